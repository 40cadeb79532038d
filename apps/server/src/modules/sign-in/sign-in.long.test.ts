// Sessions of an account, tries to sign in, recovery codes, and companies that require a second step.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { signIn as signInModule } from './module.ts'
import { accountsOf, AGENT, PASSWORD } from './testing.ts'

let api: TestApi
let company: TestCompany
let accounts: ReturnType<typeof accountsOf>

beforeAll(async () => {
  api = await testApi([signInModule, fleet], { hasAccounts: true })
  company = await api.company()
  accounts = accountsOf(api)
})
afterAll(() => api.close())

const asOwner = <Row = unknown>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row & object>(text, values)

let people = 0
/** A person with an account; with a role, a member of the company. */
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

describe('sessions', () => {
  it('are listed with browser and place, and end one by one', async () => {
    const email = await person()
    const [here, there] = [await accounts.session(email), await accounts.session(email)]
    const items = await listSessions(here)
    expect(items).toHaveLength(2)
    expect(items[0]).toMatchObject({ userAgent: AGENT, ip: '127.0.0.1', hasSecondStep: false })
    const other = items.find(({ isThis }) => !isThis)
    expect((await api.call(here, 'DELETE', `/account/sessions/${other?.id}`)).statusCode).toBe(204)
    expect((await api.call(there, 'GET', '/account/sessions')).statusCode).toBe(401)
    expect(await listSessions(here)).toHaveLength(1)
  })

  it('of others are out of reach, also for API keys', async () => {
    const [mine, theirs] = [await accounts.session(await person()), await accounts.session(await person())]
    const [victim] = await listSessions(theirs)
    expect((await api.call(mine, 'DELETE', `/account/sessions/${victim?.id}`)).statusCode).toBe(404)
    expect(await listSessions(theirs)).toHaveLength(1)
    expect((await api.call(company.keys.admin, 'GET', '/account/sessions')).statusCode).toBe(403)
    expect((await api.call(null, 'GET', '/account/sessions')).statusCode).toBe(401)
  })
})

describe('the list of sign-ins', () => {
  it('lists successes and failures of the caller only, newest first', async () => {
    const email = await person()
    await accounts.passwordGrant(email, 'not the password')
    const token = await accounts.session(email)
    const items = async () => (await api.call(token, 'GET', '/account/sign-ins')).json().items
    // The server records a wrong try after its response.
    await expect.poll(async () => (await items()).length).toBe(2)
    const outcomes = (await items()).map(({ outcome }: { outcome: string }) => outcome)
    expect(outcomes.toSorted()).toEqual(['signed_in', 'wrong_password'])
    expect((await items())[0]).toMatchObject({ method: 'password', ip: '127.0.0.1', userAgent: AGENT })
    await accounts.passwordGrant('nobody@fleet.example', 'anything at all')
    expect(await items()).toHaveLength(2)
  })
})

