// The base of a server test: its own database with scopes, jobs and hub, wired as in the product.
import { ADMIN_ROLE, JOBS_ROLE } from '@dropwise/db'
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import type { RateLimiter } from '@dropwise/surface/core/rate-limit'
import type pg from 'pg'
import { createBrandReader, type BrandReader } from './brand.ts'
import { systemClock } from './clock.ts'
import { createPool } from './db/pool.ts'
import { createScopes, type Claims, type ReadScopes, type Scopes } from './db/scope.ts'
import { startHub, type EventHub } from './events/hub.ts'
import { startJobs, type Jobs } from './jobs/jobs.ts'
import { createLog } from './log.ts'
import { followAll, type Followers } from './processes.ts'
import { openPositions } from './positions/database.ts'
import { createPusher, type Pusher } from './push/pusher.ts'
import { createRateLimiter } from './quota.ts'

export interface TestPlatform extends Scopes, ReadScopes {
  database: TestDatabase
  /** The positions' own database; undefined: the main one holds them. */
  positionsDatabase: TestDatabase | undefined
  pool: pg.Pool
  jobs: Jobs
  hub: EventHub
  pusher: Pusher
  brand: BrandReader
  limiter: RateLimiter
  followers: Followers
  close(): Promise<void>
}

/** The platform over a fresh clone. Close it in `afterAll`. */
export async function testPlatform({ arePositionsApart = false } = {}): Promise<TestPlatform> {
  const database = await testDatabase('product')
  const positionsDatabase = arePositionsApart ? await testDatabase('empty') : undefined
  const positions = positionsDatabase && (await openPositions(database.access, positionsDatabase.access))
  const log = createLog('silent')
  const pool = createPool(database.access.login, 'test')
  // A test is over long before maintenance or a schedule would be due.
  const jobs = await startJobs({
    connection: database.access.as(JOBS_ROLE),
    log,
    isWorker: true,
    isSupervised: false,
  })
  const hub = await startHub(database.access.as(ADMIN_ROLE), log)
  const scopes = createScopes(pool, jobs, { positions })
  return {
    ...scopes,
    database,
    positionsDatabase,
    followers: followAll,
    pool,
    jobs,
    hub,
    brand: createBrandReader(scopes, systemClock, log),
    limiter: createRateLimiter(scopes, systemClock),
    pusher: createPusher(scopes, { contact: 'mailto:no-reply@dropwise.test', allowedNetworks: [] }),
    async close() {
      await jobs.close()
      await hub.close()
      await pool.end()
      await positions?.close()
      await positionsDatabase?.close()
      await database.close()
    },
  }
}

/** Claims of a company's member, as in a token. */
export function memberClaims(userId: string, tenantId: string): Claims {
  return { role: 'authenticated', sub: userId, app_metadata: { tenant_id: tenantId } }
}
