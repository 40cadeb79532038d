// Removes positions older than their retention in batches, each in its own transaction, so that nothing waits for it.
import { sql } from 'kysely'
import { onlyRow } from '../db/only-row.ts'
import type { Scopes } from '../db/scope.ts'
import { removeOldFixes } from './queries.ts'

/** Rows removed in one transaction. */
const BATCH = 5_000

export async function prunePositions({ asService }: Pick<Scopes, 'asService'>, batch = BATCH): Promise<void> {
  let removed: number
  do {
    removed = await asService('retention', async ({ trx }) => {
      const { until } = onlyRow(
        await sql<{ until: string | null }>`select app.kept_until('positions')::text as until`.execute(trx),
      )
      if (until === null) return 0
      const count = await removeOldFixes(trx, until, batch)
      await sql`select app.note_removed_positions(${count}::int, ${until}::timestamptz)`.execute(trx)
      return count
    })
  } while (removed >= batch)
}
