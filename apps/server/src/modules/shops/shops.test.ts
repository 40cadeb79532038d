// Orders of Shopify and WooCommerce with their signatures: imported once, refused with a wrong signature.
import { addDays, dayOf } from '@dropwise/contracts'
import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shops } from '../../modules.ts'
import { orders } from '../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'

const SECRET = 'a-secret-of-the-shop'

let api: TestApi
let company: TestCompany
let other: TestCompany
let street: string

beforeAll(async () => {
  api = await testApi([orders, shops])
  company = await api.company()
  other = await api.company()
  street = townAddresses(api, 1)[0]!
})
afterAll(() => api.close())

async function connect(kind: 'shopify' | 'woocommerce') {
  const body = { kind, name: `Our ${kind}`, secret: SECRET, leadDays: 2 }
  const answer = await api.call(company.keys.admin, 'POST', '/shops', { body })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toContain(SECRET)
  const [shop] = answer.json().items
  expect(shop.url).toMatch(new RegExp(`/api/v1/shops/${shop.id}/orders$`))
  return shop.id as string
}
const shopOf = async (id: string) =>
  (await api.call(company.keys.admin, 'GET', '/shops'))
    .json()
    .items.find((item: { id: string }) => item.id === id)
const sign = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('base64')

function send(
  kind: 'shopify' | 'woocommerce',
  shop: string,
  order: object,
  { id = randomUUID(), secret = SECRET }: { id?: string; secret?: string } = {},
) {
  const body = JSON.stringify(order)
  const names =
    kind === 'shopify'
      ? ['x-shopify-hmac-sha256', 'x-shopify-webhook-id', 'x-shopify-topic', 'orders/create']
      : ['x-wc-webhook-signature', 'x-wc-webhook-delivery-id', 'x-wc-webhook-topic', 'order.created']
  return api.call(null, 'POST', `/shops/${shop}/orders`, {
    body,
    headers: {
      'content-type': 'application/json',
      [names[0]!]: sign(body, secret),
      [names[1]!]: id,
      [names[2]!]: names[3]!,
    },
  })
}
const stored = (reference: string) =>
  api.platform.database.asOwner<{ date: string; recipient: string; email: string; custom: object }>(
    `select o.date::text as date, r.name as recipient, r.email, o.custom from public.orders o
     join public.recipients r on r.tenant_id = o.tenant_id and r.id = o.recipient_id
     where o.tenant_id = $1 and o.reference = $2`,
    [company.tenantId, reference],
  )

const shopifyOrder = (parts: object = {}) => ({
  name: '#1001',
  email: 'edith@example.com',
  note: 'Ring twice',
  updated_at: '2026-11-20T10:00:00-05:00',
  cancelled_at: null,
  shipping_address: { name: 'Edith Ward', address1: street, phone: '+15550126' },
  line_items: [
    { name: 'Blue mug', quantity: 2 },
    { name: 'Tea, green', quantity: 1 },
  ],
  ...parts,
})

