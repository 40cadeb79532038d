// /contact: the form, business hours of the week, frequent questions (requirement 2.7-4).
import { BUSINESS_HOURS } from '@dropwise/contracts'
import { useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useIsLive } from '../../lib/is-live.ts'
import { cn } from '../../ui/cn.ts'
import { businessWeek } from './business-hours.ts'
import { ContactForm } from './contact-form.tsx'
import { CONTACT_FAQ } from './content.ts'
import { WIDTH } from './public-frame.tsx'

const NO_QUERY = new URLSearchParams()

export function ContactPage() {
  // Prerendering knows no query, so apply it after hydration without overwriting input.
  const isLive = useIsLive()
  const [params] = useSearchParams()
  const search = isLive ? params : NO_QUERY
  return (
    <div className={cn(WIDTH, 'pt-16 pb-20')}>
      <h1 className="site-h1">Ask us anything</h1>
      <p className="site-lead pt-3">A person answers, within 24 hours on weekdays.</p>
      <div className="grid gap-x-20 gap-y-12 pt-10 lg:grid-cols-[1fr_384px]">
        <ContactForm search={search} isLive={isLive} />
        <aside className="text-3">
          <BusinessHours />
          <div className="border-t border-line-2 py-6">
            <h2 className="text-3">Support for customers</h2>
            <p className="text-ink-2">
              Inside the product the question carries the day, the plan and the order with it.{' '}
              <Link to="/login" className="text-link">
                Sign in
              </Link>
            </p>
          </div>
          <div className="border-t border-line-2 py-6">
            <h2 className="text-3">Something is down?</h2>
            <p className="text-ink-2">
              The probes say so first.{' '}
              <Link to="/status" className="text-link">
                Status
              </Link>
            </p>
          </div>
        </aside>
      </div>
      <h2 className="site-h2 pt-16">Frequently asked</h2>
      <div className="grid gap-x-12 pt-6 md:grid-cols-2">
        {CONTACT_FAQ.map((item) => (
          <details key={item.question} className="group border-t border-line-2">
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

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000)
  return () => clearInterval(timer)
}
const thisMinute = (): number => Math.floor(Date.now() / 60_000) * 60_000

function BusinessHours() {
  // Null until hydration, to match the prerendered page.
  const minute = useSyncExternalStore(everyMinute, thisMinute, () => null)
  const week = minute === null ? null : businessWeek(new Date(minute))
  return (
    <div className="border-t border-line-2 py-6">
      <h2 className="text-3">Business hours</h2>
      <p className="text-ink-2">{BUSINESS_HOURS}</p>
      <div className="mt-3 grid grid-cols-7 gap-1 text-center text-1 text-ink-2" aria-hidden>
        {['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((letter, day) => (
          // eslint-disable-next-line react/no-array-index-key -- days of the week
          <div key={day}>
            <div className="relative grid h-8 items-center rounded-s bg-sunk">
              {day < 5 && (
                <div
                  className="h-3 bg-load"
                  style={{ marginLeft: `${(9 / 24) * 100}%`, width: `${(9 / 24) * 100}%` }}
                />
              )}
              {week?.day === day && (
                <div className="absolute -inset-y-1 w-0.5 bg-link" style={{ left: `${week.share * 100}%` }} />
              )}
            </div>
            <div className="pt-1">{letter}</div>
          </div>
        ))}
      </div>
      <p className="min-h-7 pt-2 text-2 text-ink-2">{week?.sentence}</p>
    </div>
  )
}
