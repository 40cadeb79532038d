// A PostgreSQL with few connections: callers wait, processes share, and readiness reports overload.
import { startEmbedded, type EmbeddedPostgres } from '@dropwise/db'
import { guard } from '@dropwise/db/test-guard'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { startProduct, type RunningProduct } from './server.ts'

const MAX_CONNECTIONS = 25
const LOGIN = 'dropwise_plain'
const READS = 400

let folder: string
let release: () => void
let server: EmbeddedPostgres
let url: string
const products: RunningProduct[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-small-'))
  await chmod(folder, 0o755)
  release = guard({ dataDir: folder })
  const tcpPort = await freePort()
  const settings = { max_connections: String(MAX_CONNECTIONS) }
  server = await startEmbedded({ dataDir: folder, isPlain: true, tcpPort, settings })
  await asSuperuser(`create role ${LOGIN} login createrole password 'plain'`)
  await asSuperuser(`create database fleet owner ${LOGIN}`)
  url = `postgres://${LOGIN}:plain@127.0.0.1:${tcpPort}/fleet`
})
afterEach(async () => {
  for (const product of products.splice(0)) await product.close()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  release()
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve)
  })
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function asSuperuser(sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client(server.superuser('postgres'))
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

async function start(env: Record<string, string> = {}): Promise<string> {
  const product = await startProduct(
    readConfig({
      PORT: '0',
      DATA_DIR: join(folder, 'files'),
      DATABASE_URL: url,
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'silent',
      ...env,
    }),
    () => {},
  )
  products.push(product)
  return product.address
}

/**
 * Counts responses to many simultaneous reads by status; over REST and /api/v1, spread over the addresses.
 */
async function readAtOnce(addresses: string[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  const paths = ['/rest/v1/subscription_plans?select=id', '/api/v1/status', '/readyz']
  const read = async (index: number): Promise<void> => {
    const address = addresses[index % addresses.length] ?? ''
    const { status } = await fetch(address + (paths[index % 2] ?? ''))
    counts[status] = (counts[status] ?? 0) + 1
  }
  await Promise.all(Array.from({ length: READS }, (_, index) => read(index)))
  return counts
}

const ready = async (address: string) => {
  const response = await fetch(`${address}/readyz`)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe(`a server of ${MAX_CONNECTIONS} connections`, () => {
  it('answers every one of many simultaneous reads', async () => {
    expect(await readAtOnce([await start()])).toEqual({ 200: READS })
  })

  it('is shared by two processes, and used by one alone after the other has stopped', async () => {
    const first = await start()
    const second = await start()
    await expect.poll(() => readAtOnce([first, second])).toEqual({ 200: READS })
    const { rows } = await asSuperuser(
      `select count(*)::int as count from pg_stat_activity where usename = '${LOGIN}'`,
    )
    expect((rows[0] as { count: number }).count).toBeLessThanOrEqual(MAX_CONNECTIONS - 3)
  })

  it('is reported as not ready while callers queue, and as ready afterwards', async () => {
    const address = await start({ DATABASE_CONNECTIONS: '10' })
    expect((await ready(address)).status).toBe(200)
    const blocker = new pg.Client(server.superuser('fleet'))
    await blocker.connect()
    await blocker.query('begin; lock table public.subscription_plans in access exclusive mode')
    const reads = readAtOnce([address])
    await expect
      .poll(() => ready(address))
      .toMatchObject({ status: 503, body: { status: 'not ready', connections: false } })
    await blocker.query('commit')
    await blocker.end()
    await reads
    await expect
      .poll(() => ready(address))
      .toMatchObject({ status: 200, body: { status: 'ready', connections: true } })
  })

  it('refuses a number of connections that no process can work with', async () => {
    await expect(start({ DATABASE_CONNECTIONS: '4' })).rejects.toThrow(
      'DATABASE_CONNECTIONS must be at least 10',
    )
  })
})
