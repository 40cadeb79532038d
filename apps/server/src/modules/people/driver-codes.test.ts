// Drivers sign in by a code on the dispatcher's screen: once, for a while, for their own company, on one
// phone.
import { CODE_ACCOUNT_DOMAIN, DRIVER_CODE_ALPHABET } from '@dropwise/contracts'
import { isLong } from '@dropwise/db/testing'
import { beforeEach, afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { signIn as signInModule } from '../sign-in/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { people } from './module.ts'

/** Guesses of a code, in parallel rounds of fifty. */
const TRIES = isLong() ? 1_000 : 150

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([people, signInModule], { hasAccounts: true })
  company = await api.company()
})
afterAll(() => api.close())
// All tests share one address, so clear earlier tries.
beforeEach(() => asOwner(`delete from auth.rate_limits where key like 'driver code%'`))

const asOwner = <Row = unknown>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row & object>(text, values)

async function makeDriver(name = 'Kit Hargreave', { tenantId } = company): Promise<string> {
  const [row] = await asOwner<{ id: string }>(
    'insert into public.drivers (tenant_id, name) values ($1, $2) returning id',
    [tenantId, name],
  )
  return row!.id
}
const accountOf = async (driverId: string) => {
  const [row] = await asOwner<{ id: string; email: string; encrypted_password: string | null }>(
    'select u.id, u.email, u.encrypted_password from public.drivers d join auth.users u on u.id = d.user_id where d.id = $1',
    [driverId],
  )
  return row!
}

/** A route on the road that returns in this many hours. */
async function makeRouteFor(driverId: string, hours: number): Promise<{ driverId: string; routeId: string }> {
  routes += 1
  const [vehicle] = await asOwner<{ id: string }>(
    `insert into public.vehicles (tenant_id, name, registration, depot_id) values ($1, $2, $2, $3) returning id`,
    [company.tenantId, `Van ${routes}`, company.depotId],
  )
  const [route] = await asOwner<{ id: string }>(
    `insert into public.routes (tenant_id, date, number, vehicle_id, driver_id, depot_id, depart_at, return_at,
       distance_metres, duration_seconds)
     values ($1, (now() at time zone 'UTC')::date, $2, $3, $4, $5, now() - interval '5 hours',
       now() + $6 * interval '1 hour', 0, 0) returning id`,
    [company.tenantId, routes, vehicle!.id, driverId, company.depotId, hours],
  )
  return { driverId, routeId: route!.id }
}
let routes = 0

const createCode = (driverId: string, key = company.keys.dispatcher) =>
  api.call(key, 'POST', `/drivers/${driverId}/sign-in-code`)
const codeFor = async (driverId: string, key?: string) =>
  (await createCode(driverId, key)).json<{ code: string; link: string; qrCode: string; expiresAt: string }>()
const use = (code: string) => api.call(null, 'POST', '/driver/sign-in', { body: { code } })
const tokensBy = async (code: string) =>
  (await use(code)).json<{ accessToken: string; refreshToken: string }>()
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    exp: number
    aal: string
    amr: { method: string }[]
    app_metadata: Record<string, unknown>
  }
