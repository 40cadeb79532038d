// Stops that a day's routes still have ahead of them, and their lateness.
import { stopListOf, type LiveRoute } from '@dropwise/contracts'

type LiveStop = LiveRoute['stops'][number]

/** Stops to be served; an open stop of a route that is over is to settle instead. */
export const stopsAhead = (route: LiveRoute): LiveStop[] =>
  route.stops.filter((stop) => ['ahead', 'at_risk'].includes(stopListOf(stop, route)))

/** Stops ahead that are late by forecast. */
export const lateAhead = (route: LiveRoute): LiveStop[] =>
  stopsAhead(route).filter(({ lateSeconds }) => lateSeconds > 0)

/** The stop with the longest delay; null when none is late. */
export function worstOf(route: LiveRoute): LiveStop | null {
  return lateAhead(route).toSorted((a, b) => b.lateSeconds - a.lateSeconds)[0] ?? null
}
