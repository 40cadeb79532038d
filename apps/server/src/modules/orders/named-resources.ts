// Checks vehicles and skills that orders name: an unknown name would keep the order out of every plan.
import {
  IMPORT_WARNINGS,
  fillText,
  orderField,
  warning,
  type ImportWarning,
  type StoredColumns,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'

type Naming = Pick<StoredColumns, 'only_vehicles' | 'not_vehicles' | 'skills'>

/** Columns that name vehicles, with their API properties. */
const VEHICLE_COLUMNS = [
  ['only_vehicles', 'onlyVehicles'],
  ['not_vehicles', 'notVehicles'],
] as const

/**
 * Throws validation_failed for an unknown vehicle. Names that the order had `before` stay valid, so that
 * renaming a vehicle does not block other changes of the order.
 */
export async function requireVehicles(
  trx: Trx,
  tenantId: string,
  columns: Naming,
  before?: Naming,
): Promise<void> {
  const names = VEHICLE_COLUMNS.flatMap(([column]) => columns[column])
  if (names.length === 0) return
  const vehicles = await vehicleNames(trx, tenantId)
  const unknown = VEHICLE_COLUMNS.flatMap(([column, field]) =>
    columns[column]
      .filter((name) => !vehicles.has(name.toLowerCase()) && !before?.[column].includes(name))
      .map((name) => {
        const values = { column: orderField(column).label, value: name }
        return {
          field,
          code: 'unknown_vehicle',
          message: fillText(IMPORT_WARNINGS.unknown_vehicle.message, values),
        }
      }),
  )
  if (unknown.length > 0) throw errors.validation_failed(unknown)
}

/**
 * Warns of each vehicle and skill of a file that the company does not have. A company may add vehicles after
 * their orders.
 */
export async function warnOfUnknownNames(
  trx: Trx,
  tenantId: string,
  orders: readonly { row: number; columns: Naming }[],
): Promise<ImportWarning[]> {
  const isNaming = orders.some(({ columns }) =>
    [columns.only_vehicles, columns.not_vehicles, columns.skills].some((names) => names.length > 0),
  )
  if (!isNaming) return []
  const vehicles = await vehicleNames(trx, tenantId)
  const skills = await skillNames(trx, tenantId)
  return orders.flatMap(({ row, columns }) => [
    ...VEHICLE_COLUMNS.flatMap(([column]) =>
      columns[column]
        .filter((name) => !vehicles.has(name.toLowerCase()))
        .map((name) => warning(row, column, 'unknown_vehicle', name)),
    ),
    ...columns.skills
      .filter((skill) => !skills.has(skill))
      .map((skill) => warning(row, 'skills', 'unknown_skill', skill)),
  ])
}

/** Names and number plates of the company's vehicles in lower case, for the planner's comparison. */
async function vehicleNames(trx: Trx, tenantId: string): Promise<Set<string>> {
  const { rows } = await sql<{ name: string; registration: string }>`
    select lower(name) as name, lower(registration) as registration from public.vehicles
    where tenant_id = ${tenantId}`.execute(trx)
  return new Set(rows.flatMap(({ name, registration }) => [name, registration]))
}

async function skillNames(trx: Trx, tenantId: string): Promise<Set<string>> {
  const { rows } = await sql<{ skill: string }>`
    select unnest(skills) as skill from public.vehicles where tenant_id = ${tenantId}
    union select unnest(skills) from public.drivers where tenant_id = ${tenantId}`.execute(trx)
  return new Set(rows.map(({ skill }) => skill))
}
