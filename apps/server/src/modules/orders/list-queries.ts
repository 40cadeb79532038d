// SQL that reads orders with their recipient, place, route and result in the newest plan.
import type { CustomFilter, DeliveryStatus, OrderStatus, ShownStep, StoredColumns } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Optional, Row } from '../../platform/db/row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { describedColumns } from './sql-columns.ts'

type OrderColumns = Row<
  'orders',
  | 'id'
  | 'reference'
  | 'status'
  | 'date'
  | 'last_date'
  | 'window_start'
  | 'window_end'
  | 'import_id'
  | 'custom'
  | 'series_id'
  | 'series_date',
  { status: OrderStatus; custom: Record<string, string> }
>

export type OrderRow = StoredColumns &
  OrderColumns &
  Row<'deliveries', 'tracking_number'> &
  Row<'recipients', 'phone' | 'email'> &
  Row<'addresses', 'accuracy' | 'confidence' | 'lat' | 'lng'> &
  Optional<Row<'stops', 'route_id' | 'sequence' | 'late_seconds'>> & {
    delivery_status: DeliveryStatus
    /** The company's own step within that status. */
    step: ShownStep | null
    recipient: string
    address_id: string
    address: string
    route_number: number | null
    eta: Date | null
    promised_from: Date | null
    promised_to: Date | null
    /** Day of its route while the dispatched van is late to leave. */
    overdue_on: string | null
    unserved_reason: string | null
    unserved_message: string | null
  }

export interface OrderFilter {
  date?: string
  status?: OrderStatus
  reference?: string
  ids?: readonly string[]
  /** With a date, whose index finds the rows. */
  custom?: CustomFilter
  /** Order or delivery changed at or after this time. */
  updatedSince?: string
  after?: string
  limit: number
}

/** Orders of the caller's company by id, which is the order of their files. */
export async function listOrders(trx: Trx, filter: OrderFilter): Promise<OrderRow[]> {
  const { date = null, status = null, reference = null, after = null } = filter
  // A day lists orders of its date, and orders whose span includes it, with that day's window.
  const source = date ? sql`app.orders_on((select app.tenant_id()), ${date}::date)` : sql`public.orders`
  const { rows } = await sql<OrderRow>`
    with newest as (
      select distinct on (p.date) p.id, p.date from public.plans p
      where p.tenant_id = (select app.tenant_id()) and p.status in ('done', 'stopped', 'dispatched')
        and (${date}::date is null or p.date = ${date}::date)
      -- The plan of a day is the one dispatched last, until a newer run plans the remaining orders.
      order by p.date, coalesce(p.dispatched_at, p.created_at) desc, p.id desc
    )
    select o.id, o.reference, d.tracking_number, o.status, d.status as delivery_status, app.step_of(o.tenant_id, o.id, d.status) as step,
      r.name as recipient, r.phone, r.email, a.id as address_id, a.text as address, a.accuracy, a.confidence, a.lat, a.lng,
      stored.date, stored.last_date, o.window_start, o.window_end, ${describedColumns},
      o.import_id, o.custom, o.series_id, o.series_date, s.route_id, coalesce(s.number, pl.number) as route_number, coalesce(s.sequence, pl.sequence) as sequence,
      coalesce(s.eta, pl.arrive_at) as eta, coalesce(s.late_seconds, pl.late_seconds) as late_seconds, s.overdue_on, s.promised_from, s.promised_to,
      u.reason as unserved_reason, u.message as unserved_message
    from ${source} o
    join public.orders stored on stored.tenant_id = o.tenant_id and stored.id = o.id
    join public.recipients r on r.tenant_id = o.tenant_id and r.id = o.recipient_id
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    join public.deliveries d on d.tenant_id = o.tenant_id and d.order_id = o.id
    left join lateral (
      select st.route_id, rt.number, st.sequence, coalesce(st.eta_at, st.planned_arrive_at) as eta, st.late_seconds, st.promised_from, st.promised_to,
        case when rt.status = 'dispatched' and rt.depart_at < now() then rt.date::text end as overdue_on
      from public.stops st join public.routes rt on rt.tenant_id = st.tenant_id and rt.id = st.route_id
      where st.tenant_id = o.tenant_id and st.order_id = o.id and st.status <> 'skipped' and rt.status <> 'cancelled'
      order by st.id desc limit 1
    ) s on true
    left join newest n on n.date = o.date
    left join lateral (
      select pr.number, ps.sequence, ps.arrive_at, ps.late_seconds
      from public.plan_stops ps join public.plan_routes pr on pr.tenant_id = ps.tenant_id and pr.id = ps.plan_route_id
      where ps.tenant_id = o.tenant_id and ps.plan_id = n.id and ps.order_id = o.id and o.status = 'open'
    ) pl on true
    left join public.plan_unserved u on u.tenant_id = o.tenant_id and u.plan_id = n.id and u.order_id = o.id and o.status = 'open'
    where o.tenant_id = (select app.tenant_id())
      and (${status}::text is null or o.status = ${status})
      and (${reference}::text is null or o.reference = ${reference})
      and (${filter.ids ?? null}::uuid[] is null or o.id = any(${filter.ids ?? null}::uuid[]))
      and (${filter.custom?.name ?? null}::text is null
        or lower(coalesce(o.custom ->> ${filter.custom?.name ?? null}::text, '')) = lower(${filter.custom?.value ?? null}::text))
      and (${after}::uuid is null or o.id > ${after}::uuid)
      and (${filter.updatedSince ?? null}::timestamptz is null or greatest(o.updated_at, d.updated_at) >= ${filter.updatedSince ?? null}::timestamptz)
    order by o.id limit ${filter.limit}`.execute(trx)
  return rows
}
