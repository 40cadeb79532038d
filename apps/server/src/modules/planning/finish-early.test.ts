// A day whose last van returns as early as possible without dropping orders.
import { check, solve, type Plan, type Problem } from '@dropwise/planner'
import { expect, it } from 'vitest'
import { finishEarly, finishOf, finishesSooner } from './finish-early.ts'

const HOUR = 3_600
/** A line of doors, ten minutes apart from each other and from the depot. */
const DOORS = 8
const n = DOORS + 1
const table = Int32Array.from({ length: n * n }, (_, i) => Math.abs(Math.floor(i / n) - (i % n)) * 600)

const dayOf = (windows: Record<number, [number, number]> = {}): Problem => ({
  matrices: { car: { n, durations: table, distances: table } },
  vehicles: ['van 1', 'van 2'].map((id) => ({
    id,
    start: 0,
    end: 0,
    capacity: [100],
    shift: [8 * HOUR, 18 * HOUR],
    profile: 'car',
    costs: { fixed: 10_000, perHour: 1_000, perKm: 1 },
  })),
  orders: Array.from({ length: DOORS }, (_, i) => ({
    id: `order ${i}`,
    location: i + 1,
    service: 900,
    delivery: [1],
    ...(windows[i] ? { windows: [windows[i]] } : {}),
  })),
})
const search = (problem: Problem): Promise<Plan> =>
  solve(problem, { iterationLimit: 300, seed: 1, threads: 0 })
const never = new AbortController().signal

it('is home sooner than the cheapest plan, with every order served', async () => {
  const day = dayOf()
  const cheapest = await search(day)
  const early = await finishEarly(day, cheapest, search, never)
  expect(finishOf(early)).toBeLessThan(finishOf(cheapest))
  expect(early.unserved).toEqual([])
  expect(check(day, early)).toMatchObject({ feasible: true })
})

it('omits no order for an earlier end', async () => {
  const day = dayOf({ 7: [15 * HOUR, 16 * HOUR] })
  const early = await finishEarly(day, await search(day), search, never)
  expect(early.unserved).toEqual([])
  expect(finishOf(early)).toBeGreaterThan(15 * HOUR)
})

it('[M50] returns its best plan when it is stopped', async () => {
  const day = dayOf()
  let searches = 0
  const counted = (problem: Problem) => {
    searches += 1
    return search(problem)
  }
  const first = await search(day)
  expect(await finishEarly(day, first, counted, AbortSignal.abort())).toBe(first)
  expect(searches).toBe(0)
})

it('prefers plans that serve more orders, then those of higher priority', () => {
  const day = dayOf()
  day.orders[7]!.priority = 100
  const route = (arrive: number, ...orders: number[]) =>
    ({
      steps: [...orders.map((i) => ({ type: 'order', id: `order ${i}` })), { type: 'end', arrive }],
    }) as never
  const sooner = (plan: never, before: never) => finishesSooner(day, { routes: [plan] }, { routes: [before] })
  expect(sooner(route(10, 0, 1), route(20, 0, 1, 2))).toBe(false)
  expect(sooner(route(10, 0, 1, 3), route(20, 0, 1, 2))).toBe(true)
  expect(sooner(route(10, 0, 1, 2, 3, 4, 5), route(20, 7))).toBe(false)
  expect(sooner(route(30, 7), route(20, 0, 1, 2, 3, 4, 5))).toBe(true)
})

it('serves an order of high priority, even if the others would end sooner', async () => {
  const day = dayOf()
  day.vehicles = day.vehicles.slice(0, 1)
  // Three hours and a half: time for the last door and one more, or for the first six.
  day.vehicles[0]!.shift = [8 * HOUR, 11.5 * HOUR]
  day.orders[7]!.service = 0.5 * HOUR
  day.orders[7]!.priority = 100
  const first = await search(day)
  const early = await finishEarly(day, first, search, never)
  for (const plan of [first, early]) expect(plan.unserved.map(({ order }) => order)).not.toContain('order 7')
})
