// OSRM's trip service: orders a request's places into a short round trip or a way between two ends.
import { UNREACHABLE, type Region } from '../types.ts'
import { oneOf, Refusal, type OsrmRequest } from './request.ts'
import { routeBody, waypoint } from './shapes.ts'
import { orderVisits, type VisitWish } from './visit-order.ts'

/** OSRM's default. */
const MAX_TRIP_POINTS = 100

export function answerTrip(region: Region, { points, profile, options, radiuses }: OsrmRequest) {
  if (points.length < 2)
    throw new Refusal('InvalidOptions', 'Number of coordinates needs to be at least two.')
  if (points.length > MAX_TRIP_POINTS)
    throw new Refusal(
      'TooBig',
      `Number of entries ${points.length} is higher than current maximum (${MAX_TRIP_POINTS})`,
    )
  const isClosed = oneOf(options, 'roundtrip', ['true', 'false']) === 'true'
  const isFromFirst = oneOf(options, 'source', ['any', 'first']) === 'first'
  const isToLast = oneOf(options, 'destination', ['any', 'last']) === 'last'
  const table = region.table(points, { profile })
  const cost = (from: number, to: number) => table.durations[from * points.length + to]!
  const order = visitsOf({ count: points.length, cost, isClosed }, isFromFirst, isToLast)
  const visits = isClosed ? [...order, order[0]!] : order
  if (visits.some((place, i) => i > 0 && cost(visits[i - 1]!, place) >= UNREACHABLE))
    throw new Refusal('NoTrips', 'No trip visiting all destinations possible.')
  const route = region.route(
    visits.map((place) => points[place]!),
    { steps: true, profile },
  )
  return {
    trips: [routeBody(route, options)],
    waypoints: points.map((_, place) => {
      const snapped = route.snapped[order.indexOf(place)]!
      if (snapped.metres > radiuses[place]!)
        throw new Refusal('NoSegment', `Could not find a matching segment for coordinate ${place}`)
      return { ...waypoint(snapped), trips_index: 0, waypoint_index: order.indexOf(place) }
    }),
  }
}

/** A round trip may begin anywhere: it is computed from one place, then rotated to the requested one. */
function visitsOf(wish: VisitWish, isFromFirst: boolean, isToLast: boolean): number[] {
  const last = wish.count - 1
  if (!wish.isClosed || (isFromFirst && isToLast))
    return orderVisits({
      ...wish,
      ...(isFromFirst ? { first: 0 } : {}),
      ...(isToLast ? { last } : {}),
    })
  if (!isToLast) return orderVisits({ ...wish, first: 0 })
  const [place, ...others] = orderVisits({ ...wish, first: last })
  return [...others, place!]
}
