// Writes a change of running routes, or refuses it whole when the locked rows changed since it was computed.
import { errors } from '../../platform/errors.ts'
import type { Trx } from '../../platform/db/scope.ts'
import {
  endRoutes,
  insertRoute,
  insertStops,
  lockOpenOrders,
  lockRoutes,
  lockStops,
  placeStops,
  unassignStops,
  writeRoutes,
  writeTimes,
  type LockedRoute,
  type LockedStop,
  type RouteToWrite,
  type StopPlace,
} from './accept-queries.ts'
import type { NewRoute, NewStop } from './new-routes.ts'

/** Seconds promised before and after the planned time of orders without a window. */
const PROMISE_MARGIN_SECONDS = 30 * 60

export interface RouteChange {
  date: string
  routes: readonly NewRoute[]
  /** Routes of vans that drop out. */
  routeIdsOut: readonly string[]
  /** Orders that may lose their van. */
  unservedIds: ReadonlySet<string>
}

type PlacedStop = NewStop & { routeId: string; sequence: number }

/** Returns the ids of changed routes. Throws plan_out_of_date. */
export async function changeRoutes(trx: Trx, tenantId: string, change: RouteChange): Promise<string[]> {
  const routes = await lockRoutes(trx, tenantId, change.date, {
    routeIds: [...change.routeIdsOut, ...change.routes.flatMap(({ routeId }) => routeId ?? [])],
    vehicleIds: change.routes.map(({ vehicleId }) => vehicleId),
  })
  const outIds = new Set(change.routeIdsOut)
  const isKnown = ({ routeId, vehicleId }: NewRoute) =>
    routes.some((route) => route.vehicleId === vehicleId && route.id === routeId) ||
    (routeId === null && !routes.some((route) => route.vehicleId === vehicleId))
  const areOut = [...outIds].every((id) => routes.some((route) => route.id === id))
  if (!areOut || !change.routes.every(isKnown)) throw errors.plan_out_of_date()
  const stops = await lockStops(
    trx,
    tenantId,
    routes.map(({ id }) => id),
  )
  const settled = await settle(trx, tenantId, change, stops)
  const remainingStops = stops.filter(({ orderId, status }) => status === 'pending' && !settled.has(orderId))
  // Another person put a stop on one of these routes meanwhile.
  if (remainingStops.some(({ orderId }) => !change.unservedIds.has(orderId))) throw errors.plan_out_of_date()

  const placedStops: PlacedStop[] = []
  const written: RouteToWrite[] = []
  const places: StopPlace[] = []
  for (const route of change.routes) {
    const retainedStops = route.stops.filter(({ orderId }) => settled.has(orderId))
    if (route.routeId === null && retainedStops.length === 0) continue
    const id = route.routeId ?? (await insertRoute(trx, tenantId, change.date, route))
    const endedStops = stops.filter(({ routeId, status }) => routeId === id && status !== 'pending')
    const behind = remainingStops.filter(({ routeId }) => routeId === id)
    const ahead = retainedStops.map((stop, i) => ({
      ...stop,
      routeId: id,
      sequence: endedStops.length + i + 1,
    }))
    placedStops.push(...ahead)
    places.push(...placesOf(id, endedStops, ahead, behind, stops))
    written.push(toWrite(id, route, endedStops, routes))
  }
  // On a route that ends, stops left behind keep their rows, after the finished ones.
  for (const id of outIds) {
    const rest = stops.filter(
      ({ routeId, status, orderId }) => routeId === id && (status !== 'pending' || !settled.has(orderId)),
    )
    places.push(...rest.map((stop, i) => ({ id: stop.id, routeId: id, sequence: i + 1 })))
  }
  const fresh = placedStops.filter(({ orderId }) => settled.get(orderId) === 'open')
  await placeStops(trx, tenantId, places)
  await insertStops(trx, tenantId, fresh, PROMISE_MARGIN_SECONDS)
  await writeTimes(trx, tenantId, placedStops)
  await unassignStops(
    trx,
    tenantId,
    remainingStops.map(({ id }) => id),
  )
  await writeRoutes(trx, tenantId, written)
  await endRoutes(trx, tenantId, [...outIds])
  return [...new Set([...written.map(({ id }) => id), ...outIds])]
}

/** Orders still to deliver: on a stop ahead, or open. Skips finished and cancelled ones. */
async function settle(
  trx: Trx,
  tenantId: string,
  change: RouteChange,
  stops: readonly LockedStop[],
): Promise<Map<string, 'stop' | 'open'>> {
  const orderIds = change.routes.flatMap((route) => route.stops.map(({ orderId }) => orderId))
  const ahead = new Set(stops.filter(({ status }) => status === 'pending').map(({ orderId }) => orderId))
  const over = new Set(stops.filter(({ status }) => status !== 'pending').map(({ orderId }) => orderId))
  const unknown = orderIds.filter((id) => !ahead.has(id))
  const open = await lockOpenOrders(trx, tenantId, unknown)
  return new Map(
    orderIds.flatMap((id): [string, 'stop' | 'open'][] => {
      if (ahead.has(id)) return [[id, 'stop']]
      if (open.has(id)) return [[id, 'open']]
      if (over.has(id)) return []
      throw errors.plan_out_of_date()
    }),
  )
}

function placesOf(
  routeId: string,
  endedStops: readonly LockedStop[],
  ahead: readonly PlacedStop[],
  behind: readonly LockedStop[],
  stops: readonly LockedStop[],
): StopPlace[] {
  const idOf = new Map(
    stops.filter(({ status }) => status === 'pending').map((stop) => [stop.orderId, stop.id]),
  )
  const after = endedStops.length + ahead.length
  return [
    ...endedStops.map(({ id }, i) => ({ id, routeId, sequence: i + 1 })),
    ...ahead.flatMap(({ orderId, sequence }) => {
      const id = idOf.get(orderId)
      return id === undefined ? [] : [{ id, routeId, sequence }]
    }),
    ...behind.map(({ id }, i) => ({ id, routeId, sequence: after + i + 1 })),
  ]
}

/** Keeps the drawn lines of finished legs. */
function toWrite(
  id: string,
  route: NewRoute,
  endedStops: readonly LockedStop[],
  routes: readonly LockedRoute[],
): RouteToWrite {
  const before = routes.find((candidate) => candidate.id === id)
  const driven = endedStops.flatMap(({ sequence }) => before?.legs[sequence - 1] ?? [])
  return {
    id,
    legs: [...driven, ...route.legs],
    returnLeg: route.returnLeg,
    distanceMetres: endedStops.reduce((sum, stop) => sum + stop.legDistanceMetres, 0) + route.distanceMetres,
    departAt: before?.status === 'started' ? null : route.departAt,
    returnAt: route.returnAt,
  }
}
