// The rule for delivery windows: the end is after the start. Shared by import, API, form and bulk change.
import { IMPORT_PROBLEMS } from '../errors.ts'
import { instantOf, parseClock } from '../time.ts'

/** One end of a window: seconds after local midnight, a time such as `14:30`, or nothing for an open end. */
export type WindowEnd = number | string | null | undefined

export interface WindowProblem {
  code: 'window_reversed'
  message: string
}

/** The problem of a window; null when valid, or when an end is not a time. */
export function checkWindow(start: WindowEnd, end: WindowEnd): WindowProblem | null {
  const [from, to] = [secondsOf(start), secondsOf(end)]
  if (from === null || to === null || to > from) return null
  return { code: 'window_reversed', message: IMPORT_PROBLEMS.window_reversed }
}

/** Windows of an order on its day; null for an open end. */
export interface OrderWindows {
  date: string
  /** RFC 3339. */
  windowStart: string | null
  windowEnd: string | null
  /** Such as `14:00-16:00`, in `timeZone`. */
  otherWindows: readonly string[]
}

/**
 * The window that applies at a moment in milliseconds: the last that opened before it, else the first. Same
 * as app.window_at.
 */
export function windowAt(
  { date, windowStart, windowEnd, otherWindows }: OrderWindows,
  at: number,
  timeZone: string,
): { from: number | null; to: number | null } {
  const first = { from: windowStart && Date.parse(windowStart), to: windowEnd && Date.parse(windowEnd) }
  const main = { from: first.from || null, to: first.to || null }
  if (otherWindows.length === 0) return main
  const instant = (clock = '') => instantOf(date, parseClock(clock) ?? 0, timeZone).getTime()
  const others = otherWindows.map((word) => {
    const [from, to] = word.split('-')
    return { from: instant(from), to: instant(to) }
  })
  const inTurn = [main, ...others].toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))
  return inTurn.findLast(({ from }) => (from ?? 0) <= at) ?? inTurn[0] ?? main
}

function secondsOf(end: WindowEnd): number | null {
  return typeof end === 'string' ? parseClock(end) : (end ?? null)
}
