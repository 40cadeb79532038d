// Tests that every claim of the public site has an existing test, and that untrue claims do not appear.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { trialSteps } from '../trial/steps.ts'
import { AGREED, CLAIMS, NOT_YET } from './claims.ts'
import { contactFaq } from './contact-faq.ts'
import { FEATURE_DETAILS } from './feature-details.ts'
import { FEATURES } from './features.ts'
import { articles } from './help-content.ts'
import { SHIPPED_PLANS } from './plans.ts'

const APP = join(import.meta.dirname, '../..')
const ROOT = join(APP, '../../..')

/** One key per promising text. */
const promised = [
  ...FEATURES.flatMap(({ id }) => [
    `feature.${id}`,
    ...FEATURE_DETAILS[id]().facts.map(([name]) => `feature.${id}.${name}`),
  ]),
  ...contactFaq().map(({ id }) => `faq.${id}`),
  ...articles().map(({ id }) => `help.${id}`),
  ...SHIPPED_PLANS.flatMap(({ features }) => features.map((feature) => `plan.${feature}`)),
  ...trialSteps().map(([when]) => `trial.${when}`),
]

it('ties every claim to a test, and keeps none that nobody makes', () => {
  expect([...new Set(promised)].toSorted()).toEqual([...Object.keys(CLAIMS), ...AGREED].toSorted())
})

it.each(Object.entries(CLAIMS))('%s is proved by a test that exists', (_claim, [file, title]) => {
  const path = join(ROOT, file)
  expect(existsSync(path), file).toBe(true)
  expect(readFileSync(path, 'utf8')).toContain(title)
})

it('says nothing that is not so yet, in any text of the site, the help and the trial', () => {
  const catalogues = readdirSync(join(APP, 'lib/words')).filter((name) => /^(site|trial)[\w-]*$/.test(name))
  const folders = [
    'features/site',
    'features/trial',
    'routes/public',
    'routes/auth',
    ...catalogues.map((area) => `lib/words/${area}`),
  ]
  const files = folders.flatMap((folder) =>
    readdirSync(join(APP, folder))
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('claims'))
      .map((name) => join(APP, folder, name)),
  )
  const tooEarly = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ')
    return NOT_YET.filter((pattern) => pattern.test(text)).map((pattern) => `${file}: ${String(pattern)}`)
  })
  expect(tooEarly).toEqual([])
})
