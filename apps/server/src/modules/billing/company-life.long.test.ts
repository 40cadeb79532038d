// The life of a company: trial, its end, an invoice, the payment, a larger plan, arrears, suspension, payment, the end.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailer, type Mailer } from '../../platform/mail/mail.ts'
import { startMailSink, type MailSink } from '../../platform/mail/mail-sink.ts'
import { mail } from '../mail/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { billing } from './module.ts'
import { passDays as moveClock } from './testing.ts'

let api: TestApi
let company: TestCompany
let sink: MailSink
let mailer: Mailer
let owner: string
let admin: string

beforeAll(async () => {
  sink = await startMailSink()
  mailer = createMailer(sink.url, 'Dropwise <no-reply@dropwise.test>')
  api = await testApi([billing, mail], { mailer })
  company = await api.company()
  owner = await api.ownerKey()
  const [row] = await sqlRows<{ email: string }>(
    `select u.email from auth.users u join public.memberships m on m.user_id = u.id where m.tenant_id = $1 and m.role = 'admin'`,
    [company.tenantId],
  )
  admin = row?.email ?? ''
  // The test calls with an API key throughout, which the smallest plan does not include.
  await sqlRows(`update public.subscription_plans set limits = '{"members": 3}' where id = 'starter'`)
  await sqlRows(
    `update public.subscriptions set plan_id = 'professional', status = 'trial', amount = 29900, vehicle_limit = 25,
       trial_ends_at = now() + interval '3 days' where tenant_id = $1`,
    [company.tenantId],
  )
})
afterAll(async () => {
  await api.close()
  mailer.close()
  await sink.close()
})

const sqlRows = <Row = unknown>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row & object>(text, values)
const read = async () => (await api.call(company.keys.admin, 'GET', '/subscription')).json()
const choose = (planId: string, key = company.keys.admin) =>
  api.call(key, 'POST', '/subscription', { body: { planId } })
const pay = (id: string, key = owner) =>
  api.call(key, 'POST', `/owner/invoices/${id}/pay`, { body: { method: 'transfer', reference: 'Bank 17' } })

const passDays = (days: number) => moveClock(api, company.tenantId, days)

const order = () =>
  sqlRows(
    `with r as (insert into public.recipients (tenant_id, name) values ($1, gen_random_uuid()::text) returning id),
       a as (insert into public.addresses (tenant_id, text, normalised, lat, lng)
         values ($1, 'Lane 1', gen_random_uuid()::text, 0, 0) returning id)
     insert into public.orders (tenant_id, reference, date, recipient_id, address_id)
     select $1, gen_random_uuid()::text, current_date, r.id, a.id from r, a`,
    [company.tenantId],
  )

