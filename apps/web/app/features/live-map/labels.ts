// Texts of the live day, in the company's time zone.
import { clock, formatDuration, formatLateness, wholeMinutes, windowText } from '../../lib/format.ts'
import { liveWords } from '../../lib/words/live.ts'
import { beginsAt, type DayView, type Reason, type VanDay } from './day.ts'
import type { LiveStop } from './types.ts'

/** Why a van is late, as a sentence without full stop. */
export function reasonText(reason: Reason, timeZone: string): string {
  switch (reason.kind) {
    case 'planned_late':
      return liveWords('plannedLate')
    case 'not_left':
      return liveWords('notLeft', { time: clock(reason.plannedAt, timeZone) })
    case 'left_late':
      return liveWords('leftLate', { duration: formatDuration(reason.seconds) })
    case 'still_at':
      return liveWords('stillAt', {
        sequence: reason.sequence,
        time: clock(reason.since, timeZone),
      })
    case 'long_stop':
      return liveWords('longStop', {
        sequence: reason.sequence,
        duration: formatDuration(reason.seconds),
      })
    case 'slow_way':
      return liveWords('slowWay', {
        sequence: reason.sequence,
        duration: formatDuration(reason.seconds),
      })
    case 'behind':
      return liveWords('behindPlan', { duration: wholeMinutes(reason.seconds) })
  }
}

/** `Stop 10, due 10:50-11:50, now 12:04`. */
export function dueText(stop: LiveStop, timeZone: string): string {
  return liveWords('due', {
    sequence: stop.sequence,
    window: windowText(stop.windowStart, stop.windowEnd, timeZone),
    time: clock(beginsAt(stop), timeZone),
  })
}

/** Drift in signed whole minutes: `+14`, `0`, `−4`. */
export function driftText(seconds: number): string {
  const minutes = Math.trunc(seconds / 60)
  if (minutes === 0) return '0'
  return minutes > 0 ? `+${minutes}` : `−${-minutes}`
}

/** A van's next step: `at 10`, `10:44`, `back 15:20`, `done`. */
export function nextText(van: VanDay, timeZone: string): string {
  if (van.current)
    return van.isAtStop
      ? liveWords('nextAt', { sequence: van.current.sequence })
      : clock(beginsAt(van.current), timeZone)
  if (van.route.status === 'finished') return liveWords('nextDone')
  return clock(van.route.etaReturnAt ?? van.route.returnAt, timeZone)
}

/** Spoken summary of a van: progress and lateness. */
export function vanSummary(van: VanDay): string {
  const worst = van.late[0]
  const progress = liveWords('progress', { done: van.doneCount, total: van.stops.length })
  if (worst)
    return liveWords('progressLate', {
      progress,
      sequence: worst.sequence,
      lateness: formatLateness(worst.lateSeconds),
    })
  const drift = Math.trunc(van.route.driftSeconds / 60)
  if (drift > 0) return liveWords('progressBehind', { progress, minutes: drift })
  if (drift < 0) return liveWords('progressAhead', { progress, minutes: -drift })
  return liveWords('progressOnPlan', { progress })
}

/** Text for a day without exceptions: everything is delivered, or all promises hold. */
export function quietText({ stops, delivered }: DayView['counts']): string {
  if (stops === delivered) return liveWords('allDelivered')
  return liveWords('allHold')
}

/** The name by which dispatch calls a driver. */
export const firstName = (name: string): string => name.split(' ')[0] ?? name
