// Changes of orders and routes write their webhook events in the same transaction.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fillAccessFixture } from './access-fixture.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await fillAccessFixture(database)
})
afterAll(() => database.close())
beforeEach(async () => {
  await listen([
    'order.created',
    'order.changed',
    'order.cancelled',
    'route.dispatched',
    'route.changed',
    'route.started',
    'route.finished',
  ])
  await database.asOwner('delete from public.webhook_calls')
})

const listen = (events: string[]) =>
  database.asOwner('update public.webhook_endpoints set is_active = true, events = $1', [events])
const webhookCalls = async () =>
  (
    await database.asOwner<{ text: string }>(
      `select event || ' ' || coalesce(payload #>> '{data,reference}', payload #>> '{data,status}') as text
       from public.webhook_calls order by id`,
    )
  ).map(({ text }) => text)

it('[M87] reports new, changed and cancelled orders, once each, and not their progress', async () => {
  await database.asOwner(
    `insert into public.orders (tenant_id, reference, date, recipient_id, address_id)
     select tenant_id, 'NEW-' || n, '2026-04-18', recipient_id, address_id
     from public.orders, generate_series(1, 2) n where reference = 'A-3'`,
  )
  expect((await webhookCalls()).toSorted()).toEqual(['order.created NEW-1', 'order.created NEW-2'])
  await database.asOwner('delete from public.webhook_calls')
  await database.asOwner(`update public.orders set packages = 4 where reference = 'NEW-1'`)
  await database.asOwner(`update public.orders set instructions = 'Ring twice' where reference = 'NEW-1'`)
  await database.asOwner(`update public.orders set packages = 4 where reference = 'NEW-1'`)
  await database.asOwner(`update public.orders set status = 'dispatched' where reference = 'NEW-1'`)
  await database.asOwner(`update public.orders set status = 'cancelled' where reference = 'NEW-2'`)
  await database.asOwner(`update public.orders set status = 'open' where reference = 'NEW-2'`)
  expect(await webhookCalls()).toEqual([
    'order.changed NEW-1',
    'order.changed NEW-1',
    'order.cancelled NEW-2',
    'order.changed NEW-2',
  ])
})

it('[M87] reports a route that is dispatched, reassigned, started and finished', async () => {
  await database.asOwner(
    `insert into public.routes (tenant_id, date, number, vehicle_id, depot_id, depart_at, return_at, distance_metres, duration_seconds)
     select tenant_id, '2026-04-21', 7, vehicle_id, depot_id, depart_at, return_at, 0, 0 from public.routes limit 1`,
  )
  const change = (what: string) => database.asOwner(`update public.routes set ${what} where number = 7`)
  await change(`driver_id = (select id from public.drivers limit 1)`)
  await change(`drift_seconds = 60`)
  await change(`status = 'started', started_at = now()`)
  await change(`status = 'finished', finished_at = now()`)
  expect(await webhookCalls()).toEqual([
    'route.dispatched dispatched',
    'route.changed dispatched',
    'route.started started',
    'route.finished finished',
  ])
})

it('[M87] calls only subscribed addresses', async () => {
  await listen(['plan.done'])
  await database.asOwner(`update public.orders set packages = packages + 1`)
  await database.asOwner(`update public.routes set driver_id = null`)
  expect(await webhookCalls()).toEqual([])
})
