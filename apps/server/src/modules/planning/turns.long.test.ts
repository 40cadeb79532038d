// A company cannot fill the planner's queue, and sees how many of its plans come first.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, type TestApi } from '../testing.ts'
import { orders } from '../orders/module.ts'
import { fleet } from '../fleet/module.ts'
import { planning } from './module.ts'
import { DAY, planningDesk, type PlanningDesk } from './testing.ts'

let api: TestApi
let desk: PlanningDesk

beforeAll(async () => {
  api = await testApi([orders, fleet, planning])
  desk = await planningDesk(api)
})
afterAll(() => api.close())

it('refuses a plan above the limit of queued ones, with the time to wait', async () => {
  // Too many orders for a search that ends by itself within the test.
  await desk.smallDay(Array.from({ length: 40 }, () => ({})))
  const { tenantId, keys } = desk.company
  await api.platform.database.asOwner(
    `update public.subscriptions set limits = limits || '{"waitingPlans": 3}' where tenant_id = $1`,
    [tenantId],
  )
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      api.call(keys.dispatcher, 'POST', '/plans', { body: { date: DAY, timeLimitSeconds: 30 } }),
    ),
  )
  const refused = answers.filter(({ statusCode }) => statusCode !== 202)
  // Two plans run and three wait.
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(3)
  expect(answers.length - refused.length).toBeLessThanOrEqual(5)
  for (const answer of refused) {
    expect(answer.json()).toMatchObject({
      code: 'too_many_plans_waiting',
      message: '3 plans of your company wait for their turn already.',
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  const waiting = answers.filter(({ statusCode }) => statusCode === 202).map((answer) => answer.json().id)
  const ahead = await Promise.all(waiting.map(async (id) => (await desk.readPlan(id)).plansAhead))
  expect(ahead.filter((count) => count !== null)).toHaveLength(3)
  expect(Math.max(...ahead.map(Number))).toBe(waiting.length - 1)
  for (const id of waiting) await api.call(keys.dispatcher, 'POST', `/plans/${id}/stop`)
})
