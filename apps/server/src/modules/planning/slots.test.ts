// Windows for an order that is being typed, priced by the plans of the days, on a real database and roads.
import { slotsResponse, type OrderSlots } from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addresses } from '../addresses/module.ts'
import { dispatch } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { idempotency } from '../idempotency/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, type TestApi } from '../testing.ts'
import { planning } from './module.ts'
import { DAY, planningDesk, type PlanningDesk } from './testing.ts'

let api: TestApi
let desk: PlanningDesk
let planId: string
/** A stop of the plan. */
let stop: { lat: number; lng: number }

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  api.call(desk.company.keys.dispatcher, method, path, body ? { body } : {})

beforeAll(async () => {
  api = await testApi([idempotency, orders, addresses, fleet, planning, dispatch])
  desk = await planningDesk(api)
  await desk.newCompany()
  await desk.addVehicles(2, { shiftStart: '08:00', shiftEnd: '18:00', skills: ['lift'] })
  await desk.importRows(
    desk.labels.slice(0, 8).map((address, i) => ({ reference: `O-${i}`, address, packages: '1' })),
  )
  planId = await desk.startPlan({ date: DAY })
  expect(await desk.ended(planId)).toMatchObject({ status: 'done' })
  const answer = await call('GET', `/orders?date=${DAY}`)
  const { lat, lng } = answer.json().items[0]
  stop = { lat, lng }
})
afterAll(() => api.close())

async function slots(more = '', place = stop, key = desk.company.keys.dispatcher): Promise<OrderSlots> {
  const query = `lat=${place.lat}&lng=${place.lng}&from=${DAY}&days=2${more && `&${more}`}`
  const answer = await api.call(key, 'GET', `/slots?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return slotsResponse.parse(answer.json())
}

it('[M46] offers windows of the planned day, cheapest first, with what each adds, and changes nothing', async () => {
  const before = await desk.readPlan(planId)
  const { slots: offered, days } = await slots('serviceMinutes=4')
  expect(days).toMatchObject([
    { date: DAY, state: 'priced', planId, pending: 0 },
    { state: 'no_plan', planId: null },
  ])
  expect(offered.length).toBeGreaterThanOrEqual(3)
  expect(offered.length).toBeLessThanOrEqual(5)
  const costs = offered.map(({ costMinor }) => costMinor)
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  // A van is at this door anyway: in one window the order adds little more than its own four minutes.
  expect(offered[0]!.extraSeconds).toBeGreaterThanOrEqual(240)
  expect(offered[0]!.extraSeconds).toBeLessThan(600)
  for (const { date, windowStart, windowEnd, serviceAt } of offered) {
    expect(date).toBe(DAY)
    expect(windowStart >= '08:00' && windowEnd <= '18:00' && windowStart < windowEnd).toBe(true)
    expect(serviceAt.slice(0, 10)).toBe(DAY)
  }
  expect(await desk.readPlan(planId)).toEqual(before)
})

it('[M46] the price is what the plan costs more once the order is in it', async () => {
  const [best] = (await slots('serviceMinutes=4')).slots
  const added = await call('POST', '/orders', {
    recipient: 'New',
    address: 'Here',
    ...stop,
    date: DAY,
    packages: 1,
    serviceMinutes: 4,
    windowStart: best!.windowStart,
    windowEnd: best!.windowEnd,
  })
  expect(added.statusCode, added.body).toBe(201)
  const { days, slots: next } = await slots('serviceMinutes=4')
  expect(days[0]).toMatchObject({ state: 'priced', pending: 1 })
  expect(next.length).toBeGreaterThan(0)
  const costOf = async (id: string) =>
    (await desk.readPlan(id)).routes.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
  const newPlanId = await desk.startPlan({ date: DAY })
  expect(await desk.ended(newPlanId)).toMatchObject({ status: 'done', unserved: [] })
  const more = (await costOf(newPlanId)) - (await costOf(planId))
  // Nine orders are few enough that both plans are the best ones; prices are whole minor units.
  expect(Math.abs(more - best!.costMinor)).toBeLessThanOrEqual(1)
  await call('POST', '/orders/cancel', { ids: [added.json().id] })
})

it('[M46] reports that nothing fits, and refuses wrong requests of a shop with a reason', async () => {
  expect((await slots('weightKg=90000')).days[0]).toMatchObject({ state: 'no_room' })
  expect((await slots('skills=crane')).days[0]).toMatchObject({ state: 'no_room' })
  expect((await slots('skills=lift')).days[0]).toMatchObject({ state: 'priced' })
  for (const query of ['lat=91&lng=0', 'lng=0', `lat=50&lng=0&days=99`, `lat=50&lng=0&colour=red`])
    expect((await call('GET', `/slots?${query}`)).statusCode).toBe(400)
  for (const key of [desk.company.keys.driver, desk.company.keys.viewer])
    expect((await api.call(key, 'GET', '/slots?lat=50&lng=0')).statusCode).toBe(403)
})

it('[M46] a place without a map is estimated and says so, and a dispatched day is not priced', async () => {
  const far = await slots('', { lat: stop.lat + 0.9, lng: stop.lng })
  const [day] = far.days
  expect(['no_room', 'priced', 'no_roads']).toContain(day!.state)
  if (day!.state !== 'no_roads') expect(day!.isEstimated).toBe(true)
  expect((await desk.dispatch(planId)).statusCode).toBe(200)
  expect(await slots()).toMatchObject({ slots: [], days: [{ state: 'dispatched' }, { state: 'no_plan' }] })
})
