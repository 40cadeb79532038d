// The owner's portal over HTTP: companies, impersonation, support by mail, the outbox, owners.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailer, type Mailer } from '../../platform/mail/mail.ts'
import { startMailSink, type MailSink } from '../../platform/mail/mail-sink.ts'
import { fleet } from '../fleet/module.ts'
import { mail } from '../mail/module.ts'
import { site } from '../site/module.ts'
import { runProbes } from '../site/probes.ts'
import { insertProbes } from '../site/queries.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { ownerForTests } from './testing.ts'
import { deleteClosed } from './tenants.ts'

let api: TestApi
let company: TestCompany
let owner: string
let sink: MailSink
let mailer: Mailer
const invited: string[] = []

beforeAll(async () => {
  sink = await startMailSink()
  mailer = createMailer(sink.url, 'Dropwise <no-reply@dropwise.test>')
  api = await testApi([fleet, mail, site, ownerForTests((email) => invited.push(email))], {
    mailer,
    hasAccounts: true,
  })
  company = await api.company()
  owner = await api.ownerKey()
})
afterAll(async () => {
  await api.close()
  mailer.close()
  await sink.close()
})

const sqlRows = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row & object>(text, values)
const post = (url: string, body: object = {}, key = owner) => api.call(key, 'POST', url, { body })
const tenant = async (id = company.tenantId) =>
  (await api.call(owner, 'GET', '/owner/tenants')).json().items.find((item: { id: string }) => item.id === id)

