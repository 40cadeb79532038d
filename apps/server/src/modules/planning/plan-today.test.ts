// A plan for today begins when it is made: runs, edits, checks and reasons start no van earlier.
import { addDays, clockOf, dayOf, instantOf } from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, type TestApi } from '../testing.ts'
import { planning } from './module.ts'
import { planningDesk, type PlanningDesk } from './testing.ts'

let now = Date.now()
let api: TestApi
let desk: PlanningDesk
let timeZone: string
let today: string

beforeAll(async () => {
  api = await testApi([orders, fleet, planning], {
    clock: { now: () => now, elapsed: () => performance.now() },
  })
  desk = await planningDesk(api)
})
afterAll(() => api.close())

/** A company with one van from 06:00 to 20:00 and its orders, planned at a time of this day. */
async function companyAt(hour: number, rows: object[], van: object = {}): Promise<string> {
  await desk.newCompany()
  const [vehicleId] = await desk.addVehicles(1, { shiftStart: '06:00', shiftEnd: '20:00', ...van })
  const [tenant] = await api.platform.database.asOwner<{ time_zone: string }>(
    `select time_zone from public.tenants where id = $1`,
    [desk.company.tenantId],
  )
  timeZone = tenant!.time_zone
  today = dayOf(new Date(), timeZone)
  now = instantOf(today, hour * 3600, timeZone).getTime()
  await desk.importRows(
    rows.map((row, i) => ({ reference: `O-${i}`, address: desk.labels[i]!, ...row })),
    today,
  )
  return vehicleId!
}
const planToday = async (body: object = {}) => desk.ended(await desk.startPlan({ date: today, ...body }))

it('[M25] starts a plan of 15:31 for today at 15:31, and an edit of it too', async () => {
  const vehicleId = await companyAt(15.5, [{}, {}, {}])
  now += 60_000
  const plan = await planToday()
  expect(plan.unserved).toEqual([])
  expect(plan.plannedAt).toBe(new Date(now).toISOString())
  expect(plan.routes[0]!.departAt >= plan.plannedAt!).toBe(true)
  expect(clockOf(new Date(plan.routes[0]!.departAt), timeZone)).toBe('15:31')

  // Two hours later the plan still begins at 15:31: an edit changes only the edited routes.
  now += 7_200_000
  const orderIds = plan.routes[0]!.stops.map(({ orderId }) => orderId).toReversed()
  const edited = await api.call(desk.company.keys.dispatcher, 'POST', `/plans/${plan.id}/moves`, {
    body: {
      version: plan.version,
      moves: [{ orderId: orderIds[0], vehicleId, position: 1 }],
    },
  })
  expect(edited.statusCode, edited.body).toBe(200)
  expect((await desk.readPlan(plan.id)).routes[0]!.departAt >= plan.plannedAt!).toBe(true)
})

it('[M38] explains how an order with an expired window could be served', async () => {
  await companyAt(15, [{ window_start: '09:00', window_end: '11:00' }, {}])
  const plan = await planToday()
  expect(plan.routes[0]!.stops).toHaveLength(1)
  expect(plan.unserved).toMatchObject([{ reason: 'window' }])
  expect(plan.unserved[0]!.fix).toMatch(/^Let its time window end 4 h/)
})

it('[M16] ends a run after every shift with the sentence, and plans tomorrow from the shift on', async () => {
  await companyAt(21, [{}])
  const over = await planToday()
  expect(over).toMatchObject({
    status: 'failed',
    error: `At 21:00 the shift of every vehicle on ${today} is over. Plan another day, or give a vehicle later hours.`,
  })
  const tomorrow = addDays(today, 1)
  await desk.importRows([{ reference: 'T-1', address: desk.labels[3]! }], tomorrow)
  const plan = await desk.ended(await desk.startPlan({ date: tomorrow }))
  expect(clockOf(new Date(plan.routes[0]!.departAt), timeZone)).toBe('06:00')
})
