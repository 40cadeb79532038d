// Single sign-on of a company against a real OpenID Connect server and a SAML identity provider: who comes in,
// and every answer that must let nobody in.
import { SIGN_ON_DOMAINS_MAX, type SignOnResponse } from '@dropwise/contracts'
import {
  Browser,
  CLIENT_ID,
  CLIENT_SECRET,
  startIssuer,
  type TestIssuer,
} from '@dropwise/surface/testing/oidc-issuer'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { signOnModule } from './module.ts'
import { PROVIDER, STRANGER } from './test-keys.ts'
import { answerOf, ENTITY_ID, SIGN_IN_URL, type Said } from './test-provider.ts'

const SITE = 'http://dropwise.test'
const PAGE = `${SITE}/login`
const VERIFIER = 'v'.repeat(50)
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')
const PATH = '/company/sign-on'
const PASSWORD = 'quiet harbour 42'

let api: TestApi
let issuer: TestIssuer
let oidcCompany: TestCompany
let samlCompany: TestCompany
/** What DNS answers, by name. */
const records = new Map<string, string[][]>()

beforeAll(async () => {
  api = await testApi(
    [
      signOnModule(async (name) => {
        const values = records.get(name)
        if (!values) throw Object.assign(new Error('no record'), { code: 'ENODATA' })
        return values
      }),
    ],
    { hasAccounts: true, webhookNetworks: ['127.0.0.0/8'] },
  )
  oidcCompany = await api.company()
  samlCompany = await api.company()
  issuer = await startIssuer({
    ann: { email: 'ann@oidc.example', name: 'Ann Baker' },
    ben: { email: 'ben@oidc.example' },
    foreign: { email: 'eve@elsewhere.example', email_verified: true },
    unverified: { email: 'una@oidc.example', email_verified: false },
    nameless: {},
  })
  issuer.open(`${SITE}/api/v1/sign-on/oidc/${oidcCompany.tenantId}/callback`)
  await prove(oidcCompany, 'oidc.example')
  await prove(samlCompany, 'saml.example')
  await set(oidcCompany, oidcBody())
  await set(samlCompany, samlBody())
})
afterAll(async () => {
  await api.close()
  await issuer.close()
})

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

