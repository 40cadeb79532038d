// Orders that are cancelled while their van is out: their stops come off its route before it gets there.
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
 * Takes the stops of these orders off their routes, so that the orders are open again. What a driver stands at, has done or
 * carries already stays: its order is refused by whoever asked for this.
 */
export async function takeOffRoad(
  deps: RepairDeps,
  member: Member,
  orderIds: readonly string[],
): Promise<void> {
  const ahead = await deps.asService('stops to take off', ({ trx }) =>
    readStopsAhead(trx, member.tenantId, orderIds),
  )
  // One route after the other: each change reads the day as the one before left it.
  for (const { routeId, orderIds: ids } of ahead) {
    try {
      const moves = ids.map((orderId) => ({ orderId, vehicleId: null, position: 'best' as const }))
      // What is cancelled comes off whatever rule the rest of the route breaks without it.
      await moveStops(deps, member, routeId, { moves, confirmedRules: [] }, 'all')
    } catch (error) {
      // The driver was faster, or somebody changed the route meanwhile.
      if (!(error instanceof AppError) || error.status >= 500) throw error
    }
  }
}

/** Stops still ahead, by route; of pairs only those of which nothing has been picked up. */
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
