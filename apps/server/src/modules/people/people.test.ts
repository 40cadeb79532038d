// People of a company: invited by mail, joined once, changed and removed, never without an administrator.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { people } from './module.ts'

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([people], { hasAccounts: true })
  company = await api.company()
})
afterAll(() => api.close())

const asOwner = <Row = unknown>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row & object>(text, values)
const post = (key: string | null, url: string, body: object) => api.call(key, 'POST', url, { body })
const inviteAs = (key: string, email: string, role = 'dispatcher', more: object = {}) =>
  post(key, '/invitations', { email, role, ...more })
const invite = (email: string, role?: string, more?: object) =>
  inviteAs(company.keys.admin, email, role, more)

/** Mails to an address, newest first, with the tokens of their links. */
async function mailsTo(email: string) {
  const rows = await asOwner<{ subject: string; body: string; state: string }>(
    'select subject, body, state from public.outbox where recipient = $1 order by id desc',
    [email],
  )
  return rows.map((row) => ({ ...row, token: /\/invite#([\w-]+)/.exec(row.body)?.[1] ?? '' }))
}
const tokenTo = async (email: string) => (await mailsTo(email))[0]?.token ?? ''

const PERSON = { firstName: 'Nadia', lastName: 'Rahman', password: 'quiet harbour 42' }
const preview = (token: string) => post(null, '/invitations/look', { token })
const accept = (token: string, person: object | null = PERSON, session: string | null = null) =>
  post(session, '/invitations/accept', { token, ...(person && { person }) })

async function signIn(email: string) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email, password: PERSON.password },
  })
  return answer.json<{ access_token: string; user: { app_metadata: Record<string, string> } }>()
}
const sessionOf = async (email: string) => (await signIn(email)).access_token

