// A list below a row: for a row that is not there, or not for whoever asks, it is not empty but not found.
import { sql } from 'kysely'
import { errors } from '../errors.ts'
import type { Trx } from './client-dialect.ts'

const NAMES = { vehicles: 'The vehicle', orders: 'The order' } as const

/** In the scope of the caller, whose policies decide what there is. Throws not_found. */
export async function requireRow(
  trx: Trx,
  table: keyof typeof NAMES,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<void> {
  const { rows } = await sql`
    select from ${sql.table(`public.${table}`)} where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
  if (rows.length === 0) throw errors.not_found(NAMES[table])
}
