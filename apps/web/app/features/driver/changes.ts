// What changed on a route since the driver last looked: added, taken away, moved, or asked for otherwise. Pure.
import type { DriverRoute, DriverStop } from '@dropwise/contracts'
import type { SeenRoute } from './phone/database.ts'

export type StopChange = 'added' | 'moved' | 'changed' | 'cancelled'
export interface RouteChanges {
  byOrder: ReadonlyMap<string, StopChange>
  /** Stops that are no longer on the route. */
  takenAway: number
  count: number
}

const NONE: RouteChanges = { byOrder: new Map(), takenAway: 0, count: 0 }

const isOff = (stop: DriverStop): boolean => stop.orderStatus === 'cancelled' || stop.status === 'skipped'

/** What a driver would notice, without the place in the order. */
function textOf(stop: DriverStop): string {
  const { address, window, tasks, instructions, packages, pallets, skills, pair, cash, canCall } = stop
  const asked = [address, window, tasks, instructions, packages, pallets, skills, pair, cash, canCall]
  // Absent where nothing is loaded, so that routes seen before this was said do not look changed.
  // Nothing more where there is none, for the same reason.
  const files = stop.attachments.map(({ object }) => object)
  const more = [stop.otherWindows, stop.items, stop.custom, files].filter((list) => list.length > 0)
  return JSON.stringify([isOff(stop), ...asked, ...(stop.reload ? ['reload'] : []), ...more])
}

export function seenOf(userId: string, route: DriverRoute): SeenRoute {
  const entries = route.stops.map((stop) => [stop.orderId, textOf(stop)] as const)
  return { routeId: route.id, userId, version: route.version, stops: Object.fromEntries(entries) }
}

/** Without an earlier look nothing is marked: the whole day is new. */
export function changesOf(route: DriverRoute, seen: SeenRoute | undefined): RouteChanges {
  if (!seen || seen.version === route.version) return NONE
  const byOrder = new Map<string, StopChange>()
  const moved = movedOrders(route, seen)
  for (const stop of route.stops) {
    const before = seen.stops[stop.orderId]
    if (before === undefined) byOrder.set(stop.orderId, 'added')
    else if (before !== textOf(stop)) byOrder.set(stop.orderId, isOff(stop) ? 'cancelled' : 'changed')
    else if (moved.has(stop.orderId)) byOrder.set(stop.orderId, 'moved')
  }
  const now = new Set(route.stops.map(({ orderId }) => orderId))
  const takenAway = Object.keys(seen.stops).filter((orderId) => !now.has(orderId)).length
  return { byOrder, takenAway, count: byOrder.size + takenAway }
}

/** Those that do not keep their place among the stops that were there before: the fewest that explain the new order. */
function movedOrders(route: DriverRoute, seen: SeenRoute): Set<string> {
  const placeBefore = new Map(Object.keys(seen.stops).map((orderId, place) => [orderId, place]))
  const kept = route.stops.flatMap(({ orderId }) => {
    const place = placeBefore.get(orderId)
    return place === undefined ? [] : [{ orderId, place }]
  })
  // Longest run of places that still ascend, ending at each stop.
  const runs: { orderIds: string[]; place: number }[] = []
  for (const { orderId, place } of kept) {
    const before = runs.filter((run) => run.place < place).toSorted(byLength)[0]
    runs.push({ orderIds: [...(before?.orderIds ?? []), orderId], place })
  }
  const stayed = new Set(runs.toSorted(byLength)[0]?.orderIds)
  return new Set(kept.map(({ orderId }) => orderId).filter((orderId) => !stayed.has(orderId)))
}

const byLength = (a: { orderIds: string[] }, b: { orderIds: string[] }): number =>
  b.orderIds.length - a.orderIds.length
