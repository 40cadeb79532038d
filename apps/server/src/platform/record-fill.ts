// Stores a fill of fuel or charge, from the office, a file or a driver's phone.
import type { newFillBody } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Trx } from './db/scope.ts'
import { errors } from './errors.ts'

export interface NewFill extends Omit<z.output<typeof newFillBody>, 'files'> {
  id: string
  tenantId: string
  driverId: string | null
  userId: string
  /** Where the phone of the driver was. */
  lat?: number | null | undefined
  lng?: number | null | undefined
  /** Names of objects in the bucket `proofs`. */
  files: readonly string[]
}

/** A reading of the same vehicle that a new one contradicts. */
export interface OtherReading {
  km: number
  day: string
  isEarlier: boolean
}

/** Holds the vehicle until the end of the transaction, so that readings of one vehicle come one by one. Throws not_found. */
export async function lockVehicle(trx: Trx, tenantId: string, vehicleId: string): Promise<void> {
  const { rows } = await sql`
    select from public.vehicles where tenant_id = ${tenantId} and id = ${vehicleId} for no key update`.execute(
    trx,
  )
  if (rows.length === 0) throw errors.not_found('The vehicle')
}

/** Raises the vehicle's mileage. A lower reading, such as one entered late, does not change it. */
export async function raiseOdometer(
  trx: Trx,
  { tenantId, vehicleId }: { tenantId: string; vehicleId: string },
  odometerKm: number,
): Promise<void> {
  await sql`
    update public.vehicles set odometer_km = ${odometerKm}
    where tenant_id = ${tenantId} and id = ${vehicleId} and coalesce(odometer_km, 0) < ${odometerKm}`.execute(
    trx,
  )
}

/**
 * Stores the fill and raises the vehicle's mileage. A fill with the same id is stored once. Returns the reading
 * that the new one contradicts and stores nothing, or null. Throws not_found for the vehicle.
 */
export async function recordFill(trx: Trx, fill: NewFill): Promise<OtherReading | null> {
  const { tenantId, vehicleId } = fill
  await lockVehicle(trx, tenantId, vehicleId)
  const other = await readContradiction(trx, fill)
  if (other) return other
  await sql`
    insert into public.fuel_fills (tenant_id, id, vehicle_id, driver_id, filled_at, odometer_km, energy, amount, cost_minor,
      is_full, is_after_gap, station, note, lat, lng, files, created_by)
    values (${tenantId}, ${fill.id}, ${vehicleId}, ${fill.driverId}, ${fill.filledAt}, ${fill.odometerKm}, ${fill.energy},
      ${fill.amount}, ${fill.costMinor}, ${fill.isFull}, ${fill.isAfterGap}, ${fill.station ?? null}, ${fill.note ?? null},
      ${fill.lat ?? null}, ${fill.lng ?? null}, ${fill.files}::text[], ${fill.userId})
    on conflict (tenant_id, id) do nothing`.execute(trx)
  await raiseOdometer(trx, { tenantId, vehicleId }, fill.odometerKm)
  return null
}

/** A vehicle's odometer never falls. */
async function readContradiction(
  trx: Trx,
  { id, tenantId, vehicleId, filledAt, odometerKm }: NewFill,
): Promise<OtherReading | null> {
  const { rows } = await sql<OtherReading>`
    select f.odometer_km as km, to_char(f.filled_at at time zone 'UTC', 'YYYY-MM-DD') as day, f.filled_at < ${filledAt} as "isEarlier"
    from public.fuel_fills f
    where f.tenant_id = ${tenantId} and f.vehicle_id = ${vehicleId} and f.id <> ${id}
      and ((f.filled_at < ${filledAt} and f.odometer_km > ${odometerKm})
        or (f.filled_at > ${filledAt} and f.odometer_km < ${odometerKm}))
    order by f.filled_at limit 1`.execute(trx)
  return rows[0] ?? null
}

export const contradictionText = ({ km, day, isEarlier }: OtherReading): string =>
  isEarlier ? `The odometer was at ${km} km already on ${day}` : `The odometer was only at ${km} km on ${day}`