/** What the page gets when the browser comes back. */
const backAt = (location: string | undefined) => {
  const url = new URL(location ?? '')
  return {
    page: url.origin + url.pathname,
    code: url.searchParams.get('code'),
    problem: url.searchParams.get('error_code'),
  }
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

let people = 0
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

describe('[M85] single sign-on by OpenID Connect', () => {
  it('makes a person of a proven domain a member, and knows them again by the subject', async () => {
    const first = await byOidc('ann')
    expect(first).toMatchObject({ page: PAGE, problem: null })
    const { user, access_token: token } = await sessionOf(first.code)
    expect(user).toMatchObject({
      email: 'ann@oidc.example',
      app_metadata: { tenant_id: oidcCompany.tenantId, member_role: 'viewer' },
    })
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      amr: [{ method: 'sso/oidc' }],
    })
    issuer.people.ann = { email: 'married@oidc.example' }
    expect((await sessionOf((await byOidc('ann')).code)).user.id).toBe(user.id)
    expect((await call(oidcCompany, 'GET')).json().connection).toMatchObject({
      lastSuccessAt: expect.any(String),
      lastProblem: null,
    })
  })

  it('links the confirmed account of a member, and refuses a second person with its address', async () => {
    const { id, email } = await member(oidcCompany, 'oidc.example')
    Object.assign(issuer.people, { first: { email }, second: { email } })
    expect((await sessionOf((await byOidc('first')).code)).user).toMatchObject({
      id,
      app_metadata: { member_role: 'dispatcher' },
    })
    expect((await byOidc('second')).problem).toBe('sso_other_person')
  })

  it.each([
    ['foreign', 'sso_foreign_address'],
    ['unverified', 'sso_email_missing'],
    ['nameless', 'sso_email_missing'],
  ])('refuses %s', async (login, problem) => {
    expect(await byOidc(login)).toEqual({ page: PAGE, code: null, problem })
    expect(await accountsOf(issuer.people[login]?.email ?? '')).toEqual([])
    expect((await call(oidcCompany, 'GET')).json().connection.lastProblem).toBeTruthy()
  })

  it('refuses accounts of other companies, of the platform’s owners, and unconfirmed ones', async () => {
    const elsewhere = await member(samlCompany, 'oidc.example')
    const both = await member(oidcCompany, 'oidc.example')
    await asOwner('insert into public.memberships (tenant_id, user_id, role) values ($1, $2, $3)', [
      samlCompany.tenantId,
      both.id,
      'viewer',
    ])
    const owner = await api.platform.surface.createUser({ email: 'owner@oidc.example', emailConfirmed: true })
    await asOwner('insert into public.owners (id) values ($1)', [owner.id])
    const unconfirmed = await member(oidcCompany, 'oidc.example', { isConfirmed: false })
    Object.assign(issuer.people, {
      elsewhere: { email: elsewhere.email },
      both: { email: both.email },
      owner: { email: 'owner@oidc.example' },
      unconfirmed: { email: unconfirmed.email },
    })
    expect((await byOidc('elsewhere')).problem).toBe('sso_elsewhere')
    expect((await byOidc('both')).problem).toBe('sso_elsewhere')
    expect((await byOidc('owner')).problem).toBe('sso_elsewhere')
    expect((await byOidc('unconfirmed')).problem).toBe('sso_unconfirmed')
  })

  it('refuses a deactivated and a removed person', async () => {
    const { user } = await sessionOf((await byOidc('ben')).code)
    const change = (text: string) => asOwner(`${text} where user_id = $1`, [user.id])
    await change(`update public.memberships set status = 'suspended'`)
    expect((await byOidc('ben')).problem).toBe('sso_deactivated')
    await change('delete from public.memberships')
    expect((await byOidc('ben')).problem).toBe('sso_deactivated')
  })

  it('uses an answer once, and only for the company that asked', async () => {
    const answer = await new Browser().signIn(await leave('oidc.example'), 'ann', SITE)
    expect((await open(answer.replace(oidcCompany.tenantId, samlCompany.tenantId))).problem).toBe(
      'sso_expired',
    )
    expect((await open(answer)).code).not.toBeNull()
    expect((await open(answer)).problem).toBe('sso_expired')
  })

  it('tries a connection that is off, signs nobody in, and tells what went wrong', async () => {
    await set(oidcCompany, oidcBody({ secret: null, isEnabled: false }))
    expect(backAt(await leave('oidc.example')).problem).toBe('sso_no_domain')
    const trial = async () => (await call(oidcCompany, 'POST', '/trial', {})).json()
    const answer = await new Browser().signIn((await trial()).url, 'ann', SITE)
    expect(await open(answer)).toEqual({
      page: `${SITE}/tenant/settings/single-sign-on`,
      code: null,
      problem: null,
    })
    await set(oidcCompany, oidcBody({ issuer: 'http://127.0.0.1:9/' }))
    expect(await trial()).toMatchObject({
      code: 'sign_on_trial_failed',
      message: expect.stringContaining('Nobody listens'),
    })
    expect(backAt(await leave('oidc.example'))).toMatchObject({ page: PAGE, problem: 'sso_unreachable' })
    await set(oidcCompany, oidcBody())
  })
})

