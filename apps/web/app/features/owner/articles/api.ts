// Calls of the owner's articles.
import { articlePreview, ownerArticles, type ArticleBody, type ArticlePage } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'

export const articlesQuery = () =>
  queryOptions({
    queryKey: ['owner', 'articles'],
    queryFn: ({ signal }) => callApi('/owner/articles', ownerArticles, { signal }),
  })
export const versionsQuery = (page: ArticlePage) =>
  queryOptions({
    queryKey: ['owner', 'articles', page],
    queryFn: ({ signal }) => callApi(`/owner/articles/${page}/versions`, ownerArticles, { signal }),
  })
export const previewArticle = (content: string) =>
  callApi('/owner/articles/preview', articlePreview, { method: 'POST', body: { content } })
export const saveArticle = ({ page, ...body }: ArticleBody & { page: ArticlePage }) =>
  callApi(`/owner/articles/${page}`, ownerArticles, { method: 'PUT', body })
