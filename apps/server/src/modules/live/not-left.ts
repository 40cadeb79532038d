// A van that should have left and has not: the watch hears nothing of it, so its day is moved on by the clock. Pure.
import type { LiveRoute } from '@dropwise/contracts'

/** A start that is later than this moves the day; less is how people leave, in milliseconds. */
const GRACE_MS = 5 * 60_000

const iso = (time: number): string => new Date(time).toISOString()

/**
 * The route as it will be if the van left at `clock` (milliseconds since 1970): drives and stops take what they were
 * planned to take, waiting for a window absorbs delay. Routes that are under way, over or not yet due come back as they are.
 */
export function ifItLeftNow(route: LiveRoute, clock: number): LiveRoute {
  const departAt = Date.parse(route.departAt)
  const isWaiting = route.status === 'dispatched' && clock > departAt + GRACE_MS
  if (!isWaiting) return route
  let time = clock
  let plannedBefore = departAt
  let drift: number | null = null
  const stops = route.stops.map((stop) => {
    if (stop.status !== 'pending') return stop
    const plannedAt = Date.parse(stop.plannedArriveAt)
    const plannedEnd = Date.parse(stop.plannedDepartAt)
    const opensAt = stop.windowStart === null ? -Infinity : Date.parse(stop.windowStart)
    const beginAt = Math.max(time + (plannedAt - plannedBefore), opensAt)
    drift ??= Math.round((beginAt - Math.max(plannedAt, opensAt)) / 1000)
    time = beginAt + (plannedEnd - Math.max(plannedAt, opensAt))
    plannedBefore = plannedEnd
    const windowEnd = stop.windowEnd === null ? Infinity : Date.parse(stop.windowEnd)
    return {
      ...stop,
      etaAt: iso(beginAt),
      lateSeconds: Math.max(0, Math.round((beginAt - windowEnd) / 1000)),
    }
  })
  const wayHome = Math.max(0, Date.parse(route.returnAt) - plannedBefore)
  return { ...route, stops, driftSeconds: drift ?? 0, etaReturnAt: iso(time + wayHome) }
}
