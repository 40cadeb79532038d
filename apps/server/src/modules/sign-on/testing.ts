// A company that signs on by OpenID Connect and one by SAML, for tests: a real provider of each kind, and browsers.
import type { SignOnResponse } from '@dropwise/contracts'
import { Browser, CLIENT_ID, CLIENT_SECRET, startIssuer } from '@dropwise/surface/testing/oidc-issuer'
import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { testApi, type TestCompany } from '../testing.ts'
import { signOnModule } from './module.ts'
import { PROVIDER } from './test-keys.ts'
import { answerOf, ENTITY_ID, SIGN_IN_URL, type Said } from './test-provider.ts'

export const SITE = 'http://dropwise.test'
/** Where a person returns after signing on. */
export const PAGE = `${SITE}/login`
/** The API's path of a company's single sign-on. */
export const PATH = '/company/sign-on'
const VERIFIER = 'v'.repeat(50)
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')
const PASSWORD = 'quiet harbour 42'

/** What the page gets when the browser returns. */
export function backAt(location: string | undefined) {
  const url = new URL(location ?? '')
  return {
    page: url.origin + url.pathname,
    code: url.searchParams.get('code'),
    problem: url.searchParams.get('error_code'),
  }
}

/** Call `close` in `afterAll`. */
export async function signOnDesk() {
  /** What DNS answers, by name. */
  const records = new Map<string, string[][]>()
  const lookUp = async (name: string): Promise<string[][]> => {
    const values = records.get(name)
    if (!values) throw Object.assign(new Error('no record'), { code: 'ENODATA' })
    return values
  }
  const api = await testApi([signOnModule(lookUp)], {
    hasAccounts: true,
    webhookNetworks: ['127.0.0.0/8'],
  })
  const oidcCompany = await api.company()
  const samlCompany = await api.company()
  const issuer = await startIssuer({
    ann: { email: 'ann@oidc.example', name: 'Ann Baker' },
    ben: { email: 'ben@oidc.example' },
    foreign: { email: 'eve@elsewhere.example', email_verified: true },
    unverified: { email: 'una@oidc.example', email_verified: false },
    'unverified in words': { email: 'una@oidc.example', email_verified: 'false' as never },
    'cut to an address of the domain': {
      email: `${'l'.repeat(255 - '@oidc.example'.length)}@oidc.example.elsewhere.example`,
    },
    nameless: {},
  })
  let people = 0

  const asOwner = <Row = unknown>(text: string, values: unknown[] = []) =>
    api.platform.database.asOwner<Row & object>(text, values)

  const oidcBody = (more: object = {}) => ({
    kind: 'oidc',
    issuer: issuer.url,
    clientId: CLIENT_ID,
    secret: CLIENT_SECRET,
    roleForNew: 'viewer',
    isEnabled: true,
    isRequired: false,
    ...more,
  })
  const samlBody = (more: object = {}) => ({
    kind: 'saml',
    issuer: ENTITY_ID,
    signInUrl: SIGN_IN_URL,
    certificates: [PROVIDER.certificate],
    roleForNew: 'dispatcher',
    isEnabled: true,
    isRequired: false,
    ...more,
  })

  const call = (company: TestCompany, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
    api.call(company.keys.admin, method, PATH + path, body === undefined ? {} : { body })

  async function set(company: TestCompany, body: object): Promise<SignOnResponse> {
    const answer = await call(company, 'PUT', '', body)
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
    return answer.json()
  }

  async function prove(company: TestCompany, domain: string): Promise<SignOnResponse> {
    const added: SignOnResponse = (await call(company, 'POST', '/domains', { domain })).json()
    const { record } = added.domains.find((item) => item.domain === domain)!
    records.set(record.name, [['v=spf1 -all'], [record.value.slice(0, 10), record.value.slice(10)]])
    return (await call(company, 'POST', `/domains/${domain}/check`, {})).json()
  }

  const leave = async (domain: string): Promise<string> => {
    const query = new URLSearchParams({
      domain,
      redirect_to: PAGE,
      code_challenge: CHALLENGE,
      code_challenge_method: 's256',
    })
    const answer = await api.call(null, 'GET', `/sign-on/start?${query.toString()}`)
    expect(answer.statusCode).toBe(303)
    return String(answer.headers.location)
  }

  const open = async (address: string) =>
    backAt(
      (await api.app.inject({ method: 'GET', url: address.slice(SITE.length) })).headers.location as string,
    )

  const byOidc = async (login: string, domain = 'oidc.example') =>
    open(await new Browser().signIn(await leave(domain), login, SITE))

  async function formOf(said: Said, company = samlCompany, requestUrl?: string): Promise<string> {
    const metadata = (await api.call(null, 'GET', `/sign-on/saml/${company.tenantId}/metadata`)).body
    return answerOf(metadata, requestUrl ?? (await leave('saml.example')), said)
  }

  const sendForm = async (form: string, company = samlCompany) => {
    const answer = await api.call(null, 'POST', `/sign-on/saml/${company.tenantId}/acs`, {
      body: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://id.fleet.example' },
    })
    expect([answer.statusCode, answer.body]).toEqual([303, ''])
    return backAt(answer.headers.location as string)
  }
  const bySaml = async (said: Said) => sendForm(await formOf(said))

  async function sessionOf(code: string | null) {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=pkce',
      payload: { auth_code: code, code_verifier: VERIFIER },
    })
    return answer.json<{
      access_token: string
      user: { id: string; email: string; app_metadata: Record<string, string> }
    }>()
  }

  /** An account with a password, in the company. */
  async function member(
    company: TestCompany,
    domain: string,
    { role = 'dispatcher', isConfirmed = true } = {},
  ) {
    people += 1
    const email = `member-${people}@${domain}`
    const user = await api.platform.surface.createUser({
      email,
      password: PASSWORD,
      emailConfirmed: isConfirmed,
    })
    await asOwner('insert into public.memberships (tenant_id, user_id, role) values ($1, $2, $3)', [
      company.tenantId,
      user.id,
      role,
    ])
    return { id: user.id, email }
  }

  const byPassword = (email: string) =>
    api.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      payload: { email, password: PASSWORD },
    })

  const accountsOf = async (email: string) =>
    asOwner<{ id: string }>('select id from auth.users where email = $1', [email])

  issuer.open(`${SITE}/api/v1/sign-on/oidc/${oidcCompany.tenantId}/callback`)
  await prove(oidcCompany, 'oidc.example')
  await prove(samlCompany, 'saml.example')
  await set(oidcCompany, oidcBody())
  await set(samlCompany, samlBody())

  return {
    api,
    issuer,
    oidcCompany,
    samlCompany,
    records,
    lookUp,
    asOwner,
    oidcBody,
    samlBody,
    call,
    set,
    prove,
    leave,
    open,
    byOidc,
    formOf,
    sendForm,
    bySaml,
    sessionOf,
    member,
    byPassword,
    accountsOf,
    close: async () => {
      await api.close()
      await issuer.close()
    },
  }
}
