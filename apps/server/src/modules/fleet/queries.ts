// SQL of vehicles, depots, drivers and device tokens. Row policies let members read and staff write.
import {
  LIMIT_COLUMNS,
  VEHICLE_SIZES,
  type Absence,
  type Energy,
  type LimitColumn,
  type LimitRow,
  type Paper,
  type RoadProfileName,
  type SizesOfVehicle,
  type VehicleBreak,
  type WorkShift,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Row } from '../../platform/db/row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { vehicleCo2 } from '../../platform/emissions.ts'

type Status = 'active' | 'archived'

export type VehicleRow = Row<
  'vehicles',
  | LimitColumn
  | 'id'
  | 'name'
  | 'registration'
  | 'road_profile'
  | 'shift_start'
  | 'shift_end'
  | 'status'
  | 'driver_id'
  | 'skills'
  | 'cost_fixed_minor'
  | 'cost_per_hour_minor'
  | 'overtime_after_minutes'
  | 'cost_per_overtime_hour_minor'
  | 'cost_per_km_minor'
  | 'energy'
  | 'use_per_100_km'
  | 'papers'
  | 'odometer_km'
  | 'service_due_km'
  | 'service_due_on'
  | 'breaks'
  | 'end_depot_id',
  LimitRow & {
    status: Status
    road_profile: RoadProfileName
    papers: Paper[]
    breaks: VehicleBreak[]
    energy: Energy | null
    use_per_100_km: number | null
  }
> & {
  co2_grams_per_km: number | null
  depot_id: string
  depot_name: string
  depot_lat: number
  depot_lng: number
  end_depot_name: string | null
  driver_name: string | null
  sizes: SizesOfVehicle
  zones: { id: string; name: string }[]
  inspections_due: { kind: string; dueOn: string }[]
  has_device: boolean
}

export interface Page {
  after?: string
  status?: Status
  id?: string
  updatedSince?: string
  limit: number
}

const SIZES = sql.raw(
  `json_build_object(${Object.values(VEHICLE_SIZES)
    .map(({ field, column }) => `'${field}', v.${column}`)
    .join(', ')})`,
)
const LIMITS = sql.raw(LIMIT_COLUMNS.map(({ column }) => `v.${column}`).join(', '))

export async function listVehicles(
  trx: Trx,
  { after, status, id, updatedSince, limit }: Page,
): Promise<VehicleRow[]> {
  const { rows } = await sql<VehicleRow>`
    select v.id, v.name, v.registration, ${LIMITS}, v.road_profile, ${SIZES} as sizes, v.shift_start, v.shift_end, v.status,
      v.skills, v.cost_fixed_minor, v.cost_per_hour_minor, v.overtime_after_minutes, v.cost_per_overtime_hour_minor, v.cost_per_km_minor, v.energy, v.use_per_100_km::float8 as use_per_100_km, k.grams_per_km as co2_grams_per_km, v.papers, v.odometer_km,
      v.service_due_km, v.service_due_on,
      v.breaks, v.end_depot_id,
      e.name as end_depot_name,
      d.id as depot_id, d.name as depot_name, d.lat as depot_lat, d.lng as depot_lng,
      r.id as driver_id, r.name as driver_name,
      coalesce((select json_agg(json_build_object('id', z.id, 'name', z.name) order by lower(z.name)) from public.zones z
        where z.tenant_id = v.tenant_id and z.id = any(v.zone_ids)), '[]') as zones,
      coalesce((select json_agg(json_build_object('kind', i.kind, 'dueOn', i.next_due_on::text) order by i.next_due_on)
        from (select distinct on (lower(n.kind)) n.kind, n.next_due_on from public.vehicle_inspections n
          where n.tenant_id = v.tenant_id and n.vehicle_id = v.id
          order by lower(n.kind), n.inspected_on desc, n.id desc) i
        where i.next_due_on is not null), '[]') as inspections_due,
      exists (select 1 from public.device_tokens t
        where t.tenant_id = v.tenant_id and t.vehicle_id = v.id and t.revoked_at is null and not t.is_simulator) as has_device
    from public.vehicles v
    join public.depots d on d.tenant_id = v.tenant_id and d.id = v.depot_id
    left join public.depots e on e.tenant_id = v.tenant_id and e.id = v.end_depot_id
    left join public.drivers r on r.tenant_id = v.tenant_id and r.id = v.driver_id
    left join ${vehicleCo2(sql`(select app.tenant_id())`, { vehicles: id === undefined ? null : [id] })} k on k.vehicle_id = v.id
    where v.tenant_id = (select app.tenant_id())
      and (${status ?? null}::text is null or v.status = ${status ?? null})
      and (${id ?? null}::uuid is null or v.id = ${id ?? null})
      and (${after ?? null}::uuid is null or v.id > ${after ?? null})
      and (${updatedSince ?? null}::timestamptz is null or v.updated_at >= ${updatedSince ?? null}::timestamptz)
    order by v.id limit ${limit}`.execute(trx)
  return rows
}

/** The company's time zone replaces a missing one of the depot. */
export type DepotRow = Row<
  'depots',
  'id' | 'name' | 'address' | 'lat' | 'lng' | 'time_zone' | 'status' | 'opens_at' | 'closes_at',
  { status: Status; time_zone: string }
