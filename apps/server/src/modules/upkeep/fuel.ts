// Fills of a vehicle: noted by staff and by drivers, with consumption and costs per kilometre.
import {
  fuelStretches,
  fuelUse,
  per100Km,
  type FillItem,
  type fillsQuery,
  type FuelStretch,
  type ListedFill,
  type newFillBody,
  type VehicleFuel,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { z } from 'zod'
import { onlyRow } from '../../platform/db/only-row.ts'
import { requireRow } from '../../platform/db/require-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { readDriverId } from '../../platform/driver-of-member.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { contradictionText, recordFill } from '../../platform/record-fill.ts'
import { ownFiles } from './files.ts'
import { toPage, type UpkeepPage } from './page.ts'

/** Maximum number of fills in a response. */
const MAX_FILLS = 500

type NewFill = z.output<typeof newFillBody>

/** Throws not_found. */
export function readVehicleFuel(
  { asUser }: Pick<Scopes, 'asUser'>,
  { tenantId, claims }: Member,
  vehicleId: string,
): Promise<VehicleFuel> {
  return asUser(claims, async ({ trx }) => {
    await requireRow(trx, 'vehicles', { tenantId, id: vehicleId })
    const fills = await listFills(trx, vehicleId)
    const stretches = fuelStretches(fills)
    return {
      items: withConsumption(fills, stretches),
      use: fuelUse(stretches),
      costs: await readCosts(trx, vehicleId, fills),
    }
  })
}

/**
 * Costs per kilometre between the first and the last listed fill: those of the fills after the first, and
 * work done in that time.
 */
async function readCosts(trx: Trx, vehicleId: string, fills: readonly Fill[]): Promise<VehicleFuel['costs']> {
  const [last, first] = [fills[0], fills.at(-1)]
  const km = last && first ? last.odometerKm - first.odometerKm : 0
  if (!last || !first || km <= 0) return null
  const { workMinor } = onlyRow(
    await sql<{ workMinor: number }>`
      select (coalesce(sum(w.labour_minor), 0) + coalesce(sum(p.minor), 0))::float8 as "workMinor"
      from public.work_orders w
      left join lateral (select sum(x.cost_minor) as minor from public.work_order_parts x
        where x.tenant_id = w.tenant_id and x.work_order_id = w.id) p on true
      where w.vehicle_id = ${vehicleId} and w.status = 'done'
        and w.done_on between ${first.filledAt}::timestamptz::date and ${last.filledAt}::timestamptz::date`.execute(
      trx,
    ),
  )
  const fuelMinor = fills.slice(0, -1).reduce((sum, { costMinor }) => sum + costMinor, 0)
  return { km, fuelMinor, workMinor, perKmMinor: Math.round(((fuelMinor + workMinor) / km) * 100) / 100 }
}

/**
 * `newId` is the id from an interrupted try of the same request. Throws not_found for a vehicle that the caller
 * may not see, and validation_failed for an odometer that contradicts an earlier or later fill.
 */
export async function addFill(
  { asService, asUser }: Pick<Scopes, 'asService' | 'asUser'>,
  member: Member,
  body: NewFill,
  newId: string | null,
): Promise<FillItem> {
  const { tenantId, userId, claims } = member
  const id = newId ?? uuidV7()
  await asUser(claims, ({ trx }) => requireRow(trx, 'vehicles', { tenantId, id: body.vehicleId }))
  await asService('note a fill', async ({ trx }) => {
    const files = await ownFiles(trx, member, body.files ?? [])
    const driverId = await readDriverId(trx, member)
    const other = await recordFill(trx, { ...body, id, tenantId, userId, driverId, files })
    if (other) throw errors.validation_failed([{ field: 'odometerKm', message: contradictionText(other) }])
  })
  const { items } = await readVehicleFuel({ asUser }, member, body.vehicleId)
  const fill = items.find((item) => item.id === id)
  if (!fill) throw errors.not_found('The fill')
  return fill
}

/** Throws not_found. */
export async function removeFill(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
  id: string,
): Promise<void> {
  const { rows } = await asService('remove a fill', ({ trx }) =>
    sql`delete from public.fuel_fills where tenant_id = ${tenantId} and id = ${id} returning id`.execute(trx),
  )
  if (rows.length === 0) throw errors.not_found('The fill')
}

/** Stretches that began longer than this before a page are not counted on it. */
const STRETCH_DAYS = 400

/** Newest first, of all vehicles or of one. */
export function readFills(
  { asUser }: Pick<Scopes, 'asUser'>,
  { claims }: Member,
  { limit, ...query }: z.output<typeof fillsQuery>,
): Promise<UpkeepPage<ListedFill>> {
  const [vehicleId, cursor] = [query.vehicleId ?? null, query.cursor ?? null]
  const [from, to] = [query.from ?? null, query.to ?? null]
  return asUser(claims, async ({ trx }) => {
    const { rows } = await sql<{ id: string; filledAt: Date; vehicle: ListedFill['vehicle'] }>`
      select f.id, f.filled_at as "filledAt", jsonb_build_object('id', v.id, 'name', v.name) as vehicle
      from public.fuel_fills f join public.vehicles v on v.tenant_id = f.tenant_id and v.id = f.vehicle_id
      where (${vehicleId}::uuid is null or f.vehicle_id = ${vehicleId})
        and (${from}::date is null or f.filled_at >= ${from}::date::timestamp at time zone 'UTC')
        and (${to}::date is null or f.filled_at < (${to}::date + 1)::timestamp at time zone 'UTC')
        and (${cursor}::uuid is null or (f.filled_at, f.id) < (select c.filled_at, c.id from public.fuel_fills c where c.id = ${cursor}))
      order by f.filled_at desc, f.id desc limit ${limit + 1}`.execute(trx)
    const page = toPage(rows, limit)
    const fills = await readWithConsumption(trx, page.items)
    const items = page.items.flatMap(({ id, vehicle }) => {
      const fill = fills.get(id)
      return fill ? [{ ...fill, vehicle }] : []
    })
    return { items, cursor: page.cursor }
  })
}

/** Fills of a page by id, with the consumption since the full tank before each. */
async function readWithConsumption(
  trx: Trx,
  page: readonly { filledAt: Date; vehicle: { id: string } }[],
): Promise<Map<string, FillItem>> {
  const [newest, oldest] = [page[0], page.at(-1)]
  if (!newest || !oldest) return new Map()
  const vehicles = [...new Set(page.map(({ vehicle }) => vehicle.id))]
  const { rows } = await sql<FillRow>`
    select ${FILL} from public.fuel_fills f
    left join public.drivers d on d.tenant_id = f.tenant_id and d.id = f.driver_id
    where f.vehicle_id = any(${vehicles}::uuid[]) and f.filled_at <= ${newest.filledAt}
      and f.filled_at >= ${oldest.filledAt}::timestamptz - ${STRETCH_DAYS} * interval '1 day'`.execute(trx)
  const ofVehicles = Map.groupBy(rows.map(toFill), ({ vehicleId }) => vehicleId)
  return new Map(
    [...ofVehicles.values()].flatMap((fills) =>
      withConsumption(fills, fuelStretches(fills)).map((fill) => [fill.id, fill] as const),
    ),
  )
}

function withConsumption(fills: readonly Fill[], stretches: readonly FuelStretch[]): FillItem[] {
  const byFill = new Map(stretches.map((stretch) => [stretch.fillId, stretch]))
  return fills.map((fill) => {
    const stretch = byFill.get(fill.id)
    return { ...fill, per100Km: stretch ? per100Km(stretch) : null }
  })
}

type Fill = Omit<FillItem, 'per100Km'>
type FillRow = Omit<Fill, 'filledAt'> & { filledAt: Date }
const FILL = sql`f.id, f.vehicle_id as "vehicleId", d.name as driver, f.filled_at as "filledAt",
  f.odometer_km as "odometerKm", f.energy, f.amount::float8 as amount, f.cost_minor::float8 as "costMinor",
  f.is_full as "isFull", f.is_after_gap as "isAfterGap", f.station, f.note, f.lat, f.lng, f.files`
const toFill = (row: FillRow): Fill => ({ ...row, filledAt: row.filledAt.toISOString() })

async function listFills(trx: Trx, vehicleId: string): Promise<Fill[]> {
  const { rows } = await sql<FillRow>`
    select ${FILL} from public.fuel_fills f
    left join public.drivers d on d.tenant_id = f.tenant_id and d.id = f.driver_id
    where f.vehicle_id = ${vehicleId}
    order by f.filled_at desc, f.odometer_km desc, f.id desc limit ${MAX_FILLS}`.execute(trx)
  return rows.map(toFill)
}
