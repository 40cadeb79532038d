// The engine for time windows: savings, then annealing (threads divide large plans), then a genetic search
// where it pays.
import type { Compiled } from '../model/compile.ts'
import type { Engine, Sequences, Cooperation, Value } from '../run/engine.ts'
import { compareMissing, compareValues } from '../run/engine.ts'
import type { Random } from '../run/random.ts'
import type { Genetic } from './hgs/genetic.ts'
import { createGenetic } from './hgs/genetic.ts'
import type { VrptwInstance } from './instance.ts'
import { evenOut, evensOut } from './even-days.ts'
import type { FleetPhase } from './fleet-phase.ts'
import { createFleetPhase } from './fleet-phase.ts'
import { keepFeasible } from './feasible.ts'
import { buildInstance } from './build-instance.ts'
import { isOneType, leastRoutes, vehiclesKept } from './kept-vehicles.ts'
import { startInPieces, startMixed } from './mixed-start.ts'
import type { Nearest } from './nearest.ts'
import { findNearest } from './nearest.ts'
import { savings } from './savings.ts'
import type { Sisr, SisrSettings } from './sisr/sisr.ts'
import { createSisr } from './sisr/sisr.ts'
import { cutForThreads } from './partition.ts'
import { dropInfeasiblePins, putPinsFirst } from './pins.ts'
import { createLargeEngine, pieceSize } from './large.ts'
import { liftAt, liftPrizes } from './prize-lift.ts'
import { shareOfRun } from './reheat.ts'
import { fromSequences, toSequences } from './sequences.ts'
import { TUNING } from '../tuning.ts'

/**
 * With priced vehicles of several kinds, an anneal starts at this share of their price: colder, it never
 * opens a route to close two others, and keeps nearly the initial number of vans. Given plans are not heated
 * like this.
 */
const VAN_HEAT = 0.1
/** Hot annealing steps between two plans of the first population. */
const WALK_STEPS = 1000

export interface VrptwOptions {
  initial: Sequences | null
  thread: number
  /** Threads that may divide a plan; 1 for reproducible runs. */
  threads: number
  /** Exact share of the budget used so far; null when only iterations count. */
  clock: (() => number) | null
}

function settingsFor(inst: VrptwInstance, isGiven: boolean): SisrSettings {
  const opensAndCloses = !isGiven && inst.vanPrice === 0 && inst.exchanges && inst.anyFixed && inst.hasTime
  return { ...settingsByKind(inst), vanHeat: opensAndCloses ? VAN_HEAT : 0 }
}

function settingsByKind(inst: VrptwInstance): Omit<SisrSettings, 'vanHeat'> {
  const large = inst.n > 700
  if (inst.hasPrizes)
    return { startTemperature: 1, endTemperature: 0.02, newRouteProbability: 0.1, newRoutePriceFactor: 0 }
  if (inst.exchanges && inst.anyFixed)
    return { startTemperature: 1, endTemperature: 0.02, newRouteProbability: 0.05, newRoutePriceFactor: 0 }
  if (inst.trips)
    return { startTemperature: 1, endTemperature: 0.02, newRouteProbability: 0.02, newRoutePriceFactor: 0 }
  if (!inst.breeds || inst.mixed)
    return { startTemperature: 3, endTemperature: 0.02, newRouteProbability: 0.02, newRoutePriceFactor: 0 }
  if (!inst.hasTime)
    return { startTemperature: 0.3, endTemperature: 0.03, newRouteProbability: 0.02, newRoutePriceFactor: 0 }
  return {
    startTemperature: 0.8,
    endTemperature: 0.03,
    newRouteProbability: large ? 0.07 : 0.02,
    newRoutePriceFactor: large ? 0.45 : 0,
  }
}

