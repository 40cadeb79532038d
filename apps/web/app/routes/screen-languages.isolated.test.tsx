// @vitest-environment happy-dom
// Every screen of owners, companies and recipients, and of sign-in, with data of every kind, in Japanese: a text in Latin letters
// is in no catalogue, or came in English from the server. One file for all, since a file with a replaced module loads every screen.
import {
  builtInFor,
  deliveryNotice,
  DEMO_TRACKING_NUMBER,
  LANGUAGES,
  MAIL_LANGUAGES,
  RECIPIENT_MAIL_TYPES,
  RECIPIENT_NOTICES,
} from '@dropwise/contracts'
import { waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { BRAND } from '../lib/brand-of-page.ts'
import { InPageLanguage } from '../lib/tracking-language.tsx'
import { showLanguage, useEveryArrival } from '../lib/language.ts'
import { commonWords } from '../lib/words/common.ts'
import { isIssue, latinTexts } from '../testing/latin-texts.ts'
import { COMPANY, DISPATCHER, renderScreen } from '../testing/render-screen.tsx'
import { sampleOf } from '../testing/sample-answer.ts'

vi.mock('../lib/api.ts', async (original) => ({
  ...(await original<object>()),
  callApi: async (_path: string, schema: z.ZodType) => sampleOf(schema),
}))

// The client of accounts answers for a session only.
vi.mock('../features/sign-in/second-step.ts', async (original) => ({
  ...(await original<object>()),
  readSecondStep: async () => ({ id: '1', since: '2026-11-24T09:00:00Z' }),
}))

const modules = import.meta.glob<{ default: ComponentType }>([
  './{account,auth,customer,tenant}/*.tsx',
  '!./*/*layout.tsx',
  '!./tenant/open-panel.tsx',
  // Leaves at once.
  '!./auth/sign-out.tsx',
  '!./**/*.test.tsx',
])
const NOTHING_TOLD = { company: '', reference: '', street: null, timeZone: 'UTC', eta: null }
const OF_A_DELIVERY = ['customer/track', 'customer/feedback']
/** Texts of the samples and of this test. */
const DATA = [
  COMPANY.name,
  DISPATCHER.name,
  DISPATCHER.email,
  DEMO_TRACKING_NUMBER,
  'sample@data.example',
  'https://data.example/',
  'Asia/Tokyo',
  COMPANY.timeZone,
  COMPANY.currency,
  ...Object.values(LANGUAGES),
  ...Object.values(MAIL_LANGUAGES),
  BRAND.name,
  // Examples of a site and of a host.
  'https://shop.example',
  'track.example.com',
  // Columns of a file of driving speeds.
  'hour',
  'monday',
  'sunday',
  'workdays',
  'weekend',
  'iPhone',
  // Mails have no Japanese: those of recipients show in English, and a text for readers of German in German.
  ...RECIPIENT_NOTICES.map((kind) => deliveryNotice(kind, NOTHING_TOLD, 'en').title),
  ...RECIPIENT_MAIL_TYPES.map((type) => builtInFor(type, 'de').subject),
  ...RECIPIENT_MAIL_TYPES.map((type) => builtInFor(type, 'en').subject),
  // The page of this test that links lead to.
  'Another page',
  // An example of what people type into a filter.
  'R7、Ropewalk',
]
const SCREENS = Object.keys(modules).map((file) => file.slice('./'.length, -'.tsx'.length))

/** What screens read beside the API: rows of tables, and the person who is signed in. */
const ROWS = {
  'GET /rest/v1/profiles': {
    id: DISPATCHER.userId,
    email: 'sample@data.example',
    first_name: '見本',
    last_name: '見本',
    phone: null,
    locale: 'ja',
    notification_choices: {},
    created_at: '2026-11-24T09:00:00Z',
  },
  'GET /rest/v1/tenants': { settings: {} },
  'GET /auth/v1/recovery-codes': { left: 3, total: 10 },
  'GET /auth/v1/user': {
    id: DISPATCHER.userId,
    email: 'sample@data.example',
    app_metadata: {},
    user_metadata: {},
    aud: 'authenticated',
    created_at: '2026-11-24T09:00:00Z',
    factors: [],
    identities: [],
  },
}

/** For a screen to read its data and texts, which needs no network, on a busy machine. */
const PATIENCE_MS = 30_000

afterEach(() => showLanguage('en-GB'))

/** Renders again when texts arrive, as root.tsx does. */
function Page({ Screen }: { Screen: ComponentType }) {
  useEveryArrival()
  return (
    <InPageLanguage>
      <Screen />
    </InPageLanguage>
  )
}

/** Renders a screen in Japanese and waits for its data and for the catalogues of its parts. */
async function expectNoEnglish(
  Screen: ComponentType,
  options: NonNullable<Parameters<typeof renderScreen>[1]>,
  englishTexts: () => string[],
): Promise<void> {
  await showLanguage('ja')
  const { container, screen } = renderScreen(<Page Screen={Screen} />, options)
  await waitFor(() => expect(container.querySelector('[aria-busy=true], .late-in')).toBeNull(), {
    timeout: PATIENCE_MS,
  })
  // A sample that the screen cannot show would pass unseen.
  expect(screen.queryAllByRole('button', { name: commonWords('retry') })).toEqual([])
  // The catalogue of a part that the screen loaded arrives a moment later.
  await waitFor(() => expect(englishTexts()).toEqual([]), { timeout: PATIENCE_MS })
}

it.each(SCREENS)('%s shows its data without English', async (name) => {
  const { default: Screen } = await modules[`./${name}.tsx`]!()
  const isOfDelivery = OF_A_DELIVERY.includes(name)
  const options = {
    path: isOfDelivery ? `/${name}/${DEMO_TRACKING_NUMBER}` : `/${name}`,
    ...(isOfDelivery ? { route: `/${name}/:number` } : {}),
    user: name.startsWith('customer/')
      ? { ...DISPATCHER, role: 'customer' as const, tenantId: null }
      : DISPATCHER,
    answers: { '*': () => [], ...ROWS },
  }
  await expectNoEnglish(Screen, options, () => latinTexts(DATA))
})

describe('the owner’s screens', () => {
  const ownerModules = import.meta.glob<{ default: ComponentType }>([
    './owner/*.tsx',
    '!./owner/{layout,glance,default-article}.tsx',
  ])
  const ID = '33333333-3333-4333-8333-333333333333'
  /** What is open on a screen. */
  const OPEN = [
    `billing?invoice=${ID}`,
    'plans?plan=new',
    'subscriptions?show=ended',
    `support?ticket=${ID}`,
    `tenants?company=${ID}`,
  ]
  const OWNER_SCREENS = Object.keys(ownerModules).map((file) => file.slice('./owner/'.length, -'.tsx'.length))
  /** Texts of the samples, and what stays Latin in every language. */
  const OWNER_DATA = [
    'sample@data.example',
    'https://data.example/',
    'Asia/Tokyo',
    'year USD 990',
    'USD',
    'VAT',
    // Commands on the server.
    'npm run owner -- --mail ADDRESS',
    'npm run owner -- --allow-any-address',
  ]

  it.each([...OWNER_SCREENS, ...OPEN])('%s shows its data without English', async (address) => {
    const [name] = address.split('?')
    const { default: Screen } = await ownerModules[`./owner/${name}.tsx`]!()
    const options = {
      path: `/owner/${address}`,
      user: { ...DISPATCHER, role: 'owner' as const, tenantId: null },
      answers: { '*': () => [] },
    }
    await expectNoEnglish(Screen, options, () => latinTexts(OWNER_DATA).filter((text) => !isIssue(text)))
  })
})

const WITH_TOKENS = '#access_token=a.b.c&refresh_token=r1&type=recovery'
const EXPIRED =
  '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired'

it.each([
  ['auth/reset-password', WITH_TOKENS],
  ['auth/reset-password', EXPIRED],
  ['auth/sign-in-link', EXPIRED],
  ['auth/verify-email', EXPIRED],
])('%s shows people who are signed out no English with the link %s', async (name, hash) => {
  await showLanguage('ja')
  const { default: Screen } = await modules[`./${name}.tsx`]!()
  window.history.replaceState(null, '', `/${hash}`)
  const { screen } = renderScreen(<Page Screen={Screen} />, { path: `/${name}`, user: null })
  await screen.findByRole('heading')
  await waitFor(() => expect(latinTexts(DATA)).toEqual([]), { timeout: PATIENCE_MS })
})
