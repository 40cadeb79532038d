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

/** In milliseconds; null for an open end. */
export interface WindowSpan {
  from: number | null
  to: number | null
}

/**
 * The window that applies at a moment: of those that contain it the last to open, else the last that opened before it,
 * else the first. Same as app.window_at.
 */
export function spanAt<Span extends WindowSpan>(spans: readonly Span[], at: number): Span | undefined {
  const inTurn = spans.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))
  const opened = inTurn.filter(({ from }) => (from ?? 0) <= at)
  return opened.findLast(({ to }) => to === null || at <= to) ?? opened.at(-1) ?? inTurn[0]
}

/** Windows as times, without overlaps: those that touch are one. */
export function joinSpans(spans: readonly WindowSpan[]): WindowSpan[] {
  const joined: WindowSpan[] = []
  for (const span of spans.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))) {
    const last = joined.at(-1)
    if (!last || (last.to !== null && (span.from ?? 0) > last.to)) joined.push({ ...span })
    else last.to = last.to === null || span.to === null ? null : Math.max(last.to, span.to)
  }
  return joined
}

/** All windows of an order, its first one first. */
export function windowsOf(
  { date, windowStart, windowEnd, otherWindows }: OrderWindows,
  timeZone: string,
): [WindowSpan, ...WindowSpan[]] {
  const first = { from: windowStart && Date.parse(windowStart), to: windowEnd && Date.parse(windowEnd) }
  const instant = (clock = '') => instantOf(date, parseClock(clock) ?? 0, timeZone).getTime()
  const others = otherWindows.map((word) => {
    const [from, to] = word.split('-')
    return { from: instant(from), to: instant(to) }
  })
  return [{ from: first.from || null, to: first.to || null }, ...others]
}

function secondsOf(end: WindowEnd): number | null {
  return typeof end === 'string' ? parseClock(end) : (end ?? null)
}
