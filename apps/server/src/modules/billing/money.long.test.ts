// Invoices of four countries, credit notes, a year changed half-way, coupons, currencies and reminders.
import { planBody } from '@dropwise/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { billing } from './module.ts'
import { passDays } from './testing.ts'

let api: TestApi
let owner: string

beforeAll(async () => {
  api = await testApi([billing])
  owner = await api.ownerKey()
  // The test calls with API keys, which the smallest plan does not include.
  await rows(`update public.subscription_plans set limits = '{"members": 3}' where id = 'starter'`)
  await api.call(owner, 'PUT', '/owner/billing/terms', {
    body: {
      sellerName: 'Dropwise GmbH',
      sellerAddress: 'Kai 1, Hamburg',
      sellerTaxId: 'DE123456789',
      sellerCountry: 'DE',
      taxLabel: 'USt.',
      taxPercent: 19,
      taxRates: [
        { country: 'GB', label: 'VAT', percent: 20 },
        { country: 'US', label: 'Sales tax', percent: 0 },
      ],
      reminderDays: [0, 5, 10],
      graceDays: 14,
    },
  })
  await writePrices([
    { period: 'year', currency: 'USD', priceMinor: 99_000 },
    { period: 'month', currency: 'EUR', priceMinor: 9_500 },
  ])
})
afterAll(() => api.close())

const rows = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(text, values)

async function writePrices(prices: unknown[]) {
  const { items } = (await api.call(owner, 'GET', '/owner/plans')).json()
  for (const planId of ['starter', 'professional']) {
    const item = items.find(({ id }: { id: string }) => id === planId)
    const factor = planId === 'starter' ? 1 : 3
    const body = {
      // The answer also has figures, which the body refuses.
      ...planBody.omit({ id: true }).parse(item),
      hasApi: true,
      prices: prices.map((price) => {
        const each = price as { priceMinor: number }
        return { ...each, priceMinor: each.priceMinor * factor }
      }),
    }
    expect((await api.call(owner, 'PUT', `/owner/plans/${planId}`, { body })).statusCode).toBe(200)
  }
}

async function onTrial(country = '', taxId = ''): Promise<TestCompany> {
  const company = await api.company()
  await rows(
    `update public.subscriptions set plan_id = 'professional', status = 'trial', amount = 29900, vehicle_limit = 25,
       trial_ends_at = now() + interval '3 days' where tenant_id = $1`,
    [company.tenantId],
  )
  const body = { name: 'Bosun Brewing', address: '1 Quay', country, taxId, email: null }
  const saved = await api.call(company.keys.admin, 'PUT', '/subscription/billing-details', { body })
  expect(saved.statusCode).toBe(204)
  return company
}

const choose = async ({ keys }: TestCompany, body: object) =>
  (await api.call(keys.admin, 'POST', '/subscription', { body })).json()
const read = async ({ keys }: TestCompany) => (await api.call(keys.admin, 'GET', '/subscription')).json()
const pay = (id: string) =>
  api.call(owner, 'POST', `/owner/invoices/${id}/pay`, { body: { method: 'transfer' } })
const credit = async (id: string, body: object) =>
  (await api.call(owner, 'POST', `/owner/invoices/${id}/credit`, { body })).json()

async function paying(planId: string, period?: string): Promise<TestCompany> {
  const company = await onTrial('DE')
  const { invoice } = await choose(company, { planId, period })
  expect((await pay(invoice.id)).statusCode).toBe(200)
  return company
}

