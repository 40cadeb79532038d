// Runs checks, three at a time, ten seconds each, and keeps the results.
import { DIAGNOSTICS_TIMEOUT_MS, HEALTH_DEGRADED_MS } from '@dropwise/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { loadConfig } from '../../lib/config.ts'
import { judge, type CheckState } from '../../lib/health.ts'
import { isFailedToFetch } from '../../lib/lost-request.ts'
import type { Check } from './checks.ts'
import { BRAND } from '../../lib/brand-of-page.ts'

export interface Result {
  id: string
  name: string
  state: CheckState
  answer: string
  elapsedMs: number | null
}

export interface Diagnostics {
  results: Result[]
  isRunning: boolean
  startedAt: Date | null
  run: () => void
  stop: () => void
}

const AT_ONCE = 3
const FAILED_TO_RUN = 'Diagnostics failed to run'
const pending = (checks: Check[]): Result[] =>
  checks.map(({ id, name }) => ({ id, name, state: 'pending', answer: 'not started', elapsedMs: null }))

/** Without configuration optional checks are skipped. */
async function configured(checks: Check[]): Promise<Check[]> {
  const config = await loadConfig().catch(() => null)
  return checks.filter(({ isConfigured }) => !isConfigured || (config !== null && isConfigured(config)))
}

/** Starts when the page opens. */
export function useDiagnostics(checks: Check[]): Diagnostics {
  const [results, setResults] = useState(() => pending(checks.filter((check) => !check.isConfigured)))
  const [isRunning, setRunning] = useState(false)
  const [startedAt, setStartedAt] = useState<Date | null>(null)
  const stopper = useRef<AbortController | null>(null)

  const run = useCallback(() => {
    stopper.current?.abort()
    const controller = new AbortController()
    stopper.current = controller
    setResults(pending(checks.filter((check) => !check.isConfigured)))
    setRunning(true)
    setStartedAt(new Date())
    const set = (id: string, change: Partial<Result>) => {
      if (!controller.signal.aborted)
        setResults((old) => old.map((result) => (result.id === id ? { ...result, ...change } : result)))
    }
    const work = async (queue: Check[]) => {
      for (let check = queue.shift(); check && !controller.signal.aborted; check = queue.shift()) {
        set(check.id, { state: 'running', answer: 'waiting for the answer' })
        set(check.id, await runOne(check, controller.signal))
      }
    }
    const all = async () => {
      const queue = await configured(checks)
      if (!controller.signal.aborted) setResults(pending(queue))
      await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue)))
      if (!controller.signal.aborted) setRunning(false)
    }
    void all()
  }, [checks])

  const stop = useCallback(() => {
    stopper.current?.abort()
    setRunning(false)
    setResults((old) =>
      old.map((result) =>
        result.state === 'running' ? { ...result, state: 'pending', answer: 'stopped' } : result,
      ),
    )
  }, [])

  useEffect(() => {
    const start = setTimeout(run)
    return () => {
      clearTimeout(start)
      stopper.current?.abort()
    }
  }, [run])

  return { results, isRunning, startedAt, run, stop }
}

async function runOne(check: Check, stop: AbortSignal): Promise<Partial<Result>> {
  const startedAt = performance.now()
  const timeout = AbortSignal.timeout(DIAGNOSTICS_TIMEOUT_MS)
  const elapsed = () => Math.round(performance.now() - startedAt)
  try {
    const { state, answer } = await check.run(AbortSignal.any([stop, timeout]))
    const elapsedMs = elapsed()
    const isSlow = state === 'success' && elapsedMs > HEALTH_DEGRADED_MS
    return { state: isSlow ? 'slow' : state, answer, elapsedMs }
  } catch (error) {
    if (timeout.aborted)
      return {
        state: 'timeout',
        answer: 'Request timeout - please check your connection',
        elapsedMs: elapsed(),
      }
    return { state: 'error', answer: reasonOf(error), elapsedMs: elapsed() }
  }
}

