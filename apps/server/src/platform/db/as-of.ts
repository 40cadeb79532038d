// Time from which another system must request changes next (`updatedSince`).
import { sql } from 'kysely'
import { onlyRow } from './only-row.ts'
import type { Trx } from './scope.ts'

/**
 * Seconds, longer than a transaction takes: rows carry their transaction's start time but appear at its
 * commit.
 */
const OVERLAP_SECONDS = 120

/** Must run before the list's query, in the same transaction. */
export async function readAsOf(trx: Trx): Promise<string> {
  const { as_of } = onlyRow(
    await sql<{ as_of: Date }>`select now() - ${OVERLAP_SECONDS} * interval '1 second' as as_of`.execute(trx),
  )
  return as_of.toISOString()
}
