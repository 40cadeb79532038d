// Tests breaks and several windows in the annealing kernel: the clock accepts exactly the feasible positions.
import { describe, expect, it } from 'vitest'
import { createEvaluator } from '../src/timing/evaluate.ts'
import type { Problem } from '../src/index.ts'
import { compile } from '../src/model/compile.ts'
import { Random } from '../src/search/random.ts'
import { buildInstance } from '../src/search/build-instance.ts'
import { createPlan } from '../src/search/sisr/plan.ts'
import type { Feature } from './random-problem.ts'
import { randomProblem } from './random-problem.ts'

/** Every other order shares its neighbour's door. */
function sharingDoors(problem: Problem): Problem {
  const orders = problem.orders.map((o, k) =>
    k % 2 === 1 ? { ...o, location: problem.orders[k - 1]!.location } : o,
  )
  return { ...problem, orders }
}

/** Compares clock and simulation on random positions while routes fill and shrink. */
function compareWithDriving(features: Feature[], seed: number) {
  const p = compile(sharingDoors(randomProblem(seed, 30, 4, features)))
  const inst = buildInstance(p)
  const plan = createPlan(inst)
  const evaluator = createEvaluator(p)
  const random = new Random(seed)
  plan.clear()
  const counts = { both: 0, neither: 0, clockAlone: 0, drivingAlone: 0 }
  const { n } = inst
  for (let k = 0; k < 400; k++) {
    const c = random.below(n)
    if (plan.route[c]! >= 0) {
      const r = plan.route[c]!
      const [h, j] = [plan.prev[c]!, plan.next[c]!]
      plan.takeOut(c)
      plan.retimeBetween(r, h, j)
      if (!plan.clock!.drives(r)) return counts
      continue
    }
    const h = random.unit() < 0.3 ? n + random.below(4) : random.below(n)
    const r = plan.route[h]!
    if (r < 0) continue
    const orders: number[] = []
    if (h >= n) orders.push(c)
    for (let i = plan.next[n + r]!; i < n; i = plan.next[i]!) {
      orders.push(i)
      if (i === h) orders.push(c)
    }
    const j = plan.next[h]!
    const inTime = plan.clock!.keeps(c, h, j, inst.time[h * inst.m + c]!, inst.time[c * inst.m + j]!)
    const driven =
      evaluator.cost(p.vehicles[inst.vehicleOf[r]!]!, Int32Array.from(orders), orders.length) < Infinity
    counts[inTime ? (driven ? 'both' : 'clockAlone') : driven ? 'drivingAlone' : 'neither']++
    if (driven) plan.insertAfter(c, h)
  }
  return counts
}

function sum(features: Feature[]) {
  const total = { both: 0, neither: 0, clockAlone: 0, drivingAlone: 0 }
  for (let seed = 1; seed <= 40; seed++) {
    const counts = compareWithDriving(features, seed)
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += counts[key]
  }
  return total
}

describe('the clock of a route', () => {
  it.each<Feature[][]>([
    [['breaks', 'windows']],
    [['twoBreaks', 'manyWindows']],
    [['manyWindows', 'setup']],
    [['breaks', 'windows', 'openEnds', 'depots', 'setup']],
  ])('agrees with driving through it: %j', (features) => {
    const { both, neither, clockAlone, drivingAlone } = sum(features)
    expect({ clockAlone, drivingAlone }).toEqual({ clockAlone: 0, drivingAlone: 0 })
    expect(Math.min(both, neither)).toBeGreaterThan(100)
  })

  it.each<Feature[][]>([
    [['breaks', 'windows', 'maxDuration']],
    [['breaks', 'manyWindows', 'pickups', 'loads']],
    [['traffic', 'windows', 'breaks']],
  ])('rules nothing out that can be driven: %j', (features) => {
    const { both, neither, drivingAlone } = sum(features)
    expect(drivingAlone).toBe(0)
    expect(Math.min(both, neither)).toBeGreaterThan(100)
  })
})
