// Articles of the public site over HTTP: anyone reads them; owners edit them with a preview and a history.
import {
  ARTICLE_PAGES,
  articleBody,
  articlePreview,
  articlePreviewBody,
  articleResponse,
  ownerArticles,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { allowAnyone, requirePlatformOwner } from '../../platform/access.ts'
import { renderArticle } from '../../platform/articles.ts'
import type { Platform } from '../../platform/platform.ts'
import { listArticles, listVersions, writeArticle } from './articles.ts'
import { ownerId } from './tenant-routes.ts'

const config = { access: requirePlatformOwner() }
const tags = ['Owner: platform']
const params = z.object({ page: z.enum(ARTICLE_PAGES) })
const response = { 200: ownerArticles }

export function articleRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { asService, brand } = platform

  api.get(
    '/articles/:page',
    {
      config: { access: allowAnyone() },
      schema: { summary: 'Retrieve a public article', params, response: { 200: articleResponse } },
    },
    async ({ params: { page } }) => {
      const article = (await brand.read()).articles.find((candidate) => candidate.page === page)
      return { page, html: article?.html ?? null, changedAt: article?.changedAt ?? null }
    },
  )
  api.get(
    '/owner/articles',
    { config, schema: { tags, summary: 'List the public articles', response } },
    async () => ({ items: await asService('articles', ({ trx }) => listArticles(trx)) }),
  )
  api.get(
    '/owner/articles/:page/versions',
    { config, schema: { tags, summary: 'List the versions of an article', params, response } },
    async ({ params: { page } }) => ({
      items: await asService('versions of an article', ({ trx }) => listVersions(trx, page)),
    }),
  )
  api.post(
    '/owner/articles/preview',
    {
      config: { ...config, keepResponse: false },
      schema: {
        tags,
        summary: 'Preview an article',
        body: articlePreviewBody,
        response: { 200: articlePreview },
      },
    },
    ({ body: { content } }) => ({ html: renderArticle(content) }),
  )
  api.put(
    '/owner/articles/:page',
    {
      config,
      schema: {
        tags,
        summary: 'Replace a public article',
        description: 'Takes Markdown that starts with the title. Null restores the text of the product.',
        params,
        body: articleBody,
        response,
      },
    },
    async (request) => {
      const {
        params: { page },
        body,
      } = request
      const items = await asService('write an article', async ({ trx }) => {
        await writeArticle(trx, page, body, ownerId(request))
        return listArticles(trx)
      })
      brand.forget()
      return { items }
    },
  )
}
