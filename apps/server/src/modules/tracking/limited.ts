// Tracking for anybody, with limits against guessing numbers on every page.
import type { TrackingResponse } from '@dropwise/contracts'
import { callerQuotas } from '@dropwise/surface/core/caller'
import type { Claims } from '../../platform/db/scope.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { HostCompany } from '../../platform/tracking-hosts.ts'
import { consumeQuota, guessWithin } from '../../platform/quota.ts'
import { track } from './service.ts'

/** Requests of one caller: an office behind one address has many recipients. */
const REQUESTS = { most: 120, seconds: 24, step: 12 }
/** Unknown numbers of one caller: typing errors, not searches. */
const MISSES = { most: 30, seconds: 150, step: 3 }

/** Throws delivery_not_found, and too_many_requests beyond the limit. */
export async function trackWithinLimits(
  platform: Platform,
  number: string,
  { ip, claims, companyHost }: { ip: string; claims: Claims; companyHost: HostCompany | null },
): Promise<TrackingResponse> {
  await consumeQuota(platform, callerQuotas('tracking', ip, REQUESTS))
  return guessWithin(
    platform,
    callerQuotas('unknown tracking number', ip, MISSES),
    () => track(platform, number, { claims, onlyOf: companyHost?.tenantId }),
    (result) =>
      'error' in result && result.error instanceof AppError && result.error.code === 'delivery_not_found',
  )
}