async function auth(method: 'GET' | 'POST' | 'PUT', path: string, body: object, token = '') {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await api.app.inject({ method, url: `/auth/v1${path}`, headers, payload: body })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const refresh = (refreshToken: string) =>
  auth('POST', '/token?grant_type=refresh_token', { refresh_token: refreshToken })
const isSignedIn = async (token: string) =>
  (await api.call(token, 'GET', '/account/sessions')).statusCode === 200

const WRONG = { code: 'driver_code_wrong' }

describe('a sign-in code', () => {
  it('[2.2-6] creates an account for a driver without one, and works once', async () => {
    const driverId = await makeDriver()
    const answer = await createCode(driverId)
    expect(answer.statusCode).toBe(201)
    const { code, link, qrCode, expiresAt } = answer.json()
    const letters = code.replace('-', '')
    expect(letters).toMatch(new RegExp(`^[${DRIVER_CODE_ALPHABET}]{8}$`))
    expect(link).toBe(`http://dropwise.test/driver/code#${letters}`)
    expect(qrCode).toContain('<svg')
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(14)
    expect(minutes).toBeLessThan(15.1)
    const account = await accountOf(driverId)
    expect(account).toMatchObject({ encrypted_password: null })
    expect(account.email).toMatch(new RegExp(`@${CODE_ACCOUNT_DOMAIN}$`))

    const signedIn = await use(code)
    expect(signedIn.statusCode).toBe(200)
    const claims = claimsOf(signedIn.json().accessToken)
    expect(claims.app_metadata).toMatchObject({ role: 'driver', tenant_id: company.tenantId })
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'driver_code' }] })
    expect(await isSignedIn(signedIn.json().accessToken)).toBe(true)

    const again = await use(code)
    expect([again.statusCode, again.json()]).toMatchObject([403, WRONG])
  })

  it('may be typed as people type, and opens the same account again', async () => {
    const driverId = await makeDriver()
    const [first] = [await codeFor(driverId)]
    await use(first.code)
    const account = await accountOf(driverId)
    const second = await codeFor(driverId)
    expect((await use(` ${second.code.toLowerCase().replace('-', ' ')} `)).statusCode).toBe(200)
    expect(await accountOf(driverId)).toEqual(account)
  })

  it('is used by one of two phones at the same moment', async () => {
    const { code } = await codeFor(await makeDriver())
    const answers = await Promise.all([use(code), use(code), use(code)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403, 403])
  })

  it('expires after 15 minutes or with a newer code, with the same error', async () => {
    const driverId = await makeDriver()
    const old = await codeFor(driverId)
    const newer = await codeFor(driverId)
    await asOwner(
      `update public.driver_codes set expires_at = now() - interval '1 second' where driver_id = $1`,
      [driverId],
    )
    const answers = await Promise.all([use(old.code), use(newer.code), use('ACDE-FHJK'), use('drop table')])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.json()).toMatchObject(WRONG)
  })

  it('rests as a MAC under the key of the server', async () => {
    const driverId = await makeDriver()
    const { code } = await codeFor(driverId)
    const [row] = await asOwner<{ code_mac: Buffer }>(
      'select code_mac from public.driver_codes where driver_id = $1',
      [driverId],
    )
    const letters = code.replace('-', '')
    expect(row?.code_mac.equals(api.platform.surface.mac('driver code', letters))).toBe(true)
    expect(row?.code_mac.equals(api.platform.surface.mac('something else', letters))).toBe(false)
  })

  it(`[2.2-6] cannot be guessed: of ${TRIES} tries sixty are checked`, async () => {
    const { code } = await codeFor(await makeDriver())
    const counts: Record<number, number> = {}
    for (let first = 0; first < TRIES; first += 50) {
      const tries = Array.from({ length: 50 }, (_, i) => use(`ACDE${String(first + i).padStart(4, '3')}`))
      for (const { statusCode } of await Promise.all(tries))
        counts[statusCode] = (counts[statusCode] ?? 0) + 1
    }
    expect(counts).toEqual({ 403: 60, 429: TRIES - 60 })
    // Beyond the limit even the right code is refused, and stays unused.
    expect((await use(code)).statusCode).toBe(429)
    await asOwner(`delete from auth.rate_limits where key like 'driver code%'`)
    expect((await use(code)).statusCode).toBe(200)
  })
})

