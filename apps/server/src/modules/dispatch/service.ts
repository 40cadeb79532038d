// Turns a finished plan into drivers' routes and recipients' promised windows, all in one transaction.
import { isHardRule } from '@dropwise/contracts'
import { readUnits } from '../../platform/company-units.ts'
import {
  inWords,
  requireConfirmed,
  writeBrokenRules,
  type ConfirmedRules,
} from '../../platform/confirmed-rules.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { refreshStatistics } from '../../platform/db/statistics.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { readPlanRules } from '../../platform/van-day/plan-rules.ts'
import {
  findBusyVehicle,
  fingerprintNow,
  type LockedPlan,
  lockPlan,
  readRoutes,
  settleDays,
  writeRoutes,
} from './queries.ts'
import { moveRest, readVehicleIds, recalculateTotals } from './split-queries.ts'

/** Seconds promised before and after the planned time of orders without a window. */
const PROMISE_MARGIN_SECONDS = 30 * 60
/** Channel that gets `{ tenantId, planId }` for each dispatched plan. */
const DISPATCH_CHANNEL = 'plan_dispatched'

export interface DispatchChoice {
  /** Vehicles whose routes to dispatch; absent: all. */
  vehicleIds?: readonly string[] | undefined
  /** Codes of rules that the routes may break. */
  confirmedRules?: ConfirmedRules | undefined
}

/**
 * Dispatches a plan, or the routes of some of its vehicles; the rest moves to a plan of its own. A repeated
 * dispatch returns the same routes. Throws not_found, plan_not_ready, plan_out_of_date when an order
 * changed, vehicle_busy, rules_broken, day_is_over, validation_failed for a vehicle without a route,
 * plan_already_dispatched when its routes were cancelled.
 */
export async function dispatchPlan(
  scopes: Scopes,
  { tenantId, userId }: Member,
  planId: string,
  { vehicleIds, confirmedRules = [] }: DispatchChoice = {},
): Promise<{ routes: { id: string }[]; restPlanId: string | null }> {
  const dispatched = await scopes.asService('dispatch a plan', async ({ trx, announce }) => {
    const plan = await lockPlan(trx, tenantId, planId)
    if (!plan) throw errors.not_found('The plan')
    if (plan.status === 'dispatched') {
      const routes = await readRoutes(trx, tenantId, planId)
      if (routes.length === 0) throw errors.plan_already_dispatched()
      return { routes, restPlanId: plan.rest_plan_id }
    }
    if (plan.status !== 'done' && plan.status !== 'stopped') throw errors.plan_not_ready(plan.status)
    if (plan.route_count === 0) throw errors.plan_not_ready('empty')
    if ((await fingerprintNow(trx, tenantId, planId)) !== plan.orders_fingerprint)
      throw errors.plan_out_of_date()
    const restPlanId = vehicleIds ? await splitRest(trx, { tenantId, userId }, plan, vehicleIds) : null
    const busy = await findBusyVehicle(trx, tenantId, planId, plan.date)
    if (busy) throw errors.vehicle_busy({ vehicle: busy, date: plan.date })

    const units = await readUnits(trx, tenantId)
    const rules = await readPlanRules(trx, tenantId, planId, plan.date)
    const broken = rules.filter(isHardRule).map((rule) => inWords(rule, units))
    requireConfirmed(broken, confirmedRules)

    await settleDays(trx, tenantId, plan)
    await writeRoutes(trx, tenantId, plan, PROMISE_MARGIN_SECONDS)
    announce(DISPATCH_CHANNEL, { tenantId, planId })
    const routes = await readRoutes(trx, tenantId, planId)
    const routeIds = routes.map(({ id }) => id)
    await writeBrokenRules(trx, tenantId, routeIds, broken)
    return { routes, restPlanId }
  })
  await refreshStatistics(scopes)
  return dispatched
}

/**
 * Keeps only the routes of these vehicles in the plan. Returns the new plan with the others; null when there
 * are none.
 */
async function splitRest(
  trx: Trx,
  { tenantId, userId }: Pick<Member, 'tenantId' | 'userId'>,
  { id }: LockedPlan,
  vehicleIds: readonly string[],
): Promise<string | null> {
  const plannedVehicles = new Set(await readVehicleIds(trx, tenantId, id))
  const wrong = vehicleIds.flatMap((vehicleId, i) =>
    plannedVehicles.has(vehicleId)
      ? []
      : [{ field: `vehicleIds.${i}`, message: 'This vehicle has no route in the plan' }],
  )
  if (wrong.length > 0) throw errors.validation_failed(wrong)
  if (new Set(vehicleIds).size === plannedVehicles.size) return null
  const restId = await moveRest(trx, tenantId, id, { vehicleIds, userId })
  for (const planId of [id, restId])
    await recalculateTotals(trx, tenantId, planId, await fingerprintNow(trx, tenantId, planId))
  return restId
}