describe('companies', () => {
  it('are available only to owners', async () => {
    for (const url of [
      '/owner/overview',
      '/owner/tenants',
      '/owner/tickets',
      '/owner/outbox',
      '/owner/system',
      '/owner/security',
      '/owner/settings',
    ])
      expect([
        url,
        (await api.call(company.keys.admin, 'GET', url)).statusCode,
        (await api.call(owner, 'GET', url)).statusCode,
      ]).toEqual([url, 403, 200])
  })

  it('are opened with a trial and an invitation, and edited', async () => {
    const created = await post('/owner/tenants', {
      name: 'Bosun Brewing',
      email: 'Ann@bosun.example',
      planId: 'professional',
      trialDays: 14,
      billingAddress: '1 Quay, Ashmouth',
    })
    expect(created.statusCode).toBe(201)
    const [item] = created.json().items
    expect(item).toMatchObject({ name: 'Bosun Brewing', subscriptionStatus: 'trial', vehicleLimit: 25 })
    expect(invited).toEqual(['ann@bosun.example'])
    await post(`/owner/tenants/${item.id}/extend-trial`, { days: 7 })
    const remainingMs = Date.parse((await tenant(item.id)).trialEndsAt) - Date.now()
    expect(Math.round(remainingMs / 86_400_000)).toBe(21)
    await post(`/owner/tenants/${item.id}/convert-trial`)
    await api.call(owner, 'PATCH', `/owner/tenants/${item.id}`, {
      body: { name: 'Bosun', amountMinor: 120_000, vehicleLimit: 40 },
    })
    expect(await tenant(item.id)).toMatchObject({
      name: 'Bosun',
      subscriptionStatus: 'active',
      amountMinor: 120_000,
      vehicleLimit: 40,
    })
    expect((await post(`/owner/tenants/${item.id}/extend-trial`, { days: 7 })).statusCode).toBe(404)
    const overview = (await api.call(owner, 'GET', '/owner/overview')).json()
    expect(overview).toMatchObject({ mrr: 120_000, activeTrials: 0 })
    expect(overview.apiCalls).toBeGreaterThan(5)
  })

  it('that are suspended may only read, get the reason by mail, and resume', async () => {
    expect((await post(`/owner/tenants/${company.tenantId}/suspend`, { reason: ' ' })).statusCode).toBe(400)
    await post(`/owner/tenants/${company.tenantId}/suspend`, { reason: 'Chargeback of March' })
    expect(await tenant()).toMatchObject({ status: 'suspended', suspendedReason: 'Chargeback of March' })
    expect((await sink.waitFor((await tenant()).contact, /is suspended/)).text).toContain(
      'Chargeback of March',
    )
    expect((await api.call(company.keys.viewer, 'GET', '/vehicles')).statusCode).toBe(200)
    await expect(
      sqlRows(`insert into public.plans (tenant_id, date) values ($1, current_date)`, [company.tenantId]),
    ).rejects.toMatchObject({ message: 'company_suspended' })
    await post(`/owner/tenants/${company.tenantId}/resume`)
    expect(await tenant()).toMatchObject({ status: 'active' })
  })

  it('that are closed admit nobody, can be restored within the grace period, and are deleted after it', async () => {
    const other = await api.company()
    const fix = `(tenant_id, vehicle_id, fix_time, lat, lng, source) values ($1, gen_random_uuid(), now(), 0, 1, 'driver')`
    for (const id of [other.tenantId, company.tenantId])
      await sqlRows(`insert into public.positions ${fix}`, [id])
    await api.call(owner, 'DELETE', `/owner/tenants/${other.tenantId}`)
    expect(await tenant(other.tenantId)).toMatchObject({ status: 'closed', deleteAfter: expect.any(String) })
    expect((await api.call(other.keys.admin, 'GET', '/vehicles')).statusCode).toBe(403)
    const soon = new Date(Date.now() + 29 * 86_400_000)
    const inAMonth = new Date(Date.now() + 31 * 86_400_000)
    const sweep = (now: Date) => deleteClosed(api.platform, now)
    expect(await sweep(soon)).toBe(0)
    expect(await sweep(inAMonth)).toBe(1)
    expect(await tenant(other.tenantId)).toBeUndefined()
    expect(await sqlRows('select tenant_id from public.positions')).toEqual([{ tenant_id: company.tenantId }])
  })

  it.each(['active', 'trial', 'past_due', 'cancelled'])(
    'that are closed and reopened have the subscription that they had: %s',
    async (status) => {
      const other = await api.company()
      await sqlRows(
        `update public.subscriptions set status = $2, trial_ends_at = now() + interval '2 days',
           cancelled_at = case when $2 = 'cancelled' then now() end where tenant_id = $1`,
        [other.tenantId, status],
      )
      const read = () =>
        sqlRows(
          `select plan_id, status, amount, cancelled_at, trial_ends_at, status_before_closing from public.subscriptions
           where tenant_id = $1`,
          [other.tenantId],
        )
      const before = await read()
      await api.call(owner, 'DELETE', `/owner/tenants/${other.tenantId}`)
      expect(await read()).toMatchObject([{ status: 'cancelled' }])
      await post(`/owner/tenants/${other.tenantId}/resume`)
      expect(await read()).toEqual(before)
    },
  )

  it('are listed with the mails and jobs that failed', async () => {
    const failing = await api.company()
    expect(await tenant(failing.tenantId)).toMatchObject({
      mails7Days: 0,
      failedMails7Days: 0,
      failedJobs: 0,
    })
    await sqlRows(
      `insert into public.outbox (tenant_id, channel, dedupe_key, recipient, body, state, created_at, dismissed_at)
       values ($1, 'email', 'h1', 'a@health.example', 'x', 'failed', now(), null), ($1, 'sms', 'h2', '+15550101746', 'x', 'failed', now(), null),
         ($1, 'email', 'h3', 'a@health.example', 'x', 'sent', now(), null), ($1, 'email', 'h4', 'a@health.example', 'x', 'failed', now(), now()),
         ($1, 'email', 'h5', 'a@health.example', 'x', 'failed', now() - interval '8 days', null)`,
      [failing.tenantId],
    )
    await sqlRows(
      `insert into public.parked_work (tenant_id, kind, subject_id, error, attempts, retry_at)
       values ($1, 'health', app.uuid_v7(), 'It fails again.', 2, now() + interval '1 day'), ($1, 'health', app.uuid_v7(), 'Once.', 1, now() + interval '1 day')`,
      [failing.tenantId],
    )
    await sqlRows(
      `insert into public.plans (tenant_id, date, status, created_at) values ($1, current_date, 'failed', now()), ($1, current_date, 'failed', now() - interval '8 days')`,
      [failing.tenantId],
    )
    expect(await tenant(failing.tenantId)).toMatchObject({
      mails7Days: 1,
      failedMails7Days: 2,
      failedJobs: 2,
    })
    await sqlRows(`delete from public.parked_work where kind = 'health'`)
  })

  it('that cannot be deleted are parked with the reason, and hold up no other', async () => {
    const stuck = await api.company()
    const other = await api.company()
    for (const { tenantId } of [stuck, other]) await api.call(owner, 'DELETE', `/owner/tenants/${tenantId}`)
    await sqlRows(
      `update public.tenants set delete_after = now() - case id when $1 then interval '2 days' else interval '1 day' end
       where id in ($1, $2)`,
      [stuck.tenantId, other.tenantId],
    )
    const { surface } = api.platform
    const failing = {
      ...api.platform,
      surface: {
        ...surface,
        removeFolder: async (name: string) => {
          if (name === stuck.tenantId) throw new Error('The disk said no.')
          return surface.removeFolder(name)
        },
      },
    }
    expect(await deleteClosed(failing, new Date())).toBe(1)
    expect(await tenant(other.tenantId)).toBeUndefined()
    expect(await sqlRows(`select error from public.parked_work where kind = 'owner.delete-closed'`)).toEqual([
      { error: 'The disk said no.' },
    ])
    await sqlRows(`update public.parked_work set retry_at = now()`)
    expect(await deleteClosed(api.platform, new Date())).toBe(1)
    expect(await tenant(stuck.tenantId)).toBeUndefined()
  })
})

