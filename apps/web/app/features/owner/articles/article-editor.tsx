// Edits one article as Markdown with a preview, its earlier versions, and a reset to the shipped text.
import type { ArticlePage, OwnerArticle } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../../lib/api.ts'
import { momentOf } from '../../../lib/format.ts'
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
        title="The text could not be loaded"
        {...describeError(built.error)}
        onRetry={() => void built.refetch()}
      />
    )
  if (begin === undefined) return <SkeletonRows rows={6} label="Loading the text" />
  return <Draft article={article} name={name} begin={begin} />
}

function Draft({ article, name, begin }: { article: OwnerArticle; name: string; begin: string }) {
  const { page, version, content } = article
  const [text, setText] = useState(begin)
  const [isReverting, setReverting] = useState(false)
  const preview = useAction(previewArticle)
  const save = useAction(saveArticle, (_saved, { content: saved }) =>
    saved === null
      ? `${name} shows the text of the product`
      : `${name} saved. Pages show it from their next load on`,
  )
  const versions = useQuery(versionsQuery(page))
  const hasTitle = /^# \S/.test(text.trim())
  return (
    <div className="grid gap-3 py-3">
      <TextArea
        label={`Text of ${name}, as Markdown`}
        rows={16}
        className="font-mono"
        hint="# title, ## heading, - list, **bold**, [words](/contact)"
        error={hasTitle ? undefined : 'Begin with the title: # Privacy'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          disabled={!hasTitle || text === begin || save.isPending}
          onClick={() => save.mutate({ page, content: text, version })}
        >
          Save {name}
        </Button>
        <Button disabled={!hasTitle || preview.isPending} onClick={() => preview.mutate(text)}>
          Preview
        </Button>
        {content !== null && <Button onClick={() => setReverting(true)}>Use the text of the product</Button>}
      </div>
      {preview.data && (
        <section aria-label={`Preview of ${name}`} className="rounded border border-line bg-page px-5 py-4">
          {/* The server renders this HTML and removes scripts. */}
          <div className="site-prose site-own" dangerouslySetInnerHTML={{ __html: preview.data.html }} />
        </section>
      )}
      {(versions.data?.items.length ?? 0) > 0 && (
        <ul aria-label={`Versions of ${name}`} className="text-2">
          {versions.data?.items.map((one) => (
            <li key={one.version} className="flex items-center gap-3 border-t border-line py-1.5">
              <span className="min-w-0 flex-1">
                Version {one.version}
                <span className="block text-1 text-ink-2">
                  {one.writtenAt && momentOf(one.writtenAt)}
                  {one.writtenBy && ` by ${one.writtenBy}`}
                  {one.content === null && ', the text of the product'}
                </span>
              </span>
              {one.content !== null && (
                <Button size="s" onClick={() => setText(one.content!)}>
                  Put version {one.version} into the editor
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Confirm
        isOpen={isReverting}
        onClose={() => setReverting(false)}
        title={`Show the text of the product under ${name}?`}
        description="Your text stays among the versions."
        facts={[]}
        confirmLabel="Use the text of the product"
        isDangerous={false}
        isBusy={save.isPending}
        onConfirm={() =>
          save.mutate({ page, content: null, version }, { onSettled: () => setReverting(false) })
        }
      />
    </div>
  )
}
