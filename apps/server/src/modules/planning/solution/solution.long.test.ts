// Routes of other planners: a VROOM file becomes a plan of the day, or is refused with the path that does
// not fit.
import { planResponse, plansResponse, type PlanResponse } from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fleet } from '../../fleet/module.ts'
import { optimize } from '../../optimize/module.ts'
import { orders } from '../../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../../testing.ts'
import { planning } from '../module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
/** Packages that fit into each van, so that both are needed. */
const ROOM = 4

interface Step {
  type: string
  id?: number
  description?: string
}
interface Solution {
  code: number
  routes: { vehicle: number; description?: string; steps: Step[] }[]
  unassigned: { id?: number; description?: string }[]
}

let api: TestApi
let company: TestCompany
let plan: PlanResponse
/** Answer of VROOM's plan mode to the plan's export. */
let answered: Solution

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  key = company.keys.dispatcher,
) => api.call(key, method, url, body ? { body } : {})

beforeAll(async () => {
  api = await testApi([orders, fleet, planning, optimize])
  company = await api.company()
  for (const name of ['Van 1', 'Van 2'])
    await call('POST', '/vehicles', { name, registration: `${name} plate`, capacityPackages: ROOM })
  const rows = townAddresses(api, 7).map((address, i) => ({
    reference: `S-${i}`,
    recipient: `Person ${i}`,
    address,
    date: DAY,
    packages: i === 6 ? '99' : '1',
  }))
  expect((await call('POST', '/orders/import', { rows })).json()).toMatchObject({ created: 7, rejected: [] })
  const { id } = (await call('POST', '/plans', { date: DAY, timeLimitSeconds: 1 })).json()
  do {
    await sleep(50)
    plan = planResponse.parse((await call('GET', `/plans/${id}`)).json())
  } while (plan.status === 'queued' || plan.status === 'running')
  expect(plan.summary).toMatchObject({ routes: 2, stops: 6, unserved: 1 })
  const problem = (await call('GET', `/plans/${id}/export?format=vroom`)).json()
  answered = (await call('POST', '/optimize', { ...problem, options: { c: true } })).json()
  expect(answered.code).toBe(0)
})
afterAll(() => api.close())

const send = (solution: object) => call('POST', `/plans/${plan.id}/solution`, solution)
const copyOf = (): Solution => structuredClone(answered)
const plansOfDay = async () =>
  plansResponse.parse((await call('GET', `/plans?date=${DAY}`)).json()).items.map(({ id }) => id)
const ordersByVehicle = ({ routes }: PlanResponse) =>
  Object.fromEntries(routes.map(({ vehicleId, stops }) => [vehicleId, stops.map(({ orderId }) => orderId)]))
const turnJobs = ({ steps }: Solution['routes'][number]) => {
  const jobs = steps.filter(({ type }) => type === 'job').toReversed()
  return steps.map((step) => (step.type === 'job' ? jobs.shift()! : step))
}

