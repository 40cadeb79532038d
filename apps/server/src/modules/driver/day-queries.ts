// SQL of a driver's day.
import type { DriverDay, NextShift, OrderProof } from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { legOf, OPENS_AT } from '../../platform/leg-sql.ts'
import { STAFF, type Member } from '../../platform/member.ts'
import { openStepsOfDriver } from '../../platform/status-steps.ts'
import { isInRouteHours } from '../../platform/route-hours.ts'

type Route = DriverDay['routes'][number]

export interface CompanyRow {
  name: string
  timeZone: string
  units: 'mi' | 'km'
  currency: string
  settings: unknown
  /** In the company's time zone. */
  today: string
}

export type DayStopRow = Omit<
  Route['stops'][number],
  'canCall' | 'tasks' | 'items' | 'weightKg' | 'pallets' | 'cash' | 'pinCheck' | 'codes' | 'custom'
> & {
  phone: string | null
  proof: OrderProof
  pin: string
  weightGrams: number
  palletTenths: number
  cashMinor: number
  /** Columns of the import without a field of their own, by header. */
  custom: Record<string, string>
}
export type DayRouteRow = Omit<Route, 'version' | 'stops' | 'vehicleCheck' | 'traffic'> & {
  stops: DayStopRow[]
  isVehicleChecked: boolean
  knownDefects: NonNullable<Route['vehicleCheck']>['knownDefects']
}

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

export async function readCompany(trx: Trx, tenantId: string, now: Date): Promise<CompanyRow> {
  return onlyRow(
    await sql<CompanyRow>`
    select name, time_zone as "timeZone", units, currency, settings,
      to_char(${now}::timestamptz at time zone time_zone, 'YYYY-MM-DD') as today
    from public.tenants where id = ${tenantId}`.execute(trx),
  )
}

/** How far ahead a driver's work week is searched, in days. */
const SHIFTS_AHEAD_DAYS = 14

/** The driver's first shift after a day; a dispatched route wins over the work week of the same day. */
export async function readNextShift(
  trx: Trx,
  { tenantId, userId }: Pick<Member, 'tenantId' | 'userId'>,
  { date, timeZone }: { date: string; timeZone: string },
): Promise<NextShift | null> {
  const { rows } = await sql<{ shift: NextShift }>`
    with shifts as (
      select r.date, r.depart_at as starts_at, 1 as rank, json_build_object('number', r.number, 'vehicle', v.name,
        'stops', (select count(*) from public.stops s where s.tenant_id = r.tenant_id and s.route_id = r.id and s.status <> 'skipped')) as route
      from public.drivers w
      join public.routes r on r.tenant_id = w.tenant_id and r.driver_id = w.id and r.status = 'dispatched'
      join public.vehicles v on v.tenant_id = r.tenant_id and v.id = r.vehicle_id
      where w.tenant_id = ${tenantId} and w.user_id = ${userId} and r.date > ${date}::date
      union all
      select ahead.date, (ahead.date + (app.driver_hours(w, ahead.date))[1]) at time zone ${timeZone}, 2, null
      from public.drivers w
      cross join (select ${date}::date + n as date from generate_series(1, ${SHIFTS_AHEAD_DAYS}::int) n) ahead
      where w.tenant_id = ${tenantId} and w.user_id = ${userId} and w.status = 'active' and w.week <> '[]'
        and app.driver_hours(w, ahead.date) is not null)
    select json_build_object('date', date::text, 'startsAt', ${iso('starts_at')}, 'route', route) as shift
    from shifts order by date, rank, starts_at limit 1`.execute(trx)
  return rows[0]?.shift ?? null
}

/**
 * Routes of a day; with `now` also routes of earlier days that are still on the road. Staff see all, drivers
 * only their own.
 */
