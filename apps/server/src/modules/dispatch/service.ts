// Turns a finished plan into drivers' routes and recipients' promised windows, all in one transaction.
import type { Scopes } from '../../platform/db/scope.ts'
import { refreshStatistics } from '../../platform/db/statistics.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { findBusyVehicle, fingerprintNow, lockPlan, readRoutes, settleDays, writeRoutes } from './queries.ts'

/** Half an hour on either side of the planned time, for orders without a window. */
const PROMISE_MARGIN_SECONDS = 30 * 60
/** Announced for each dispatched plan: `{ tenantId, planId }`. */
export const DISPATCH_CHANNEL = 'plan_dispatched'

/**
 * Dispatches a plan. Dispatching it again returns the same routes. Throws not_found, plan_not_ready, plan_out_of_date when one of
 * its orders changed, vehicle_busy, plan_already_dispatched when its routes were cancelled since.
 */
export async function dispatchPlan(
  scopes: Scopes,
  { tenantId }: Member,
  planId: string,
): Promise<{ routes: { id: string }[] }> {
  const dispatched = await scopes.asService('dispatch a plan', async ({ trx, announce }) => {
    const plan = await lockPlan(trx, tenantId, planId)
    if (!plan) throw errors.not_found('The plan')
    if (plan.status === 'dispatched') {
      const routes = await readRoutes(trx, tenantId, planId)
      if (routes.length === 0) throw errors.plan_already_dispatched()
      return { routes }
    }
    if (plan.status !== 'done' && plan.status !== 'stopped') throw errors.plan_not_ready(plan.status)
    if (plan.route_count === 0) throw errors.plan_not_ready('empty')
    if ((await fingerprintNow(trx, tenantId, planId)) !== plan.orders_fingerprint)
      throw errors.plan_out_of_date()
    const busy = await findBusyVehicle(trx, tenantId, planId, plan.date)
    if (busy) throw errors.vehicle_busy({ vehicle: busy, date: plan.date })

    await settleDays(trx, tenantId, plan)
    await writeRoutes(trx, tenantId, plan, PROMISE_MARGIN_SECONDS)
    announce(DISPATCH_CHANNEL, { tenantId, planId })
    return { routes: await readRoutes(trx, tenantId, planId) }
  })
  await refreshStatistics(scopes)
  return dispatched
}
