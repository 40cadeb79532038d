// Tests repeated anneals when vans have a price, and an initial plan of hundreds of orders built in pieces.
import { describe, expect, it } from 'vitest'
import type { Vehicle } from '../src/index.ts'
import { compile } from '../src/model/compile.ts'
import { Random } from '../src/search/random.ts'
import { createKernelEngine } from '../src/search/kernel-engine.ts'
import { shareOfRun } from '../src/search/reheat.ts'
import { randomProblem } from './random-problem.ts'

describe('the share of an anneal', () => {
  it('runs from 0 to 1 three times', () => {
    const shares = [0, 0.3, 1 / 3, 0.5, 2 / 3, 0.99, 1].map((share) => shareOfRun(share, true))
    expect(shares).toEqual([0, 0.3 * 3, 0, 0.5, 0, expect.closeTo(0.97), 1])
  })

  it('cools over the whole time without reheating', () => {
    expect([0, 0.4, 1].map((share) => shareOfRun(share, false))).toEqual([0, 0.4, 1])
  })
})

describe('a first plan of 1,000 orders for vans of two sizes', () => {
  const problem = randomProblem(5, 1000, 1, ['loads', 'windows'])
  problem.orders.forEach((order, k) => {
    order.delivery = [1]
    if (k % 5 === 0) order.skills = ['lift']
  })
  const [van] = problem.vehicles
  problem.vehicles = [12, 30].flatMap((capacity) =>
    Array.from({ length: 160 }, (_, k): Vehicle => ({
      ...van!,
      id: `${capacity}/${k}`,
      capacity: [capacity],
      skills: k % 4 === 0 ? ['lift'] : [],
      costs: { fixed: 100 * capacity, perHour: 100, perKm: 10 },
    })),
  )
  const p = compile(problem)
  const engineOf = (thread: number) => {
    const options = { initial: null, thread, threads: 2, clock: () => 0 }
    return createKernelEngine(p, new Random(7 + thread), options)
  }
  const engine = engineOf(0)

  it('serves every order once before the search begins', () => {
    const served = engine.best().flatMap(({ orders }) => orders)
    expect(engine.value.missing).toEqual([0])
    expect(new Set(served).size).toBe(1000)
    expect(served).toHaveLength(1000)
  })

  it('is the same in every thread that shares it out', () => {
    expect(engineOf(1).best()).toEqual(engine.best())
  })
})
