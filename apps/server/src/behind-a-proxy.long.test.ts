// Behind a trusted proxy the server sees callers' own addresses; it ignores forwarding headers from anybody
// else.
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { startProduct, type RunningProduct } from './server.ts'
import { databaseUrlOf } from './testing.ts'

let database: TestDatabase
let dataDir: string
let trusting: RunningProduct
let direct: RunningProduct
let anonKey: string

beforeAll(async () => {
  database = await testDatabase('empty')
  dataDir = await mkdtemp(join(tmpdir(), 'dropwise-proxy-'))
  await chmod(dataDir, 0o755)
  const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrlOf(database), LOG_LEVEL: 'silent' }
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

/** A call of /api/v1. */
async function request(path: string, ip: string, body?: unknown): Promise<number> {
  const response = await fetch(`${trusting.address}/api/v1${path}`, {
    headers: { ...forwarded(ip), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  await response.body?.cancel()
  return response.status
}

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

  it.each([
    ['one /64', (n: number) => `2001:db8:1:1::${n.toString(16)}`],
    ['one IPv4 address written as IPv6', () => '::ffff:203.0.113.50'],
    ['no address that anybody can read', (n: number) => `junk-${n}`],
    ['one address with changing ports', (n: number) => `203.0.113.51:${4_000 + n}`],
  ])('sixty callers of %s are limited as one', async (name, addressOf) => {
    const guesses: Record<string, (n: number) => Promise<number>> = {
      password: (n) => guess(trusting, `${name.length}@fleet.example`, addressOf(n)),
      'mail code': (n) =>
        post(
          trusting,
          '/verify',
          { type: 'recovery', email: 'a@fleet.example', token: '123456' },
          forwarded(addressOf(n)),
        ),
      'tracking number': (n) => request(`/tracking/DW-${10_000_000 + n}`, addressOf(n)),
      'driver code': (n) => request('/driver/sign-in', addressOf(n), { code: 'ABCD-EFGH' }),
    }
    const judged: Record<string, number> = {}
    for (const [what, tryOnce] of Object.entries(guesses)) {
      const statuses = await Promise.all(Array.from({ length: 100 }, (_, n) => tryOnce(n % 60)))
      judged[what] = statuses.filter((status) => status !== 429).length
      expect(statuses.filter((status) => status >= 500)).toEqual([])
    }
    expect(judged).toEqual({ password: 10, 'mail code': 30, 'tracking number': 30, 'driver code': 60 })
  })

  it('the /64s of one /48 share ten times as much', async () => {
    const statuses: number[] = []
    for (let subnet = 0; subnet < 13; subnet += 1)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, (_, n) =>
            guess(trusting, 'e@fleet.example', `2001:db8:2:${subnet}::${n}`),
          ),
        )),
      )
    // The account accepts fifty tries from networks without an earlier sign-in.
    expect(statuses.filter((status) => status === 400)).toHaveLength(50)
    const tracking = await Promise.all(
      Array.from({ length: 12 * 35 }, (_, n) =>
        request(`/tracking/DW-${20_000_000 + n}`, `2001:db8:3:${n % 12}::1`),
      ),
    )
    expect(tracking.filter((status) => status === 404)).toHaveLength(300)
  })

  it('strangers who try passwords from everywhere are stopped; the owner can sign in and gets one notice', async () => {
    const owner = { email: 'owner@fleet.example', password: 'harbour 42 lights' }
    await post(trusting, '/signup', owner, forwarded('203.0.113.7'))
    await database.asOwner(`update auth.users set email_confirmed_at = now() where email = $1`, [owner.email])
    const signIn = (ip: string) => post(trusting, '/token?grant_type=password', owner, forwarded(ip))
    expect(await signIn('203.0.113.8')).toBe(200)
    const guesses: number[] = []
    for (let n = 0; n < 150; n += 1) guesses.push(await guess(trusting, owner.email, `198.51.100.${n % 30}`))
    expect(guesses.filter((status) => status === 400)).toHaveLength(50)
    expect(await signIn('203.0.113.8')).toBe(200)
    expect(await signIn('203.0.113.99')).toBe(429)
    await expect
      .poll(() =>
        database.asOwner(`select recipient from public.outbox where dedupe_key like 'passwords refused %'`),
      )
      .toEqual([{ recipient: owner.email }])
    // An unknown account gets the same answers.
    const nobody: number[] = []
    for (let n = 0; n < 150; n += 1)
      nobody.push(await guess(trusting, 'nobody@fleet.example', `198.51.101.${n % 30}`))
    expect(nobody).toEqual(guesses)
  })

  it('links and pages carry the address that the visitor used', async () => {
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

describe('[M75] a company’s own host', () => {
  const OWN_HOST = 'track.acme.example'
  const challengeAt = (server: RunningProduct) =>
    fetch(`${server.address}/.well-known/dropwise-host`, {
      headers: { ...forwarded('203.0.113.4'), 'x-forwarded-host': OWN_HOST },
    })
  it('has the address that a trusted proxy names, not one that a stranger names', async () => {
    await database.asOwner(
      `with t as (insert into public.tenants (name, slug) values ('Acme', 'acme') returning id)
       insert into public.tracking_hosts (tenant_id, host) select id, $1 from t`,
      [OWN_HOST],
    )
    await expect.poll(async () => (await challengeAt(trusting)).status).toBe(200)
    expect((await challengeAt(direct)).status).toBe(404)
    const config = await fetch(`${trusting.address}/config.json`, {
      headers: { ...forwarded('203.0.113.4'), 'x-forwarded-host': OWN_HOST },
    })
    expect(await config.json()).toMatchObject({ url: expect.stringContaining(OWN_HOST) })
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
