// Tests the initial plan of a mixed fleet: cheapest room first, each van at the nearest depot.
import { describe, expect, it } from 'vitest'
import { compile } from '../src/model/compile.ts'
import type { Problem, Vehicle } from '../src/index.ts'
import { buildInstance } from '../src/search/build-instance.ts'
import { listKinds } from '../src/search/mixed-start.ts'
import { findNearest } from '../src/search/nearest.ts'
import { fillTiers } from '../src/search/tiers.ts'
import { randomProblem } from './random-problem.ts'

interface Van {
  count: number
  capacity: number
  fixed: number
  skills?: string[]
}

/** 60 orders of one package, and vans of each size at two depots. */
function firstPlan(vans: Van[], change: (problem: Problem) => void = () => {}) {
  const problem = randomProblem(4, 60, 1, ['loads'])
  for (const order of problem.orders) order.delivery = [1]
  const [van] = problem.vehicles
  const places = [problem.orders[0]!.location, problem.orders[1]!.location]
  problem.vehicles = vans.flatMap(({ count, capacity, fixed, skills = [] }, size) =>
    places.flatMap((place, depot) =>
      Array.from({ length: count }, (_, k): Vehicle => ({
        ...van!,
        id: `${size}/${depot}/${k}`,
        start: place,
        end: place,
        capacity: [capacity],
        skills,
        costs: { fixed, perHour: 0, perKm: 10 },
      })),
    ),
  )
  change(problem)
  const p = compile(problem)
  const inst = buildInstance(p)
  const plan = fillTiers(inst, findNearest(inst, 60, false), listKinds(p, inst))
  return { inst, problem, plan }
}

describe('the first plan of a fleet of several sizes', () => {
  const small = { count: 15, capacity: 5, fixed: 1000 }
  const large = { count: 1, capacity: 20, fixed: 2000 }

  it('fills the vans whose room costs least before it opens others', () => {
    const { inst, plan } = firstPlan([small, large])
    const filled = plan.flatMap((orders, r) => (orders.length > 0 ? [r] : []))
    const larges = filled.filter((r) => inst.capacity[r] === 20)
    expect(larges.map((r) => plan[r]!.length)).toEqual([20, 20])
    expect(filled.length).toBeLessThanOrEqual(2 + 5)
  })

  it('does not use expensive capacity', () => {
    const { inst, plan } = firstPlan([small, { ...large, count: 3, fixed: 9000 }])
    const sizes = plan.flatMap((orders, r) => (orders.length > 0 ? [inst.capacity[r]] : []))
    expect(new Set(sizes)).toEqual(new Set([5]))
  })

  it('sends each order out from the depot that is nearer', () => {
    const { inst, plan } = firstPlan([{ count: 3, capacity: 20, fixed: 2000 }])
    const { n, m, price } = inst
    const wayFrom = (r: number, c: number): number => price[(n + r) * m + c]! + price[c * m + n + r]!
    plan.forEach((orders, r) => {
      for (const c of orders)
        for (let other = 0; other < inst.routes; other++)
          expect(wayFrom(r, c)).toBeLessThanOrEqual(wayFrom(other, c))
    })
    expect(new Set(plan.flatMap((orders, r) => (orders.length > 0 ? [inst.family[r]] : []))).size).toBe(2)
  })

  it('contains each order at most once, in a van with its skills', () => {
    const { inst, problem, plan } = firstPlan(
      [
        { count: 3, capacity: 10, fixed: 1000 },
        { count: 1, capacity: 10, fixed: 1000, skills: ['lift'] },
      ],
      ({ orders }) => orders.forEach((order, k) => k % 9 === 0 && (order.skills = ['lift'])),
    )
    const served = plan.flat()
    expect(new Set(served).size).toBe(served.length)
    const lifted = plan.flatMap((orders, r) => orders.map((c) => ({ c, r }))).filter(({ c }) => c % 9 === 0)
    expect(lifted.length).toBeGreaterThan(0)
    for (const { r } of lifted) expect(problem.vehicles[inst.vehicleOf[r]!]!.skills).toEqual(['lift'])
  })
})
