// Recall: returns unstarted routes to their plan and reopens their orders.
import type { recallResponse } from '@dropwise/contracts'
import type { z } from 'zod'
import type { Scopes } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { cancelRoutes, lockRoutes, readTold, reopenPlan, type RoutesToRecall } from './recall-queries.ts'

type RecallResponse = z.infer<typeof recallResponse>

/** Recalls every route of a plan, or none. Throws not_found, and route_under_way when any van has left. */
export function recallPlan(scopes: Scopes, member: Member, planId: string): Promise<RecallResponse> {
  return recall(scopes, member, { planId }, 'The dispatched plan')
}

/** Recalls one route. Throws not_found, and route_under_way when its van has left. */
export function recallRoute(scopes: Scopes, member: Member, routeId: string): Promise<RecallResponse> {
  return recall(scopes, member, { routeId }, 'The route')
}

function recall(
  scopes: Scopes,
  { tenantId }: Member,
  selection: RoutesToRecall,
  what: string,
): Promise<RecallResponse> {
  return scopes.asService('recall routes', async ({ trx, respond }) => {
    const routes = await lockRoutes(trx, tenantId, selection)
    const [first] = routes
    if (!first) throw errors.not_found(what)
    const departedRoute = routes.find((route) => route.isUnderWay)
    if (departedRoute) throw errors.route_under_way(departedRoute.number)

    const routeIds = routes.map((route) => route.id)
    const notices = await readTold(trx, tenantId, routeIds)
    await cancelRoutes(trx, tenantId, routeIds)
    if (first.planId) await reopenPlan(trx, tenantId, first.planId)
    return respond({ planId: first.planId, routes: routes.map(({ id }) => ({ id })), told: notices })
  })
}