>

export async function listDepots(trx: Trx, { after, id, updatedSince, limit }: Page): Promise<DepotRow[]> {
  const { rows } = await sql<DepotRow>`
    select d.id, d.name, d.address, d.lat, d.lng, coalesce(d.time_zone, t.time_zone) as time_zone, d.status, d.opens_at, d.closes_at
    from public.depots d join public.tenants t on t.id = d.tenant_id
    where d.tenant_id = (select app.tenant_id())
      and (${id ?? null}::uuid is null or d.id = ${id ?? null})
      and (${after ?? null}::uuid is null or d.id > ${after ?? null})
      and (${updatedSince ?? null}::timestamptz is null or d.updated_at >= ${updatedSince ?? null}::timestamptz)
    order by d.id limit ${limit}`.execute(trx)
  return rows
}

export type DriverRow = Row<
  'drivers',
  | 'id'
  | 'name'
  | 'phone'
  | 'email'
  | 'licence'
  | 'status'
  | 'skills'
  | 'papers'
  | 'week'
  | 'absences'
  | 'max_week_minutes',
  { status: Status; papers: Paper[]; week: WorkShift[]; absences: Absence[] }
> & { has_account: boolean; is_deactivated: boolean }

export async function listDrivers(trx: Trx, { after, id, updatedSince, limit }: Page): Promise<DriverRow[]> {
  const { rows } = await sql<DriverRow>`
    select id, name, phone, email, licence, status, skills, papers, week, absences, max_week_minutes, user_id is not null as has_account,
      exists (select from public.memberships m where m.tenant_id = drivers.tenant_id and m.user_id = drivers.user_id
        and m.status = 'suspended') as is_deactivated
    from public.drivers
    where tenant_id = (select app.tenant_id())
      and (${id ?? null}::uuid is null or id = ${id ?? null})
      and (${after ?? null}::uuid is null or id > ${after ?? null})
      and (${updatedSince ?? null}::timestamptz is null or updated_at >= ${updatedSince ?? null}::timestamptz)
    order by id limit ${limit}`.execute(trx)
  return rows
}

/** Given columns by name; absent ones keep their value. */
export type Changes = Record<string, string | number | boolean | string[] | null>

/** Inserts a row, or finds the one that an interrupted try of the same request inserted under `id`. */
export async function insertRow(
  trx: Trx,
  table: FleetTable,
  tenantId: string,
  values: Changes,
  id: string | null,
): Promise<string> {
  if (id !== null) {
    const insertedRows =
      await sql`select from ${sql.table(`public.${table}`)} where tenant_id = ${tenantId} and id = ${id}`.execute(
        trx,
      )
    if (insertedRows.rows.length > 0) return id
  }
  const row = id === null ? values : { ...values, id }
  const names = Object.keys(row)
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(`public.${table}`)} (tenant_id, ${sql.join(names.map((name) => sql.ref(name)))})
    values (${tenantId}, ${sql.join(Object.values(row))}) returning id`.execute(trx)
  return rows[0]!.id
}

/** False when the caller's company has no such row. */
export async function updateRow(
  trx: Trx,
  table: FleetTable,
  tenantId: string,
  id: string,
  values: Changes,
): Promise<boolean> {
  const entries = Object.entries(values)
  if (entries.length === 0) return true
  const { rows } = await sql`
    update ${sql.table(`public.${table}`)} set ${sql.join(entries.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
    where tenant_id = ${tenantId} and id = ${id} returning id`.execute(trx)
  return rows.length > 0
}

export type FleetTable = 'vehicles' | 'depots' | 'drivers'

export async function firstDepotId(trx: Trx, tenantId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from public.depots where tenant_id = ${tenantId} and status = 'active' order by id limit 1`.execute(
    trx,
  )
  return rows[0]?.id
}

/** First day on which a vehicle has a route on the road; undefined when it has none. */
export async function busyDay(trx: Trx, tenantId: string, vehicleId: string): Promise<string | undefined> {
  const { rows } = await sql<{ date: string }>`
    select date from public.routes where tenant_id = ${tenantId} and vehicle_id = ${vehicleId}
      and status in ('dispatched', 'started') order by date limit 1`.execute(trx)
  return rows[0]?.date
}

/**
 * Replaces the vehicle's token of this kind by a new one; the old one stops working. False when the company
 * has no such active vehicle.
 */
export async function replaceDeviceToken(
  trx: Trx,
  tenantId: string,
  vehicleId: string,
  token: { hash: Buffer; isSimulator: boolean },
): Promise<boolean> {
  const deleted = await sql`
    select 1 from public.vehicles where tenant_id = ${tenantId} and id = ${vehicleId} and status = 'active' for update`.execute(
    trx,
  )
  if (deleted.rows.length === 0) return false
  await sql`update public.device_tokens set revoked_at = now()
    where tenant_id = ${tenantId} and vehicle_id = ${vehicleId} and is_simulator = ${token.isSimulator} and revoked_at is null`.execute(
    trx,
  )
  await sql`insert into public.device_tokens (tenant_id, vehicle_id, token_hash, is_simulator)
    values (${tenantId}, ${vehicleId}, ${token.hash}, ${token.isSimulator})`.execute(trx)
  return true
}
