// From an empty database to a first owner: by the printed link and by the command, also without billing.
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { allowAnyAddress, makeOwnerLink } from './owner-link.ts'
import { startProduct, type RunningProduct } from './server.ts'
import { databaseUrlOf } from './testing.ts'

const PASSWORD = 'quiet harbour 42'
let database: TestDatabase
let dataDir: string
let server: RunningProduct

beforeAll(async () => {
  database = await testDatabase('empty')
  dataDir = await mkdtemp(join(tmpdir(), 'dropwise-first-owner-'))
  await chmod(dataDir, 0o755)
  server = await start()
})
afterAll(async () => {
  await server.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const start = (env: Record<string, string> = {}, print: (line: string) => void = () => {}) =>
  startProduct(
    readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrlOf(database),
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'silent',
      ...env,
    }),
    print,
  )

async function restart(env?: Record<string, string>, print?: (line: string) => void): Promise<void> {
  await server.close()
  server = await start(env, print)
}

const tokenOf = (link: string | undefined) => new URL(link ?? 'http://none').hash.slice(1)

async function call(path: string, body: object, token?: string) {
  const answer = await fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, never> }
}

const setUp = (token: string, email = 'olive@fleet.example') =>
  call('/api/v1/setup', { token, email, firstName: 'Olive', lastName: 'Marlowe', password: PASSWORD })

const signIn = (email: string, password = PASSWORD) =>
  call('/auth/v1/token?grant_type=password', { email, password })

describe('the first start without demo', () => {
  it('has a link that makes the first owner, once', async () => {
    const firstToken = tokenOf(server.setupLink)
    await restart()
    const token = tokenOf(server.setupLink)
    expect(token.length).toBeGreaterThan(40)
    expect(await setUp(firstToken)).toMatchObject({ status: 410, body: { code: 'setup_link_ended' } })

    const all = await Promise.all([setUp(token), setUp(token, 'mallory@elsewhere.example')])
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410])
    const ownerEmail = all.find(({ status }) => status === 201)?.body.email ?? ''
    const session = await signIn(ownerEmail)
    expect(session.body).toMatchObject({ user: { app_metadata: { role: 'owner' } } })
    expect(await database.asOwner('select from public.owners')).toHaveLength(1)
    expect(await setUp(token)).toMatchObject({ status: 410, body: { code: 'setup_complete' } })
  })

  it('prints no code once there is an owner', async () => {
    await restart()
    expect(server.setupLink).toBeUndefined()
  })
})

describe('a password', () => {
  const trial = (password: string) =>
    call('/api/v1/trial', {
      email: 'ann@fleet.example',
      firstName: 'Ann',
      lastName: 'Okafor',
      companyName: 'Okafor Freight',
      password,
    })

  it('that everybody tries first is refused at every door, in any case', async () => {
    expect(await trial('Sunshine1')).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    const signUp = await call('/auth/v1/signup', { email: 'ann@fleet.example', password: 'iloveyou1' })
    expect(signUp).toMatchObject({ status: 422, body: { error_code: 'weak_password' } })
    expect(await database.asOwner(`select from auth.users where email = 'ann@fleet.example'`)).toHaveLength(0)
  })
})

describe('npm run owner', () => {
  const link = () => makeOwnerLink(database.access.owner, 'Second@Fleet.example', String(server.address))
  const follow = (url: string) =>
    call('/auth/v1/verify', { type: 'recovery', token_hash: new URL(url).searchParams.get('token') })

  it('creates an owner, and only a new link for an existing one', async () => {
    const first = await link()
    const second = await link()
    expect([first.isNew, second.isNew]).toEqual([true, false])
    expect(await database.asOwner('select from public.owners')).toHaveLength(2)
    expect((await follow(first.link)).status).toBe(403)
    const session = await follow(second.link)
    expect(session.body).toMatchObject({
      user: { email: 'second@fleet.example', app_metadata: { role: 'owner' } },
    })
    expect((await follow(second.link)).status).toBe(403)
  })
})

