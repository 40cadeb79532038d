// SQL of changes to routes on the road, in sets. Keeps stops that are done and rewrites those ahead.
import { AS_PLANNED, type LegPart } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { rangeWithMargin } from '../../platform/leg-sql.ts'
import type { NewRoute } from './new-routes.ts'
import type { StoredProposal } from './propose.ts'

/** Seconds before and after a new time within which recipients expect the van. */
const NOTICE_MARGIN_SECONDS = 900

export interface LockedRoute {
  id: string
  vehicleId: string
  status: 'dispatched' | 'started'
  departAt: Date
  legs: string[]
}
export interface LockedStop {
  id: string
  routeId: string
  orderId: string
  sequence: number
  status: 'pending' | 'arrived' | 'served' | 'failed' | 'skipped'
  legDistanceMetres: number
}

export interface LockedRepair {
  date: string
  status: 'proposed' | 'accepted'
  proposal: StoredProposal
}

export async function lockRepair(trx: Trx, tenantId: string, id: string): Promise<LockedRepair | undefined> {
  const { rows } = await sql<LockedRepair>`
    select to_char(date, 'YYYY-MM-DD') as date, status, proposal from public.repairs
    where tenant_id = ${tenantId} and id = ${id} for update`.execute(trx)
  return rows[0]
}

