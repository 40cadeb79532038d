// Makes an API call from the page and keeps its response.
import { useState } from 'react'
import { developersWords as words } from '../../lib/words/developers.ts'
import type { Operation } from './document.ts'
import { emptyDraft, requestOf } from './example.ts'

export interface TriedAnswer {
  /** Null: no response. */
  status: number | null
  milliseconds: number
  text: string
}

/** Longest displayed response, in characters. */
const SHOWN = 20_000

export function useTryIt(operation: Operation, base: string, apiKey: string) {
  const [draft, setDraft] = useState(() => emptyDraft(operation))
  const [answer, setAnswer] = useState<TriedAnswer | null>(null)
  const [isRunning, setRunning] = useState(false)
  const request = requestOf(base, operation, draft, apiKey)
  const run = async () => {
    setRunning(true)
    const startedAt = performance.now()
    const took = () => Math.round(performance.now() - startedAt)
    try {
      const { method, headers, body } = request
      const response = await fetch(request.url, { method, headers, ...(body !== undefined && { body }) })
      setAnswer({ status: response.status, milliseconds: took(), text: pretty(await response.text()) })
    } catch (error) {
      const text = error instanceof Error ? error.message : words('serverUnreachable')
      setAnswer({ status: null, milliseconds: took(), text })
    } finally {
      setRunning(false)
    }
  }
  return {
    draft,
    setValue: (name: string, value: string) =>
      setDraft((before) => ({ ...before, values: { ...before.values, [name]: value } })),
    setBody: (body: string) => setDraft((before) => ({ ...before, body })),
    setFile: (file: File | null) => setDraft((before) => ({ ...before, file })),
    request,
    run,
    isRunning,
    answer,
  }
}

function pretty(text: string): string {
  const visibleText =
    text.length > SHOWN
      ? `${text.slice(0, SHOWN)}\n… ${words('charactersInAll', { count: text.length })}`
      : text
  try {
    return text.length > SHOWN ? visibleText : JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return visibleText
  }
}
