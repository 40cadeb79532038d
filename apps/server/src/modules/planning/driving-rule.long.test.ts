// A vehicle's driving-time rule: stored, kept by plans, reported when an edit breaks it, confirmed at
// dispatch.
import { vehicleItem } from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dispatch } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, type TestApi } from '../testing.ts'
import { planning } from './module.ts'
import { DAY, planningDesk, type PlanningDesk } from './testing.ts'

let api: TestApi
let desk: PlanningDesk

beforeAll(async () => {
  api = await testApi([orders, fleet, planning, dispatch])
  desk = await planningDesk(api)
})
afterAll(() => api.close())

const call = (method: 'POST' | 'PATCH' | 'GET', url: string, body?: object) =>
  api.call(desk.company.keys.dispatcher, method, url, body ? { body } : {})

it('[M18] [M28] plans a rest before a driver has driven too long', async () => {
  const [van] = await desk.addVehicles(1, { shiftStart: '06:00', shiftEnd: '20:00' })
  await desk.importRows(
    Array.from({ length: 40 }, (_, i) => ({ reference: `O-${i}`, address: desk.labels[i]! })),
  )
  const free = await desk.ended(await desk.startPlan({ date: DAY }))
  expect(free.routes[0]!.driveSeconds).toBeGreaterThan(35 * 60)

  const rule = { minutes: 30, restMinutes: 20, counts: 'breaks' }
  const changed = await call('PATCH', `/vehicles/${van}`, { maxDrivingWithoutRest: rule })
  expect(changed.statusCode, changed.body).toBe(200)
  const { items } = (await call('GET', '/vehicles')).json()
  expect(vehicleItem.parse(items[0]).maxDrivingWithoutRest).toEqual(rule)
  const bad = await call('PATCH', `/vehicles/${van}`, { maxDrivingWithoutRest: { ...rule, restMinutes: 1 } })
  expect(bad.statusCode).toBe(400)

  const planId = await desk.startPlan({ date: DAY })
  const lockedPlan = await desk.ended(planId)
  expect(lockedPlan.routes[0]!.driveSeconds).toBeLessThanOrEqual(30 * 60)
  expect(lockedPlan.violations).toEqual([])
  expect(lockedPlan.unserved.length).toBeGreaterThan(0)

  const moves = lockedPlan.unserved.map(({ orderId }) => ({ orderId, vehicleId: van }))
  const edited = await call('POST', `/plans/${planId}/moves`, { moves })
  expect(edited.json().violations).toMatchObject([{ code: 'max_driving', unit: 'seconds', vehicleId: van }])
  const refused = await call('POST', `/plans/${planId}/dispatch`, {})
  expect(refused.json().message).toMatch(/min too long without a rest/)
  const dispatchResponse = await call('POST', `/plans/${planId}/dispatch`, {
    confirmedRules: ['max_driving'],
  })
  expect(dispatchResponse.statusCode, dispatchResponse.body).toBe(200)
})
