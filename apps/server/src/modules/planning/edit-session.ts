// A plan opened for a manual edit: its rows, its day as the planner's problem, and live pricing of its
// routes.
import type { PlanAdjustment, PlanSequences } from '@dropwise/contracts'
import { openLivePlan, type LivePlan, type SolveOptions } from '@dropwise/planner'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Places } from '../../platform/van-day/places.ts'
import type { VanDay } from '../../platform/van-day/van-day.ts'
import { withBalance } from './even-days.ts'
import type { PlanningRoads } from './matrix-cache.ts'
import { measureDay, toSnapshot } from './prepare-run.ts'
import { readProposal, type PlanRouteRow, type PlanRow } from './queries.ts'
import { readPlanRow } from './read-plan.ts'
import { readOpenOrders, readVehicles, type Snapshot } from './snapshot.ts'

export interface EditDeps {
  scopes: Scopes
  roads: PlanningRoads
  onRefused: SolveOptions['onRefused']
}

export interface EditSession {
  plan: PlanRow
  /** By vehicle. */
  routes: ReadonlyMap<string, PlanRouteRow>
  sequences: PlanSequences
  unserved: ReadonlySet<string>
  /** The plan's orders, and possible vehicles: those of the plan and all free ones of the day. */
  snapshot: Snapshot
  places: Places
  problem: Awaited<ReturnType<typeof measureDay>>['problem']
  live: LivePlan
}

/** Throws plan_already_dispatched, plan_not_ready, plan_out_of_date for a plan that cannot be edited. */
export function requireEditable(plan: PlanRow): void {
  if (plan.status === 'dispatched') throw errors.plan_already_dispatched()
  if (plan.status !== 'done' && plan.status !== 'stopped') throw errors.plan_not_ready(plan.status)
  if (plan.is_out_of_date) throw errors.plan_out_of_date()
}

/**
 * Opens a plan as it is now; `adjustments` replace the plan's own. Throws not_found and the errors of
 * `requireEditable`.
 */
export async function openSession(
  { scopes, roads }: EditDeps,
  { tenantId }: Member,
  planId: string,
  adjustments?: readonly PlanAdjustment[],
): Promise<EditSession> {
  const read = await scopes.asService('edit a plan: read', async ({ trx }) => {
    const plan = await readPlanRow(trx, tenantId, planId)
    requireEditable(plan)
    const proposal = await readProposal(trx, tenantId, planId)
    const orderIds = [...proposal.stops, ...proposal.unserved].map((row) => row.order_id)
    const adjusted = { ...plan, adjustments: [...(adjustments ?? plan.adjustments)] }
    const vehicles = await readEditVehicles(
      trx,
      adjusted,
      proposal.routes.map((route) => route.vehicle_id),
    )
    const orders = await readOpenOrders(trx, tenantId, {
      date: plan.date,
      depotId: null,
      vehicleIds: null,
      orderIds,
    })
    const snapshot = await toSnapshot(trx, adjusted, vehicles, orders)
    return { plan, proposal, snapshot }
  })
  const { plan, proposal, snapshot } = read
  const { places, problem: measured } = await measureDay(roads, snapshot)
  const problem = withBalance(measured, 0)
  const stopsOf = Map.groupBy(proposal.stops, (stop) => stop.plan_route_id)
  return {
    plan,
    routes: new Map(proposal.routes.map((route) => [route.vehicle_id, route])),
    sequences: new Map(
      proposal.routes.map((route) => [
        route.vehicle_id,
        (stopsOf.get(route.id) ?? []).map((stop) => stop.order_id),
      ]),
    ),
    unserved: new Set(proposal.unserved.map((order) => order.order_id)),
    snapshot,
    places,
    problem,
    live: openLivePlan(problem),
  }
}

/** Vehicles with a route in the plan, even if archived since, and free ones of the day; none on the road. */
async function readEditVehicles(trx: Trx, plan: PlanRow, planned: readonly string[]): Promise<VanDay[]> {
  const { date, depot_id: depotId, adjustments } = plan
  const selection = { date, depotId, orderIds: null, adjustments }
  const free = await readVehicles(trx, plan.tenant_id, { ...selection, vehicleIds: null })
  const vehicles = await readVehicles(trx, plan.tenant_id, {
    ...selection,
    depotId: null,
    vehicleIds: planned,
  })
  return [...new Map([...free, ...vehicles].map((vehicle) => [vehicle.id, vehicle])).values()].toSorted(
    (a, b) => a.number - b.number,
  )
}
