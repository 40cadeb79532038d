// Limits of public look-ups by tracking number, against guessing: all pages that take a number share them.
import { callerQuotas } from '@dropwise/surface/core/caller'
import { AppError } from './errors.ts'
import { consumeQuota, guessWithin, type Limiting } from './quota.ts'

/** Requests of one caller: an office behind one address has many recipients. */
const REQUESTS = { most: 120, seconds: 24, step: 12 }
/** Unknown numbers of one caller: typing errors, not searches. */
const MISSES = { most: 30, seconds: 150, step: 3 }

/** Throws too_many_requests beyond the limits. A look-up misses by throwing delivery_not_found. */
export async function lookUpWithinLimits<T>(
  limiting: Limiting,
  ip: string,
  lookUp: () => Promise<T>,
): Promise<T> {
  await consumeQuota(limiting, callerQuotas('tracking', ip, REQUESTS))
  return guessWithin(
    limiting,
    callerQuotas('unknown tracking number', ip, MISSES),
    lookUp,
    (result) =>
      'error' in result && result.error instanceof AppError && result.error.code === 'delivery_not_found',
  )
}
