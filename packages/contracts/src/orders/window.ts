// The one rule for a delivery window: it ends after it starts. Import, API, form and bulk change all ask here.
import { IMPORT_PROBLEMS } from '../errors.ts'
import { parseClock } from '../time.ts'

/** One end of a window: seconds after local midnight, a clock such as `14:30`, or nothing for an open end. */
export type WindowEnd = number | string | null | undefined

export interface WindowProblem {
  code: 'window_reversed'
  message: string
}

/** What is wrong with a window; null when nothing is, or when an end is no clock time at all. */
export function checkWindow(start: WindowEnd, end: WindowEnd): WindowProblem | null {
  const [from, to] = [secondsOf(start), secondsOf(end)]
  if (from === null || to === null || to > from) return null
  return { code: 'window_reversed', message: IMPORT_PROBLEMS.window_reversed }
}

function secondsOf(end: WindowEnd): number | null {
  return typeof end === 'string' ? parseClock(end) : (end ?? null)
}
