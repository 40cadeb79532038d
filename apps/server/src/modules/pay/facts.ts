// What drivers did on the days of a month: driven routes, time, distance, stops.
import type { PayFacts } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

export interface PayPeriod {
  tenantId: string
  from: string
  to: string
  driverId?: string | undefined
}

export type FactsOfDriver = PayFacts & { driverId: string }

/** Days on which a driver left the depot, oldest first. */
export async function readFacts(
  trx: Trx,
  { tenantId, from, to, driverId }: PayPeriod,
): Promise<FactsOfDriver[]> {
  const { rows } = await sql<FactsOfDriver>`
    with driven as (
      select r.id, r.number, r.driver_id, r.date, r.started_at, r.finished_at,
        case when r.finished_at is not null then coalesce(a.driven_metres, r.distance_metres) else 0 end as metres
      from public.routes r
      left join public.route_actuals a on a.tenant_id = r.tenant_id and a.route_id = r.id
      where r.tenant_id = ${tenantId} and r.date between ${from}::date and ${to}::date and r.driver_id is not null
        and r.status in ('started', 'finished') and r.started_at is not null
        and (${driverId ?? null}::uuid is null or r.driver_id = ${driverId ?? null}::uuid)),
    worked as (
      select driver_id, date, jsonb_agg(jsonb_build_object('id', id, 'number', number) order by number, id) as routes,
        bool_and(finished_at is not null) as is_finished, sum(metres)::float8 as metres,
        range_agg(tstzrange(started_at, greatest(started_at, finished_at))) filter (where finished_at is not null) as hours
      from driven group by driver_id, date),
    served as (
      select d.driver_id, d.date, count(*) filter (where s.status = 'served')::int as served,
        count(*) filter (where s.status = 'served' and (s.promised_to is null
          or greatest(coalesce(s.arrived_at, s.eta_at), o.window_start) <= s.promised_to))::int as on_time,
        count(*) filter (where s.status = 'failed')::int as failed
      from driven d
      join public.stops s on s.tenant_id = ${tenantId} and s.route_id = d.id
      join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
      group by d.driver_id, d.date)
    select w.driver_id as "driverId", to_char(w.date, 'YYYY-MM-DD') as date, w.routes, w.is_finished as "isFinished",
      coalesce((select round(sum(extract(epoch from upper(h) - lower(h)))) from unnest(w.hours) h), 0)::float8 as seconds,
      w.metres, coalesce(s.served, 0) as served, coalesce(s.on_time, 0) as "onTime", coalesce(s.failed, 0) as failed
    from worked w left join served s on s.driver_id = w.driver_id and s.date = w.date
    order by w.date, w.driver_id`.execute(trx)
  return rows
}