describe('an invitation', () => {
  it('goes out by mail, and its link makes the account and the membership', async () => {
    const answer = await invite('Nadia@fleet.example')
    expect(answer.statusCode).toBe(201)
    const { id, expiresAt } = answer.json()
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    const [mail] = await mailsTo('nadia@fleet.example')
    expect(mail).toMatchObject({
      state: 'waiting',
      subject: expect.stringContaining('You are invited to Company'),
    })
    expect(mail?.body).toContain('as dispatcher')
    expect((await preview(mail?.token ?? '')).json()).toMatchObject({
      email: 'nadia@fleet.example',
      role: 'dispatcher',
      hasAccount: false,
    })
    expect((await accept(mail?.token ?? '')).json()).toMatchObject({ role: 'dispatcher' })
    expect((await signIn('nadia@fleet.example')).user.app_metadata).toMatchObject({
      role: 'tenant',
      tenant_id: company.tenantId,
      member_role: 'dispatcher',
    })
    const listed = (await api.call(company.keys.admin, 'GET', '/invitations')).json()
    expect(listed.items.map((item: { id: string }) => item.id)).not.toContain(id)
  })

  it('works once, also for two who use it at the same moment', async () => {
    await invite('once@fleet.example')
    const token = await tokenTo('once@fleet.example')
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    // The slower request finds the account that the other one created, or a used invitation.
    const refused = answers.find(({ statusCode }) => statusCode !== 200)
    expect(['account_exists', 'invitation_used']).toContain(refused?.json().code)
    expect((await accept(token)).json()).toMatchObject({ code: 'invitation_used' })
    expect((await preview(token)).json()).toMatchObject({ code: 'invitation_used' })
  })

  it('is refused after it ended, was withdrawn, replaced, or never was', async () => {
    const { id } = (await invite('late@fleet.example')).json()
    const first = await tokenTo('late@fleet.example')
    await asOwner(`update public.invitations set expires_at = now() where id = $1`, [id])
    expect((await accept(first)).json()).toMatchObject({ code: 'invitation_expired' })

    expect((await post(company.keys.admin, `/invitations/${id}/resend`, {})).statusCode).toBe(200)
    const second = await tokenTo('late@fleet.example')
    expect((await preview(first)).json()).toMatchObject({ code: 'invitation_not_found' })
    expect((await mailsTo('late@fleet.example')).map(({ state }) => state)).toEqual(['waiting', 'expired'])
    expect((await preview(second)).statusCode).toBe(200)

    expect((await api.call(company.keys.admin, 'DELETE', `/invitations/${id}`)).statusCode).toBe(204)
    expect((await accept(second)).json()).toMatchObject({ code: 'invitation_revoked' })
    expect((await api.call(company.keys.admin, 'DELETE', `/invitations/${id}`)).statusCode).toBe(404)
    expect((await preview('x'.repeat(43))).json()).toMatchObject({ code: 'invitation_not_found' })
  })

  it('works for its address only: no other account can accept it, and accounts cannot be guessed', async () => {
    await invite('mine@fleet.example')
    const token = await tokenTo('mine@fleet.example')
    const other = await sessionOf('nadia@fleet.example')
    expect((await accept(token, null, other)).json()).toMatchObject({
      code: 'invitation_for_another',
      message: 'This invitation is for mine@fleet.example.',
    })
    expect((await accept(token, null, null)).statusCode).toBe(401)
    expect((await accept(token, null, company.keys.admin)).statusCode).toBe(401)
  })

  it('lets a person with an account join a second company, and switch between both', async () => {
    const second = await api.company()
    await inviteAs(second.keys.admin, 'nadia@fleet.example', 'viewer')
    const token = await tokenTo('nadia@fleet.example')
    expect((await preview(token)).json()).toMatchObject({ hasAccount: true })
    expect((await accept(token)).json()).toMatchObject({ code: 'account_exists' })
    expect((await accept(token, null, await sessionOf('nadia@fleet.example'))).statusCode).toBe(200)
    const now = await signIn('nadia@fleet.example')
    expect(now.user.app_metadata).toMatchObject({ tenant_id: second.tenantId, member_role: 'viewer' })
    const companies = (await api.call(now.access_token, 'GET', '/companies')).json()
    expect(companies.items).toHaveLength(2)
    const open = await post(now.access_token, `/companies/${company.tenantId}/open`, {})
    expect(open.statusCode).toBe(204)
    expect((await signIn('nadia@fleet.example')).user.app_metadata.tenant_id).toBe(company.tenantId)
    const stranger = await api.company()
    expect((await post(now.access_token, `/companies/${stranger.tenantId}/open`, {})).statusCode).toBe(404)
  })

  it('returns the same claims as the sign-in, also after a change of the account', async () => {
    await invite('amir@fleet.example')
    await accept(await tokenTo('amir@fleet.example'))
    const { access_token, user } = await signIn('amir@fleet.example')
    expect(user.app_metadata).toMatchObject({ role: 'tenant', tenant_id: company.tenantId })
    const callRules = (method: 'GET' | 'PUT', payload?: object) =>
      api.app.inject({
        method,
        url: '/auth/v1/user',
        headers: { authorization: `Bearer ${access_token}` },
        ...(payload && { payload }),
      })
    expect((await callRules('GET')).json().app_metadata).toEqual(user.app_metadata)
    expect((await callRules('PUT', { data: { shift: 'early' } })).json()).toMatchObject({
      app_metadata: user.app_metadata,
      user_metadata: { shift: 'early' },
    })
  })

  it('links a driver to their account', async () => {
    const [driver] = await asOwner<{ id: string }>(
      `insert into public.drivers (tenant_id, name) values ($1, 'Mo Khan') returning id`,
      [company.tenantId],
    )
    const driverId = driver?.id
    expect(
      (await inviteAs(company.keys.dispatcher, 'mo@fleet.example', 'driver', { driverId })).statusCode,
    ).toBe(201)
    expect((await accept(await tokenTo('mo@fleet.example'))).statusCode).toBe(200)
    const { user } = await signIn('mo@fleet.example')
    expect(user.app_metadata).toMatchObject({ role: 'driver' })
    expect(
      await asOwner('select from public.drivers where id = $1 and user_id is not null', [driverId]),
    ).toHaveLength(1)
    expect((await invite('other@fleet.example', 'driver', { driverId })).json()).toMatchObject({
      code: 'driver_has_account',
    })
    expect((await invite('other@fleet.example', 'viewer', { driverId })).statusCode).toBe(400)
  })

  it('is sent by administrators; dispatchers may invite drivers, viewers nobody', async () => {
    expect((await inviteAs(company.keys.dispatcher, 'a@fleet.example', 'admin')).statusCode).toBe(403)
    expect((await inviteAs(company.keys.viewer, 'a@fleet.example', 'driver')).statusCode).toBe(403)
    expect((await inviteAs(company.keys.driver, 'a@fleet.example', 'driver')).statusCode).toBe(403)
    const { id } = (await invite('b@fleet.example', 'viewer')).json()
    expect((await api.call(company.keys.dispatcher, 'DELETE', `/invitations/${id}`)).statusCode).toBe(403)
    const other = await api.company()
    expect((await api.call(other.keys.admin, 'DELETE', `/invitations/${id}`)).statusCode).toBe(404)
    expect((await invite('nadia@fleet.example')).json()).toMatchObject({ code: 'already_member' })
  })

  it('waits while no administrator of the company has proved an address', async () => {
    const trial = await api.company()
    await asOwner(
      `update auth.users set email_confirmed_at = null where id in (select user_id from public.memberships where tenant_id = $1)`,
      [trial.tenantId],
    )
    await inviteAs(trial.keys.admin, 'early@fleet.example')
    expect((await mailsTo('early@fleet.example'))[0]?.state).toBe('held')
    const { items } = (await api.call(trial.keys.admin, 'GET', '/invitations')).json()
    expect(items).toMatchObject([{ email: 'early@fleet.example', isHeld: true, isExpired: false }])
  })

  it('does not let a company outgrow its plan', async () => {
    const small = await api.company()
    await asOwner(`update public.subscriptions set limits = '{"members": 3}' where tenant_id = $1`, [
      small.tenantId,
    ])
    await inviteAs(small.keys.admin, 'fourth@fleet.example')
    expect((await accept(await tokenTo('fourth@fleet.example'))).json()).toMatchObject({ code: 'plan_limit' })
  })
})

