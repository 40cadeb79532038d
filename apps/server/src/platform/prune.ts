// Removes rows beyond their retention in batches, each in its own transaction, so that nothing waits for it.
import type { RetainedData } from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from './db/only-row.ts'
import type { Scopes } from './db/scope.ts'

/** Rows removed in one transaction. */
const BATCH = 5_000

/** Returns the number of removed rows. */
export async function prune(
  { asService }: Pick<Scopes, 'asService'>,
  what: Exclude<RetainedData, 'positions'>,
  batch = BATCH,
): Promise<number> {
  let sum = 0
  let removed: number
  do {
    removed = await asService(
      'retention',
      async ({ trx }) =>
        onlyRow(await sql<{ removed: number }>`select app.prune(${what}, ${batch}) as removed`.execute(trx))
          .removed,
    )
    sum += removed
  } while (removed >= batch)
  return sum
}
