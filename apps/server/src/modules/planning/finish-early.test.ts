// A day whose last van is home as early as may be, with nobody left out for it.
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

it('leaves nobody out for an earlier end', async () => {
  const day = dayOf({ 7: [15 * HOUR, 16 * HOUR] })
  const early = await finishEarly(day, await search(day), search, never)
  expect(early.unserved).toEqual([])
  expect(finishOf(early)).toBeGreaterThan(15 * HOUR)
})

it('ends with what it has when it is stopped', async () => {
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

it('takes no plan for better that serves fewer', () => {
  const route = (arrive: number, orders: number) =>
    ({
      steps: [...Array.from({ length: orders }, () => ({ type: 'order' })), { type: 'end', arrive }],
    }) as never
  expect(finishesSooner({ routes: [route(10, 2)] }, { routes: [route(20, 3)] })).toBe(false)
  expect(finishesSooner({ routes: [route(10, 3)] }, { routes: [route(20, 3)] })).toBe(true)
})
