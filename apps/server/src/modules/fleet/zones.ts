// A company's zones: staff draw, change and delete them.
import {
  MAX_ZONES,
  ZONE_COLORS,
  type newZoneBody,
  type ZoneEvent,
  type zoneEventsQuery,
  type ZoneItem,
  type zonePatchBody,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { requireLikelyPlace, type WhereUnlikely } from '../../platform/unlikely-place.ts'

type NewZone = z.output<typeof newZoneBody>
type ZonePatch = z.output<typeof zonePatchBody>

export interface ZoneDeps extends Pick<Scopes, 'asService'> {
  whereUnlikely: WhereUnlikely
}

/** Throws place_unlikely for a zone whose corners all lie at sea or in Antarctica. */
function requireLikelyZone(
  { whereUnlikely }: ZoneDeps,
  { polygon, confirmPlace }: Pick<ZonePatch, 'polygon' | 'confirmPlace'>,
): void {
  const corners = (polygon?.coordinates[0] ?? []).map(([lng, lat]) => ({ lat, lng }))
  const [first] = corners
  if (first && corners.every((corner) => whereUnlikely(corner) !== null))
    requireLikelyPlace(whereUnlikely, first, confirmPlace)
}

export function readZones({ asUser }: Pick<Scopes, 'asUser'>, member: Member): Promise<ZoneItem[]> {
  return asUser(member.claims, ({ trx }) => listZones(trx, member.tenantId))
}

/**
 * Throws zone_limit, zone_name_taken, place_unlikely. `newId` is the id that an interrupted attempt of the same request
 * chose.
 */
export async function addZone(
  deps: ZoneDeps,
  { tenantId }: Member,
  body: NewZone,
  newId: string | null,
): Promise<ZoneItem> {
  requireLikelyZone(deps, body)
  const { name, color, polygon, weekdays = [], plansOrders = true, watch = null } = body
  const { asService } = deps
  return withZoneName(name, () =>
    asService('draw a zone', async ({ trx }) => {
      // Lock the company, so that two concurrent calls cannot exceed the limit.
      await sql`select from public.tenants where id = ${tenantId} for no key update`.execute(trx)
      const zones = await listZones(trx, tenantId)
      const newZone = zones.find(({ id }) => id === newId)
      if (newZone) return newZone
      if (zones.length >= MAX_ZONES) throw errors.zone_limit(MAX_ZONES)
      const { rows } = await sql<{ id: string }>`
        insert into public.zones (tenant_id, id, name, color, polygon, weekdays, plans_orders, watch)
        values (${tenantId}, coalesce(${newId}::uuid, app.uuid_v7()), ${name}, ${color ?? freeColor(zones)},
          ${JSON.stringify(polygon)}::jsonb, ${weekdays}::smallint[],
          ${plansOrders}, nullif(${JSON.stringify(watch)}::jsonb, 'null'))
        returning id`.execute(trx)
      return readZone(trx, tenantId, rows[0]!.id)
    }),
  )
}

/** Throws not_found, zone_name_taken, place_unlikely. */
export async function changeZone(
  deps: ZoneDeps,
  { tenantId }: Member,
  id: string,
  patch: ZonePatch,
): Promise<ZoneItem> {
  requireLikelyZone(deps, patch)
  const { name, color, polygon, weekdays, plansOrders, watch } = patch
  const { asService } = deps
  return withZoneName(name ?? '', () =>
    asService('change a zone', async ({ trx }) => {
      await sql`
        update public.zones set name = coalesce(${name ?? null}, name), color = coalesce(${color ?? null}, color),
          polygon = coalesce(${polygon ? JSON.stringify(polygon) : null}::jsonb, polygon),
          weekdays = coalesce(${weekdays ?? null}::smallint[], weekdays), plans_orders = coalesce(${plansOrders ?? null}, plans_orders),
          watch = case when ${watch === undefined} then watch else nullif(${JSON.stringify(watch ?? null)}::jsonb, 'null') end
        where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
      return readZone(trx, tenantId, id)
    }),
  )
}

/** Throws not_found, zone_in_use with the vehicles that use it. */
export async function deleteZone(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
  id: string,
): Promise<void> {
  await asService('delete a zone', async ({ trx }) => {
    // The lock keeps vehicles from being tied to it.
    await sql`select from public.zones where tenant_id = ${tenantId} and id = ${id} for update`.execute(trx)
    const { name, vehicles } = await readZone(trx, tenantId, id)
    if (vehicles.length > 0)
      throw errors.zone_in_use(
        name,
        new Intl.ListFormat('en').format(vehicles.map((vehicle) => vehicle.name)),
      )
    await sql`delete from public.zones where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
  })
}

async function readZone(trx: Trx, tenantId: string, id: string): Promise<ZoneItem> {
  const [zone] = await listZones(trx, tenantId, id)
  if (!zone) throw errors.not_found('The zone')
  return zone
}

async function listZones(trx: Trx, tenantId: string, id: string | null = null): Promise<ZoneItem[]> {
  const { rows } = await sql<ZoneItem>`
    select z.id, z.name, z.color, z.polygon, z.weekdays, z.plans_orders as "plansOrders", z.watch, coalesce((
        select json_agg(json_build_object('id', v.id, 'name', v.name) order by v.id) from public.vehicles v
        where v.tenant_id = z.tenant_id and z.id = any(v.zone_ids)), '[]') as vehicles
    from public.zones z where z.tenant_id = ${tenantId} and (${id}::uuid is null or z.id = ${id})
    order by lower(z.name)`.execute(trx)
  return rows
}

/** Events of watched zones, newest first. */
export function readZoneEvents(
  { asUser }: Pick<Scopes, 'asUser'>,
  member: Member,
  { limit, ...query }: z.output<typeof zoneEventsQuery>,
): Promise<{ items: ZoneEvent[]; cursor: string | null }> {
  return asUser(member.claims, async ({ trx }) => {
    const [zoneId, vehicleId, cursor] = [query.zoneId ?? null, query.vehicleId ?? null, query.cursor ?? null]
    const { rows } = await sql<Omit<ZoneEvent, 'at'> & { at: Date }>`
      select e.id, e.kind, e.happened_at as at, json_build_object('id', z.id, 'name', z.name) as zone,
        json_build_object('id', v.id, 'name', v.name) as vehicle
      from public.zone_events e
      join public.zones z on z.tenant_id = e.tenant_id and z.id = e.zone_id
      join public.vehicles v on v.tenant_id = e.tenant_id and v.id = e.vehicle_id
      where e.tenant_id = ${member.tenantId} and (${zoneId}::uuid is null or e.zone_id = ${zoneId})
        and (${vehicleId}::uuid is null or e.vehicle_id = ${vehicleId}) and (${cursor}::uuid is null or e.id < ${cursor}::uuid)
      order by e.id desc limit ${limit + 1}`.execute(trx)
    const items = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }))
    return { items, cursor: rows.length > limit ? items.at(-1)!.id : null }
  })
}

/** The colour that the fewest zones have. */
function freeColor(zones: readonly ZoneItem[]): string {
  const uses = (color: string) => zones.filter((zone) => zone.color === color).length
  return ZONE_COLORS.toSorted((a, b) => uses(a) - uses(b))[0]!
}

async function withZoneName<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if ((error as { constraint?: string } | null)?.constraint === 'zones_by_name')
      throw errors.zone_name_taken(name)
    throw error
  }
}
