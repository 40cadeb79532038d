// SQL of repairs: orders of the rest of a day, and what its vans have used of their limits.
import type { DoneOfDay, PlanAdjustment, PlanRules } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { ORDER_FACTS, otherWindowsOf } from '../../platform/order-facts.ts'
import type { RuledOrder, WindowedOrder } from '../../platform/planning-rules.ts'

/** An order with a promise has only the promised window. */
export interface OrderRow extends RuledOrder, WindowedOrder {
  recipient: string
  status: string
  promisedFrom: Date | null
  promisedTo: Date | null
  /** When its van leaves the depot with it, unless it is in the first load. */
  reloadUntil: Date | null
}

/** Orders with their promises: requested ones, those of the day on the road, and all on its routes. */
export async function readOrders(
  trx: Trx,
  tenantId: string,
  date: string,
  { askedIds, routedIds }: { askedIds: readonly string[]; routedIds: readonly string[] },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER_FACTS}, c.name as recipient, o.status,
      case when o.other_windows = '{}' or s.id is null then o.window_start else s.promised_from end as "windowStart",
      case when o.other_windows = '{}' or s.id is null then o.window_end else s.promised_to end as "windowEnd",
      case when s.id is null then ${otherWindowsOf('o')} else '[]' end as "otherWindows", s.promised_from as "promisedFrom", s.promised_to as "promisedTo",
      (app.reload_of(s.leg) ->> 'departAt')::timestamptz as "reloadUntil"
    from public.orders o
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    left join public.stops s on s.tenant_id = o.tenant_id and s.order_id = o.id and s.status in ('pending', 'arrived', 'served')
    where o.tenant_id = ${tenantId} and (o.id = any(${routedIds}::uuid[])
        or o.date = ${date}::date and (o.id = any(${askedIds}::uuid[]) or o.status in ('dispatched', 'completed')))
    order by o.id`.execute(trx)
  return rows
}

/** Finished work of a van on its running routes. */
export interface DoneRow extends Omit<DoneOfDay, 'seconds'> {
  vehicleId: string
  /** Ids of breaks behind it, by plan and delay. */
  breaks: number[]
  /** Limits of the run that planned the route, and its changes to single vans. */
  rules: PlanRules
  adjustments: PlanAdjustment[]
}

export async function readDone(trx: Trx, tenantId: string, date: string, clock: Date): Promise<DoneRow[]> {
  const { rows } = await sql<DoneRow>`
    select r.vehicle_id as "vehicleId", count(s.id) filter (where s.is_done)::int as stops,
      coalesce(sum(s.leg_distance_metres) filter (where s.is_done), 0)::int as metres,
      coalesce((select array_agg(distinct (part ->> 'id')::int)
        from public.stops b cross join jsonb_array_elements(b.leg) part
        where b.tenant_id = ${tenantId} and b.route_id = any(array_agg(r.id)) and part ->> 'kind' = 'break'
          and (b.status in ('arrived', 'served', 'failed') or r.status = 'started'
            and (part ->> 'startAt')::timestamptz + make_interval(secs => (part ->> 'seconds')::int + greatest(0, r.drift_seconds)) <= ${clock})), '{}') as breaks,
      coalesce((select jsonb_agg(p.part order by b.sequence, p.place)
        from public.stops b cross join jsonb_array_elements(b.leg || jsonb_build_object('kind', 'stay', 'seconds',
          extract(epoch from coalesce(b.departed_at, b.planned_depart_at) - coalesce(b.arrived_at, b.planned_arrive_at))::int))
          with ordinality p (part, place)
        where b.tenant_id = ${tenantId} and b.route_id = any(array_agg(r.id)) and b.status in ('arrived', 'served', 'failed')), '[]') as parts,
      coalesce(p.rules, '{}') as rules, coalesce(p.adjustments, '[]') as adjustments
    from public.routes r
    left join public.plans p on p.tenant_id = r.tenant_id and p.id = r.plan_id
    left join lateral (select s.id, s.leg_distance_metres, s.status in ('arrived', 'served', 'failed') as is_done from public.stops s
      where s.tenant_id = r.tenant_id and s.route_id = r.id) s on true
    where r.tenant_id = ${tenantId} and r.date = ${date}::date and r.status in ('dispatched', 'started')
    group by r.vehicle_id, r.status, r.drift_seconds, p.rules, p.adjustments`.execute(trx)
  return rows
}

/** Stores a proposal. Returns its id. */
export async function insertRepair(
  trx: Trx,
  tenantId: string,
  repair: { id: string | null; date: string; request: object; proposal: object; userId: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into public.repairs (id, tenant_id, date, request, proposal, created_by)
    values (coalesce(${repair.id}::uuid, app.uuid_v7()), ${tenantId}, ${repair.date}, ${JSON.stringify(repair.request)}::jsonb,
      ${JSON.stringify(repair.proposal)}::jsonb, ${repair.userId})
    on conflict (tenant_id, id) do update set proposal = excluded.proposal, request = excluded.request
    returning id`.execute(trx)
  return rows[0]!.id
}
