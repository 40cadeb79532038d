// [M91] Service rates: cards, quotes, prices of orders that stay, rights and bad input.
import { orderPrice, quoteResponse, rateCardItem, rateCardsResponse } from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { rates } from './module.ts'

let api: TestApi
let company: TestCompany
let stranger: TestCompany
let orderId = ''
let place = { lat: 0, lng: 0 }

const owner = <Row extends object = { id: string }>(sql: string, values: unknown[]) =>
  api.platform.database.asOwner<Row>(sql, values)

beforeAll(async () => {
  api = await testApi([rates])
  company = await api.company({ timeZone: 'Europe/Berlin' })
  stranger = await api.company()
  const [lng, lat] = api.region.manifest.center
  place = { lat: lat + 0.01, lng: lng + 0.01 }
  // Saturday, 20:30 to 21:30 in Berlin.
  orderId = (
    await owner(
      `with a as (insert into public.addresses (tenant_id, text, normalised, lat, lng) values ($1, 'Quay', 'quay', $2, $3) returning id),
         p as (insert into public.recipients (tenant_id, name) values ($1, '=Ada') returning id)
       insert into public.orders (tenant_id, reference, date, recipient_id, address_id, packages, weight_grams, window_start, window_end)
       select $1, 'A-1', '2026-04-18', p.id, a.id, 3, 12000, '2026-04-18T18:30:00Z', '2026-04-18T19:30:00Z' from a, p returning id`,
      [company.tenantId, place.lat, place.lng],
    )
  )[0]!.id
})
afterAll(() => api.close())

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  key = company.keys.dispatcher,
) => api.call(key, method, url, { body })
const card = (more: object = {}) => ({
  name: 'Standard',
  isDefault: true,
  rates: {
    baseMinor: 500,
    perKmMinor: 100,
    perParcelMinor: 50,
    weightBands: [{ upToKg: 20, amountMinor: 300 }],
    windows: [{ upToMinutes: 60, amountMinor: 400 }],
    weekend: { weekdays: [6, 7], amountMinor: 250 },
    night: { from: '20:00', to: '06:00', amountMinor: 600 },
  },
  ...more,
})

it('[M91] has one default card, and names that differ', async () => {
  expect((await call('POST', `/orders/${orderId}/price`, {})).json()).toMatchObject({ code: 'no_rate_card' })
  const first = rateCardItem.parse((await call('POST', '/rate-cards', card())).json())
  expect((await call('POST', '/rate-cards', card({ name: 'standard' }))).json()).toMatchObject({
    code: 'rate_card_name_taken',
  })
  const second = rateCardItem.parse((await call('POST', '/rate-cards', card({ name: 'Express' }))).json())
  const listed = async () =>
    rateCardsResponse
      .parse((await call('GET', '/rate-cards')).json())
      .items.map(({ name, isDefault }) => [name, isDefault])
  expect(await listed()).toEqual([
    ['Express', true],
    ['Standard', false],
  ])
  expect((await call('PUT', `/rate-cards/${first.id}`, card())).statusCode).toBe(200)
  expect(await listed()).toEqual([
    ['Standard', true],
    ['Express', false],
  ])
  expect((await call('DELETE', `/rate-cards/${second.id}`)).statusCode).toBe(204)
})

it('[M91] quotes by road, the same each time, and stores nothing', async () => {
  const body = { ...place, date: '2026-04-16', packages: 2, weightKg: 5 }
  const [one, two] = [
    await call('POST', '/rate-cards/quote', body),
    await call('POST', '/rate-cards/quote', body),
  ]
  const answer = quoteResponse.parse(one.json())
  expect(two.json()).toEqual(answer)
  expect(answer.metres).toBeGreaterThan(1_000)
  expect(answer.lines.map(({ kind }) => kind)).toEqual(['base', 'distance', 'parcels', 'weight'])
  expect(answer.totalMinor).toBe(500 + Math.round(answer.metres / 10) + 50 + 300)
  expect((await call('GET', `/orders/${orderId}/price`)).json()).toEqual({ price: null })
})

it('[M91] prices an order with its lines, which stay when the card changes', async () => {
  const price = orderPrice.parse((await call('POST', `/orders/${orderId}/price`, {})).json())
  const amounts = Object.fromEntries(price.lines.map(({ kind, amountMinor }) => [kind, amountMinor]))
  expect(amounts).toMatchObject({
    base: 500,
    parcels: 100,
    weight: 300,
    window: 400,
    night: 600,
    weekend: 250,
  })
  const [stored] = rateCardsResponse.parse((await call('GET', '/rate-cards')).json()).items
  await call('PUT', `/rate-cards/${stored!.id}`, card({ rates: { baseMinor: 9_900 } }))
  expect((await call('GET', `/orders/${orderId}/price`)).json()).toEqual({ price })
  const csv = (await call('GET', '/orders/prices/file?from=2026-04-01&to=2026-04-30')).body
  expect(csv).toContain('reference,date,recipient,rate_card,km,base,distance')
  expect(csv).toContain(`,${price.totalMinor / 100},`)
  expect(csv).not.toContain(',=Ada')
})

it('[M91] keeps cards and prices from other companies and from readers', async () => {
  expect((await call('POST', '/rate-cards', card({ name: 'Mine' }), company.keys.viewer)).statusCode).toBe(
    403,
  )
  expect((await call('GET', '/rate-cards', undefined, company.keys.driver)).statusCode).toBe(403)
  expect((await call('GET', `/orders/${orderId}/price`, undefined, stranger.keys.admin)).statusCode).toBe(404)
  const rates = { zones: [{ zoneId: '00000000-0000-7000-8000-000000000009', amountMinor: 1 }] }
  expect((await call('POST', '/rate-cards', card({ name: 'Zones', rates }))).statusCode).toBe(404)
  for (const wrong of [{ baseMinor: 0.5 }, { baseMinor: -1 }, { perKm: 1 }])
    expect((await call('POST', '/rate-cards', card({ name: 'Wrong', rates: wrong }))).statusCode).toBe(400)
})

it('[M91] has prices with valid lines, which the database checks too', async () => {
  for (const lines of ['{}', '[1]', '[{"kind": "base"}]'])
    await expect(
      owner(`update public.order_prices set lines = $2 where tenant_id = $1 returning order_id as id`, [
        company.tenantId,
        lines,
      ]),
    ).rejects.toMatchObject({ code: '23514' })
})
