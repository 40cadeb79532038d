// People of a company: invited by mail, joined once, changed and removed, never without an administrator.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { people } from './module.ts'
import { peopleOf } from './testing.ts'

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([people], { hasAccounts: true })
  company = await api.company()
})
afterAll(() => api.close())

const { asOwner, post, mailsTo, tokenTo, preview, accept, signIn, sessionOf } = peopleOf(() => api)
const inviteAs = (key: string, email: string, role = 'dispatcher', more: object = {}) =>
  post(key, '/invitations', { email, role, ...more })
const invite = (email: string, role?: string, more?: object) =>
  inviteAs(company.keys.admin, email, role, more)

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

  it('is sent by administrators; dispatchers may invite drivers only, and viewers nobody', async () => {
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

  it('respects the limit of people in the company’s plan', async () => {
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

  it('take over the company in one step, only from its administrator', async () => {
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
