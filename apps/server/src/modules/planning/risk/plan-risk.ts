// The chances of a stored plan to miss its promises.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { atMapSpeed, type PlanRisk } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Scopes, Trx } from '../../../platform/db/scope.ts'
import { legOf } from '../../../platform/leg-sql.ts'
import type { Member } from '../../../platform/member.ts'
import { readVanDays } from '../../../platform/van-day/read-van-days.ts'
import type { PlanRow } from '../queries.ts'
import { readPlanRow } from '../read-plan.ts'
import { readSpreads, type CompanySpreads } from './history.ts'
import { expectedMisses, NoisyDays, SIMULATED_DAYS, type RouteToSimulate } from './noisy-days.ts'
import { roadsOfDay, shiftEndOf } from './to-simulate.ts'

/** Every plan is simulated on the same days, so that two plans compare. */
export const DAYS_SEED = 1

interface RiskDeps {
  scopes: Pick<Scopes, 'asUser'>
}

interface StoredRoute extends RouteToSimulate {
  id: string
  number: number
}

/** Simulates a plan's days. Throws not_found. */
export async function readPlanRisk(
  { scopes }: RiskDeps,
  { claims, tenantId }: Member,
  planId: string,
): Promise<PlanRisk> {
  const { plan, routes, company } = await scopes.asUser(claims, async ({ trx }) => {
    const plan = await readPlanRow(trx, tenantId, planId)
    return {
      plan,
      routes: await readStoredRoutes(trx, plan),
      company: await readSpreads(trx, tenantId, plan.planned_at),
    }
  })
  const roads = roadsOfDay(plan.driving_speeds, plan.date)
  const days = new NoisyDays(company.spreads, { seed: DAYS_SEED })
  const risks: PlanRisk['routes'] = []
  for (const route of routes) {
    const risk = days.simulate(route, roads)
    risks.push(toRouteRisk(route, risk))
    // A day of thousands of stops must not hold up other requests.
    await nextTurn()
  }
  const promises = risks.reduce((sum, route) => sum + route.promises, 0)
  return {
    planId,
    version: plan.version,
    days: days.count,
    promises,
    expectedMisses: promises === 0 ? null : sumOf(risks.map((route) => route.expectedMisses ?? 0)),
    spreads: toSpreads(company),
    routes: risks,
  }
}

function toRouteRisk(
  route: StoredRoute,
  risk: ReturnType<NoisyDays['simulate']>,
): PlanRisk['routes'][number] {
  const promises = risk.stops.filter(({ missedDays }) => missedDays !== null).length
  return {
    id: route.id,
    number: route.number,
    vehicleId: route.vehicleId,
    promises,
    expectedMisses: promises === 0 ? null : expectedMisses(risk, SIMULATED_DAYS),
    shiftEndsAt: isoOf(route.shiftEndsAt),
    lateEndDays: risk.lateEndDays,
    stops: risk.stops.map(({ orderId, missedDays }, i) => ({
      orderId,
      promisedTo: isoOf(route.stops[i]!.closesAt),
      missedDays,
    })),
  }
}

const isoOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

/** Counts of days are integers, so that sums of means need no more digits. */
const sumOf = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) * SIMULATED_DAYS) / SIMULATED_DAYS

function toSpreads({
  spreads: { driving, service, departureMs },
  routes,
}: CompanySpreads): PlanRisk['spreads'] {
  return {
    source: routes > 0 ? 'company' : 'usual',
    routes,
    drivingMedian: driving.median,
    serviceMedian: service.median,
    drivingOfRoute: driving.ofRoute,
    drivingOfLeg: driving.ofLeg,
    serviceOfStop: service.ofStop,
    departureSeconds: departureMs / 1000,
  }
}

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)

async function readStoredRoutes(trx: Trx, plan: PlanRow): Promise<StoredRoute[]> {
  const { tenant_id: tenantId, id: planId, date, rules, adjustments, planned_at: plannedAt } = plan
  const { rows } = await sql<Omit<StoredRoute, 'shiftEndsAt'>>`
    select r.id, r.number, r.vehicle_id as "vehicleId", ${ms('r.depart_at')} as "departAt", r.return_leg as "returnLeg", s.stops
    from public.plan_routes r
    cross join lateral (
      select json_agg(json_build_object('orderId', s.order_id, 'leg', ${legOf('s')}, 'opensAt', ${ms('w.opens')},
        'closesAt', ${ms('w.closes')}, 'serviceMs', ${ms('s.depart_at')} - ${ms('s.service_at')}) order by s.sequence) as stops
      from public.plan_stops s
      join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
      cross join lateral app.window_at(o, s.service_at) w
      where s.tenant_id = r.tenant_id and s.plan_id = r.plan_id and s.plan_route_id = r.id) s
    where r.tenant_id = ${tenantId} and r.plan_id = ${planId} and s.stops is not null order by r.number`.execute(
    trx,
  )
  const drivers = adjustments.flatMap(({ vehicleId, driverId }) =>
    driverId === undefined ? [] : [{ vehicleId, driverId }],
  )
  const vans = await readVanDays(trx, tenantId, date, {
    vehicleIds: rows.map(({ vehicleId }) => vehicleId),
    drivers,
  })
  const shiftEnds = new Map(
    vans.map((van) => [van.id, shiftEndOf(van, { date, plannedAt, rules, adjustments })]),
  )
  return rows.map((route) => ({
    ...route,
    returnLeg: atMapSpeed(route.returnLeg),
    stops: route.stops.map((stop) => ({ ...stop, leg: atMapSpeed(stop.leg) })),
    shiftEndsAt: shiftEnds.get(route.vehicleId) ?? null,
  }))
}
