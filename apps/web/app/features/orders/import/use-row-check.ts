// Asks the server about a draft after each change. The page answers at once for what it can see; the server adds addresses.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ImportResponse } from '@dropwise/contracts'
import { checkRows } from '../api.ts'
import { bodyOf, type ImportDraft } from './import-draft.ts'

/** Wait after the last correction before the server checks again, in milliseconds. What was never checked does not wait. */
const CHECK_DELAY_MS = 250

interface Answer {
  question: object
  response: ImportResponse | null
  error: unknown
}

/**
 * Until the server has answered this very draft, nothing may be stored: a button that is open for the moment
 * before the check begins would close under the pointer.
 */
export function useRowCheck(draft: ImportDraft | null, isActive: boolean) {
  const [run, setRun] = useState(0)
  const question = useMemo(() => ({ draft, run }), [draft, run])
  const [answer, setAnswer] = useState<Answer | null>(null)
  const hasAsked = useRef(false)

  useEffect(() => {
    const { draft: asked } = question
    if (!isActive || !asked) return
    const abort = new AbortController()
    const waitMs = hasAsked.current ? CHECK_DELAY_MS : 0
    const timer = setTimeout(() => {
      hasAsked.current = true
      checkRows(bodyOf(asked), abort.signal).then(
        (response) => setAnswer({ question, response, error: null }),
        (error: unknown) => {
          if (!abort.signal.aborted)
            setAnswer((old) => ({ question, response: old?.response ?? null, error }))
        },
      )
    }, waitMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [isActive, question])

  return {
    response: answer?.response ?? null,
    error: answer?.error ?? null,
    isChecking: isActive && answer?.question !== question,
    /** Forgets what was said about other columns or another file. */
    clear: useCallback(() => {
      hasAsked.current = false
      setAnswer(null)
    }, []),
    recheck: useCallback(() => setRun((n) => n + 1), []),
    /** Takes the server's refusal to store as its newest answer. */
    settle: (response: ImportResponse | null, error: unknown = null) =>
      setAnswer({ question, response, error }),
  }
}
