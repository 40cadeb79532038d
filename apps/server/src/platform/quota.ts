// Limits of actions by people and programs, counted in the database across all servers.
import { RateLimiter, type Quota } from '@dropwise/surface/core/rate-limit'
import { CompiledQuery } from 'kysely'
import type { Clock } from './clock.ts'
import type { Scopes } from './db/scope.ts'
import { errors } from './errors.ts'

export interface Limiting {
  limiter: RateLimiter
}

/** The limiter of this process. */
export const createRateLimiter = (
  { asService }: Pick<Scopes, 'asService'>,
  clock: Pick<Clock, 'now'>,
): RateLimiter =>
  new RateLimiter(
    (text, values) => asService('rate limit', ({ trx }) => trx.executeQuery(CompiledQuery.raw(text, values))),
    () => clock.now(),
  )

/**
 * Counts one action in each quota before it runs, in its own transaction, so that failed actions count too.
 * Throws too_many_requests with the seconds until the window resets, without counting.
 */
export async function consumeQuota({ limiter }: Limiting, quotas: Quota[]): Promise<void> {
  const waitSeconds = await limiter.take(...quotas)
  if (waitSeconds > 0) throw errors.too_many_requests(waitSeconds)
}

/**
 * Counts a lookup as a guess before it runs, so that parallel guesses all count, and takes the count back unless
 * `isMiss` says that it missed.
 */
export async function guessWithin<T>(
  { limiter }: Limiting,
  quotas: Quota[],
  lookUp: () => Promise<T>,
  isMiss: (result: { value: T } | { error: unknown }) => boolean,
): Promise<T> {
  await consumeQuota({ limiter }, quotas)
  let result: { value: T } | { error: unknown }
  try {
    result = { value: await lookUp() }
  } catch (error) {
    result = { error }
  }
  if (!isMiss(result)) await limiter.release(...quotas)
  if ('error' in result) throw result.error
  return result.value
}
