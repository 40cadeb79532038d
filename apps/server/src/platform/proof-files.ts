// Uploads to the bucket `proofs`, which their senders name by id.
import { PROOFS_BUCKET, proofFolder } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from './db/scope.ts'
import type { Member } from './member.ts'

export interface ProofFiles {
  /** Object names, in the requested order. */
  existing: string[]
  areAllThere: boolean
}

/** Finds the caller's own uploads by id: an object's id, or the last part of its name without the ending. */
export async function findFiles(
  trx: Trx,
  { tenantId, userId }: Pick<Member, 'tenantId' | 'userId'>,
  ids: readonly string[],
): Promise<ProofFiles> {
  if (ids.length === 0) return { existing: [], areAllThere: true }
  const { rows } = await sql<{ name: string | null }>`
    select o.name from unnest(${ids}::text[]) with ordinality as asked (id, position)
    left join lateral (
      select o.name from storage.objects o
      where o.bucket_id = ${PROOFS_BUCKET} and starts_with(o.name, ${`${proofFolder(tenantId, userId)}/`})
        and (o.id::text = lower(asked.id) or o.name = asked.id
          or regexp_replace(storage.filename(o.name), '\\.[a-z0-9]+$', '') = asked.id)
      limit 1) o on true
    order by asked.position`.execute(trx)
  const files = rows.flatMap(({ name }) => (name === null ? [] : [name]))
  return { existing: files, areAllThere: files.length === rows.length }
}
