// Limits on what people who are not signed in may do, counted in the database across all servers (auth.take_tries).
import type { Quota } from '@dropwise/surface/core/rate-limit'
import { sql } from 'kysely'
import type { Scopes } from './db/scope.ts'
import { errors } from './errors.ts'

/**
 * Counts one action of each quota before it is done, in its own transaction: a failed action counts too.
 * Throws too_many_requests with the seconds until the window resets; then nothing was counted.
 */
export async function consumeQuota({ asService }: Pick<Scopes, 'asService'>, quotas: Quota[]): Promise<void> {
  const { rows } = await asService('rate limit', ({ trx }) =>
    sql<{ wait: number }>`select auth.take_tries(${JSON.stringify(quotas)}::jsonb) as wait`.execute(trx),
  )
  const waitSeconds = rows[0]?.wait ?? 0
  if (waitSeconds > 0) throw errors.too_many_requests(waitSeconds)
}
