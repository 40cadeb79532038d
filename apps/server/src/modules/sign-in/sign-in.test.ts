// Where an account is open, who tried it, codes on paper, and companies that ask for a second step.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TOTP } from 'otpauth'
import { fleet } from '../fleet/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { signIn as signInModule } from './module.ts'

const PASSWORD = 'quiet harbour 42'
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0'

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([signInModule, fleet], { hasAccounts: true })
  company = await api.company()
})
afterAll(() => api.close())

const asOwner = <Row = unknown>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row & object>(text, values)

async function auth(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token?: string) {
  const answer = await api.app.inject({
    method,
    url: `/auth/v1${path}`,
    headers: { 'user-agent': AGENT, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const passwordGrant = (email: string, password = PASSWORD) =>
  auth('POST', '/token?grant_type=password', { email, password })
const session = async (email: string) => String((await passwordGrant(email)).body.access_token)

let people = 0
/** A person with an account, a member of the company where a role is named. */
async function person(role?: string): Promise<string> {
  people += 1
  const email = `person-${people}@fleet.example`
  const { id } = await api.platform.surface.createUser({ email, password: PASSWORD, emailConfirmed: true })
  if (role)
    await asOwner('insert into public.memberships (tenant_id, user_id, role) values ($1, $2, $3)', [
      company.tenantId,
      id,
      role,
    ])
  return email
}
const listSessions = async (token: string) =>
  (await api.call(token, 'GET', '/account/sessions')).json().items as { id: string; isThis: boolean }[]

/** Turns the second step on; answers the session that took it and what makes its codes. */
async function withSecondStep(email: string) {
  const token = await session(email)
  const factor = (await auth('POST', '/factors', { factor_type: 'totp', issuer: 'Dropwise' }, token)).body
  const { secret } = factor.totp as { secret: string }
  const { id } = (await auth('POST', `/factors/${String(factor.id)}/challenge`, {}, token)).body
  const code = new TOTP({ secret }).generate()
  const answer = await auth('POST', `/factors/${String(factor.id)}/verify`, { challenge_id: id, code }, token)
  return { strong: String(answer.body.access_token), factorId: String(factor.id) }
}

describe('sessions', () => {
  it('are listed with browser and place, and end one by one', async () => {
    const email = await person()
    const [here, there] = [await session(email), await session(email)]
    const items = await listSessions(here)
    expect(items).toHaveLength(2)
    expect(items[0]).toMatchObject({ userAgent: AGENT, ip: '127.0.0.1', hasSecondStep: false })
    const other = items.find(({ isThis }) => !isThis)
    expect((await api.call(here, 'DELETE', `/account/sessions/${other?.id}`)).statusCode).toBe(204)
    expect((await api.call(there, 'GET', '/account/sessions')).statusCode).toBe(401)
    expect(await listSessions(here)).toHaveLength(1)
  })

  it('of others are out of reach, and keys have none', async () => {
    const [mine, theirs] = [await session(await person()), await session(await person())]
    const [victim] = await listSessions(theirs)
    expect((await api.call(mine, 'DELETE', `/account/sessions/${victim?.id}`)).statusCode).toBe(404)
    expect(await listSessions(theirs)).toHaveLength(1)
    expect((await api.call(company.keys.admin, 'GET', '/account/sessions')).statusCode).toBe(403)
    expect((await api.call(null, 'GET', '/account/sessions')).statusCode).toBe(401)
  })
})

describe('the list of sign-ins', () => {
  it('has what went well and what did not, newest first, of oneself alone', async () => {
    const email = await person()
    await passwordGrant(email, 'not the password')
    const token = await session(email)
    const items = async () => (await api.call(token, 'GET', '/account/sign-ins')).json().items
    // The wrong try is noted after its answer.
    await expect.poll(async () => (await items()).length).toBe(2)
    const outcomes = (await items()).map(({ outcome }: { outcome: string }) => outcome)
    expect(outcomes.toSorted()).toEqual(['signed_in', 'wrong_password'])
    expect((await items())[0]).toMatchObject({ method: 'password', ip: '127.0.0.1', userAgent: AGENT })
    await passwordGrant('nobody@fleet.example', 'anything at all')
    expect(await items()).toHaveLength(2)
  })
})

describe('recovery codes', () => {
  it('stand for the second step once each, and are kept as MACs', async () => {
    const email = await person()
    const weak = await session(email)
    expect((await auth('POST', '/recovery-codes', {}, weak)).status).toBe(422)
    const { strong } = await withSecondStep(email)
    const { codes } = (await auth('POST', '/recovery-codes', {}, strong)).body as unknown as {
      codes: string[]
    }
    expect(new Set(codes).size).toBe(10)
    const stored = await asOwner<{ code_mac: Buffer }>('select code_mac from auth.recovery_codes')
    expect(stored.some(({ code_mac }) => code_mac.toString().includes(codes[0] ?? ''))).toBe(false)

    const [first = ''] = codes
    const later = await session(email)
    expect((await api.call(later, 'GET', '/account/sessions')).statusCode).toBe(403)
    expect((await auth('POST', '/recovery-codes/verify', { code: 'AAAAA-AAAAA' }, later)).status).toBe(422)
    const both = await Promise.all(
      [first, first.toLowerCase().replace('-', ' ')].map((code) =>
        auth('POST', '/recovery-codes/verify', { code }, later),
      ),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const taken = String(both.find(({ status }) => status === 200)?.body.access_token)
    expect((await api.call(taken, 'GET', '/account/sessions')).statusCode).toBe(200)
    expect((await auth('GET', '/recovery-codes', undefined, taken)).body).toEqual({ left: 9, total: 10 })
  })

  it('end when new ones are made, and with the second step', async () => {
    const email = await person()
    const { strong, factorId } = await withSecondStep(email)
    const make = async () =>
      (await auth('POST', '/recovery-codes', {}, strong)).body as unknown as { codes: string[] }
    const [old = ''] = (await make()).codes
    await make()
    const later = await session(email)
    expect((await auth('POST', '/recovery-codes/verify', { code: old }, later)).status).toBe(422)
    // Whoever came in by a code of the old paper is out once there are new ones; whoever makes them stays.
    const [fresh = ''] = (await make()).codes
    const entered = await auth('POST', '/recovery-codes/verify', { code: fresh }, later)
    const guest = String(entered.body.access_token)
    expect((await api.call(guest, 'GET', '/account/sessions')).statusCode).toBe(200)
    expect((await auth('POST', '/recovery-codes', {}, strong)).body).toMatchObject({ ended_sessions: 1 })
    expect((await auth('GET', '/recovery-codes', undefined, guest)).status).toBe(403)
    expect((await auth('GET', '/recovery-codes', undefined, strong)).status).toBe(200)
    await auth('DELETE', `/factors/${factorId}`, undefined, strong)
    const left = await asOwner(
      'select from auth.recovery_codes c join auth.users u on u.id = c.user_id where u.email = $1',
      [email],
    )
    expect(left).toHaveLength(0)
  })

  it('are counted before they are checked: guessing ends soon', async () => {
    const email = await person()
    const { strong } = await withSecondStep(email)
    const { codes } = (await auth('POST', '/recovery-codes', {}, strong)).body as unknown as {
      codes: string[]
    }
    const later = await session(email)
    const statuses = new Set<number>()
    for (let i = 0; i < 40; i += 1)
      statuses.add((await auth('POST', '/recovery-codes/verify', { code: 'BBBBBBBBBB' }, later)).status)
    expect([...statuses]).toEqual([422, 429])
    expect((await auth('POST', '/recovery-codes/verify', { code: codes[0] }, later)).status).toBe(429)
  })
})

describe('a company that asks for a second step', () => {
  const ask = (secondStepRoles: string[], key = company.keys.admin) =>
    api.call(key, 'PUT', '/company/sign-in', { body: { secondStepRoles } })

  it('lets nobody of the role in without it, from that moment on, and the others as before', async () => {
    const [dispatcher, viewer] = [await person('dispatcher'), await person('viewer')]
    const [before, watching] = [await session(dispatcher), await session(viewer)]
    expect((await api.call(before, 'GET', '/vehicles')).statusCode).toBe(200)
    expect((await ask(['dispatcher'], company.keys.dispatcher)).statusCode).toBe(403)
    expect((await ask(['dispatcher'])).json()).toEqual({ secondStepRoles: ['dispatcher'] })

    expect((await api.call(before, 'GET', '/vehicles')).statusCode).toBe(401)
    expect((await api.call(await session(dispatcher), 'GET', '/vehicles')).statusCode).toBe(403)
    expect((await api.call(watching, 'GET', '/vehicles')).statusCode).toBe(200)
    const { user } = (await passwordGrant(dispatcher)).body as unknown as {
      user: { app_metadata: Record<string, unknown> }
    }
    expect(user.app_metadata).toMatchObject({ second_step_required: true, member_role: 'dispatcher' })
    const { strong } = await withSecondStep(dispatcher)
    expect((await api.call(strong, 'GET', '/vehicles')).statusCode).toBe(200)
    // A program of the company goes on: its key was made by somebody who was let in.
    expect((await api.call(company.keys.dispatcher, 'GET', '/vehicles')).statusCode).toBe(200)

    await ask([])
    expect((await api.call(await session(await person('dispatcher')), 'GET', '/vehicles')).statusCode).toBe(
      200,
    )
  })
})
