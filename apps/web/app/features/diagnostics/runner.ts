// Runs checks, three at a time, ten seconds each, and keeps the results.
import { DIAGNOSTICS_TIMEOUT_MS, HEALTH_DEGRADED_MS } from '@dropwise/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { loadConfig } from '../../lib/config.ts'
import { judge, type CheckState } from '../../lib/health.ts'
import { isFailedToFetch } from '../../lib/lost-request.ts'
import type { Check } from './checks.ts'
import { BRAND } from '../../lib/brand-of-page.ts'
import { diagnosticsWords as words } from '../../lib/words/diagnostics.ts'

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
const pending = (checks: Check[]): Result[] =>
  checks.map(({ id, name }) => ({ id, name, state: 'pending', answer: words('notStarted'), elapsedMs: null }))

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
        set(check.id, { state: 'running', answer: words('waitingForTheAnswer') })
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
        answer: words('requestTimeoutPleaseCheckYour'),
        elapsedMs: elapsed(),
      }
    return { state: 'error', answer: reasonOf(error), elapsedMs: elapsed() }
  }
}

/** Distinguishes no response from a request the browser could not make (requirement 2.7-6). */
function reasonOf(error: unknown): string {
  if (isFailedToFetch(error)) return words('noResponse')
  return words('failedToRun', { problem: error instanceof Error ? error.message : String(error) })
}

/** Failed and slow checks, as far as there are any. */
function countsOf(results: readonly Result[]): string {
  const failed = results.filter(({ state }) => state === 'error' || state === 'timeout').length
  const slow = results.filter(({ state }) => state === 'slow').length
  return [
    ...(failed > 0 ? [words('failedOf', { failed, count: results.length })] : []),
    ...(slow > 0 ? [words('slowOf', { slow, count: results.length })] : []),
  ].join(', ')
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
    `${'overall'.padEnd(width)}${finishedResults.length < results.length ? words('doneOf', { done: finishedResults.length, count: results.length }) : countsOf(finishedResults) || words('allWell')}`,
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
  const status = { to: '/status', label: words('statusPage') }
  const mail = { to: '/escalation', label: words('sendUsTheReport') }
  if (!isOnline)
    return {
      text: words('thisDeviceIsOfflineCheck'),
      links: [],
    }
  if (bad.size === 0 && isDone && judge(results).overall === 'degraded')
    return {
      text: words('degradedEverythingRespondsAndSome', {
        counts: countsOf(results),
        seconds: HEALTH_DEGRADED_MS / 1_000,
      }),
      links: [status, mail],
    }
  if (bad.size === 0)
    return {
      text: isDone ? words('allSystemsOperationalIfA') : words('everythingRespondsSoFar'),
      links: isDone ? [{ to: '/recovery', label: words('clearLocalState') }] : [],
    }
  if (bad.has('untouched') || bad.has('blockable'))
    return {
      text: words('somethingInThisBrowserChanges'),
      links: [{ to: '/extension-diagnostics', label: words('browserExtensionCheck') }],
    }
  if (bad.has('storage'))
    return {
      text: words('thisBrowserStoresNothingFor'),
      links: [],
    }
  if (bad.has('clock'))
    return {
      text: words('theClockOfThisDevice'),
      links: [],
    }
  if (bad.size === 1 && bad.has('realtime'))
    return {
      text: words('everythingRespondsExceptLiveUpdates'),
      links: [{ to: '/help', label: words('helpCenter') }, mail],
    }
  if (results.every((result) => result.state !== 'success' && result.state !== 'slow') && isDone)
    return {
      text: words('nothingRespondsEitherYourNetwork'),
      links: [status, mail],
    }
  return {
    text: words('yourConnectionWorksButPart'),
    links: [status, mail],
  }
}
