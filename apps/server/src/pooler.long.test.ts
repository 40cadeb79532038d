// Requests through PgBouncer in transaction mode, when its Debian package is installed; listening stays
// direct.
import { startEmbedded, type EmbeddedPostgres } from '@dropwise/db'
import { guard } from '@dropwise/db/test-guard'
import { createClient } from '@supabase/supabase-js'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { startProduct, type RunningProduct } from './server.ts'

const LOGIN = 'dropwise_plain'
const PASSWORD = 'quiet harbour 42'
const READS = 200
/** Connections of one PgBouncer entry; fewer than the product asks for. */
const POOL_SIZE = 4
/** From docs/operations.md. */
const ENTRIES = {
  dropwise_login:
    'set role dropwise_login; set statement_timeout = 20000; set idle_in_transaction_session_timeout = 30000',
  supabase_admin: 'set role supabase_admin',
}

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0

describe.skipIf(!isInstalled)('behind PgBouncer', () => {
  let folder: string
  let release: () => void
  let server: EmbeddedPostgres
  let pgbouncer: ChildProcess | undefined
  let product: RunningProduct
  let env: Record<string, string>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dropwise-pooler-'))
    await chmod(folder, 0o755)
    release = guard({ dataDir: folder })
    const [tcpPort, poolerPort] = [await freePort(), await freePort()]
    server = await startEmbedded({ dataDir: folder, isPlain: true, tcpPort })
    const superuser = new pg.Client(server.superuser('postgres'))
    await superuser.connect()
    await superuser.query(`create role ${LOGIN} login createrole password 'plain'`)
    await superuser.query(`create database fleet owner ${LOGIN}`)
    await superuser.end()
    const at = (port: number, name: string) => `postgres://${LOGIN}:plain@127.0.0.1:${port}/${name}`
    env = {
      PORT: '0',
      DATA_DIR: join(folder, 'files'),
      DATABASE_URL: at(tcpPort, 'fleet'),
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'silent',
    }
    // The first start creates the roles that the pooler's entries name.
    await (await startProduct(readConfig(env), () => {})).close()
    env.DATABASE_POOLER_URL = at(poolerPort, 'fleet')
    pgbouncer = await startPgBouncer(folder, tcpPort, poolerPort)
    product = await startProduct(readConfig(env), () => {})
  })
  afterAll(async () => {
    await product?.close()
    pgbouncer?.kill()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
    release()
  })

  it('signs in, writes, reads and receives changes', async () => {
    const token = new URL(product.setupLink ?? '').hash.slice(1)
    const { anonKey } = (await (await fetch(`${product.address}/config.json`)).json()) as { anonKey: string }
    const person = {
      email: 'olive@fleet.example',
      firstName: 'Olive',
      lastName: 'Marlowe',
      password: PASSWORD,
    }
    const setUp = await post('/api/v1/setup', { token, ...person })
    expect(setUp.status).toBe(201)
    const client = createClient(product.address, anonKey)
    const { data, error } = await client.auth.signInWithPassword({ email: person.email, password: PASSWORD })
    expect(error).toBeNull()
    const payloads: unknown[] = []
    const channel = client
      .channel('news')
      .on('broadcast', { event: 'note' }, ({ payload }) => void payloads.push(payload))
    await new Promise<void>((resolve) => {
      channel.subscribe((state) => state === 'SUBSCRIBED' && resolve())
    })
    const opened = await post(
      '/api/v1/owner/tenants',
      {
        name: 'Fenwick',
        email: 'irene@fenwick.example',
        planId: 'professional',
        trialDays: 3,
        timeZone: 'UTC',
      },
      data.session?.access_token,
    )
    expect(opened.status).toBe(201)
    const { data: companies } = await client.from('tenants').select('name')
    expect(companies).toEqual([{ name: 'Fenwick' }])
    await channel.httpSend('note', { n: 1 })
    await expect.poll(() => payloads).toEqual([{ n: 1 }])
    await client.removeAllChannels()
  })

  it('answers many at once over few connections of the server', async () => {
    const statuses = await Promise.all(
      Array.from({ length: READS }, async (_, index) => {
        const path = index % 2 ? '/api/v1/status' : '/rest/v1/subscription_plans?select=id'
        return (await fetch(product.address + path)).status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('refuses an entry that works as another role, with the way out', async () => {
    ENTRIES.dropwise_login = ''
    const port = await freePort()
    const other = await startPgBouncer(folder, Number(new URL(env.DATABASE_URL ?? '').port), port)
    const pooler = new URL(env.DATABASE_POOLER_URL ?? '')
    pooler.port = String(port)
    await expect(
      startProduct(readConfig({ ...env, DATABASE_POOLER_URL: pooler.href }), () => {}),
    ).rejects.toThrow(/entry dropwise_login of the pooler cannot be used: it works as dropwise_plain/)
    other.kill()
  })

  async function post(path: string, body: unknown, token?: string): Promise<Response> {
    return fetch(product.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  }
})

async function startPgBouncer(folder: string, serverPort: number, port: number): Promise<ChildProcess> {
  const home = await mkdtemp(join(folder, 'pgbouncer-'))
  await chmod(home, 0o777)
  const users = join(home, 'users.txt')
  await writeFile(users, `"${LOGIN}" "plain"\n`)
  const entries = Object.entries(ENTRIES).map(
    ([role, query]) =>
      `${role} = host=127.0.0.1 port=${serverPort} dbname=fleet ${query && `connect_query='${query}'`}`,
  )
  const settings = join(home, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]\n${entries.join('\n')}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\n` +
      `unix_socket_dir =\nauth_type = plain\nauth_file = ${users}\npool_mode = transaction\n` +
      `default_pool_size = ${POOL_SIZE}\n`,
  )
  const isRoot = process.getuid?.() === 0
  const child = spawn('pgbouncer', [...(isRoot ? ['-u', 'nobody'] : []), settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const isUp = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('process up')) resolve()
    })
    void once(child, 'exit').then(() => reject(new Error(printed)))
  })
  await isUp
  return child
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve)
  })
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
