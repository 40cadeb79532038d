// What a run works on: the day's orders, vehicles and depots as they stood at one moment.
import type { DayString, DistanceUnit, PlanAdjustment, PlanObjective, PlanRules } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { otherWindowsOf, type OtherWindow } from '../../platform/other-windows.ts'
import type { RuledOrder } from '../../platform/planning-rules.ts'
import { readVanDays } from '../../platform/van-day/read-van-days.ts'
import type { VanDay } from '../../platform/van-day/van-day.ts'
import type { Zones } from '../../platform/zones.ts'

export interface SnapshotOrder extends RuledOrder {
  reference: string
  windowStart: Date | null
  windowEnd: Date | null
  otherWindows: OtherWindow[]
  setupSeconds: number
  serviceSeconds: number
  /** More than 0: the window may be missed at this price. */
  lateMinor: number
  skills: string[]
}

export interface Snapshot {
  tenantId: string
  planId: string
  date: DayString
  objective: PlanObjective
  seed: number
  timeLimitSeconds: number
  rules: PlanRules
  adjustments: readonly PlanAdjustment[]
  /** What the company measures ways in. */
  units: DistanceUnit
  vehicles: VanDay[]
  /** In the order of their files. */
  orders: SnapshotOrder[]
  /** All of the company. */
  zones: Zones
  /** Tells whether one of these orders, or which vehicles may take it, changed since. */
  fingerprint: string
}

/** Which orders and vehicles a run is about; null means all active vehicles and all open orders of the day. */
export interface Selection {
  date: DayString
  depotId: string | null
  vehicleIds: readonly string[] | null
  orderIds: readonly string[] | null
  /** Drivers of the day among them. */
  adjustments?: readonly PlanAdjustment[]
}

/**
 * Active vehicles of a selection, each within the hours of its driver. Unless they are named, those that already have a route
 * on the day are left out, and those whose driver is off.
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

/** Whether the selection has an active vehicle at all, on the road or not. */
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
    select o.id, o.reference, o.type, a.lat, a.lng, o.window_start as "windowStart", o.window_end as "windowEnd",
      ${otherWindowsOf('o')} as "otherWindows", o.setup_seconds as "setupSeconds", o.service_seconds as "serviceSeconds", o.packages, o.weight_grams as "weightGrams",
      o.volume_litres as "volumeLitres", o.pallet_tenths as "palletTenths", o.priority, o.skills, o.prize_minor as "prizeMinor",
      o.late_minor as "lateMinor", o.only_vehicles as "onlyVehicles", o.not_vehicles as "notVehicles", o.pair
    from app.orders_on(${tenantId}, ${date}::date) o
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    where o.status = 'open'
      and (${orderIds}::uuid[] is null or o.id = any(${orderIds}::uuid[]))
    order by o.id`.execute(trx)
  return rows
}

/**
 * One text for the state of a plan's orders and for what zones say of them: it differs as soon as one of them is changed,
 * cancelled, dispatched or removed, or may be taken by other vehicles.
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
