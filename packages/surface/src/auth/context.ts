// Shared context of the auth handlers, and how they run a transaction.
import type { Pool, PoolClient } from 'pg'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Keys } from '../core/keys.ts'
import type { Quota, RateLimiter } from '../core/rate-limit.ts'
import type { Hooks, Limits, SurfaceOptions } from '../options.ts'
import type { Issuer } from './oidc-issuer.ts'
import { tooMany } from './errors.ts'

export interface AuthContext {
  pool: Pool
  keys: Keys
  limits: Limits
  limiter: RateLimiter
  logger?: FastifyBaseLogger
  hooks: Hooks
  now: () => number
  autoconfirm: boolean
  anonymous: boolean
  disableSignup: boolean
  manualLinking: boolean
  siteUrl: string
  publicUrl: string
  /** `iss` of access tokens. */
  issuer: string
  originOf?: SurfaceOptions['originOf']
  redirectAllowList: string[]
  confirmLinks: boolean
  /** Sign-in by OpenID Connect, if configured. */
  oidc?: Issuer
  accessTokenSeconds: number
  passwordMinLength: number
  isCommonPassword?: (password: string) => Promise<boolean>
  /** Notifies live sockets that all or the named sessions of a user ended. */
  sessionsEnded: (userId: string, sessionIds?: string[]) => void
}

/** The context of one request, whose links lead to its origin. */
export function contextFor(context: AuthContext, request: FastifyRequest): AuthContext {
  const origin = context.originOf?.(request)
  return origin === undefined ? context : { ...context, siteUrl: origin, publicUrl: origin }
}

/** One transaction on the admin pool; rolled back when `work` throws. */
export async function transaction<T>(pool: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const value = await work(client)
    await client.query('commit')
    return value
  } catch (error) {
    await client.query('rollback').catch((fault: unknown) => (broken = fault as Error))
    throw error
  } finally {
    client.release(broken)
  }
}

/** Counts a try in each quota before its work. Throws 429 beyond a limit. */
export async function countTry(context: AuthContext, ...quotas: Quota[]): Promise<void> {
  const waitSeconds = await context.limiter.take(...quotas)
  if (waitSeconds > 0) throw tooMany(waitSeconds)
}

export interface Caller {
  ip: string
  userAgent: string
}
