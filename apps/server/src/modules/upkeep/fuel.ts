// Fills of a vehicle: noted by staff and by drivers, with consumption and costs per kilometre.
import {
  fuelStretches,
  fuelUse,
  per100Km,
  type FillItem,
  type newFillBody,
  type VehicleFuel,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { z } from 'zod'
import { onlyRow } from '../../platform/db/only-row.ts'
import { requireRow } from '../../platform/db/require-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { ownFiles } from './files.ts'
import { lockVehicle, raiseOdometer } from './vehicles.ts'

/** Most fills in a response. */
const MOST = 500

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
    const byFill = new Map(stretches.map((stretch) => [stretch.fillId, stretch]))
    const items = fills.map((fill) => {
      const stretch = byFill.get(fill.id)
      return { ...fill, per100Km: stretch ? per100Km(stretch) : null }
    })
    return { items, use: fuelUse(stretches), costs: await readCosts(trx, vehicleId, fills) }
  })
}

/**
 * Costs over the kilometres between the first and the last fill listed: what was filled after the first, and
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
    await lockVehicle(trx, tenantId, body.vehicleId)
    const files = await ownFiles(trx, member, body.files ?? [])
    const { rows } = await sql`
      insert into public.fuel_fills (tenant_id, id, vehicle_id, driver_id, filled_at, odometer_km, energy, amount, cost_minor,
        is_full, is_after_gap, station, note, files, created_by)
      values (${tenantId}, ${id}, ${body.vehicleId},
        (select d.id from public.drivers d where d.tenant_id = ${tenantId} and d.user_id = ${userId} order by d.id limit 1),
        ${body.filledAt}, ${body.odometerKm}, ${body.energy}, ${body.amount}, ${body.costMinor}, ${body.isFull},
        ${body.isAfterGap}, ${body.station ?? null}, ${body.note ?? null}, ${files}::text[], ${userId})
      on conflict (tenant_id, id) do nothing returning id`.execute(trx)
    if (rows.length === 0) return
    await refuseContradiction(trx, tenantId, { ...body, id })
    await raiseOdometer(trx, { tenantId, vehicleId: body.vehicleId }, body.odometerKm)
  })
  const { items } = await readVehicleFuel({ asUser }, member, body.vehicleId)
  const fill = items.find((item) => item.id === id)
  if (!fill) throw errors.not_found('The fill')
  return fill
}

/** A vehicle's odometer never falls. Throws validation_failed with the reading that the new one contradicts. */
async function refuseContradiction(
  trx: Trx,
  tenantId: string,
  { id, vehicleId, filledAt, odometerKm }: NewFill & { id: string },
): Promise<void> {
  const { rows } = await sql<{ km: number; day: string; isEarlier: boolean }>`
    select f.odometer_km as km, to_char(f.filled_at at time zone 'UTC', 'YYYY-MM-DD') as day, f.filled_at < ${filledAt} as "isEarlier"
    from public.fuel_fills f
    where f.tenant_id = ${tenantId} and f.vehicle_id = ${vehicleId} and f.id <> ${id}
      and ((f.filled_at < ${filledAt} and f.odometer_km > ${odometerKm})
        or (f.filled_at > ${filledAt} and f.odometer_km < ${odometerKm}))
    order by f.filled_at limit 1`.execute(trx)
  const [other] = rows
  if (other)
    throw errors.validation_failed([
      {
        field: 'odometerKm',
        message: other.isEarlier
          ? `The odometer was at ${other.km} km already on ${other.day}`
          : `The odometer was only at ${other.km} km on ${other.day}`,
      },
    ])
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

type Fill = Omit<FillItem, 'per100Km'>

async function listFills(trx: Trx, vehicleId: string): Promise<Fill[]> {
  const { rows } = await sql<Omit<Fill, 'filledAt'> & { filledAt: Date }>`
    select f.id, f.vehicle_id as "vehicleId", d.name as driver, f.filled_at as "filledAt", f.odometer_km as "odometerKm",
      f.energy, f.amount::float8 as amount, f.cost_minor::float8 as "costMinor", f.is_full as "isFull",
      f.is_after_gap as "isAfterGap", f.station, f.note, f.files
    from public.fuel_fills f left join public.drivers d on d.tenant_id = f.tenant_id and d.id = f.driver_id
    where f.vehicle_id = ${vehicleId}
    order by f.filled_at desc, f.odometer_km desc, f.id desc limit ${MOST}`.execute(trx)
  return rows.map((row) => ({ ...row, filledAt: row.filledAt.toISOString() }))
}