describe('Shopify', () => {
  it('sends an order once, as its export file would', async () => {
    const shop = await connect('shopify')
    const id = randomUUID()
    expect((await send('shopify', shop, shopifyOrder(), { id })).statusCode).toBe(204)
    expect((await send('shopify', shop, shopifyOrder(), { id })).statusCode).toBe(204)
    const [{ time_zone: timeZone } = { time_zone: '' }] = await api.platform.database.asOwner<{
      time_zone: string
    }>('select time_zone from public.tenants where id = $1', [company.tenantId])
    expect(await stored('#1001')).toMatchObject([
      {
        date: addDays(dayOf(new Date(api.platform.clock.now()), timeZone), 2),
        recipient: 'Edith Ward',
        email: 'edith@example.com',
        custom: { Items: '2 × Blue mug; 1 × Tea, green' },
      },
    ])
    expect(await shopOf(shop)).toMatchObject({
      refused: 0,
      calls: [{ topic: 'orders/create', reference: '#1001', outcome: 'stored' }],
    })
  })

  it('changes an order without moving its day, and ignores an older message', async () => {
    const shop = await connect('shopify')
    const order = (parts: object) => shopifyOrder({ name: '#1002', ...parts })
    await send('shopify', shop, order({}))
    await api.platform.database.asOwner(
      `update public.orders set date = '2027-03-02' where reference = '#1002'`,
    )
    await send('shopify', shop, order({ updated_at: '2026-11-20T12:00:00-05:00', line_items: [] }))
    expect(await stored('#1002')).toMatchObject([{ date: '2027-03-02' }])
    await send('shopify', shop, order({ updated_at: '2026-11-20T11:00:00-05:00', email: 'old@example.com' }))
    expect(await stored('#1002')).toMatchObject([{ email: 'edith@example.com' }])
    const { calls } = await shopOf(shop)
    expect(calls.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['ignored', 'stored', 'stored'])
  })

  it('[M13] cancels an order that the shop cancels, and no other with its number', async () => {
    const shop = await connect('shopify')
    const order = (parts: object) => shopifyOrder({ name: '#1010', ...parts })
    const cancellation = {
      cancelled_at: '2026-11-20T13:00:00-05:00',
      updated_at: '2026-11-20T13:00:00-05:00',
    }
    const statusOf = async (reference: string) => {
      const [row] = await api.platform.database.asOwner<{ status: string }>(
        'select status from public.orders where tenant_id = $1 and reference = $2',
        [company.tenantId, reference],
      )
      return row?.status
    }
    await send('shopify', shop, order(cancellation))
    expect(await statusOf('#1010')).toBeUndefined()
    await send('shopify', shop, order({ updated_at: '2026-11-20T14:00:00-05:00' }))
    const stranger = await connect('shopify')
    await send('shopify', stranger, order({ ...cancellation, updated_at: '2026-11-20T15:00:00-05:00' }))
    expect(await statusOf('#1010')).toBe('open')
    await send('shopify', shop, order({ ...cancellation, updated_at: '2026-11-20T15:00:00-05:00' }))
    expect(await statusOf('#1010')).toBe('cancelled')

    await send('shopify', shop, shopifyOrder({ name: '#1011' }))
    await api.platform.database.asOwner(
      `update public.orders set status = 'dispatched' where reference = '#1011'`,
    )
    await send('shopify', shop, shopifyOrder({ name: '#1011', ...cancellation }))
    expect(await statusOf('#1011')).toBe('dispatched')
    const { calls, refused } = await shopOf(shop)
    expect(refused).toBe(1)
    expect(calls.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'refused',
      'stored',
      'cancelled',
      'stored',
      'ignored',
    ])
    expect(calls[0].message).toContain('Decide on Live')
  })

  it('[M13] accepts a new secret, and keeps other fields', async () => {
    const shop = await connect('shopify')
    await send('shopify', shop, shopifyOrder({ name: '#1012' }), { secret: 'the-new-secret' })
    expect((await shopOf(shop)).wrongSignatureAt).toEqual(expect.any(String))
    const change = (key: string, body: object) => api.call(key, 'PATCH', `/shops/${shop}`, { body })
    expect((await change(company.keys.dispatcher, { name: 'Mine' })).statusCode).toBe(403)
    expect((await change(other.keys.admin, { name: 'Mine' })).statusCode).toBe(404)
    expect((await change(company.keys.admin, { secret: 'short' })).statusCode).toBe(400)
    const answer = await change(company.keys.admin, { secret: 'the-new-secret' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('the-new-secret')
    expect(await shopOf(shop)).toMatchObject({ name: 'Our shopify', leadDays: 2, wrongSignatureAt: null })
    const signed = await send('shopify', shop, shopifyOrder({ name: '#1012' }), { secret: 'the-new-secret' })
    expect(signed.statusCode).toBe(204)
    expect(await stored('#1012')).toHaveLength(1)
    expect((await send('shopify', shop, shopifyOrder({ name: '#1013' }))).statusCode).toBe(401)
  })

  it('is refused with a wrong signature, with the time of the last refusal', async () => {
    const shop = await connect('shopify')
    const answer = await send('shopify', shop, shopifyOrder({ name: '#1003' }), { secret: 'another-secret' })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'shop_signature_wrong' })
    expect(await stored('#1003')).toEqual([])
    expect(await shopOf(shop)).toMatchObject({
      wrongSignatureAt: expect.any(String),
      lastReceivedAt: null,
      calls: [],
    })
    expect((await send('shopify', randomUUID(), shopifyOrder())).statusCode).toBe(404)
  })

  it('stores calls that failed, for the company to see', async () => {
    const shop = await connect('shopify')
    await send('shopify', shop, shopifyOrder({ name: '#1004', shipping_address: null }))
    await send('shopify', shop, { hello: 'world' })
    const nowhere = { name: 'Edith Ward', address1: '1 Nowhere That Is Known Zzzz' }
    await send('shopify', shop, shopifyOrder({ name: '#1005', shipping_address: nowhere }))
    const storedShop = await shopOf(shop)
    expect(
      storedShop.calls.map(({ reference, outcome }: { reference: string | null; outcome: string }) => [
        reference,
        outcome,
      ]),
    ).toEqual([
      ['#1005', 'refused'],
      [null, 'refused'],
      ['#1004', 'ignored'],
    ])
    expect(storedShop.refused).toBe(2)
    expect(storedShop.calls[0].message).not.toBe('')
  })
})

