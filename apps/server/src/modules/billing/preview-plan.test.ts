// The preview of a plan shows what choosing it then does, and changes nothing.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { billing } from './module.ts'

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([billing])
  company = await api.company()
  await rows(
    `update public.subscriptions set plan_id = 'professional', status = 'trial', amount = 29900,
       trial_ends_at = now() + interval '3 days' where tenant_id = $1`,
    [company.tenantId],
  )
  await api.call(await api.ownerKey(), 'PUT', '/owner/billing/terms', {
    body: { sellerName: 'Dropwise Ltd', taxLabel: 'VAT', taxPercent: 20 },
  })
})
afterAll(() => api.close())

const rows = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(text, values)
const choosePlan = (path: string, planId: string, key = company.keys.admin) =>
  api.call(key, 'POST', path, { body: { planId } })
const preview = async (planId: string) => (await choosePlan('/subscription/preview', planId)).json()
const choose = async (planId: string) => (await choosePlan('/subscription', planId)).json()
const state = () =>
  rows(
    `select (select count(*)::int from public.invoices) as invoices, (select count(*)::int from public.outbox) as mails,
       (select max(last) from app.invoice_numbers) as number,
       (select to_jsonb(s) from public.subscriptions s where tenant_id = $1) as subscription`,
    [company.tenantId],
  )

it('shows the first invoice of a plan, and stores nothing', async () => {
  const before = await state()
  const first = await preview('starter')
  expect(first).toMatchObject({
    result: 'invoiced',
    planName: 'Starter',
    period: 'month',
    priceMinor: 9_900,
    invoice: { subtotalMinor: 9_900, taxLabel: 'VAT', taxPercent: 20, taxMinor: 1_980, totalMinor: 11_880 },
    nextAt: null,
  })
  expect(await state()).toEqual(before)
  expect(await choose('starter')).toMatchObject({ code: 'billing_address_missing' })
  expect(await state()).toEqual(before)
  await rows(`insert into public.billing_details (tenant_id, address) values ($1, '1 Quay, Ashmouth')`, [
    company.tenantId,
  ])
  const { invoice } = await choose('starter')
  expect(invoice).toMatchObject({ number: expect.stringMatching(/-0001$/), totalMinor: 11_880 })
})

it('shows the proration of a larger plan, and when a smaller one begins', async () => {
  await rows(
    `update public.subscriptions set status = 'active', plan_id = 'starter', amount = 9900, next_plan_id = null,
       current_period_start = now() - interval '15 days', current_period_end = now() + interval '15 days' where tenant_id = $1`,
    [company.tenantId],
  )
  const larger = await preview('professional')
  expect(larger).toMatchObject({ result: 'changed', invoice: { subtotalMinor: 10_000, totalMinor: 12_000 } })
  expect(Date.parse(larger.nextAt)).toBeGreaterThan(Date.now() + 14 * 86_400_000)
  expect((await choose('professional')).invoice.totalMinor).toBe(larger.invoice.totalMinor)
  const smaller = await preview('starter')
  expect(smaller).toMatchObject({ result: 'scheduled', invoice: null, effectiveAt: smaller.nextAt })
})

it('is refused for the same reasons as the choice itself', async () => {
  expect(await preview('professional')).toMatchObject({ code: 'plan_is_current' })
  expect(await preview('enterprise')).toMatchObject({ code: 'plan_on_request' })
  expect((await choosePlan('/subscription/preview', 'starter', company.keys.dispatcher)).statusCode).toBe(403)
})
