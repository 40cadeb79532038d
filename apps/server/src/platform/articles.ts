// The owner's articles for the public site: Markdown in, HTML without scripts out.
import { ARTICLE_PAGES, type ArticlePage } from '@dropwise/contracts'
import { sql } from 'kysely'
import markdownIt from 'markdown-it'
import type { Trx } from './db/scope.ts'

export interface Article {
  page: ArticlePage
  version: number
  html: string
  changedAt: string
}

/** Shows HTML as text, allows links to http, https, mail and pages of the site, and drops pictures. */
const markdown = markdownIt({ html: false }).disable('image')

export const renderArticle = (content: string): string => markdown.render(content)

/** The owner's articles, by page. */
export async function readArticles(trx: Trx): Promise<Article[]> {
  const { rows } = await sql<{ page: ArticlePage; version: number; content: string | null; at: Date }>`
    select distinct on (page) page, version, content, written_at as at from public.article_versions
    order by page, version desc`.execute(trx)
  return rows.flatMap(({ page, version, content, at }) =>
    content === null ? [] : [{ page, version, html: renderArticle(content), changedAt: at.toISOString() }],
  )
}

/** Built files of a page, also under its second address. */
const FILES: Record<ArticlePage, RegExp> = {
  privacy: /\/privacy(?:-policy)?\/index\.html$/,
  terms: /\/terms(?:-of-service)?\/index\.html$/,
  about: /\/about\/index\.html$/,
}

/** The article that a built file shows. */
export const articleOf = (file: string): ArticlePage | undefined =>
  ARTICLE_PAGES.find((page) => FILES[page].test(file.replaceAll('\\', '/')))
