// Tests reloads: the cheapest timed split against all splits, and the annealing kernel's trips against the
// evaluator's for the same orders.
import { describe, expect, it } from 'vitest'
import { createEvaluator } from '../src/timing/evaluate.ts'
import { createTimedTrips } from '../src/timing/timed-trips.ts'
import { createTrips, RELOAD } from '../src/timing/trips.ts'
import type { Compiled, CompiledVehicle } from '../src/model/compile.ts'
import { compile } from '../src/model/compile.ts'
import type { Problem } from '../src/index.ts'
import { Random } from '../src/search/random.ts'
import { buildInstance } from '../src/search/build-instance.ts'
import { findNearest } from '../src/search/nearest.ts'
import { createPlan } from '../src/search/sisr/plan.ts'
import { createSisr } from '../src/search/sisr/sisr.ts'
import type { Feature } from './random-problem.ts'
import { randomProblem } from './random-problem.ts'

/** Cost of driving a sequence with reloads, without the vehicle's fixed cost; Infinity when infeasible. */
function priceOf(p: Compiled, v: CompiledVehicle, ids: number[], begins = new Map<number, number>()): number {
  const trips: number[][] = [[]]
  for (const id of ids) {
    if (id === RELOAD) trips.push([])
    else trips.at(-1)!.push(id)
  }
  if (trips.length - 1 > (v.reload?.max ?? 0)) return Infinity
  let t = v.from
  let here = v.start
  let price = 0
  const drive = (there: number): void => {
    if (here >= 0 && there >= 0) {
      const k = here * v.size + there
      t += v.time[k]!
      price += v.rateA * v.priceA[k]! + v.rateB * v.distance[k]!
    }
    here = there
  }
  for (const [k, orders] of trips.entries()) {
    if (k > 0) drive(v.reload!.location)
    t = Math.max(t, ...orders.map((o) => p.release[o]!)) + (k > 0 ? v.reload!.service : 0)
    for (let d = 0; d < p.dims; d++) {
      let load = orders.reduce((sum, o) => sum + p.delivery[o * p.dims + d]!, 0)
      let most = load
      for (const o of orders) {
        load += p.pickup[o * p.dims + d]! - p.delivery[o * p.dims + d]!
        most = Math.max(most, load)
      }
      if (most > v.capacity[d]!) return Infinity
    }
    for (const o of orders) {
      const isThere = here === p.location[o]
      drive(p.location[o]!)
      t = Math.max(t, p.earliest[o]!)
      if (t > p.latest[o]!) return Infinity
      begins.set(o, t)
      t += v.service[o]! + (isThere ? 0 : v.setup[o]!)
    }
  }
  drive(v.end)
  return t > v.to ? Infinity : price
}

function everySplit(sequence: number[]): number[][] {
  return Array.from({ length: 2 ** (sequence.length - 1) }, (_, bits) =>
    sequence.flatMap((o, k) => (k > 0 && (bits >> (k - 1)) % 2 === 1 ? [RELOAD, o] : [o])),
  )
}

const LATEST_RELEASE = 5 * 3600

/** A day with orders released until late afternoon. */
function dayOf(seed: number, size: number, fleet: number, features: Feature[]): Problem {
  const problem = randomProblem(seed, size, fleet, features)
  const random = new Random(seed + 1)
  for (const order of problem.orders)
    if (features.includes('release') && random.unit() < 0.6)
      order.release = 8 * 3600 + random.below(LATEST_RELEASE)
  return problem
}

