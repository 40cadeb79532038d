// Card payments: events signed by Stripe's own library, forged, repeated and out of order.
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { billing } from './module.ts'

const SECRET = 'whsec_of_this_test'
const stripe = new Stripe('sk_test_of_this_test')
let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([billing], { stripe: { secretKey: 'sk_test_of_this_test', webhookSecret: SECRET } })
  company = await api.company()
  await api.platform.database.asOwner(
    `update public.subscriptions set status = 'trial', trial_ends_at = now() - interval '1 day' where tenant_id = $1`,
    [company.tenantId],
  )
})
afterAll(() => api.close())

let events = 0
const NOW = Math.floor(Date.now() / 1000)

function eventOf(type: string, object: object, created = NOW): string {
  events += 1
  return JSON.stringify({ id: `evt_${events}`, object: 'event', type, created, data: { object } })
}

const subscription = (status: string, planId = 'professional') => ({
  id: 'sub_1',
  customer: 'cus_1',
  status,
  cancel_at_period_end: false,
  metadata: { tenant_id: company.tenantId, plan_id: planId },
  items: {
    data: [
      {
        price: { unit_amount: planId === 'starter' ? 9_900 : 29_900 },
        current_period_start: NOW,
        current_period_end: NOW + 30 * 86_400,
      },
    ],
  },
})

const send = (
  payload: string,
  header = stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET }),
) =>
  api.call(null, 'POST', '/stripe/events', {
    body: payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
  })
const read = async () => (await api.call(company.keys.admin, 'GET', '/subscription')).json()

describe('an event of Stripe', () => {
  it('is refused with a foreign, wrong or old signature', async () => {
    const payload = eventOf('customer.subscription.created', subscription('active'))
    const forged = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_of_somebody_else' })
    const old = stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp: NOW - 3_600 })
    const good = stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET })
    for (const answer of [
      await send(payload, forged),
      await send(payload, old),
      await send(`${payload} `, good),
      await send(payload, ''),
    ])
      expect(answer.statusCode).toBe(400)
    expect(await read()).toMatchObject({ status: 'expired' })
  })

  it('starts the plan that was paid', async () => {
    expect((await send(eventOf('customer.subscription.created', subscription('active')))).statusCode).toBe(
      204,
    )
    expect(await read()).toMatchObject({
      status: 'active',
      planId: 'professional',
      amountMinor: 29_900,
      blockedBy: null,
    })
  })

  it('that is older than the last one, but arrives later, changes nothing', async () => {
    await send(eventOf('customer.subscription.updated', subscription('past_due'), NOW + 60))
    await send(eventOf('customer.subscription.updated', subscription('active'), NOW + 30))
    expect(await read()).toMatchObject({ status: 'past_due' })
    await send(eventOf('customer.subscription.updated', subscription('active'), NOW + 90))
    expect(await read()).toMatchObject({ status: 'active' })
  })

  it('about a payment writes one numbered invoice, however often it arrives', async () => {
    const payload = eventOf('invoice.paid', {
      id: 'in_1',
      number: 'F-0001',
      currency: 'usd',
      billing_reason: 'subscription_create',
      subtotal: 29_900,
      total_excluding_tax: 29_900,
      total: 35_880,
      lines: { data: [{ description: 'Professional', amount: 29_900 }] },
      parent: { subscription_details: { subscription: 'sub_1', metadata: { plan_id: 'professional' } } },
    })
    await Promise.all([send(payload), send(payload), send(payload)])
    await send(eventOf('invoice.paid', JSON.parse(payload).data.object))
    const { invoices } = await read()
    expect(invoices).toHaveLength(1)
    expect(invoices[0]).toMatchObject({ status: 'paid', paidBy: 'card', taxMinor: 5_980, totalMinor: 35_880 })
  })

  it('about another subscription, or of an unknown type, is accepted and ignored', async () => {
    const other = { ...subscription('canceled'), id: 'sub_2', metadata: {} }
    expect((await send(eventOf('customer.subscription.deleted', other, NOW + 200))).statusCode).toBe(204)
    expect((await send(eventOf('charge.refunded', {}))).statusCode).toBe(204)
    expect(await read()).toMatchObject({ status: 'active' })
  })

  it('ends the plan', async () => {
    await send(eventOf('customer.subscription.deleted', subscription('canceled'), NOW + 300))
    expect(await read()).toMatchObject({ status: 'cancelled', blockedBy: 'subscription_ended' })
  })
})

it('reports that Stripe cannot be reached', async () => {
  const closed = await testApi([billing], {
    stripe: { secretKey: 'sk_test_of_this_test', webhookSecret: SECRET, apiUrl: 'http://127.0.0.1:9' },
  })
  try {
    const other = await closed.company()
    await closed.platform.database.asOwner(
      `update public.subscriptions set status = 'trial', trial_ends_at = now() where tenant_id = $1`,
      [other.tenantId],
    )
    const answer = await closed.call(other.keys.admin, 'POST', '/subscription', {
      body: { planId: 'starter' },
    })
    expect(answer.statusCode).toBe(503)
  } finally {
    await closed.close()
  }
})
