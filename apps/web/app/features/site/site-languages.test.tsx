// @vitest-environment happy-dom
// Public pages in Japanese: a text in Latin letters is in no catalogue.
import { homeTitle } from '@dropwise/contracts'
import { BRAND } from '../../lib/brand-of-page.ts'
import type { ComponentType } from 'react'
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { siteHomeWords } from '../../lib/words/site-home.ts'
import { siteArticleWords } from '../../lib/words/site-article.ts'
import { latinTexts } from '../../testing/latin-texts.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { CareersPage } from './careers-page.tsx'
import { AboutPage } from './company-articles.tsx'
import { ContactPage } from './contact-page.tsx'
import { FEATURES } from './features.ts'
import { FeaturesPage } from './features-page.tsx'
import { HelpPage } from './help-page.tsx'
import { Home } from './home.tsx'
import { PrivacyPage } from './legal-articles.tsx'
import { SHIPPED_PLANS } from './plans.ts'
import { PricingPage } from './pricing-page.tsx'
import { StatusPage } from './status-page.tsx'
import { SupportPage } from './support-page.tsx'
import { SecurityPage, TrustPage } from './trust-articles.tsx'

/** Names that all languages share. */
const NAMES = [
  BRAND.name,
  'OsmAnd',
  'OwnTracks',
  'Traccar Client',
  'OpenStreetMap',
  'contributors',
  'Open Database License',
  'PostgreSQL',
  'TypeScript',
  'argon2id',
  'TOTP',
  'npm run region',
  'zip',
  // Zones of time.
  'PST',
  'UTC',
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
  ['/about', AboutPage],
  ['/careers', CareersPage],
  ['/contact', ContactPage],
  ['/help', HelpPage],
  ['/security', SecurityPage],
  ['/status', StatusPage],
  ['/support', SupportPage],
  ['/trust', TrustPage],
  ...FEATURES.map(({ id }) => [`/features?feature=${id}`, FeaturesPage] as const),
]

afterEach(() => showLanguage('en-GB'))

it.each(PAGES)('[M94] %s shows no English', async (path, Page) => {
  await showLanguage('ja')
  renderScreen(<Page />, { path, user: null, answers: {} })
  expect(document.body.textContent).toMatch(/\p{Script=Hiragana}/u)
  expect(latinTexts(NAMES)).toEqual([])
})

it('the English title of the home page is the one that the server replaces', () => {
  expect(siteHomeWords('documentTitle', { name: BRAND.name })).toBe(homeTitle(BRAND.name))
})

it('a legal document says in the reader’s language that it is in English, and is marked as English', async () => {
  await showLanguage('ja')
  const { screen } = renderScreen(<PrivacyPage />, { path: '/privacy', user: null, answers: {} })
  const notice = screen.getByText(siteArticleWords('inEnglish'))
  expect(notice.textContent).toMatch(/\p{Script=Hiragana}/u)
  expect(notice.closest('[lang=en]')).toBeNull()
  const title = screen.getByRole('heading', { level: 1 })
  expect(title.closest('[lang=en][dir=ltr]')).not.toBeNull()
})

it('a legal document says nothing of its language to readers of English', () => {
  const { screen } = renderScreen(<PrivacyPage />, { path: '/privacy', user: null, answers: {} })
  expect(screen.queryByText(siteArticleWords('inEnglish'))).toBeNull()
})
