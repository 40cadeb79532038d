// The order of stops of a route on the road, held by dispatch or left to its driver.
import type { orderLockResponse } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { ROUTE_MOVED_CHANNEL } from '../../platform/delivery-moves.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors, type AppError } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'

/** Throws not_found, and route_not_on_road before dispatch and after it is back. A lock that is set again keeps its time. */
export function lockOrder(
  scopes: Scopes,
  { tenantId }: Member,
  routeId: string,
  isLocked: boolean,
): Promise<z.infer<typeof orderLockResponse>> {
  return scopes.asService('lock the order of a route', async ({ trx, announce, respond }) => {
    const { rows } = await sql<{ id: string; lockedAt: Date | null }>`
      update public.routes set order_locked_at = case when ${isLocked} then coalesce(order_locked_at, now()) end
      where tenant_id = ${tenantId} and id = ${routeId} and status in ('dispatched', 'started')
      returning id, order_locked_at as "lockedAt"`.execute(trx)
    const [route] = rows
    if (!route) throw await whyNot(trx, tenantId, routeId)
    announce(ROUTE_MOVED_CHANNEL, { tenantId, routeId, deliveryIds: [] })
    return respond({ id: route.id, orderLockedAt: route.lockedAt?.toISOString() ?? null })
  })
}

async function whyNot(trx: Trx, tenantId: string, routeId: string): Promise<AppError> {
  const { rows } = await sql<{ number: number }>`
    select number from public.routes where tenant_id = ${tenantId} and id = ${routeId}`.execute(trx)
  return rows[0] ? errors.route_not_on_road(rows[0].number) : errors.not_found('The route')
}
