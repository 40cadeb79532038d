// Locks the order of stops of a route on the road, or lets its driver choose it.
import type { orderLockBody, orderLockResponse, RouteViolation } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { requireConfirmed, writeBrokenRules } from '../../platform/confirmed-rules.ts'
import { ROUTE_MOVED_CHANNEL } from '../../platform/delivery-moves.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { errors, type AppError } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'

/** Hard rules that a route breaks in its present order. */
export type JudgeRoute = (platform: Platform, member: Member, routeId: string) => Promise<RouteViolation[]>

/**
 * Throws not_found; route_not_on_road before dispatch and after the return; rules_broken when the locked
 * order breaks unconfirmed rules. Setting a lock again keeps its time.
 */
export async function lockOrder(
  platform: Platform,
  judgeRoute: JudgeRoute,
  member: Member,
  routeId: string,
  { isLocked, confirmedRules }: z.output<typeof orderLockBody>,
): Promise<z.infer<typeof orderLockResponse>> {
  const { tenantId } = member
  const broken = isLocked ? await judgeRoute(platform, member, routeId) : []
  requireConfirmed(broken, confirmedRules)
  return platform.asService('lock the order of a route', async ({ trx, announce, respond }) => {
    const { rows } = await sql<{ id: string; lockedAt: Date | null }>`
      update public.routes set order_locked_at = case when ${isLocked} then coalesce(order_locked_at, now()) end
      where tenant_id = ${tenantId} and id = ${routeId} and status in ('dispatched', 'started')
      returning id, order_locked_at as "lockedAt"`.execute(trx)
    const [route] = rows
    if (!route) throw await whyNot(trx, tenantId, routeId)
    if (isLocked) await writeBrokenRules(trx, tenantId, [routeId], broken)
    announce(ROUTE_MOVED_CHANNEL, { tenantId, routeId, deliveryIds: [] })
    return respond({ id: route.id, orderLockedAt: route.lockedAt?.toISOString() ?? null })
  })
}

async function whyNot(trx: Trx, tenantId: string, routeId: string): Promise<AppError> {
  const { rows } = await sql<{ number: number }>`
    select number from public.routes where tenant_id = ${tenantId} and id = ${routeId}`.execute(trx)
  return rows[0] ? errors.route_not_on_road(rows[0].number) : errors.not_found('The route')
}
