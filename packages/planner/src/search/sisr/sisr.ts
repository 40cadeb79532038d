// Slack induction by string removals (Christiaens and Vanden Berghe, Transportation Science 2020): ruin,
// recreate, accept under simulated annealing. Draws the refusal price of a step first, which then bounds
// every insertion.
import type { Random } from '../random.ts'
import type { KernelInstance } from '../instance.ts'
import { RELOAD } from '../../timing/trips.ts'
import type { Nearest, Whole } from '../nearest.ts'
import { findNearest } from '../nearest.ts'
import { keepFeasible } from '../feasible.ts'
import { keepGroups } from '../pins.ts'
import { putPinsFirst } from '../pins.ts'
import { createDepotLegs } from './depot-legs.ts'
import { createMemory } from './memory.ts'
import { createPairSearch, keepWholePairs } from './pairs.ts'
import { createPlaceSearch } from './place.ts'
import { createPlan } from './plan.ts'
import { createRuin } from './ruin.ts'
import { createSorter } from './sorting.ts'
import { NONE, routesOf, routesOfCopy } from './state.ts'
import { createTails } from './tails.ts'
import { createUpkeep } from './upkeep.ts'
import { createVans } from './vans.ts'

export interface SisrSettings {
  startTemperature: number
  endTemperature: number
  /** Probability that the first order of a recreate may open a route at `newRoutePriceFactor` of its cost. */
  newRouteProbability: number
  newRoutePriceFactor: number
  /** The anneal starts no colder than this share of the plan's mean vehicle cost. */
  vanHeat: number
}

export interface Sisr {
  /** Call when the instance contains another piece; load a plan next. `meanLeg` is the unit of temperature. */
  reset(meanLeg: number, whole: Whole): void
  /** Sets the start temperature, in mean legs. */
  heat(startTemperature: number): void
  /** One ruin and recreate; `share` of the anneal, 0 to 1, sets the temperature. */
  iterate(share: number): void
  /** Replaces the current plan; inserts orders that `routes` lacks. */
  load(routes: number[][]): void
  /** Replaces the current plan by inserting all orders in random sequence. */
  scatter: () => number[][]
  best(): number[][]
  current(): number[][]
  /** Leaves routes of vehicles that are not `open` unchanged; null opens all. */
  restrict(open: Uint8Array | null): void
  /** Makes the current plan the best one. */
  restartBest(): void
  bestCost: number
  /** Lost prizes in `best`. */
  bestLost: number
  bestMissing: Float64Array
  bestLeft: number
  /** Vehicles that `best` uses. */
  bestUsed: number
  currentCost: number
  iterations: number
  readonly evaluations: number
  /** Sets the unit of temperature to the current plan's mean leg. */
  measure(): void
}

/** Factor on opening costs while building a plan; otherwise routes fill up with arbitrary orders. */
const OPENING_DISCOUNT = 0.4
/** Iterations between updates of the bound on leg lengths. */
const BOUND_EVERY = 2048
/** Iterations between sorting routes by first and last leg. */
const ENDS_EVERY = 128
/** Probability that a step prices a larger van by the share that an order fills. */
const SHARED_PRICE_CHANCE = 0.5
/** Optional orders may pay only together: with this probability all are inserted, and annealing decides. */
const GENEROUS_CHANCE = 0.15
/** Unserved optional orders tried again per step, and probability of trying all nearby ones. */
const RETRIED = 12
const RETRY_ALL_CHANCE = 0.2
/**
 * After this many steps without a better position, mandatory orders are skipped in most steps, which can then
 * end as soon as they cost too much.
 */
const PATIENCE = 2000
const REST_CHANCE = 0.9
/**
 * Probability that a step first tries to exchange two tails: more is no better, fewer is worse
 * (`docs/decisions/0101`).
 */
const TAILS_CHANCE = 0.3
/** Above this many unserved orders, one simple sorting rule is used. */
const MANY = 200