describe('[M89] tax by the country of the buyer', () => {
  it.each([
    ['US', '12-3456789', 'Sales tax', 0, 0, 9_900, ''],
    ['DE', '', 'USt.', 19, 1_881, 11_781, ''],
    ['AT', 'ATU12345678', 'VAT', 0, 0, 9_900, 'Reverse charge'],
    ['GB', 'GB123456789', 'VAT', 20, 1_980, 11_880, ''],
  ])('[M89] writes an invoice to %s', async (country, taxId, label, percent, taxMinor, totalMinor, note) => {
    const company = await onTrial(country, taxId)
    const request = { body: { planId: 'starter' } }
    const preview = (await api.call(company.keys.admin, 'POST', '/subscription/preview', request)).json()
    const { invoice } = await choose(company, { planId: 'starter' })
    const expected = { subtotalMinor: 9_900, taxLabel: label, taxPercent: percent, taxMinor, totalMinor }
    expect(invoice).toMatchObject(expected)
    expect(preview.invoice).toMatchObject(expected)
    expect(invoice.taxNote).toContain(note)
    const pdf = await api.call(company.keys.admin, 'GET', `/invoices/${invoice.id}/pdf`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
  })

  it('[M89] refuses a tax number in the wrong format for its country', async () => {
    const company = await onTrial('DE', 'DE123456789')
    const answer = await api.call(company.keys.admin, 'PUT', '/subscription/billing-details', {
      body: { name: 'B', address: '1 Quay', country: 'FR', taxId: 'DE123456789', email: null },
    })
    expect(answer.statusCode).toBe(400)
    expect(JSON.stringify(answer.json())).toContain('FR12345678901')
  })
})

describe('[M89] a credit note', () => {
  it('[M89] credits parts of an invoice, with exact tax, and never more than its amount', async () => {
    const company = await onTrial('DE')
    const { invoice } = await choose(company, { planId: 'starter' })
    await pay(invoice.id)
    const first = (await credit(invoice.id, { subtotalMinor: 3_333, reason: 'Two days without service' }))
      .items[0]
    expect(first.creditNotes[0]).toMatchObject({
      number: expect.stringMatching(/^CN-\d{4}-\d{4}$/),
      subtotalMinor: 3_333,
      taxMinor: 633,
      totalMinor: 3_966,
    })
    expect(await credit(invoice.id, { subtotalMinor: 6_568, reason: 'Too much' })).toMatchObject({
      code: 'credit_too_large',
    })
    const rest = (await credit(invoice.id, { reason: 'The rest' })).items[0]
    expect(rest).toMatchObject({ status: 'paid', creditedMinor: invoice.totalMinor })
    expect(rest.creditNotes[1]).toMatchObject({ subtotalMinor: 6_567, taxMinor: 1_248, totalMinor: 7_815 })
    expect(await credit(invoice.id, { reason: 'Again' })).toMatchObject({ code: 'credit_too_large' })
    const { id } = rest.creditNotes[0]
    const pdf = await api.call(company.keys.admin, 'GET', `/credit-notes/${id}/pdf`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const other = await api.company()
    expect((await api.call(other.keys.admin, 'GET', `/credit-notes/${id}/pdf`)).statusCode).toBe(404)
    await expect(rows(`update public.credit_notes set reason = 'Other'`)).rejects.toMatchObject({
      message: 'invoice_settled',
    })
  })

  it('[M89] credits an invoice once when two owners press at the same moment', async () => {
    const company = await onTrial('DE')
    const { invoice } = await choose(company, { planId: 'starter' })
    const both = await Promise.all([
      credit(invoice.id, { reason: 'Wrong company' }),
      credit(invoice.id, { reason: 'Wrong company' }),
    ])
    expect(both.filter(({ code }) => code === 'credit_too_large')).toHaveLength(1)
    expect((await read(company)).invoices[0]).toMatchObject({ status: 'credited', creditedMinor: 11_781 })
    expect(await read(company)).toMatchObject({ status: 'trial', nextPlanId: null })
    expect((await pay(invoice.id)).json()).toMatchObject({ code: 'invoice_settled' })
  })
})

describe('[M89] a yearly plan', () => {
  it('[M89] runs a year, and a larger plan half-way costs half of the difference', async () => {
    const company = await paying('starter', 'year')
    const present = await read(company)
    expect(present).toMatchObject({ status: 'active', period: 'year', amountMinor: 99_000 })
    const days = (Date.parse(present.periodEndsAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(364)
    await rows(
      `update public.subscriptions set current_period_start = now() - interval '180 days', current_period_end = now() + interval '180 days'
       where tenant_id = $1`,
      [company.tenantId],
    )
    const { result, invoice } = await choose(company, { planId: 'professional' })
    expect(result).toBe('changed')
    expect(invoice.lines.map((line: { amountMinor: number }) => line.amountMinor)).toEqual([148_500, -49_500])
    expect(invoice).toMatchObject({ subtotalMinor: 99_000, taxMinor: 18_810, totalMinor: 117_810 })
    await pay(invoice.id)
    const months = await choose(company, { planId: 'professional', period: 'month' })
    expect(months).toMatchObject({ result: 'scheduled', invoice: null })
    expect(await read(company)).toMatchObject({ period: 'year', nextPeriod: 'month' })
  })

  it('[M89] replaces months at once, and credits the unused part', async () => {
    const company = await paying('starter')
    await rows(
      `update public.subscriptions set current_period_start = now() - interval '15 days', current_period_end = now() + interval '15 days'
       where tenant_id = $1`,
      [company.tenantId],
    )
    const { result, invoice } = await choose(company, { planId: 'starter', period: 'year' })
    expect(result).toBe('changed')
    expect(invoice.lines.map((line: { amountMinor: number }) => line.amountMinor)).toEqual([99_000, -4_950])
    const present = await read(company)
    expect(present).toMatchObject({ period: 'year', amountMinor: 99_000 })
    expect(Date.parse(present.periodEndsAt) - Date.now()).toBeGreaterThan(364 * 86_400_000)
    // Revenue counts a twelfth of a year.
    expect(
      await rows(
        `select amount from public.subscription_events where tenant_id = $1 order by at desc limit 1`,
        [company.tenantId],
      ),
    ).toEqual([{ amount: 8_250 }])
  })
})

describe('[M89] a currency changed in mid-period', () => {
  it('[M89] is invoiced from the next period, since two currencies cannot be set off', async () => {
    const company = await paying('starter')
    const { result, effectiveAt } = await choose(company, { planId: 'professional', currency: 'EUR' })
    const before = await read(company)
    expect({ result, effectiveAt }).toEqual({ result: 'scheduled', effectiveAt: before.periodEndsAt })
    expect(before).toMatchObject({ planId: 'starter', currency: 'USD', nextCurrency: 'EUR' })
    await passDays(api, company.tenantId, 32)
    const after = await read(company)
    expect(after).toMatchObject({
      planId: 'professional',
      currency: 'EUR',
      amountMinor: 28_500,
      nextCurrency: null,
    })
    expect(after.invoices[0]).toMatchObject({ kind: 'renewal', currency: 'EUR', subtotalMinor: 28_500 })
    const figures = (await api.call(owner, 'GET', '/owner/billing?currency=EUR')).json()
    expect(figures).toMatchObject({ currency: 'EUR', mrrMinor: 28_500 })
    expect(figures.currencies).toEqual(['USD', 'EUR'])
    expect(figures.forecast.map(({ amountMinor }: { amountMinor: number }) => amountMinor)).toContain(28_500)
    expect(await choose(company, { planId: 'starter', currency: 'JPY' })).toMatchObject({
      code: 'price_missing',
    })
  })
})

describe('[M89] a coupon', () => {
  const write = (body: object) => api.call(owner, 'POST', '/owner/coupons', { body })

  it('[M89] discounts the given number of invoices, before tax', async () => {
    expect((await write({ code: 'third-off', percentOff: 33.33, invoices: 2 })).statusCode).toBe(200)
    expect((await write({ code: 'THIRD-OFF', percentOff: 50 })).json()).toMatchObject({
      code: 'coupon_taken',
    })
    const company = await onTrial('DE')
    const { invoice } = await choose(company, { planId: 'starter', couponCode: 'third-off' })
    expect(invoice).toMatchObject({
      couponCode: 'THIRD-OFF',
      subtotalMinor: 6_600,
      taxMinor: 1_254,
      totalMinor: 7_854,
    })
    await pay(invoice.id)
    expect(await read(company)).toMatchObject({
      amountMinor: 9_900,
      coupon: { code: 'THIRD-OFF', text: '33.33 % off', percentOff: 33.33, invoicesLeft: 1 },
    })
    await passDays(api, company.tenantId, 32)
    expect((await read(company)).invoices[0]).toMatchObject({ subtotalMinor: 6_600 })
    await pay((await read(company)).invoices[0].id)
    await passDays(api, company.tenantId, 32)
    const present = await read(company)
    expect(present.invoices[0]).toMatchObject({ subtotalMinor: 9_900, couponCode: null })
    expect(present.coupon).toBeNull()
  })

  it('[M89] with one use goes to one of two companies that redeem it at the same moment', async () => {
    await write({ code: 'ONLY-ONE', amountOffMinor: 1_000, currency: 'USD', companyLimit: 1 })
    const both = [await onTrial('DE'), await onTrial('DE')]
    const answers = await Promise.all(
      both.map((company) => choose(company, { planId: 'starter', couponCode: 'ONLY-ONE' })),
    )
    expect(answers.filter(({ code }) => code === 'coupon_used_up')).toHaveLength(1)
    expect(answers.filter(({ invoice }) => invoice?.subtotalMinor === 8_900)).toHaveLength(1)
    const { items } = (await api.call(owner, 'GET', '/owner/coupons')).json()
    expect(items.find(({ code }: { code: string }) => code === 'ONLY-ONE')).toMatchObject({ companies: 1 })
  })

  it('[M89] is redeemed once by a company, also when pressed twice at once', async () => {
    await write({ code: 'TWICE', percentOff: 10 })
    const company = await onTrial('DE')
    const answers = await Promise.all(
      [1, 2].map(() => choose(company, { planId: 'starter', couponCode: 'TWICE' })),
    )
    expect(answers.filter(({ code }) => code === 'coupon_redeemed')).toHaveLength(1)
    expect((await read(company)).invoices).toHaveLength(1)
  })

  it('[M89] of the whole price starts the plan at once, with an invoice of zero', async () => {
    await write({ code: 'FREE-MONTH', percentOff: 100 })
    const company = await onTrial('DE')
    const { result, invoice } = await choose(company, { planId: 'starter', couponCode: 'FREE-MONTH' })
    expect(result).toBe('changed')
    expect(invoice).toMatchObject({ status: 'paid', totalMinor: 0 })
    expect(await read(company)).toMatchObject({ status: 'active', amountMinor: 9_900 })
  })

  it('[M89] is refused when switched off, expired or unknown', async () => {
    await write({ code: 'PAST', percentOff: 10, expiresAt: '2020-01-01T00:00:00Z' })
    await write({ code: 'SWITCHED-OFF', percentOff: 10 })
    await api.call(owner, 'PATCH', '/owner/coupons/SWITCHED-OFF', { body: { isActive: false } })
    const company = await onTrial('DE')
    for (const couponCode of ['PAST', 'SWITCHED-OFF', 'NOTHING'])
      expect(await choose(company, { planId: 'starter', couponCode })).toMatchObject({
        code: 'coupon_unknown',
      })
    expect((await read(company)).invoices).toEqual([])
    expect(
      (await write({ code: 'BOTH', percentOff: 10, amountOffMinor: 5, currency: 'USD' })).statusCode,
    ).toBe(400)
  })
})

describe('[M89] dunning', () => {
  it('[M89] reminds on the days of the terms, and the last mail names the day of the suspension', async () => {
    const company = await paying('starter')
    await passDays(api, company.tenantId, 32)
    const mails = async () =>
      (
        await rows(
          `select from public.outbox where dedupe_key like 'reminder%' and dedupe_key like '%' || $1 || '%'`,
          [(await read(company)).invoices[0].id],
        )
      ).length
    expect(await mails()).toBe(0)
    await passDays(api, company.tenantId, 15)
    const one = await mails()
    expect(one).toBeGreaterThan(0)
    await passDays(api, company.tenantId, 5)
    expect(await mails()).toBe(2 * one)
    await passDays(api, company.tenantId, 5)
    expect(await mails()).toBe(3 * one)
    const [last] = await rows<{ subject: string }>(
      `select subject from public.outbox where dedupe_key like 'reminder 3%' limit 1`,
    )
    expect(last?.subject).toMatch(/^Final notice: invoice/)
    const figures = (await api.call(owner, 'GET', '/owner/billing')).json()
    expect(figures.aging[0]).toMatchObject({ fromDays: 0, toDays: 30, count: figures.overdueCount })
    expect(
      figures.aging.reduce((sum: number, age: { amountMinor: number }) => sum + age.amountMinor, 0),
    ).toBe(figures.overdueMinor)
  })
})
