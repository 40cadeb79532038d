// Tests tail exchanges: for any features the plan stays feasible and its cost right.
import { describe, expect, it } from 'vitest'
import { compile } from '../src/model/compile.ts'
import { Random } from '../src/search/random.ts'
import { keepFeasible } from '../src/search/feasible.ts'
import type { KernelInstance } from '../src/search/instance.ts'
import { buildInstance } from '../src/search/build-instance.ts'
import { costOf } from '../src/search/measures.ts'
import { findNearest } from '../src/search/nearest.ts'
import { createDepotLegs } from '../src/search/sisr/depot-legs.ts'
import { createMemory } from '../src/search/sisr/memory.ts'
import { createPlaceSearch } from '../src/search/sisr/place.ts'
import type { AnnealedPlan } from '../src/search/sisr/plan.ts'
import { createPlan } from '../src/search/sisr/plan.ts'
import { createRuin } from '../src/search/sisr/ruin.ts'
import { NONE, routesOf } from '../src/search/sisr/state.ts'
import { createTails } from '../src/search/sisr/tails.ts'
import { createVans } from '../src/search/sisr/vans.ts'
import type { Feature } from './random-problem.ts'
import { randomProblem } from './random-problem.ts'

const ORDERS = 60
const VANS = 9

/** A plan by insertion, and the moves over it. */
function setUp(seed: number, features: Feature[]) {
  const inst = buildInstance(compile(randomProblem(seed, ORDERS, VANS, features)))
  const near = findNearest(inst, 40, false)
  const plan = createPlan(inst)
  const ruin = createRuin(inst, near, new Random(seed), plan)
  const vans = inst.exchanges ? createVans(inst, plan, ruin) : null
  const places = createPlaceSearch(inst, near, new Random(seed), plan, ruin, createDepotLegs(inst), null)
  plan.clear()
  const unplaced: number[] = []
  for (let c = 0; c < inst.n; c++) {
    const at = places.find(c, NONE, NONE, 0.4)
    if (at >= 0) plan.insertAfter(c, at)
    else unplaced.push(c)
  }
  for (const c of unplaced) plan.absent[plan.absentCount++] = c
  const present = createMemory(plan)
  present.keep()
  const tails = createTails(inst, near, new Random(seed), plan, present, vans, null)
  return { inst, plan, present, tails }
}

function expectSound(inst: KernelInstance, plan: AnnealedPlan): void {
  const { next, prev, route, van, load, count, extraLoad, homeLeg, leg } = plan
  const routes = routesOf(inst, plan)
  routes.forEach((orders, r) => expect(keepFeasible(inst, r, orders)).toEqual(orders))
  for (let r = 0; r < inst.usable; r++) {
    const orders = routes[van[r]]!
    const s = inst.n + r
    expect(count[r]).toBe(orders.length)
    expect(load[r]).toBe(orders.reduce((sum, c) => sum + inst.demand[c]!, 0))
    for (let d = 0; d < inst.extra; d++)
      expect(extraLoad[r * inst.extra + d]).toBe(
        orders.reduce((sum, c) => sum + inst.extraDemand[c * inst.extra + d]!, 0),
      )
    ;[s, ...orders].forEach((c, k) => {
      expect(route[c]).toBe(r)
      expect(next[c]).toBe(orders[k] ?? s)
      expect(prev[orders[k] ?? s]).toBe(c)
    })
    if (orders.length > 0) expect(homeLeg[r]).toBe(leg[prev[s]!])
  }
  expect(plan.usedCount).toBe(routes.filter((orders) => orders.length > 0).length)
  // The cost of a simulated day is rounded per van.
  const rounding = inst.drive ? VANS : 0
  expect(Math.abs(plan.cost + plan.waited - costOf(inst, routes))).toBeLessThanOrEqual(rounding)
}

/** Routes that differ, before and after. */
function changed(before: number[][], after: number[][]): [number[], number[]][] {
  return before.flatMap((orders, r): [number[], number[]][] =>
    orders.join() === after[r]!.join() ? [] : [[orders, after[r]!]],
  )
}

const DAYS: Feature[][] = [
  ['loads', 'windows'],
  ['loads', 'windows', 'shifts'],
  ['loads', 'manyWindows', 'shifts'],
  ['loads', 'windows', 'breaks', 'shifts'],
  ['loads', 'windows', 'paidHours', 'shifts', 'detours'],
  ['loads', 'windows', 'depots', 'openEnds'],
  ['loads', 'windows', 'maxDuration', 'depots'],
  ['twoLoads', 'windows', 'maxStops', 'skills', 'mixedFleet'],
  ['loads', 'windows', 'manyWindows', 'breaks', 'mixedFleet', 'depots', 'skills'],
  ['loads', 'windows', 'twoBreaks'],
  ['loads', 'windows', 'breaks', 'paidHours', 'maxDuration'],
  ['loads', 'windows', 'paidHours'],
  ['loads', 'pickups', 'windows', 'setup', 'maxTravel'],
  ['loads', 'windows', 'balance', 'depots'],
]

describe('an exchange of tails', () => {
  it.each(DAYS.map((features) => [features.join(' '), features] as const))(
    'keeps a plan of %s sound, at its price',
    (_, features) => {
      let childCount = 0
      for (let seed = 1; seed <= 6; seed++) {
        const { inst, plan, present, tails } = setUp(seed, features)
        expectSound(inst, plan)
        for (let k = 0; k < 60; k++) {
          const before = routesOf(inst, plan)
          const limit = plan.wholeCost() + 600 * inst.scale * (k % 3)
          if (!tails!.exchange(limit)) {
            expect(routesOf(inst, plan)).toEqual(before)
            continue
          }
          childCount++
          expect(plan.wholeCost()).toBeLessThan(limit)
          expectSound(inst, plan)
          present.keep()
        }
      }
      expect(childCount).toBeGreaterThan(20)
    },
  )

  it('exchanges the tails of two routes, or joins the routes', () => {
    let joined = 0
    for (let seed = 1; seed <= 10; seed++) {
      const { inst, plan, present, tails } = setUp(seed, ['windows', 'loads'])
      for (let k = 0; k < 60; k++) {
        const before = routesOf(inst, plan)
        if (!tails!.exchange(plan.wholeCost() + 900 * inst.scale)) continue
        present.keep()
        const pair = changed(before, routesOf(inst, plan))
        expect(pair).toHaveLength(2)
        const [[one, oneAfter], [other, otherAfter]] = pair as [[number[], number[]], [number[], number[]]]
        const changedAt = one.findIndex((c, at) => c !== oneAfter[at])
        const head = changedAt < 0 ? one.length : changedAt
        const rest = oneAfter.slice(head)
        const otherHead = other.slice(0, other.length - rest.length)
        expect(other).toEqual([...otherHead, ...rest])
        expect(otherAfter).toEqual([...otherHead, ...one.slice(head)])
        if (oneAfter.length === 0 || otherAfter.length === 0) joined++
      }
    }
    expect(joined).toBeGreaterThan(0)
  })

  it('is not tried where vehicles reload', () => {
    const p = compile(randomProblem(1, ORDERS, VANS, ['loads', 'windows', 'reloads']))
    expect(buildInstance(p).trips).not.toBeNull()
    expect(setUp(1, ['loads', 'windows', 'reloads']).tails).toBeNull()
  })
})
