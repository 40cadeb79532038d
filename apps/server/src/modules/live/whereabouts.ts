// Finds vans that are far from their route or standing between two stops. Pure.
import { metresBetween, openInOrder, type LegPart } from '@dropwise/contracts'
import { decodePolyline } from '@dropwise/roads'
import { nearestOnLine, type Place } from '../../platform/geo.ts'
import { DEPOT_RADIUS_METRES, type Advance } from './advance.ts'
import type { RouteSnapshot, StopSnapshot } from './update-queries.ts'

/** Milliseconds since 1970; null where nothing is wrong. */
export interface Whereabouts {
  offRouteSince: number | null
  standingSince: number | null
}

const WHERE_IT_SHOULD_BE: Whereabouts = { offRouteSince: null, standingSince: null }

/** Start of this state by the fixes up to the newest; an inconclusive fix leaves the earlier value. */
export function whereaboutsOf(
  route: Pick<RouteSnapshot, 'legs' | 'rules' | 'depot' | 'saved'>,
  {
    startedAt,
    finishedAt,
    position,
    state,
  }: Pick<Advance, 'startedAt' | 'finishedAt' | 'position' | 'state'>,
  stops: readonly StopSnapshot[],
): Whereabouts {
  const [next] = openInOrder(stops)
  if (startedAt === null || finishedAt !== null || next?.status !== 'pending') return WHERE_IT_SHOULD_BE
  const before = route.saved?.state.offRouteSince ?? null
  const isOff = position ? metresOff(route.legs, position) > route.rules.offRouteMetres : before !== null
  const { stand, lastAt } = state
  const patienceMs = route.rules.longStopMinutes * 60_000 + pausesOf(next.leg)
  // The time at the last stop is not time between stops.
  const since = stand && Math.max(stand.since, ...stops.map(({ departedAt }) => departedAt ?? 0))
  const isStanding =
    stand != null &&
    since != null &&
    lastAt !== null &&
    lastAt - since > patienceMs &&
    metresBetween(stand, route.depot) > DEPOT_RADIUS_METRES
  return {
    offRouteSince: isOff ? (before ?? position?.at ?? lastAt) : null,
    standingSince: isStanding ? since : null,
  }
}

/** Breaks, loading and handovers of a leg, in milliseconds. */
const pausesOf = (leg: readonly LegPart[]): number =>
  leg.reduce((sum, part) => sum + (part.kind === 'travel' ? 0 : part.seconds * 1000), 0)

/**
 * Metres to the nearest leg of any stop, since drivers may change the order. Routes without drawn legs are
 * never off.
 */
function metresOff(legs: readonly string[], place: Place): number {
  const distances = legs.map((leg) => nearestOnLine(decodePolyline(leg), place)?.offMetres ?? 0)
  return distances.length === 0 ? 0 : Math.min(...distances)
}