describe('a company', () => {
  it('works during its trial, gets a notice before it ends, and is blocked afterwards', async () => {
    await order()
    await passDays(2)
    expect((await sink.waitFor(admin, /Your trial ends on/)).text).toContain('/tenant/settings/plan')
    await passDays(2)
    await sink.waitFor(admin, /Your trial has ended/)
    await expect(order()).rejects.toMatchObject({ message: 'trial_ended' })
    expect(await read()).toMatchObject({ status: 'expired', daysLeft: 0, blockedBy: 'trial_ended' })
  })

  it('gets a numbered invoice with tax as PDF by mail when an administrator chooses a plan', async () => {
    await api.call(owner, 'PUT', '/owner/billing/terms', {
      body: {
        sellerName: 'Dropwise Ltd',
        taxLabel: 'VAT',
        taxPercent: 20,
        paymentInstructions: 'IBAN GB00 TEST',
      },
    })
    expect((await choose('starter', company.keys.dispatcher)).statusCode).toBe(403)
    expect((await choose('enterprise')).json()).toMatchObject({ code: 'plan_on_request' })
    expect((await choose('nothing')).statusCode).toBe(404)
    expect((await choose('starter')).json()).toMatchObject({ code: 'billing_address_missing' })
    expect(await read()).toMatchObject({ invoices: [], nextPlanId: null })
    await api.call(company.keys.admin, 'PUT', '/subscription/billing-details', {
      body: { name: 'Bosun Brewing', address: '1 Quay, Ashmouth', taxId: '', email: null },
    })
    const answer = await choose('starter')
    expect(answer.statusCode).toBe(200)
    const { result, invoice } = answer.json()
    expect(result).toBe('invoiced')
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^\d{4}-0001$/),
      subtotalMinor: 9_900,
      taxLabel: 'VAT',
      taxMinor: 1_980,
      totalMinor: 11_880,
      status: 'open',
    })
    const mail = await sink.waitFor(admin, new RegExp(`Invoice ${invoice.number}: \\$118.80`))
    expect(mail.text).toContain('IBAN GB00 TEST')
    expect(mail.attachments[0]?.name).toBe(`invoice-${invoice.number}.pdf`)
    expect(mail.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
    // A second click returns the same invoice.
    expect((await choose('starter')).json().invoice.number).toBe(invoice.number)
  })

  it('replaces the first invoice when it chooses another plan, without a gap in numbers', async () => {
    const { invoice } = (await choose('professional')).json()
    expect(invoice.number).toMatch(/-0002$/)
    const { invoices, nextPlanId } = await read()
    expect(nextPlanId).toBe('professional')
    expect(invoices.map((item: { status: string }) => item.status)).toEqual(['open', 'void'])
    expect((await choose('starter')).json().invoice.number).toMatch(/-0003$/)
  })

  it('works again once the owner has marked the invoice as paid, once', async () => {
    const [invoice] = (await read()).invoices
    expect((await pay(invoice.id, company.keys.admin)).statusCode).toBe(403)
    const answer = await pay(invoice.id)
    expect(answer.json().items[0]).toMatchObject({
      status: 'paid',
      paidBy: 'transfer',
      paymentReference: 'Bank 17',
    })
    expect((await pay(invoice.id)).json()).toMatchObject({ code: 'invoice_settled' })
    expect(await read()).toMatchObject({
      status: 'active',
      blockedBy: null,
      planId: 'starter',
      amountMinor: 9_900,
      usage: { vehicles: { used: 0, limit: 5 } },
    })
    await order()
    await sink.waitFor(admin, /Payment received/)
  })

  it('pays the difference for a larger plan in the middle of a month, to the cent', async () => {
    await sqlRows(
      `update public.subscriptions set current_period_start = now() - interval '15 days', current_period_end = now() + interval '15 days'
       where tenant_id = $1`,
      [company.tenantId],
    )
    const { result, invoice } = (await choose('professional')).json()
    expect(result).toBe('changed')
    expect(invoice.lines.map((line: { amountMinor: number }) => line.amountMinor)).toEqual([14_950, -4_950])
    expect(invoice).toMatchObject({ subtotalMinor: 10_000, taxMinor: 2_000, totalMinor: 12_000 })
    expect((await read()).usage.vehicles.limit).toBe(25)
    await pay(invoice.id)
  })

  it('stays on the larger plan until the end of the period when it chooses a smaller one', async () => {
    expect((await choose('starter')).json()).toMatchObject({ result: 'scheduled', invoice: null })
    expect(await read()).toMatchObject({ planId: 'professional', nextPlanId: 'starter' })
    expect((await choose('professional')).json().result).toBe('kept')
    expect((await choose('professional')).json()).toMatchObject({ code: 'plan_is_current' })
  })

  it('is past due after an unpaid renewal, still works, is suspended after the grace, and reads on', async () => {
    await passDays(16)
    const [renewal] = (await read()).invoices
    expect(renewal).toMatchObject({ kind: 'renewal', totalMinor: 35_880, status: 'open' })
    await passDays(15)
    expect(await read()).toMatchObject({ status: 'past_due', blockedBy: null })
    expect((await choose('starter')).json()).toMatchObject({ code: 'invoice_open' })
    await sink.waitFor(admin, /Reminder: invoice/)
    await order()
    await passDays(15)
    await sink.waitFor(admin, /is suspended/)
    expect(await read()).toMatchObject({ blockedBy: 'company_suspended', suspendedReason: 'unpaid' })
    await expect(order()).rejects.toMatchObject({ message: 'company_suspended' })
  })

  it('reactivates by paying, and cancels at the end of the paid period', async () => {
    for (const invoice of (await read()).invoices) if (invoice.status === 'open') await pay(invoice.id)
    await sink.waitFor(admin, /can work again/)
    expect(await read()).toMatchObject({ status: 'active', blockedBy: null })
    const cancellation = await api.call(company.keys.admin, 'POST', '/subscription/cancel', {
      body: { reason: 'Sold our vans' },
    })
    expect(cancellation.json()).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true })
    await order()
    await passDays(32)
    expect(await read()).toMatchObject({ status: 'cancelled', blockedBy: 'subscription_ended' })
    await expect(order()).rejects.toMatchObject({ message: 'subscription_ended' })
    const { invoice } = (await choose('starter')).json()
    await pay(invoice.id)
    expect(await read()).toMatchObject({ status: 'active', planId: 'starter' })
  })

  it('shows the owner figures that agree with the invoices', async () => {
    const { invoices } = await read()
    const paidInvoices = invoices
      .filter((invoice: { status: string }) => invoice.status === 'paid')
      .reduce((sum: number, { totalMinor }: { totalMinor: number }) => sum + totalMinor, 0)
    const figures = (await api.call(owner, 'GET', '/owner/billing')).json()
    expect(figures).toMatchObject({
      mrrMinor: 9_900,
      paidThisMonthMinor: paidInvoices,
      openMinor: 0,
      overdueCount: 0,
    })
    const month = figures.months.at(-1)
    expect(month.newMinor + month.upgradeMinor + month.downgradeMinor + month.lostMinor).toBe(9_900)
    for (const each of figures.months) {
      expect(each.lost).toBeLessThanOrEqual(Math.max(each.payingBefore, each.lost))
      expect(each.churnPercent).toBe(each.payingBefore > 0 ? (each.lost / each.payingBefore) * 100 : null)
      expect(each.wonTrials).toBeLessThanOrEqual(each.endedTrials)
    }
    expect(figures).toMatchObject({ churnPercent: month.churnPercent, lostThisMonth: month.lost })
    const trials = (key: 'endedTrials' | 'wonTrials') =>
      figures.months.reduce((sum: number, each: Record<string, number>) => sum + (each[key] ?? 0), 0)
    expect([trials('endedTrials'), trials('wonTrials')]).toEqual([1, 1])
    expect((await api.call(company.keys.admin, 'GET', '/owner/billing')).statusCode).toBe(403)
    const pdf = await api.call(company.keys.admin, 'GET', `/invoices/${invoices[0].id}/pdf`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const other = await api.company()
    expect((await api.call(other.keys.admin, 'GET', `/invoices/${invoices[0].id}/pdf`)).statusCode).toBe(404)
  })
})

describe('an invoice', () => {
  it('cannot be rewritten by anybody', async () => {
    await expect(
      sqlRows(`update public.invoices set total_minor = 1, subtotal_minor = 1, tax_minor = 0`),
    ).rejects.toMatchObject({
      message: 'invoice_settled',
    })
  })
})
