// Re-route: reorders the stops of one route of a finished plan, and keeps every other route.
import { costOfHours, type PlanRoute } from '@dropwise/contracts'
import { check, solve } from '@dropwise/planner'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { takeSearchTurn } from '../../platform/search-turns.ts'
import { toProposal, type ProposedRoute } from './proposal.ts'
import { countChange, lockPlanToEdit, replaceRoutes } from './edit-queries.ts'
import { withBalance } from './even-days.ts'
import { requireEditable, type EditDeps } from './edit-session.ts'
import { readProposal, type PlanRouteRow, type PlanRow } from './queries.ts'
import { assemblePlan, readPlanRow } from './read-plan.ts'
import { prepare, type Run } from './prepare-run.ts'
import { drawRoutes } from './draw-routes.ts'
import { readPlan } from './service.ts'

/** In milliseconds: enough for the stops of one van, and short enough for a person who waits. */
const SEARCH_MS = 1_500

/** The route before its search. */
interface Before {
  plan: PlanRow
  route: PlanRouteRow
  orderIds: string[]
}

/**
 * Searches a better order of a route's stops and saves it. Returns the route afterwards. Throws not_found,
 * plan_not_ready while the plan runs, plan_already_dispatched, plan_out_of_date, too_many_waiting.
 */
export async function rerouteRoute(
  deps: EditDeps,
  member: Member,
  planId: string,
  routeId: string,
): Promise<PlanRoute> {
  const before = await readBefore(deps, member, planId, routeId)
  const { plan, route, orderIds } = before
  const run = await prepare(deps, {
    ...plan,
    vehicle_ids: [route.vehicle_id],
    order_ids: orderIds,
    base_plan_id: null,
  })
  if (run.snapshot.orders.length < orderIds.length) throw errors.plan_out_of_date()

  const better = await takeSearchTurn(member.tenantId, () => search(deps, run, before))
  if (better) {
    await drawRoutes(deps, run, { routes: [better] })
    await deps.scopes.asService('re-route', async ({ trx }) => {
      const current = await lockPlanToEdit(trx, member.tenantId, planId)
      if (!current || current.orders_fingerprint !== plan.orders_fingerprint) throw errors.plan_out_of_date()
      if (current.status === 'dispatched') throw errors.plan_already_dispatched()
      if (current.version !== plan.version)
        throw errors.plan_changed(await assemblePlan(trx, member.tenantId, planId))
      await replaceRoutes(trx, member.tenantId, planId, {
        vehicleIds: [route.vehicle_id],
        routes: [{ ...better, id: routeId }],
      })
      await countChange(trx, member.tenantId, planId, plan.adjustments)
    })
  }
  const displayed = (await readPlan(deps, member, planId)).routes.find(({ id }) => id === routeId)
  if (!displayed) throw errors.not_found('The route')
  return displayed
}

async function readBefore(
  { scopes }: EditDeps,
  member: Member,
  planId: string,
  routeId: string,
): Promise<Before> {
  return scopes.asUser(member.claims, async ({ trx }) => {
    const plan = await readPlanRow(trx, member.tenantId, planId)
    requireEditable(plan)
    const { routes, stops } = await readProposal(trx, member.tenantId, planId)
    const route = routes.find(({ id }) => id === routeId)
    if (!route) throw errors.not_found('The route')
    if (plan.locked_vehicles.includes(route.vehicle_id)) throw errors.plan_locked(`R${route.number}`)
    const orderIds = stops.filter((stop) => stop.plan_route_id === routeId).map((stop) => stop.order_id)
    return { plan, route, orderIds }
  })
}

/** A cheaper route with all stops of the old one; undefined when the search found none. */
async function search(
  { onRefused }: EditDeps,
  run: Run,
  { plan, route, orderIds }: Before,
): Promise<ProposedRoute | undefined> {
  const problem = withBalance(run.problem, 0)
  const best = await solve(problem, {
    seed: plan.seed,
    timeLimitMs: SEARCH_MS,
    threads: 0,
    onRefused,
    initial: { routes: [{ vehicle: route.vehicle_id, orders: orderIds }] },
  })
  const [better] = toProposal(run.snapshot, best).routes
  if (!better || better.stops.length < orderIds.length || !check(problem, best).feasible) return undefined
  return costOf(run, better) < costOf(run, route) ? better : undefined
}

type Measured = Pick<PlanRouteRow, 'duration_seconds' | 'distance_metres'>

/** The part of a route's cost that depends on the order of stops, in hundredths. */
function costOf({ snapshot }: Run, { duration_seconds, distance_metres }: Measured): number {
  const [vehicle] = snapshot.vehicles
  if (!vehicle) return 0
  return costOfHours(vehicle, duration_seconds) + (vehicle.costPerKmMinor * distance_metres) / 1000
}
