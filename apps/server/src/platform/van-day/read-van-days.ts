// The only query for the facts of vans on a day.
import {
  CO2_PRICE_MAX_MINOR,
  LIMIT_COLUMNS,
  PRICED_CO2_GRAMS_PER_KM,
  type DayString,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../db/scope.ts'
import { vehicleCo2 } from '../emissions.ts'
import type { VanDay, VanDepot } from './van-day.ts'

/** A driver of the day who is not the vehicle's own. */
interface DriverOfDay {
  vehicleId: string
  driverId: string | null
}

export interface VanDayFilter {
  /** Vehicles of one depot; null: of all. */
  depotId?: string | null
  /** Null: all vehicles. */
  vehicleIds?: readonly string[] | null
  drivers?: readonly DriverOfDay[]
}

const depotOf = (alias: string) =>
  sql.raw(`json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'lat', ${alias}.lat, 'lng', ${alias}.lng,
    'timeZone', coalesce(${alias}.time_zone, t.time_zone), 'opensAt', ${alias}.opens_at, 'closesAt', ${alias}.closes_at)`)

const LIMITS = sql.raw(LIMIT_COLUMNS.map(({ column, name }) => `(v).${column} as "${name}"`).join(', '))

const CO2_SETTING = sql.raw(`(t.settings #> '{planning,co2PriceMinor}')`)
/** Price of a kilogram of CO2e that plans add to what a kilometre costs, in hundredths; 0 for a setting that is no such number. */
const CO2_PRICE = sql`case jsonb_typeof(${CO2_SETTING})
  when 'number' then round(greatest(0, least(${CO2_PRICE_MAX_MINOR}::numeric, ${CO2_SETTING}::numeric)))::int
  else 0 end`

/**
 * Vans of a company on a day, by number, with archived ones. A van works within the hours of its driver: the
 * one named for the day, else that of its route on the road, else its own.
 */
export async function readVanDays(
  trx: Trx,
  tenantId: string,
  date: DayString,
  { depotId = null, vehicleIds = null, drivers = [] }: VanDayFilter = {},
): Promise<VanDay[]> {
  const { rows } = await sql<VanDay>`
    with numbered as (
      select v, v.id, v.depot_id, v.end_depot_id, v.driver_id, row_number() over (order by v.id)::int as number
      from public.vehicles v where v.tenant_id = ${tenantId}
    ), driven as (
      select n.v, n.number, n.depot_id, n.end_depot_id, r.id is not null as is_on_road,
        case when c."vehicleId" is not null then c."driverId" when r.id is not null then r.driver_id else n.driver_id end as driver_id
      from numbered n
      left join jsonb_to_recordset(${JSON.stringify(drivers)}::jsonb) as c ("vehicleId" uuid, "driverId" uuid) on c."vehicleId" = n.id
      left join lateral (select r.id, r.driver_id from public.routes r
        where r.tenant_id = ${tenantId} and r.vehicle_id = n.id and r.date = ${date}::date and r.status in ('dispatched', 'started')
        limit 1) r on true
      where (${depotId}::uuid is null or n.depot_id = ${depotId}) and (${vehicleIds}::uuid[] is null or n.id = any(${vehicleIds}::uuid[]))
    )
    select (v).id, n.number, (v).name, (v).registration, (v).status = 'active' as "isActive", n.is_on_road as "isOnRoad",
      hours is null as "isDriverOff", n.driver_id as "driverId", ${depotOf('d')} as depot, ${depotOf('e')} as end,
      ${LIMITS}, app.road_key(n.v) as "roadProfile",
      coalesce(hours[1], (v).shift_start) as "shiftStart", coalesce(hours[2], (v).shift_end) as "shiftEnd",
      app.breaks_of(n.v, w, ${date}::date) as breaks, (v).skills || coalesce(w.skills, '{}') as skills,
      (v).zone_ids as "zoneIds", (v).cost_fixed_minor as "costFixedMinor", (v).cost_per_hour_minor as "costPerHourMinor",
      (v).overtime_after_minutes as "overtimeAfterMinutes", (v).cost_per_overtime_hour_minor as "costPerOvertimeHourMinor",
      (v).cost_per_km_minor + ${CO2_PRICE} * coalesce(k.grams_per_km, case (v).road_profile
        when 'truck' then ${PRICED_CO2_GRAMS_PER_KM.truck}::float8 else ${PRICED_CO2_GRAMS_PER_KM.car}::float8 end) / 1000 as "costPerKmMinor"
    from driven n
    join public.tenants t on t.id = ${tenantId}
    join public.depots d on d.tenant_id = t.id and d.id = n.depot_id
    join public.depots e on e.tenant_id = t.id and e.id = coalesce(n.end_depot_id, n.depot_id)
    left join public.drivers w on w.tenant_id = t.id and w.id = n.driver_id
    left join (select c.* from ${vehicleCo2(tenantId)} c where (select ${CO2_PRICE} from public.tenants t where t.id = ${tenantId}) > 0) k
      on k.vehicle_id = (v).id
    cross join lateral (select app.shift_of(n.v, w, ${date}::date) as hours) h
    order by n.number`.execute(trx)
  return rows
}

/** The company's first active depot, for vehicles of others; undefined without one. */
export async function readFirstDepot(trx: Trx, tenantId: string): Promise<VanDepot | undefined> {
  const { rows } = await sql<{ depot: VanDepot }>`
    select ${depotOf('d')} as depot from public.depots d join public.tenants t on t.id = d.tenant_id
    where d.tenant_id = ${tenantId} and d.status = 'active' order by d.id limit 1`.execute(trx)
  return rows[0]?.depot
}
