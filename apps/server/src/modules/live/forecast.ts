// Forecast of what is left of a route: when the van reaches each stop, how late that is, and why. Pure.
import type { FollowedRoute } from './advance.ts'

export interface ForecastStop {
  id: string
  /** Begin of the window, before which service does not start; milliseconds. */
  windowStart: number | null
  /** End of what was promised; milliseconds. */
  promisedTo: number | null
  plannedArriveAt: number
  plannedDepartAt: number
  legSeconds: number
}

export interface StopForecast {
  id: string
  etaAt: number
  /** Seconds past the promise, 0 when in time. */
  lateSeconds: number
  /** Stops that come before it. */
  stopsBefore: number
}

export interface Forecast {
  stops: StopForecast[]
  /** Seconds behind (+) or ahead (-) of the plan at the next stop. */
  driftSeconds: number
  /** Arrival at the depot. */
  returnAt: number | null
  /** Why the day is behind, in words for a recipient; null when it is not. */
  reason: string | null
}

/** Behind by more than this is worth a reason, in seconds. */
const WORTH_TELLING = 180
/** A stop that took longer by this explains a delay, in seconds. */
const LONG_STOP = 300

/**
 * @param plan stops with their planned figures, by id
 * @param now the day's own clock, milliseconds
 * @param firstLegSeconds drive from the newest position to the next stop, by road; the planned leg when unknown
 * @param homeSeconds drive from the last stop to the depot
 */
export function forecast(
  route: FollowedRoute,
  plan: ReadonlyMap<string, ForecastStop>,
  now: number,
  firstLegSeconds: number | null,
  homeSeconds: number,
): Forecast {
  const left = route.stops
    .filter((stop) => stop.status === 'pending')
    .toSorted((a, b) => a.sequence - b.sequence)
  const standing = route.stops.find((stop) => stop.status === 'arrived')
  let clock = now
  if (standing) {
    const begun = Math.max(standing.arrivedAt ?? now, plan.get(standing.id)?.windowStart ?? 0)
    clock = Math.max(now, begun + standing.serviceSeconds * 1000)
  }
  const stops: StopForecast[] = []
  left.forEach((stop, i) => {
    const planned = plan.get(stop.id)!
    const isFirstDrive = i === 0 && !standing
    clock += (isFirstDrive && firstLegSeconds !== null ? firstLegSeconds : planned.legSeconds) * 1000
    const etaAt = clock
    const begins = Math.max(etaAt, planned.windowStart ?? 0)
    stops.push({
      id: stop.id,
      etaAt,
      lateSeconds: lateness(begins, planned.promisedTo),
      stopsBefore: i + (standing ? 1 : 0),
    })
    clock = begins + stop.serviceSeconds * 1000
  })
  const first = stops[0]
  const drift = first ? Math.round((first.etaAt - plan.get(first.id)!.plannedArriveAt) / 1000) : 0
  return {
    stops,
    driftSeconds: drift,
    returnAt: stops.length > 0 || standing ? clock + homeSeconds * 1000 : null,
    reason: drift > WORTH_TELLING ? reasonOf(route, plan, drift) : null,
  }
}

function lateness(begins: number, promisedTo: number | null): number {
  return promisedTo === null ? 0 : Math.max(0, Math.round((begins - promisedTo) / 1000))
}

/** The largest single cause that the day's record shows. */
function reasonOf(route: FollowedRoute, plan: ReadonlyMap<string, ForecastStop>, drift: number): string {
  let worst = { sequence: 0, seconds: LONG_STOP }
  for (const stop of route.stops) {
    if (stop.arrivedAt === null || stop.departedAt === null) continue
    const begun = Math.max(stop.arrivedAt, plan.get(stop.id)?.windowStart ?? 0)
    const over = (stop.departedAt - begun) / 1000 - stop.serviceSeconds
    if (over > worst.seconds) worst = { sequence: stop.sequence, seconds: over }
  }
  if (worst.sequence > 0)
    return `Stop ${worst.sequence} took ${Math.round(worst.seconds / 60)} min longer than planned`
  const first = route.stops.toSorted((a, b) => a.sequence - b.sequence)[0]
  const planned = first && plan.get(first.id)
  if (route.startedAt !== null && planned) {
    const late = (route.startedAt - (planned.plannedArriveAt - planned.legSeconds * 1000)) / 1000
    if (late > drift / 2) return `Left the depot ${Math.round(late / 60)} min late`
  }
  return 'Slower traffic than planned'
}
