// A company from sign-up to deletion, over the API and by mail, as its administrator and the platform owner.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from './modules/accounts/module.ts'
import { audit } from './modules/audit/module.ts'
import { billing } from './modules/billing/module.ts'
import { passDays as moveClock } from './modules/billing/testing.ts'
import { mail } from './modules/mail/module.ts'
import { orders } from './modules/orders/module.ts'
import { ownerForTests } from './modules/owner/testing.ts'
import { deleteClosed } from './modules/owner/tenants.ts'
import { testApi, townAddresses, type TestApi } from './modules/testing.ts'
import { createMailer, type Mailer } from './platform/mail/mail.ts'
import { linkIn, startMailSink, type MailSink } from './platform/mail/mail-sink.ts'

const EMAIL = 'irene@fenwick.example'
const PASSWORD = 'quiet harbour 42'
/** A delivery day in the near future. */
const DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

let api: TestApi
let sink: MailSink
let mailer: Mailer
let owner: string
let tenantId: string
let issued = 0

beforeAll(async () => {
  sink = await startMailSink()
  mailer = createMailer(sink.url, 'Dropwise <no-reply@dropwise.test>')
  api = await testApi([accounts, audit, billing, mail, orders, ownerForTests()], {
    mailer,
    hasAccounts: true,
  })
  owner = await api.ownerKey()
  await api.call(owner, 'PUT', '/owner/billing/terms', {
    body: {
      sellerName: 'Dropwise Ltd',
      taxLabel: 'VAT',
      taxPercent: 20,
      paymentInstructions: 'IBAN GB00 TEST',
    },
  })
})
afterAll(async () => {
  await api.close()
  mailer.close()
  await sink.close()
})

const asOwner = <Row = unknown>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row & object>(text, values)
const passDays = (days: number) => moveClock(api, tenantId, days)

async function signIn() {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    payload: { email: EMAIL, password: PASSWORD },
  })
  return answer.json<{ access_token: string; user: { app_metadata: Record<string, string> } }>()
}
/** Calls as the administrator, with a new sign-in for each call. */
async function asAdmin(method: 'GET' | 'POST' | 'PUT', url: string, body?: object) {
  const { access_token: session } = await signIn()
  return api.call(session, method, url, body ? { body } : {})
}
const subscription = async () => (await asAdmin('GET', '/subscription')).json()
const choose = async (planId: string) => (await asAdmin('POST', '/subscription', { planId })).json()
const pay = (id: string) =>
  api.call(owner, 'POST', `/owner/invoices/${id}/pay`, { body: { method: 'transfer', reference: 'Bank 17' } })
const tenant = async () =>
  (await api.call(owner, 'GET', '/owner/tenants'))
    .json()
    .items.find((item: { id: string }) => item.id === tenantId)

let imported = 0
async function importOrder() {
  const [address] = townAddresses(api, 1)
  imported += 1
  return asAdmin('POST', '/orders/import', {
    rows: [{ reference: `F-${imported}`, recipient: 'Ann Okafor', address, date: DAY }],
  })
}

