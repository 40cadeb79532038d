// The end of a plan writes its webhook events in the same transaction.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillAccessFixture } from './access-fixture.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await fillAccessFixture(database)
})
afterAll(() => database.close())

it('is one call for each subscribed address', async () => {
  await database.asOwner('delete from public.webhook_calls')
  await database.asOwner(`update public.webhook_endpoints set is_active = true, events = array['plan.done']`)
  await database.asOwner(`update public.plans set status = 'running'`)
  await database.asOwner(`update public.plans set status = 'done'`)
  const calls = await database.asOwner(`select event, payload ->> 'type' as type from public.webhook_calls`)
  expect(calls.length).toBeGreaterThan(0)
  for (const call of calls) expect(call).toEqual({ event: 'plan.done', type: 'plan.done' })
})
