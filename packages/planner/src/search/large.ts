// The engine for large instances: divides the plan into pieces of a few hundred orders, differently each
// time. Pieces are annealed, later bred, on a workbench whose tables fit the CPU cache; threads share them.
import type { Engine, Cooperation, Value } from './engine.ts'
import { compareValues } from './engine.ts'
import type { Random } from './random.ts'
import type { Genetic } from './hgs/genetic.ts'
import { createGenetic } from './hgs/genetic.ts'
import type { KernelInstance } from './instance.ts'
import type { Nearest } from './nearest.ts'
import { findNearest } from './nearest.ts'
import { costOfRoute, fixedOf, missingOf, onceEach, prizesOf } from './measures.ts'
import { cutForThreads, cutIntoPieces, SLACK } from './partition.ts'
import { liftAt } from './prize-lift.ts'
import { fromSequences, toSequences } from './sequences.ts'
import type { SisrSettings } from './sisr/sisr.ts'
import { createSisr, startOf } from './sisr/sisr.ts'
import { createWorkbench } from './workbench.ts'
import { TUNING } from '../tuning.ts'

/** First population of a piece, annealing steps between its plans, and when in the anneal they are made. */
const FIRST = 20
const WALK_STEPS = 300
const WALK_TEMPERATURE_SHARE = 0.4
/** Rounds of inserting orders that an initial plan lacks, each with other pieces. */
const SETTLING = 3

export interface LargeOptions {
  thread: number
  /** Threads that divide the plan; 1 for reproducible runs. */
  threads: number
  clock: (() => number) | null
  settings: SisrSettings
}

interface Job {
  kind: 'anneal' | 'breed'
  slots: number[]
  orders: number[]
  /** Share of the time at which the job ends. */
  until: number
  weight: number
  /** Cost at its start. */
  before: number
}

/** A plan by slot with its unserved orders, the cost of each route, and the total. */
interface PricedPlan {
  plan: number[][]
  missing: number[]
  costs: number[]
  cost: number
}

/** Least routes by load, if every vehicle were the largest. */
function leastRoutesByLoad({ demand, capacity, n }: KernelInstance): number {
  const load = demand.subarray(0, n).reduce((sum, each) => sum + each, 0)
  return Math.max(1, load / capacity.reduce((most, each) => Math.max(most, each), 1))
}

const sumOf = (list: number[]): number => list.reduce((sum, each) => sum + each, 0)

/** Orders per piece for such a plan. */
export function pieceSize(orders: number, routes: number): number {
  const { piece, routesInPiece, pieces, leastRoutesInPiece } = TUNING.large
  const length = Math.ceil(orders / Math.max(1, routes))
  const ofLong = Math.min(routesInPiece * length, Math.floor(orders / pieces))
  return Math.max(piece, ofLong, leastRoutesInPiece * length)
}

/**
 * Creates the engine from an initial plan by slot; inserts unserved orders. `near` lists each order's
 * nearest.
 */
