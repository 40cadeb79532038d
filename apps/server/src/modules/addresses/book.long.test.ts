// The address book on a real database: stored, filled into orders that lack the values, exported and
// imported.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { orders } from '../orders/module.ts'
import { csv, DAY, line, OTHER_DAY } from '../orders/testing.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { addresses } from './module.ts'

let api: TestApi
let company: TestCompany
let labels: string[]

beforeAll(async () => {
  api = await testApi([addresses, orders])
  labels = townAddresses(api, 10)
})
beforeEach(async () => {
  company = await api.company({ timeZone: 'America/New_York' })
})
afterAll(() => api.close())

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  key = company.keys.dispatcher,
) => api.call(key, method, path, body ? { body } : {})
const send = (...lines: string[]) =>
  api.call(company.keys.dispatcher, 'POST', '/orders/import', {
    body: csv(...lines),
    headers: { 'content-type': 'text/csv' },
  })
const add = async (body: object) => (await call('POST', '/addresses', body)).json()
const order = async (reference: string) => {
  const { items } = (await call('GET', `/orders?reference=${reference}`)).json()
  return (await call('GET', `/orders/${items[0].id}`)).json()
}
/** A place on the map a little beside an address. */
function pinBeside(label: string) {
  const [geocoded] = api.region.geocode(label)
  return { lat: geocoded!.lat + 0.0005, lng: geocoded!.lng }
}
const localTime = (at: string) =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' })
const BOOK_ENTRY = { serviceMinutes: 11, notes: 'Ring twice', window: { from: '08:00', to: '12:00' } }

/** Sets what visits of drivers teach. */
const learn = (addressId: string, visits: number, seconds: number) =>
  api.platform.database.asOwner(
    'insert into app.service_times (tenant_id, address_id, visits, seconds) values ($1, $2, $3, $4)',
    [company.tenantId, addressId, visits, seconds],
  )

it('[2.10-3] fills empty fields of orders in a file, counts these orders, and leaves other values unchanged', async () => {
  const pin = pinBeside(labels[0]!)
  await add({ text: labels[0], ...pin, ...BOOK_ENTRY })
  const file = [
    line('silent', labels[0]!),
    line('says', labels[0]!, {
      service_minutes: '3',
      instructions: 'Leave with the porter',
      window_start: '14:00',
      window_end: '15:00',
    }),
    line('elsewhere', labels[1]!),
  ]
  const answer = await send(...file)
  expect(answer.json()).toMatchObject({ created: 3, rejected: [], fromAddressBook: 1 })
  const silent = await order('silent')
  expect(silent).toMatchObject({ ...pin, serviceSeconds: 660, instructions: 'Ring twice' })
  expect([silent.windowStart, silent.windowEnd].map(localTime)).toEqual(['08:00', '12:00'])
  const says = await order('says')
  expect(says).toMatchObject({ ...pin, serviceSeconds: 180, instructions: 'Leave with the porter' })
  expect(localTime(says.windowStart)).toBe('14:00')
  expect(await order('elsewhere')).toMatchObject({
    serviceSeconds: 240,
    instructions: null,
    windowStart: null,
  })

  expect((await send(...file)).json()).toEqual({
    created: 0,
    updated: 0,
    rejected: [],
    warnings: [],
    importId: null,
  })
})

it('[2.10-3] leaves an order that is no longer open as it is when its file is sent again', async () => {
  const { id } = await add({ text: labels[0] })
  await send(line('done', labels[0]!))
  await api.platform.database.asOwner(
    `update public.orders set status = 'completed' where tenant_id = $1 and reference = 'done'`,
    [company.tenantId],
  )
  await call('PATCH', `/addresses/${id}`, BOOK_ENTRY)
  expect((await send(line('done', labels[0]!))).json()).toMatchObject({ updated: 0, rejected: [] })
  expect(await order('done')).toMatchObject({ serviceSeconds: 240, instructions: null, windowStart: null })
})

it('[2.10-3] fills new orders, and reports the filled fields', async () => {
  await add({ text: labels[0], ...BOOK_ENTRY })
  const body = { recipient: 'Ada', address: labels[0], date: DAY }
  const created = await call('POST', '/orders', { ...body, reference: 'a' })
  expect(created.json()).toMatchObject({
    serviceSeconds: 660,
    instructions: 'Ring twice',
    fromAddressBook: ['serviceMinutes', 'instructions', 'window'],
  })
  const withOwnValues = await call('POST', '/orders', {
    ...body,
    reference: 'b',
    serviceMinutes: 4,
    instructions: 'Side door',
    windowStart: '09:00',
  })
  expect(withOwnValues.json()).toMatchObject({
    serviceSeconds: 240,
    instructions: 'Side door',
    windowEnd: null,
  })
  expect(withOwnValues.json().fromAddressBook).toBeUndefined()
})

