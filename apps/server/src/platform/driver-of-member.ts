// The driver that a member is.
import { sql } from 'kysely'
import type { Trx } from './db/scope.ts'
import type { Member } from './member.ts'

/** Null for staff. */
export async function readDriverId(
  trx: Trx,
  { tenantId, userId }: Pick<Member, 'tenantId' | 'userId'>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select d.id from public.drivers d where d.tenant_id = ${tenantId} and d.user_id = ${userId} order by d.id limit 1`.execute(
    trx,
  )
  return rows[0]?.id ?? null
}