describe('who may make and use one', () => {
  it('are staff of the company, for its active drivers', async () => {
    const driverId = await makeDriver()
    const other = await api.company()
    expect((await createCode(driverId, company.keys.admin)).statusCode).toBe(201)
    expect((await createCode(driverId, company.keys.viewer)).statusCode).toBe(403)
    expect((await createCode(driverId, company.keys.driver)).statusCode).toBe(403)
    expect((await createCode(driverId, other.keys.dispatcher)).statusCode).toBe(404)
    await asOwner(`update public.drivers set status = 'archived' where id = $1`, [driverId])
    expect((await createCode(driverId)).statusCode).toBe(404)
  })

  it('is refused by the database too', async () => {
    const driverId = await makeDriver()
    await createCode(driverId)
    const mac = api.platform.surface.mac('driver code', 'ACDEFHJK')
    const other = await api.company()
    const addMember = async (role: string, tenantId: string) => {
      const [member] = await asOwner<{ user_id: string }>(
        'select user_id from public.memberships where tenant_id = $1 and role = $2 order by created_at limit 1',
        [tenantId, role],
      )
      const claims = { role: 'authenticated', sub: member!.user_id, app_metadata: { tenant_id: tenantId } }
      return api.platform.asUser(claims, ({ trx }) =>
        sql<{ until: Date | null }>`select app.make_driver_code(${driverId}, ${mac}) as until`.execute(trx),
      )
    }
    await expect(addMember('viewer', company.tenantId)).rejects.toThrow('not_allowed')
    await expect(addMember('driver', company.tenantId)).rejects.toThrow('not_allowed')
    expect((await addMember('dispatcher', other.tenantId)).rows).toEqual([{ until: null }])
    expect((await addMember('dispatcher', company.tenantId)).rows[0]?.until).toBeInstanceOf(Date)
  })

  it('[2.2-6] open no account that does more than drive for this company', async () => {
    const [admin] = await asOwner<{ user_id: string }>(
      `select user_id from public.memberships where tenant_id = $1 and role = 'admin'`,
      [company.tenantId],
    )
    const boss = await makeDriver('Ada Boss')
    await asOwner('update public.drivers set user_id = $2 where id = $1', [boss, admin!.user_id])
    expect((await createCode(boss)).json()).toMatchObject({ code: 'driver_signs_in_alone' })

    // A code from before the driver got another role does not work either.
    const driverId = await makeDriver()
    const { code } = await codeFor(driverId)
    const other = await api.company()
    await asOwner(`insert into public.memberships (tenant_id, user_id, role) values ($1, $2, 'admin')`, [
      other.tenantId,
      (await accountOf(driverId)).id,
    ])
    expect((await use(code)).json()).toMatchObject(WRONG)
    expect((await createCode(driverId)).json()).toMatchObject({ code: 'driver_signs_in_alone' })
  })

  it('are refused once the driver is archived or the company suspended', async () => {
    const [archived, suspended] = [await makeDriver(), await api.company()]
    const { code } = await codeFor(archived)
    await asOwner(`update public.drivers set status = 'archived' where id = $1`, [archived])
    expect((await use(code)).json()).toMatchObject(WRONG)

    const driverId = await makeDriver('Sam Stopped', suspended)
    const driverCode = await codeFor(driverId, suspended.keys.dispatcher)
    await asOwner(`update public.tenants set status = 'suspended' where id = $1`, [suspended.tenantId])
    expect((await use(driverCode.code)).json()).toMatchObject(WRONG)
  })
})