export async function markAccepted(trx: Trx, tenantId: string, id: string, userId: string): Promise<void> {
  await sql`
    update public.repairs set status = 'accepted', accepted_by = ${userId}, accepted_at = now()
    where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
}

/** Routes of a day on the road, by id or vehicle, locked in one order so that concurrent changes queue. */
export async function lockRoutes(
  trx: Trx,
  tenantId: string,
  date: string,
  { routeIds, vehicleIds }: { routeIds: readonly string[]; vehicleIds: readonly string[] },
): Promise<LockedRoute[]> {
  const { rows } = await sql<LockedRoute>`
    select id, vehicle_id as "vehicleId", status, depart_at as "departAt", legs from public.routes
    where tenant_id = ${tenantId} and date = ${date}::date and status in ('dispatched', 'started')
      and (id = any(${routeIds}::uuid[]) or vehicle_id = any(${vehicleIds}::uuid[]))
    order by id for update`.execute(trx)
  return rows
}

export async function lockStops(
  trx: Trx,
  tenantId: string,
  routeIds: readonly string[],
): Promise<LockedStop[]> {
  const { rows } = await sql<LockedStop>`
    select id, route_id as "routeId", order_id as "orderId", sequence, status, leg_distance_metres as "legDistanceMetres"
    from public.stops where tenant_id = ${tenantId} and route_id = any(${routeIds}::uuid[])
    order by route_id, sequence for update`.execute(trx)
  return rows
}

/** Locks and returns those of the given orders that are on no route. */
export async function lockOpenOrders(
  trx: Trx,
  tenantId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from public.orders where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) and status = 'open'
    order by id for update`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

/** Inserts a route for a van without one. Returns its id. */
export async function insertRoute(
  trx: Trx,
  tenantId: string,
  date: string,
  route: NewRoute,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into public.routes (tenant_id, date, number, vehicle_id, driver_id, depot_id, depart_at, return_at, eta_return_at,
      distance_metres, duration_seconds)
    values (${tenantId}, ${date}, ${route.number}, ${route.vehicleId}, ${route.driverId}, ${route.depotId}, ${route.departAt},
      ${route.returnAt}, ${route.returnAt}, 0, 0) returning id`.execute(trx)
  return rows[0]!.id
}

export interface StopPlace {
  id: string
  routeId: string
  sequence: number
}

/**
 * Sets the sequence of stops. Two stops may swap: the unique key is checked at the end of the transaction.
 */
export async function placeStops(trx: Trx, tenantId: string, places: readonly StopPlace[]): Promise<void> {
  await sql`set constraints all deferred`.execute(trx)
  await sql`
    update public.stops s set route_id = p."routeId", sequence = p.sequence
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (id uuid, "routeId" uuid, sequence int)
    where s.tenant_id = ${tenantId} and s.id = p.id and (s.route_id, s.sequence) is distinct from (p."routeId", p.sequence)`.execute(
    trx,
  )
}

const stopColumns = sql`("orderId" uuid, "routeId" uuid, sequence int, "arriveAt" timestamptz, "serviceAt" timestamptz,
  "departAt" timestamptz, "legDistanceMetres" int, "legDurationSeconds" int, "lateSeconds" int, leg jsonb, handover jsonb)`
type StopToWrite = NewRoute['stops'][number] & { routeId: string; sequence: number }

/**
 * Adds stops of unassigned orders. Promises `marginSeconds` before and after the planned time where an order
 * has no window.
 */
export async function insertStops(
  trx: Trx,
  tenantId: string,
  stops: readonly StopToWrite[],
  marginSeconds: number,
): Promise<void> {
  await sql`
    insert into public.stops (tenant_id, route_id, order_id, delivery_id, sequence, lat, lng, planned_arrive_at, planned_service_at,
      planned_depart_at, service_seconds, leg_distance_metres, leg_duration_seconds, leg, promised_from, promised_to, eta_at, late_seconds)
    select o.tenant_id, n."routeId", o.id, d.id, n.sequence, a.lat, a.lng, n."arriveAt", n."serviceAt", n."departAt",
      o.service_seconds, n."legDistanceMetres", n."legDurationSeconds", n.leg,
      coalesce(w.opens, n."serviceAt" - make_interval(secs => ${marginSeconds})),
      coalesce(w.closes, n."serviceAt" + make_interval(secs => ${marginSeconds})), n."serviceAt", n."lateSeconds"
    from jsonb_to_recordset(${JSON.stringify(stops)}::jsonb) as n ${stopColumns}
    join public.orders o on o.tenant_id = ${tenantId} and o.id = n."orderId"
    cross join lateral app.window_at(o, n."serviceAt") w
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    join public.deliveries d on d.tenant_id = o.tenant_id and d.order_id = o.id`.execute(trx)
  await sql`
    update public.orders set status = 'dispatched'
    where tenant_id = ${tenantId} and id = any(${stops.map(({ orderId }) => orderId)}::uuid[])`.execute(trx)
}

/** Writes new times of stops that stay on their route, and their recipients' ranges. */
export async function writeTimes(trx: Trx, tenantId: string, stops: readonly StopToWrite[]): Promise<void> {
  await sql`
    update public.stops s set planned_arrive_at = n."arriveAt", planned_service_at = n."serviceAt",
      planned_depart_at = n."departAt", leg_distance_metres = n."legDistanceMetres",
      leg_duration_seconds = n."legDurationSeconds", leg = n.leg, eta_at = n."serviceAt", late_seconds = n."lateSeconds",
      handover = nullif(n.handover, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(stops)}::jsonb) as n ${stopColumns}
    where s.tenant_id = ${tenantId} and s.route_id = n."routeId" and s.order_id = n."orderId" and s.status = 'pending'`.execute(
    trx,
  )
  const noticeRange = rangeWithMargin(NOTICE_MARGIN_SECONDS)
  await sql`
    update public.deliveries d set promised_from = s.promised_from, promised_to = s.promised_to,
      eta_from = ${noticeRange.from}, eta_to = ${noticeRange.to},
      eta_reason = ${JSON.stringify(AS_PLANNED)}::jsonb
    from public.stops s
    where d.tenant_id = ${tenantId} and s.tenant_id = d.tenant_id and s.delivery_id = d.id and s.status = 'pending'
      and s.order_id = any(${stops.map(({ orderId }) => orderId)}::uuid[])`.execute(trx)
}

/**
 * Removes stops from routes: their orders are open again, and recipients keep the promise of their window,
 * if any.
 */
export async function unassignStops(trx: Trx, tenantId: string, stopIds: readonly string[]): Promise<void> {
  await sql`
    update public.deliveries d set promised_from = o.window_start, promised_to = o.window_end,
      eta_from = null, eta_to = null, eta_reason = null,
      status = case when d.status in ('picked_up', 'in_transit', 'out_for_delivery') then 'pending' else d.status end
    from public.stops s join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    where d.tenant_id = ${tenantId} and s.tenant_id = d.tenant_id and s.delivery_id = d.id and s.id = any(${stopIds}::uuid[])`.execute(
    trx,
  )
  await sql`
    update public.orders o set status = 'open' from public.stops s
    where o.tenant_id = ${tenantId} and s.tenant_id = o.tenant_id and s.order_id = o.id and s.id = any(${stopIds}::uuid[])
      and o.status = 'dispatched'`.execute(trx)
  await sql`
    update public.stops set status = 'skipped' where tenant_id = ${tenantId} and id = any(${stopIds}::uuid[])`.execute(
    trx,
  )
}

export interface RouteToWrite {
  id: string
  legs: string[]
  returnLeg: LegPart[]
  distanceMetres: number
  /** Null: the van has left, so its departure stays. */
  departAt: string | null
  returnAt: string
}

/** Writes lines, lengths and loads of changed routes and marks them as on plan. */
export async function writeRoutes(
  trx: Trx,
  tenantId: string,
  routes: readonly RouteToWrite[],
): Promise<void> {
  await sql`
    with input as (
      select g.id, g.distance, g.depart, g.return_at, g.return_leg, array(select jsonb_array_elements_text(g.legs)) as legs
      from jsonb_to_recordset(${JSON.stringify(
        routes.map(
          ({
            distanceMetres: distance,
            departAt: depart,
            returnAt: return_at,
            returnLeg: return_leg,
            ...rest
          }) => ({
            ...rest,
            distance,
            depart,
            return_at,
            return_leg,
          }),
        ),
      )}::jsonb) as g (id uuid, distance int, depart timestamptz, return_at timestamptz, return_leg jsonb, legs jsonb))
    update public.routes r set legs = g.legs, return_leg = g.return_leg, distance_metres = g.distance, depart_at = coalesce(g.depart, r.depart_at),
      return_at = greatest(g.return_at, coalesce(g.depart, r.depart_at)),
      eta_return_at = greatest(g.return_at, coalesce(g.depart, r.depart_at)), drift_seconds = 0,
      duration_seconds = greatest(0, extract(epoch from g.return_at - coalesce(g.depart, r.depart_at)))::int,
      load_packages = l.packages, load_grams = l.grams
    from input g cross join lateral (
      select coalesce(sum(o.packages), 0) as packages, coalesce(sum(o.weight_grams), 0) as grams
      from public.stops s join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
      where s.tenant_id = ${tenantId} and s.route_id = g.id and s.status <> 'skipped') l
    where r.tenant_id = ${tenantId} and r.id = g.id`.execute(trx)
}

/**
 * Ends routes of vans that dropped out: finished when a stop was done, else cancelled. A finished route ends
 * at its newest fix and totals what it did, since the rest is on other routes.
 */
export async function endRoutes(trx: Trx, tenantId: string, routeIds: readonly string[]): Promise<void> {
  await sql`
    with ended as (
      select q.id, q.status = 'started' or count(s.id) filter (where s.status <> 'pending') > 0 as is_under_way,
        greatest(coalesce(max(m.last_fix_at), now()), q.started_at, max(s.departed_at)) as at,
        coalesce(sum(s.leg_distance_metres), 0) as metres, coalesce(sum(o.packages), 0) as packages,
        coalesce(sum(o.weight_grams), 0) as grams, max(s.planned_depart_at) as planned_until
      from public.routes q
      left join app.route_memories m on m.tenant_id = q.tenant_id and m.route_id = q.id
      left join public.stops s on s.tenant_id = q.tenant_id and s.route_id = q.id and s.status <> 'skipped'
      left join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
      where q.tenant_id = ${tenantId} and q.id = any(${routeIds}::uuid[])
      group by q.tenant_id, q.id)
    update public.routes r set status = case when e.is_under_way then 'finished' else 'cancelled' end,
      finished_at = case when e.is_under_way then e.at end, distance_metres = e.metres, load_packages = e.packages,
      load_grams = e.grams, duration_seconds = greatest(0, extract(epoch from e.planned_until - r.depart_at))::int
    from ended e where r.tenant_id = ${tenantId} and r.id = e.id`.execute(trx)
}
