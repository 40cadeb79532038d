// Removes stops of cancelled orders from running routes before their van arrives.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { AppError } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { moveStops } from './moves.ts'
import type { RepairDeps } from './propose.ts'

interface StopAhead {
  routeId: string
  orderIds: string[]
}

/**
 * Removes these orders' stops from their routes, so that the orders are open again. Leaves stops that are
 * current, done or loaded; the caller refuses to cancel those.
 */
export async function takeOffRoad(
  deps: RepairDeps,
  member: Member,
  orderIds: readonly string[],
): Promise<void> {
  const ahead = await deps.asService('stops to take off', ({ trx }) =>
    readStopsAhead(trx, member.tenantId, orderIds),
  )
  // One route after another: each change must see the previous one.
  for (const { routeId, orderIds: ids } of ahead) {
    try {
      const moves = ids.map((orderId) => ({ orderId, vehicleId: null, position: 'best' as const }))
      // Cancelled stops come off whatever rule the rest of the route breaks.
      await moveStops(deps, member, routeId, { moves, confirmedRules: [] }, 'all')
    } catch (error) {
      // The driver was faster, or another person changed the route meanwhile.
      if (!(error instanceof AppError) || error.status >= 500) throw error
    }
  }
}

/** Stops ahead, by route; of pairs only those without a picked-up half. */
async function readStopsAhead(trx: Trx, tenantId: string, orderIds: readonly string[]): Promise<StopAhead[]> {
  const { rows } = await sql<StopAhead>`
    select r.id as "routeId", array_agg(s.order_id order by s.sequence) as "orderIds"
    from public.stops s
    join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id and r.status in ('dispatched', 'started')
    join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    where s.tenant_id = ${tenantId} and s.order_id = any(${orderIds}::uuid[]) and s.status = 'pending'
      and not exists (
        select from public.orders other
        join public.stops x on x.tenant_id = other.tenant_id and x.order_id = other.id and x.status in ('arrived', 'served')
        where other.tenant_id = o.tenant_id and other.pair = o.pair and other.date = o.date and other.id <> o.id)
    group by r.id order by r.id`.execute(trx)
  return rows
}
