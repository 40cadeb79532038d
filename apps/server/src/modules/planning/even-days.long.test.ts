// Even days: no driver works much longer than another, no order is dropped for it, and its cost is known.
import { check, solve, type Plan, type Problem } from '@dropwise/planner'
import { expect, it } from 'vitest'
import { evenDays, withBalance } from './even-days.ts'

const HOUR = 3_600
const SIDE = 12

/** Doors on a grid, one in four for the afternoon, and six vans paid by the hour. */
function dayOf(): Problem {
  const places = [
    { x: 0, y: 0 },
    ...Array.from({ length: SIDE * SIDE }, (_, i) => ({
      x: (i % SIDE) * 400,
      y: Math.floor(i / SIDE) * 400,
    })),
  ]
  const table = Int32Array.from(
    places.flatMap((a) => places.map((b) => Math.round((Math.abs(a.x - b.x) + Math.abs(a.y - b.y)) / 8))),
  )
  return {
    matrices: { car: { n: places.length, durations: table, distances: table } },
    vehicles: Array.from({ length: 6 }, (_, k) => ({
      id: `van ${k}`,
      profile: 'car',
      start: 0,
      end: 0,
      capacity: [40],
      shift: [8 * HOUR, 18 * HOUR],
      costs: { fixed: 0, perHour: 0, perKm: 35, perPaidHour: 2_200 },
    })),
    orders: places.slice(1).map((_, i) => ({
      id: `order ${i}`,
      location: i + 1,
      service: 200,
      delivery: [1],
      ...(i % 4 === 0 ? { windows: [[9 * HOUR, 13 * HOUR] as [number, number]] } : {}),
    })),
    options: { balance: 200 },
  }
}

const search = (problem: Problem): Promise<Plan> =>
  solve(problem, { iterationLimit: 2000, seed: 1, threads: 0 })
const minutesOf = ({ routes }: Plan) => routes.map(({ duration }) => Math.round(duration / 60))

it('[M31] balances the days within a tenth of each other, and returns the cost of the cheapest plan', async () => {
  const day = dayOf()
  const cheapest = await search(withBalance(day, 0))
  const never = new AbortController().signal
  const { plan, cheapestCost } = await evenDays(day, cheapest, search, { limitMs: 60_000, signal: never })
  expect(Math.max(...minutesOf(plan))).toBeLessThanOrEqual(1.11 * Math.min(...minutesOf(plan)))
  expect(plan.unserved).toEqual([])
  expect(check(withBalance(day, 0), plan)).toMatchObject({ feasible: true })
  expect(cheapestCost).toBe(cheapest.cost)
  expect(plan.cost).toBeLessThan(1.15 * cheapestCost)
})

it('leaves out no order of higher priority for even days', async () => {
  const day = dayOf()
  for (const van of day.vehicles) van.capacity = [20]
  for (const order of day.orders.slice(0, 10)) order.priority = 50
  const cheapest = await search(withBalance(day, 0))
  const never = new AbortController().signal
  const { plan } = await evenDays(day, cheapest, search, { limitMs: 60_000, signal: never })
  expect(plan.unserved).toHaveLength(24)
  const urgent = new Set(day.orders.slice(0, 10).map(({ id }) => id))
  expect(plan.unserved.filter(({ order }) => urgent.has(order))).toEqual([])
})

it('ends with the cheapest plan when it is stopped', async () => {
  const day = dayOf()
  const cheapest = await search(withBalance(day, 0))
  let searches = 0
  const counted = (problem: Problem) => {
    searches += 1
    return search(problem)
  }
  const { plan } = await evenDays(day, cheapest, counted, { limitMs: 60_000, signal: AbortSignal.abort() })
  expect(plan).toBe(cheapest)
  expect(searches).toBe(0)
})
