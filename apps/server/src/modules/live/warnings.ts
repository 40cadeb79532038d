// What on a running route needs the dispatcher: a stop that takes too long, a van that is nowhere near its route. Pure.
import { clockOf, NOT_LEFT_TOLD_SECONDS, openInOrder, SILENT_TOLD_SECONDS } from '@dropwise/contracts'
import { decodePolyline } from '@dropwise/roads'
import { nearestOnLine, type Place } from '../../platform/geo.ts'
import type { Advance } from './advance.ts'
import type { RouteSnapshot, StopSnapshot, Warning } from './queries.ts'

const LINK = '/tenant/live'

export function warningsOf(
  route: Pick<RouteSnapshot, 'number' | 'vehicleName' | 'timeZone' | 'departAt' | 'legs' | 'rules'>,
  seen: Pick<Advance, 'startedAt' | 'finishedAt' | 'position' | 'state'>,
  stops: readonly StopSnapshot[],
  clock: number,
): Warning[] {
  if (seen.finishedAt !== null) return []
  const van = `R${route.number}, ${route.vehicleName}`
  const at = (time: number) => clockOf(new Date(time), route.timeZone)
  if (seen.startedAt === null)
    return clock - route.departAt > NOT_LEFT_TOLD_SECONDS * 1000
      ? [{ title: `Has not left, planned for ${at(route.departAt)}`, message: van, link: LINK }]
      : []
  const heardAt = seen.state.lastAt ?? seen.startedAt
  if (clock - heardAt > SILENT_TOLD_SECONDS * 1000)
    return [{ title: `No position since ${at(heardAt)}`, message: van, link: LINK }]
  const { longStopMinutes, offRouteMetres } = route.rules
  const long = stops
    .filter((stop) => stop.status === 'arrived' && isLong(stop, clock, longStopMinutes))
    .map(({ sequence }) => ({
      title: `More than ${longStopMinutes} min longer than planned at stop ${sequence}`,
      message: van,
      link: LINK,
    }))
  const [next] = openInOrder(stops)
  if (!next || next.status !== 'pending' || !seen.position) return long
  if (metresOff(route.legs, seen.position) <= offRouteMetres) return long
  return [...long, { title: `Off its route on the way to stop ${next.sequence}`, message: van, link: LINK }]
}

function isLong(stop: StopSnapshot, clock: number, minutes: number): boolean {
  if (stop.arrivedAt === null) return false
  // Waiting for a window is planned.
  const beganAt = Math.max(stop.arrivedAt, stop.windowStart ?? stop.arrivedAt)
  return clock - beganAt > stop.serviceSeconds * 1000 + minutes * 60_000
}

/** Whatever leg is nearest: a driver may take stops in another order. Without drawn legs nobody is off. */
function metresOff(legs: readonly string[], place: Place): number {
  const distances = legs.map((leg) => nearestOnLine(decodePolyline(leg), place)?.offMetres ?? 0)
  return distances.length === 0 ? 0 : Math.min(...distances)
}