describe('looking as a company', () => {
  it('reads as a viewer for half an hour, cannot write, and is logged', async () => {
    const [row] = await sqlRows<{ id: string }>('select id from public.owners')
    const impersonation = await post(`/owner/tenants/${company.tenantId}/look`, { reason: 'Ticket of Ann' })
    expect(impersonation.json()).toMatchObject({ companyName: expect.any(String) })
    const [claims] = await sqlRows<{ claims: Record<string, unknown> }>(
      'select app.account_claims($1) as claims',
      [row?.id],
    )
    expect(claims?.claims).toMatchObject({
      role: 'owner',
      tenant_id: company.tenantId,
      looks_until: expect.any(String),
    })
    const asOwner = <T>(text: string) =>
      api.platform.asUser(
        { role: 'authenticated', sub: row?.id ?? '', app_metadata: claims?.claims ?? {} },
        async ({ trx }) => {
          const { sql } = await import('kysely')
          return (await sql.raw<T>(text).execute(trx)).rows
        },
      )
    expect(await asOwner('select app.member_role() as role')).toEqual([{ role: 'viewer' }])
    await expect(asOwner(`update public.vehicles set name = 'x'`)).resolves.toEqual([])
    const [line] = await sqlRows(
      `select * from public.audit_log where subject = 'looks' and tenant_id = $1`,
      [company.tenantId],
    )
    expect(line).toMatchObject({
      action: 'looks.insert',
      after: expect.objectContaining({ reason: 'Ticket of Ann' }),
    })
    await api.call(owner, 'DELETE', '/owner/look')
    expect(await asOwner('select app.member_role() as role')).toEqual([{ role: null }])
  })
})

