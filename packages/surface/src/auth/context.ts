// What the auth handlers share, and how they run a transaction.
import type { Pool, PoolClient } from 'pg'
import type { Keys } from '../core/keys.ts'
import type { RateLimiter } from '../limits.ts'
import type { Hooks, Limits } from '../options.ts'

export interface AuthContext {
  pool: Pool
  keys: Keys
  limits: Limits
  limiter: RateLimiter
  hooks: Hooks
  now: () => number
  autoconfirm: boolean
  anonymous: boolean
  disableSignup: boolean
  siteUrl: string
  publicUrl: string
  redirectAllowList: string[]
  accessTokenSeconds: number
  passwordMinLength: number
  commonPasswords?: ReadonlySet<string>
  /** Tells live sockets that a user's sessions have ended; all of them, or the named ones. */
  sessionsEnded: (userId: string, sessionIds?: string[]) => void
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

export interface Caller {
  ip: string
  userAgent: string
}
