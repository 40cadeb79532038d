// Counts of limited actions, kept in the database so that every server shares them (app.rate_limits).
import { sql } from 'kysely'
import type { Scopes } from './db/scope.ts'
import { errors } from './errors.ts'

/** One limit: at most `most` actions of a bucket in `seconds`. */
export interface Budget {
  bucket: string
  most: number
  seconds: number
}

/**
 * Takes one action out of each budget, in a transaction of its own, so that a refused or failed request counts too.
 * Throws too_many_requests with the seconds until the window turns.
 */
export async function takeFromBudgets(
  { asService }: Pick<Scopes, 'asService'>,
  budgets: Budget[],
): Promise<void> {
  await asService('rate limit', async ({ trx }) => {
    for (const { bucket, most, seconds } of budgets) {
      const { rows } = await sql<{ hits: number; wait: number }>`
        insert into app.rate_limits as l (bucket, window_start, hits)
        values (${bucket}, to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds}), 1)
        on conflict (bucket, window_start) do update set hits = l.hits + 1
        returning hits, ceil(extract(epoch from window_start) + ${seconds} - extract(epoch from now()))::int as wait`.execute(
        trx,
      )
      const { hits, wait } = rows[0]
      if (hits > most) throw new OverBudget(wait)
    }
  }).catch((error: unknown) => {
    throw error instanceof OverBudget ? errors.too_many_requests(error.wait) : error
  })
}

/** Rolls the count back: hits stop at the limit, so that waiting out the window always helps. */
class OverBudget extends Error {
  readonly wait: number
  constructor(wait: number) {
    super('over budget')
    this.wait = wait
  }
}
