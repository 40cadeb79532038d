// Sends the contact form: validation, one message per submission, result.
import { CONTACT_SUBJECTS } from '@dropwise/contracts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { currentLanguage } from '../../lib/language.ts'
import { siteContactWords as words } from '../../lib/words/site-contact.ts'

export type ContactSubject = (typeof CONTACT_SUBJECTS)[number]

export type ContactState =
  | { kind: 'editing' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  | { kind: 'failed'; message: string }

const LIMIT_MS = 15_000

/** State of the contact form. Uncontrolled fields keep text typed before hydration, and need no form library. */
export function useContactForm(search: URLSearchParams) {
  const [state, setState] = useState<ContactState>({ kind: 'editing' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  // One key per filled form: a double click or retry stores one message.
  const key = useRef<string | null>(null)
  const message = useRef<HTMLTextAreaElement>(null)
  const [chosenSubject, setSubject] = useState<ContactSubject | null>(null)
  const subject =
    chosenSubject ?? CONTACT_SUBJECTS.find((each) => each === search.get('subject')) ?? 'general'
  const about = search.get('about')
  useEffect(() => {
    if (about && message.current?.value === '')
      message.current.value = `${words('about', { subject: about })}\n\n`
  }, [about])

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (state.kind === 'sending') return
    const form = event.currentTarget
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>
    const foundProblems = problemsOf(values)
    setErrors(foundProblems)
    const first = Object.keys(foundProblems)[0]
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setState({ kind: 'sending' })
    key.current ??= crypto.randomUUID()
    const { isOver, ...result } = await post({ ...values, subject }, key.current)
    if (isOver) key.current = null
    if (result.state.kind === 'sent') {
      form.reset()
      setSubject(null)
    }
    setState(result.state)
  }

  return { state, errors, subject, setSubject, message, send }
}

/** `isOver`: the next attempt is a new message. */
async function post(body: object, key: string): Promise<{ state: ContactState; isOver: boolean }> {
  try {
    const response = await fetch('/api/v1/contact', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': currentLanguage(),
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (response.ok) return { state: { kind: 'sent' }, isOver: true }
    return {
      state: { kind: 'failed', message: await reasonOf(response) },
      isOver: response.status === 400 || response.status === 409,
    }
  } catch {
    return { state: { kind: 'failed', message: words('failed') }, isOver: false }
  }
}

async function reasonOf(response: Response): Promise<string> {
  if (response.status !== 429) return words('failed')
  const body = (await response.json().catch(() => null)) as { message?: string; hint?: string } | null
  return body?.message ? `${body.message} ${body.hint ?? ''}`.trim() : words('failed')
}

function problemsOf(values: Record<string, string>): Record<string, string> {
  const problems: Record<string, string> = {}
  if (!values.name?.trim()) problems.name = words('enterName')
  if (!values.email?.trim()) problems.email = words('enterEmail')
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim())) problems.email = words('emailIncomplete')
  if (!values.message?.trim()) problems.message = words('enterMessage')
  return problems
}
