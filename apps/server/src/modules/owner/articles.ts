// The owner's articles for the public site: every change adds a version, and the site shows the newest.
import { ARTICLE_PAGES, type ArticleBody, type ArticlePage, type OwnerArticle } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'

const VERSIONS_SHOWN = 100

interface ArticleRow extends Omit<OwnerArticle, 'writtenAt'> {
  writtenAt: Date
}

const toItem = ({ writtenAt, ...row }: ArticleRow): OwnerArticle => ({
  ...row,
  writtenAt: writtenAt.toISOString(),
})

/** Each page with its newest version. */
export async function listArticles(trx: Trx): Promise<OwnerArticle[]> {
  const { rows } = await sql<ArticleRow>`
    select distinct on (page) page, version, content, written_by as "writtenBy", written_at as "writtenAt"
    from public.article_versions order by page, version desc`.execute(trx)
  return ARTICLE_PAGES.map((page) => {
    const row = rows.find((newest) => newest.page === page)
    return row ? toItem(row) : { page, version: 0, content: null, writtenBy: null, writtenAt: null }
  })
}

/** All versions of a page, the newest first. */
export async function listVersions(trx: Trx, page: ArticlePage): Promise<OwnerArticle[]> {
  const { rows } = await sql<ArticleRow>`
    select page, version, content, written_by as "writtenBy", written_at as "writtenAt" from public.article_versions
    where page = ${page} order by version desc limit ${VERSIONS_SHOWN}`.execute(trx)
  return rows.map(toItem)
}

/** Throws article_changed when a newer version than the edited one exists. */
export async function writeArticle(
  trx: Trx,
  page: ArticlePage,
  { content, version }: ArticleBody,
  ownerId: string,
): Promise<void> {
  const { rows } = await sql`
    insert into public.article_versions (page, version, content, written_by)
    select ${page}, ${version} + 1, ${content}, (select p.email from public.profiles p where p.id = ${ownerId})
    where ${version} = coalesce((select max(v.version) from public.article_versions v where v.page = ${page}), 0)
    on conflict do nothing returning version`.execute(trx)
  if (rows.length === 0) throw errors.article_changed()
}
