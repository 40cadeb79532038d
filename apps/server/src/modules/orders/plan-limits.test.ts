// The plan's limits of orders a day and of files: the database refuses more, with the number in the message.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { idempotency } from '../idempotency/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { orders } from './module.ts'
import { DAY } from './testing.ts'

const NEXT_DAY = new Date(Date.parse(DAY) + 86_400_000).toISOString().slice(0, 10)

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

const limit = (limits: object) =>
  api.platform.database.asOwner('update public.subscriptions set limits = $2 where tenant_id = $1', [
    company.tenantId,
    limits,
  ])
const call = (method: 'POST' | 'PATCH', path: string, body: object) =>
  api.call(company.keys.dispatcher, method, path, { body })
let people = 0
/** A new recipient each time: equal orders would count as a mistake. */
const add = (date: string) => call('POST', '/orders', { recipient: `Ada ${(people += 1)}`, address, date })
const cancel = (id: string) => call('POST', '/orders/cancel', { orderIds: [id] })

it('refuses an order beyond those of its day, until one is cancelled', async () => {
  await limit({ orders: 2 })
  const first = await add(DAY)
  expect((await add(DAY)).statusCode).toBe(201)
  const refused = await add(DAY)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    {
      code: 'plan_limit',
      message: 'Your plan does not include more than 2 orders a day.',
      hint: 'Choose a larger plan under Settings, Plan.',
    },
  ])
  expect((await add(NEXT_DAY)).statusCode).toBe(201)
  const cancelled = await cancel(first.json<{ id: string }>().id)
  expect(cancelled.statusCode, cancelled.body).toBe(200)
  expect((await add(DAY)).statusCode).toBe(201)
  await limit({ orders: 0 })
  expect((await add(DAY)).statusCode).toBe(201)
})

it('admits only one of two simultaneous imports', async () => {
  await limit({ orders: 1 })
  const answers = await Promise.all([add(DAY), add(DAY), add(DAY)])
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(answers.find(({ statusCode }) => statusCode === 403)?.json()).toMatchObject({
    message: 'Your plan does not include more than 1 order a day.',
  })
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 403, 403])
})

it('allows moving an order to a full day', async () => {
  await add(DAY)
  const { id, version } = (await add(NEXT_DAY)).json<{ id: string; version: number }>()
  await limit({ orders: 1 })
  const moved = await call('PATCH', `/orders/${id}`, { date: DAY, version })
  expect(moved.statusCode, moved.body).toBe(200)
})

it('refuses a file above the storage limit, and accepts a smaller one', async () => {
  await limit({ storage: 1 })
  const { id } = (await add(DAY)).json<{ id: string }>()
  const attach = (bytes: number) =>
    api.call(company.keys.dispatcher, 'POST', `/orders/${id}/attachments?name=Plan.pdf`, {
      body: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, ' '), Buffer.from('\n%%EOF\n')]),
      headers: { 'content-type': 'application/octet-stream' },
    })
  expect((await attach(600_000)).statusCode).toBe(201)
  const refused = await attach(500_000)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { code: 'plan_limit', message: 'Your plan does not include more than 1 MB of files.' },
  ])
  const smaller = await attach(300_000)
  expect(smaller.statusCode, smaller.body).toBe(201)
})
