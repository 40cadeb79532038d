// Compares the annealing kernel's paid, limited or two-way days with the evaluator's simulation.
import { describe, expect, it } from 'vitest'
import { createEvaluator } from '../src/timing/evaluate.ts'
import { compile } from '../src/model/compile.ts'
import { Random } from '../src/search/random.ts'
import { buildInstance } from '../src/search/build-instance.ts'
import { BROKEN } from '../src/search/route-drive.ts'
import { createPlan } from '../src/search/sisr/plan.ts'
import type { Feature } from './random-problem.ts'
import { randomProblem } from './random-problem.ts'

interface Said {
  /** Days that both accept, and that both reject. */
  both: number
  neither: number
  /** Days that only one accepts. */
  kernelAlone: number
  driveAlone: number
  /** Days that the kernel prices above or below the simulation. */
  dearer: number
  cheaper: number
}

/** Prices of random positions while routes fill up. */
function compareDays(features: Feature[], seed: number): Said {
  const p = compile(randomProblem(seed, 30, 4, features))
  const inst = buildInstance(p)
  const { n, m, price, tariff, scale, fixed } = inst
  expect(inst.drive!.clockTellsDays).toBe(true)
  const plan = createPlan(inst)
  const evaluator = createEvaluator(p)
  const random = new Random(seed)
  plan.clear()
  const counts: Said = { both: 0, neither: 0, kernelAlone: 0, driveAlone: 0, dearer: 0, cheaper: 0 }
  for (let k = 0; k < 300; k++) {
    const c = random.below(n)
    const h = random.unit() < 0.3 ? n + random.below(4) : random.below(n)
    const r = plan.route[h]!
    if (r < 0 || plan.route[c]! >= 0 || !plan.takes(r, c)) continue
    const orders: number[] = h >= n ? [c] : []
    for (let i = plan.next[n + r]!; i < n; i = plan.next[i]!) orders.push(...(i === h ? [i, c] : [i]))
    const nodes = [n + r, ...orders, n + r]
    let legs = 0
    for (let x = 1; x < nodes.length; x++) legs += price[(tariff[r]! * m + nodes[x - 1]!) * m + nodes[x]!]!
    const money = evaluator.cost(p.vehicles[inst.vehicleOf[r]!]!, Int32Array.from(orders), orders.length)
    const isInTime = plan.clock!.keeps(
      c,
      h,
      plan.next[h]!,
      inst.time[h * m + c]!,
      inst.time[c * m + plan.next[h]!]!,
    )
    const added = isInTime ? plan.dayPriceWith(r, c, h, r) : BROKEN
    if (added < BROKEN && money < Infinity) {
      counts.both++
      const off = legs + fixed[r]! + added - money * scale
      // Rounding adds at most half a unit per leg.
      if (off > nodes.length) counts.dearer++
      if (off < -nodes.length) counts.cheaper++
      plan.insertAfter(c, h)
    } else if (added >= BROKEN && money === Infinity) counts.neither++
    else counts[added < BROKEN ? 'kernelAlone' : 'driveAlone']++
  }
  return counts
}

function sum(features: Feature[]): Said {
  const total: Said = { both: 0, neither: 0, kernelAlone: 0, driveAlone: 0, dearer: 0, cheaper: 0 }
  for (let seed = 1; seed <= 30; seed++) {
    const counts = compareDays(features, seed)
    for (const key of Object.keys(total) as (keyof Said)[]) total[key] += counts[key]
  }
  return total
}

describe('the shortest day of a route in the annealing kernel', () => {
  it.each<Feature[][]>([
    [['breaks', 'windows', 'paidHours']],
    [['manyWindows', 'paidHours', 'overtime', 'setup']],
    [['breaks', 'manyWindows', 'paidHours', 'setup', 'maxDuration']],
    [['breaks', 'windows', 'pickups', 'loads']],
    [['breaks', 'windows', 'balance', 'maxDuration']],
    [['manyWindows', 'balance', 'paidHours', 'maxDuration']],
    [['manyWindows', 'paidHours', 'maxDuration']],
    [['breaks', 'windows', 'maxTravel']],
    [['breaks', 'windows', 'paidHours', 'promise']],
    [['manyWindows', 'paidHours', 'promisedTimes', 'maxDuration']],
    [['breaks', 'windows', 'balance', 'promise', 'pickups', 'loads']],
    [['breaks', 'manyWindows', 'paidHours', 'maxDistance', 'openEnds']],
    [['windows', 'paidHours', 'pickups', 'loads', 'maxDuration']],
    [['manyWindows', 'pickups', 'loads', 'maxDuration']],
    [['breaks', 'manyWindows', 'pickups', 'loads', 'paidHours', 'openEnds', 'depots']],
  ])('costs what driving it through costs: %j', (features) => {
    const { both, neither, ...others } = sum(features)
    expect(others).toEqual({ kernelAlone: 0, driveAlone: 0, dearer: 0, cheaper: 0 })
    expect(Math.min(both, neither)).toBeGreaterThan(100)
  })
})
