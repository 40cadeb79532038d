// Messages between the office and drivers: threads, read marks, one message to many.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeRoute, type TestRoute } from '../driver/testing.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { messages } from './module.ts'

let api: TestApi
let company: TestCompany
let other: TestCompany
let route: TestRoute

beforeAll(async () => {
  api = await testApi([messages])
  company = await api.company()
  other = await api.company()
  route = await makeRoute(api, company, { stops: 1 })
})
afterAll(() => api.close())

interface Item {
  author: string
  text: string
  readAt: string | null
}
const items = async (key: string, path: string) =>
  (await api.call(key, 'GET', path)).json<{ items: Item[] }>().items
const drivers = async (key: string) =>
  (await api.call(key, 'GET', '/messages')).json<{ drivers: { name: string; unread: number }[] }>().drivers
const write = (to: unknown, text: string, key = company.keys.dispatcher) =>
  api.call(key, 'POST', '/messages/drivers', { body: { text, to } })

it('[M57] the office and a driver exchange messages, and each sees which ones the other has read', async () => {
  const sent = await write([route.driverId], ' Gate code is 4711 ')
  expect(sent.statusCode).toBe(201)
  expect(sent.json()).toEqual({ broadcastId: null, sentTo: 1, unreachable: [] })
  expect(await drivers(company.keys.driver)).toEqual([expect.objectContaining({ unread: 1 })])
  expect(await items(company.keys.driver, '/driver/messages')).toEqual([
    expect.objectContaining({ author: 'dispatch', text: 'Gate code is 4711', readAt: null }),
  ])
  expect((await api.call(company.keys.driver, 'POST', '/driver/messages/read')).statusCode).toBe(204)
  expect(
    (await api.call(company.keys.driver, 'POST', '/driver/messages', { body: { text: 'Thanks' } }))
      .statusCode,
  ).toBe(201)
  expect(await drivers(company.keys.viewer)).toEqual([
    expect.objectContaining({
      name: 'Kit Hargreave',
      unread: 1,
      last: expect.objectContaining({ text: 'Thanks' }),
    }),
  ])
  const path = `/drivers/${route.driverId}/messages`
  expect((await items(company.keys.dispatcher, path)).map(({ readAt }) => readAt === null)).toEqual([
    false,
    true,
  ])
  expect((await api.call(company.keys.dispatcher, 'POST', `${path}/read`)).statusCode).toBe(204)
  expect((await items(company.keys.driver, '/driver/messages')).at(-1)!.readAt).not.toBeNull()
  const notified = await api.platform.database.asOwner(
    `select distinct user_id, link from public.notifications where type = 'message' order by link`,
  )
  expect(notified).toContainEqual({ user_id: route.driverUserId, link: '/driver?view=dispatch' })
})

it('[M57] refuses threads of other companies, and writes by viewers and drivers', async () => {
  expect((await write([route.driverId], 'Hello', other.keys.dispatcher)).statusCode).toBe(404)
  expect((await write('all', 'Hello', company.keys.viewer)).statusCode).toBe(403)
  expect((await write('all', 'Hello', company.keys.driver)).statusCode).toBe(403)
  expect((await api.call(other.keys.admin, 'GET', `/drivers/${route.driverId}/messages`)).statusCode).toBe(
    404,
  )
  expect((await api.call(company.keys.admin, 'GET', '/driver/messages')).statusCode).toBe(404)
})

it('[M57] one message to 500 drivers is stored once for each, with who has read it', async () => {
  await api.platform.database.asOwner(
    `with u as (insert into auth.users (id, email) select gen_random_uuid(), 'd' || i || '@example.com'
       from generate_series(1, 499) i returning id),
     m as (insert into public.memberships (tenant_id, user_id, role) select $1, id, 'driver' from u)
     insert into public.drivers (tenant_id, name, user_id) select $1, 'Driver', id from u`,
    [company.tenantId],
  )
  await api.platform.database.asOwner(
    `insert into public.drivers (tenant_id, name) values ($1, 'Without Account')`,
    [company.tenantId],
  )
  const long = await write('all', 'x'.repeat(30_000))
  expect(long.statusCode).toBe(400)
  expect(long.body).toContain('text')
  const sent = (await write('all', 'Roads are icy')).json<{ broadcastId: string; sentTo: number }>()
  expect(sent).toEqual({ broadcastId: expect.any(String), sentTo: 500, unreachable: ['Without Account'] })
  await api.call(company.keys.driver, 'POST', '/driver/messages/read')
  const [broadcast] = (await api.call(company.keys.dispatcher, 'GET', '/messages/broadcasts')).json<{
    items: { readBy: number; unreadBy: string[] }[]
  }>().items
  expect(broadcast).toMatchObject({ id: sent.broadcastId, text: 'Roads are icy', sentTo: 500, readBy: 1 })
  expect(broadcast!.unreadBy).toHaveLength(499)
})

it('[M57] a message to those on the road reaches only drivers with a route', async () => {
  expect((await write('on_the_road', 'Call in')).json()).toMatchObject({ sentTo: 1, unreachable: [] })
  const refused = await write('on_the_road', 'Call in', other.keys.dispatcher)
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('No driver is on the road')
})
