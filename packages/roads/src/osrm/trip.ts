// OSRM's trip service: the shortest tour through all places, in its words.
import { RoadsError, UNREACHABLE, type Region } from '../types.ts'
import { findTour } from '../engine/tour.ts'
import { checkRadiuses, oneOf, Refusal, type OsrmRequest } from './request.ts'
import { routeBody, waypoint } from './shapes.ts'

/** OSRM's own limit. */
const MAX_TRIP_POINTS = 100

export function answerTrip(region: Region, { points, profile, options, radiuses }: OsrmRequest) {
  if (points.length < 2)
    throw new Refusal('InvalidOptions', 'Number of coordinates needs to be at least two.')
  if (points.length > MAX_TRIP_POINTS)
    throw new Refusal(
      'TooBig',
      `Number of coordinates (${points.length}) is higher than the maximum (${MAX_TRIP_POINTS})`,
    )
  const isRound = oneOf(options, 'roundtrip', ['true', 'false']) === 'true'
  const startsFirst = oneOf(options, 'source', ['any', 'first']) === 'first'
  const endsLast = oneOf(options, 'destination', ['any', 'last']) === 'last'
  if (!isRound && !(startsFirst && endsLast))
    throw new Refusal(
      'NotImplemented',
      'A trip that is no round trip needs source=first and destination=last',
    )
  const { durations, snapped } = region.table(points, { profile })
  const places = checkRadiuses(snapped, radiuses)
  if (durations.some((seconds) => seconds >= UNREACHABLE)) throw noTrip()
  const order = findTour(durations, points.length, { startsFirst, endsLast, isRound })
  const driven = isRound ? [...order, order[0]!] : order
  const route = drive(
    region,
    driven.map((i) => points[i]!),
    profile,
  )
  return {
    trips: [routeBody(route, options)],
    waypoints: places.map((place, i) => ({
      ...waypoint(place),
      trips_index: 0,
      waypoint_index: order.indexOf(i),
    })),
  }
}

function drive(region: Region, points: OsrmRequest['points'], profile: OsrmRequest['profile']) {
  try {
    return region.route(points, { steps: true, profile })
  } catch (error) {
    throw error instanceof RoadsError && error.code === 'no_route' ? noTrip() : error
  }
}

const noTrip = () => new Refusal('NoTrips', 'No trip visiting all destinations possible.')