describe('owners limited to addresses', () => {
  const HERE = '203.0.113.7'
  const ELSEWHERE = '198.51.100.1'
  let token: string
  let anonKey: string

  beforeAll(async () => {
    await restart({ TRUSTED_PROXIES: '127.0.0.1' })
    const { link } = await makeOwnerLink(database.access.owner, 'third@fleet.example', String(server.address))
    const session = await call('/auth/v1/verify', {
      type: 'recovery',
      token_hash: new URL(link).searchParams.get('token'),
    })
    token = String(session.body.access_token)
    anonKey = ((await (await fetch(`${server.address}/config.json`)).json()) as { anonKey: string }).anonKey
  })

  async function request(path: string, from: string, addresses?: string[]) {
    const answer = await fetch(`${server.address}${path}`, {
      ...(addresses ? { method: 'PUT', body: JSON.stringify({ addresses }) } : {}),
      headers: {
        'content-type': 'application/json',
        apikey: anonKey,
        authorization: `Bearer ${token}`,
        'x-forwarded-for': from,
      },
    })
    return { status: answer.status, body: await answer.json() }
  }
  const limit = (addresses: string[]) => request('/api/v1/owner/addresses', HERE, addresses)

  it('refuses a list without the caller’s address, and invalid addresses', async () => {
    expect(await limit(['198.51.100.0/24'])).toMatchObject({
      status: 409,
      body: { code: 'own_address_missing', message: expect.stringContaining(HERE) },
    })
    expect(await limit([HERE, 'office'])).toMatchObject({ status: 400 })
    expect(await request('/api/v1/owner/security', ELSEWHERE)).toMatchObject({
      status: 200,
      body: { addresses: [], yourAddress: ELSEWHERE },
    })
  })

  it('restricts every call of owners to the list, until the command clears it', async () => {
    expect(await limit(['203.0.113.0/24', '2001:db8::/32'])).toMatchObject({
      status: 200,
      body: { addresses: ['203.0.113.0/24', '2001:db8::/32'] },
    })
    for (const from of [HERE, '2001:db8::7', '::ffff:203.0.113.9']) {
      expect((await request('/api/v1/owner/overview', from)).status).toBe(200)
      expect((await request('/rest/v1/owners?select=id', from)).body).not.toEqual([])
    }
    expect(await request('/api/v1/owner/overview', ELSEWHERE)).toMatchObject({
      status: 403,
      body: { code: 'address_not_allowed' },
    })
    expect(await request('/api/v1/owner/addresses', ELSEWHERE, [])).toMatchObject({ status: 403 })
    expect(await request('/rest/v1/owners?select=id', ELSEWHERE)).toEqual({ status: 200, body: [] })

    expect(await allowAnyAddress(database.access.owner)).toBe(true)
    expect((await request('/api/v1/owner/overview', ELSEWHERE)).status).toBe(200)
    expect(await allowAnyAddress(database.access.owner)).toBe(false)
  })
})

describe('owners who must take a second step', () => {
  it('have no owner’s access over REST before they take it', async () => {
    await restart()
    const { link } = await makeOwnerLink(
      database.access.owner,
      'fourth@fleet.example',
      String(server.address),
    )
    const { body } = await call('/auth/v1/verify', {
      type: 'recovery',
      token_hash: new URL(link).searchParams.get('token'),
    })
    const { anonKey } = (await (await fetch(`${server.address}/config.json`)).json()) as { anonKey: string }
    const owners = async () => {
      const answer = await fetch(`${server.address}/rest/v1/owners?select=id`, {
        headers: { apikey: anonKey, authorization: `Bearer ${String(body.access_token)}` },
      })
      return (await answer.json()) as unknown[]
    }
    expect(await owners()).not.toEqual([])
    await database.asOwner(`with step as (
        insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
        select gen_random_uuid(), id, 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP' from public.owners limit 1 returning id)
      select from step`)
    await database.asOwner(`insert into app.settings (key, value) values ('owner_second_step', 'true')`)
    expect(await owners()).toEqual([])
    await database.asOwner(`delete from app.settings where key = 'owner_second_step'`)
    expect(await owners()).not.toEqual([])
  })
})

