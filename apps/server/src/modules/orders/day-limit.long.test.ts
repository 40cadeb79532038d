// A full day: further orders are refused on arrival.
import { addDays, MAX_ORDERS_PER_DAY } from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'

const DAY = new Date().toISOString().slice(0, 10)
const NEXT_DAY = addDays(DAY, 1)

let api: TestApi
let company: TestCompany
let address: string
let firstId: string

const importRows = (rows: [reference: string, date: string][]) =>
  api.call(company.keys.dispatcher, 'POST', '/orders/import', {
    headers: { 'content-type': 'text/csv' },
    body: [
      'reference,recipient,address,date',
      ...rows.map(([reference, date]) => `${reference},Ann,"${address}",${date}`),
    ].join('\n'),
  })
const create = (reference: string, date: string) =>
  api.call(company.keys.dispatcher, 'POST', '/orders', {
    body: { reference, recipient: 'Ann', address, date },
  })

beforeAll(async () => {
  api = await testApi([orders])
  company = await api.company()
  address = townAddresses(api, 1)[0] ?? ''
  firstId = (await create('F-0', DAY)).json().id
  await api.platform.database.asOwner(
    `insert into public.orders (tenant_id, reference, date, recipient_id, address_id)
     select tenant_id, 'F-' || n, date, recipient_id, address_id from public.orders, generate_series(1, $2::int) n where id = $1`,
    [firstId, MAX_ORDERS_PER_DAY - 2],
  )
})
afterAll(() => api.close())

it('an import that overfills a day names the first row that no longer fits, and stores nothing', async () => {
  const rows: [string, string][] = [
    ['N-1', DAY],
    ['N-2', NEXT_DAY],
    ['N-3', DAY],
  ]
  expect((await importRows(rows)).json()).toMatchObject({
    created: 0,
    rejected: [{ row: 4, column: 'date', code: 'day_full', message: expect.stringContaining('12,000') }],
  })
})

it('a file of a full day is written and undone in statements of a thousand rows each', async () => {
  // Statements may take twenty seconds; twelve thousand orders in one took longer on a busy machine.
  await api.platform.database.asOwner(
    `create function app.refuse_large() returns trigger language plpgsql as $$ begin
       if (select count(*) from touched) > 1000 then raise exception 'too many rows in one statement'; end if;
       return null; end $$`,
  )
  for (const table of ['orders', 'deliveries', 'recipients', 'addresses'])
    for (const [event, transition] of [
      ['insert', 'new'],
      ['delete', 'old'],
      ['update', 'new'],
    ])
      await api.platform.database.asOwner(
        `create trigger refuse_large_${event} after ${event} on public.${table}
         referencing ${transition} table as touched for each statement execute function app.refuse_large()`,
      )
  const other = await api.company()
  const [lng, lat] = api.region.manifest.center
  const file = (packages: number) =>
    [
      'reference,recipient,address,date,lat,lng,packages',
      ...Array.from(
        { length: 1_500 },
        (_, i) => `L-${i},Ann ${i},Field ${i},${DAY},${lat + i * 1e-6},${lng},${packages}`,
      ),
    ].join('\n')
  const send = (url: string, body?: string) =>
    api.call(other.keys.dispatcher, 'POST', url, { headers: { 'content-type': 'text/csv' }, body })
  const first = (await send('/orders/import', file(1))).json()
  expect(first).toMatchObject({ created: 1_500, rejected: [] })
  expect((await send('/orders/import', file(2))).json()).toMatchObject({ updated: 1_500 })
  const undo = await api.call(other.keys.dispatcher, 'POST', `/orders/imports/${first.importId}/undo`)
  expect(undo.json().done).toHaveLength(1_500)
})

it('a file that changes existing orders still fits', async () => {
  expect(
    (
      await importRows([
        ['F-0', DAY],
        ['N-1', DAY],
      ])
    ).json(),
  ).toMatchObject({ created: 1, rejected: [] })
})

it('a single order is refused for the full day and taken for the next, where it has to stay', async () => {
  const refused = await create('N-9', DAY)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().details).toMatchObject([{ field: 'date', code: 'day_full' }])
  const created = await create('N-9', NEXT_DAY)
  expect(created.statusCode).toBe(201)
  const moved = await api.call(company.keys.dispatcher, 'PATCH', `/orders/${created.json().id}`, {
    body: { date: DAY },
  })
  expect(moved.json().details).toMatchObject([{ code: 'day_full' }])
})

it('an order of the full day can still be changed', async () => {
  const changed = await api.call(company.keys.dispatcher, 'PATCH', `/orders/${firstId}`, {
    body: { packages: 3 },
  })
  expect(changed.statusCode).toBe(200)
})
