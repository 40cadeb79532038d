// A company's day in one answer: its own clock, what is counted, its routes.
import { POSITION_STALE_SECONDS, type LiveResponse, type LiveRoute } from '@dropwise/contracts'
import { carryForward, type FollowedRoute } from './carry-forward.ts'

/**
 * The day's clock: the newest fix moved on by the time since it came in; without fixes the wall clock.
 * A fix that a phone kept for hours does not turn the clock back: silent vans are left out while others speak.
 */
export function clockOfDay(routes: readonly Pick<LiveRoute, 'position'>[], now: number): number {
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

const isLate = (stop: LiveRoute['stops'][number]): boolean => stop.lateSeconds > 0

/** What is known of a day, and where nothing is heard of a van that should be out, what its silence means. */
export function liveDay(date: string, known: readonly FollowedRoute[], now: number): LiveResponse {
  const clock = clockOfDay(known, now)
  const routes = known.map((route) => carryForward(route, clock))
  const stops = routes.flatMap((route) => route.stops)
  const served = stops.filter((stop) => stop.status === 'served')
  const open = stops.filter((stop) => stop.status === 'pending' || stop.status === 'arrived')
  return {
    date,
    clock: new Date(clock).toISOString(),
    counts: {
      stops: stops.length,
      delivered: served.length,
      onTime: served.filter((stop) => !isLate(stop)).length,
      late: served.filter(isLate).length,
      atRisk: open.filter(isLate).length,
      failed: stops.filter((stop) => stop.status === 'failed').length,
      vansOut: routes.filter((route) => route.status === 'started').length,
      vans: routes.length,
    },
    routes,
  }
}