describe('a company', () => {
  it('signs up, proves its address, and works on trial', async () => {
    const answer = await api.call(null, 'POST', '/trial', {
      body: {
        email: EMAIL,
        firstName: 'Irene',
        lastName: 'Rask',
        companyName: 'Fenwick & Sons',
        password: PASSWORD,
      },
    })
    expect(answer.statusCode).toBe(202)
    expect((await sink.waitFor(EMAIL, /Welcome/)).text).toContain('Fenwick & Sons')
    const confirm = new URL(linkIn(await sink.waitFor(EMAIL, /[Cc]onfirm/)))
    const proved = await api.app.inject({
      method: 'POST',
      url: '/auth/v1/verify',
      payload: { type: 'signup', token_hash: confirm.searchParams.get('token') },
    })
    expect(proved.statusCode).toBe(200)
    const { user } = await signIn()
    expect(user.app_metadata).toMatchObject({ role: 'tenant', member_role: 'admin' })
    tenantId = String(user.app_metadata.tenant_id)
    expect((await asAdmin('GET', '/trial')).json()).toMatchObject({ status: 'trial', daysLeft: 3 })
    expect((await importOrder()).json()).toMatchObject({ created: 1 })
  })

  it('gets a notice that the trial ends, is blocked after the third day, and still reads', async () => {
    await passDays(2)
    await sink.waitFor(EMAIL, /Your trial ends on/)
    expect((await importOrder()).json()).toMatchObject({ created: 1 })
    await passDays(1)
    await sink.waitFor(EMAIL, /Your trial has ended/)
    expect((await importOrder()).json()).toMatchObject({ code: 'trial_ended' })
    expect((await asAdmin('GET', '/orders')).json().items).toHaveLength(2)
  })

  it('pays an invoice that is right to the cent, and works', async () => {
    await asAdmin('PUT', '/subscription/billing-details', {
      name: '',
      address: '1 Quay, Ashmouth',
      taxId: '',
      email: null,
    })
    const { invoice } = await choose('professional')
    expect(invoice).toMatchObject({ subtotalMinor: 29_900, taxMinor: 5_980, totalMinor: 35_880 })
    const invoiceMail = await sink.waitFor(EMAIL, new RegExp(`Invoice ${invoice.number}`))
    expect(invoiceMail.subject).toContain('$358.80')
    expect(invoiceMail.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
    await pay(invoice.id)
    expect((await sink.waitFor(EMAIL, /Payment received/)).text).toContain('$358.80')
    expect(await subscription()).toMatchObject({ status: 'active', blockedBy: null, planId: 'professional' })
    expect((await importOrder()).json()).toMatchObject({ created: 1 })
  })

  it('is past due after an unpaid renewal and still works, until it is suspended', async () => {
    await passDays(31)
    const [renewal] = (await subscription()).invoices
    expect(renewal).toMatchObject({ kind: 'renewal', totalMinor: 35_880, status: 'open' })
    await passDays(15)
    await sink.waitFor(EMAIL, /Reminder: invoice/)
    expect(await subscription()).toMatchObject({ status: 'past_due', blockedBy: null })
    expect((await importOrder()).json()).toMatchObject({ created: 1 })
    await passDays(15)
    await sink.waitFor(EMAIL, /is suspended/)
    expect((await importOrder()).json()).toMatchObject({ code: 'company_suspended' })
  })

  it('exports its orders and invoices while it is suspended', async () => {
    const file = await asAdmin('GET', '/orders/export?format=csv')
    expect(file.headers['content-type']).toContain('text/csv')
    const [head, ...lines] = file.payload.trim().split(/\r?\n/)
    expect(head).toContain('reference')
    expect(new Set(lines.map((line) => /F-\d/.exec(line)?.[0]))).toEqual(
      new Set(['F-1', 'F-2', 'F-4', 'F-5']),
    )
    const { invoices } = await subscription()
    issued = invoices.length
    expect(issued).toBeGreaterThan(1)
    for (const { id } of invoices)
      expect((await asAdmin('GET', `/invoices/${id}/pdf`)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('closes, shows until when it can be restored, and admits nobody', async () => {
    const { access_token: session } = await signIn()
    // Uploads watch their socket, so the test needs a listening server.
    const address = await api.app.listen({ host: '127.0.0.1', port: 0 })
    const logo = await fetch(`${address}/storage/v1/object/logos/${tenantId}/logo.png`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session}`, 'content-type': 'image/png' },
      body: PNG,
    })
    expect(logo.status).toBe(200)
    expect((await api.call(owner, 'DELETE', `/owner/tenants/${tenantId}`)).statusCode).toBe(200)
    const { deleteAfter } = await tenant()
    const day = new Date(deleteAfter).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    expect((await sink.waitFor(EMAIL, /is closed/)).text).toContain(day)
    expect((await api.call(session, 'GET', '/orders')).statusCode).toBe(403)
    // The account still names its company, so that the page of a closed company can name it too. It opens
    // nothing.
    const after = await signIn()
    expect(after.user.app_metadata).toMatchObject({ role: 'former' })
    expect((await api.call(after.access_token, 'GET', '/orders')).statusCode).toBe(403)
  })

  it('is deleted after the grace with its files, and its invoices stay', async () => {
    const sweep = () => deleteClosed(api.platform, new Date())
    await passDays(29)
    expect(await sweep()).toBe(0)
    await passDays(2)
    expect(await sweep()).toBe(1)
    expect(await tenant()).toBeUndefined()
    const remainingRows = await asOwner<{ table: string; rows: number }>(`
      select c.table_name as table, (xpath('/row/n/text()', query_to_xml(format(
        'select count(*) as n from public.%I where tenant_id = %L', c.table_name, '${tenantId}'), false, true, '')))[1]::text::int as rows
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'tenant_id' and t.table_type = 'BASE TABLE'`)
    expect(remainingRows.length).toBeGreaterThan(20)
    // Invoices are kept by law, and the audit log keeps what was done.
    expect(
      remainingRows
        .filter(({ rows }) => rows > 0)
        .map(({ table }) => table)
        .toSorted(),
    ).toEqual(['audit_log', 'invoices', 'subscription_events'])
    expect(await asOwner('select from storage.objects where name like $1', [`${tenantId}/%`])).toHaveLength(0)
    const invoices = await asOwner<{ total: number }>(
      'select total_minor as total from public.invoices where tenant_id = $1 order by issued_at',
      [tenantId],
    )
    expect(invoices.length).toBe(issued)
    expect(new Set(invoices.map(({ total }) => total))).toEqual(new Set([35_880]))
  })
})