describe('recovery codes', () => {
  it('replace the second step once each, and are stored as MACs', async () => {
    const email = await person()
    const weak = await accounts.session(email)
    expect((await accounts.auth('POST', '/recovery-codes', {}, weak)).status).toBe(422)
    const { strong } = await accounts.withSecondStep(email)
    const { codes } = (await accounts.auth('POST', '/recovery-codes', {}, strong)).body as unknown as {
      codes: string[]
    }
    expect(new Set(codes).size).toBe(10)
    const stored = await asOwner<{ code_mac: Buffer }>('select code_mac from auth.recovery_codes')
    expect(stored.some(({ code_mac }) => code_mac.toString().includes(codes[0] ?? ''))).toBe(false)

    const [first = ''] = codes
    const nextSession = await accounts.session(email)
    expect((await api.call(nextSession, 'GET', '/account/sessions')).statusCode).toBe(403)
    expect(
      (await accounts.auth('POST', '/recovery-codes/verify', { code: 'AAAAA-AAAAA' }, nextSession)).status,
    ).toBe(422)
    const both = await Promise.all(
      [first, first.toLowerCase().replace('-', ' ')].map((code) =>
        accounts.auth('POST', '/recovery-codes/verify', { code }, nextSession),
      ),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const accessToken = String(both.find(({ status }) => status === 200)?.body.access_token)
    expect((await api.call(accessToken, 'GET', '/account/sessions')).statusCode).toBe(200)
    expect((await accounts.auth('GET', '/recovery-codes', undefined, accessToken)).body).toEqual({
      left: 9,
      total: 10,
    })
  })

  it('end when new ones are created, and with the second step', async () => {
    const email = await person()
    const { strong, factorId } = await accounts.withSecondStep(email)
    const createSession = async () =>
      (await accounts.auth('POST', '/recovery-codes', {}, strong)).body as unknown as { codes: string[] }
    const [old = ''] = (await createSession()).codes
    await createSession()
    const nextSession = await accounts.session(email)
    expect((await accounts.auth('POST', '/recovery-codes/verify', { code: old }, nextSession)).status).toBe(
      422,
    )
    // New codes end sessions opened with an old one, but not the session that made them.
    const [fresh = ''] = (await createSession()).codes
    const entered = await accounts.auth('POST', '/recovery-codes/verify', { code: fresh }, nextSession)
    const guest = String(entered.body.access_token)
    expect((await api.call(guest, 'GET', '/account/sessions')).statusCode).toBe(200)
    expect((await accounts.auth('POST', '/recovery-codes', {}, strong)).body).toMatchObject({
      ended_sessions: 1,
    })
    expect((await accounts.auth('GET', '/recovery-codes', undefined, guest)).status).toBe(403)
    expect((await accounts.auth('GET', '/recovery-codes', undefined, strong)).status).toBe(200)
    await accounts.auth('DELETE', `/factors/${factorId}`, undefined, strong)
    const remaining = await asOwner(
      'select from auth.recovery_codes c join auth.users u on u.id = c.user_id where u.email = $1',
      [email],
    )
    expect(remaining).toHaveLength(0)
  })

  it('are counted before they are checked: guessing ends soon', async () => {
    const email = await person()
    const { strong } = await accounts.withSecondStep(email)
    const { codes } = (await accounts.auth('POST', '/recovery-codes', {}, strong)).body as unknown as {
      codes: string[]
    }
    const nextSession = await accounts.session(email)
    const statuses = new Set<number>()
    for (let i = 0; i < 40; i += 1)
      statuses.add(
        (await accounts.auth('POST', '/recovery-codes/verify', { code: 'BBBBBBBBBB' }, nextSession)).status,
      )
    expect([...statuses]).toEqual([422, 429])
    expect(
      (await accounts.auth('POST', '/recovery-codes/verify', { code: codes[0] }, nextSession)).status,
    ).toBe(429)
  })
})

describe('a company that requires a second step', () => {
  const setRules = (secondStepRoles: string[], key = company.keys.admin) =>
    api.call(key, 'PUT', '/company/sign-in', { body: { secondStepRoles } })

  it('is required of the role at once, and of no other role', async () => {
    const [dispatcher, viewer] = [await person('dispatcher'), await person('viewer')]
    const [before, watching] = [await accounts.session(dispatcher), await accounts.session(viewer)]
    expect((await api.call(before, 'GET', '/vehicles')).statusCode).toBe(200)
    expect((await setRules(['dispatcher'], company.keys.dispatcher)).statusCode).toBe(403)
    expect((await setRules(['dispatcher'])).json()).toEqual({ secondStepRoles: ['dispatcher'] })

    expect((await api.call(before, 'GET', '/vehicles')).statusCode).toBe(401)
    expect((await api.call(await accounts.session(dispatcher), 'GET', '/vehicles')).statusCode).toBe(403)
    expect((await api.call(watching, 'GET', '/vehicles')).statusCode).toBe(200)
    const { user } = (await accounts.passwordGrant(dispatcher)).body as unknown as {
      user: { app_metadata: Record<string, unknown> }
    }
    expect(user.app_metadata).toMatchObject({ second_step_required: true, member_role: 'dispatcher' })
    const { strong } = await accounts.withSecondStep(dispatcher)
    expect((await api.call(strong, 'GET', '/vehicles')).statusCode).toBe(200)
    // The company's API key still works: its maker had access.
    expect((await api.call(company.keys.dispatcher, 'GET', '/vehicles')).statusCode).toBe(200)

    await setRules([])
    expect(
      (await api.call(await accounts.session(await person('dispatcher')), 'GET', '/vehicles')).statusCode,
    ).toBe(200)
  })
})
