// Behind a proxy that is named, callers are themselves again; what anybody else says about where they come from is ignored.
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { startProduct, type RunningProduct } from './server.ts'

let database: TestDatabase
let dataDir: string
let trusting: RunningProduct
let direct: RunningProduct
let anonKey: string

function databaseUrl(): string {
  const { connectionString, user, password, host, port } = database.access.owner
  if (connectionString) return connectionString
  return `postgres://${user}:${String(password)}@localhost:${port}/${database.name}?host=${encodeURIComponent(host ?? '')}`
}

beforeAll(async () => {
  database = await testDatabase('empty')
  dataDir = await mkdtemp(join(tmpdir(), 'dropwise-proxy-'))
  await chmod(dataDir, 0o755)
  const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl(), LOG_LEVEL: 'silent' }
  direct = await startProduct(readConfig(env), () => {})
  trusting = await startProduct(readConfig({ ...env, TRUSTED_PROXIES: '127.0.0.1' }), () => {})
  ;({ anonKey } = (await (await fetch(`${direct.address}/config.json`)).json()) as { anonKey: string })
})
afterAll(async () => {
  await trusting.close()
  await direct.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const forwarded = (ip: string) => ({
  'x-forwarded-for': ip,
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'fleet.example',
})

async function post(
  server: RunningProduct,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${server.address}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${anonKey}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  })
  return response.status
}

const guess = (server: RunningProduct, email: string, ip: string) =>
  post(server, '/token?grant_type=password', { email, password: 'wrong' }, forwarded(ip))

async function linkTo(email: string): Promise<string> {
  const [mail] = await database.asOwner<{ body: string }>(
    'select body from public.outbox where recipient = $1 order by created_at desc limit 1',
    [email],
  )
  return /https?:\/\/\S+/.exec(mail?.body ?? '')?.[0] ?? ''
}

describe('behind a trusted proxy', () => {
  it('limits count for the address that the proxy names', async () => {
    for (let n = 0; n < 10; n += 1) expect(await guess(trusting, 'a@fleet.example', '203.0.113.1')).toBe(400)
    expect(await guess(trusting, 'a@fleet.example', '203.0.113.1')).toBe(429)
    expect(await guess(trusting, 'a@fleet.example', '203.0.113.2')).toBe(400)
  })

  it('links and pages carry the address that the visitor asked for', async () => {
    await post(
      trusting,
      '/signup',
      { email: 'b@fleet.example', password: 'harbour 42 lights' },
      forwarded('203.0.113.3'),
    )
    const link = new URL(await linkTo('b@fleet.example'))
    expect(link.origin).toBe('https://fleet.example')
    expect(link.searchParams.get('redirect_to')).toBe('https://fleet.example')
    const config = await fetch(`${trusting.address}/config.json`, { headers: forwarded('203.0.113.3') })
    expect(await config.json()).toMatchObject({ url: 'https://fleet.example' })
  })
})

describe('without one', () => {
  it('forwarding headers change neither limits nor links', async () => {
    for (let n = 0; n < 10; n += 1) await guess(direct, 'c@fleet.example', `203.0.113.${n + 10}`)
    expect(await guess(direct, 'c@fleet.example', '203.0.113.99')).toBe(429)
    await post(
      direct,
      '/signup',
      { email: 'd@fleet.example', password: 'harbour 42 lights' },
      forwarded('203.0.113.4'),
    )
    expect(await linkTo('d@fleet.example')).not.toContain('fleet.example/')
  })
})