it('[M4.13] [2.10-3] uses the average service time from three visits on, unless staff set one', async () => {
  const { id } = await add({ text: labels[0] })
  const other = await add({ text: labels[1] })
  await learn(id, 3, 437)
  await learn(other.id, 2, 437)
  await send(line('learnt', labels[0]!), line('too-few', labels[1]!))
  expect(await order('learnt')).toMatchObject({ serviceSeconds: 420 })
  expect(await order('too-few')).toMatchObject({ serviceSeconds: 240 })
  const { items } = (await call('GET', `/addresses?q=${encodeURIComponent(labels[0]!)}`)).json()
  expect(items[0]).toMatchObject({ serviceMinutes: null, learnt: { seconds: 437, visits: 3 } })

  await call('PATCH', `/addresses/${id}`, { serviceMinutes: 20 })
  await send(line('set', labels[0]!, { date: OTHER_DAY }))
  expect(await order('set')).toMatchObject({ serviceSeconds: 1_200 })
})

it('matches a pin of a file by its address text, and prefers an entry with the same pin', async () => {
  const pin = pinBeside(labels[0]!)
  const cells = { lat: String(pin.lat), lng: String(pin.lng) }
  await send(line('first', 'Unit 1', cells))
  const { items } = (await call('GET', '/addresses?q=unit')).json()
  expect(items).toMatchObject([{ ...pin, source: 'file' }])
  await call('POST', '/addresses', { text: 'Unit 1', ...pinBeside(labels[1]!), notes: 'Any of them' })
  await send(line('by-words', 'Unit 1', { lat: String(pin.lat + 0.001), lng: cells.lng }))
  expect(await order('by-words')).toMatchObject({ instructions: 'Any of them' })
  await call('PATCH', `/addresses/${items[0].id}`, { notes: 'By the river' })
  await send(line('by-pin', 'Unit 1', cells))
  expect(await order('by-pin')).toMatchObject({ instructions: 'By the river' })
})

it('lists by words of the address and its notes, a page after the other', async () => {
  for (const text of labels.slice(0, 3)) await add({ text })
  await add({ text: labels[3], notes: 'Ring at Zebedee’s' })
  const first = (await call('GET', '/addresses?limit=3')).json()
  expect(first).toMatchObject({ total: 4, cursor: expect.any(String) })
  const second = (await call('GET', `/addresses?limit=3&cursor=${first.cursor}`)).json()
  expect(second).toMatchObject({ cursor: null })
  const texts = [...first.items, ...second.items].map(({ text }: { text: string }) => text)
  expect(texts.toSorted()).toEqual(labels.slice(0, 4).toSorted())
  expect((await call('GET', '/addresses?q=zebedee%20ring')).json()).toMatchObject({
    total: 1,
    items: [{ text: labels[3] }],
  })
  expect((await call('GET', '/addresses?cursor=x')).statusCode).toBe(400)
})

it('refuses an address twice, one it cannot find, half a pin, and a window that ends before it starts', async () => {
  await add({ text: labels[0] })
  expect(await add({ text: ` ${labels[0]!.toUpperCase()}` })).toMatchObject({ code: 'duplicate_address' })
  expect(await add({ text: 'Qqq Xyzzy 99' })).toMatchObject({
    code: 'validation_failed',
    details: [{ field: 'text' }],
  })
  expect(await add({ text: 'Half', lat: 1 })).toMatchObject({ details: [{ field: 'lng' }] })
  expect(await add({ text: labels[1], window: { from: '12:00', to: '08:00' } })).toMatchObject({
    details: [{ field: 'window.to' }],
  })
})

it('deletes an address: its orders keep the place, and new ones are geocoded again', async () => {
  const pin = pinBeside(labels[0]!)
  const { id } = await add({ text: labels[0], ...pin, ...BOOK_ENTRY })
  await send(line('before', labels[0]!))
  expect((await call('DELETE', `/addresses/${id}`)).statusCode).toBe(204)
  expect((await call('DELETE', `/addresses/${id}`)).statusCode).toBe(404)
  expect((await call('GET', '/addresses')).json()).toMatchObject({ items: [], total: 0 })
  await send(line('after', labels[0]!))
  expect(await order('before')).toMatchObject({ ...pin, instructions: 'Ring twice' })
  const after = await order('after')
  expect(after).toMatchObject({ instructions: null })
  expect(after.lat).not.toBe(pin.lat)
})

