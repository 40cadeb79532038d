// @vitest-environment happy-dom
// Tests that every sentence of the public articles states its basis, and that the basis exists.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ARTICLE_CLAIMS } from './claims-in-articles.ts'
import { AboutPage, SupportPage } from './company-articles.tsx'
import { PrivacyPage, TermsPage } from './legal-articles.tsx'
import { SecurityPage, TrustPage } from './trust-articles.tsx'

const ROOT = join(import.meta.dirname, '../../../../..')
const PAGES = {
  ABOUT: AboutPage,
  SUPPORT: SupportPage,
  PRIVACY: PrivacyPage,
  TERMS: TermsPage,
  SECURITY: SecurityPage,
  TRUST: TrustPage,
}

function sentencesOf(Page: () => React.ReactNode): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('article p, article li, article dd')]
    .map((block) => (block.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => !text.startsWith('Last changed'))
    .flatMap((text) => text.split(/(?<=[.?!])\s+(?=[A-Z])/))
}

describe.each(Object.entries(PAGES))('%s', (name, Page) => {
  const claims = ARTICLE_CLAIMS[name as keyof typeof PAGES]

  it('says no sentence without its ground, and keeps none that it does not say', () => {
    expect([...new Set(sentencesOf(Page))].toSorted()).toEqual(Object.keys(claims).toSorted())
  })

  it('rests on tests that exist', () => {
    const missing = Object.entries(claims).flatMap(([sentence, ground]) => {
      if (typeof ground === 'string') return []
      const [file, title] = ground
      const path = join(ROOT, file)
      return existsSync(path) && readFileSync(path, 'utf8').includes(title) ? [] : [`${sentence} ${file}`]
    })
    expect(missing).toEqual([])
  })
})