describe('the cheapest split into trips that is in time', () => {
  it('is the best of all splits', () => {
    let late = 0
    let count = 0
    for (let seed = 1; seed <= 400; seed++) {
      const features: Feature[] = ['reloads', 'loads', 'release', ...(seed % 3 ? [] : (['setup'] as const))]
      const p = compile(dayOf(seed, 9, 2, features))
      const v = p.vehicles[seed % 2]!
      const random = new Random(seed)
      const sequence = Array.from({ length: 4 + (seed % 6) }, (_, k) => k)
      // Windows around the times of a random split, for which the cheapest split may be too late.
      const splits = everySplit(sequence).filter((ids) => priceOf(p, v, ids) < Infinity)
      const begins = new Map<number, number>()
      if (splits.length === 0) continue
      priceOf(p, v, splits[random.below(splits.length)]!, begins)
      for (const [o, t] of begins) {
        p.earliest[o] = t - random.below(3600)
        p.latest[o] = t + random.below(300)
      }
      const prices = splits.map((ids) => priceOf(p, v, ids))
      const out = new Int32Array(40)
      const copy = Int32Array.from(sequence)
      const length = createTimedTrips(p).split(v, copy, sequence.length, out)
      const best = Math.min(...prices)
      expect(best).toBeLessThan(Infinity)
      count++
      expect(priceOf(p, v, Array.from(out.subarray(0, length)))).toBeCloseTo(best, 6)
      const blind = createTrips(p).split(v, copy, sequence.length, out)
      if (blind < 0 || priceOf(p, v, Array.from(out.subarray(0, blind))) === Infinity) late++
    }
    expect(count).toBeGreaterThan(50)
    expect(late).toBeGreaterThan(5)
  })

  it('costs more where a cheaper one would be back too late for what follows', () => {
    // Places on a line: the depot, two far to the right, one near it on each side.
    const at = [0, 1000, 1010, -100, 100]
    const durations = Int32Array.from(at.flatMap((x) => at.map((y) => Math.abs(x - y))))
    const order = (id: number, rest: object) => ({ id, location: id, service: 0, delivery: [1], ...rest })
    const p = compile({
      matrices: { car: { n: at.length, durations, distances: durations } },
      vehicles: [
        {
          id: 'van',
          profile: 'car',
          start: 0,
          end: 0,
          capacity: [2],
          shift: [0, 20_000],
          costs: { fixed: 0, perHour: 3600, perKm: 0 },
          reloads: { location: 0, service: 0, max: 3 },
        },
      ],
      // The second is released late: on one trip it delays the first, which takes long.
      orders: [
        order(1, { service: 500 }),
        order(2, { release: 3000 }),
        order(3, { delivery: [2] }),
        order(4, { windows: [[0, 5400]] }),
      ],
    })
    const out = new Int32Array(20)
    const length = createTimedTrips(p).split(p.vehicles[0]!, Int32Array.of(0, 1, 2, 3), 4, out)
    const prices = everySplit([0, 1, 2, 3]).map((ids) => priceOf(p, p.vehicles[0]!, ids))
    expect(length).toBeGreaterThan(4)
    expect(out[1]).toBe(RELOAD)
    expect(priceOf(p, p.vehicles[0]!, Array.from(out.subarray(0, length)))).toBe(Math.min(...prices))
  })
})

const DAYS = [
  'reloads loads windows',
  'reloads loads windows release',
  'reloads loads twoLoads windows release setup skills',
  'reloads loads mixedFleet release openEnds',
  'reloads loads windows release prize depots',
  'loads windows release',
]

