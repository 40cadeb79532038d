// Lists below a row answer not_found, not an empty list, when the row is missing or invisible to the caller.
import { sql } from 'kysely'
import { errors } from '../errors.ts'
import type { Trx } from './client-dialect.ts'

const NAMES = { vehicles: 'The vehicle', orders: 'The order', drivers: 'The driver' } as const

/** In the caller's scope, whose policies decide. Throws not_found. */
export async function requireRow(
  trx: Trx,
  table: keyof typeof NAMES,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<void> {
  const { rows } = await sql`
    select from ${sql.table(`public.${table}`)} where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
  if (rows.length === 0) throw errors.not_found(NAMES[table])
}