/** Start temperature in mean legs, for a plan with mean vehicle cost `van`. */
export function startOf({ startTemperature, vanHeat }: SisrSettings, van: number, meanLeg: number): number {
  return Math.max(startTemperature, (vanHeat * van) / meanLeg)
}

/** Creates the kernel with an empty plan. */
export function createSisr(
  inst: KernelInstance,
  near: Nearest,
  random: Random,
  settings: SisrSettings,
): Sisr {
  const { n, ranks, fixed, capacity, prize, hasPrizes } = inst
  const plan = createPlan(inst)
  const { all, route, count, absent, missing, room, van, begin, latest, insertAfter } = plan
  const legs = createDepotLegs(inst)
  const ruin = createRuin(inst, near, random, plan)
  const vans = inst.exchanges ? createVans(inst, plan, ruin) : null
  const places = createPlaceSearch(inst, near, random, plan, ruin, legs, vans)
  const sorter = createSorter(inst, random, plan, legs)
  const present = createMemory(plan)
  const pairs = createPairSearch(inst, near, plan)
  const upkeep = createUpkeep(inst, plan, pairs)
  const tails = createTails(inst, near, random, plan, present, vans, pairs)
  /** The recreate in which a pair found no position. */
  const refusedIn = new Int32Array(pairs ? n : 0)
  let recreates = 0
  const bestAll = all.slice()
  const bestMissing = new Float64Array(ranks).fill(Infinity)
  let unit = 1
  let hottest = settings.startTemperature
  /** Factor on opening costs while building a plan. */
  let openingFactor = 1
  let shuffled = false
  /** True to insert optional orders at any price. */
  let serveAll = false
  const nearSeed = new Int32Array(n)
  let stamp = 0
  /** The last step that served more. */
  let servedMoreAt = 0

  /** Inserts unserved orders. Stops and returns false once the plan is sure to cost `limit` or more. */
  function recreate(firstOpeningFactor: number, limit: number, from = 0): boolean {
    if (plan.absentCount > MANY + from || shuffled) sorter.sortMany(shuffled, from)
    else sorter.sort(present.absentCount > 0, from)
    const bounded = limit < NONE
    const end = plan.absentCount
    const generous = !hasPrizes || serveAll || random.unit() < GENEROUS_CHANCE
    /** Prizes of orders that certainly stay unserved. */
    let lost = hasPrizes ? plan.lost : 0
    if (hasPrizes) for (let a = from; a < end; a++) lost -= Math.max(0, prize[absent[a]])
    let departure = from
    recreates++
    for (let a = from; a < end; a++) {
      const c = absent[a]
      const spare = bounded ? Math.ceil(limit - plan.cost - lost) : NONE
      if (spare <= 0) return false
      if (pairs && pairs.partner[c] >= 0) {
        if (placePair(c, spare, generous)) continue
        if (bounded && prize[c] < 0) return false
        absent[departure++] = c
        lost += Math.max(0, prize[c])
        continue
      }
      const worth = generous || prize[c] < 0 ? NONE : prize[c]
      const h = places.find(c, spare, worth, a === from ? firstOpeningFactor : openingFactor)
      if (h >= 0) {
        if (places.partner >= 0) plan.exchange(route[h], places.partner)
        const opens = vans !== null && (places.partner >= 0 || h >= n)
        insertAfter(c, places.reload === 'before' ? plan.openTrip(h) : h)
        if (places.reload === 'behind') plan.openTrip(c)
        if (opens) vans.refresh()
      } else if (bounded && prize[c] < 0) return false
      else {
        absent[departure++] = c
        lost += Math.max(0, prize[c])
      }
    }
    plan.absentCount = departure
    return true
  }

  /** Inserts order `c` together with its other half, unless that happened before; false when it stays out. */
  function placePair(c: number, spare: number, generous: boolean): boolean {
    if (route[c] >= 0) return true
    const other = pairs!.partner[c]
    if (refusedIn[other] === recreates) return false
    const worth = generous || prize[c] < 0 ? NONE : prize[c] + prize[other]
    if (!pairs!.find(c, Math.min(spare, worth), spare)) {
      refusedIn[c] = recreates
      return false
    }
    const opens = plan.usedCount
    pairs!.insert()
    if (plan.usedCount > opens) vans?.refresh()
    return true
  }

  /**
   * Moves the unserved orders to try behind the others: mandatory ones unless they rest, and a few optional
   * ones near the ruin. Returns their start index.
   */
  function chooseAbsent(before: number, rests: boolean): number {
    stamp++
    const { width, list } = near
    for (let k = ruin.seed * width, last = k + width; k < last && list[k] >= 0; k++)
      if (route[list[k]] < 0) nearSeed[list[k]] = stamp
    nearSeed[ruin.seed] = stamp
    const most = random.unit() < RETRY_ALL_CHANCE ? n : RETRIED
    let from = before
    let optional = 0
    for (let a = before - 1; a >= 0; a--) {
      const c = absent[a]
      if (prize[c] >= 0 ? nearSeed[c] !== stamp || optional++ >= most : rests) continue
      from--
      absent[a] = absent[from]
      absent[from] = c
    }
    return from
  }

  function compareMissing(other: Float64Array): number {
    for (let r = ranks - 1; r >= 0; r--) {
      const d = missing[r] - other[r]
      if (d !== 0) return d
    }
    return 0
  }

  /** Makes the plan the current one, and the best if it is better. */
  function accept(): void {
    present.keep()
    const d = compareMissing(bestMissing)
    if (d < 0) servedMoreAt = self.iterations
    if (d > 0 || (d === 0 && present.cost >= self.bestCost)) return
    bestAll.set(all)
    self.bestCost = present.cost
    self.bestLeft = plan.owed
    self.bestLost = plan.lost
    self.bestUsed = plan.usedCount
    bestMissing.set(missing)
  }

  /** Draws the refusal price of a step at this temperature. */
  function drawLimit(temperature: number): number {
    return present.cost - temperature * Math.log(random.unit() + 1e-12)
  }

  function iterate(share: number): void {
    if (self.iterations % BOUND_EVERY === 0) places.measureLegs()
    if (self.iterations % ENDS_EVERY === 0) places.sortEnds()
    self.iterations++
    const temperature = unit * hottest * (settings.endTemperature / hottest) ** share
    const complete = present.owed === 0
    if (complete && random.unit() < TAILS_CHANCE && tails?.exchange(drawLimit(temperature))) accept()
    const limit = drawLimit(temperature)
    const rests = !complete && self.iterations - servedMoreAt > PATIENCE && random.unit() < REST_CHANCE
    const before = plan.absentCount
    ruin.run()
    let from = rests ? before : 0
    if (hasPrizes && before > 0 && !pairs) from = chooseAbsent(before, rests)
    const opening = random.unit() < settings.newRouteProbability ? settings.newRoutePriceFactor : 1
    if (vans) {
      vans.refresh()
      vans.sharesPrice = random.unit() < SHARED_PRICE_CHANCE
    }
    const isWhole = recreate(opening, complete || rests ? limit : NONE, from)
    if (isWhole) vans?.assign(ruin.ruined, ruin.ruinedCount)
    if (isWhole && isAccepted(complete, limit)) accept()
    else present.restore()
  }

  function isAccepted(complete: boolean, limit: number): boolean {
    if (plan.isBroken() || isStuck()) return false
    const d = complete ? plan.owed : compareMissing(present.missing)
    return d < 0 || (d === 0 && plan.wholeCost() < limit)
  }

  /** True when removals made a touched route infeasible, since the way may get longer. */
  function isStuck(): boolean {
    for (let k = 0; k < ruin.ruinedCount; k++) if (!plan.drives(ruin.ruined[k])) return true
    return false
  }

  /** A route's orders with RELOAD between trips, if any. */
  function inTrips(r: number, orders: number[]): Iterable<number> {
    if (!plan.trips || orders.length === 0) return orders
    const { evaluator, p, orderOf } = inst.drive!
    const sequence = Int32Array.from(orders, (c) => orderOf[c])
    if (!evaluator.expand(p.vehicles[inst.vehicleOf[r]], sequence, orders.length)) return orders
    return evaluator.expanded.ids.slice(0, evaluator.expanded.length)
  }

  function load(routes: number[][]): void {
    plan.clear()
    const pinned = keepGroups(inst, putPinsFirst(inst, routes))
    if (pairs) pinned.forEach((orders, r) => (pinned[r] = keepPairs(r, orders)))
    for (let r = 0; r < inst.usable; r++) {
      let h = n + r
      for (const c of inTrips(r, pinned[r] ?? [])) {
        if (c === RELOAD) {
          if (!plan.trips!.mayOpen(r)) break
          h = plan.openTrip(h)
        } else if (route[c] < 0) {
          insertAfter(c, h)
          h = c
        }
      }
    }
    for (let c = 0; c < inst.count; c++) if (route[c] < 0) absent[plan.absentCount++] = c
    upkeep.dropUndrivable()
    places.forgetLegs()
    ruin.ruinedCount = 0
    openingFactor = OPENING_DISCOUNT
    if (vans) {
      vans.refresh()
      vans.sharesPrice = true
    }
    serveAll = routes.every((orders) => orders.length === 0)
    if (plan.absentCount > 0) recreate(OPENING_DISCOUNT, NONE)
    serveAll = false
    openingFactor = 1
    if (hasPrizes) upkeep.prune()
    if (vans) assignAll()
    upkeep.dropUndrivable()
    places.measureLegs()
    accept()
  }

  function keepPairs(r: number, orders: number[]): number[] {
    const whole = keepWholePairs(inst, orders)
    return whole.length === orders.length ? orders : keepWholePairs(inst, keepFeasible(inst, r, whole))
  }

  /** Gives every route the cheapest van that can carry it. */
  function assignAll(): void {
    const usedRoutes = Int32Array.from({ length: inst.usable }, (_, r) => r).filter((r) => count[r] > 0)
    vans!.assign(usedRoutes, usedRoutes.length)
  }

  function measure(): void {
    let sum = 0
    for (let r = 0; r < inst.usable; r++) if (count[r] > 0) sum += fixed[van[r]]
    unit = Math.max(1e-9, (plan.cost - sum) / Math.max(1, inst.count - plan.absentCount + plan.usedCount))
    hottest = startOf(settings, sum / Math.max(1, plan.usedCount), unit)
  }

  const self: Sisr = {
    reset(meanLeg, whole) {
      findNearest(inst, near.width, false, near, whole)
      places.refresh()
      legs.refresh()
      vans?.survey()
      for (let r = 0; r < inst.usable; r++) {
        begin[n + r] = inst.early[n + r]
        latest[n + r] = inst.late[n + r]
      }
      unit = meanLeg
      self.restrict(null)
      self.bestCost = Infinity
      bestMissing.fill(Infinity)
    },
    heat(startTemperature) {
      hottest = startTemperature
    },
    iterate,
    load,
    scatter: () => {
      shuffled = true
      load([])
      shuffled = false
      return routesOf(inst, plan)
    },
    best: () => routesOfCopy(inst, plan, bestAll),
    current: () => routesOfCopy(inst, plan, present.all),
    restrict(open) {
      for (let r = 0; r < inst.usable; r++)
        room[r] = open === null || open[van[r]] === 1 ? capacity[van[r]] : -1
      vans?.refresh()
      present.keep()
      ruin.restrict(open)
    },
    restartBest() {
      self.bestCost = Infinity
      bestMissing.fill(Infinity)
      accept()
    },
    bestCost: Infinity,
    bestLost: 0,
    bestMissing,
    bestLeft: n,
    bestUsed: 0,
    get currentCost() {
      return present.cost
    },
    iterations: 0,
    get evaluations() {
      return places.evaluations
    },
    measure,
  }
  return self
}
