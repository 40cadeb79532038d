// SQL as modules write it, to test the search. Never run.
import { sql, type RawBuilder } from 'kysely'
import type { Trx } from '../../../../apps/server/src/platform/db/scope.ts'

const isNew = (column: string) => sql.raw(`${column} > now()`)

export async function readName(trx: Trx, id: string): Promise<unknown> {
  return sql`select name from public.tenants where id = ${id} and ${isNew('created_at')}`.execute(trx)
}

export async function removeDay(trx: Trx, tenantId: string): Promise<void> {
  for (const table of ['stops', 'routes'])
    await sql`delete from ${sql.table(`public.${table}`)} where tenant_id = ${tenantId}`.execute(trx)
}

/** Names a column that does not exist. */
export const PAINT = 'update public.vehicles set colour_of_the_seats = $1 where id = $2'

export function sorted(by: RawBuilder<unknown>, words: string[]): RawBuilder<unknown> {
  return sql`select name from public.tenants order by ${by}, ${sql.raw(words.join(', '))}`
}
