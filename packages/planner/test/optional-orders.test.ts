// Tests optional orders in the fast kernel: those that pay together are served together, others not at all.
import { describe, expect, it } from 'vitest'
import type { Problem } from '../src/index.ts'
import { solve } from '../src/index.ts'
import { randomProblem } from './random-problem.ts'

/** 60 optional orders with equal prizes, vans of 20 packages with a fixed cost. */
function day(prize: number, fixed: number): Problem {
  const problem = randomProblem(6, 60, 8, ['loads'])
  for (const order of problem.orders) Object.assign(order, { delivery: [1], prize })
  for (const vehicle of problem.vehicles)
    Object.assign(vehicle, { capacity: [20], costs: { fixed, perHour: 3600, perKm: 0 } })
  return problem
}

const search = { threads: 0, iterationLimit: 4000 } as const

describe('optional orders', () => {
  it('are all served where whole trips pay, though none pays a trip of its own', async () => {
    const problem = day(600, 5000)
    const plan = await solve(problem, search)
    expect(plan.violations).toEqual([])
    expect(plan.search.engine).toBe('annealing')
    expect(plan.unserved).toEqual([])
  })

  it('stay out, with the reason, where no trip pays', async () => {
    const plan = await solve(day(10, 5000), search)
    expect(plan.routes).toEqual([])
    expect(new Set(plan.unserved.map((u) => u.code))).toEqual(new Set(['prize']))
    expect(plan.cost).toBe(600)
  })

  it('never cost more than serving everybody, where a van takes many', async () => {
    const problem = randomProblem(6, 200, 12, ['loads'])
    for (const order of problem.orders) order.delivery = [1]
    for (const vehicle of problem.vehicles)
      Object.assign(vehicle, { capacity: [50], costs: { fixed: 0, perHour: 3600, perKm: 0 } })
    const all = await solve(problem, { threads: 0, iterationLimit: 300 })
    expect(all.unserved).toEqual([])
    // About a third above an order's cost in that plan: a single order pays for no trip, all together do.
    const mean = (1.3 * all.cost) / problem.orders.length
    problem.orders.forEach((order, k) => (order.prize = Math.round(mean * (0.5 + ((k * 7919) % 101) / 100))))
    const plan = await solve(problem, { threads: 0, iterationLimit: 15_000 })
    expect(plan.violations).toEqual([])
    expect(plan.cost).toBeLessThanOrEqual(all.cost)
  })

  it('never cost more than leaving all of them out', async () => {
    for (const prize of [60, 120, 200]) {
      const plan = await solve(day(prize, 400), search)
      expect(plan.violations).toEqual([])
      expect(plan.cost).toBeLessThanOrEqual(60 * prize)
    }
  })

  it('give way to mandatory orders, which are never left out for them', async () => {
    const problem = day(5000, 100)
    problem.vehicles = problem.vehicles.slice(0, 2)
    const mandatory = problem.orders.slice(0, 30)
    for (const order of mandatory) delete order.prize
    const plan = await solve(problem, search)
    const out = new Set(plan.unserved.map((u) => u.order))
    expect(mandatory.filter((order) => out.has(order.id))).toEqual([])
    expect(out.size).toBe(20)
  })
})
