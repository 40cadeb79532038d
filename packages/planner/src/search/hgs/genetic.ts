// Hybrid genetic search with time windows (Vidal et al. 2012; Kool et al. 2022): crossover, local search, a
// good and diverse population, adaptive penalties.
import type { Random } from '../random.ts'
import type { KernelInstance } from '../instance.ts'
import { NO_ROAD_PRICE, NO_ROAD_TIME } from '../instance.ts'
import { findNearest } from '../nearest.ts'
import type { Plan } from './crossover.ts'
import { createCrossovers } from './crossover.ts'
import { createLocalSearch } from './local-search.ts'
import type { Individual } from './population.ts'
import { createPopulation } from './population.ts'

const NEAR_WITH_TIME = 30
const NEAR_WITHOUT = 20
const START_POPULATION = 65
const REPAIR_CHANCE = 0.5
const REPAIR_FACTOR = 10
const ADAPT_EVERY = 50
const RAISE = 1.2
const LOWER = 0.85
/** Children without improvement before the population restarts. */
const PATIENCE = 15_000
/** Maximum number of plans kept for other threads until fetched. */
const MOST_NEWS = 40

export interface Genetic {
  /** Good children since the last call, for other threads' populations. */
  immigrants(): Plan[]
  fresh: () => Plan
  /** Restarts with the instance's current content and a first population of `size`. */
  restart(size: number): void
  /** Makes one child (or one individual of the first population). True when the best plan improved. */
  step(): boolean
  add(plan: Plan): boolean
  best(): Plan | null
  bestPrice: number
  steps: number
  moves: number
  /** Children since the last improvement. */
  stalled: number
}

/** Creates the search; `fresh` makes a different initial plan each time. */
export function createGenetic(inst: KernelInstance, random: Random, fresh: () => Plan): Genetic {
  const { m, price, demand, capacity, fixed, hasTime } = inst
  const near = findNearest(inst, hasTime ? NEAR_WITH_TIME : NEAR_WITHOUT, hasTime)
  const search = createLocalSearch(inst, near, random)
  const { rates } = search.data
  const crossovers = createCrossovers(inst, near, random)
  const population = createPopulation(inst, random, rates)
  const target = hasTime ? 0.3 : 0.2
  let started = 0
  let adapt = ADAPT_EVERY
  const news: Plan[] = []
  let startPopulation = START_POPULATION
  const atLeast = [0, 0]
  const atMost = [0, 0]
  setRates()

  /** Initially, the load of a mean order, or its time, costs about as much as a mean leg. */
  function setRates(): void {
    let legs = 0
    let count = 0
    let loads = 0
    const n = inst.count
    for (let i = 0; i < n; i += Math.max(1, n >> 7)) {
      for (let k = 0; k < 10 && k < near.width; k++) {
        const j = near.list[i * near.width + k]
        if (j >= 0) {
          legs += price[i * m + j]
          count++
        }
      }
      loads += demand[i]
    }
    const mean = Math.max(1, legs / Math.max(1, count))
    const samples = Math.ceil(n / Math.max(1, n >> 7))
    rates[0] = Math.max(0.1, Math.min(1e4, (4 * mean) / Math.max(1, loads / samples)))
    rates[1] = hasTime ? Math.max(0.01, meanRate(inst)) : 0
    atLeast[0] = rates[0] / 1000
    atLeast[1] = rates[1] / 100
    atMost[0] = rates[0] * 10_000
    atMost[1] = rates[1] * 10_000
  }

  function evaluate(plan: Plan): Individual {
    const next = new Int32Array(inst.count)
    const prev = new Int32Array(inst.count)
    const { data } = search
    let money = 0
    let overload = 0
    let warp = 0
    for (let r = 0; r < inst.usable; r++) {
      const orders = plan[r]
      if (orders.length === 0) continue
      money += data.price[r] + fixed[r]
      overload += Math.max(0, data.load[r] - capacity[r])
      warp += data.warp[r]
      for (let k = 0; k < orders.length; k++) {
        prev[orders[k]] = k === 0 ? -1 : orders[k - 1]
        next[orders[k]] = k === orders.length - 1 ? -1 : orders[k + 1]
      }
    }
    return {
      plan,
      next,
      prev,
      price: money,
      overload,
      warp,
      feasible: overload === 0 && warp === 0 && money < NO_ROAD_PRICE,
      others: [],
      fitness: 0,
      cost: 0,
      closeness: 0,
    }
  }

  function improve(plan: Plan, known?: Plan): Individual {
    search.run(plan, known)
    return evaluate(search.routes())
  }

  function breed(plan: Plan, known?: Plan): boolean {
    const child = improve(plan, known)
    let better = population.add(child, true)
    if (child.feasible) announce(child)
    if (!child.feasible && random.unit() < REPAIR_CHANCE) {
      rates[0] *= REPAIR_FACTOR
      rates[1] *= REPAIR_FACTOR
      search.again()
      const repaired = evaluate(search.routes())
      rates[0] /= REPAIR_FACTOR
      rates[1] /= REPAIR_FACTOR
      if (repaired.feasible) {
        if (population.add(repaired, false)) better = true
        announce(repaired)
      }
    }
    if (--adapt <= 0) {
      adapt = ADAPT_EVERY
      for (let k = 0; k < 2; k++) {
        const share = k === 0 ? population.loadFeasible : population.warpFeasible
        if (share < target - 0.05) rates[k] = Math.min(atMost[k], rates[k] * RAISE)
        else if (share > target + 0.05) rates[k] = Math.max(atLeast[k], rates[k] * LOWER)
      }
    }
    return better
  }

  function announce(x: Individual): void {
    if (news.length < MOST_NEWS && population.isGood(x)) news.push(x.plan)
  }

  function step(): boolean {
    self.steps++
    let better: boolean
    if (started < startPopulation) {
      started++
      better = breed(crossovers.complete(self.fresh()))
    } else {
      const [a, b] = population.parents()
      better = breed(crossovers.exchangeRoutes(a.plan, b.plan), a.plan)
    }
    self.moves = search.moves
    if (better) {
      self.stalled = 0
      self.bestPrice = population.best!.price
    } else if (++self.stalled > PATIENCE) {
      self.stalled = 0
      started = 0
      const { best } = population
      population.clear()
      population.best = best
    }
    return better
  }

  const self: Genetic = {
    step,
    fresh,
    restart(size) {
      findNearest(inst, near.width, hasTime, near)
      search.refresh()
      population.clear()
      started = 0
      startPopulation = size
      self.stalled = 0
      self.bestPrice = Infinity
    },
    add(plan) {
      search.load(plan)
      const better = population.add(evaluate(plan), false)
      if (better) {
        self.bestPrice = population.best!.price
        self.stalled = 0
      }
      return better
    },
    best: () => population.best?.plan ?? null,
    immigrants: () => news.splice(0),
    bestPrice: Infinity,
    steps: 0,
    moves: 0,
    stalled: 0,
  }
  return self
}

/** Price of a second of driving. */
function meanRate(inst: KernelInstance): number {
  const { m, price, time } = inst
  const n = inst.count
  let money = 0
  let seconds = 0
  for (let i = 0; i < n; i += Math.max(1, n >> 5)) {
    for (let j = 0; j < n; j++) {
      if (time[i * m + j] >= NO_ROAD_TIME) continue
      money += price[i * m + j]
      seconds += time[i * m + j]
    }
  }
  return seconds > 0 ? money / seconds : 1
}
