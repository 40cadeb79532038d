// Files of orders over the API, on real storage: typed by content, shared by copies, and deleted with their
// last order.
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS_BUCKET,
  ATTACHMENTS_PER_ORDER,
  attachmentsResponse,
  type ListedAttachment,
} from '@dropwise/contracts'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forgetResponse, testApi, townAddresses, type TestApi, type TestCompany } from '../../testing.ts'
import { idempotency } from '../../idempotency/module.ts'
import { orders } from '../module.ts'
import { makeOrders } from '../recurring/make-orders.ts'
import { orderDeps } from '../routes.ts'
import { DAY } from '../testing.ts'
import { removeUnusedFiles } from './service.ts'

const PDF = Buffer.from('%PDF-1.4\nan empty plan\n%%EOF\n')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const HOUR_MS = 3_600_000

let api: TestApi
let company: TestCompany
let address: string

beforeAll(async () => {
  api = await testApi([idempotency, orders], { hasAccounts: true })
  address = townAddresses(api, 1)[0]!
})
afterAll(() => api.close())
beforeEach(async () => {
  company = await api.company()
})

async function makeOrder(more: object = {}): Promise<string> {
  const body = { recipient: 'Ada', address, date: DAY, packages: 4, ...more }
  const answer = await api.call(company.keys.dispatcher, 'POST', '/orders', { body })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}

function send(
  orderId: string,
  body: Buffer,
  { name = 'Plan.pdf', key = company.keys.dispatcher, headers = {} } = {},
) {
  return api.call(key, 'POST', `/orders/${orderId}/attachments?name=${encodeURIComponent(name)}`, {
    body,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })
}

const names = async (id: string): Promise<string[]> => (await list(id)).map(({ name }) => name)

async function attach(orderId: string, body: Buffer, name?: string): Promise<ListedAttachment> {
  const answer = await send(orderId, body, name === undefined ? {} : { name })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

async function list(orderId: string, key = company.keys.viewer): Promise<ListedAttachment[]> {
  const answer = await api.call(key, 'GET', `/orders/${orderId}/attachments`)
  expect(answer.statusCode, answer.body).toBe(200)
  return attachmentsResponse.parse(answer.json()).items
}

const open = (orderId: string, { id }: { id: string }, key = company.keys.viewer) =>
  api.call(key, 'GET', `/orders/${orderId}/attachments/${id}/file`)
const remove = (orderId: string, { id }: { id: string }, key = company.keys.dispatcher) =>
  api.call(key, 'DELETE', `/orders/${orderId}/attachments/${id}`)

const objects = async (): Promise<number> => {
  const rows = await api.platform.database.asOwner(
    'select from storage.objects where bucket_id = $1 and name like $2',
    [ATTACHMENTS_BUCKET, `${company.tenantId}/%`],
  )
  return rows.length
}

/** Runs the cleanup as if some hours had passed, because it spares new files. */
const sweepLater = () => {
  const { clock } = api.platform
  return removeUnusedFiles({ ...api.platform, clock: { ...clock, now: () => Date.now() + 2 * HOUR_MS } })
}

it('stores a file unchanged, and detects its type by content', async () => {
  const order = await makeOrder()
  const plan = await attach(order, PDF, 'Zufahrt Süd.pdf')
  const photo = await attach(order, PNG, 'gate.pdf')
  expect(await list(order)).toEqual([plan, photo])
  expect(plan).toMatchObject({ name: 'Zufahrt Süd.pdf', type: 'application/pdf', bytes: PDF.length })
  expect(photo).toMatchObject({ name: 'gate.pdf', type: 'image/png' })
  const opened = await open(order, plan)
  expect(opened.rawPayload).toEqual(PDF)
  expect(opened.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Zufahrt%20S%C3%BCd.pdf",
  })
})