describe('trips in the annealing kernel', () => {
  it.each(DAYS)('keep their times, loads and price: %s', (dayName) => {
    const features = dayName.split(' ') as Feature[]
    let opened = 0
    for (let seed = 1; seed <= 12; seed++) opened += fillByChance(features, seed)
    expect(opened).toBeGreaterThan(features.includes('reloads') ? 20 : -1)
  })

  it.each(DAYS)('cost no less than what is made of their orders: %s', (dayName) => {
    const features = dayName.split(' ') as Feature[]
    let served = 0
    for (let seed = 1; seed <= 6; seed++) {
      const p = compile(dayOf(seed, 45, 5, features))
      const inst = buildInstance(p)
      expect(inst.trips).not.toBeNull()
      const sisr = createSisr(inst, findNearest(inst, 20, false), new Random(seed), {
        startTemperature: 1,
        endTemperature: 0.02,
        newRouteProbability: 0.02,
        newRoutePriceFactor: 0,
        vanHeat: 0,
      })
      sisr.load([])
      sisr.measure()
      for (let k = 0; k < 1500; k++) sisr.iterate(k / 1500)
      const evaluator = createEvaluator(p)
      let cost = 0
      for (const [r, orders] of sisr.best().entries()) {
        served += orders.length
        const price = evaluator.cost(p.vehicles[inst.vehicleOf[r]!]!, Int32Array.from(orders), orders.length)
        expect(price).toBeLessThan(Infinity)
        cost += price
      }
      const remainingOrders = new Set(p.rank.keys())
      for (const c of sisr.best().flat()) remainingOrders.delete(c)
      for (const c of remainingOrders) if (p.rank[c]! < 0) cost += p.prize[c]!
      expect(cost * inst.scale).toBeLessThan(sisr.bestCost + 100)
    }
    expect(served).toBeGreaterThan(100)
  })
})

/**
 * Inserts orders and reloads and removes orders at random, checking all state; returns the number of reloads.
 */
function fillByChance(features: Feature[], seed: number): number {
  const p = compile(dayOf(seed, 30, 4, features))
  const inst = buildInstance(p)
  const { n, m, time, price, fixed } = inst
  const plan = createPlan(inst)
  const trips = plan.trips!
  const clock = plan.tripClock!
  const random = new Random(seed)
  let opened = 0
  plan.clear()
  for (let k = 0; k < 600; k++) {
    const c = random.below(n)
    if (plan.route[c]! >= 0) {
      if (random.unit() < 0.2) {
        const r = plan.route[c]!
        plan.takeOut(c)
        plan.tidyTrips(r)
        plan.retime(r)
        look(r)
      }
      continue
    }
    const h = random.unit() < 0.2 ? n + random.below(4) : random.below(n)
    const r = plan.route[h]!
    const j = plan.next[h]!
    if (r < 0 || !plan.takes(r, c)) continue
    const way = random.below(3)
    if (way === 0) {
      if (!trips.fits(c, h) || !clock.keeps(c, h, j, time[h * m + c]!, time[c * m + j]!)) continue
      plan.insertAfter(c, h)
    } else {
      if (!trips.mayOpen(r)) continue
      if (way === 1) {
        if (h >= n || !trips.fitsFrom(c, h) || !clock.keepsFrom(c, h, j)) continue
        plan.insertAfter(c, plan.openTrip(h))
      } else {
        if (j >= n || !trips.fitsUpTo(c, h) || !clock.keepsUpTo(c, h, j)) continue
        plan.insertAfter(c, h)
        plan.openTrip(c)
      }
      opened++
    }
    look(r)
  }
  return opened

  /** Simulates the route independently. */
  function look(r: number): void {
    const nodes = [n + r]
    for (let i = plan.next[n + r]!; i !== n + r; i = plan.next[i]!) nodes.push(i)
    const ids = nodes.slice(1).map((i) => (i < n ? i : RELOAD))
    const v = p.vehicles[inst.vehicleOf[r]!]!
    const legs = nodes.reduce((sum, i) => sum + plan.leg[i]!, 0)
    if (ids.length > 0) expect(Math.abs(priceOf(p, v, ids) * inst.scale - legs)).toBeLessThan(nodes.length)
    const begins = nodes.map((i) => plan.begin[i])
    const dues = nodes.map((i) => plan.latest[i])
    clock.retime(r)
    expect(nodes.map((i) => plan.begin[i])).toEqual(begins)
    expect(nodes.map((i) => plan.latest[i])).toEqual(dues)
    let cost = 0
    for (let e = 0; e < 4; e++) {
      const s = n + e
      if (plan.next[s] === s) continue
      cost += fixed[e]!
      for (let i = s; ;) {
        const next = plan.next[i]!
        cost += price[plan.base[e]! + i * m + next]!
        i = next
        if (i === s) break
      }
    }
    expect(plan.cost).toBeCloseTo(cost, 3)
  }
}
