// Lateness on a day's routes.
import type { LiveRoute } from '@dropwise/contracts'

type LiveStop = LiveRoute['stops'][number]
/** Not served yet, and late by forecast. */
export const isLateAhead = (stop: LiveStop): boolean =>
  (stop.status === 'pending' || stop.status === 'arrived') && stop.lateSeconds > 0

/** The stop with the longest delay; null when none is late. */
export function worstOf(route: LiveRoute): LiveStop | null {
  return route.stops.filter(isLateAhead).toSorted((a, b) => b.lateSeconds - a.lateSeconds)[0] ?? null
}