describe('the session of a code', () => {
  it('[2.2-7] ends those on other phones, which learn why', async () => {
    const driverId = await makeDriver()
    const first = await tokensBy((await codeFor(driverId)).code)
    expect(await isSignedIn(first.accessToken)).toBe(true)
    const second = await tokensBy((await codeFor(driverId)).code)
    expect(await isSignedIn(first.accessToken)).toBe(false)
    expect(await isSignedIn(second.accessToken)).toBe(true)
    expect(await refresh(first.refreshToken)).toMatchObject({
      status: 400,
      body: { error_code: 'session_replaced' },
    })
    expect((await refresh(second.refreshToken)).status).toBe(200)
  })

  it('keeps other phones signed in if the company allows several', async () => {
    const freshCompany = await api.company()
    await asOwner(
      `update public.tenants set settings = '{"driver": {"severalDevices": true}}' where id = $1`,
      [freshCompany.tenantId],
    )
    const driverId = await makeDriver('Bo Twophones', freshCompany)
    const first = await tokensBy((await codeFor(driverId, freshCompany.keys.dispatcher)).code)
    const second = await tokensBy((await codeFor(driverId, freshCompany.keys.dispatcher)).code)
    expect(await isSignedIn(first.accessToken)).toBe(true)
    expect(await isSignedIn(second.accessToken)).toBe(true)
  })

  it('[2.2-7] lasts two hours beyond the shift or the route, or half a day without either', async () => {
    const hoursLeft = async (driverId: string, key?: string) => {
      const { accessToken } = await tokensBy((await codeFor(driverId, key)).code)
      const [session] = await asOwner<{ hours: number }>(
        `select extract(epoch from s.not_after - now()) / 3600 as hours from auth.sessions s
         join public.drivers d on d.user_id = s.user_id where d.id = $1`,
        [driverId],
      )
      expect(claimsOf(accessToken).exp * 1000).toBeLessThan(Date.now() + Number(session?.hours) * 3_600_000)
      return Number(session?.hours)
    }
    expect(await hoursLeft(await makeDriver())).toBeCloseTo(12, 1)
    const { driverId, routeId } = await makeRouteFor(await makeDriver(), 3)
    expect(await hoursLeft(driverId)).toBeCloseTo(5, 1)
    // Later than planned, and still on the road.
    await asOwner(`update public.routes set return_at = now() - interval '1 hour' where id = $1`, [routeId])
    expect(await hoursLeft(driverId)).toBeCloseTo(2, 1)
    const onShift = await makeDriver()
    await asOwner(
      `insert into public.vehicles (tenant_id, name, registration, depot_id, driver_id, shift_start, shift_end)
       values ($1, 'Night van', 'NV 1', $2, $3, '00:00', '23:59')`,
      [company.tenantId, company.depotId, onShift],
    )
    const midnight = 24 - (Date.now() % 86_400_000) / 3_600_000
    expect(await hoursLeft(onShift)).toBeCloseTo(midnight + 2, 1)

    // One in the morning of a shift that began yesterday: some time zone has that hour now.
    const ahead = 1 - new Date().getUTCHours()
    // No time zone is more than twelve hours behind.
    const offset = ahead < -12 ? ahead + 24 : ahead
    const timeZone = offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
    const night = await api.company({ timeZone })
    const owl = await makeDriver('Olly Owl', night)
    await asOwner(
      `insert into public.vehicles (tenant_id, name, registration, depot_id, driver_id, shift_start, shift_end)
       values ($1, 'Owl', 'OWL 1', $2, $3, '22:00', '06:00')`,
      [night.tenantId, night.depotId, owl],
    )
    const sinceOne = new Date().getUTCMinutes() / 60
    expect(await hoursLeft(owl, night.keys.dispatcher)).toBeCloseTo(5 - sinceOne + 2, 1)
  })

  it('[2.2-7] ends with the shift, unless its route is still open', async () => {
    const expire = (driverId: string) =>
      asOwner(
        `update auth.sessions s set not_after = now() - interval '1 minute' from public.drivers d
         where d.user_id = s.user_id and d.id = $1`,
        [driverId],
      )
    const driverId = await makeDriver()
    const { refreshToken } = await tokensBy((await codeFor(driverId)).code)
    await expire(driverId)
    expect(await refresh(refreshToken)).toMatchObject({ body: { error_code: 'session_expired' } })

    const { routeId } = await makeRouteFor(driverId, -1)
    const onRoad = await refresh(refreshToken)
    expect(onRoad.status).toBe(200)
    await asOwner(`update public.routes set status = 'finished' where id = $1`, [routeId])
    await expire(driverId)
    expect(await refresh(String(onRoad.body.refresh_token))).toMatchObject({
      body: { error_code: 'session_expired' },
    })
  })

  it('[2.2-6] does not skip the second step', async () => {
    const driverId = await makeDriver()
    const first = await tokensBy((await codeFor(driverId)).code)
    const factor = (await auth('POST', '/factors', { factor_type: 'totp', issuer: 'D' }, first.accessToken))
      .body
    const { id } = (await auth('POST', `/factors/${String(factor.id)}/challenge`, {}, first.accessToken)).body
    const code = new TOTP({ secret: (factor.totp as { secret: string }).secret }).generate()
    const verify = { challenge_id: id, code }
    expect(
      (await auth('POST', `/factors/${String(factor.id)}/verify`, verify, first.accessToken)).status,
    ).toBe(200)

    const next = await tokensBy((await codeFor(driverId)).code)
    expect(claimsOf(next.accessToken)).toMatchObject({ aal: 'aal1', app_metadata: { second_step: true } })
    expect(await isSignedIn(next.accessToken)).toBe(false)
  })

  it('changes nothing of how the account is opened', async () => {
    const driverId = await makeDriver()
    const { accessToken } = await tokensBy((await codeFor(driverId)).code)
    const limited = { status: 403, body: { error_code: 'session_limited' } }
    const password = { password: 'quiet harbour 42' }
    expect(await auth('PUT', '/user', password, accessToken)).toMatchObject(limited)
    expect(await auth('PUT', '/user', { email: 'kit@fleet.example' }, accessToken)).toMatchObject(limited)
    expect(await auth('POST', '/webauthn/register/options', {}, accessToken)).toMatchObject(limited)
    const { id } = await accountOf(driverId)
    await asOwner(`update auth.users set encrypted_password = 'x' where id = $1`, [id])
    const factor = { factor_type: 'totp', issuer: 'D' }
    expect(await auth('POST', '/factors', factor, accessToken)).toMatchObject(limited)
  })

  it('mails nothing to the address of its account', async () => {
    const driverId = await makeDriver()
    await createCode(driverId)
    const { email } = await accountOf(driverId)
    expect((await auth('POST', '/recover', { email })).status).toBe(200)
    expect(await asOwner('select from public.outbox where recipient = $1', [email])).toEqual([])
  })

  it('[2.2-7] ends with the driver, until the driver is active again', async () => {
    const driverId = await makeDriver('Vera Novak')
    const { accessToken } = await tokensBy((await codeFor(driverId)).code)
    const { code: unused } = await codeFor(driverId)
    expect(await isSignedIn(accessToken)).toBe(true)
    await asOwner(`update public.drivers set status = 'archived' where id = $1`, [driverId])
    await expect.poll(() => isSignedIn(accessToken), { timeout: 4_000 }).toBe(false)
    expect((await use(unused)).json()).toMatchObject(WRONG)
    await asOwner(`update public.drivers set status = 'active' where id = $1`, [driverId])
    expect(await isSignedIn((await tokensBy((await codeFor(driverId)).code)).accessToken)).toBe(true)
  })

  it('is logged with who created it, but without the code', async () => {
    const driverId = await makeDriver('Lena Vogt')
    await createCode(driverId)
    await createCode(driverId)
    const lines = await asOwner<{ label: string; actor: string | null; line: string }>(
      `select label, actor_label as actor, to_jsonb(a)::text as line from public.audit_log a
        where subject = 'driver_codes' and subject_id = $1`,
      [driverId],
    )
    expect(lines).toHaveLength(2)
    for (const { label, actor, line } of lines) {
      expect(label).toBe('Lena Vogt')
      expect(actor).toMatch(/@/)
      expect(line).not.toContain('code_mac')
    }
  })
})
