// Privacy, terms and about in the owner's settings: which text is published, and a link to change it.
import type { ArticlePage, OwnerArticle } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentOf } from '../../../lib/format.ts'
import { useWords } from '../../../lib/words.ts'
import { frameWords } from '../../../lib/words/frame.ts'
import { ownerArticlesWords as words } from '../../../lib/words/owner-articles.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageSpinner } from '../../../ui/skeleton.tsx'
import { articlesQuery } from './api.ts'
import { ArticleEditor, type ArticleLoader } from './article-editor.tsx'

const articleNames = (): Record<ArticlePage, string> => ({
  privacy: words('privacy'),
  terms: words('terms'),
  about: words('about'),
})

export function ArticlesSection({ loadDefault }: { loadDefault: ArticleLoader }) {
  const articles = useQuery(articlesQuery())
  const [editing, setEditing] = useState<ArticlePage | null>(null)
  const names = articleNames()
  if (!useWords(words)) return <PageSpinner />
  return (
    <Loaded query={articles} what={words('articlesNoun')} rows={3}>
      {({ items }) => (
        <ul className="max-w-[820px]">
          {items.map((article) => (
            <li key={article.page} className="border-b border-line py-2">
              <div className="flex items-center gap-3">
                <p className="min-w-0 flex-1 text-2">
                  <span className="font-mid">{names[article.page]}</span>
                  <span className="block text-1 text-ink-2">{stateOf(article)}</span>
                </p>
                <Button
                  size="s"
                  aria-expanded={editing === article.page}
                  onClick={() => setEditing(editing === article.page ? null : article.page)}
                >
                  {editing === article.page
                    ? frameWords('close')
                    : words('edit', { name: names[article.page] })}
                </Button>
              </div>
              {editing === article.page && (
                <ArticleEditor
                  key={article.version}
                  article={article}
                  name={names[article.page]}
                  loadDefault={loadDefault}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function stateOf({ content, version, writtenAt, writtenBy: name }: OwnerArticle): string {
  const time = writtenAt && momentOf(writtenAt)
  if (content === null) {
    if (!time) return words('productText')
    return name ? words('productTextBy', { time, name }) : words('productTextSince', { time })
  }
  if (!time) return words('ownText', { version })
  return name ? words('ownTextBy', { version, time, name }) : words('ownTextSince', { version, time })
}
