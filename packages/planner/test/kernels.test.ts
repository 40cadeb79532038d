// Tests that the fast kernels' costs match recomputed ones.
import { describe, expect, it } from 'vitest'
import { compile } from '../src/model/compile.ts'
import { hasOvertime } from '../src/model/overtime.ts'
import { score } from '../src/explain/score.ts'
import type { Problem } from '../src/index.ts'
import { createKernelEngine } from '../src/search/kernel-engine.ts'
import { createCrossovers } from '../src/search/hgs/crossover.ts'
import { createGenetic } from '../src/search/hgs/genetic.ts'
import { createLocalSearch } from '../src/search/hgs/local-search.ts'
import type { KernelInstance } from '../src/search/instance.ts'
import { buildInstance } from '../src/search/build-instance.ts'
import { routeDuration, routeWaiting, takesTogether } from '../src/search/instance.ts'
import { missingOf, prizesOf } from '../src/search/measures.ts'
import { findNearest } from '../src/search/nearest.ts'
import { surchargeOfList } from '../src/search/surcharge.ts'
import { savings } from '../src/search/savings.ts'
import { createSisr } from '../src/search/sisr/sisr.ts'
import { cutForThreads } from '../src/search/partition.ts'
import { Random } from '../src/search/random.ts'
import type { Feature } from './random-problem.ts'
import { randomProblem } from './random-problem.ts'
import { isLong } from './suite.ts'

const SETTINGS = {
  startTemperature: 0.8,
  endTemperature: 0.03,
  newRouteProbability: 0.02,
  newRoutePriceFactor: 0,
  vanHeat: 0,
}
const KINDS: Feature[][] = [
  ['loads'],
  ['loads', 'windows'],
  ['loads', 'windows', 'maxDuration'],
  ['loads', 'windows', 'depots', 'openEnds'],
  ['loads', 'mixedFleet'],
  ['loads', 'windows', 'mixedFleet', 'depots', 'maxDuration'],
  ['loads', 'taskCosts', 'depots'],
]

/** Features only in the annealing kernel. */
const ANNEALED: [features: Feature[], perPaidHour: number][] = [
  [['twoLoads', 'windows', 'skills'], 0],
  [['loads', 'windows', 'maxStops', 'allowed'], 0],
  [['loads', 'windows'], 1800],
  [['twoLoads', 'windows', 'skills', 'maxDuration', 'maxStops', 'depots', 'openEnds', 'setup'], 3600],
  [['twoLoads', 'windows', 'skills', 'mixedFleet', 'maxDuration'], 0],
  [['loads', 'windows', 'paidHours'], 0],
  [['loads', 'windows', 'prize'], 0],
  [['loads', 'prize', 'mixedFleet', 'depots'], 0],
  [['loads', 'windows', 'profiles', 'depots'], 0],
  [['twoLoads', 'windows', 'profiles', 'speed', 'mixedFleet', 'maxDuration'], 0],
  [['loads', 'windows', 'pinned', 'pinnedSequence'], 0],
  [['loads', 'windows', 'fewestVehicles'], 0],
  [['loads', 'mixedFleet', 'fewestVehicles', 'prize'], 0],
  [['loads', 'pinnedSequence', 'mixedFleet', 'depots', 'prize'], 0],
]

/** Days whose routes need simulation. */
const DRIVEN: [features: Feature[], perPaidHour: number][] = [
  [['loads', 'manyWindows', 'maxTravel', 'maxDistance'], 0],
  [['loads', 'windows', 'breaks', 'skills', 'prize', 'mixedFleet', 'depots'], 0],
  [['twoLoads', 'windows', 'pickups', 'release'], 0],
  [['loads', 'windows', 'twoBreaks', 'manyWindows'], 2400],
  [['loads', 'reloads', 'release'], 0],
  [['loads', 'windows', 'balance', 'promise'], 0],
  [['loads', 'windows', 'traffic', 'paidHours'], 0],
  [['loads', 'windows', 'paidHours', 'overtime'], 0],
  [['loads', 'windows', 'breaks', 'overtime'], 0],
  [['loads', 'windows', 'profiles', 'breaks', 'typedTimes'], 0],
  [['loads', 'windows', 'fasterTraffic', 'profiles'], 0],
  [['loads', 'windows', 'breaks', 'manyWindows', 'fewestVehicles'], 0],
  [['loads', 'fewPairs', 'maxStops'], 0],
  [['loads', 'fewPairs', 'breaks', 'skills', 'mixedFleet', 'depots'], 0],
  [['loads', 'fewPairs', 'prize', 'maxDuration', 'profiles'], 0],
  [['loads', 'windows', 'drivingRule', 'breaks'], 0],
  [['loads', 'fasterTraffic', 'paidHours', 'maxDuration'], 0],
  [['loads', 'typedTimes', 'twoBreaks', 'manyWindows', 'speed'], 2400],
  [['loads', 'reloads', 'release', 'profiles'], 0],
  [['loads', 'windows', 'breaks', 'pinned', 'pinnedSequence', 'skills'], 0],
]

