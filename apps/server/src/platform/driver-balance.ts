// What each driver of a company drove in a period, for the ledger of fairness and for plans.
import { HEAVY_ORDER_KG, LATE_FINISH_SECONDS, type DriverBalance } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from './db/scope.ts'

const GRAMS_PER_KG = 1_000

/** Active drivers and others who drove, the one with the most hours first. */
export async function readDriverBalance(
  trx: Trx,
  { tenantId, from, to }: { tenantId: string; from: string; to: string },
): Promise<(DriverBalance & { driver: { id: string; name: string } })[]> {
  const { rows } = await sql<DriverBalance & { driver: { id: string; name: string } }>`
    with driven as (
      select r.driver_id, count(*)::int as routes,
        sum(coalesce(extract(epoch from r.finished_at - r.started_at), r.duration_seconds))::int as seconds,
        sum(s.stops)::int as stops, sum(s.heavy)::int as heavy,
        (count(*) filter (where r.finished_at > r.return_at + ${LATE_FINISH_SECONDS} * interval '1 second'))::int as late
      from public.routes r
      cross join lateral (
        select count(*)::int as stops,
          (count(*) filter (where s.status = 'served' and o.weight_grams >= ${HEAVY_ORDER_KG * GRAMS_PER_KG}))::int as heavy
        from public.stops s join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
        where s.tenant_id = r.tenant_id and s.route_id = r.id and s.status in ('served', 'failed')) s
      where r.tenant_id = ${tenantId} and r.date between ${from}::date and ${to}::date and r.driver_id is not null
        and r.status in ('started', 'finished') and r.started_at is not null
      group by r.driver_id
    )
    select json_build_object('id', d.id, 'name', d.name) as driver, coalesce(n.routes, 0) as routes,
      coalesce(n.seconds, 0) as seconds, coalesce(n.stops, 0) as stops, coalesce(n.heavy, 0) as "heavyStops",
      coalesce(n.late, 0) as "lateFinishes"
    from public.drivers d left join driven n on n.driver_id = d.id
    where d.tenant_id = ${tenantId} and (d.status = 'active' or n.driver_id is not null)
    order by 3 desc, d.name, d.id`.execute(trx)
  return rows
}
