// Dispatch accepts a route that breaks a rule of the day once a person confirmed the rule by name, and the
// audit log records who.
import { planResponse, type PlanResponse } from '@dropwise/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { planning } from '../planning/module.ts'
import { planningDesk, type PlanningDesk } from '../planning/testing.ts'
import { testApi, type TestApi } from '../testing.ts'
import { dispatch } from './module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const WEEKDAY = new Date(DAY).getUTCDay() || 7
const ALL_DAY = { shiftStart: '06:00', shiftEnd: '20:00' }
let api: TestApi
let desk: PlanningDesk

beforeAll(async () => {
  api = await testApi([orders, fleet, planning, dispatch])
  desk = await planningDesk(api)
})
afterAll(() => api.close())
beforeEach(() => desk.newCompany())

const call = (method: 'POST' | 'PATCH', url: string, body?: object) =>
  api.call(desk.company.keys.dispatcher, method, url, { body })
const post = (url: string, body?: object) => call('POST', url, body)
const readPlan = async (id: string): Promise<PlanResponse> =>
  planResponse.parse((await api.call(desk.company.keys.viewer, 'GET', `/plans/${id}`)).json())

async function addDriver(fields: object = {}): Promise<string> {
  const added = await post('/drivers', { name: 'Dora', ...fields })
  expect(added.statusCode, added.body).toBe(201)
  return added.json().id
}
async function addVan(fields: object): Promise<string> {
  const added = await post('/vehicles', { name: 'Van', registration: 'V-1', ...ALL_DAY, ...fields })
  expect(added.statusCode, added.body).toBe(201)
  return added.json().id
}
async function addOrders(count: number, fields: object = {}): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, i) => ({
    reference: `O-${i}`,
    recipient: 'Edith Ward',
    address: desk.labels[i],
    date: DAY,
    ...fields,
  }))
  expect((await post('/orders/import', { rows })).json()).toMatchObject({ created: count })
  const { items } = (await api.call(desk.company.keys.viewer, 'GET', `/orders?date=${DAY}`)).json()
  return items.map(({ id }: { id: string }) => id)
}
async function planDay(fields: object = {}): Promise<string> {
  const planId = await desk.startPlan({ date: DAY, timeLimitSeconds: 1, ...fields })
  await desk.ended(planId)
  return planId
}

it('names a limit that an edit broke, for the whole plan and for some of its routes', async () => {
  const [full, other] = [await addVan({ maxStops: 2 }), await addVan({ name: 'Van 2', registration: 'V-2' })]
  const ids = await addOrders(3)
  const planId = await planDay()
  const moves = ids.map((orderId) => ({ orderId, vehicleId: full }))
  expect((await post(`/plans/${planId}/moves`, { moves })).statusCode).toBe(200)
  const rule = { code: 'max_stops', amount: 1, vehicleId: full, text: '1 stop over' }
  for (const body of [{}, { vehicleIds: [full] }, { confirmedRules: ['max_duration'] }]) {
    const refused = await post(`/plans/${planId}/dispatch`, body)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'rules_broken', details: { violations: [rule] } })
  }
  expect((await readPlan(planId)).status).not.toBe('dispatched')

  const dispatchResponse = await post(`/plans/${planId}/dispatch`, { confirmedRules: ['max_stops'] })
  expect(dispatchResponse.statusCode, dispatchResponse.body).toBe(200)
  const lines = await api.platform.database.asOwner<{ rules: object[] }>(
    `select after -> 'broken_rules' as rules from public.audit_log
     where tenant_id = $1 and action = 'routes.update' and after ? 'broken_rules'`,
    [desk.company.tenantId],
  )
  expect(lines).toMatchObject([{ rules: [rule] }])
  expect(other).toBeDefined()
})

it('names a driver who became absent, or works only half of the day, after the plan', async () => {
  const driverId = await addDriver()
  const van = await addVan({ driverId })
  await addOrders(1, { windowStart: '15:00', windowEnd: '16:00' })
  const planId = await planDay()
  expect((await readPlan(planId)).violations).toEqual([])

  const half = { week: [{ day: WEEKDAY, from: '06:00', to: '12:00', breakMinutes: 0 }] }
  const away = { absences: [{ from: DAY, to: DAY, reason: 'Ill' }] }
  for (const change of [half, away]) {
    expect((await call('PATCH', `/drivers/${driverId}`, change)).statusCode).toBe(200)
    const broken = { code: 'driver_off', vehicleId: van, unit: 'seconds' }
    expect((await readPlan(planId)).violations).toMatchObject([broken])
    const refused = await post(`/plans/${planId}/dispatch`)
    expect(refused.json()).toMatchObject({ code: 'rules_broken', details: { violations: [broken] } })
    expect(refused.json().message).toMatch(/its driver is off for \d+/)
  }
  const dispatchResponse = await post(`/plans/${planId}/dispatch`, { confirmedRules: ['driver_off'] })
  expect(dispatchResponse.statusCode, dispatchResponse.body).toBe(200)
})

it('names a driver whom an edit puts on two vans at once', async () => {
  const driverId = await addDriver()
  const [first, second] = [
    await addVan({ driverId, maxStops: 1 }),
    await addVan({ name: 'Van 2', registration: 'V-2', maxStops: 1 }),
  ]
  await addOrders(2, { windowStart: '09:00', windowEnd: '09:30' })
  const planId = await planDay()
  const swapped = await post(`/plans/${planId}/moves`, {
    moves: [],
    adjustments: [{ vehicleId: second, driverId }],
  })
  expect(swapped.statusCode, swapped.body).toBe(200)
  expect(swapped.json().violations).toMatchObject([
    { code: 'overlap', vehicleId: first },
    { code: 'overlap', vehicleId: second },
  ])
  expect((await post(`/plans/${planId}/dispatch`)).json().code).toBe('rules_broken')
})
