// Doubts that only the server can resolve: pairs whose other half has no place, and phones of single orders.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'
import { DAY } from './testing.ts'

let api: TestApi
let company: TestCompany
let labels: string[]

beforeAll(async () => {
  api = await testApi([orders])
  labels = townAddresses(api, 3)
  company = await api.company({ timeZone: 'Europe/London' })
})
afterAll(() => api.close())

const send = (lines: readonly string[], query = '', more: Record<string, string> = {}) =>
  api.call(company.keys.dispatcher, 'POST', `/orders/import${query}`, {
    body: lines.join('\n'),
    headers: { 'content-type': 'text/csv', ...more },
  })

const NOWHERE = '999 Nosuch Road, Atlantis'

it('[2.10-4] stores neither half of a pair if one has no place', async () => {
  const file = [
    'Order,Customer,Pickup address,Address,Date',
    `HP-1,Pia,"${NOWHERE}","${labels[0]}",${DAY}`,
    `HP-2,Pia,"${labels[1]}","${NOWHERE}",${DAY}`,
    `HP-3,Pia,"${labels[1]}","${labels[2]}",${DAY}`,
  ]
  const { created, rejected } = (await send(file, '?partial=true')).json()
  expect(created).toBe(2)
  expect(rejected).toMatchObject([
    { row: 2, column: 'pickup_address' },
    { row: 3, column: 'address' },
  ])
  const { items } = (await api.call(company.keys.dispatcher, 'GET', `/orders?date=${DAY}`)).json()
  expect(items.map(({ reference }: { reference: string }) => reference).toSorted()).toEqual([
    'HP-3',
    'HP-3-P',
  ])
})

it('repeats the warnings of an import for a repeated request', async () => {
  const file = [
    'Order,Customer,Address,Date,Order Status',
    `W-1,Ann,"${labels[0]}",${DAY},Cancelled`,
    `W-2,Ann,"${labels[0]}",${DAY},Paid`,
  ]
  const key = { 'idempotency-key': 'doubts' }
  const first = (await send(file, '', key)).json()
  expect(first).toMatchObject({
    created: 1,
    warnings: [{ row: 2, column: null, code: 'not_for_delivery', value: 'Cancelled' }],
  })
  expect((await send(file, '', key)).json()).toEqual(first)
})

it.each([
  ['+49 (0)170 1234567', '+491701234567'],
  ['020 7946 0000', '+442079460000'],
  ['+44 20 7946 0000 ext 7', '+44 20 7946 0000 ext 7'],
])('stores the phone %s of a single order as %s', async (phone, stored) => {
  const body = { recipient: `Ann ${phone}`, phone, address: labels[0]!, date: DAY }
  const answer = await api.call(company.keys.dispatcher, 'POST', '/orders', { body })
  expect(answer.json()).toMatchObject({ phone: stored })
})

it('refuses a phone that a spreadsheet rounded', async () => {
  const body = { recipient: 'Ann', phone: '4.9E+11', address: labels[0]!, date: DAY }
  const answer = await api.call(company.keys.dispatcher, 'POST', '/orders', { body })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().details).toMatchObject([{ field: 'phone', code: 'phone_cut_off' }])
})
