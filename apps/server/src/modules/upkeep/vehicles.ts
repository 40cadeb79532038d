// What upkeep writes to vehicles.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'

/** Holds the vehicle until the end of the transaction, so that readings of one vehicle come one by one. Throws not_found. */
export async function lockVehicle(trx: Trx, tenantId: string, vehicleId: string): Promise<void> {
  const { rows } = await sql`
    select from public.vehicles where tenant_id = ${tenantId} and id = ${vehicleId} for no key update`.execute(
    trx,
  )
  if (rows.length === 0) throw errors.not_found('The vehicle')
}

/** A reading that is lower than the vehicle's mileage, as one entered late, leaves it. */
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