it('refuses files of other types, too large ones, and those without name or bytes, and stores none of them', async () => {
  const order = await makeOrder()
  const refused: [Buffer, string, number, string][] = [
    [Buffer.from('<html><script>alert(1)</script>'), 'plan.pdf', 415, 'attachment_refused'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'plan.png', 415, 'attachment_refused'],
    [Buffer.from('GIF89a'), 'plan.gif', 415, 'attachment_refused'],
    [randomBytes(64), 'plan.pdf', 415, 'attachment_refused'],
    [Buffer.alloc(0), 'plan.pdf', 415, 'attachment_refused'],
    [Buffer.concat([PDF, Buffer.alloc(ATTACHMENT_MAX_BYTES)]), 'plan.pdf', 413, 'attachment_too_large'],
    [PDF, ' ', 400, 'validation_failed'],
    [PDF, 'x'.repeat(200), 400, 'validation_failed'],
  ]
  for (const [body, name, status, code] of refused) {
    const answer = await send(order, body, { name })
    expect([answer.statusCode, answer.json().code], `${name} ${answer.body}`).toEqual([status, code])
  }
  expect(await list(order)).toEqual([])
  expect(await objects()).toBe(0)
})

it('holds so many files an order', async () => {
  const order = await makeOrder()
  for (let count = 0; count < ATTACHMENTS_PER_ORDER; count += 1) await attach(order, PDF)
  expect((await send(order, PDF)).json()).toMatchObject({
    code: 'attachments_full',
    message: 'An order holds at most 20 files.',
  })
  expect(await objects()).toBe(ATTACHMENTS_PER_ORDER)
})

it('is added and removed by staff, read by viewers, and by no driver of other routes or other company', async () => {
  const order = await makeOrder()
  const plan = await attach(order, PDF)
  const other = await api.company()
  for (const key of [company.keys.viewer, company.keys.driver]) {
    expect((await send(order, PDF, { key })).statusCode).toBe(403)
    expect((await remove(order, plan, key)).statusCode).toBe(403)
  }
  expect(await list(order, company.keys.viewer)).toEqual([plan])
  for (const key of [company.keys.driver, other.keys.admin, other.keys.viewer]) {
    expect((await api.call(key, 'GET', `/orders/${order}/attachments`)).statusCode).toBe(404)
    expect((await open(order, plan, key)).statusCode).toBe(404)
  }
  expect((await send(order, PDF, { key: other.keys.dispatcher })).statusCode).toBe(404)
  expect((await remove(order, plan, other.keys.admin)).statusCode).toBe(404)
  expect((await api.call(null, 'GET', `/orders/${order}/attachments`)).statusCode).toBe(401)
  const elsewhere = await makeOrder({ reference: 'F-2' })
  expect((await open(elsewhere, plan)).statusCode).toBe(404)
  expect((await remove(elsewhere, plan)).statusCode).toBe(404)
  expect((await remove(order, plan)).statusCode).toBe(204)
  expect(await list(order)).toEqual([])
})

it('requires the scope of orders from an API key', async () => {
  const order = await makeOrder()
  const scope = (scopes: string[]) =>
    api.platform.database.asOwner(
      `update public.api_keys set scopes = $1 where tenant_id = $2 and name = 'dispatcher'`,
      [scopes, company.tenantId],
    )
  await scope(['orders:read'])
  expect((await send(order, PDF)).statusCode).toBe(403)
  expect(await list(order, company.keys.dispatcher)).toEqual([])
  await scope(['orders:write'])
  const plan = await attach(order, PDF)
  expect((await open(order, plan, company.keys.dispatcher)).statusCode).toBe(403)
  expect((await remove(order, plan)).statusCode).toBe(204)
})

it('answers a retry with the file that the first attempt stored', async () => {
  const order = await makeOrder()
  const headers = { 'idempotency-key': `file of ${order}` }
  const first = await send(order, PDF, { headers })
  await forgetResponse(api, headers['idempotency-key'])
  const again = await send(order, PDF, { headers })
  expect(again.headers['idempotent-replayed']).toBeUndefined()
  expect(again.json()).toEqual(first.json())
  expect(await list(order)).toHaveLength(1)
})

