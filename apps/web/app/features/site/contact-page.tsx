// /contact: the form, business hours as a week, questions asked often (requirement 2.7-4).
import { BUSINESS_HOURS, CONTACT_SUBJECTS } from '@dropwise/contracts'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useIsLive } from '../../lib/is-live.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { businessWeek } from './business-hours.ts'
import { CONTACT_FAQ } from './content.ts'
import { WIDTH } from './public-frame.tsx'

const SUBJECT_LABELS: Record<(typeof CONTACT_SUBJECTS)[number], string> = {
  general: 'General',
  sales: 'Sales',
  support: 'Support',
  partnership: 'Partnership',
  demo: 'Demo',
}
const SENT = "Thank you for your message! We'll get back to you within 24 hours."
const FAILED = 'Failed to send message. Please try again.'
const MESSAGE_LIMIT = 5_000

const NO_QUERY = new URLSearchParams()

export function ContactPage() {
  // The prerendered page knows no query: it comes in once the page lives, and what was typed by then stays.
  const isLive = useIsLive()
  const [asked] = useSearchParams()
  const search = isLive ? asked : NO_QUERY
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
      <h2 className="site-h2 pt-16">Asked often</h2>
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

type State =
  | { kind: 'editing' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  | { kind: 'failed'; message: string }

function ContactForm({ search, isLive }: { search: URLSearchParams; isLive: boolean }) {
  const [state, setState] = useState<State>({ kind: 'editing' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  // One key a filled form: a double click or a retry after a lost answer stores one message.
  const key = useRef<string | null>(null)
  const about = search.get('about')
  const wanted = CONTACT_SUBJECTS.find((subject) => subject === search.get('subject')) ?? 'general'
  const [chosen, setSubject] = useState<(typeof CONTACT_SUBJECTS)[number] | null>(null)
  const subject = chosen ?? wanted
  const message = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (about && message.current?.value === '') message.current.value = `About: ${about}\n\n`
  }, [about])

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.kind === 'sending') return
    const form = event.currentTarget
    const data = Object.fromEntries(new FormData(form)) as Record<string, string>
    const found = validate(data)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) {
      form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    setState({ kind: 'sending' })
    key.current ??= crypto.randomUUID()
    try {
      const response = await fetch('/api/v1/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key.current },
        body: JSON.stringify({ ...data, subject }),
        signal: AbortSignal.timeout(15_000),
      })
      if (response.ok) {
        key.current = null
        form.reset()
        setSubject(null)
        setState({ kind: 'sent' })
        return
      }
      const body = (await response.json().catch(() => null)) as {
        code?: string
        message?: string
        hint?: string
      } | null
      if (response.status === 400 || response.status === 409) key.current = null
      setState({
        kind: 'failed',
        message:
          response.status === 429 && body?.message ? `${body.message} ${body.hint ?? ''}`.trim() : FAILED,
      })
    } catch {
      setState({ kind: 'failed', message: FAILED })
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      aria-label="Contact"
      className="grid content-start gap-x-4 gap-y-5 md:grid-cols-2"
    >
      <TextField
        label="Name"
        name="name"
        size="l"
        autoComplete="name"
        maxLength={200}
        error={errors.name}
        required
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        size="l"
        autoComplete="email"
        maxLength={254}
        error={errors.email}
        required
      />
      <TextField
        label={<Optional name="Company" />}
        name="company"
        size="l"
        autoComplete="organization"
        maxLength={200}
      />
      <TextField
        label={<Optional name="Phone" />}
        name="phone"
        type="tel"
        size="l"
        autoComplete="tel"
        maxLength={40}
      />
      <fieldset className="md:col-span-2">
        <legend className="pb-1.5 text-3 font-mid">
          <Optional name="Subject" />
        </legend>
        <div className="flex flex-wrap gap-2">
          {CONTACT_SUBJECTS.map((value) => (
            <label
              key={value}
              className="flex h-11 items-center rounded border border-line-2 px-4 text-3 has-checked:border-link has-checked:bg-select has-checked:font-mid has-checked:shadow-[0_0_0_1px_var(--link)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
            >
              <input
                type="radio"
                name="subject"
                value={value}
                checked={subject === value}
                onChange={() => setSubject(value)}
                className="sr-only"
              />
              {SUBJECT_LABELS[value]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="md:col-span-2 [&_label]:text-3 [&_textarea]:px-3 [&_textarea]:text-3">
        <TextArea
          label="Message"
          name="message"
          rows={5}
          maxLength={MESSAGE_LIMIT}
          error={errors.message}
          ref={message}
          required
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 md:col-span-2">
        <Button
          type="submit"
          variant="primary"
          size="l"
          disabled={!isLive || state.kind === 'sending'}
          className="px-5"
        >
          {state.kind === 'sending' ? 'Sending...' : 'Send message'}
        </Button>
        <p className="text-2 text-ink-2">
          We use this to answer you, nothing else.{' '}
          <Link to="/privacy" className="text-link">
            Privacy
          </Link>
        </p>
      </div>
      <div role="status" className="text-3 md:col-span-2">
        {state.kind === 'sent' && (
          <p className="flex items-start gap-2 border-t border-line pt-4 text-ok-ink">
            <Check className="mt-0.5 size-4 shrink-0" aria-hidden />
            {SENT}
          </p>
        )}
        {state.kind === 'failed' && (
          <p className="border-t border-line pt-4 text-bad-ink">{state.message} Your text is still here.</p>
        )}
      </div>
    </form>
  )
}

function validate(data: Record<string, string>): Record<string, string> {
  const errors: Record<string, string> = {}
  if (!data.name?.trim()) errors.name = 'Enter your name'
  if (!data.email?.trim()) errors.email = 'Enter your email address'
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(data.email.trim()))
    errors.email = 'This email address is not complete'
  if (!data.message?.trim()) errors.message = 'Write a message'
  return errors
}

function Optional({ name }: { name: string }) {
  return (
    <>
      {name} <span className="font-text text-ink-2">optional</span>
    </>
  )
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000)
  return () => clearInterval(timer)
}
const thisMinute = (): number => Math.floor(Date.now() / 60_000) * 60_000

function BusinessHours() {
  // Null until hydration, so that the prerendered page and the first paint agree.
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
