// Changes of an order on a van: refuses by name what its plan depends on, and passes the rest to driver and
// promise.
import { fieldLabel, isFixedOnTheRoad, ORDER_COLUMN_LIST, type ImportedOrder } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { AppError } from '../../platform/errors.ts'

const PLACE = ['reference', 'address', 'lat', 'lng', 'date', 'lastDate'] as const
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Throws order_on_the_road with the unchangeable fields that changed. A form may send them unchanged. */
export function requireLightChange(before: ImportedOrder, after: ImportedOrder): void {
  const columnsOf = (order: ImportedOrder): Readonly<Record<string, unknown>> => ({ ...order.columns })
  const [was, is] = [columnsOf(before), columnsOf(after)]
  const changed = [
    ...PLACE.filter((name) => !isSame(before[name], after[name])),
    ...ORDER_COLUMN_LIST.filter(
      ({ column, property }) => isFixedOnTheRoad(property) && !isSame(was[column], is[column]),
    ).map(({ property }) => property),
  ]
  if (changed.length === 0) return
  const fields = [...new Set(changed.map((name) => fieldLabel(name).toLowerCase()))].join(', ')
  throw new AppError('order_on_the_road', { values: { reference: before.reference, fields } })
}

/**
 * Passes an order's new window and service time to its stop and its recipient's promise. Removing a window
 * keeps the promise, because the recipient may be waiting. The van's next fix updates later stops.
 */
export async function updateStop(trx: Trx, tenantId: string, orderId: string): Promise<void> {
  await sql`
    update public.stops s set service_seconds = o.service_seconds,
      promised_from = coalesce(w.opens, s.promised_from), promised_to = coalesce(w.closes, s.promised_to),
      late_seconds = greatest(0, coalesce(extract(epoch from s.eta_at - coalesce(w.closes, s.promised_to))::int, s.late_seconds))
    from public.orders o
    join public.stops p on p.tenant_id = o.tenant_id and p.order_id = o.id
    cross join lateral app.window_at(o, p.planned_service_at) w
    where o.tenant_id = ${tenantId} and o.id = ${orderId} and p.status in ('pending', 'arrived')
      and s.tenant_id = p.tenant_id and s.id = p.id`.execute(trx)
  await sql`
    update public.deliveries d set promised_from = s.promised_from, promised_to = s.promised_to
    from public.stops s
    where d.tenant_id = ${tenantId} and d.order_id = ${orderId} and s.tenant_id = d.tenant_id and s.delivery_id = d.id
      and s.status in ('pending', 'arrived') and (d.promised_from, d.promised_to) is distinct from (s.promised_from, s.promised_to)`.execute(
    trx,
  )
}
