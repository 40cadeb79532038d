// From when on another system asks for changes next time (`updatedSince`).
import { sql } from 'kysely'
import { onlyRow } from './only-row.ts'
import type { Trx } from './scope.ts'

/** A row carries the time at which its transaction began, and shows when it commits: longer than that takes, in seconds. */
const OVERLAP_SECONDS = 120

/** Read before the list itself, in its transaction. */
export async function readAsOf(trx: Trx): Promise<string> {
  const { as_of } = onlyRow(
    await sql<{ as_of: Date }>`select now() - ${OVERLAP_SECONDS} * interval '1 second' as as_of`.execute(trx),
  )
  return as_of.toISOString()
}