export function createLargeEngine(
  inst: KernelInstance,
  start: number[][],
  random: Random,
  options: LargeOptions,
  /** Long enough for most pieces to find their own neighbours in it. */
  near: Nearest = findNearest(inst, TUNING.large.neighbours, false),
): Engine {
  const { n, m, price } = inst
  const kind = inst.hasTime ? 'windows' : 'none'
  let plan: number[][] = Array.from({ length: inst.routes }, (_, r) => start[r] ?? [])
  const filled = plan.filter((orders) => orders.length > 0)
  const served = filled.reduce((sum, orders) => sum + orders.length, 0)
  const meanLength = served / Math.max(1, filled.length)
  const isLong = meanLength >= TUNING.large.longRoute
  // Pieces of mixed fleets get cheaper plans from annealing alone (`docs/decisions/0101`).
  const breedsPieces = inst.breeds && !inst.mixed
  const grows = (breedsPieces || inst.hasPrizes) && n / leastRoutesByLoad(inst) >= TUNING.large.longRoute
  const phases = !inst.hasTime ? 'none' : isLong ? 'longRoutes' : grows ? 'growingRoutes' : 'shortRoutes'
  const size = pieceSize(served, filled.length)
  const epochs = size > TUNING.large.piece ? TUNING.large.epochsOfLong : TUNING.large.epochs
  const mostRoutes = Math.min(inst.routes, Math.ceil(((size * SLACK) / Math.max(1, meanLength)) * 1.5) + 8)
  const longest = filled.reduce((most, orders) => Math.max(most, orders.length), 0)
  const mostOrders = Math.min(n, Math.max(Math.ceil(size * SLACK * 1.2), longest) + 32)
  const bench = createWorkbench(
    inst,
    mostOrders,
    Math.min(inst.routes, mostRoutes + TUNING.large.idleOfEachKind * inst.types),
  )
  let genetic: Genetic | null = null
  const where = new Int32Array(n)
  let { missing, costs, cost } = pricedOf(plan)
  let incumbent: PricedPlan = { plan, missing, costs, cost }
  const meanLeg = Math.max(1e-9, (cost - fixedOf(inst, plan)) / Math.max(1, served + filled.length))
  const settings: SisrSettings = {
    ...options.settings,
    startTemperature: TUNING.large.startTemperature[phases],
    ...(phases === 'growingRoutes' && { endTemperature: TUNING.large.endTemperatureOfGrowing }),
  }
  const meanVan = fixedOf(inst, plan) / Math.max(1, filled.length)
  const sisr = createSisr(
    bench.inst,
    findNearest(bench.inst, TUNING.kernel.neighbours, false),
    random,
    settings,
  )
  /** Share of the time and steps at the start of the last epoch. */
  let last = { share: 0, steps: 0 }
  let annealShare = options.clock && breedsPieces ? TUNING.large.anneal[phases] : 1
  /** Share of the time and steps when measuring the anneal's speed began. */
  let measured: { share: number; steps: number } | 'done' | null =
    options.clock && breedsPieces ? null : 'done'
  /** Routes and unserved orders of this thread. */
  let partRoutes: Uint8Array = new Uint8Array(inst.routes).fill(1)
  let ownMissing = missing
  let jobs: Job[] = []
  let job: Job | null = null
  let epochUntil = 0
  /** True while inserting orders that the initial plan lacks: pieces get more idle vehicles then. */
  let isSettling = false

  function valueOf(x: PricedPlan): Value {
    const usedCount = x.plan.reduce((sum, orders) => sum + (orders.length > 0 ? 1 : 0), 0)
    const remaining = Array.from({ length: inst.ranks }, () => 0)
    for (const c of x.missing) remaining[inst.rank[c]] += inst.weight[c]
    return {
      missing: remaining,
      vehicles: inst.vanPrice > 0 ? usedCount : 0,
      cost: (x.cost - inst.vanPrice * usedCount + prizesOf(inst, x.missing) + inst.paidService) / inst.scale,
    }
  }

  /** Current method for the pieces, and the share of time until the next division. */
  function stretch(share: number): { kind: Job['kind']; until: number } {
    const anneals = share < annealShare || annealShare >= 1
    const from = anneals ? 0 : annealShare
    const length = anneals ? annealShare / epochs : (1 - annealShare) / TUNING.large.rounds
    const until = from + (Math.floor((share - from) / length + 1e-9) + 1) * length
    return { kind: anneals ? 'anneal' : 'breed', until: Math.min(anneals ? annealShare : 1, until) }
  }

  /** Decides, during the anneal, whether there is time for breeding. */
  function measureSpeed(): void {
    if (measured === 'done') return
    measured ??= { share: self.share, steps: self.iterations }
    if (self.share - measured.share < 0.1) return
    if (paceSince(measured) < TUNING.large.stepsToBreed) annealShare = 1
    measured = 'done'
  }

  /** Expected steps per order over all threads and the whole time, at the speed since then. */
  function paceSince({ share, steps }: { share: number; steps: number }): number {
    const inAll = (self.iterations - steps) / Math.max(1e-9, self.share - share)
    return (inAll * options.threads) / n
  }

  /** Sets the temperature by the last epoch's speed: with few steps, heat would only damage the initial plan. */
  function heat(): void {
    const vanHeat = settings.vanHeat * Math.min(1, paceSince(last) / TUNING.large.stepsToHeat)
    last = { share: self.share, steps: self.iterations }
    sisr.heat(startOf({ ...settings, vanHeat }, meanVan, meanLeg))
  }

  /** `filledShare` of a piece are served orders; the rest is for unserved ones. */
  function beginEpoch(filledShare = 1): void {
    measureSpeed()
    heat()
    const { kind: what, until } = stretch(self.share)
    epochUntil = until
    const routes: number[] = []
    for (let r = 0; r < inst.routes; r++) if (partRoutes[r] === 1 && plan[r].length > 0) routes.push(r)
    const wish =
      what === 'breed' ? Math.max(TUNING.large.bredPiece[kind], size > TUNING.large.piece ? size : 0) : size
    const pieces = cutIntoPieces(
      inst,
      plan,
      routes,
      { orders: Math.ceil(wish * filledShare), routes: mostRoutes },
      random,
    )
    if (pieces.length === 0) pieces.push([])
    jobs = pieces.map((slots) => {
      const orders = slots.flatMap((r) => plan[r])
      return { kind: what, slots, orders, until: 0, weight: orders.length, before: 0 }
    })
    assignMissing()
  }

  /** Each unserved order joins the piece with its nearest order. */
  function assignMissing(): void {
    for (const c of ownMissing) {
      let best: Job | null = null
      let least = Infinity
      for (const x of jobs) {
        if (x.orders.length >= mostOrders) continue
        best ??= x
        for (const i of x.orders) {
          if (price[c * m + i] >= least) continue
          least = price[c * m + i]
          best = x
        }
      }
      best?.orders.push(c)
    }
  }

  function beginJob(x: Job): void {
    let weight = x.weight
    for (const other of jobs) weight += other.weight
    x.until = self.share + (Math.max(0, epochUntil - self.share) * x.weight) / Math.max(1, weight)
    addIdle(x.slots)
    x.orders.forEach((c, k) => (where[c] = k))
    bench.lay(x.orders, x.slots, liftAt(self.share))
    sisr.reset(meanLeg, { near, orders: x.orders, where })
    const present = x.slots.map((r) => plan[r].map((c) => where[c]))
    sisr.load(present)
    x.before = sisr.bestCost
    if (x.kind === 'breed' && sisr.bestLeft > 0) x.kind = 'anneal'
    if (x.kind === 'breed') {
      genetic ??= createGenetic(bench.inst, random, randomWalk)
      genetic.restart(FIRST)
      genetic.add(sisr.best())
    }
    job = x
  }

  function addIdle(slots: number[]): void {
    const all = Math.floor((bench.inst.routes - slots.length) / inst.types)
    const most = isSettling ? all : TUNING.large.idleOfEachKind
    for (let t = 0; t < inst.types; t++) {
      let spare = 0
      for (let r = 0; r < inst.routes && spare < most && slots.length < bench.inst.routes; r++) {
        if (partRoutes[r] === 0 || inst.type[r] !== t || plan[r].length > 0) continue
        slots.push(r)
        spare++
      }
    }
  }

  /** Plans from a warm anneal of the piece: good and diverse parents. */
  function randomWalk(): number[][] {
    for (let k = 0; k < WALK_STEPS; k++) sisr.iterate(WALK_TEMPERATURE_SHARE)
    return sisr.current()
  }

  function pricedOf(next: number[][]): PricedPlan {
    const each = next.map((orders, r) => costOfRoute(inst, r, orders))
    return { plan: next, missing: missingOf(inst, next), costs: each, cost: sumOf(each) }
  }

  /** The whole plan with these routes in place of the piece's. */
  function withPiece(x: Job, routes: number[][]): PricedPlan {
    const next = plan.slice()
    const each = costs.slice()
    x.slots.forEach((r, k) => {
      next[r] = routes[k].map((i) => x.orders[i])
      each[r] = costOfRoute(inst, r, next[r])
    })
    const mayDiffer = inst.hasPrizes || missing.length > 0 || x.orders.length > x.weight
    const remaining = mayDiffer ? missingOf(inst, next) : missing
    return { plan: next, missing: remaining, costs: each, cost: sumOf(each) }
  }

  function take(next: PricedPlan): void {
    ;({ plan, missing, costs, cost } = next)
    noteBest(next)
  }

  function noteBest(next: PricedPlan): void {
    if (compareValues(valueOf(next), valueOf(incumbent)) < 0) incumbent = next
  }

  /** Merges a piece's result into the best plan while work on it continues. */
  function harvest(x: Job): void {
    if (x.kind === 'anneal') {
      if (sisr.bestCost >= x.before && missing.length === 0) return
      x.before = sisr.bestCost
      noteBest(withPiece(x, sisr.best()))
    } else if (genetic!.bestPrice < x.before) {
      x.before = genetic!.bestPrice
      take(withPiece(x, genetic!.best()!))
    }
  }

  function finishJob(x: Job): void {
    harvest(x)
    // The last annealing job ends with the best plan it found.
    if (x.kind === 'anneal') {
      const isLast = epochUntil >= annealShare - 1e-9
      take(withPiece(x, isLast ? sisr.best() : sisr.current()))
    }
    job = null
  }

  /** Inserts unserved orders piece by piece. All threads must produce the same plan. */
  function settle(): void {
    isSettling = true
    let before = Infinity
    for (let pass = 0; pass < SETTLING && missing.length < before && isOwing(); pass++) {
      before = missing.length
      ownMissing = missing
      beginEpoch(1 - before / n)
      for (const x of jobs) {
        beginJob(x)
        take(withPiece(x, sisr.current()))
      }
    }
    job = null
    jobs = []
    ownMissing = missing
    isSettling = false
  }

  /** True when mandatory orders are unserved. */
  function isOwing(): boolean {
    return missing.some((c) => inst.prize[c] < 0)
  }

  const ownRoutes = () =>
    toSequences(
      inst,
      plan.map((orders, r) => (partRoutes[r] === 1 ? orders : [])),
    )

  const team: Cooperation = {
    due: false,
    epoch: 0,
    part: () => ({ plan: ownRoutes(), whole: false }),
    join(sequences) {
      const next = onceEach(inst, fromSequences(inst, sequences))
      job = null
      jobs = []
      take(pricedOf(next))
      team.epoch++
      divide()
    },
    lastPart: () => (team.epoch > 0 ? ownRoutes() : null),
  }

  /** Chooses this thread's routes until the next join; deterministic for a plan. */
  function divide(): void {
    partRoutes = cutForThreads(inst, plan, team.epoch, options.thread, options.threads)
    ownMissing = missing.filter((c) => {
      let nearest = -1
      let owner = -1
      for (let r = 0; r < inst.routes; r++) {
        for (const i of plan[r]) {
          if (nearest >= 0 && price[c * m + i] >= price[c * m + nearest]) continue
          nearest = i
          owner = r
        }
      }
      return owner < 0 ? options.thread === 0 : partRoutes[owner] === 1
    })
  }

  const self: Engine = {
    name: 'annealing',
    team: options.threads > 1 ? team : null,
    heavySteps: false,
    share: 0,
    iterations: 0,
    evaluations: 0,
    value: valueOf(incumbent),
    best: () => toSequences(inst, incumbent.plan),
    offer() {},
    run(pause) {
      do {
        if (!job) {
          if (jobs.length === 0) beginEpoch()
          beginJob(jobs.pop()!)
          self.heavySteps = job!.kind === 'breed'
          self.name = self.heavySteps ? 'genetic' : 'annealing'
        }
        if (job!.kind === 'breed') genetic!.step()
        else sisr.iterate(Math.min(1, self.share / annealShare))
        self.iterations++
        if (self.share >= job!.until) {
          finishJob(job!)
          if (jobs.length > 0) continue
          if (self.team) {
            team.due = true
            break
          }
          ownMissing = missing
        }
      } while (!pause())
      if (job) harvest(job)
      self.evaluations = sisr.evaluations + (genetic ? genetic.moves : 0)
      self.value = valueOf(incumbent)
    },
  }
  if (isOwing()) random.aside(1, settle)
  self.value = valueOf(incumbent)
  if (self.team) divide()
  return self
}