function pay(problem: Problem, perPaidHour: number): Problem {
  if (perPaidHour > 0)
    for (const v of problem.vehicles) v.costs = { fixed: 400, perHour: 0, perKm: 40, perPaidHour }
  return problem
}

function instance(features: Feature[], size = 70, fleet = 12, perPaidHour = 0): KernelInstance {
  const p = compile(pay(randomProblem(17, size, fleet, features), perPaidHour))
  return buildInstance(p)
}

/** Recomputes price, excess load, lateness and overtime of a plan. */
function audit(inst: KernelInstance, plan: number[][]): { price: number; overload: number; late: number } {
  const { n, m, price, time, early, late, service, demand } = inst
  const total = { price: 0, overload: 0, late: 0 }
  plan.forEach((orders, r) => {
    if (orders.length === 0) return
    let here = n + r
    let t = early[here]
    let load = 0
    for (const c of [...orders, n + r]) {
      total.price += price[inst.tariff[r] * m * m + here * m + c]
      t += time[inst.timeBase[r] + here * m + c]
      total.late += Math.max(0, t - late[c])
      if (c < n) {
        t = Math.max(t, early[c]) + service[c]
        load += demand[c]
      }
      here = c
    }
    total.price += inst.fixed[r]
    if (inst.drive) {
      const surcharge = surchargeOfList(inst, inst.drive, r, orders)
      // When the clock decides everything, only the rounding of legs remains.
      if (inst.drive.clockTellsAll) expect(Math.abs(surcharge)).toBeLessThanOrEqual(orders.length + 1)
      else total.price += surcharge
      return
    }
    total.price += inst.waitPrices[inst.tariff[r]] * routeWaiting(inst, r, orders)
    if (!takesTogether(inst, r, orders)) total.overload++
    total.overload += Math.max(0, load - inst.capacity[r])
    total.late += Math.max(0, routeDuration(inst, r, orders, orders.length) - inst.maxDuration[r])
  })
  return total
}

/** Annealing steps, and those on days that need simulation. */
const STEPS = isLong ? { annealed: 3000, driven: 400 } : { annealed: 600, driven: 90 }

function keepsItsBooks(inst: KernelInstance, steps = STEPS.annealed): void {
  const sisr = createSisr(inst, findNearest(inst, 60, false), new Random(2), SETTINGS)
  sisr.load([])
  sisr.measure()
  const before = sisr.bestCost
  for (let k = 0; k < steps; k++) sisr.iterate(k / steps)
  const plan = sisr.best()
  const { price, overload, late } = audit(inst, plan)
  expect({ overload, late }).toEqual({ overload: 0, late: 0 })
  // Only paid waiting has fractional prices.
  const missing = missingOf(inst, plan)
  const priceWithPrizes = price + prizesOf(inst, missing)
  // A day's hours are priced as a whole, its legs one by one.
  if (inst.pairs || inst.drive?.p.vehicles.some(hasOvertime))
    expect(Math.abs(priceWithPrizes - sisr.bestCost)).toBeLessThanOrEqual(inst.n + inst.routes)
  else if (inst.paysWaiting) expect(priceWithPrizes).toBeCloseTo(sisr.bestCost, 3)
  else expect(priceWithPrizes).toBe(sisr.bestCost)
  expect(missing.filter((c) => inst.prize[c] < 0).length).toBe(sisr.bestLeft)
  expect(new Set(plan.flat()).size).toBe(plan.flat().length)
  expect(sisr.bestCost).toBeLessThan(before)
}

