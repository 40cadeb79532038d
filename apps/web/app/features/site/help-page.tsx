// /help: instant search over short articles, topics below (requirement 2.7-3).
import { SUPPORT_REPLY_HOURS } from '@dropwise/contracts'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useEarlyInput } from '../../lib/early-input.ts'
import { useReaderWords } from '../../lib/reader-language.ts'
import { siteFrameWords } from '../../lib/words/site-frame.ts'
import { siteHelpWords as words } from '../../lib/words/site-help.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { articles, JOINED_SCRIPT, searchArticles, topicText, TOPICS, type Article } from './help-content.ts'
import { WIDTH } from './public-frame.tsx'
import { WordsOnTheWay } from './words-on-the-way.tsx'

export function HelpPage() {
  if (!useReaderWords(words)) return <WordsOnTheWay />
  const all = articles()
  return (
    <>
      <div className="bg-(--deep) text-white">
        <div className={cn(WIDTH, 'pt-12 pb-12')}>
          <h1 className="text-[38px]/[46px] font-strong tracking-[-0.02em]">
            {siteFrameWords('helpCenter')}
          </h1>
          <HelpSearch />
        </div>
      </div>
      <div className={cn(WIDTH, 'pt-14 pb-20')}>
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {TOPICS.map((topic) => (
            <section key={topic} aria-labelledby={`topic-${topic}`}>
              <h2 id={`topic-${topic}`} className="border-b border-line-2 pb-2 text-4">
                {topicText(topic)}
              </h2>
              {all
                .filter((article) => article.topic === topic)
                .map((article) => (
                  <details
                    key={article.id}
                    id={article.id}
                    name="article"
                    className="group scroll-mt-24 border-b border-line"
                  >
                    <summary className="text-link flex min-h-10 list-none items-center text-3 [&::-webkit-details-marker]:hidden">
                      {article.title}
                    </summary>
                    <p className="pb-4 text-3 text-ink-2">{article.answer}</p>
                  </details>
                ))}
            </section>
          ))}
        </div>
        <div className="mt-14 grid gap-6 border-y border-line-2 py-6 md:grid-cols-2">
          <div className="flex items-center justify-between gap-4">
            <p className="text-3">
              <b className="block font-mid">{words('askAPerson')}</b>
              <span className="text-ink-2">
                {words('replyAndHours', {
                  businessHours: siteFrameWords('businessHours'),
                  hours: SUPPORT_REPLY_HOURS,
                })}
              </span>
            </p>
            <ButtonLink to="/contact?subject=support" size="l">
              {siteFrameWords('contact')}
            </ButtonLink>
          </div>
          <div className="flex items-center justify-between gap-4 max-md:flex-col max-md:items-start">
            <p className="text-3">
              <b className="block font-mid">{words('usOrYou')}</b>
              <span className="text-ink-2">{words('usOrYouMore')}</span>
            </p>
            <ButtonLink to="/network-diagnostics" size="l">
              {words('networkDiagnostics')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  )
}

function HelpSearch() {
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const input = useEarlyInput(setQuery)
  const navigate = useNavigate()
  const listId = useId()
  const hits = searchArticles(query).slice(0, 6)
  const isOpen = query.trim().length > 1

  const openArticle = (article: Article) => {
    setQuery('')
    const details = document.getElementById(article.id)
    if (details instanceof HTMLDetailsElement) details.open = true
    void navigate(`#${article.id}`, { preventScrollReset: true })
    details?.scrollIntoView({ block: 'center' })
    details?.querySelector('summary')?.focus()
  }

  return (
    <div className="relative mt-4 max-w-[760px] text-ink">
      <div className="flex h-14 items-center gap-3 rounded border-2 border-link bg-raised px-4">
        <Search className="size-5 shrink-0 text-ink-2" aria-hidden />
        <input
          ref={input}
          role="combobox"
          aria-label={words('search')}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && hits[at] ? `${listId}-${at}` : undefined}
          value={query}
          placeholder={words('searchExample')}
          className="h-full min-w-0 flex-1 bg-transparent text-[17px] outline-none"
          onChange={(event) => {
            setQuery(event.target.value)
            setAt(0)
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') setAt((i) => Math.min(i + 1, hits.length - 1))
            else if (event.key === 'ArrowUp') setAt((i) => Math.max(i - 1, 0))
            else if (event.key === 'Enter' && hits[at]) openArticle(hits[at])
            else if (event.key === 'Escape') setQuery('')
            else return
            event.preventDefault()
          }}
        />
        {isOpen && (
          <span className="text-2 text-ink-2" role="status">
            {words('answersFound', { count: hits.length })}
          </span>
        )}
      </div>
      {isOpen && (
        <div className="float-in absolute inset-x-0 top-full z-10 mt-1 rounded bg-raised p-1.5 shadow-float">
          <div id={listId} role="listbox" aria-label={words('answers')}>
            {hits.map((article, i) => (
              // The field keeps the focus and handles the keys.
              <div
                key={article.id}
                id={`${listId}-${i}`}
                role="option"
                tabIndex={-1}
                aria-selected={i === at}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => openArticle(article)}
                onKeyDown={() => {}}
                onMouseMove={() => setAt(i)}
                className={cn('cursor-pointer rounded-s px-3 py-2', i === at && 'bg-select')}
              >
                <span className="flex justify-between gap-4 text-3 font-mid">
                  <Marked text={article.title} query={query} />
                  <span className="text-2 font-text text-ink-2">{topicText(article.topic)}</span>
                </span>
                <span className="line-clamp-1 text-2 text-ink-2">
                  <Marked text={article.answer} query={query} />
                </span>
              </div>
            ))}
          </div>
          <p className="mt-1 border-t border-line px-3 pt-2 pb-1 text-2 text-ink-2">
            <RichText
              text={words(hits.length === 0 ? 'noneFound' : 'notThere')}
              tags={{
                link: (text) => (
                  <Link to="/contact?subject=support" className="text-link">
                    {text}
                  </Link>
                ),
              }}
            />
          </p>
        </div>
      )}
    </div>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  const queryWords = query
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1)
  if (queryWords.length === 0) return <span>{text}</span>
  const anyWord = queryWords.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  // Where words are written together, one may begin anywhere.
  const start = JOINED_SCRIPT.test(query) ? '' : '(?<![\\p{L}\\p{M}\\p{N}])'
  const pattern = new RegExp(`${start}(${anyWord})`, 'giu')
  return (
    <span>
      {text.split(pattern).map((part, i) =>
        i % 2 === 1 ? (
          // eslint-disable-next-line react/no-array-index-key -- pieces of one text
          <mark key={i} className="bg-transparent text-inherit underline decoration-2 underline-offset-2">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </span>
  )
}