describe('[M85] single sign-on by SAML', () => {
  it('signs in a person whom the assertion names, by the NameID', async () => {
    const first = await bySaml({ email: 'sam@saml.example', nameId: 'persistent-1' })
    expect(first).toMatchObject({ page: PAGE, problem: null })
    const { user } = await sessionOf(first.code)
    expect(user).toMatchObject({
      email: 'sam@saml.example',
      app_metadata: { tenant_id: samlCompany.tenantId, member_role: 'dispatcher' },
    })
    const again = await bySaml({ email: 'renamed@saml.example', nameId: 'persistent-1' })
    expect((await sessionOf(again.code)).user.id).toBe(user.id)
  })

  const refusals: [what: string, said: Omit<Said, 'email'>, detail: string][] = [
    ['signed by another key', { key: STRANGER.key, certificate: STRANGER.certificate }, 'Invalid signature'],
    [
      'unsigned',
      { after: (xml) => xml.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/g, '') },
      'Invalid signature',
    ],
    ['changed after signing', { after: (xml) => xml.replaceAll('victim@', 'admin@') }, 'Invalid signature'],
    ['expired', { beginsIn: -20, endsIn: -10 }, 'No valid subject confirmation'],
    ['not valid yet', { beginsIn: 10, endsIn: 20 }, 'not yet valid'],
    ['for another audience', { audience: 'https://other.example' }, 'audience mismatch'],
    [
      'for another address',
      { recipient: 'https://other.example/acs' },
      'The assertion is for https://other.example/acs',
    ],
    [
      'with two assertions',
      {
        after: (xml) =>
          xml.replace(
            /<saml:Assertion[\s\S]*<\/saml:Assertion>/,
            (one) => one + one.replace('_assertion', '_evil'),
          ),
      },
      'more than one assertion',
    ],
    [
      'with a comment in the NameID',
      {
        nameId: 'victim@saml.example',
        after: (xml) => xml.replace('>victim@saml.example<', '>victim@saml.example<!-- -->.evil.example<'),
      },
      'comments',
    ],
    ['with a document type', { after: (xml) => `<!DOCTYPE r [<!ENTITY e "x">]>${xml}` }, 'comments'],
    [
      'signed with SHA-1',
      { after: (xml) => xml.replaceAll('2001/04/xmlenc#sha256', '2000/09/xmldsig#sha1') },
      'SHA-1',
    ],
    [
      'of another provider',
      { before: (xml) => xml.replaceAll(ENTITY_ID, 'https://other.example') },
      'The assertion is of https://other.example',
    ],
    [
      'without the request in its signed part',
      { before: (xml) => xml.replace(/(SubjectConfirmationData [^>]*?) InResponseTo="[^"]*"/, '$1') },
      'does not name the request',
    ],
  ]
  it.each(refusals)('refuses an answer %s', async (_what, said, detail) => {
    expect(await bySaml({ email: 'victim@saml.example', ...said })).toEqual({
      page: PAGE,
      code: null,
      problem: 'sso_answer_refused',
    })
    expect((await call(samlCompany, 'GET')).json().connection.lastProblem).toContain(detail)
    expect(await accountsOf('victim@saml.example')).toEqual([])
  })

  it('refuses an answer to no request of ours, one used before, and one at another company’s address', async () => {
    expect((await bySaml({ email: 'sam@saml.example', inResponseTo: '_invented' })).problem).toBe(
      'sso_expired',
    )
    const form = await formOf({ email: 'sam@saml.example', nameId: 'persistent-1' })
    expect((await sendForm(form, oidcCompany)).problem).toBe('sso_expired')
    const both = await Promise.all([sendForm(form), sendForm(form)])
    expect(both.filter(({ code }) => code !== null)).toHaveLength(1)
    expect((await sendForm(form)).problem).toBe('sso_expired')
    expect((await sendForm('')).problem).toBe('sso_expired')
  })

  it('refuses an address of a foreign domain, a stranger where only members may, and a connection that is off', async () => {
    expect((await bySaml({ email: 'eve@oidc.example' })).problem).toBe('sso_foreign_address')
    await set(samlCompany, samlBody({ roleForNew: null }))
    expect((await bySaml({ email: 'new@saml.example' })).problem).toBe('sso_not_invited')
    const form = await formOf({ email: 'sam@saml.example', nameId: 'persistent-1' })
    await set(samlCompany, samlBody({ isEnabled: false }))
    expect((await sendForm(form)).problem).toBe('sso_disabled')
    await set(samlCompany, samlBody())
  })

  it('says that the plan has no room for another member', async () => {
    await asOwner(`update public.subscriptions set limits = '{"members": 1}' where tenant_id = $1`, [
      samlCompany.tenantId,
    ])
    expect((await bySaml({ email: 'one-more@saml.example' })).problem).toBe('sso_no_place')
    expect(await accountsOf('one-more@saml.example')).toEqual([])
    await asOwner(`update public.subscriptions set limits = '{}' where tenant_id = $1`, [
      samlCompany.tenantId,
    ])
  })
})

describe('[M85] required single sign-on', () => {
  it('ends other ways to sign in for members of the domain, but not for administrators and others', async () => {
    const clerk = await member(samlCompany, 'saml.example')
    const admin = await member(samlCompany, 'saml.example', { role: 'admin' })
    const outsider = await member(samlCompany, 'agency.example')
    await set(samlCompany, samlBody({ isRequired: true }))
    const refusal = await byPassword(clerk.email)
    expect([refusal.statusCode, refusal.json().error_code]).toEqual([403, 'sso_required'])
    expect((await byPassword(admin.email)).statusCode).toBe(200)
    expect((await byPassword(outsider.email)).statusCode).toBe(200)
    expect((await sessionOf((await bySaml({ email: clerk.email })).code)).user.id).toBe(clerk.id)
    await set(samlCompany, samlBody({ isEnabled: false, isRequired: true }))
    expect((await byPassword(clerk.email)).statusCode).toBe(200)
    await set(samlCompany, samlBody())
  })
})

