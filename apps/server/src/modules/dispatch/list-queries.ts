// SQL of the list of routes: dispatched routes, and proposals for vehicles without one.
import { sql } from 'kysely'
import type { RouteItem } from '@dropwise/contracts'
import type { Trx } from '../../platform/db/scope.ts'
import { vehicleCo2 } from '../../platform/emissions.ts'

/** A route from the database; `efficiency` is computed from its times. */
export type RouteRow = Omit<RouteItem, 'efficiency'>

const CO2 = (route: string) =>
  sql.raw(`round(k.grams_per_km * ${route}.distance_metres / 1000)::float8 as "co2Grams"`)
const KNOWN_CO2 = vehicleCo2(sql`(select app.tenant_id())`)

/** A proposed route, with the values that tell whether a newer plan replaced it. */
export type ProposedRow = RouteRow & { planId: string; orderIds: string[] }

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const PEOPLE = sql`
  json_build_object('id', v.id, 'name', v.name, 'registration', v.registration) as vehicle,
  case when w.id is null then null else json_build_object('id', w.id, 'name', w.name) end as driver,
  v.capacity_packages as "capacityPackages", v.max_shift_seconds as "maxShiftSeconds"`

/**
 * Dispatched routes of some days of the caller's company. Drive time is the day without waiting and service.
 */
export async function listDispatched(trx: Trx, from: string, to: string): Promise<RouteRow[]> {
  const { rows } = await sql<RouteRow>`
    select r.id, r.plan_id as "planId", to_char(r.date, 'YYYY-MM-DD') as date, r.number, r.status, ${PEOPLE},
      ${iso('r.depart_at')} as "departAt", ${iso('coalesce(r.eta_return_at, r.return_at)')} as "returnAt",
      s.stops, s.done as "stopsDone", s.loads, r.load_packages as packages, r.distance_metres as "distanceMetres",
      r.duration_seconds as "durationSeconds", greatest(0, r.duration_seconds - s.wait - s.service) as "driveSeconds",
      s.service as "serviceSeconds", s.wait as "waitSeconds", s.late as "lateSeconds", false as "isOutOfDate",
      ${CO2('r')}
    from public.routes r
    join public.vehicles v on v.tenant_id = r.tenant_id and v.id = r.vehicle_id
    left join public.drivers w on w.tenant_id = r.tenant_id and w.id = r.driver_id
    left join ${KNOWN_CO2} k on k.vehicle_id = r.vehicle_id
    cross join lateral (
      select count(*)::int as stops, 1 + (count(*) filter (where s.leg @> '[{"kind": "reload"}]'))::int as loads, count(*) filter (where s.status not in ('pending', 'arrived'))::int as done,
        coalesce(sum(extract(epoch from s.planned_service_at - s.planned_arrive_at)), 0)::int as wait,
        coalesce(sum(extract(epoch from s.planned_depart_at - s.planned_service_at)), 0)::int as service,
        coalesce(max(s.late_seconds) filter (where s.status in ('pending', 'arrived')), 0) as late
      from public.stops s where s.tenant_id = r.tenant_id and s.route_id = r.id) s
    where r.tenant_id = (select app.tenant_id()) and r.date between ${from}::date and ${to}::date and r.status <> 'cancelled'
    order by r.date, r.number`.execute(trx)
  return rows
}

/** Routes of finished plans made since the day's last dispatch, newest plan first. */
export async function listProposed(trx: Trx, from: string, to: string): Promise<ProposedRow[]> {
  const { rows } = await sql<ProposedRow>`
    select p.id, p.plan_id as "planId", to_char(n.date, 'YYYY-MM-DD') as date, p.number, 'proposed' as status, ${PEOPLE},
      ${iso('p.depart_at')} as "departAt", ${iso('p.return_at')} as "returnAt", cardinality(o.ids) as stops, 0 as "stopsDone", o.loads,
      p.load_packages as packages, p.distance_metres as "distanceMetres", p.duration_seconds as "durationSeconds",
      p.drive_seconds as "driveSeconds", p.service_seconds as "serviceSeconds", p.wait_seconds as "waitSeconds",
      o.late as "lateSeconds", o.ids as "orderIds", ${CO2('p')},
      n.orders_fingerprint is distinct from app.plan_fingerprint(n.tenant_id, n.id) as "isOutOfDate"
    from public.plans n
    join public.plan_routes p on p.tenant_id = n.tenant_id and p.plan_id = n.id
    join public.vehicles v on v.tenant_id = p.tenant_id and v.id = p.vehicle_id
    left join public.drivers w on w.tenant_id = p.tenant_id and w.id = p.driver_id
    left join ${KNOWN_CO2} k on k.vehicle_id = p.vehicle_id
    cross join lateral (
      select coalesce(array_agg(s.order_id), '{}') as ids, 1 + (count(*) filter (where s.leg @> '[{"kind": "reload"}]'))::int as loads, coalesce(max(s.late_seconds), 0) as late
      from public.plan_stops s where s.tenant_id = p.tenant_id and s.plan_route_id = p.id) o
    where n.tenant_id = (select app.tenant_id()) and n.date between ${from}::date and ${to}::date
      and n.status in ('done', 'stopped') and n.created_at > coalesce((
        select max(d.dispatched_at) from public.plans d
        where d.tenant_id = n.tenant_id and d.date = n.date and d.status = 'dispatched'), '-infinity')
    order by n.id desc, p.number`.execute(trx)
  return rows
}
