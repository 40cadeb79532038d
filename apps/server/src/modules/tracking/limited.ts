// Tracking for anybody, within limits: numbers cannot be tried out, whichever page asks.
import type { TrackingResponse } from '@dropwise/contracts'
import { MemoryRateLimiter } from '@dropwise/surface/core/rate-limit'
import type { Claims } from '../../platform/db/scope.ts'
import { AppError, errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { track } from './service.ts'

/** Questions of one address: an office behind one has many recipients. */
const QUESTIONS = { most: 120, seconds: 24 }
/** Numbers of one address that nobody has: typing errors, not searches. */
const MISSES = { most: 30, seconds: 150 }

const limiters = new WeakMap<Platform, MemoryRateLimiter>()

function limiterOf(platform: Platform): MemoryRateLimiter {
  const known = limiters.get(platform)
  if (known) return known
  const limiter = new MemoryRateLimiter(() => platform.clock.elapsed())
  limiters.set(platform, limiter)
  return limiter
}

/** Throws delivery_not_found, and too_many_requests once an address asked too often. */
export async function trackWithinLimits(
  platform: Platform,
  number: string,
  { ip, claims }: { ip: string; claims: Claims },
): Promise<TrackingResponse> {
  const limiter = limiterOf(platform)
  // Counted as a miss until it is a hit: numbers tried at the same moment are all counted before the first is looked up.
  const miss = { key: `miss ${ip}`, ...MISSES }
  const waitSeconds = limiter.take({ key: `question ${ip}`, ...QUESTIONS }) || limiter.take(miss)
  if (waitSeconds > 0) throw errors.too_many_requests(waitSeconds)
  let isMiss = false
  try {
    return await track(platform, number, claims)
  } catch (error) {
    isMiss = error instanceof AppError && error.code === 'delivery_not_found'
    throw error
  } finally {
    if (!isMiss) limiter.release(miss)
  }
}
