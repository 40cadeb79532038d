// A primary and a standby made from a copy of its files, behind one URL.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessFromUrl } from './access.ts'
import { startEmbedded, type EmbeddedPostgres } from './embedded.ts'
import { configOfUrl } from './hosts.ts'
import { isConnectionLost } from './lost-connection.ts'
import { guard } from './test-guard.ts'

const LOGIN = 'fleet:quiet'
let folder: string
let release: () => void
const ports = { primary: 0, standby: 0 }
let primary: EmbeddedPostgres
let standby: EmbeddedPostgres

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-hosts-'))
  await chmod(folder, 0o755)
  const folders = { primary: join(folder, 'a'), standby: join(folder, 'b') }
  const releases = Object.values(folders).map((dataDir) => guard({ dataDir }))
  release = () => releases.forEach((end) => end())
  ports.primary = await freePort()
  ports.standby = await freePort()
  const start = (dataDir: string, tcpPort: number) => startEmbedded({ dataDir, isPlain: true, tcpPort })
  primary = await start(folders.primary, ports.primary)
  await query(primary.superuser('postgres'), `create role fleet login password 'quiet'`)
  await query(primary.superuser('postgres'), 'create database fleet owner fleet')
  await query(primary.superuser('fleet'), 'create table public.notes (note text)')
  await query(primary.superuser('fleet'), 'grant all on public.notes to fleet')
  await primary.stop()
  // Keeps the owner of the files.
  execFileSync('cp', ['-a', folders.primary, folders.standby])
  await writeFile(join(folders.standby, 'postgres', 'standby.signal'), '')
  primary = await start(folders.primary, ports.primary)
  standby = await start(folders.standby, ports.standby)
}, 120_000)
afterAll(async () => {
  await primary?.stop()
  await standby?.stop()
  await rm(folder, { recursive: true, force: true })
  release()
})

const urlOf = () => `postgres://${LOGIN}@127.0.0.1:${ports.standby},127.0.0.1:${ports.primary}/fleet`

it('reads from a standby where one answers', async () => {
  const [row] = await query(configOfUrl(urlOf(), 'standby'), 'select pg_is_in_recovery() as is_standby')
  expect(row).toEqual({ is_standby: true })
})

it('names every host', () => {
  expect(accessFromUrl(urlOf()).place).toBe(`127.0.0.1:${ports.standby},127.0.0.1:${ports.primary}/fleet`)
})

it('reports a refused login as one', async () => {
  const url = urlOf().replace(LOGIN, 'fleet:wrong')
  await expect(query(accessFromUrl(url).owner, 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

it('writes to the primary, and to its successor after a failover', { timeout: 60_000 }, async () => {
  const pool = new pg.Pool({ ...accessFromUrl(urlOf()).owner, max: 2 })
  pool.on('error', () => {})
  const write = () =>
    pool.query(`insert into public.notes values ('one') returning inet_server_port() as port`)
  expect((await write()).rows).toEqual([{ port: ports.primary }])
  await primary.stop()
  const refusal = await write().catch((error: unknown) => error)
  expect(isConnectionLost(refusal)).toBe(true)
  await query(standby.superuser('postgres'), 'select pg_promote()')
  expect((await write()).rows).toEqual([{ port: ports.standby }])
  await pool.end()
})

async function query(config: pg.ClientConfig, sql: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
