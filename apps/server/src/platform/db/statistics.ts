// Refreshes the planner's statistics after a change of many rows.
import { sql } from 'kysely'
import type { Scopes } from './scope.ts'

/**
 * Runs in its own transaction after the change is committed. Ignores failures: old statistics only make
 * queries slow.
 */
export async function refreshStatistics({ asService }: Pick<Scopes, 'asService'>): Promise<void> {
  await asService('refresh statistics', ({ trx }) => sql`select app.refresh_statistics()`.execute(trx)).catch(
    () => {},
  )
}