it('makes plans of open orders out of date when their pin moves, and no other plans', async () => {
  const { id, lat, lng } = await add({ text: labels[0] })
  await send(line('open', labels[0]!))
  const version = async () =>
    (
      await api.platform.database.asOwner<{ version: number }>(
        'select version from public.orders where tenant_id = $1',
        [company.tenantId],
      )
    )[0]!.version
  const before = await version()
  await call('PATCH', `/addresses/${id}`, { notes: 'Ring twice', lat, lng })
  expect(await version()).toBe(before)
  const moved = await call('PATCH', `/addresses/${id}`, { lat: lat + 0.001, lng })
  expect(moved.json()).toMatchObject({ source: 'corrected', notes: 'Ring twice' })
  expect(await version()).toBe(before + 1)
})

it('exports and imports its file, all rows or none', async () => {
  const created = await add({ text: labels[0], lat: 50.72, lng: -1.88, ...BOOK_ENTRY })
  await add({ text: labels[1] })
  const file = await call('GET', '/addresses/export')
  expect(file.headers['content-type']).toContain('text/csv')
  const take = async (text: string, dryRun = false) =>
    (await call('POST', '/addresses/import', { csv: text, dryRun })).json()

  const before = (await call('GET', '/addresses')).json()
  expect(await take(file.body)).toEqual({ created: 0, updated: 2, rejected: [] })
  expect((await call('GET', '/addresses')).json()).toEqual(before)

  const head = 'address,service_minutes,window,notes,id'
  const wrong = `${head}\n"${labels[2]}",x,,,\n"${labels[3]}",5,noon,,\nQqq Xyzzy 99,,,,\n"${labels[4]}",,,,${randomUUID()}`
  expect((await take(wrong)).rejected).toEqual([
    expect.objectContaining({ row: 2, column: 'service_minutes' }),
    { row: 3, column: 'window', message: 'must look like 08:00-12:00' },
    expect.objectContaining({ row: 4, column: 'address' }),
    { row: 5, column: 'id', message: 'is not in your address book' },
  ])
  const twice = `${head}\n"${labels[0]}",1,,,\n"${labels[0]}",2,,,`
  expect((await take(twice)).rejected).toMatchObject([{ row: 3, message: 'stands on line 2 too' }])
  expect((await call('GET', '/addresses')).json()).toEqual(before)

  const good = `${head}\n"${labels[0]}",15,,,\n"${labels[2]}",5,9:00-10:00,Blue gate,`
  expect(await take(good, true)).toEqual({ created: 1, updated: 1, rejected: [] })
  expect((await call('GET', '/addresses')).json()).toEqual(before)
  expect(await take(good)).toEqual({ created: 1, updated: 1, rejected: [] })
  const { items } = (await call('GET', '/addresses')).json()
  const byText = new Map(items.map((item: { text: string }) => [item.text, item]))
  expect(byText.get(labels[0])).toEqual({ ...created, serviceMinutes: 15 })
  expect(byText.get(labels[2])).toMatchObject({
    serviceMinutes: 5,
    notes: 'Blue gate',
    window: { from: '09:00', to: '10:00' },
    source: 'region',
  })
})

it('belongs to the company, and only its dispatchers change it', async () => {
  const { id } = await add({ text: labels[0], ...BOOK_ENTRY })
  const other = await api.company()
  expect((await call('GET', '/addresses', undefined, other.keys.admin)).json()).toMatchObject({ total: 0 })
  expect((await call('PATCH', `/addresses/${id}`, BOOK_ENTRY, other.keys.admin)).statusCode).toBe(404)
  expect((await call('DELETE', `/addresses/${id}`, undefined, other.keys.admin)).statusCode).toBe(404)
  const { viewer, driver } = company.keys
  expect((await call('GET', '/addresses', undefined, viewer)).statusCode).toBe(200)
  for (const key of [viewer, driver]) {
    expect((await call('POST', '/addresses', { text: labels[1] }, key)).statusCode).toBe(403)
    expect((await call('PATCH', `/addresses/${id}`, BOOK_ENTRY, key)).statusCode).toBe(403)
    expect((await call('DELETE', `/addresses/${id}`, undefined, key)).statusCode).toBe(403)
    expect((await call('POST', '/addresses/import', { csv: 'address' }, key)).statusCode).toBe(403)
  }
})
