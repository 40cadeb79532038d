// An identity provider keeps the people of a company by SCIM 2.0, as Entra ID and Okta do.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../../testing.ts'
import { people } from '../module.ts'
import { peopleOf } from '../testing.ts'

let api: TestApi
const { asOwner, post, mailsTo, tokenTo, preview, accept, signIn, sessionOf } = peopleOf(() => api)

describe('[M85] an identity provider', () => {
  const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
  const PATCH_OP = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
  let directory: TestCompany
  let key: string

  beforeAll(async () => {
    api = await testApi([people], { hasAccounts: true })
    directory = await api.company()
    key = await provisioningKey(directory, 'Entra ID')
  })
  afterAll(() => api.close())

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

  it('describes its features, only to keys with the scope', async () => {
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
    // Texts that become values of SQL stay values, also where PostgreSQL cannot hold them.
    expect((await find(`userName eq "') or true --"`)).totalResults).toBe(0)
    for (const filter of ['userName eq "\\u0000"', 'meta.created gt "+200000-01-01T00:00:00Z"'])
      expect(await find(filter)).not.toMatchObject({ status: '500' })

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

  it('deactivates a person, whose sessions end at once, and activates the person again', async () => {
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
    const suspended = (await api.call(directory.keys.dispatcher, 'GET', '/members?status=suspended')).json()
    expect(suspended.items).toMatchObject([{ email: 'finn@fleet.example', role: 'dispatcher' }])

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

    // A change of a stale version is refused, and an unchanged resource is not sent again.
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
    // The person can read once that the membership ended. Its row stays, so that single sign-on does not let them in again.
    const former = await signIn('ines@fleet.example')
    expect(former.user.app_metadata).toMatchObject({ role: 'former' })
    await post(former.access_token, '/account/access/acknowledge', {})
    expect((await signIn('ines@fleet.example')).user.app_metadata).toMatchObject({ role: 'customer' })
    expect(
      await asOwner(
        `select e.reason from app.ended_memberships e join auth.users u on u.id = e.user_id
          where e.tenant_id = $1 and u.email = 'ines@fleet.example' and e.read_at is not null`,
        [directory.tenantId],
      ),
    ).toEqual([{ reason: 'removed' }])
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

  it('lists no people of other companies and no owners, and does not reveal who has an account', async () => {
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
    // The account works for two companies: SCIM cannot rename it, and deactivating it in one company leaves the other.
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