/** Distinguishes no response from a request the browser could not make (requirement 2.7-6). */
function reasonOf(error: unknown): string {
  if (isFailedToFetch(error)) return 'No response: blocked or cut off on its way'
  return `${FAILED_TO_RUN}: ${error instanceof Error ? error.message : String(error)}`
}

/** The report as text for a mail. */
export function reportText(results: Result[], startedAt: Date | null): string {
  const finishedResults = results.filter((result) => !['pending', 'running'].includes(result.state))
  const width = Math.max(...results.map((result) => result.id.length)) + 2
  return [
    `${BRAND.name} diagnostics ${(startedAt ?? new Date()).toISOString()}`,
    `${'page'.padEnd(width)}${window.location.origin}`,
    `${'browser'.padEnd(width)}${navigator.userAgent}, ${navigator.onLine ? 'online' : 'offline'}`,
    ...results.map(
      (result) =>
        `${result.id.padEnd(width)}${result.state.padEnd(9)}${result.answer}${result.elapsedMs === null ? '' : `  ${result.elapsedMs} ms`}`,
    ),
    `${'overall'.padEnd(width)}${finishedResults.length < results.length ? `${finishedResults.length} of ${results.length} done` : judge(finishedResults, 'checks').summary}`,
  ].join('\n')
}

/** Likely cause and next step, from the failed checks. */
export function explain(
  results: Result[],
  isOnline: boolean,
): { text: string; links: { to: string; label: string }[] } {
  const bad = new Set(
    results
      .filter((result) => result.state === 'error' || result.state === 'timeout')
      .map((result) => result.id),
  )
  const isDone = results.every((result) => result.state !== 'pending' && result.state !== 'running')
  const status = { to: '/status', label: 'Status page' }
  const mail = { to: '/escalation', label: 'Send us the report' }
  if (!isOnline)
    return {
      text: 'This device is offline. Check the cable, the Wi-Fi or the mobile data, then run again.',
      links: [],
    }
  if (bad.size === 0 && isDone && judge(results).overall === 'degraded')
    return {
      text: `Degraded: ${judge(results, 'checks').summary}. Everything responds, and some of it takes longer than ${HEALTH_DEGRADED_MS / 1_000} s. Try again in a while, or see the status page.`,
      links: [status, mail],
    }
  if (bad.size === 0)
    return {
      text: isDone
        ? 'All systems operational. If a page still does not work, reload it or clear its local state.'
        : 'Everything responds so far.',
      links: isDone ? [{ to: '/recovery', label: 'Clear local state' }] : [],
    }
  if (bad.has('untouched') || bad.has('blockable'))
    return {
      text: 'Something in this browser changes or blocks requests, most likely an extension. Try a private window, or allow this site in the extension.',
      links: [{ to: '/extension-diagnostics', label: 'Browser extension check' }],
    }
  if (bad.has('storage'))
    return {
      text: 'This browser stores nothing for this site, so you cannot stay signed in. Leave private mode or allow storage for this site.',
      links: [],
    }
  if (bad.has('clock'))
    return {
      text: 'The clock of this device is wrong, so sign-ins look expired. Let the device set its clock automatically.',
      links: [],
    }
  if (bad.size === 1 && bad.has('realtime'))
    return {
      text: 'Everything responds except live updates: a proxy or company firewall between us blocks WebSockets. Pages refresh by themselves every 30 s meanwhile.',
      links: [{ to: '/help', label: 'Help Center' }, mail],
    }
  if (results.every((result) => result.state !== 'success' && result.state !== 'slow') && isDone)
    return {
      text: 'Nothing responds. Either your network cannot reach us, or we are down: the status page tells you which.',
      links: [status, mail],
    }
  return {
    text: 'Your connection works, but part of our side does not respond. That is ours to fix; the report tells us where to look.',
    links: [status, mail],
  }
}
