// The input of a run: a day's orders, vehicles and depots at one moment.
import type {
  DayString,
  DistanceUnit,
  DrivingSpeeds,
  PlanAdjustment,
  PlanObjective,
  PlanRules,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { ORDER_FACTS, otherWindowsOf } from '../../platform/order-facts.ts'
import type { RuledOrder, WindowedOrder } from '../../platform/planning-rules.ts'
import { readVanDays } from '../../platform/van-day/read-van-days.ts'
import type { VanDay } from '../../platform/van-day/van-day.ts'
import type { Zones } from '../../platform/zones.ts'

export interface SnapshotOrder extends RuledOrder, WindowedOrder {
  /** Above 0: price of missing the window. */
  lateMinor: number
}

export interface Snapshot {
  tenantId: string
  planId: string
  date: DayString
  /** Absent: planned before its day. */
  plannedAt?: Date
  objective: PlanObjective
  seed: number
  timeLimitSeconds: number
  rules: PlanRules
  adjustments: readonly PlanAdjustment[]
  /** The driving speeds of the plan. */
  speeds: DrivingSpeeds | null
  /** The company's unit of distance. */
  units: DistanceUnit
  vehicles: VanDay[]
  /** In file order. */
  orders: SnapshotOrder[]
  /** All zones of the company. */
  zones: Zones
  /** Changes when one of these orders, or the vehicles that may take it, changes. */
  fingerprint: string
}

/** Orders and vehicles of a run; null means all active vehicles and all open orders of the day. */
export interface Selection {
  date: DayString
  depotId: string | null
  vehicleIds: readonly string[] | null
  orderIds: readonly string[] | null
  /** Including drivers of the day. */
  adjustments?: readonly PlanAdjustment[]
}

/**
 * Active vehicles of a selection, within their drivers' hours. Unless named, vehicles with a route on the
 * day or with an absent driver are left out.
 */
export async function readVehicles(trx: Trx, tenantId: string, selection: Selection): Promise<VanDay[]> {
  const { date, depotId, vehicleIds, adjustments = [] } = selection
  const drivers = adjustments.flatMap(({ vehicleId, driverId }) =>
    driverId === undefined ? [] : [{ vehicleId, driverId }],
  )
  const vans = await readVanDays(trx, tenantId, date, { depotId, vehicleIds, drivers })
  const isFree = (van: VanDay) => !van.isOnRoad && !van.isDriverOff
  return vans.filter((van) => van.isActive && (vehicleIds !== null || isFree(van)))
}

/** Whether the company has this depot. */
export async function isDepot(trx: Trx, tenantId: string, depotId: string): Promise<boolean> {
  const { rows } = await sql`
    select from public.depots where tenant_id = ${tenantId} and id = ${depotId}`.execute(trx)
  return rows.length > 0
}

/** Whether the selection has any active vehicle, on the road or not. */
export async function hasActiveVehicle(
  trx: Trx,
  tenantId: string,
  { depotId }: Pick<Selection, 'depotId'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from public.vehicles v where v.tenant_id = ${tenantId} and v.status = 'active'
      and (${depotId}::uuid is null or v.depot_id = ${depotId}) limit 1`.execute(trx)
  return rows.length > 0
}

export async function readOpenOrders(
  trx: Trx,
  tenantId: string,
  selection: Selection,
): Promise<SnapshotOrder[]> {
  const { date, orderIds } = selection
  const { rows } = await sql<SnapshotOrder>`
    select ${ORDER_FACTS}, o.window_start as "windowStart", o.window_end as "windowEnd",
      ${otherWindowsOf('o')} as "otherWindows", o.late_minor as "lateMinor"
    from app.orders_on(${tenantId}, ${date}::date) o
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    where o.status = 'open'
      and (${orderIds}::uuid[] is null or o.id = any(${orderIds}::uuid[]))
    order by o.id`.execute(trx)
  return rows
}

/**
 * One text for the state of a plan's orders and their zones. It changes when an order is changed, cancelled,
 * dispatched or removed, or when other vehicles may take it.
 */
export async function fingerprintOrders(
  trx: Trx,
  { tenantId, planId }: Pick<Snapshot, 'tenantId' | 'planId'>,
  orderIds: readonly string[],
): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select app.orders_fingerprint(${tenantId}, ${planId}, ${orderIds}::uuid[]) as fingerprint`.execute(trx)
  return rows[0]!.fingerprint
}
