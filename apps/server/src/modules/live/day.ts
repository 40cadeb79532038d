// A company's day as one response: its clock, counts and routes.
import {
  exceptionsOf,
  POSITION_STALE_SECONDS,
  stopListOf,
  type LiveResponse,
  type LiveRoute,
  type StopList,
} from '@dropwise/contracts'
import { ROUTE_CLOSES_AFTER_MS } from '../../platform/route-hours.ts'
import { carryForward, type FollowedRoute } from './carry-forward.ts'

/**
 * The day's clock: the newest fix plus the time since its receipt; without fixes the wall clock. Old fixes
 * that a phone delivers late do not turn the clock back, because silent vans do not count while others
 * report.
 */
function clockOfDay(routes: readonly Pick<LiveRoute, 'position'>[], now: number): number {
  const clocks = routes.flatMap(({ position }) =>
    position
      ? [
          {
            clock: Date.parse(position.at) + (now - Date.parse(position.receivedAt)),
            heard: Date.parse(position.receivedAt),
          },
        ]
      : [],
  )
  if (clocks.length === 0) return now
  const newest = Math.max(...clocks.map(({ heard }) => heard))
  const speaking = clocks.filter(({ heard }) => newest - heard <= POSITION_STALE_SECONDS * 1000)
  return Math.max(...speaking.map(({ clock }) => clock))
}

/** The live day of these routes, with silent vans carried forward. */
export function liveDay(date: string, followedRoutes: readonly FollowedRoute[], now: number): LiveResponse {
  const clock = clockOfDay(followedRoutes, now)
  const routes = followedRoutes
    .map((route) => carryForward(route, clock))
    .map(({ zoneEvents, incidents, speeds: _, ...route }) => ({
      ...route,
      exceptions: [
        ...exceptionsOf(route, clock, route.longStopMinutes),
        ...(route.status === 'started' ? zoneEvents : []),
        ...(route.status === 'started' || route.status === 'dispatched' ? incidents : []),
      ],
      isClosed: clock > Date.parse(route.returnAt) + ROUTE_CLOSES_AFTER_MS,
    }))
  const stops = routes.flatMap((route) =>
    route.stops.map((stop) => ({ ...stop, list: stopListOf(stop, route) })),
  )
  const count = (list: StopList) => stops.filter((stop) => stop.list === list).length
  const onTime = stops.filter(({ list, lateSeconds }) => list === 'delivered' && lateSeconds === 0).length
  return {
    date,
    clock: new Date(clock).toISOString(),
    counts: {
      stops: stops.length,
      delivered: count('delivered'),
      onTime,
      late: count('delivered') - onTime,
      atRisk: count('at_risk'),
      failed: count('failed'),
      toSettle: count('to_settle'),
      vansOut: routes.filter((route) => route.status === 'started').length,
      vans: routes.length,
    },
    routes,
  }
}
