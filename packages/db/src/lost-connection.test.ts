// Which errors count as a lost connection, with those of real clients where possible.
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isConnectionLost } from './lost-connection.ts'
import { type TestDatabase, testDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function connected(): Promise<pg.Client> {
  const client = new pg.Client(database.access.owner)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('recognises a session that the server ended, also in later queries', async () => {
  const [victim, other] = [await connected(), await connected()]
  const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid')
  const failure = errorOf(victim.query('select pg_sleep(600)'))
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  expect(isConnectionLost(await failure)).toBe(true)
  expect(isConnectionLost(await errorOf(victim.query('select 1')))).toBe(true)
  await other.end()
})

it('recognises a server that does not listen, or closes the connection', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const connect = (): Promise<unknown> => errorOf(new pg.Client({ host: '127.0.0.1', port }).connect())
  expect(isConnectionLost(await connect())).toBe(true)
  server.close()
  await once(server, 'close')
  expect(isConnectionLost(await connect())).toBe(true)
  expect(isConnectionLost(await errorOf(new pg.Client({ host: '/nowhere/at/all' }).connect()))).toBe(true)
})

it('recognises a pool without a free connection', async () => {
  const pool = new pg.Pool({ ...database.access.owner, max: 1 })
  const client = await pool.connect()
  // From here on: the first connection may be slow on a slow machine.
  pool.options.connectionTimeoutMillis = 50
  expect(isConnectionLost(await errorOf(pool.connect()))).toBe(true)
  client.release()
  await pool.end()
})

it('does not match errors that the server returned, or errors of files', async () => {
  const client = await connected()
  for (const sql of [
    'select 1/0',
    'select no_such_column',
    `do $$ begin raise 'Connection terminated'; end $$`,
  ])
    expect(isConnectionLost(await errorOf(client.query(sql)))).toBe(false)
  await client.end()
  expect(isConnectionLost(await errorOf(stat('/no/such/file')))).toBe(false)
  expect(isConnectionLost(new Error('connection of ideas'))).toBe(false)
  expect(isConnectionLost(undefined)).toBe(false)
})