describe('support', () => {
  it('goes from the company to the inbox, is answered by mail, and hides notes', async () => {
    await sqlRows(
      `insert into public.profiles (id, email, first_name) select u.id, u.email, 'Irene' from auth.users u
       join public.memberships m on m.user_id = u.id where m.tenant_id = $1 and m.role = 'admin' on conflict (id) do update set first_name = 'Irene'`,
      [company.tenantId],
    )
    const supportResponse = await post(
      '/support/tickets',
      { subject: 'Import stops', message: 'At row 1,204' },
      company.keys.admin,
    )
    expect(supportResponse.statusCode).toBe(201)
    const { id, email } = supportResponse.json()
    expect(
      (await post('/support/tickets', { subject: '', message: '' }, company.keys.admin)).statusCode,
    ).toBe(400)
    const supportMail = await sink.waitFor('support@dropwise.example', /Contact \(Import stops\)/)
    expect(supportMail.text).toMatch(/At row 1,204/)
    await post(`/owner/tickets/${id}/messages`, { body: 'Row 1,204 has a line break.', isNote: true })
    const answered = await post(`/owner/tickets/${id}/messages`, { body: 'It imports now.' })
    expect(answered.json()).toMatchObject({ status: 'pending', assignedTo: expect.any(String) })
    const mailed = (await sink.waitFor(email, /Re: Import stops/)).text
    expect(mailed).toContain('It imports now.')
    expect(mailed).toContain(`/tenant/support?ticket=${id}`)
    const theirs = (await api.call(company.keys.admin, 'GET', `/support/tickets/${id}`)).json()
    expect(theirs.messages.map(({ body }: { body: string }) => body)).toEqual([
      'At row 1,204',
      'It imports now.',
    ])
    await post(`/support/tickets/${id}/messages`, { body: 'Thank you.' }, company.keys.admin)
    expect((await api.call(owner, 'GET', `/owner/tickets/${id}`)).json()).toMatchObject({ status: 'open' })
    await api.call(owner, 'PATCH', `/owner/tickets/${id}`, { body: { status: 'closed' } })
    const other = await api.company()
    expect((await api.call(other.keys.admin, 'GET', `/support/tickets/${id}`)).statusCode).toBe(404)
    for (const path of ['/support/tickets', `/support/tickets/${id}`])
      expect([
        (await api.call(company.keys.viewer, 'GET', path)).statusCode,
        (await api.call(company.keys.driver, 'GET', path)).statusCode,
      ]).toEqual([200, 403])
  })
})

