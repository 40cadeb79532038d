// Checks a draft after each change: the page at once for what it can, the server including addresses.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ImportResponse } from '@dropwise/contracts'
import { checkRows } from '../api.ts'
import { bodyOf, type ImportDraft } from './import-draft.ts'

/** Delay after a correction before the server checks, in milliseconds. The first check runs at once. */
const CHECK_DELAY_MS = 250

interface Answer {
  question: object
  response: ImportResponse | null
  error: unknown
}

/**
 * Storing is disabled until the server has checked this very draft; a briefly enabled button would disable
 * under the pointer.
 */
export function useRowCheck(draft: ImportDraft | null, isActive: boolean) {
  const [run, setRun] = useState(0)
  const question = useMemo(() => ({ draft, run }), [draft, run])
  const [answer, setAnswer] = useState<Answer | null>(null)
  const hasAsked = useRef(false)

  useEffect(() => {
    const { draft: checkedDraft } = question
    if (!isActive || !checkedDraft) return
    const abort = new AbortController()
    const waitMs = hasAsked.current ? CHECK_DELAY_MS : 0
    const timer = setTimeout(() => {
      hasAsked.current = true
      checkRows(bodyOf(checkedDraft), abort.signal).then(
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
    /** Discards results for other columns or another file. */
    clear: useCallback(() => {
      hasAsked.current = false
      setAnswer(null)
    }, []),
    recheck: useCallback(() => setRun((n) => n + 1), []),
    /** Takes the server's refusal to store as the newest result. */
    settle: (response: ImportResponse | null, error: unknown = null) =>
      setAnswer({ question, response, error }),
  }
}
