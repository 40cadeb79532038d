// Accepting a repair: its routes become those that are driven.
import type { Scopes } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { lockRepair, markAccepted } from './accept-queries.ts'
import { changeRoutes } from './change-routes.ts'
import { notifyDrivers } from './notify-drivers.ts'

/** Heard by the screens of a company: `{ tenantId, routeId, deliveryIds }`. */
const ROUTE_MOVED_CHANNEL = 'route_moved'

/**
 * Accepts a repair and returns the routes that it changed; undefined when there is none of that id. Accepting it again
 * changes nothing. Throws plan_out_of_date when the day went another way since.
 */
export function acceptRepair(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId, userId }: Member,
  id: string,
): Promise<{ routes: { id: string }[] } | undefined> {
  return asService('accept a repair', async ({ trx, announce, respond }) => {
    const repair = await lockRepair(trx, tenantId, id)
    if (!repair) return undefined
    const { date, proposal } = repair
    const known = proposal.routes.flatMap(({ routeId }) => (routeId ? [{ id: routeId }] : []))
    if (repair.status === 'accepted') return respond({ routes: known })
    const changed = await changeRoutes(trx, tenantId, {
      date,
      routes: proposal.routes,
      routeIdsOut: proposal.routeIdsOut,
      unservedIds: new Set(proposal.response.unserved.map(({ orderId }) => orderId)),
    })
    if (proposal.routeIdsOut.length + proposal.routes.length > 0 && changed.length === 0)
      throw errors.plan_out_of_date()
    await markAccepted(trx, tenantId, id, userId)
    await notifyDrivers(trx, tenantId, changed)
    for (const routeId of changed) announce(ROUTE_MOVED_CHANNEL, { tenantId, routeId, deliveryIds: [] })
    return respond({ routes: changed.map((routeId) => ({ id: routeId })) })
  })
}
