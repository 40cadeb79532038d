// Edits one article as Markdown with a preview, its earlier versions, and a reset to the shipped text.
import type { ArticlePage, OwnerArticle } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../lib/api.ts'
import { momentOf } from '../../../lib/format.ts'
import { ownerArticlesWords as words } from '../../../lib/words/owner-articles.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useAction } from '../use-action.ts'
import { previewArticle, saveArticle, versionsQuery } from './api.ts'

/** Loads the shipped text as Markdown. */
export type ArticleLoader = (page: ArticlePage) => Promise<string>

/** Starts with the owner's text, else with the shipped one. */
export function ArticleEditor({
  article,
  name,
  loadDefault,
}: {
  article: OwnerArticle
  name: string
  loadDefault: ArticleLoader
}) {
  const { page, content } = article
  const built = useQuery({
    queryKey: ['built article', page],
    queryFn: () => loadDefault(page),
    enabled: content === null,
    staleTime: Infinity,
  })
  const begin = content ?? built.data
  if (built.error)
    return (
      <ErrorState
        title={words('notLoaded')}
        {...describeError(built.error)}
        onRetry={() => void built.refetch()}
      />
    )
  if (begin === undefined) return <SkeletonRows rows={6} label={words('loading')} />
  return <Draft article={article} name={name} begin={begin} />
}

function Draft({ article, name, begin }: { article: OwnerArticle; name: string; begin: string }) {
  const { page, version, content } = article
  const [text, setText] = useState(begin)
  const [isReverting, setReverting] = useState(false)
  const preview = useAction(previewArticle)
  const save = useAction(saveArticle, (_saved, { content: saved }) =>
    saved === null ? words('showsProductText', { name }) : words('saved', { name }),
  )
  const versions = useQuery(versionsQuery(page))
  const hasTitle = /^# \S/.test(text.trim())
  return (
    <div className="grid gap-3 py-3">
      <TextArea
        label={words('markdownOf', { name })}
        rows={16}
        className="font-mono"
        hint={words('markdownHint')}
        error={hasTitle ? undefined : words('beginWithTitle')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={!hasTitle || text === begin || save.isPending}
          onClick={() => save.mutate({ page, content: text, version })}
        >
          {words('save', { name })}
        </Button>
        <Button disabled={!hasTitle || preview.isPending} onClick={() => preview.mutate(text)}>
          {words('preview')}
        </Button>
        {content !== null && <Button onClick={() => setReverting(true)}>{words('useProductText')}</Button>}
      </div>
      {preview.data && (
        <section
          aria-label={words('previewOf', { name })}
          className="rounded border border-line bg-page px-5 py-4"
        >
          {/* The server renders this HTML and removes scripts. */}
          <div className="site-prose site-own" dangerouslySetInnerHTML={{ __html: preview.data.html }} />
        </section>
      )}
      {(versions.data?.items.length ?? 0) > 0 && (
        <ul aria-label={words('versionsOf', { name })} className="text-2">
          {versions.data?.items.map((one) => (
            <li key={one.version} className="flex items-center gap-3 border-t border-line py-1.5">
              <span className="min-w-0 flex-1">
                {words('version', { version: one.version })}
                <span className="block text-1 text-ink-2">{originOf(one)}</span>
              </span>
              {one.content !== null && (
                <Button size="s" onClick={() => setText(one.content!)}>
                  {words('putIntoEditor', { version: one.version })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Confirm
        isOpen={isReverting}
        onClose={() => setReverting(false)}
        title={words('revertQuestion', { name })}
        description={words('revertMore')}
        facts={[]}
        confirmLabel={words('useProductText')}
        isDangerous={false}
        isBusy={save.isPending}
        onConfirm={() =>
          save.mutate({ page, content: null, version }, { onSettled: () => setReverting(false) })
        }
      />
    </div>
  )
}

/** When a version was written, and by whom. */
function originOf({ content, writtenAt, writtenBy: name }: OwnerArticle): string {
  if (!writtenAt) return words('productText')
  const time = momentOf(writtenAt)
  if (content === null)
    return name ? words('writtenProductBy', { time, name }) : words('writtenProduct', { time })
  return name ? words('writtenBy', { time, name }) : time
}