describe('the machine room', () => {
  it('shows mails and sends one again', async () => {
    const sent = (await api.call(owner, 'GET', '/owner/outbox?search=suspended')).json()
    expect(sent.items[0]).toMatchObject({ state: 'sent' })
    const [subscription] = await sqlRows<{ id: string }>(
      `insert into public.outbox (dedupe_key, recipient, subject, body, state, error) values ('again', 'a@again.example', 'Again', 'Hello', 'failed', 'greylisted') returning id`,
    )
    await post(`/owner/outbox/${subscription?.id}/retry`)
    await sink.waitFor('a@again.example', /Again/)
    expect((await post(`/owner/outbox/${company.tenantId}/retry`)).statusCode).toBe(404)
    await sqlRows(
      `insert into public.outbox (channel, dedupe_key, recipient, body, send_after)
       values ('sms', 'text', '+15550101746', 'Your parcel is on its way', '2099-01-01T07:00:00Z')`,
    )
    for (const search of ['%2B15550101746', 'on%20its%20way']) {
      const texts = (await api.call(owner, 'GET', `/owner/outbox?search=${search}`)).json()
      expect(texts.items[0]).toMatchObject({
        subject: 'Your parcel is on its way',
        sentAt: null,
        sendAfter: '2099-01-01T07:00:00.000Z',
      })
    }
  })

  it('[M98] the status page shows what real probes of the parts found', async () => {
    const componentsOf = async () => {
      const status = (await api.call(null, 'GET', '/status')).json<{
        components: { id: string; state: string }[]
      }>()
      return Object.fromEntries(status.components.map(({ id, state }) => [id, state]))
    }
    // The worker probes at its start.
    expect(await componentsOf()).toMatchObject({
      sign_in: 'up',
      data: 'up',
      maps: 'up',
      mail: 'up',
      planning: 'up',
    })
    const results = await runProbes({ ...api.platform, regions: { ...api.platform.regions, list: [] } })
    expect(results).toContainEqual(
      expect.objectContaining({ component: 'maps', isUp: false, detail: 'no region is loaded' }),
    )
    const nextMinute = new Date(Date.now() + 60_000)
    await api.platform.asService('probes', ({ trx }) => insertProbes(trx, nextMinute, results))
    expect(await componentsOf()).toMatchObject({ sign_in: 'up', data: 'up', maps: 'down' })
    const recovered = (await runProbes(api.platform)).filter(({ component }) => component === 'maps')
    await api.platform.asService('probes', ({ trx }) =>
      insertProbes(trx, new Date(Date.now() + 120_000), recovered),
    )
    expect(await componentsOf()).toMatchObject({ maps: 'up' })
  })

  it('tests services for real', async () => {
    expect((await post('/owner/services/mail/test')).json()).toMatchObject({ isWorking: true })
    expect((await post('/owner/services/roads/test')).json()).toMatchObject({
      isWorking: true,
      message: expect.stringMatching(/m apart by road/),
    })
    expect((await post('/owner/services/maps/test')).json()).toMatchObject({
      isWorking: true,
      message: expect.stringMatching(/^The map of \w+ is there/),
    })
    for (const service of ['stripe', 'texts'])
      expect((await post(`/owner/services/${service}/test`)).json()).toMatchObject({ isWorking: false })
    const system = (await api.call(owner, 'GET', '/owner/system')).json()
    expect(system.databaseBytes).toBeGreaterThan(1_000_000)
    expect(system.replica).toBeNull()
    expect(system.positions).toBeNull()
    // Without measurements and without a version source the page shows both as unknown.
    expect(system).toMatchObject({ growth: null, processes: [], certificate: null, newestVersion: null })
    expect(system.queues.length).toBeGreaterThan(0)
  })

  it('refuses to remove the last owner', async () => {
    const { owners } = (await api.call(owner, 'GET', '/owner/security')).json()
    const [you] = owners
    expect((await api.call(owner, 'DELETE', `/owner/owners/${you.id}`)).json()).toMatchObject({
      code: 'last_owner',
    })
    const body = {
      email: 'second@dropwise.example',
      firstName: 'Second',
      lastName: 'Owner',
      password: 'quiet harbour 42',
    }
    const second = (await post('/owner/owners', body)).json()
    expect(second.owners).toHaveLength(2)
    const added = second.owners.find(({ email }: { email: string }) => email === body.email)
    const [ticket] = (await api.call(owner, 'GET', '/owner/tickets')).json().items
    const assign = (assignedTo: string | null) =>
      api.call(owner, 'PATCH', `/owner/tickets/${ticket.id}`, { body: { assignedTo } })
    expect((await assign(added.id)).json()).toMatchObject({
      assignedTo: added.id,
      assignedName: 'Second Owner',
      status: ticket.status,
    })
    expect((await assign(company.tenantId)).statusCode).toBe(404)
    expect((await assign(null)).json()).toMatchObject({ assignedTo: null })
    await assign(added.id)
    expect((await api.call(owner, 'DELETE', `/owner/owners/${added.id}`)).json().owners).toHaveLength(1)
    // The ticket is unassigned again.
    expect((await api.call(owner, 'GET', `/owner/tickets/${ticket.id}`)).json()).toMatchObject({
      assignedTo: null,
      assignedName: null,
    })
  })

  it('stores the notice and the trial terms, and new trials follow them', async () => {
    const settings = {
      trialDays: 10,
      trialPlanId: 'starter',
      isSignUpOpen: true,
      notice: 'Maintenance tonight at 22:00',
    }
    expect((await api.call(owner, 'PUT', '/owner/settings', { body: settings })).statusCode).toBe(200)
    expect((await api.call(null, 'GET', '/notice')).json()).toEqual({ notice: settings.notice })
    const open = async (email: string) => {
      const [user] = await sqlRows<{ id: string }>(
        `insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id`,
        [email],
      )
      const [row] = await sqlRows<{ company: string | null }>(
        `select app.open_account($1, $2, '{"start_trial": "true", "company_name": "New"}') as company`,
        [user?.id, email],
      )
      return row?.company
    }
    const opened = await tenant((await open('a@new.example')) ?? '')
    expect(opened).toMatchObject({ planId: 'starter', vehicleLimit: 5 })
    expect(Math.round((Date.parse(opened.trialEndsAt) - Date.now()) / 86_400_000)).toBe(10)
    await api.call(owner, 'PUT', '/owner/settings', { body: { ...settings, isSignUpOpen: false } })
    expect(await open('b@new.example')).toBeNull()
  })
})