describe('WooCommerce', () => {
  const wooOrder = (parts: object = {}) => ({
    id: 77,
    number: '2001',
    status: 'processing',
    date_modified_gmt: '2026-11-20T15:00:00',
    customer_note: 'Ring twice',
    billing: { first_name: 'Sam', last_name: 'Ward', email: 'sam@example.com', phone: '+1 555 0126' },
    shipping: { first_name: 'Edith', last_name: 'Ward', address_1: street, address_2: '' },
    line_items: [{ name: 'Blue mug', quantity: 2 }],
    ...parts,
  })

  it('passes the test of its address, and sends an order when it is paid', async () => {
    const shop = await connect('woocommerce')
    const ping = await api.call(null, 'POST', `/shops/${shop}/orders`, {
      body: 'webhook_id=5',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(ping.statusCode).toBe(204)
    await send('woocommerce', shop, wooOrder({ status: 'pending' }))
    expect(await stored('2001')).toEqual([])
    await send('woocommerce', shop, wooOrder())
    expect(await stored('2001')).toMatchObject([
      { recipient: 'Edith Ward', email: 'sam@example.com', custom: { Items: '2 × Blue mug' } },
    ])
    const { calls } = await shopOf(shop)
    expect(calls.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['stored', 'ignored'])
  })
})

describe('shops', () => {
  it('are visible to administrators of their company, and are removed without their orders', async () => {
    const shop = await connect('shopify')
    expect((await api.call(company.keys.dispatcher, 'GET', '/shops')).statusCode).toBe(403)
    expect((await api.call(other.keys.admin, 'GET', '/shops')).json()).toEqual({ items: [] })
    expect((await api.call(other.keys.admin, 'DELETE', `/shops/${shop}`)).statusCode).toBe(404)
    await send('shopify', shop, shopifyOrder({ name: '#1006' }))
    expect((await api.call(company.keys.admin, 'DELETE', `/shops/${shop}`)).statusCode).toBe(200)
    expect(await shopOf(shop)).toBeUndefined()
    expect(await stored('#1006')).toHaveLength(1)
    expect((await send('shopify', shop, shopifyOrder())).statusCode).toBe(404)
  })
})
