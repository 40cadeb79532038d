// Texts of the live day, in the company's time zone.
import { formatLateness, wholeMinutes } from '@dropwise/contracts'
import { clock, formatDuration, windowText } from '../../lib/format.ts'
import { beginsAt, type DayView, type Reason, type VanDay } from './day.ts'
import type { LiveStop } from './types.ts'

/** Why a van is late, as a sentence without full stop. */
export function reasonText(reason: Reason, timeZone: string): string {
  switch (reason.kind) {
    case 'planned_late':
      return 'Planned later than promised'
    case 'not_left':
      return `Has not left the depot, planned ${clock(reason.plannedAt, timeZone)}`
    case 'left_late':
      return `Reached the first stop ${formatDuration(reason.seconds)} late`
    case 'still_at':
      return `At stop ${reason.sequence} since ${clock(reason.since, timeZone)}`
    case 'long_stop':
      return `Stop ${reason.sequence} took ${formatDuration(reason.seconds)} longer than planned`
    case 'slow_way':
      return `The drive to stop ${reason.sequence} took ${formatDuration(reason.seconds)} longer than planned`
    case 'behind':
      return `${wholeMinutes(reason.seconds)} behind the plan`
  }
}

/** `Stop 10, due 10:50-11:50, now 12:04`. */
export function dueText(stop: LiveStop, timeZone: string): string {
  return `Stop ${stop.sequence}, due ${windowText(stop.windowStart, stop.windowEnd, timeZone)}, now ${clock(beginsAt(stop), timeZone)}`
}

/** Drift in signed whole minutes: `+14`, `0`, `−4`. */
export function driftText(seconds: number): string {
  const minutes = Math.trunc(seconds / 60)
  if (minutes === 0) return '0'
  return minutes > 0 ? `+${minutes}` : `−${-minutes}`
}

/** A van's next step: `at 10`, `10:44`, `back 15:20`, `done`. */
export function nextText(van: VanDay, timeZone: string): string {
  if (van.current) return van.isAtStop ? `at ${van.current.sequence}` : clock(beginsAt(van.current), timeZone)
  if (van.route.status === 'finished') return 'done'
  return clock(van.route.etaReturnAt ?? van.route.returnAt, timeZone)
}

/** Spoken summary of a van: progress and lateness. */
export function vanSummary(van: VanDay): string {
  const worst = van.late[0]
  const progress = `${van.doneCount} of ${van.stops.length} stops done`
  if (worst) return `${progress}, stop ${worst.sequence} ${formatLateness(worst.lateSeconds)}`
  const drift = Math.trunc(van.route.driftSeconds / 60)
  return `${progress}, ${drift > 0 ? `${drift} min behind` : drift < 0 ? `${-drift} min ahead` : 'on plan'}`
}

/** What holds of a day that needs nobody: one that is over has nothing to spare. */
export function quietText({ stops, delivered }: DayView['counts']): string {
  if (stops === delivered) return 'Every stop was delivered.'
  return 'Every promise ahead has more than half an hour to spare, and nothing has failed.'
}

export { formatLateness }
