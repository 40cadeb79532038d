// SQL of a route whose driver reorders its stops.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

export interface RouteToReorder {
  date: string
  vehicleId: string
  /** Orders whose position dispatch locked. */
  lockedIds: string[]
  /** Every order that is or was on it, with its stop's state. */
  stops: { orderId: string; deliveryId: string; status: string; isCancelled: boolean }[]
}

export async function readRouteToReorder(
  trx: Trx,
  tenantId: string,
  routeId: string,
): Promise<RouteToReorder | undefined> {
  const { rows } = await sql<RouteToReorder>`
    select to_char(r.date, 'YYYY-MM-DD') as date, r.vehicle_id as "vehicleId",
      coalesce((select json_agg(s.order_id) from public.stops s where s.tenant_id = r.tenant_id and s.route_id = r.id
        and s.status = 'pending' and app.is_place_locked(r, s.order_id)), '[]') as "lockedIds",
      coalesce((select json_agg(json_build_object('orderId', s.order_id, 'deliveryId', s.delivery_id, 'status', s.status,
          'isCancelled', o.status = 'cancelled') order by s.sequence)
        from public.stops s join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
        where s.tenant_id = r.tenant_id and s.route_id = r.id), '[]') as stops
    from public.routes r
    where r.tenant_id = ${tenantId} and r.id = ${routeId} and r.status in ('dispatched', 'started')`.execute(
    trx,
  )
  return rows[0]
}