describe('members', () => {
  const idOf = async (of: TestCompany, role: string) => {
    const rows = await asOwner<{ user_id: string }>(
      'select user_id from public.memberships where tenant_id = $1 and role = $2 order by created_at limit 1',
      [of.tenantId, role],
    )
    return rows[0]?.user_id ?? ''
  }
  const setRole = (key: string, userId: string, role: string) =>
    api.call(key, 'PATCH', `/members/${userId}`, { body: { role } })

  it('are changed and removed by another administrator, at once', async () => {
    const freshCompany = await api.company()
    const viewer = await idOf(freshCompany, 'viewer')
    expect((await setRole(freshCompany.keys.dispatcher, viewer, 'admin')).statusCode).toBe(403)
    expect((await setRole(freshCompany.keys.admin, viewer, 'dispatcher')).statusCode).toBe(204)
    expect((await api.call(freshCompany.keys.viewer, 'GET', '/members')).statusCode).toBe(200)
    expect((await api.call(freshCompany.keys.admin, 'DELETE', `/members/${viewer}`)).statusCode).toBe(204)
    expect((await api.call(freshCompany.keys.viewer, 'GET', '/members')).statusCode).toBe(403)
    const stranger = await api.company()
    expect(
      (await setRole(stranger.keys.admin, await idOf(freshCompany, 'dispatcher'), 'viewer')).statusCode,
    ).toBe(404)
  })

  it('keep one administrator when two remove each other at the same moment', async () => {
    const freshCompany = await api.company()
    const admin = await idOf(freshCompany, 'admin')
    expect((await setRole(freshCompany.keys.admin, admin, 'viewer')).statusCode).toBe(403)
    await expect(
      asOwner(`update public.memberships set role = 'viewer' where tenant_id = $1 and user_id = $2`, [
        freshCompany.tenantId,
        admin,
      ]),
    ).rejects.toMatchObject({ message: 'last_admin' })

    const dispatcher = await idOf(freshCompany, 'dispatcher')
    await setRole(freshCompany.keys.admin, dispatcher, 'admin')
    const answers = await Promise.all([
      api.call(freshCompany.keys.admin, 'DELETE', `/members/${dispatcher}`),
      api.call(freshCompany.keys.dispatcher, 'DELETE', `/members/${admin}`),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
    expect(await idOf(freshCompany, 'admin')).not.toBe('')
  })

  it('take the company over in one step, from its administrator alone', async () => {
    const freshCompany = await api.company()
    const [admin, heir, driver] = await Promise.all(
      ['admin', 'viewer', 'driver'].map((role) => idOf(freshCompany, role)),
    )
    const handOver = (key: string, to = heir, body: object = {}) =>
      post(key, `/members/${to}/hand-over`, body)
    expect((await handOver(freshCompany.keys.dispatcher)).statusCode).toBe(403)
    expect((await handOver(freshCompany.keys.admin, admin)).statusCode).toBe(403)
    expect((await handOver(freshCompany.keys.admin, driver)).statusCode).toBe(404)
    expect((await handOver((await api.company()).keys.admin)).statusCode).toBe(404)
    expect((await handOver(freshCompany.keys.admin, heir, { ownRole: 'admin' })).statusCode).toBe(400)
    expect(await idOf(freshCompany, 'admin')).toBe(admin)
    expect((await handOver(freshCompany.keys.admin)).statusCode).toBe(204)
    const rows = await asOwner<{ user_id: string; role: string }>(
      'select user_id, role from public.memberships where tenant_id = $1 and user_id = any($2)',
      [freshCompany.tenantId, [admin, heir]],
    )
    expect(Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]))).toEqual({
      [String(admin)]: 'dispatcher',
      [String(heir)]: 'admin',
    })
    expect((await handOver(freshCompany.keys.admin)).statusCode).toBe(403)
    expect((await handOver(freshCompany.keys.viewer, admin)).statusCode).toBe(204)
  })

  it('who drove leave the driver behind without an account; a company goes with its last administrator', async () => {
    const freshCompany = await api.company()
    const user = await idOf(freshCompany, 'driver')
    await asOwner(`insert into public.drivers (tenant_id, name, user_id) values ($1, 'Dee', $2)`, [
      freshCompany.tenantId,
      user,
    ])
    await api.call(freshCompany.keys.admin, 'DELETE', `/members/${user}`)
    expect(
      await asOwner('select user_id from public.drivers where tenant_id = $1', [freshCompany.tenantId]),
    ).toEqual([{ user_id: null }])
    await asOwner('delete from public.tenants where id = $1', [freshCompany.tenantId])
    expect(
      await asOwner('select from public.memberships where tenant_id = $1', [freshCompany.tenantId]),
    ).toEqual([])
  })
})