describe('BILLING=off', () => {
  it('ends no trial, and limits no vehicles', async () => {
    const email = 'irene@fleet.example'
    await call('/api/v1/trial', {
      email,
      firstName: 'Irene',
      lastName: 'Rask',
      companyName: 'Fenwick & Sons',
      password: PASSWORD,
    })
    await database.asOwner(
      `update public.subscriptions set trial_ends_at = now() - interval '1 day', vehicle_limit = 1`,
    )
    const session = await signIn(email)
    const token = String(session.body.access_token)
    const order = () =>
      call('/api/v1/depots', { name: 'Depot', address: 'Quay 1', lat: 51.5, lng: -0.1 }, token)
    expect((await order()).status).toBe(201)
    const vehicle = (registration: string) =>
      call('/api/v1/vehicles', { name: registration, registration }, token)
    const trial = async () => {
      const answer = await fetch(`${server.address}/api/v1/trial`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return (await answer.json()) as { status: string }
    }
    const mayWork = () =>
      database.asOwner<{ may: boolean }>('select app.may_work(id) as may from public.tenants')

    expect(await mayWork()).toEqual([{ may: false }])
    expect((await trial()).status).toBe('expired')
    expect((await vehicle('AA 1')).status).toBe(201)
    expect(await vehicle('AA 2')).toMatchObject({ status: 403, body: { code: 'vehicle_limit' } })

    await restart({ BILLING: 'off' })
    expect(await mayWork()).toEqual([{ may: true }])
    expect((await trial()).status).toBe('active')
    expect((await vehicle('AA 2')).status).toBe(201)
  })
})

describe('ADMIN_IDS', () => {
  const ownersOf = async (ids: string[]) =>
    (await database.asOwner<{ id: string }>('select id from public.owners where id = any($1)', [ids])).map(
      ({ id }) => id,
    )
  const newAccount = async (email: string) => {
    await call('/auth/v1/signup', { email, password: PASSWORD })
    const [user] = await database.asOwner<{ id: string }>('select id from auth.users where email = $1', [
      email,
    ])
    return user!.id
  }

  it('[5-2] makes owners of listed accounts, but not of members of companies or unknown ids', async () => {
    const person = await newAccount('third@fleet.example')
    const member = await newAccount('member@fleet.example')
    await database.asOwner(
      `with company as (insert into public.tenants (name, slug) values ('Fleet', 'admin-ids') returning id)
       insert into public.memberships (tenant_id, user_id, role) select id, $1, 'viewer' from company`,
      [member],
    )
    const nobody = '01a211d7-54e3-7a8a-a780-1f5166ea30e4'
    const lines: string[] = []
    await restart({ ADMIN_IDS: `${person}, ${member},${nobody}` }, (line) => lines.push(line))
    expect(await ownersOf([person, member, nobody])).toEqual([person])
    expect(lines.filter((line) => line.startsWith('ADMIN_IDS names')).toSorted()).toEqual(
      [member, nobody]
        .map(
          (id) =>
            `ADMIN_IDS names ${id}, which is no account, or one of a company: it was not made an owner.`,
        )
        .toSorted(),
    )
    await restart({ ADMIN_IDS: person })
    expect(await ownersOf([person])).toEqual([person])

    // Another owner removed this one, who stays removed although ADMIN_IDS still lists the account.
    await database.asOwner('delete from public.owners where id = $1', [person])
    lines.length = 0
    await restart({ ADMIN_IDS: person }, (line) => lines.push(line))
    expect(await ownersOf([person])).toEqual([])
    expect(lines.filter((line) => line.startsWith('ADMIN_IDS names'))).toEqual([
      `ADMIN_IDS names ${person}, which made an owner before and is none any more: it makes none again.`,
    ])
  })
})
