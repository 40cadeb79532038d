// A long article: 680 px text width, table of contents, anchors.
import type { ReactNode } from 'react'
import { useLanguage } from '../../lib/language.ts'
import { useReaderWords } from '../../lib/reader-language.ts'
import { siteArticleWords as words } from '../../lib/words/site-article.ts'
import { cn } from '../../ui/cn.ts'
import { WIDTH } from './public-frame.tsx'
import { WordsOnTheWay } from './words-on-the-way.tsx'

export interface Section {
  id: string
  title: string
  body: ReactNode
}

export function ArticlePage({
  title,
  lead,
  updated,
  isEnglish = false,
  sections,
}: {
  title: string
  lead: string
  updated?: string
  /** For legal documents, whose wording no translation may change. */
  isEnglish?: boolean
  sections: Section[]
}) {
  const inEnglish = isEnglish ? ({ lang: 'en', dir: 'ltr' } as const) : {}
  if (!useReaderWords(words)) return <WordsOnTheWay />
  return (
    <div className={cn(WIDTH, 'grid gap-10 pt-16 pb-20 lg:grid-cols-[680px_1fr]')}>
      <article>
        {isEnglish && <EnglishNotice />}
        <div {...inEnglish}>
          <h1 className="text-[40px]/[46px] font-strong tracking-[-0.02em]">{title}</h1>
          <p className="site-lead">{lead}</p>
          {updated && <p className="pt-3 text-2 text-ink-2">{updated}</p>}
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} className="scroll-mt-24 pt-10 text-4">
                {section.title}
              </h2>
              <div className="site-prose pt-2">{section.body}</div>
            </section>
          ))}
        </div>
      </article>
      {sections.length > 3 && (
        <nav aria-label={words('onThisPage')} className="hidden lg:block">
          <div className="sticky top-28 ms-auto w-64 border-t border-line-2 pt-4">
            <h2 className="text-2">{words('onThisPage')}</h2>
            <ul {...inEnglish}>
              {sections.map((section) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="inline-flex min-h-7 items-center text-2 text-ink-2 hover:text-ink hover:underline"
                  >
                    {section.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      )}
    </div>
  )
}

/** Tells readers of other languages that what follows is in English. */
function EnglishNotice() {
  const language = useLanguage()
  if (language.startsWith('en')) return null
  return <p className="mb-6 rounded bg-sunk px-4 py-3 text-3">{words('inEnglish')}</p>
}
