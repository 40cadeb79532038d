// Tells the database what its tables hold now, after a change of many rows.
import { sql } from 'kysely'
import type { Scopes } from './scope.ts'

/** Runs in its own transaction, once the change is committed. Statistics that stay old make queries slow, not wrong: a failure is passed over. */
export async function refreshStatistics({ asService }: Pick<Scopes, 'asService'>): Promise<void> {
  await asService('refresh statistics', ({ trx }) => sql`select app.refresh_statistics()`.execute(trx)).catch(
    () => {},
  )
}