/** Creates the engine of a problem. */
export function createVrptwEngine(p: Compiled, random: Random, options: VrptwOptions): Engine {
  dropInfeasiblePins(p)
  const oneType = isOneType(p)
  let start: number[][] = []
  let makeStart = (): number[][] => start
  let inst: VrptwInstance
  let near: Nearest | null = null
  /** Neighbour lists for a divided plan. */
  let far: Nearest | undefined
  // One annealing kernel per thread: with two closures of one function V8 runs both a third slower.
  let kernel: Sisr | null = null
  if (options.initial) {
    inst = buildInstance(p, vehiclesKept(p, options.initial))
    const startRoutes = fromSequences(inst, options.initial)
    start = putPinsFirst(
      inst,
      startRoutes.map((orders, r) => keepFeasible(inst, r, orders)),
    )
  } else if (oneType && p.n > TUNING.kernel.buildOnceFrom) {
    inst = buildInstance(p, vehiclesKept(p, null))
    const lists = findNearest(inst, isLarge(inst) ? TUNING.large.neighbours : TUNING.kernel.neighbours, false)
    if (isLarge(inst)) far = lists
    else near = lists
    start = savings(inst, lists, 0, TUNING.kernel.neighbours)
      .toSorted((a, b) => compareWorth(p, a, b))
      .slice(0, inst.routes)
      .map((orders, r) => keepFeasible(inst, r, orders))
  } else if (oneType) {
    const single = buildInstance(p, p.vehicles.slice(0, 1))
    const lists = savings(single, findNearest(single, TUNING.kernel.savingsNeighbours, false)).toSorted(
      (a, b) => compareWorth(p, a, b),
    )
    const routes = Math.max(lists.length, leastRoutes(p))
    inst = buildInstance(p, p.vehicles.slice(0, Math.ceil(routes * 1.15) + 8))
    makeStart = () => lists.slice(0, inst.routes).map((orders, r) => keepFeasible(inst, r, orders))
    start = makeStart()
  } else {
    inst = buildInstance(p, vehiclesKept(p, null))
    if (isLarge(inst)) {
      far = findNearest(inst, TUNING.large.neighbours, false)
      start = putPinsFirst(inst, startInPieces(p, inst, far))
      if (hasPieces(start, inst.n)) {
        const settings = settingsFor(inst, false)
        return createLargeEngine(inst, start, random, { ...options, settings }, far)
      }
    }
    const lists = findNearest(inst, TUNING.kernel.neighbours, false)
    const builder = createSisr(inst, lists, random, settingsFor(inst, false))
    // Threads that divide a plan must start with the same one.
    makeStart = () => random.aside(1, () => startMixed(p, inst, lists, builder))
    start = makeStart()
    near = lists
    kernel = builder
  }

  const settings = settingsFor(inst, options.initial !== null)
  if (isLarge(inst) && hasPieces(start))
    return createLargeEngine(inst, start, random, { ...options, settings }, far)
  near ??= findNearest(inst, TUNING.kernel.neighbours, false)
  if (isLarge(inst) && start.length === 0) {
    const builder = kernel ?? createSisr(inst, near, random, settings)
    kernel = builder
    random.aside(1, () => builder.load(start))
    start = builder.best()
    if (hasPieces(start)) return createLargeEngine(inst, start, random, { ...options, settings }, far)
  }
  const lift = liftPrizes(inst)
  const sisr = kernel ?? createSisr(inst, near, random, settings)
  const settles = (!inst.breeds || inst.mixed) && (p.balance > 0 || !inst.hasPrizes)
  begin(start)
  if (evensOut(p, options.initial !== null)) evenOut(p, inst, sisr, () => begin(makeStart()))
  let genetic: Genetic | null = null
  let prepared: Genetic | null = null
  let switchAt =
    inst.hasTime || (options.clock && inst.n > TUNING.genetic.probeFrom) ? 0.01 : TUNING.genetic.annealFirst
  // Under a step limit, children would take a hundred times their share.
  if (!inst.breeds || !inst.smallNumbers || (!options.clock && inst.n > TUNING.genetic.aloneUpTo))
    switchAt = 1
  let probed = false
  /** The best plan before the current one was merged from parts. */
  let incumbent: { plan: Sequences; value: Value } | null = null
  /** Removes vehicles first when the fewest come before the least cost. */
  const fleet =
    inst.vanPrice > 0
      ? createFleetPhase(inst, sisr, () => (incumbent = { plan: best(), value: value() }))
      : null
  let fleetEnd = 0

  /** Loads an initial plan and settles it before the search starts. */
  function begin(plan: number[][]): void {
    sisr.load(plan)
    sisr.restartBest()
    sisr.measure()
    if (!settles) return
    const { settlingSteps, settlingOrders, settlingSimulations } = TUNING.small
    const simulations = (): number => inst.drive?.evaluator.simulations ?? 0
    const mostLooks = sisr.evaluations + settlingOrders * near!.width
    const mostSimulations = simulations() + settlingSimulations
    for (let k = 0; k < settlingSteps; k++) {
      if (sisr.evaluations >= mostLooks || simulations() >= mostSimulations) break
      sisr.iterate(1)
    }
  }

  function annealed(): Value {
    const raised = lift ? sisr.bestLost * (1 - 1 / lift.factor) : 0
    return {
      missing: Array.from(sisr.bestMissing),
      vehicles: inst.vanPrice > 0 ? sisr.bestUsed : 0,
      cost: (sisr.bestCost - raised + inst.paidService - inst.vanPrice * sisr.bestUsed) / inst.scale,
    }
  }

  function removeVehicles(phase: FleetPhase): void {
    if (self.share < TUNING.fewestVehicles.mostShare) phase.step()
    else phase.end()
    if (phase.isOver) fleetEnd = self.share
    self.iterations++
  }

  /** From now on optional orders count for their real prizes: what does not pay leaves the plan. */
  function lowerPrizes(): void {
    lift!.end()
    sisr.load(sisr.current())
    sisr.restartBest()
  }

  function value(): Value {
    let best = annealed()
    if (genetic && genetic.bestPrice < sisr.bestCost) best = { ...best, cost: genetic.bestPrice / inst.scale }
    return incumbent && compareValues(incumbent.value, best) < 0 ? incumbent.value : best
  }

  function best(): Sequences {
    const bestPlan =
      genetic && genetic.bestPrice < sisr.bestCost ? genetic.bestPrice / inst.scale : annealed().cost
    if (incumbent && compareValues(incumbent.value, { ...annealed(), cost: bestPlan }) < 0)
      return incumbent.plan
    return toSequences(inst, genetic && genetic.bestPrice < sisr.bestCost ? genetic.best()! : sisr.best())
  }

  function startGenetic(): void {
    // Created once: a second instance of a kernel slows both by a fifth to a third.
    prepared ??= createGenetic(
      inst,
      random,
      inst.hasTime && options.clock ? randomWalk : () => sisr.scatter(),
    )
    genetic = prepared
    genetic.add(sisr.best())
    if (incumbent) genetic.add(fromSequences(inst, incumbent.plan))
    self.name = 'genetic'
    self.heavySteps = true
    self.team = null
  }

  /** With windows, plans from a hot anneal are better parents than random insertions, and as diverse. */
  function randomWalk(): number[][] {
    for (let k = 0; k < WALK_STEPS; k++) sisr.iterate(0)
    return sisr.current()
  }

  /** Gives the genetic search the remaining time if it suffices. */
  function considerGenetic(): void {
    if (!options.clock || inst.n <= TUNING.genetic.probeFrom || probed) return startGenetic()
    probed = true
    if (inst.n > TUNING.genetic.mostOrders) {
      switchAt = 1
      self.team = options.threads > 1 ? team : null
      return
    }
    const present = sisr.current()
    startGenetic()
    const first = options.clock()
    let began = first
    let now = first
    let stepCount = 0
    for (let k = 0; k < TUNING.genetic.probeChildren && now - first < TUNING.genetic.probeShare; k++) {
      // The first half warms up the JIT.
      if (k === TUNING.genetic.probeChildren / 2) {
        began = now
        stepCount = 0
      }
      genetic!.step()
      stepCount++
      now = options.clock()
    }
    const each = Math.max(1e-9, (now - began) / stepCount) * TUNING.genetic.childOfFresh
    const children = (1 - now) / each
    const kind = inst.hasTime ? 'windows' : 'none'
    const enoughAtOnce =
      inst.mixed && !inst.hasTime ? TUNING.genetic.manyMixed : TUNING.genetic.manyChildren[kind]
    const many = children >= enoughAtOnce && inst.n <= TUNING.genetic.aloneUpTo
    if (many && inst.hasTime) return
    if (many) switchAt = TUNING.genetic.annealFirst
    else {
      const enough =
        inst.n > TUNING.genetic.aloneUpTo ? TUNING.genetic.enoughWhenLarge : TUNING.genetic.enoughChildren
      switchAt = children < enough[kind] ? 1 : TUNING.genetic.lateSwitch[kind]
    }
    genetic = null
    sisr.load(present)
    self.name = 'annealing'
    self.heavySteps = false
    if (options.threads > 1 && inst.n >= TUNING.threads.shareOutFrom && !inst.hasPrizes) self.team = team
  }

  const team: Cooperation = {
    due: false,
    epoch: 0,
    part() {
      const whole = team.epoch === 0
      return {
        plan: toSequences(
          inst,
          whole ? sisr.current() : sisr.current().map((orders, r) => (open[r] === 1 ? orders : [])),
        ),
        whole,
      }
    },
    join(plan) {
      if (genetic || sisr.bestLeft > 0) return
      const now = value()
      if (!incumbent || compareValues(now, incumbent.value) < 0) incumbent = { plan: best(), value: now }
      const routes = fromSequences(inst, plan)
      sisr.restrict(null)
      sisr.load(routes)
      sisr.restartBest()
      team.epoch++
      open = cutForThreads(inst, routes, team.epoch, options.thread, options.threads)
      sisr.restrict(open)
    },
    lastPart() {
      if (genetic || team.epoch === 0 || sisr.bestLeft > 0) return null
      return toSequences(
        inst,
        sisr.best().map((orders, r) => (open[r] === 1 ? orders : [])),
      )
    },
  }
  let open: Uint8Array = new Uint8Array(inst.routes).fill(1)
  let nextEpochAt = 0.03

  const self: Engine = {
    name: 'annealing',
    team:
      switchAt === 1 && options.threads > 1 && inst.n >= TUNING.threads.shareOutFrom && !inst.hasPrizes
        ? team
        : null,
    heavySteps: false,
    share: 0,
    iterations: 0,
    evaluations: 0,
    value: value(),
    best,
    immigrants: () =>
      genetic && inst.n >= TUNING.threads.onePopulationFrom
        ? genetic.immigrants().map((x) => toSequences(inst, x))
        : [],
    adopt(plans) {
      if (genetic) for (const plan of plans) genetic.add(fromSequences(inst, plan))
    },
    offer(plan, better) {
      if (genetic) genetic.add(fromSequences(inst, plan))
      else if (team.epoch === 0 && isAhead(better, self.value)) {
        // Continue from a plan that serves more; for one that is only cheaper each thread finds its own.
        if (fleet && !fleet.isOver) sisr.restrict(null)
        sisr.load(fromSequences(inst, plan))
        self.value = value()
      }
    },
    run(pause) {
      do {
        if (genetic) genetic.step()
        else {
          if (lift && lift.factor > 1 && liftAt(self.share) === 1) lowerPrizes()
          if (fleet && !fleet.isOver) {
            removeVehicles(fleet)
            continue
          }
          const share = Math.min(1, (self.share - fleetEnd) / (switchAt - fleetEnd))
          sisr.iterate(shareOfRun(share, settings.vanHeat > 0))
          if (self.share >= switchAt && switchAt < 1 && sisr.bestLeft === 0) considerGenetic()
          if (self.team && self.share >= nextEpochAt) {
            nextEpochAt = self.share + switchAt / TUNING.threads.epochs
            if (sisr.bestLeft === 0) {
              team.due = true
              break
            }
          }
        }
        self.iterations++
      } while (!pause())
      self.evaluations = sisr.evaluations + (genetic ? genetic.moves : 0)
      self.value = value()
    },
  }
  return self
}

/**
 * Order in which routes are kept when there are more than vehicles: by highest priority, then by number of
 * orders.
 */
function compareWorth(p: Compiled, a: number[], b: number[]): number {
  const top = (orders: number[]): number => orders.reduce((most, c) => Math.max(most, p.urgency[c]), 0)
  return top(b) - top(a) || b.length - a.length
}

/** True when `a` leaves less unserved, or the same with fewer vehicles, where they count. */
function isAhead(a: Value, b: Value): boolean {
  const missing = compareMissing(a, b)
  return missing < 0 || (missing === 0 && a.vehicles < b.vehicles)
}

/** Large enough to divide, with small enough sums. */
function isLarge(inst: VrptwInstance): boolean {
  return inst.smallNumbers && !inst.trips && !inst.pairs && !inst.groups && inst.n >= TUNING.large.fromOrders
}

/** True when a plan is worth dividing, once it serves all `orders`. */
function hasPieces(plan: number[][], orders?: number): boolean {
  const drivenRoutes = plan.filter((route) => route.length > 0)
  const served = drivenRoutes.reduce((sum, route) => sum + route.length, 0)
  const customers = orders ?? served
  return served > 0 && customers >= 2 * pieceSize(customers, (drivenRoutes.length * customers) / served)
}
