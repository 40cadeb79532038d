// @vitest-environment happy-dom
// Public pages in Japanese: a text in Latin letters is in no catalogue.
import { homeTitle } from '@dropwise/contracts'
import { BRAND } from '../../lib/brand-of-page.ts'
import type { ComponentType } from 'react'
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { siteHomeWords } from '../../lib/words/site-home.ts'
import { latinTexts } from '../../testing/latin-texts.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { FEATURES } from './features.ts'
import { FeaturesPage } from './features-page.tsx'
import { Home } from './home.tsx'
import { SHIPPED_PLANS } from './plans.ts'
import { PricingPage } from './pricing-page.tsx'

/** Names that all languages share. */
const NAMES = [
  BRAND.name,
  'OsmAnd',
  'OwnTracks',
  // The sample day, its companies and people.
  'Ashmouth',
  'Harbour Lane Couriers',
  'Northgate Parcels',
  'Fenwick Cold Chain',
  'Dana Whitcombe',
  'Marcus Oyelaran',
  'Irene Rask',
  // Plans, and formats of files.
  ...SHIPPED_PLANS.map(({ name }) => name),
  'XLSX',
]

const PAGES: readonly (readonly [path: string, Page: ComponentType])[] = [
  ['/', Home],
  ['/pricing', PricingPage],
  ['/features', FeaturesPage],
  ...FEATURES.map(({ id }) => [`/features?feature=${id}`, FeaturesPage] as const),
]

afterEach(() => showLanguage('en-GB'))

it.each(PAGES)('%s shows no English', async (path, Page) => {
  await showLanguage('ja')
  renderScreen(<Page />, { path, user: null, answers: {} })
  expect(document.body.textContent).toMatch(/\p{Script=Hiragana}/u)
  expect(latinTexts(NAMES)).toEqual([])
})

it('the English title of the home page is the one that the server replaces', () => {
  expect(siteHomeWords('documentTitle', { name: BRAND.name })).toBe(homeTitle(BRAND.name))
})
