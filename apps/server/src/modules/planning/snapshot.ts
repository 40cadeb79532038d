// What a run works on: the day's orders, vehicles and depots as they stood at one moment.
import type {
  DayString,
  DistanceUnit,
  PlanAdjustment,
  PlanObjective,
  PlanRules,
  RoadProfileName,
  VehicleBreak,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { otherWindowsOf, type OtherWindow } from '../../platform/other-windows.ts'
import type { RuledOrder, RuledVehicle } from '../../platform/planning-rules.ts'
import type { Zones } from '../../platform/zones.ts'

export interface SnapshotDepot {
  id: string
  lat: number
  lng: number
  timeZone: string
  /** Local clock, `HH:MM:SS`; null: open at all hours. */
  opensAt: string | null
  closesAt: string | null
}

export interface SnapshotVehicle extends RuledVehicle {
  /** Place among all vehicles of the company, from 1: its plate R1, R2 … stays the same from plan to plan. */
  number: number
  depotId: string
  /** Null where its day ends at the depot where it starts. */
  endDepotId: string | null
  driverId: string | null
  roadProfile: RoadProfileName
  /** Local clock of the depot, `HH:MM:SS`. */
  shiftStart: string
  shiftEnd: string
  maxShiftSeconds: number
  maxDistanceMetres: number | null
  maxStops: number | null
  maxReloads: number
  reloadSeconds: number
  breaks: VehicleBreak[]
  /** Those of its driver among them. */
  skills: string[]
  costFixedMinor: number
  costPerHourMinor: number
  costPerKmMinor: number
}

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
  depots: SnapshotDepot[]
  vehicles: SnapshotVehicle[]
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
}

export async function readDepots(trx: Trx, tenantId: string): Promise<SnapshotDepot[]> {
  const { rows } = await sql<SnapshotDepot>`
    select d.id, d.lat, d.lng, coalesce(d.time_zone, t.time_zone) as "timeZone", d.opens_at as "opensAt", d.closes_at as "closesAt"
    from public.depots d join public.tenants t on t.id = d.tenant_id where d.tenant_id = ${tenantId}`.execute(
    trx,
  )
  return rows
}

/**
 * Vehicles of a selection, each within the hours of its driver. Unless they are named, those that already have a route on the
 * day are left out, and those whose driver is off.
 */
export async function readVehicles(
  trx: Trx,
  tenantId: string,
  selection: Selection,
): Promise<SnapshotVehicle[]> {
  const { date, depotId, vehicleIds } = selection
  const { rows } = await sql<SnapshotVehicle>`
    with numbered as (
      select v.*, app.shift_of(v, d, ${date}::date) as hours, row_number() over (order by v.id)::int as number
      from public.vehicles v left join public.drivers d on d.tenant_id = v.tenant_id and d.id = v.driver_id
      where v.tenant_id = ${tenantId}
    )
    select id, number, name, registration, depot_id as "depotId", end_depot_id as "endDepotId", driver_id as "driverId",
      capacity_packages as "capacityPackages", capacity_grams as "capacityGrams", capacity_litres as "capacityLitres",
      capacity_pallet_tenths as "capacityPalletTenths", road_profile as "roadProfile", coalesce(hours[1], shift_start) as "shiftStart",
      coalesce(hours[2], shift_end) as "shiftEnd", max_shift_seconds as "maxShiftSeconds", max_distance_metres as "maxDistanceMetres",
      max_stops as "maxStops", max_reloads as "maxReloads", reload_seconds as "reloadSeconds", breaks, skills || coalesce((select d.skills from public.drivers d
        where d.tenant_id = numbered.tenant_id and d.id = numbered.driver_id), '{}') as skills, zone_ids as "zoneIds", cost_fixed_minor as "costFixedMinor", cost_per_hour_minor as "costPerHourMinor", cost_per_km_minor as "costPerKmMinor"
    from numbered
    where status = 'active' and (${depotId}::uuid is null or depot_id = ${depotId})
      and (id = any(${vehicleIds}::uuid[]) or ${vehicleIds}::uuid[] is null and hours is not null and not exists (
        select from public.routes r where r.tenant_id = numbered.tenant_id and r.vehicle_id = numbered.id
          and r.date = ${date}::date and r.status in ('dispatched', 'started')))
    order by number`.execute(trx)
  return rows
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
