// Adds fills from a fuel card's file: all rows, or none. A check writes the same rows and rolls them back.
import {
  ENERGIES,
  instantOf,
  newFillBody,
  plainWords,
  type Energy,
  type TableImportProblem,
  type TableImportResponse,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { z } from 'zod'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import type { Member } from '../../platform/member.ts'
import { contradictionText, recordFill, type NewFill } from '../../platform/record-fill.ts'
import { refusalsOf, rowsOf } from '../../platform/table-file.ts'
import { fillColumns } from './fill-columns.ts'

/** Time of fills without one in their row, so that the day is right in every time zone. */
const NOON_SECONDS = 12 * 3_600

const fields = newFillBody.shape
const fillRow = z.object({
  registration: z.string().trim().min(1),
  day: z.iso.date(),
  time: z.number().default(NOON_SECONDS),
  odometerKm: fields.odometerKm,
  amount: fields.amount,
  costMinor: fields.costMinor,
  energy: z.enum(ENERGIES).optional(),
  isFull: fields.isFull,
  station: fields.station,
  note: fields.note,
})

/** Rolls back the writes of a dry run. */
class Undone extends Error {
  readonly response: TableImportResponse
  constructor(response: TableImportResponse) {
    super('not stored')
    this.response = response
  }
}

interface Van {
  id: string
  registration: string
  energy: Energy | null
}

interface Row {
  row: number
  fill: Omit<NewFill, 'id' | 'tenantId' | 'userId' | 'driverId' | 'files'>
}

export async function importFills(
  { asService }: Pick<Scopes, 'asService'>,
  member: Member,
  { csv, dryRun }: { csv: string; dryRun: boolean },
): Promise<TableImportResponse> {
  try {
    return await asService('import fills', async ({ trx }) => {
      const response = await addRows(trx, member, csv)
      if (dryRun || response.rejected.length > 0) throw new Undone(response)
      return response
    })
  } catch (error) {
    if (error instanceof Undone) return error.response
    throw error
  }
}

async function addRows(trx: Trx, { tenantId, userId }: Member, csv: string): Promise<TableImportResponse> {
  const { timeZone } = onlyRow(
    await sql<{
      timeZone: string
    }>`select time_zone as "timeZone" from public.tenants where id = ${tenantId}`.execute(trx),
  )
  const { rows, rejected } = checkRows(csv, timeZone, await readVans(trx, tenantId))
  let created = 0
  // In the order of time, so that each reading is compared with earlier ones.
  for (const { row, fill } of rows.toSorted((a, b) => a.fill.filledAt.localeCompare(b.fill.filledAt))) {
    if (await isStored(trx, tenantId, fill)) continue
    const whose = { id: uuidV7(), tenantId, userId, driverId: null, files: [] }
    const other = await recordFill(trx, { ...fill, ...whose })
    if (other) rejected.push({ row, column: 'odometer', message: contradictionText(other) })
    else created += 1
  }
  rejected.sort((a, b) => a.row - b.row)
  return { created: rejected.length > 0 ? 0 : created, updated: 0, rejected }
}

function checkRows(
  csv: string,
  timeZone: string,
  vans: readonly Van[],
): { rows: Row[]; rejected: TableImportProblem[] } {
  const columns = fillColumns(timeZone)
  const rejected: TableImportProblem[] = []
  const rows: Row[] = []
  for (const { row, body } of rowsOf(csv, { columns, needs: [] })) {
    const result = fillRow.safeParse(body, { error: plainWords })
    if (!result.success) {
      rejected.push(...refusalsOf(columns, row, result.error))
      continue
    }
    const { registration, day, time, energy, ...rest } = result.data
    const van = vans.find((each) => plain(each.registration) === plain(registration))
    const fuel = energy ?? van?.energy
    if (!van) rejected.push({ row, column: 'registration', message: 'is not a vehicle of your company' })
    else if (!fuel)
      rejected.push({ row, column: 'energy', message: 'is needed for the first fill of a vehicle' })
    else {
      const filledAt = instantOf(day, time, timeZone).toISOString()
      rows.push({ row, fill: { ...rest, vehicleId: van.id, energy: fuel, filledAt, isAfterGap: false } })
    }
  }
  return { rows, rejected }
}

/** Cards write number plates with and without spaces. */
const plain = (registration: string) => registration.replaceAll(/[\s-]/g, '').toUpperCase()

/** Vehicles, those in use first, with the energy of the latest fill. */
async function readVans(trx: Trx, tenantId: string): Promise<Van[]> {
  const { rows } = await sql<Van>`
    select v.id, v.registration, (select f.energy from public.fuel_fills f
      where f.tenant_id = v.tenant_id and f.vehicle_id = v.id order by f.filled_at desc limit 1) as energy
    from public.vehicles v where v.tenant_id = ${tenantId} order by v.status`.execute(trx)
  return rows
}

async function isStored(trx: Trx, tenantId: string, { vehicleId, filledAt }: Row['fill']): Promise<boolean> {
  const { rows } = await sql`
    select from public.fuel_fills where tenant_id = ${tenantId} and vehicle_id = ${vehicleId} and filled_at = ${filledAt}`.execute(
    trx,
  )
  return rows.length > 0
}