it('[2.10-4] is added to later orders of a series, including future ones, and to no earlier one', async () => {
  const series = await api.call(company.keys.dispatcher, 'POST', '/recurring-orders', {
    body: {
      reference: 'BAKER',
      order: { recipient: 'Ada', address, packages: 1 },
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      startsOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    },
  })
  expect(series.statusCode, series.body).toBe(201)
  const addNote = async (): Promise<string[]> => {
    const { items } = (await api.call(company.keys.viewer, 'GET', '/orders?limit=200')).json()
    return items
      .toSorted((a: { date: string }, b: { date: string }) => a.date.localeCompare(b.date))
      .map(({ id }: { id: string }) => id)
  }
  const before = await addNote()
  const [first, second, third] = before
  await attach(second!, PDF, 'Gate.pdf')
  expect([await names(first!), await names(second!), await names(third!)]).toEqual([
    [],
    ['Gate.pdf'],
    ['Gate.pdf'],
  ])

  const deps = orderDeps(api.platform)
  const tomorrow = { ...deps.clock, now: () => Date.now() + 86_400_000 }
  await makeOrders({ ...deps, clock: tomorrow }, company.tenantId)
  const after = await addNote()
  expect(after).toHaveLength(before.length + 1)
  expect(await names(after.at(-1)!)).toEqual(['Gate.pdf'])
})

it('is copied with a copied order, to each part of a split one, and from all orders to a merged one', async () => {
  const order = await makeOrder({ reference: 'F-1' })
  const plan = await attach(order, PDF)
  const copy = await makeOrder({ reference: 'F-2', filesOf: order })
  const split = await api.call(company.keys.dispatcher, 'POST', `/orders/${order}/split`, {
    body: { parts: 2 },
  })
  const [, part] = split.json().orderIds as [string, string]
  const photo = await attach(part, PNG, 'gate.png')
  expect([await names(copy), await names(part)]).toEqual([['Plan.pdf'], ['Plan.pdf', 'gate.png']])
  expect((await open(part, (await list(part))[0]!)).rawPayload).toEqual(PDF)

  const merged = await api.call(company.keys.dispatcher, 'POST', '/orders/merge', {
    body: { orderIds: [order, part] },
  })
  expect(merged.statusCode, merged.body).toBe(200)
  expect(await list(order)).toMatchObject([{ id: plan.id }, { object: photo.object }])
  expect(await objects()).toBe(2)
})

it('copies no files of another company', async () => {
  const order = await makeOrder()
  await attach(order, PDF)
  company = await api.company()
  expect(await list(await makeOrder({ filesOf: order }))).toEqual([])
})

it('is deleted from the store once no order refers to it', async () => {
  await sweepLater()
  const order = await makeOrder({ reference: 'F-1' })
  const [plan, photo] = [await attach(order, PDF), await attach(order, PNG, 'gate.png')]
  const copy = await makeOrder({ reference: 'F-2', filesOf: order })
  await remove(order, photo)
  await api.platform.database.asOwner('delete from public.deliveries where order_id = $1', [order])
  await api.platform.database.asOwner('delete from public.orders where id = $1', [order])
  expect(await sweepLater()).toBe(0)
  const [ofCopy] = await list(copy)
  expect(ofCopy?.object).toBe(plan.object)
  await remove(copy, ofCopy!)
  // The cleanup spares a file that may still get its row.
  expect(await removeUnusedFiles(api.platform)).toBe(0)
  expect(await objects()).toBe(2)
  expect(await sweepLater()).toBe(1)
  expect(await objects()).toBe(1)
  const rest = await list(copy)
  expect((await open(copy, rest[0]!)).rawPayload).toEqual(PNG)
})