describe('[M85] the settings of single sign-on', () => {
  it('are open to administrators alone, who never see the secret', async () => {
    const { keys } = oidcCompany
    for (const key of [keys.dispatcher, keys.viewer, keys.driver])
      expect((await api.call(key, 'GET', PATH)).statusCode).toBe(403)
    const answer = await call(oidcCompany, 'GET')
    expect(answer.json().connection).toMatchObject({ kind: 'oidc', clientId: CLIENT_ID })
    expect(answer.body).not.toContain(CLIENT_SECRET)
    const log = await asOwner<{ text: string }>(
      `select (before::text || after::text) as text from public.audit_log where tenant_id = $1 and subject = 'sign_on_connections'`,
      [oidcCompany.tenantId],
    )
    expect(log.length).toBeGreaterThan(0)
    expect(JSON.stringify(log)).not.toContain(CLIENT_SECRET)
  })

  it('lead nobody to a domain that is not proven, and let one company prove it', async () => {
    const late = await api.company()
    const added: SignOnResponse = (
      await call(late, 'POST', '/domains', { domain: 'Person@OIDC.example' })
    ).json()
    expect(added.domains).toMatchObject([
      { domain: 'oidc.example', provenAt: null, record: { type: 'TXT', name: '_dropwise.oidc.example' } },
    ])
    const check = () => call(late, 'POST', '/domains/oidc.example/check', {})
    expect((await check()).json().domains[0]).toMatchObject({
      provenAt: null,
      seen: expect.stringContaining('not this one'),
    })
    expect((await call(late, 'PUT', '', oidcBody())).json().code).toBe('sign_on_needs_domain')
    records.set('_dropwise.oidc.example', [[added.domains[0]!.record.value]])
    const refusal = await check()
    expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'sign_on_domain_taken'])
    expect((await call(late, 'DELETE', '/domains/oidc.example')).json().domains).toEqual([])
    expect((await call(late, 'DELETE', '/domains/oidc.example')).statusCode).toBe(404)
  })

  it('keep the secret for the same issuer only, and refuse what cannot work', async () => {
    const late = await api.company()
    const refusals: [object, string][] = [
      [oidcBody({ secret: null }), 'secret'],
      [oidcBody({ clientId: null }), 'clientId'],
      [oidcBody({ issuer: 'ftp://id.example' }), 'issuer'],
      [oidcBody({ issuer: 'https://id.example/.well-known/openid-configuration' }), 'issuer'],
      [samlBody({ certificates: ['bm90IGEgY2VydGlmaWNhdGU='] }), 'certificates'],
      [samlBody({ certificates: [] }), 'certificates'],
      [samlBody({ signInUrl: null }), 'signInUrl'],
      [samlBody({ clientId: 'x' }), 'clientId'],
    ]
    for (const [body, field] of refusals)
      expect((await call(late, 'PUT', '', body)).json()).toMatchObject({
        code: 'validation_failed',
        details: [{ field }],
      })
    await set(late, oidcBody({ isEnabled: false }))
    await set(late, oidcBody({ isEnabled: false, secret: null }))
    expect(
      (
        await call(
          late,
          'PUT',
          '',
          oidcBody({ issuer: 'https://other.example', isEnabled: false, secret: null }),
        )
      ).statusCode,
    ).toBe(400)
    expect((await call(late, 'DELETE')).json().connection).toBeNull()
  })

  it('are those of the company, not of its test mode', async () => {
    const [sandbox] = await asOwner<{ id: string }>(
      `insert into public.tenants (name, slug, sandbox_of) values ('Test', 'sign-on-test', $1) returning id`,
      [oidcCompany.tenantId],
    )
    await expect(
      asOwner(`insert into public.sign_on_domains (tenant_id, domain) values ($1, 'test.example')`, [
        sandbox?.id,
      ]),
    ).rejects.toThrow('sign_on_in_sandbox')
  })

  it('hold a limited number of domains', async () => {
    const late = await api.company()
    await asOwner(
      `insert into public.sign_on_domains (tenant_id, domain) select $1, 'd' || n || '.example' from generate_series(1, $2::int) n`,
      [late.tenantId, SIGN_ON_DOMAINS_MAX],
    )
    expect((await call(late, 'POST', '/domains', { domain: 'more.example' })).json().code).toBe(
      'sign_on_domains_full',
    )
    expect((await call(late, 'POST', '/domains', { domain: 'd1.example' })).statusCode).toBe(200)
  })

  it('tell a visitor whether a domain has single sign-on, and not who has an account', async () => {
    expect(backAt(await leave('nobody.example'))).toEqual({
      page: PAGE,
      code: null,
      problem: 'sso_no_domain',
    })
    expect(await leave('OIDC.example')).toContain(issuer.url)
    const elsewhere = await api.call(
      null,
      'GET',
      `/sign-on/start?domain=nobody.example&redirect_to=https://evil.example/&code_challenge=${CHALLENGE}&code_challenge_method=s256`,
    )
    expect(new URL(String(elsewhere.headers.location)).origin).toBe(SITE)
  })
})
