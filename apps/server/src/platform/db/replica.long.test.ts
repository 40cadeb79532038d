import { accessFromUrl, LOGIN_ROLE } from '@dropwise/db'
import { runSql, startStandbyPair, type StandbyPair } from '@dropwise/db/test-standby'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createPool, type BoundedPool } from './pool.ts'
import { openReplica, type Replica } from './replica.ts'
import { createScopes, type ReadScopes } from './scope.ts'

const POLL = { timeout: 30_000 }
const CLAIMS = { role: 'authenticated' }
let pair: StandbyPair
let pool: BoundedPool
let replica: Replica
let scopes: ReadScopes

beforeAll(async () => {
  pair = await startStandbyPair(`
    create role authenticated; create role ${LOGIN_ROLE} in role authenticated; grant ${LOGIN_ROLE} to fleet;
    create table notes (note text); grant all on notes to authenticated`)
  const primary = accessFromUrl(pair.url('primary'))
  pool = createPool(primary.as(LOGIN_ROLE), 'test')
  replica = openReplica(primary, accessFromUrl(pair.url('standby'), 'standby'), createLog('silent'))
  scopes = createScopes(pool, { send: () => Promise.resolve() }, { replica })
}, 120_000)
afterAll(async () => {
  await replica.close()
  await pool.end()
  await pair.close()
})

const readsFromStandby = () =>
  scopes.readAsUser(CLAIMS, async ({ trx }) => {
    const { rows } = await sql<{ is_standby: boolean }>`select pg_is_in_recovery() as is_standby`.execute(trx)
    return rows[0]?.is_standby
  })

it('reads from the standby while it is up to date', async () => {
  await expect.poll(readsFromStandby, POLL).toBe(true)
  expect(replica.lagSeconds).toBeLessThan(1)
})

it('writes neither on the standby nor on the primary', async () => {
  const write = () =>
    scopes.readAsUser(CLAIMS, ({ trx }) => sql`insert into notes values ('one')`.execute(trx))
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  replica.avoid()
  await expect(write()).rejects.toMatchObject({ code: '25006' })
})

it('reads from the primary while the standby is behind', async () => {
  await runSql(pair.standby.superuser('fleet'), 'select pg_wal_replay_pause()')
  await runSql(pair.primary.superuser('fleet'), `insert into notes values ('new')`)
  await expect.poll(() => replica.pool, POLL).toBeUndefined()
  await expect.poll(() => replica.lagSeconds, POLL).toBeGreaterThan(1)
  expect(await readsFromStandby()).toBe(false)
  await runSql(pair.standby.superuser('fleet'), 'select pg_wal_replay_resume()')
  await expect.poll(readsFromStandby, POLL).toBe(true)
})

it('reads from the primary at once when the standby goes away', async () => {
  await expect.poll(() => replica.pool, POLL).toBeDefined()
  await pair.standby.stop()
  expect(await readsFromStandby()).toBe(false)
  await expect.poll(() => replica.lagSeconds, POLL).toBeUndefined()
})