describe('[2.10-4] a VROOM solution', () => {
  it('of the plan itself gives the same routes', async () => {
    const answer = await send(answered)
    expect(answer.statusCode).toBe(201)
    const imported = planResponse.parse(answer.json())
    expect(imported).toMatchObject({ name: 'From VROOM', date: DAY, status: 'done', violations: [] })
    expect(imported.id).not.toBe(plan.id)
    expect(ordersByVehicle(imported)).toEqual(ordersByVehicle(plan))
    await call('DELETE', `/plans/${imported.id}`)
  })

  it('with other routes becomes a new plan beside the original', async () => {
    const solution = copyOf()
    for (const route of solution.routes) route.steps = turnJobs(route)
    const imported = planResponse.parse((await send(solution)).json())
    const turned = Object.entries(ordersByVehicle(plan)).map(([id, list]) => [id, list.toReversed()])
    expect(ordersByVehicle(imported)).toEqual(Object.fromEntries(turned))
    expect(await plansOfDay()).toEqual(expect.arrayContaining([plan.id, imported.id]))
    expect(ordersByVehicle(planResponse.parse((await call('GET', `/plans/${plan.id}`)).json()))).toEqual(
      ordersByVehicle(plan),
    )
    await call('DELETE', `/plans/${imported.id}`)
  })

  it('is read by its numbers where it has no descriptions', async () => {
    const solution = copyOf()
    for (const route of solution.routes) {
      delete route.description
      route.steps = turnJobs(route).map(({ type, id }) => ({ type, ...(id === undefined ? {} : { id }) }))
    }
    solution.unassigned = solution.unassigned.map(({ id }) => ({ id: id! }))
    const imported = planResponse.parse((await send(solution)).json())
    const turned = Object.entries(ordersByVehicle(plan)).map(([id, list]) => [id, list.toReversed()])
    expect(ordersByVehicle(imported)).toEqual(Object.fromEntries(turned))
    await call('DELETE', `/plans/${imported.id}`)
  })

  it('that overloads a van reports by how much', async () => {
    const solution = copyOf()
    const [first, second] = solution.routes
    const jobs = second!.steps.filter(({ type }) => type === 'job')
    first!.steps.splice(1, 0, ...jobs)
    solution.routes = [first!]
    const imported = planResponse.parse((await send(solution)).json())
    expect(imported.summary).toMatchObject({ routes: 1, stops: 6, unserved: 1 })
    expect(imported.violations).toContainEqual(
      expect.objectContaining({ code: 'load', amount: 6 - ROOM, unit: 'packages' }),
    )
    await call('DELETE', `/plans/${imported.id}`)
  })

  it('may leave an order out, which is unserved then', async () => {
    const solution = copyOf()
    const { steps } = solution.routes[0]!
    const at = steps.findIndex(({ type }) => type === 'job')
    const [job] = steps.splice(at, 1)
    solution.unassigned.push({ description: job!.description! })
    const imported = planResponse.parse((await send(solution)).json())
    expect(imported.summary).toMatchObject({ stops: 5, unserved: 2 })
    await call('DELETE', `/plans/${imported.id}`)
  })
})

describe('a VROOM solution that does not fit', () => {
  const cases: [string, (solution: Solution) => void, string][] = [
    [
      'an order that the plan does not have',
      ({ routes }) => (routes[0]!.steps[1]!.description = 'X-1'),
      'no order X-1',
    ],
    ['an order twice', ({ routes }) => routes[0]!.steps.push({ ...routes[0]!.steps[1]! }), 'served twice'],
    ['an unknown vehicle', ({ routes }) => (routes[0]!.description = 'Van 9'), 'no vehicle Van 9'],
    ['a vehicle twice', ({ routes }) => (routes[1] = { ...routes[0]!, steps: [] }), 'has a route already'],
    [
      'an order both ways',
      ({ routes, unassigned }) => unassigned.push({ ...routes[0]!.steps[1]! }),
      'on a route as well',
    ],
    ['nothing of an order', (solution) => (solution.unassigned = []), 'Nothing is said of order S-6'],
    [
      'another planner’s failure',
      (solution) => Object.assign(solution, { code: 3, error: 'No server' }),
      'No server',
    ],
  ]
  it.each(cases)('with %s is refused and leaves no plan', async (_name, spoil, expectedMessage) => {
    const before = await plansOfDay()
    const solution = copyOf()
    spoil(solution)
    const answer = await send(solution)
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'solution_does_not_fit',
        message: expect.stringContaining(expectedMessage),
      }),
    ])
    expect(await plansOfDay()).toEqual(before)
  })

  it('that moves locked stops stores no plan', async () => {
    const { orderId } = plan.routes[0]!.stops[0]!
    await call('PUT', `/plans/${plan.id}/locks`, { orders: [orderId], vehicles: [] })
    const before = await plansOfDay()
    const solution = copyOf()
    const [first, second] = solution.routes
    first!.steps.splice(1, 0, ...second!.steps.filter(({ type }) => type === 'job'))
    second!.steps = []
    first!.steps = turnJobs(first!)
    expect((await send(solution)).json()).toMatchObject({ code: 'plan_locked' })
    expect(await plansOfDay()).toEqual(before)
    await call('PUT', `/plans/${plan.id}/locks`, { orders: [], vehicles: [] })
  })

  it('is accepted only from dispatchers of the company', async () => {
    expect((await call('POST', `/plans/${plan.id}/solution`, answered, company.keys.viewer)).statusCode).toBe(
      403,
    )
    const other = await api.company()
    expect(
      (await call('POST', `/plans/${plan.id}/solution`, answered, other.keys.dispatcher)).statusCode,
    ).toBe(404)
  })
})
