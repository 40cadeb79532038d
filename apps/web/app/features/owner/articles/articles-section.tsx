// Privacy, terms and about in the owner's settings: which text is published, and a link to change it.
import type { ArticlePage, OwnerArticle } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentOf } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { articlesQuery } from './api.ts'
import { ArticleEditor, type ArticleLoader } from './article-editor.tsx'

const ARTICLE_NAMES: Record<ArticlePage, string> = {
  privacy: 'Privacy',
  terms: 'Terms of service',
  about: 'About',
}

export function ArticlesSection({ loadDefault }: { loadDefault: ArticleLoader }) {
  const articles = useQuery(articlesQuery())
  const [editing, setEditing] = useState<ArticlePage | null>(null)
  return (
    <Loaded query={articles} what="articles" rows={3}>
      {({ items }) => (
        <ul className="max-w-[820px]">
          {items.map((article) => (
            <li key={article.page} className="border-b border-line py-2">
              <div className="flex items-center gap-3">
                <p className="min-w-0 flex-1 text-2">
                  <span className="font-mid">{ARTICLE_NAMES[article.page]}</span>
                  <span className="block text-1 text-ink-2">{stateOf(article)}</span>
                </p>
                <Button
                  size="s"
                  aria-expanded={editing === article.page}
                  onClick={() => setEditing(editing === article.page ? null : article.page)}
                >
                  {editing === article.page ? 'Close' : `Edit ${ARTICLE_NAMES[article.page]}`}
                </Button>
              </div>
              {editing === article.page && (
                <ArticleEditor
                  key={article.version}
                  article={article}
                  name={ARTICLE_NAMES[article.page]}
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

function stateOf({ content, version, writtenAt, writtenBy }: OwnerArticle): string {
  const when = writtenAt ? `, ${momentOf(writtenAt)}${writtenBy ? ` by ${writtenBy}` : ''}` : ''
  return content === null ? `The text of the product${when}` : `Your text, version ${version}${when}`
}
