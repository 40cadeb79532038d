// A plan as exports show it: vehicles, drivers, stops with recipient and place, and unserved orders.
import {
  PRODUCT_NAME,
  type DayString,
  type DistanceUnit,
  type PlanAdjustment,
  type PlanRules,
} from '@dropwise/contracts'
import { decodePolyline, type LngLat } from '@dropwise/roads'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/db/scope.ts'
import { vehicleCo2 } from '../../../platform/emissions.ts'
import { ORDER_FACTS, otherWindowsOf } from '../../../platform/order-facts.ts'
import type { RuledOrder, WindowedOrder } from '../../../platform/planning-rules.ts'
import { readVanDays } from '../../../platform/van-day/read-van-days.ts'
import type { VanDay } from '../../../platform/van-day/van-day.ts'
import { readZones, type Zones } from '../../../platform/zones.ts'

export interface ExportedOrder extends RuledOrder, WindowedOrder {
  recipient: string
  phone: string | null
  email: string | null
  address: string
  /** Further windows, as local times. */
  windowWords: string[]
  instructions: string | null
}

export interface ExportedStop {
  sequence: number
  arriveAt: Date
  serviceAt: Date
  departAt: Date
  /** Where the van reloads on its way here. */
  reload: { arriveAt: string; departAt: string } | null
  order: ExportedOrder
}

export interface ExportedRoute {
  number: number
  vehicle: VanDay
  driver: string | null
  departAt: Date
  returnAt: Date
  distanceMetres: number
  driveSeconds: number
  /** Grams of CO2e per kilometre; null where the vehicle's consumption is unknown. */
  gramsPerKm: number | null
  line: LngLat[]
  stops: ExportedStop[]
}

export interface ExportedDay {
  planId: string
  date: DayString
  plannedAt: Date
  company: string
  /** Name of the product that writes the file. */
  product: string
  units: DistanceUnit
  timeZone: string
  rules: PlanRules
  adjustments: PlanAdjustment[]
  zones: Zones
  routes: ExportedRoute[]
  unserved: { order: ExportedOrder; reason: string; message: string }[]
}

type RouteRow = Omit<ExportedRoute, 'line' | 'stops' | 'vehicle'> & {
  id: string
  vehicleId: string
  driverId: string | null
  legs: string[]
}
type StopRow = Omit<ExportedStop, 'order'> & { routeId: string; orderId: string }

/** A plan of the caller's company; undefined for an unknown id. */
export async function readExportedDay(trx: Trx, planId: string): Promise<ExportedDay | undefined> {
  const { rows } = await sql<Omit<ExportedDay, 'routes' | 'unserved' | 'zones'> & { tenantId: string }>`
    select p.id as "planId", p.tenant_id as "tenantId", p.date, p.planned_at as "plannedAt", t.name as company, t.units, t.time_zone as "timeZone",
      p.rules, p.adjustments, coalesce(app.brand() ->> 'name', ${PRODUCT_NAME}) as product
    from public.plans p join public.tenants t on t.id = p.tenant_id
    where p.tenant_id = (select app.tenant_id()) and p.id = ${planId}`.execute(trx)
  const [row] = rows
  if (!row) return undefined
  const { tenantId, ...plan } = row
  const routes = await readRoutes(trx, planId)
  const vans = await readVanDays(trx, tenantId, plan.date, {
    vehicleIds: routes.map(({ vehicleId }) => vehicleId),
    drivers: routes,
  })
  const vanOf = new Map(vans.map((van) => [van.id, van]))
  const stops = await readStops(trx, planId)
  const orders = await readOrders(trx, planId)
  const unserved = await sql<{ orderId: string; reason: string; message: string }>`
    select order_id as "orderId", reason, message from public.plan_unserved
    where tenant_id = (select app.tenant_id()) and plan_id = ${planId} order by order_id`.execute(trx)

  const withOrder = <Item extends { orderId: string }>(item: Item) => {
    const order = orders.get(item.orderId)
    return order ? [{ ...item, order }] : []
  }
  const byRoute = Map.groupBy(stops.flatMap(withOrder), ({ routeId }) => routeId)
  return {
    ...plan,
    zones: await readZones(trx, tenantId),
    timeZone: vans.find(({ id }) => id === routes[0]?.vehicleId)?.depot.timeZone ?? plan.timeZone,
    routes: routes.map(({ legs, ...route }) => ({
      ...route,
      vehicle: vanOf.get(route.vehicleId)!,
      line: legs.flatMap((leg, i) => decodePolyline(leg).slice(i === 0 ? 0 : 1)),
      stops: byRoute.get(route.id) ?? [],
    })),
    unserved: unserved.rows.flatMap(withOrder),
  }
}

async function readRoutes(trx: Trx, planId: string): Promise<RouteRow[]> {
  const { rows } = await sql<RouteRow>`
    select r.id, r.number, r.vehicle_id as "vehicleId", r.driver_id as "driverId", d.name as driver, r.depart_at as "departAt",
      r.return_at as "returnAt", r.distance_metres as "distanceMetres", r.drive_seconds as "driveSeconds", k.grams_per_km as "gramsPerKm", r.legs
    from public.plan_routes r
    left join ${vehicleCo2(sql`(select app.tenant_id())`)} k on k.vehicle_id = r.vehicle_id
    left join public.drivers d on d.tenant_id = r.tenant_id and d.id = r.driver_id
    where r.tenant_id = (select app.tenant_id()) and r.plan_id = ${planId} order by r.number`.execute(trx)
  return rows
}

async function readStops(trx: Trx, planId: string): Promise<StopRow[]> {
  const { rows } = await sql<StopRow>`
    select plan_route_id as "routeId", order_id as "orderId", sequence, arrive_at as "arriveAt", service_at as "serviceAt",
      depart_at as "departAt", app.reload_of(leg) as reload
    from public.plan_stops where tenant_id = (select app.tenant_id()) and plan_id = ${planId}
    order by plan_route_id, sequence`.execute(trx)
  return rows
}

async function readOrders(trx: Trx, planId: string): Promise<Map<string, ExportedOrder>> {
  const { rows } = await sql<ExportedOrder>`
    select ${ORDER_FACTS}, r.name as recipient, r.phone, r.email, a.text as address,
      o.window_start as "windowStart", o.window_end as "windowEnd",
      o.other_windows as "windowWords", ${otherWindowsOf('o')} as "otherWindows", o.instructions
    from public.orders o
    join public.recipients r on r.tenant_id = o.tenant_id and r.id = o.recipient_id
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    where o.tenant_id = (select app.tenant_id()) and o.id in (
      select s.order_id from public.plan_stops s where s.tenant_id = o.tenant_id and s.plan_id = ${planId}
      union all select u.order_id from public.plan_unserved u where u.tenant_id = o.tenant_id and u.plan_id = ${planId})`.execute(
    trx,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
