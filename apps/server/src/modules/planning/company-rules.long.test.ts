// A company's planning rules: who may change them, and that they are the defaults of runs and orders.
import { planningRulesBody, planResponse, type PlanningRules } from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { planning } from './module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const RULES: PlanningRules = {
  objective: 'balance',
  rules: { maxStops: 2, notBefore: '09:00' },
  timeLimitSeconds: 1,
  serviceMinutes: 11,
  fairWeeks: 4,
  fairExtraPercent: 2.5,
  co2PriceMinor: 12,
  co2Factors: { electric: 50 },
}
let api: TestApi
let company: TestCompany
let places: string[]

beforeAll(async () => {
  api = await testApi([orders, fleet, planning])
  places = townAddresses(api, 5)
})
afterAll(() => api.close())
beforeEach(async () => {
  company = await api.company()
})

const save = (rules: object, key = company.keys.admin) =>
  api.call(key, 'PUT', '/planning/rules', { body: rules })
const read = async (key = company.keys.viewer) =>
  planningRulesBody.parse((await api.call(key, 'GET', '/planning/rules')).json())
const post = (url: string, body: object) => api.call(company.keys.dispatcher, 'POST', url, { body })

it('[2.10-3] have defaults, and only administrators change them', async () => {
  expect(await read()).toEqual({
    objective: 'cost',
    rules: {},
    timeLimitSeconds: 10,
    serviceMinutes: 4,
    fairWeeks: 0,
    fairExtraPercent: 0,
    co2PriceMinor: 0,
    co2Factors: {},
  })
  expect((await save(RULES, company.keys.dispatcher)).statusCode).toBe(403)
  expect((await save(RULES)).statusCode).toBe(200)
  expect(await read()).toEqual(RULES)
  const other = await api.company()
  expect(await read(other.keys.viewer)).toMatchObject({ objective: 'cost' })
})

it('refuse impossible values', async () => {
  const wrongs = [
    { objective: 'fun' },
    { serviceMinutes: -1 },
    { rules: { maxSeconds: 9 * 3600 } },
    { co2PriceMinor: -1 },
    { fairWeeks: 13 },
    { co2Factors: { coal: 1 } },
  ]
  for (const wrong of wrongs)
    expect((await save({ ...RULES, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(400)
})

it('[2.10-5] are the defaults of a run, which may override them', async () => {
  await save(RULES)
  for (const name of ['Van 1', 'Van 2', 'Van 3'])
    expect((await post('/vehicles', { name, registration: name })).statusCode).toBe(201)
  const rows = places.map((address, i) => ({ reference: `O-${i}`, recipient: 'Ann', date: DAY, address }))
  expect((await post('/orders/import', { rows })).json()).toMatchObject({ created: 5 })

  const run = async (body: object) => {
    const { id } = (await post('/plans', { date: DAY, ...body })).json()
    for (;;) {
      const plan = planResponse.parse((await api.call(company.keys.viewer, 'GET', `/plans/${id}`)).json())
      if (plan.status === 'done') return plan
      await sleep(50)
    }
  }
  const plan = await run({})
  expect(plan).toMatchObject({ objective: 'balance', rules: RULES.rules })
  expect(plan.progress.limitSeconds).toBe(1)
  expect(plan.routes.map(({ stops }) => stops.length).toSorted((a, b) => a - b)).toEqual([1, 2, 2])
  const other = await run({ objective: 'vehicles', rules: {} })
  expect(other).toMatchObject({ objective: 'vehicles', rules: {} })
  const early = await run({ objective: 'finish', rules: {} })
  expect(early).toMatchObject({ objective: 'finish', summary: { stops: 5, unserved: 0, lowerBound: null } })
  const homeAt = (routes: typeof early.routes) =>
    Math.max(...routes.map(({ returnAt }) => Date.parse(returnAt)))
  expect(homeAt(early.routes)).toBeLessThan(homeAt(other.routes))
})

it('[M44] [2.10-4] set the service time of an order without one', async () => {
  await save(RULES)
  const [first, second] = places
  const rows = [
    { reference: 'NONE', recipient: 'Ann', date: DAY, address: first },
    { reference: 'OWN', recipient: 'Ben', date: DAY, address: second, service_minutes: '3' },
  ]
  await post('/orders/import', { rows })
  await post('/orders', { reference: 'TYPED', recipient: 'Cam', date: DAY, address: first })
  await post('/orders', { reference: 'SAID', recipient: 'Dee', date: DAY, address: first, serviceMinutes: 2 })
  const { items } = (await api.call(company.keys.viewer, 'GET', `/orders?date=${DAY}`)).json()
  const seconds = Object.fromEntries(
    items.map((order: { reference: string; serviceSeconds: number }) => [
      order.reference,
      order.serviceSeconds,
    ]),
  )
  expect(seconds).toEqual({ NONE: 660, OWN: 180, TYPED: 660, SAID: 120 })
})
