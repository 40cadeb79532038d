// SQL of repairs: the vans that could work on a day, and the orders that the rest of it is about.
import type { RoadProfileName } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { otherWindowsOf, type OtherWindow } from '../../platform/other-windows.ts'
import type { RuledOrder, RuledVehicle } from '../../platform/planning-rules.ts'

export interface VehicleRow extends RuledVehicle {
  /** Its plate, as plans number it. */
  number: number
  driverId: string | null
  depot: { id: string; lat: number; lng: number; timeZone: string }
  /** Where its day ends. */
  end: { lat: number; lng: number }
  roadProfile: RoadProfileName
  /** Local clock of the depot, `HH:MM:SS`. */
  shiftStart: string
  shiftEnd: string
  maxShiftSeconds: number
  maxReloads: number
  reloadSeconds: number
  skills: string[]
  costFixedMinor: number
  costPerHourMinor: number
  costPerKmMinor: number
}

/** Active vehicles of a company, numbered as plans number them. */
export async function readVehicles(trx: Trx, tenantId: string): Promise<VehicleRow[]> {
  const { rows } = await sql<VehicleRow>`
    select v.id, v.number, v.name, v.registration, v.driver_id as "driverId",
      json_build_object('id', d.id, 'lat', d.lat, 'lng', d.lng, 'timeZone', coalesce(d.time_zone, t.time_zone)) as depot,
      json_build_object('lat', coalesce(e.lat, d.lat), 'lng', coalesce(e.lng, d.lng)) as end,
      v.capacity_packages as "capacityPackages", v.capacity_grams as "capacityGrams",
      v.capacity_litres as "capacityLitres", v.capacity_pallet_tenths as "capacityPalletTenths", v.road_profile as "roadProfile",
      v.shift_start as "shiftStart", v.shift_end as "shiftEnd", v.max_shift_seconds as "maxShiftSeconds",
      v.max_reloads as "maxReloads", v.reload_seconds as "reloadSeconds",
      v.skills || coalesce((select w.skills from public.drivers w where w.tenant_id = v.tenant_id and w.id = v.driver_id), '{}') as skills, v.zone_ids as "zoneIds",
      v.cost_fixed_minor as "costFixedMinor", v.cost_per_hour_minor as "costPerHourMinor", v.cost_per_km_minor as "costPerKmMinor"
    from (select *, row_number() over (order by id)::int as number from public.vehicles where tenant_id = ${tenantId}) v
    join public.depots d on d.tenant_id = v.tenant_id and d.id = v.depot_id
    left join public.depots e on e.tenant_id = v.tenant_id and e.id = v.end_depot_id
    join public.tenants t on t.id = v.tenant_id
    where v.status = 'active' order by v.number`.execute(trx)
  return rows
}

export interface OrderRow extends RuledOrder {
  reference: string
  recipient: string
  status: string
  windowStart: Date | null
  windowEnd: Date | null
  /** Of an order that nobody was promised yet. */
  otherWindows: OtherWindow[]
  promisedFrom: Date | null
  promisedTo: Date | null
  /** When the van that has it leaves the depot with it, where it is not of the first load. */
  reloadUntil: Date | null
  setupSeconds: number
  serviceSeconds: number
  skills: string[]
}

/** Orders with what was promised: those asked for and those on the road that are of the day, and all that its routes hold. */
export async function readOrders(
  trx: Trx,
  tenantId: string,
  date: string,
  { askedIds, routedIds }: { askedIds: readonly string[]; routedIds: readonly string[] },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.reference, c.name as recipient, o.type, o.status, a.lat, a.lng, 
      case when o.other_windows = '{}' or s.id is null then o.window_start else s.promised_from end as "windowStart",
      case when o.other_windows = '{}' or s.id is null then o.window_end else s.promised_to end as "windowEnd",
      case when s.id is null then ${otherWindowsOf('o')} else '[]' end as "otherWindows", s.promised_from as "promisedFrom", s.promised_to as "promisedTo",
      s.reload_until as "reloadUntil",
      o.setup_seconds as "setupSeconds", o.service_seconds as "serviceSeconds", o.packages, o.weight_grams as "weightGrams",
      o.volume_litres as "volumeLitres", o.pallet_tenths as "palletTenths", o.priority, o.skills, o.prize_minor as "prizeMinor",
      o.only_vehicles as "onlyVehicles", o.not_vehicles as "notVehicles", o.pair
    from public.orders o
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    left join public.stops s on s.tenant_id = o.tenant_id and s.order_id = o.id and s.status in ('pending', 'arrived', 'served')
    where o.tenant_id = ${tenantId} and (o.id = any(${routedIds}::uuid[])
        or o.date = ${date}::date and (o.id = any(${askedIds}::uuid[]) or o.status in ('dispatched', 'completed')))
    order by o.id`.execute(trx)
  return rows
}

/** Keeps a proposal; its id. */
export async function insertRepair(
  trx: Trx,
  tenantId: string,
  repair: { id: string | null; date: string; request: object; proposal: object; userId: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into public.repairs (id, tenant_id, date, request, proposal, created_by)
    values (coalesce(${repair.id}::uuid, app.uuid_v7()), ${tenantId}, ${repair.date}, ${JSON.stringify(repair.request)}::jsonb,
      ${JSON.stringify(repair.proposal)}::jsonb, ${repair.userId})
    on conflict (tenant_id, id) do update set proposal = excluded.proposal, request = excluded.request
    returning id`.execute(trx)
  return rows[0]!.id
}
