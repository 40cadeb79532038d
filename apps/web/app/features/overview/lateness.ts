// What runs late on the routes of a day.
import type { LiveRoute } from '@dropwise/contracts'

type LiveStop = LiveRoute['stops'][number]
/** Not served yet, and late by the forecast. */
export const isLateAhead = (stop: LiveStop): boolean =>
  (stop.status === 'pending' || stop.status === 'arrived') && stop.lateSeconds > 0

/** The stop that will be latest, or null when none will be. */
export function worstOf(route: LiveRoute): LiveStop | null {
  return route.stops.filter(isLateAhead).toSorted((a, b) => b.lateSeconds - a.lateSeconds)[0] ?? null
}
