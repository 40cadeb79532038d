// Tests that no page, mail or file contains a product name, since the owner chooses it.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const SOURCES = '{apps,packages}/**/*.{ts,tsx,css,html,svg,webmanifest,txt,sql}'
const NOT_SHIPPED =
  /(?:^|\/)(?:node_modules|build|\.react-router|test|fixtures)\/|\.test\.tsx?$|(?:^|[/-])testing\.ts$/

/** Files with the literal name, and why. Texts for people use `BRAND` in pages and `readBrand` on the server. */
const NAMES: Record<string, string> = {
  'packages/contracts/src/constants.ts': 'the one place',
  'apps/web/public/driver.webmanifest': 'the server writes the brand in its place',
  'apps/web/public/site.webmanifest': 'the server writes the brand in its place',
  'apps/server/src/modules/webhooks/sign.ts': 'a user agent, which receivers may look for',
  'packages/client/src/cli.ts': 'the client of the API carries its name',
  'packages/client/src/client.ts': 'the client of the API carries its name',
  'packages/client/src/commands.ts': 'the client of the API carries its name',
  'packages/client/src/errors.ts': 'the client of the API carries its name',
  'packages/client/src/index.ts': 'the client of the API carries its name',
  'packages/roads/src/clients/geocoder-http.ts': 'a user agent, which services ask for',
  'packages/db/src/embedded.ts': "the operator's terminal",
  'packages/db/migrations/before-0.1/0001_create_app_functions.sql': 'a comment',
  'packages/db/migrations/before-0.1/0008_open_accounts.sql': 'a function that a later migration replaced',
}
/** Files that use the default name, and for what. */
const TAKES_DEFAULT: Record<string, string> = {
  'apps/server/src/main.ts': "the operator's terminal",
  'apps/server/src/http/brand-in-files.ts': 'what stands in built files',
  'apps/server/src/http/security-txt.ts': 'no contact was chosen',
  'apps/server/src/platform/brand.ts': 'no brand was chosen',
  'apps/server/src/modules/billing/terms.ts': 'no seller was chosen',
  'apps/server/src/modules/planning/export/read-day.ts': 'no brand was chosen',
  'apps/web/app/lib/brand-of-page.ts': 'as it is built',
  'apps/web/app/features/owner/emails/use-mail-head.ts': 'mails under no brand have no head',
  'apps/web/app/features/site/site-logo.tsx': 'its letters are fixed',
  'apps/web/service-worker/push.ts': 'the server writes the brand in its place',
  'packages/contracts/src/constants.ts': 'the one place',
  'packages/contracts/src/brand.ts': 'colours of its own need no rule',
  'packages/contracts/src/api/billing.ts': 'no seller was chosen',
  'packages/contracts/src/mail/brand.ts': 'colours of buttons under no brand, which a brand replaces',
  'packages/contracts/src/mail/drafts.ts': 'values of variables that a mail does not give',
}

const files = globSync(SOURCES, { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !NOT_SHIPPED.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
const pathsWith = (pattern: RegExp) =>
  files.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).toSorted()

describe('the name of the product', () => {
  it('is written in one place, and in a few that no other brand shows', () => {
    expect(files.length).toBeGreaterThan(1_000)
    expect(pathsWith(/Dropwise/)).toEqual(Object.keys(NAMES).toSorted())
  })

  it('is read from the constant where there is no brand', () => {
    expect(pathsWith(/\b(?:PRODUCT_NAME|SUPPORT_EMAIL|DEFAULT_BRAND)\b/)).toEqual(
      Object.keys(TAKES_DEFAULT).toSorted(),
    )
  })
})