describe('[M85] an identity provider', () => {
  const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
  const PATCH_OP = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
  let directory: TestCompany
  let key: string

  beforeAll(async () => {
    directory = await api.company()
    key = await provisioningKey(directory, 'Entra ID')
  })

  async function provisioningKey(of: TestCompany, name: string): Promise<string> {
    const secret = `dwk_${name.replaceAll(' ', '')}${of.tenantId}`
    await asOwner(
      `insert into public.api_keys (tenant_id, name, scopes, prefix, key_hash, created_by)
       select $1, $2, '{people:provision}', 'dwk_', sha256($3::bytea), user_id from public.memberships where tenant_id = $1 and role = 'admin' order by created_at limit 1`,
      [of.tenantId, name, secret],
    )
    return secret
  }
  const scim = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    { as = key, headers = {} }: { as?: string | null; headers?: Record<string, string> } = {},
  ) =>
    api.call(as, method, `//scim/v2${path}`, {
      ...(body && { body: JSON.stringify(body) }),
      headers: { ...(body && { 'content-type': 'application/scim+json' }), ...headers },
    })
  const add = (userName: string, more: object = {}) =>
    scim('POST', '/Users', { schemas: [USER], userName, ...more })
  const patch = (id: string, ...operations: object[]) =>
    scim('PATCH', `/Users/${id}`, { schemas: [PATCH_OP], Operations: operations })
  const find = async (filter: string) =>
    (await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)).json<{
      totalResults: number
      Resources: { id: string; userName: string }[]
    }>()
  /** A person who was provisioned and has joined. */
  async function joined(userName: string, more: object = {}): Promise<string> {
    const { id } = (await add(userName, more)).json<{ id: string }>()
    expect((await accept(await tokenTo(userName))).statusCode).toBe(200)
    return id
  }

  it('says what it can, to keys with the scope alone', async () => {
    const config = await scim('GET', '/ServiceProviderConfig')
    expect(config.headers['content-type']).toContain('application/scim+json')
    expect(config.json()).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      etag: { supported: true },
      authenticationSchemes: [{ type: 'oauthbearertoken' }],
    })
    expect((await scim('GET', '/ResourceTypes')).json()).toMatchObject({
      totalResults: 1,
      Resources: [{ id: 'User', endpoint: '/Users', schema: USER }],
    })
    expect((await scim('GET', '/ResourceTypes/User')).json()).toMatchObject({ id: 'User' })
    expect((await scim('GET', `/Schemas/${USER}`)).json()).toMatchObject({ id: USER, name: 'User' })
    expect((await scim('GET', '/Schemas?filter=id%20pr')).statusCode).toBe(403)
    expect((await scim('GET', '/Me')).statusCode).toBe(501)
    expect((await scim('GET', '/Groups')).json()).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '404',
    })

    const nobody = await scim('GET', '/Users', undefined, { as: null })
    expect(nobody.statusCode).toBe(401)
    expect(nobody.headers['www-authenticate']).toBe('Bearer')
    // A key without a list may do what its administrator may, but not this.
    for (const path of ['/Users', '/ServiceProviderConfig'])
      expect((await scim('GET', path, undefined, { as: directory.keys.admin })).json()).toMatchObject({
        status: '403',
      })
    expect((await post(directory.keys.admin, '/orders', {})).statusCode).not.toBe(403)
    expect((await post(key, '/orders', {})).statusCode).toBe(404)
    expect((await api.call(key, 'GET', '/members')).statusCode).toBe(403)
  })

  it('adds a person, who is invited and keeps the id on joining', async () => {
    const added = await add('Cara@fleet.example', {
      externalId: 'ext-cara',
      name: { givenName: 'Cara', familyName: 'Moss' },
      roles: [{ value: 'dispatcher' }],
    })
    expect(added.statusCode).toBe(201)
    const user = added.json()
    expect(added.headers.location).toBe(user.meta.location)
    expect(added.headers.etag).toBe(user.meta.version)
    expect(user).toMatchObject({
      schemas: [USER],
      externalId: 'ext-cara',
      userName: 'cara@fleet.example',
      displayName: 'Cara Moss',
      active: true,
      emails: [{ value: 'cara@fleet.example', type: 'work', primary: true }],
      roles: [{ value: 'dispatcher' }],
      meta: { resourceType: 'User', location: `http://dropwise.test/scim/v2/Users/${user.id}` },
    })
    expect((await mailsTo('cara@fleet.example'))[0]?.body).toContain('as dispatcher')
    await accept(await tokenTo('cara@fleet.example'))
    expect((await signIn('cara@fleet.example')).user.app_metadata).toMatchObject({
      tenant_id: directory.tenantId,
      member_role: 'dispatcher',
    })
    expect((await scim('GET', `/Users/${user.id}`)).json()).toMatchObject({
      id: user.id,
      externalId: 'ext-cara',
      active: true,
    })

    expect((await add('cara@fleet.example')).json()).toMatchObject({ status: '409', scimType: 'uniqueness' })
    expect((await add('cara2@fleet.example', { externalId: 'ext-cara' })).json()).toMatchObject({
      status: '409',
      scimType: 'uniqueness',
    })
    expect(await mailsTo('cara2@fleet.example')).toEqual([])
    expect((await add('driver@fleet.example', { roles: [{ value: 'driver' }] })).json()).toMatchObject({
      scimType: 'invalidValue',
    })
    expect((await add('boss@fleet.example', { roles: [{ value: 'Emperor' }] })).json()).toMatchObject({
      scimType: 'invalidValue',
      detail: expect.stringContaining('Emperor'),
    })
    expect(
      (await scim('POST', '/Users', undefined, { headers: { 'content-type': 'application/json' } })).json(),
    ).toMatchObject({
      scimType: 'invalidSyntax',
    })
  })

  it('finds people by the filters of Entra ID and Okta, and page by page', async () => {
    await joined('dora@fleet.example', { externalId: 'ext-dora' })
    await add('emil@fleet.example', { externalId: 'EXT-DORA' })
    expect((await find('userName eq "DORA@fleet.example"')).totalResults).toBe(1)
    // Ids of the identity provider are compared exactly.
    expect((await find('externalId eq "ext-dora"')).Resources).toMatchObject([
      { userName: 'dora@fleet.example' },
    ])
    expect((await find('emails[type eq "work" and value eq "emil@fleet.example"]')).totalResults).toBe(1)
    expect(
      (await find('userName sw "dora" or (userName ew "fleet.example" and externalId eq "EXT-DORA")'))
        .totalResults,
    ).toBe(2)
    expect((await find('userName eq "nobody@fleet.example"')).Resources).toEqual([])
    expect(
      (await find('not (userName co "a")')).totalResults + (await find('userName co "a"')).totalResults,
    ).toBe((await find('userName pr')).totalResults)
    expect((await find('externalId ne "ext-dora" and active eq True')).totalResults).toBeGreaterThan(2)
    expect((await find('meta.lastModified gt "2020-01-01T00:00:00Z"')).totalResults).toBeGreaterThan(2)
    for (const filter of [
      'shoeSize eq 1',
      'userName eq',
      'active gt true',
      'meta.created gt "soon"',
      "userName eq 'a'",
    ])
      expect(await find(filter)).toMatchObject({ status: '400', scimType: 'invalidFilter' })

    const { totalResults } = (await scim('GET', '/Users')).json()
    const pages = await Promise.all([1, 3, 5].map((from) => scim('GET', `/Users?startIndex=${from}&count=2`)))
    const ids = pages.flatMap((page) => page.json().Resources.map(({ id }: { id: string }) => id))
    expect(new Set(ids).size).toBe(Math.min(6, totalResults))
    expect((await scim('GET', '/Users?count=0')).json()).toMatchObject({
      totalResults,
      itemsPerPage: 0,
      Resources: [],
    })
    expect((await scim('GET', '/Users?startIndex=-3&count=100000')).json()).toMatchObject({
      startIndex: 1,
      itemsPerPage: totalResults,
    })
    expect((await scim('GET', '/Users?startIndex=1000')).json()).toMatchObject({
      totalResults,
      itemsPerPage: 0,
    })
    expect((await scim('GET', '/Users?count=many')).json()).toMatchObject({ scimType: 'invalidValue' })
    expect(
      Object.keys((await scim('GET', '/Users?attributes=userName&count=1')).json().Resources[0]),
    ).toEqual(['schemas', 'id', 'userName'])
    expect(
      (await scim('GET', '/Users?excludedAttributes=emails&count=1')).json().Resources[0],
    ).not.toHaveProperty('emails')
  })

  it('deactivates a person, whose sessions end at once, and brings the person back', async () => {
    const id = await joined('finn@fleet.example', { roles: [{ value: 'dispatcher' }] })
    const session = await sessionOf('finn@fleet.example')
    expect((await api.call(session, 'GET', '/members')).statusCode).toBe(200)
    const ended = await patch(id, { op: 'Replace', path: 'active', value: 'False' })
    expect(ended.json()).toMatchObject({ active: false, roles: [{ value: 'dispatcher' }] })
    expect((await api.call(session, 'GET', '/members')).statusCode).toBeGreaterThanOrEqual(401)
    expect((await signIn('finn@fleet.example')).user.app_metadata).toMatchObject({ role: 'former' })
    expect((await api.call(await sessionOf('finn@fleet.example'), 'GET', '/members')).statusCode).toBe(403)
    const members = (await api.call(directory.keys.admin, 'GET', '/members')).json<{
      items: { email: string }[]
    }>()
    expect(members.items.map(({ email }) => email)).not.toContain('finn@fleet.example')

    expect((await patch(id, { op: 'replace', value: { active: true } })).json()).toMatchObject({
      active: true,
    })
    expect((await signIn('finn@fleet.example')).user.app_metadata).toMatchObject({
      member_role: 'dispatcher',
    })
  })

  it('withdraws the invitation of a person who has not joined, and invites again', async () => {
    const { id } = (await add('gail@fleet.example')).json<{ id: string }>()
    const first = await tokenTo('gail@fleet.example')
    expect((await patch(id, { op: 'replace', path: 'active', value: false })).json()).toMatchObject({
      active: false,
    })
    expect((await preview(first)).json()).toMatchObject({ code: 'invitation_revoked' })
    expect((await mailsTo('gail@fleet.example'))[0]?.state).toBe('expired')
    expect((await patch(id, { op: 'replace', path: 'active', value: true })).json()).toMatchObject({
      active: true,
    })
    expect((await preview(await tokenTo('gail@fleet.example'))).statusCode).toBe(200)
    // The address may still change: the invitation goes to the other one.
    const moved = await patch(id, { op: 'replace', path: 'userName', value: 'gale@fleet.example' })
    expect(moved.json()).toMatchObject({ id, userName: 'gale@fleet.example' })
    expect((await preview(await tokenTo('gail@fleet.example'))).json()).toMatchObject({
      code: 'invitation_revoked',
    })
    expect((await accept(await tokenTo('gale@fleet.example'))).statusCode).toBe(200)
    expect((await scim('GET', `/Users/${id}`)).json()).toMatchObject({
      userName: 'gale@fleet.example',
      active: true,
    })
  })

  it('changes role and name, and never the address of an account', async () => {
    const [role] = await asOwner<{ id: string }>(
      `insert into public.company_roles (tenant_id, name, rights) values ($1, 'Night Clerk', '{orders:read}') returning id`,
      [directory.tenantId],
    )
    const id = await joined('hugo@fleet.example')
    const before = (await scim('GET', `/Users/${id}`)).json()
    expect(before.roles).toEqual([{ value: 'viewer', primary: true }])
    const changed = await scim('PUT', `/Users/${id}`, {
      schemas: [USER],
      userName: 'hugo@fleet.example',
      externalId: 'ext-hugo',
      name: { givenName: 'Hugo', familyName: 'Ek' },
      roles: [{ value: 'night clerk' }],
    })
    expect(changed.json()).toMatchObject({
      externalId: 'ext-hugo',
      roles: [{ value: 'Night Clerk' }],
      active: true,
    })
    const members = (await api.call(directory.keys.admin, 'GET', '/members')).json<{ items: object[] }>()
    expect(members.items).toContainEqual(
      expect.objectContaining({ name: 'Hugo Ek', companyRole: { id: role?.id, name: 'Night Clerk' } }),
    )
    expect(
      (await patch(id, { op: 'replace', path: 'userName', value: 'other@fleet.example' })).json(),
    ).toMatchObject({
      status: '400',
      scimType: 'mutability',
    })
    expect((await signIn('hugo@fleet.example')).user.app_metadata).toMatchObject({ member_role: 'viewer' })

    // Versions: a change of another one is refused, and what is unchanged is not sent again.
    const { version } = changed.json().meta
    expect(version).not.toBe(before.meta.version)
    const stale = await scim('DELETE', `/Users/${id}`, undefined, {
      headers: { 'if-match': before.meta.version },
    })
    expect(stale.json()).toMatchObject({ status: '412' })
    expect(
      (await scim('GET', `/Users/${id}`, undefined, { headers: { 'if-none-match': version } })).statusCode,
    ).toBe(304)
    expect(
      (
        await scim(
          'PUT',
          `/Users/${id}`,
          { schemas: [USER], userName: 'hugo@fleet.example' },
          { headers: { 'if-match': version } },
        )
      ).statusCode,
    ).toBe(200)
  })

  it('removes a person from the company, and never its last administrator', async () => {
    const id = await joined('ines@fleet.example')
    const session = await sessionOf('ines@fleet.example')
    expect((await scim('DELETE', `/Users/${id}`)).statusCode).toBe(204)
    expect((await api.call(session, 'GET', '/members')).statusCode).toBeGreaterThanOrEqual(401)
    expect((await scim('DELETE', `/Users/${id}`)).json()).toMatchObject({ status: '404' })
    expect((await add('ines@fleet.example')).statusCode).toBe(201)

    const [admin] = (await find('roles.value eq "admin"')).Resources
    const adminId = admin?.id ?? ''
    for (const answer of [
      await patch(adminId, { op: 'replace', path: 'active', value: false }),
      await patch(adminId, { op: 'replace', path: 'roles', value: [{ value: 'viewer' }] }),
      await scim('DELETE', `/Users/${adminId}`),
    ])
      expect(answer.json()).toMatchObject({ status: '403', detail: expect.stringContaining('administrator') })
  })

  it('sees nobody of another company and no owner of the platform, and tells nobody who has an account', async () => {
    const other = await api.company()
    const otherKey = await provisioningKey(other, 'Okta')
    const strangers = (await scim('GET', '/Users', undefined, { as: otherKey })).json<{
      Resources: { id: string }[]
    }>()
    for (const { id } of strangers.Resources) {
      expect((await scim('GET', `/Users/${id}`)).statusCode).toBe(404)
      expect((await patch(id, { op: 'replace', path: 'active', value: false })).statusCode).toBe(404)
      expect((await scim('DELETE', `/Users/${id}`)).statusCode).toBe(404)
    }
    expect((await scim('GET', '/Users/not-an-id')).json()).toMatchObject({ status: '404' })

    // The owner of the platform also works for this company.
    const [owner] = await asOwner<{ id: string; email: string }>(
      `insert into auth.users (id, email, aud, role) values (gen_random_uuid(), 'platform@owner.example', 'authenticated', 'authenticated') returning id, email`,
    )
    await asOwner('insert into public.owners (id) values ($1)', [owner?.id])
    await asOwner(`insert into public.memberships (tenant_id, user_id, role) values ($1, $2, 'admin')`, [
      directory.tenantId,
      owner?.id,
    ])
    expect((await find('userName eq "platform@owner.example"')).totalResults).toBe(0)
    expect((await scim('DELETE', `/Users/${owner?.id}`)).statusCode).toBe(404)
    await asOwner('delete from public.memberships where user_id = $1', [owner?.id])

    // A person with an account elsewhere is invited like a stranger, and joins with it.
    await joined('jane@fleet.example')
    const invited = await scim(
      'POST',
      '/Users',
      { schemas: [USER], userName: 'jane@fleet.example' },
      { as: otherKey },
    )
    const unknown = await scim(
      'POST',
      '/Users',
      { schemas: [USER], userName: 'john@fleet.example' },
      { as: otherKey },
    )
    const shapeOf = (answer: typeof invited) =>
      JSON.stringify(answer.json()).replaceAll(/[0-9a-f-]{36}|jane|john|W\/\\"[^"]*\\"|\d{4}-[\d:.T-]*Z/g, '')
    expect(shapeOf(invited)).toBe(shapeOf(unknown))
    expect(invited.json()).not.toHaveProperty('name')
    const session = await sessionOf('jane@fleet.example')
    expect((await accept(await tokenTo('jane@fleet.example'), null, session)).statusCode).toBe(200)
    // Its name is the person's, since it works for two companies, and deactivating it in one leaves the other.
    const { id } = invited.json<{ id: string }>()
    await scim(
      'PATCH',
      `/Users/${id}`,
      {
        schemas: [PATCH_OP],
        Operations: [{ op: 'replace', value: { active: false, 'name.givenName': 'Mallory' } }],
      },
      { as: otherKey },
    )
    const [profile] = await asOwner<{ first_name: string }>(
      `select first_name from public.profiles where email = 'jane@fleet.example'`,
    )
    expect(profile?.first_name).toBe('Nadia')
    expect((await find('userName eq "jane@fleet.example" and active eq true')).totalResults).toBe(1)
  })

  it('ends with the administrator who made its key, and the log names the key', async () => {
    const id = await joined('kim@fleet.example', { externalId: 'ext-kim' })
    await patch(id, { op: 'replace', path: 'active', value: false })
    const lines = await asOwner<{ via: string; action: string }>(
      `select distinct via, action from public.audit_log where tenant_id = $1 and via = 'API key Entra ID'`,
      [directory.tenantId],
    )
    expect(lines.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['directory_members.insert', 'invitations.insert', 'memberships.update']),
    )

    const other = await api.company()
    const otherKey = await provisioningKey(other, 'Leaver')
    const admins = (
      await scim('GET', '/Users?filter=roles.value%20eq%20%22admin%22', undefined, { as: otherKey })
    ).json()
    await asOwner(`update public.memberships set role = 'admin' where tenant_id = $1 and user_id = $2`, [
      other.tenantId,
      other.userId,
    ])
    const leaver = await scim(
      'PATCH',
      `/Users/${admins.Resources[0].id}`,
      { schemas: [PATCH_OP], Operations: [{ op: 'replace', value: { active: false } }] },
      { as: otherKey },
    )
    expect(leaver.statusCode).toBe(200)
    expect((await scim('GET', '/Users', undefined, { as: otherKey })).statusCode).toBe(403)
  })
})
