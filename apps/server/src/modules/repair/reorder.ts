// A driver's own order of stops: priced on roads with the planner's rules, and written on confirmation.
import { mergeOrder, type OrderCheck } from '@dropwise/contracts'
import type { InitialPlan, Plan } from '@dropwise/planner'
import type { Trx } from '../../platform/db/scope.ts'
import { newlyBroken, writeBrokenRules } from '../../platform/confirmed-rules.ts'
import { changeRoutes } from './change-routes.ts'
import { readRestOfDay, type RestOfDay, type Van } from './day.ts'
import { toNewRoutes } from './new-routes.ts'
import { readRouteToReorder, type RouteToReorder } from './order-queries.ts'
import { takeoverId, type LiveProblem } from './problem.ts'
import type { RepairDeps } from './propose.ts'
import { currentPlan, scoreDay } from './score-day.ts'
import { beginsOf, isoOf, lateSecondsOf, prepareProblem } from './solve-day.ts'
import { violationsOf } from './violations.ts'

interface PreparedOrder {
  check: OrderCheck
  /** Stops that would be late, or later than now, in driving order. */
  late: { reference: string; seconds: number }[]
  /** Deliveries whose announced time changes. */
  deliveryIds: string[]
  /** Throws plan_out_of_date when the route changed meanwhile. */
  write(trx: Trx): Promise<void>
}
export type Reordering = ({ outcome: 'possible' } & PreparedOrder) | { outcome: 'no_route' | 'pair_reversed' }

/** Prices an order of the stops ahead. Changes nothing. */
export async function prepareOrder(
  deps: RepairDeps,
  { tenantId }: { tenantId: string },
  routeId: string,
  sequence: readonly string[],
): Promise<Reordering> {
  const route = await deps.asService('route to put in order', ({ trx }) =>
    readRouteToReorder(trx, tenantId, routeId),
  )
  if (!route) return { outcome: 'no_route' }
  const restOfDay = await readRestOfDay({ ...deps, now: deps.clock.now() }, { tenantId }, route.date, [])
  const day = onlyVan(restOfDay, routeId)
  const [van] = day.vans
  if (!van) return { outcome: 'no_route' }

  const lockedIds = new Set(route.lockedIds)
  const ahead = van.openIds.map((orderId) => ({ orderId, isLocked: lockedIds.has(orderId) }))
  const { orderIds, isHeld } = mergeOrder(ahead, sequence)
  if (isPairReversed(day, orderIds)) return { outcome: 'pair_reversed' }
  const live = await prepareProblem(deps, day, {
    vehicleIdsOut: new Set(),
    orderIdsIn: [],
    handedOver: new Set(),
  })
  const plan = scoreDay(live, planOf(live, van, orderIds))
  const present = currentPlan(live)
  const rulesOf = (one: Plan) => violationsOf(day, live, one, [van.vehicle.id])
  const violations = newlyBroken(rulesOf(plan), rulesOf(present))
  const check: OrderCheck = {
    stops: stopsOf(live, plan, present),
    returnAt: returnOf(live, van, plan),
    violations,
    isMerged: isOtherRoute(route, van.openIds, sequence),
    isHeld,
  }
  const routes = await toNewRoutes(deps, day, live, plan)
  const ids = new Set(van.openIds)
  return {
    outcome: 'possible',
    check,
    late: check.stops
      .filter(({ lateSeconds, lateSecondsBefore }) => lateSeconds > lateSecondsBefore)
      .map(({ orderId, lateSeconds }) => ({
        reference: day.orders.get(orderId)?.reference ?? '',
        seconds: lateSeconds,
      })),
    deliveryIds: route.stops.flatMap(({ orderId, deliveryId }) => (ids.has(orderId) ? [deliveryId] : [])),
    async write(trx) {
      const change = { date: route.date, routes, routeIdsOut: [], unservedIds: new Set<string>() }
      if (routes.length === 0) return
      await writeBrokenRules(trx, tenantId, await changeRoutes(trx, tenantId, change), violations)
    },
  }
}

/** The rest of one van's day, without other vans. */
function onlyVan(day: RestOfDay, routeId: string): RestOfDay {
  const vans = day.vans
    .filter(({ route }) => route?.id === routeId)
    .map((van) => {
      // A van that has not left leaves at its dispatched time, not with its shift.
      const { freeAt, hasLeft } = van.rest
      const leavesAt = hasLeft ? freeAt : new Date(Math.max(day.clock, Date.parse(van.route!.departAt)))
      return { ...van, rest: { ...van.rest, freeAt: leavesAt } }
    })
  return { ...day, vans }
}

/** Whether a delivery comes before its pickup on this route. */
function isPairReversed({ orders }: RestOfDay, orderIds: readonly string[]): boolean {
  const delivered = new Set<string>()
  for (const orderId of orderIds) {
    const order = orders.get(orderId)
    if (!order?.pair) continue
    if (order.type === 'pickup' && delivered.has(order.pair)) return true
    if (order.type === 'delivery') delivered.add(order.pair)
  }
  return false
}

/** The first stop of each later load needs a return to the depot for the whole load. */
function planOf({ takeovers }: LiveProblem, van: Van, orderIds: readonly string[]): InitialPlan {
  const toFetch = new Set(van.laterLoads)
  const orders = orderIds.flatMap((orderId) => {
    const load = [...toFetch].find((ids) => ids.includes(orderId))
    if (!load) return [orderId]
    toFetch.delete(load)
    return [...load.filter((id) => takeovers.has(id)).map(takeoverId), orderId]
  })
  return { routes: orders.length > 0 ? [{ vehicle: van.vehicle.id, orders }] : [] }
}

function stopsOf(live: LiveProblem, plan: Plan, before: Plan): OrderCheck['stops'] {
  const beginsBefore = beginsOf(before)
  return [...beginsOf(plan)].map(([orderId, { begin }]) => {
    const previousBegin = beginsBefore.get(orderId)
    return {
      orderId,
      etaAt: isoOf(live, begin),
      lateSeconds: Math.round(lateSecondsOf(live, orderId, begin)),
      lateSecondsBefore: previousBegin ? Math.round(lateSecondsOf(live, orderId, previousBegin.begin)) : 0,
    }
  })
}

function returnOf(live: LiveProblem, van: Van, plan: Plan): string {
  const last = plan.routes[0]?.steps.at(-1)
  return last ? isoOf(live, last.arrive) : van.rest.freeAt.toISOString()
}

/**
 * Whether dispatch added or removed a stop since the driver chose the order. The driver's own outcomes
 * do not count.
 */
function isOtherRoute({ stops }: RouteToReorder, openIds: readonly string[], sequence: readonly string[]) {
  const stopsByOrder = new Map(stops.map((stop) => [stop.orderId, stop]))
  const requestedIds = new Set(sequence)
  const hasEnded = (orderId: string) => (stopsByOrder.get(orderId)?.status ?? 'skipped') === 'skipped'
  return (
    sequence.some(hasEnded) ||
    openIds.some((id) => !requestedIds.has(id) && !stopsByOrder.get(id)?.isCancelled)
  )
}
