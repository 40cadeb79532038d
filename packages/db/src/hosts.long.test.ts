import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessFromUrl } from './access.ts'
import { configOfUrl } from './hosts.ts'
import { isConnectionLost } from './lost-connection.ts'
import { runSql, startStandbyPair, type StandbyPair } from './test-standby.ts'

let pair: StandbyPair
let url: string

beforeAll(async () => {
  pair = await startStandbyPair('create table notes (note text); grant all on notes to fleet')
  url = pair.url('standby', 'primary')
}, 120_000)
afterAll(() => pair.close())

it('reads from a standby where one answers', async () => {
  const rows = await runSql(configOfUrl(url, 'standby'), 'select pg_is_in_recovery() as is_standby')
  expect(rows).toEqual([{ is_standby: true }])
})

it('names every host', () => {
  const { primary, standby } = pair.ports
  expect(accessFromUrl(url).place).toBe(`127.0.0.1:${standby},127.0.0.1:${primary}/fleet`)
})

it('reports a refused login rather than a missing primary', async () => {
  const { owner } = accessFromUrl(url.replace('quiet', 'wrong'))
  await expect(runSql(owner, 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

it('writes to the primary, and to its successor after a failover', async () => {
  const pool = new pg.Pool({ ...accessFromUrl(url).owner, max: 2 })
  pool.on('error', () => {})
  const write = () => pool.query(`insert into notes values ('one') returning inet_server_port() as port`)
  expect((await write()).rows).toEqual([{ port: pair.ports.primary }])
  await pair.primary.stop()
  const refusal = await write().catch((error: unknown) => error)
  expect(isConnectionLost(refusal)).toBe(true)
  await runSql(pair.standby.superuser('postgres'), 'select pg_promote()')
  expect((await write()).rows).toEqual([{ port: pair.ports.standby }])
  await pool.end()
})
