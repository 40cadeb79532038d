// An article that the owner may replace. The server puts the owner's text into the page; navigation within
// the site fetches it.
import { articleResponse, type ArticlePage } from '@dropwise/contracts'
import { useEffect, useState, type ReactNode } from 'react'
import { BRAND } from '../../lib/brand-of-page.ts'
import { siteArticleWords as words } from '../../lib/words/site-article.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WIDTH } from './width.ts'

/** `html` is null without a text of the owner's. */
type State = { html: string | null } | 'loading' | 'failed'

/** `children` is the shipped text. */
export function OwnArticle({ page, children }: { page: ArticlePage; children: ReactNode }) {
  return BRAND.ownArticles.includes(page) ? <Written page={page}>{children}</Written> : children
}

function Written({ page, children }: { page: ArticlePage; children: ReactNode }) {
  const inPage = BRAND.article?.page === page ? BRAND.article.html : undefined
  const [state, setState] = useState<State>(inPage === undefined ? 'loading' : { html: inPage })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (inPage !== undefined) return undefined
    const controller = new AbortController()
    fetch(`/api/v1/articles/${page}`, { signal: controller.signal })
      .then(async (response) => setState({ html: articleResponse.parse(await response.json()).html }))
      .catch(() => controller.signal.aborted || setState('failed'))
    return () => controller.abort()
  }, [page, inPage, tries])
  const html = typeof state === 'object' ? state.html : undefined
  if (html === null) return children
  return (
    <div className={cn(WIDTH, 'grid gap-10 pt-16 pb-20 lg:grid-cols-[680px_1fr]')}>
      {state === 'loading' && <Skeleton className="h-96" />}
      {state === 'failed' && (
        <div role="alert">
          <p className="pb-3">{words('notLoaded')}</p>
          <Button onClick={() => setTries(tries + 1)}>{words('tryAgain')}</Button>
        </div>
      )}
      {/* The server renders this HTML without scripts, and the page contains the same markup. Nobody says in which
          language the owner writes. */}
      {html !== undefined && (
        <article
          className="site-prose site-own"
          lang=""
          dir="auto"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </div>
  )
}