export async function readRoutes(
  trx: Trx,
  { tenantId, userId, role }: Pick<Member, 'tenantId' | 'userId' | 'role'>,
  { date, now }: { date: string; now: Date | null },
): Promise<DayRouteRow[]> {
  const isViewer = STAFF.includes(role) || role === 'viewer'
  const { rows } = await sql<{ route: DayRouteRow }>`
    select json_build_object('id', r.id, 'number', r.number,
      'hue', (select h.hue from public.route_hues h where h.tenant_id = r.tenant_id and h.date = r.date and h.number = r.number),
      'date', r.date::text, 'status', r.status,
      'departAt', ${iso('r.depart_at')}, 'returnAt', ${iso('coalesce(r.eta_return_at, r.return_at)')}, 'distanceMetres', r.distance_metres,
      'startedAt', ${iso('r.started_at')}, 'finishedAt', ${iso('r.finished_at')},
      'drivenMetres', (select m.driven_metres from public.route_actuals m where m.tenant_id = r.tenant_id and m.route_id = r.id),
      'vehicle', json_build_object('id', v.id, 'name', v.name, 'registration', v.registration),
      'depot', json_build_object('name', h.name, 'address', h.address, 'lat', h.lat, 'lng', h.lng),
      'endDepot', (select json_build_object('name', e.name, 'address', e.address, 'lat', e.lat, 'lng', e.lng) from public.depots e
        where e.tenant_id = r.tenant_id and e.id = coalesce(v.end_depot_id, r.depot_id)), 'breaks', v.breaks, 'legs', r.legs,
      'isOnBreak', coalesce((select e.kind = 'break_started' from public.driver_events e
        where e.tenant_id = r.tenant_id and e.route_id = r.id and e.kind in ('break_started', 'break_ended', 'shift_ended')
        order by e.happened_at desc, e.received_at desc limit 1), false),
      'isVehicleChecked', exists (select from public.driver_events e
        join public.routes q on q.tenant_id = e.tenant_id and q.id = e.route_id
        where e.tenant_id = r.tenant_id and e.kind = 'vehicle_checked' and e.driver_id = r.driver_id
          and q.vehicle_id = r.vehicle_id and q.date = r.date),
      'knownDefects', coalesce((select json_agg(json_build_object('point', f.point, 'note', f.note, 'isUnsafe', f.is_unsafe)
          order by f.is_unsafe desc, f.reported_at, f.point)
        from public.vehicle_defects f
        where f.tenant_id = r.tenant_id and f.vehicle_id = r.vehicle_id and f.resolved_at is null), '[]'),
      'stops', coalesce((select json_agg(json_build_object('orderId', s.order_id, 'sequence', s.sequence, 'status', s.status,
          'orderStatus', o.status, 'reference', o.reference, 'trackingNumber', d.tracking_number, 'type', o.type,
          'name', c.name, 'phone', coalesce(f.phone, c.phone), 'address', a.text, 'lat', s.lat, 'lng', s.lng,
          'window', case when s.promised_from is null or s.promised_to is null then null
            else json_build_object('from', ${iso('s.promised_from')}, 'to', ${iso('s.promised_to')}) end,
          'plannedArriveAt', ${iso('s.planned_arrive_at')}, 'etaAt', ${iso('s.eta_at')}, 'arrivedAt', ${iso('s.arrived_at')},
          'lateSeconds', s.late_seconds, 'serviceSeconds', s.service_seconds,
          'timing', json_build_object('opensAt', ${iso(OPENS_AT)},
            'staySeconds', extract(epoch from s.planned_depart_at - s.planned_service_at)::int, 'leg', ${legOf('s')}),
          'isLocked', s.status = 'pending' and app.is_place_locked(r, s.order_id), 'proof', o.proof,
          'pin', app.handover_pin(d.id), 'packages', o.packages, 'weightGrams', o.weight_grams,
          'volumeLitres', o.volume_litres, 'palletTenths', o.pallet_tenths, 'skills', to_json(o.skills),
          'reload', app.reload_of(s.leg),
          'pair', case when o.pair is not null then json_build_object('name', o.pair, 'reference', (select p.reference from public.orders p
            where p.tenant_id = o.tenant_id and p.pair = o.pair and p.date = o.date and p.type <> o.type and p.status <> 'cancelled' order by p.reference limit 1)) end,
          'cashMinor', o.cash_minor,
          'instructions', o.instructions,
          'custom', o.custom,
          'attachments', (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes,
              'object', f.object) order by f.created_at, f.id), '[]')
            from public.order_attachments f where f.tenant_id = o.tenant_id and f.order_id = o.id),
          'loaded', (select json_build_object('at', ${iso('e.happened_at')}, 'place', e.proof ->> 'vanPlace')
            from public.driver_events e where e.tenant_id = s.tenant_id and e.order_id = s.order_id and e.stop_id = s.id
              and e.kind = 'loaded' order by e.happened_at desc, e.received_at desc limit 1),
          'handed', (select json_build_object('packages', e.proof -> 'packages', 'items', coalesce(e.proof -> 'items', '[]'))
            from public.driver_events e where e.tenant_id = s.tenant_id and e.order_id = s.order_id and e.stop_id = s.id
              and e.kind = 'partly_delivered' and e.outcome = 'applied' order by e.happened_at desc limit 1),
          'steps', json_build_object('now', app.step_of(o.tenant_id, o.id, d.status),
            'next', ${openStepsOfDriver('o', 'd')}),
          'otherWindows', (select coalesce(json_agg(json_build_object('from', ${iso('w.opens')}, 'to', ${iso('w.closes')}) order by w.opens), '[]')
            from app.windows_of(o) w where w.opens is not null and w.closes is not null
              and w.opens is distinct from s.promised_from))
          order by s.sequence)
        from public.stops s
        join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
        join public.deliveries d on d.tenant_id = s.tenant_id and d.id = s.delivery_id
        join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
        join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
        left join public.delivery_preferences f on f.tenant_id = s.tenant_id and f.delivery_id = s.delivery_id
        where s.tenant_id = r.tenant_id and s.route_id = r.id), '[]')) as route
    from public.routes r
    join public.vehicles v on v.tenant_id = r.tenant_id and v.id = r.vehicle_id
    join public.depots h on h.tenant_id = r.tenant_id and h.id = r.depot_id
    left join public.drivers w on w.tenant_id = r.tenant_id and w.id = r.driver_id
    where r.tenant_id = ${tenantId} and r.status <> 'cancelled' and (${isViewer} or w.user_id = ${userId})
      and (r.date = ${date}::date or (${now !== null} and r.status = 'started' and r.date < ${date}::date
        and ${isInRouteHours(sql`${now}::timestamptz`, 'r')}))
    order by r.depart_at, r.number`.execute(trx)
  return rows.map((row) => row.route)
}
