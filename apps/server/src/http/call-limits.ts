// Limits calls of /api/v1 per minute: by session, API key, company, and address of callers without session or key.
// Sends headers with the remaining calls.
import { callerQuotas } from '@dropwise/surface/core/caller'
import type { Quota, RateLimitState } from '@dropwise/surface/core/rate-limit'
import type { FastifyReply } from 'fastify'
import type { Claims } from '../platform/db/scope.ts'
import { errors } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { Limiting } from '../platform/quota.ts'

/** A process reports its calls to the database in steps of a twentieth of the limit. */
const STEPS = 20

/** Quota of calls per minute; no quota for 0 and null. */
export function callQuotas(key: string, most: number | null): Quota[] {
  if (!most) return []
  return [{ key, most, seconds: 60, step: Math.max(1, Math.floor(most / STEPS)) }]
}

/** Quotas of the installation, which count beside those of the company's plan and of an API key. */
export function defaultQuotas(limits: Platform['callLimits'], claims: Claims, ip: string): Quota[] {
  const { tenant_id: tenantId, api_key_id: keyId } = claims.app_metadata ?? {}
  const caller = [keyId, claims.session_id, claims.sub].find((id) => typeof id === 'string')
  const ofCaller =
    caller === undefined
      ? callQuotas('', limits.caller).flatMap((limit) => callerQuotas('calls', ip, limit))
      : callQuotas(`calls by ${caller}`, limits.caller)
  const ofCompany = typeof tenantId === 'string' ? callQuotas(`calls of ${tenantId}`, limits.company) : []
  return [...ofCaller, ...ofCompany]
}

/**
 * Counts a call. Throws too_many_requests. The headers always report the limit that is nearest to its end.
 */
export async function countCall({ limiter }: Limiting, reply: FastifyReply, quotas: Quota[]): Promise<void> {
  let tightest: RateLimitState | undefined
  for (const [index, quota] of quotas.entries()) {
    const state = await limiter.takeStep(quota)
    if (state.waitSeconds > 0) {
      await limiter.release(...quotas.slice(0, index))
      sayLimit(reply, state)
      throw errors.too_many_requests(state.waitSeconds)
    }
    if (!tightest || state.remaining / state.most < tightest.remaining / tightest.most) tightest = state
  }
  if (tightest) sayLimit(reply, tightest)
}

function sayLimit(reply: FastifyReply, { most, remaining, resetSeconds }: RateLimitState): void {
  reply.header('ratelimit-limit', most)
  reply.header('ratelimit-remaining', remaining)
  reply.header('ratelimit-reset', resetSeconds)
}
