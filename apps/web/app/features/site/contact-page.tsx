// /contact: the form, business hours of the week, frequent questions (requirement 2.7-4).
import { SUPPORT_REPLY_HOURS } from '@dropwise/contracts'
import { useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import { inWeekOrder, weekdayLetters } from '../../lib/format.ts'
import { useIsLive } from '../../lib/is-live.ts'
import { useReaderWords } from '../../lib/reader-language.ts'
import { siteContactWords as words } from '../../lib/words/site-contact.ts'
import { siteFrameWords } from '../../lib/words/site-frame.ts'
import { cn } from '../../ui/cn.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { businessWeek, CLOSES, OPENS } from './business-hours.ts'
import { contactFaq } from './contact-faq.ts'
import { ContactForm } from './contact-form.tsx'
import { WIDTH } from './public-frame.tsx'
import { WordsOnTheWay } from './words-on-the-way.tsx'

const NO_QUERY = new URLSearchParams()

export function ContactPage() {
  // Prerendering knows no query, so apply it after hydration without overwriting input.
  const isLive = useIsLive()
  const [params] = useSearchParams()
  const search = isLive ? params : NO_QUERY
  if (!useReaderWords(words)) return <WordsOnTheWay />
  return (
    <div className={cn(WIDTH, 'pt-16 pb-20')}>
      <h1 className="site-h1">{words('title')}</h1>
      <p className="site-lead pt-3">{words('lead', { hours: SUPPORT_REPLY_HOURS })}</p>
      <div className="grid gap-x-20 gap-y-12 pt-10 lg:grid-cols-[1fr_384px]">
        <ContactForm search={search} />
        <aside className="text-3">
          <BusinessHours />
          <OtherWay title={words('forCustomers')} text={words('forCustomersMore')} to="/login" />
          <OtherWay title={words('somethingDown')} text={words('somethingDownMore')} to="/status" />
        </aside>
      </div>
      <h2 className="site-h2 pt-16">{words('frequentlyAsked')}</h2>
      <div className="grid gap-x-12 pt-6 md:grid-cols-2">
        {contactFaq().map((item) => (
          <details key={item.id} className="group border-t border-line-2">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 text-[17px]/[24px] font-mid [&::-webkit-details-marker]:hidden">
              {item.question}
              <span aria-hidden className="text-4 font-text text-ink-2 group-open:hidden">
                +
              </span>
              <span aria-hidden className="hidden text-4 font-text text-ink-2 group-open:inline">
                −
              </span>
            </summary>
            <p className="pb-5 text-3 text-ink-2">{item.answer}</p>
          </details>
        ))}
      </div>
    </div>
  )
}

/** A page that answers faster than the form. */
function OtherWay({ title, text, to }: { title: string; text: string; to: string }) {
  return (
    <div className="border-t border-line-2 py-6">
      <h2 className="text-3">{title}</h2>
      <p className="text-ink-2">
        <RichText
          text={text}
          tags={{
            link: (inner) => (
              <Link to={to} className="text-link">
                {inner}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  )
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000)
  return () => clearInterval(timer)
}
const thisMinute = (): number => Math.floor(Date.now() / 60_000) * 60_000

/** Days from Monday, counted from 0. */
const DAYS = [0, 1, 2, 3, 4, 5, 6]
const FIRST_OF_WEEKEND = 5
const shareOfDay = (hours: number): string => `${(hours / 24) * 100}%`

function BusinessHours() {
  // Null until hydration, to match the prerendered page.
  const minute = useSyncExternalStore(everyMinute, thisMinute, () => null)
  const week = minute === null ? null : businessWeek(new Date(minute))
  const letters = weekdayLetters()
  return (
    <div className="border-t border-line-2 py-6">
      <h2 className="text-3">{words('businessHours')}</h2>
      <p className="text-ink-2">{siteFrameWords('businessHours')}</p>
      <div className="mt-3 grid grid-cols-7 gap-1 text-center text-1 text-ink-2" aria-hidden>
        {inWeekOrder(DAYS).map((day, column) => (
          <div key={day}>
            <div className="relative grid h-8 items-center rounded-s bg-sunk">
              {day < FIRST_OF_WEEKEND && (
                <div
                  className="h-3 bg-load"
                  style={{ marginInlineStart: shareOfDay(OPENS), width: shareOfDay(CLOSES - OPENS) }}
                />
              )}
              {week?.day === day && (
                <div
                  className="absolute -inset-y-1 w-0.5 bg-link"
                  style={{ insetInlineStart: `${week.share * 100}%` }}
                />
              )}
            </div>
            <div className="pt-1">{letters[column]}</div>
          </div>
        ))}
      </div>
      <p className="min-h-7 pt-2 text-2 text-ink-2">{week?.sentence}</p>
    </div>
  )
}
