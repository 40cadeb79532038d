// Tests the initial plan of a mixed fleet that fills one van after another.
import { describe, expect, it } from 'vitest'
import type { Problem, Vehicle } from '../src/index.ts'
import { compile } from '../src/model/compile.ts'
import { isFeasible } from '../src/search/feasible.ts'
import { buildInstance } from '../src/search/build-instance.ts'
import { listKinds, startInPieces } from '../src/search/mixed-start.ts'
import { findNearest } from '../src/search/nearest.ts'
import { fillTiers } from '../src/search/tiers.ts'
import { fillVans } from '../src/search/van-by-van.ts'
import type { Feature } from './random-problem.ts'
import { randomProblem } from './random-problem.ts'

type Van = Pick<Vehicle, 'capacity'> & Partial<Vehicle> & { count: number }

/** Replaces the problem's vans by these, all from one depot. */
function vansOf(problem: Problem, vans: Van[]): Vehicle[] {
  const [van] = problem.vehicles
  return vans.flatMap(({ count, ...fields }, kind) =>
    Array.from({ length: count }, (_, k): Vehicle => ({
      ...van!,
      id: `${kind}/${k}`,
      skills: [],
      ...fields,
    })),
  )
}

/** Builds an instance and a plan; `fill` receives the slots of each kind of van. */
function firstPlan(problem: Problem, fill = fillVans) {
  const p = compile(problem)
  const inst = buildInstance(p)
  const near = findNearest(inst, 60, false)
  return { p, inst, near, plan: fill(inst, near, listKinds(p, inst)) }
}

const filled = (plan: number[][]): number[][] => plan.filter((orders) => orders.length > 0)

/** `count` orders of one package. */
function parcels(count: number, features: Feature[] = []): Problem {
  const problem = randomProblem(4, count, 1, ['loads', ...features])
  for (const order of problem.orders) order.delivery = [1]
  return problem
}

const costs = { fixed: 5000, perHour: 0, perKm: 10 }

describe('a first plan van by van', () => {
  it('fills each van before it opens the next', () => {
    const problem = parcels(60)
    problem.vehicles = vansOf(problem, [{ count: 20, capacity: [10], costs }])
    const { plan } = firstPlan(problem)
    expect(filled(plan).map((orders) => orders.length)).toEqual([10, 10, 10, 10, 10, 10])
  })

  it('counts every load and the longest list of stops', () => {
    const problem = parcels(40)
    for (const order of problem.orders) order.delivery = [1, 3]
    problem.vehicles = vansOf(problem, [
      { count: 4, capacity: [20, 12], costs },
      { count: 20, capacity: [20, 60], costs: { ...costs, fixed: 9000 }, maxStops: 6 },
    ])
    const { inst, plan } = firstPlan(problem)
    const lengths = (capacity: number): number[] =>
      plan.flatMap((orders, r) => (inst.extraCapacity[r * inst.extra] === capacity ? [orders.length] : []))
    expect(Math.max(...lengths(12))).toBe(4)
    expect(Math.max(...lengths(60))).toBe(6)
    expect(plan.flat()).toHaveLength(40)
  })

  it('opens a van with a skill only where an order needs the skill', () => {
    const problem = parcels(40)
    problem.vehicles = vansOf(problem, [
      { count: 2, capacity: [10], costs, skills: ['lift'] },
      { count: 4, capacity: [10], costs },
    ])
    const planWith = (skilled: number) => {
      problem.orders.forEach((order, k) => (order.skills = k < skilled ? ['lift'] : []))
      const { inst, plan } = firstPlan(problem)
      const lifts = plan.flatMap((orders, r) =>
        orders.length > 0 && problem.vehicles[inst.vehicleOf[r]!]!.skills!.length > 0 ? [r] : [],
      )
      return { served: plan.flat().length, lifts: lifts.length }
    }
    expect(planWith(1)).toEqual({ served: 40, lifts: 1 })
    expect(planWith(12).lifts).toBe(2)
  })

  it('opens no van only for optional orders, and omits those that cost more than their prize', () => {
    const problem = parcels(20)
    for (const order of problem.orders) order.prize = 1
    problem.vehicles = vansOf(problem, [{ count: 4, capacity: [10], costs }])
    expect(firstPlan(problem).plan.flat()).toEqual([])
    delete problem.orders[0]!.prize
    problem.orders[1]!.prize = 1_000_000
    expect(new Set(firstPlan(problem).plan.flat())).toEqual(new Set([0, 1]))
  })

  it('is chosen for a day of pieces only if it is cheaper', () => {
    const vehiclesUsed = (problem: Problem) => {
      problem.vehicles = vansOf(problem, [{ count: 40, capacity: [60], costs }])
      const { p, inst, near, plan } = firstPlan(problem)
      const joined = firstPlan(problem, fillTiers).plan
      const start = startInPieces(p, inst, near)
      return [start, plan, joined].map((routes) => JSON.stringify(routes))
    }
    const [timed, timedByVan] = vehiclesUsed(parcels(300, ['windows', 'manyWindows', 'breaks']))
    expect(timed).toBe(timedByVan)
    const [plain, , plainJoined] = vehiclesUsed(parcels(300))
    expect(plain).toBe(plainJoined)
  })

  it.each([1, 2, 3])('makes routes that can be driven, fuller than joined ones (day %i)', (seed) => {
    const problem = randomProblem(seed, 200, 1, ['loads', 'windows', 'manyWindows', 'breaks', 'skills'])
    for (const order of problem.orders) order.delivery = [1]
    problem.vehicles = vansOf(problem, [
      { count: 12, capacity: [20], costs },
      { count: 12, capacity: [20], costs, skills: problem.orders.flatMap(({ skills }) => skills ?? []) },
    ])
    const { inst, plan } = firstPlan(problem)
    const served = plan.flat()
    expect(new Set(served).size).toBe(served.length)
    plan.forEach((orders, r) => expect(isFeasible(inst, r, orders)).toBe(true))
    const mean = (routes: number[][]): number => routes.flat().length / filled(routes).length
    expect(mean(plan)).toBeGreaterThan(mean(firstPlan(problem, fillTiers).plan))
  })
})
