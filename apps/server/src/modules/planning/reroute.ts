// Re-route: one route of a finished plan is put into a better order; every other route stays as it is.
import type { PlanRoute } from '@dropwise/contracts'
import { check, solve } from '@dropwise/planner'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { toProposal, type ProposedRoute } from './proposal.ts'
import { listPlans, readProposal, type PlanRouteRow, type PlanRow } from './queries.ts'
import { lockPlanToEdit, replaceRoute } from './reroute-queries.ts'
import { drawRoutes, prepare, type Run, type RunDeps } from './run-plan.ts'
import { readPlan } from './service.ts'

/** One van's stops are soon in their best order; somebody waits, in milliseconds. */
const SEARCH_MS = 1_500

type RerouteDeps = Pick<RunDeps, 'scopes' | 'roads'>

/** What is known of the route before it is searched. */
interface Before {
  plan: PlanRow
  route: PlanRouteRow
  orderIds: string[]
}

/**
 * Searches a better order for the stops of one route and keeps it when there is one. Returns the route as it is then.
 * Throws not_found, plan_not_ready while the plan runs, plan_already_dispatched, plan_out_of_date.
 */
export async function rerouteRoute(
  deps: RerouteDeps,
  member: Member,
  planId: string,
  routeId: string,
): Promise<PlanRoute> {
  const before = await readBefore(deps, member, planId, routeId)
  const { plan, route, orderIds } = before
  const run = await prepare(deps, { ...plan, vehicle_ids: [route.vehicle_id], order_ids: orderIds })
  if (run.snapshot.orders.length < orderIds.length) throw errors.plan_out_of_date()

  const better = await search(run, before)
  if (better) {
    await drawRoutes(deps, run, { cost: 0, routes: [better], unserved: [] })
    const costBefore = costOf(run, route)
    await deps.scopes.asService('re-route', async ({ trx }) => {
      const now = await lockPlanToEdit(trx, member.tenantId, planId)
      if (!now || now.orders_fingerprint !== plan.orders_fingerprint) throw errors.plan_out_of_date()
      if (now.status === 'dispatched') throw errors.plan_already_dispatched()
      await replaceRoute(trx, member.tenantId, planId, routeId, better, costOf(run, better) - costBefore)
    })
  }
  const shown = (await readPlan(deps, member, planId)).routes.find(({ id }) => id === routeId)
  if (!shown) throw errors.not_found('The route')
  return shown
}

async function readBefore(
  { scopes }: RerouteDeps,
  member: Member,
  planId: string,
  routeId: string,
): Promise<Before> {
  return scopes.asUser(member.claims, async ({ trx }) => {
    const [plan] = await listPlans(trx, { id: planId, limit: 1 })
    if (!plan) throw errors.not_found('The plan')
    if (plan.status === 'dispatched') throw errors.plan_already_dispatched()
    if (plan.status !== 'done' && plan.status !== 'stopped') throw errors.plan_not_ready(plan.status)
    if (plan.is_out_of_date) throw errors.plan_out_of_date()
    const { routes, stops } = await readProposal(trx, planId)
    const route = routes.find(({ id }) => id === routeId)
    if (!route) throw errors.not_found('The route')
    const orderIds = stops.filter((stop) => stop.plan_route_id === routeId).map((stop) => stop.order_id)
    return { plan, route, orderIds }
  })
}

/** A cheaper route with every stop of the one before; undefined when the search found none. */
async function search(run: Run, { plan, route, orderIds }: Before): Promise<ProposedRoute | undefined> {
  const found = await solve(run.problem, {
    seed: plan.seed,
    timeLimitMs: SEARCH_MS,
    threads: 0,
    initial: { routes: [{ vehicle: route.vehicle_id, orders: orderIds }] },
  })
  const [better] = toProposal(run.snapshot, found).routes
  if (!better || better.stops.length < orderIds.length || !check(run.problem, found).feasible)
    return undefined
  return costOf(run, better) < costOf(run, route) ? better : undefined
}

type Measured = Pick<PlanRouteRow, 'duration_seconds' | 'distance_metres'>

/** What changes of a route's cost with the order of its stops, in hundredths. */
function costOf({ snapshot }: Run, { duration_seconds, distance_metres }: Measured): number {
  const [vehicle] = snapshot.vehicles
  if (!vehicle) return 0
  return (
    (vehicle.costPerHourMinor * duration_seconds) / 3600 + (vehicle.costPerKmMinor * distance_metres) / 1000
  )
}