for (const features of KINDS) {
  describe(features.join(', '), () => {
    it('anneals without losing an order or a price', () => keepsItsBooks(instance(features)))

    it('does not change the routes of other vehicles', () => {
      const inst = instance(features)
      const sisr = createSisr(inst, findNearest(inst, 60, false), new Random(2), SETTINGS)
      sisr.load([])
      sisr.measure()
      for (let k = 0; k < 500; k++) sisr.iterate(0.5)
      const before = sisr.current()
      const mine = cutForThreads(inst, before, 3, 0, 2)
      const yours = cutForThreads(inst, before, 3, 1, 2)
      expect(mine.every((x, r) => x + yours[r] === 1)).toBe(true)
      sisr.restrict(mine)
      for (let k = 0; k < 500; k++) sisr.iterate(0.5)
      const after = sisr.current()
      after.forEach((orders, r) => yours[r] === 1 && expect(orders).toEqual(before[r]))
    })

    it('improves plans by local search until no move helps, and ends', () => {
      const inst = instance(features)
      const random = new Random(5)
      const near = findNearest(inst, 30, inst.hasTime)
      const search = createLocalSearch(inst, near, random)
      search.data.rates.set([20, 3])
      const crossovers = createCrossovers(inst, near, random)
      for (let k = 0; k < 8; k++) {
        const start = crossovers.complete(
          inst.capacity.length > k ? Array.from({ length: inst.routes }, () => []) : [],
        )
        const penalised = (plan: number[][]): number => {
          const { price, overload, late } = audit(inst, plan)
          return price + 20 * overload + 3 * late
        }
        search.run(start)
        const end = search.routes()
        expect(end.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: inst.n }, (_, c) => c))
        // Lateness differs slightly from the time warp that the search counts.
        expect(penalised(end)).toBeLessThanOrEqual(penalised(start) * (inst.hasTime ? 1.5 : 1))
        const { data } = search
        expect(
          data.price.reduce((sum, x) => sum + x, 0) +
            end.reduce((sum, o, r) => sum + (o.length > 0 ? inst.fixed[r] : 0), 0),
        ).toBe(audit(inst, end).price)
      }
    })

    it('breeds plans with the cost that it reports', () => {
      const inst = instance(features)
      const random = new Random(9)
      const builder = createSisr(inst, findNearest(inst, 60, false), random, SETTINGS)
      const genetic = createGenetic(inst, random, () => builder.scatter())
      for (let k = 0; k < (isLong ? 120 : 60); k++) genetic.step()
      const plan = genetic.best()
      expect(plan).not.toBeNull()
      expect(audit(inst, plan!)).toEqual({ price: genetic.bestPrice, overload: 0, late: 0 })
      expect(plan!.flat().length).toBe(inst.n)
    })
  })
}

for (const [features, perPaidHour] of [...ANNEALED, ...DRIVEN]) {
  const isDriven = DRIVEN.some(([driven]) => driven === features)
  describe(`${features.join(', ')}, ${perPaidHour} per paid hour`, () => {
    it('anneals without losing an order or a price', () => {
      const inst = instance(features, 70, 12, perPaidHour)
      expect(inst.breeds).toBe(false)
      keepsItsBooks(inst, isDriven ? STEPS.driven : STEPS.annealed)
    })

    const isLarge = !isDriven && (isLong || features === ANNEALED[0]![0])
    for (const size of isLarge ? [70, 720] : [70]) {
      it(`says of a plan of ${size} orders what it costs`, () => {
        const problem = pay(randomProblem(5, size, Math.ceil(size / 6), features), perPaidHour)
        const p = compile(problem)
        const engine = createKernelEngine(p, new Random(3), {
          initial: null,
          thread: 0,
          threads: 1,
          clock: null,
        })
        const steps = isDriven ? STEPS.driven : STEPS.annealed
        engine.run(() => (engine.share = engine.iterations / steps) >= 1)
        expect(engine.name).toBe('annealing')
        const routes = engine.best().map(({ vehicle, orders }) => ({
          vehicle: problem.vehicles[vehicle].id,
          orders: orders.map((o) => problem.orders[o].id),
        }))
        const plan = score(problem, { routes })
        expect(plan.violations).toEqual([])
        // Only orders whose prize does not pay may be unserved; without prizes, none.
        expect(plan.unserved.filter(({ code }) => code !== 'prize')).toEqual([])
        // Kernel prices are integers: a four-digit leg is off by half a unit.
        expect(engine.value.cost / plan.cost).toBeCloseTo(1, 3)
      })
    }
  })
}

it('starts from savings that respect load and windows', () => {
  const inst = instance(['loads', 'windows'], 90, 30)
  const routes = savings(inst, findNearest(inst, 30, false))
  expect(routes.flat().length).toBe(90)
  expect(audit(inst, routes.slice(0, inst.routes))).toMatchObject({ overload: 0, late: 0 })
})
