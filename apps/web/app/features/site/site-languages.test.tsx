// @vitest-environment happy-dom
// Public pages in Japanese: a text in Latin letters is in no catalogue.
import { BRAND } from '../../lib/brand-of-page.ts'
import type { ComponentType } from 'react'
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { latinTexts } from '../../testing/latin-texts.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { FEATURES } from './features.ts'
import { FeaturesPage } from './features-page.tsx'

/** Names of products and protocols. */
const NAMES = [BRAND.name, 'OsmAnd', 'OwnTracks']

const PAGES: readonly (readonly [path: string, Page: ComponentType])[] = [
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
