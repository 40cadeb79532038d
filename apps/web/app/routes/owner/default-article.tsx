// Renders a shipped article and converts it to Markdown.
import type { ArticlePage } from '@dropwise/contracts'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { toMarkdown } from '../../features/owner/articles/to-markdown.ts'
import { AboutPage } from '../../features/site/company-articles.tsx'
import { PrivacyPage, TermsPage } from '../../features/site/legal-articles.tsx'

const PAGES: Record<ArticlePage, ComponentType> = { privacy: PrivacyPage, terms: TermsPage, about: AboutPage }

export function defaultArticle(page: ArticlePage): string {
  const Page = PAGES[page]
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  const article = new DOMParser().parseFromString(markup, 'text/html').querySelector('article')
  return article ? toMarkdown(article) : ''
}
