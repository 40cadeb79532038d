// Single sign-on of a company by OpenID Connect against a real server: who comes in, and every answer that must
// let nobody in.
import { Browser } from '@dropwise/surface/testing/oidc-issuer'
import { afterAll, describe, expect, it } from 'vitest'
import { backAt, PAGE, SITE, signOnDesk } from './testing.ts'

const {
  api,
  issuer,
  oidcCompany,
  samlCompany,
  asOwner,
  oidcBody,
  call,
  set,
  leave,
  open,
  byOidc,
  sessionOf,
  member,
  byPassword,
  accountsOf,
  close,
} = await signOnDesk()
afterAll(close)

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
    ['unverified in words', 'sso_email_missing'],
    ['cut to an address of the domain', 'sso_email_missing'],
    ['nameless', 'sso_email_missing'],
  ])('refuses %s', async (login, problem) => {
    expect(await byOidc(login)).toEqual({ page: PAGE, code: null, problem })
    expect(await accountsOf(issuer.people[login]?.email ?? '')).toEqual([])
    expect((await call(oidcCompany, 'GET')).json().connection.lastProblem).toBeTruthy()
  })

  it('refuses accounts of other companies and of the platform’s owners', async () => {
    const elsewhere = await member(samlCompany, 'oidc.example')
    const both = await member(oidcCompany, 'oidc.example')
    await asOwner('insert into public.memberships (tenant_id, user_id, role) values ($1, $2, $3)', [
      samlCompany.tenantId,
      both.id,
      'viewer',
    ])
    const owner = await api.platform.surface.createUser({ email: 'owner@oidc.example', emailConfirmed: true })
    await asOwner('insert into public.owners (id) values ($1)', [owner.id])
    Object.assign(issuer.people, {
      elsewhere: { email: elsewhere.email },
      both: { email: both.email },
      owner: { email: 'owner@oidc.example' },
    })
    expect((await byOidc('elsewhere')).problem).toBe('sso_elsewhere')
    expect((await byOidc('both')).problem).toBe('sso_elsewhere')
    expect((await byOidc('owner')).problem).toBe('sso_elsewhere')
  })

  it('takes over an unconfirmed account, and removes the password of the person who opened it', async () => {
    const squatted = await member(oidcCompany, 'oidc.example', { isConfirmed: false })
    issuer.people.squatted = { email: squatted.email }
    expect((await sessionOf((await byOidc('squatted')).code)).user.id).toBe(squatted.id)
    expect((await byPassword(squatted.email)).statusCode).toBe(400)
  })

  it('accepts the invitation of a person, also where only members may come in', async () => {
    const invite = (email: string, expires: string) =>
      asOwner(
        `insert into public.invitations (tenant_id, email, role, token_hash, expires_at)
          values ($1, $2::text, 'dispatcher', sha256($2::text::bytea), now() + $3::interval)`,
        [oidcCompany.tenantId, email, expires],
      )
    await set(oidcCompany, oidcBody({ secret: null, roleForNew: null }))
    await invite('invited@oidc.example', '1 day')
    await invite('late@oidc.example', '-1 day')
    await invite('listed@oidc.example', '-1 day')
    await asOwner('insert into public.directory_members (tenant_id, address) values ($1, $2)', [
      oidcCompany.tenantId,
      'listed@oidc.example',
    ])
    for (const login of ['invited', 'late', 'listed'])
      issuer.people[login] = { email: `${login}@oidc.example` }
    const { user } = await sessionOf((await byOidc('invited')).code)
    expect(user.app_metadata).toMatchObject({ tenant_id: oidcCompany.tenantId, member_role: 'dispatcher' })
    expect((await byOidc('late')).problem).toBe('sso_not_invited')
    expect((await byOidc('listed')).problem).toBeNull()
    const log = await asOwner<{ actor_id: string; via: string }>(
      `select actor_id, via from public.audit_log
        where tenant_id = $1 and subject_id = $2 and action = 'memberships.insert'`,
      [oidcCompany.tenantId, user.id],
    )
    expect(log).toEqual([{ actor_id: user.id, via: 'single sign-on' }])
    await set(oidcCompany, oidcBody({ secret: null }))
  })

  it('refuses a deactivated and a removed person', async () => {
    const { user } = await sessionOf((await byOidc('ben')).code)
    const change = (text: string) => asOwner(`${text} where user_id = $1`, [user.id])
    await change(`update public.memberships set status = 'suspended'`)
    expect((await byOidc('ben')).problem).toBe('sso_deactivated')
    await change('delete from public.memberships')
    expect((await byOidc('ben')).problem).toBe('sso_deactivated')

    const removed = await member(oidcCompany, 'oidc.example')
    issuer.people.removed = { email: removed.email }
    await asOwner('delete from public.memberships where user_id = $1', [removed.id])
    await asOwner('update app.ended_memberships set read_at = now() where user_id = $1', [removed.id])
    expect((await byOidc('removed')).problem).toBe('sso_deactivated')

    // By SCIM, before they ever joined.
    issuer.people.leaver = { email: 'leaver@oidc.example' }
    await asOwner('insert into public.directory_members (tenant_id, address) values ($1, $2)', [
      oidcCompany.tenantId,
      'leaver@oidc.example',
    ])
    expect((await byOidc('leaver')).problem).toBe('sso_deactivated')
  })

  it('shows an administrator words of an answer only where the answer belongs to a trial', async () => {
    const refuse = async (location: string) => {
      const query = new URLSearchParams({
        state: new URL(location).searchParams.get('state') ?? '',
        error: 'server_error',
        error_description: 'Call 555 0100',
      })
      return open(`${SITE}/api/v1/sign-on/oidc/${oidcCompany.tenantId}/callback?${query.toString()}`)
    }
    const problem = async () => (await call(oidcCompany, 'GET')).json().connection.lastProblem
    expect((await refuse(await leave('oidc.example'))).problem).toBe('sso_answer_refused')
    expect(await problem()).toBe('The issuer reported an error in place of a person.')
    await refuse((await call(oidcCompany, 'POST', '/trial', {})).json().url)
    expect(await problem()).toContain('It says: server_error. Call 555 0100')
  })

  it('accepts an answer once, and only for the company that started the sign-in', async () => {
    const answer = await new Browser().signIn(await leave('oidc.example'), 'ann', SITE)
    expect((await open(answer.replace(oidcCompany.tenantId, samlCompany.tenantId))).problem).toBe(
      'sso_expired',
    )
    expect((await open(answer)).code).not.toBeNull()
    expect((await open(answer)).problem).toBe('sso_expired')
  })

  it('tests a connection that is off without signing in, and reports what went wrong', async () => {
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
