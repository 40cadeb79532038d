// Compares two plans of a day: in total, by van, and order by order.
import type { PlanComparison, PlanResponse, PlanRoute } from '@dropwise/contracts'
import type { Scopes } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { listPlans } from './queries.ts'
import { assemblePlan, toItem } from './read-plan.ts'

/** Throws not_found, and validation_failed for plans of different days. */
export function comparePlans(
  { scopes }: { scopes: Scopes },
  { claims, tenantId }: Member,
  ids: { a: string; b: string },
): Promise<PlanComparison> {
  return scopes.asUser(claims, async ({ trx }) => {
    const a = await assemblePlan(trx, tenantId, ids.a)
    const b = await assemblePlan(trx, tenantId, ids.b)
    if (a.date !== b.date)
      throw errors.validation_failed([{ field: 'with', message: 'The plans are of different days' }])
    const item = async (id: string) => toItem((await listPlans(trx, tenantId, { id, limit: 1 }))[0]!)
    return { a: await item(a.id), b: await item(b.id), differences: differencesOf(a, b) }
  })
}

/** `b` minus `a`. */
function differencesOf(a: PlanResponse, b: PlanResponse): PlanComparison['differences'] {
  const more = (read: (plan: PlanResponse) => number) => read(b) - read(a)
  const costs = [a.summary.cost, b.summary.cost]
  return {
    summary: {
      served: more(({ summary }) => summary.stops),
      late: more(({ summary }) => summary.late),
      routes: more(({ summary }) => summary.routes),
      distanceMetres: more(({ summary }) => summary.distanceMetres),
      durationSeconds: more(({ summary }) => summary.durationSeconds),
      driveSeconds: more(({ summary }) => summary.driveSeconds),
      waitSeconds: more(({ summary }) => summary.waitSeconds),
      cost: costs.includes(null) ? null : (costs[1] ?? 0) - (costs[0] ?? 0),
    },
    overlap: { a: a.overlap, b: b.overlap },
    orders: ordersOf(a, b),
    vehicles: vehiclesOf(a, b),
  }
}

type StopPlace = NonNullable<PlanComparison['differences']['orders'][number]['a']>

function placesOf(plan: PlanResponse): Map<string, StopPlace> {
  return new Map(
    plan.routes.flatMap(({ vehicleId, number, stops }) =>
      stops.map(({ orderId, sequence, arriveAt }) => [
        orderId,
        { vehicleId, route: number, sequence, arriveAt },
      ]),
    ),
  )
}

/** Orders that change vans; orders that only one plan serves come first. */
function ordersOf(a: PlanResponse, b: PlanResponse): PlanComparison['differences']['orders'] {
  const was = placesOf(a)
  const is = placesOf(b)
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((orderId) => ({ orderId, a: was.get(orderId) ?? null, b: is.get(orderId) ?? null }))
    .filter((order) => order.a?.vehicleId !== order.b?.vehicleId)
    .toSorted((x, y) => Number(x.a !== null && x.b !== null) - Number(y.a !== null && y.b !== null))
}

function vehiclesOf(a: PlanResponse, b: PlanResponse): PlanComparison['differences']['vehicles'] {
  const numbers = new Map([...a.routes, ...b.routes].map((route) => [route.vehicleId, route.number]))
  const figuresOf = (plan: PlanResponse, id: string) => {
    const route = plan.routes.find(({ vehicleId }) => vehicleId === id)
    return route ? toFigures(route) : null
  }
  return [...numbers]
    .map(([vehicleId, route]) => ({
      vehicleId,
      route,
      a: figuresOf(a, vehicleId),
      b: figuresOf(b, vehicleId),
    }))
    .toSorted((x, y) => x.route - y.route)
}

function toFigures(route: PlanRoute) {
  const { driverId, stops, distanceMetres, durationSeconds, cost, departAt, returnAt } = route
  return {
    driverId,
    stops: stops.length,
    distanceMetres,
    durationSeconds,
    lateStops: stops.filter(({ lateSeconds }) => lateSeconds > 0).length,
    cost,
    departAt,
    returnAt,
  }
}
