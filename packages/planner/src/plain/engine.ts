// The engine for plain instances: savings, then annealing (shared out between threads when large), then, where it pays,
// a genetic search.
import type { Compiled } from '../compile.ts'
import type { Engine, Sequences, Teamwork, Value } from '../engine.ts'
import { compareValues } from '../engine.ts'
import { Random } from '../random.ts'
import type { Genetic } from './hgs/genetic.ts'
import { createGenetic } from './hgs/genetic.ts'
import type { PlainInstance } from './instance.ts'
import { buildPlain, NO_ROAD_PRICE, routeDuration, takesTogether } from './instance.ts'
import type { Nearest } from './nearest.ts'
import { findNearest } from './nearest.ts'
import { savings } from './savings.ts'
import { leastRoutes, routesKept } from './shared-tables.ts'
import type { SisrSettings } from './sisr.ts'
import { createSisr } from './sisr.ts'
import { cutForThreads } from './partition.ts'
import { createLargeEngine, pieceSize } from './large.ts'
import { fromSequences, toSequences } from './sequences.ts'

const NEIGHBOURS = 60
const SAVINGS_NEIGHBOURS = 30
/** Above this many orders the tables are built once, with more idle routes than needed, to save memory. */
const BUILD_ONCE_FROM = 2500
/** Teams share out plans of at least this many orders. */
const TEAM_FROM = 450
const TEAM_EPOCHS = 14
/** From so many orders on the plan is cut into pieces. */
const LARGE_FROM = 640
/** Up to so many orders the genetic search always gets enough children. */
const PROBE_FROM = 120
/** From so many orders on threads breed one population together; smaller ones profit from being apart. */
const SHARE_FROM = 250
/** Beyond this many orders annealing alone is better at any limit tried. */
const GENETIC_UP_TO = 1300
/** Without windows annealing goes first for this share. */
const ANNEAL_FIRST = 0.15
/** Children made to see how many the time allows. */
const PROBE = 8
/** The probe may not take more of the budget than this. */
const PROBE_SHARE = 0.04
/** Steps of a hot anneal between two plans of the first population. */
const WANDER = 1000
/** A child costs about this much of an individual of the first population. */
const CHILD_OF_FRESH = 0.2
/** With so many children ahead the genetic search gets the time at once; with fewer, later; below, never. */
const MANY_CHILDREN = { windows: 2500, none: 4500 }
const ENOUGH_CHILDREN = { windows: 1000, none: 800 }
const ENOUGH_WHEN_LARGE = { windows: 12_000, none: 1500 }
/** When the genetic search begins if it gets enough children, but not many. */
const LATE_SWITCH = { windows: 0.4, none: 0.8 }
/** Beyond this many orders it never gets all the time. */
const GENETIC_ALONE_UP_TO = 550

export interface PlainOptions {
  initial: Sequences | null
  thread: number
  /** Threads that may share out a plan; 1 when runs must repeat exactly. */
  threads: number
  /** Exact share of the budget used by now, or null when only iterations count. */
  clock: (() => number) | null
}

function settingsFor(inst: PlainInstance): SisrSettings {
  const large = inst.n > 700
  if (!inst.breeds) return { startTemperature: 3, endTemperature: 0.02, openChance: 0.02, openPrice: 0 }
  if (!inst.hasTime) return { startTemperature: 0.3, endTemperature: 0.03, openChance: 0.02, openPrice: 0 }
  return {
    startTemperature: 0.8,
    endTemperature: 0.03,
    openChance: large ? 0.07 : 0.02,
    openPrice: large ? 0.45 : 0,
  }
}

/** Builds the engine for a problem that `isPlain` accepts. */
export function createPlainEngine(p: Compiled, random: Random, options: PlainOptions): Engine {
  const oneType = p.vehicles.every((v) => v.type === p.vehicles[0].type)
  let start: number[][] = []
  let inst: PlainInstance
  let near: Nearest | null = null
  if (options.initial) {
    inst = buildPlain(p, p.vehicles.length)
    start = fromSequences(inst, options.initial).map((orders, r) => keepFeasible(inst, r, orders))
  } else if (oneType && p.n > BUILD_ONCE_FROM) {
    inst = buildPlain(p, routesKept(p))
    near = findNearest(inst, NEIGHBOURS, false)
    start = savings(inst, near)
      .toSorted((a, b) => compareWorth(p, a, b))
      .slice(0, inst.routes)
      .map((orders, r) => keepFeasible(inst, r, orders))
  } else if (oneType) {
    const single = buildPlain(p, 1)
    start = savings(single, findNearest(single, SAVINGS_NEIGHBOURS, false)).toSorted((a, b) =>
      compareWorth(p, a, b),
    )
    const routes = Math.max(start.length, leastRoutes(p))
    inst = buildPlain(p, Math.ceil(routes * 1.15) + 8)
    start = start.slice(0, inst.routes).map((orders, r) => keepFeasible(inst, r, orders))
  } else inst = buildPlain(p, p.vehicles.length)

  const isLarge = inst.smallNumbers && inst.n >= LARGE_FROM
  if (isLarge && hasPieces(start))
    return createLargeEngine(inst, start, random, { ...options, settings: settingsFor(inst) })
  near ??= findNearest(inst, NEIGHBOURS, false)
  if (isLarge && start.length === 0) {
    // Threads that share a plan out must begin with the same one.
    const builder = createSisr(inst, near, new Random(1), settingsFor(inst))
    builder.load(start)
    start = builder.best()
    if (hasPieces(start))
      return createLargeEngine(inst, start, random, { ...options, settings: settingsFor(inst) })
  }
  const sisr = createSisr(inst, near, random, settingsFor(inst))
  sisr.load(start)
  sisr.measure()
  let genetic: Genetic | null = null
  let prepared: Genetic | null = null
  let switchAt = inst.hasTime || (options.clock && inst.n > PROBE_FROM) ? 0.01 : ANNEAL_FIRST
  // Where steps are counted instead of time, children would take a hundred times as long as they should.
  if (!inst.breeds || !inst.smallNumbers || (!options.clock && inst.n > GENETIC_ALONE_UP_TO)) switchAt = 1
  let probed = false
  /** The best plan from before the current one was put together from parts. */
  let champion: { plan: Sequences; value: Value } | null = null

  function annealed(): Value {
    return {
      missing: Array.from(sisr.bestMissing),
      vehicles: 0,
      cost: (sisr.bestCost + inst.paidService) / inst.scale,
    }
  }

  function value(): Value {
    let best = annealed()
    if (genetic && genetic.bestPrice < sisr.bestCost) best = { ...best, cost: genetic.bestPrice / inst.scale }
    return champion && compareValues(champion.value, best) < 0 ? champion.value : best
  }

  function best(): Sequences {
    const found =
      genetic && genetic.bestPrice < sisr.bestCost ? genetic.bestPrice / inst.scale : annealed().cost
    if (champion && compareValues(champion.value, { ...annealed(), cost: found }) < 0) return champion.plan
    return toSequences(inst, genetic && genetic.bestPrice < sisr.bestCost ? genetic.best()! : sisr.best())
  }

  function startGenetic(): void {
    // Made once: a second instance of a kernel costs both of them a fifth to a third of their speed.
    prepared ??= createGenetic(inst, random, inst.hasTime && options.clock ? wander : () => sisr.scatter())
    genetic = prepared
    genetic.add(sisr.best())
    if (champion) genetic.add(fromSequences(inst, champion.plan))
    self.name = 'genetic'
    self.heavySteps = true
    self.team = null
  }

  /** With windows, plans of a hot anneal make better parents than plans built in random order, and are as different. */
  function wander(): number[][] {
    for (let k = 0; k < WANDER; k++) sisr.iterate(0)
    return sisr.current()
  }

  /** Gives the genetic search the rest of the time if that is enough for it. */
  function considerGenetic(): void {
    if (!options.clock || inst.n <= PROBE_FROM || probed) return startGenetic()
    probed = true
    if (inst.n > GENETIC_UP_TO) {
      switchAt = 1
      self.team = options.threads > 1 ? team : null
      return
    }
    const present = sisr.current()
    startGenetic()
    const first = options.clock()
    let began = first
    let now = first
    let made = 0
    for (let k = 0; k < PROBE && now - first < PROBE_SHARE; k++) {
      // The first half warms the code up.
      if (k === PROBE / 2) {
        began = now
        made = 0
      }
      genetic!.step()
      made++
      now = options.clock()
    }
    const each = Math.max(1e-9, (now - began) / made) * CHILD_OF_FRESH
    const children = (1 - now) / each
    const kind = inst.hasTime ? 'windows' : 'none'
    const many = children >= MANY_CHILDREN[kind] && inst.n <= GENETIC_ALONE_UP_TO
    if (many && inst.hasTime) return
    if (many) switchAt = ANNEAL_FIRST
    else {
      const enough = inst.n > GENETIC_ALONE_UP_TO ? ENOUGH_WHEN_LARGE : ENOUGH_CHILDREN
      switchAt = children < enough[kind] ? 1 : LATE_SWITCH[kind]
    }
    genetic = null
    sisr.load(present)
    self.name = 'annealing'
    self.heavySteps = false
    if (options.threads > 1 && inst.n >= TEAM_FROM) self.team = team
  }

  const team: Teamwork = {
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
      if (!champion || compareValues(now, champion.value) < 0) champion = { plan: best(), value: now }
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
    team: switchAt === 1 && options.threads > 1 && inst.n >= TEAM_FROM ? team : null,
    heavySteps: false,
    share: 0,
    iterations: 0,
    evaluations: 0,
    value: value(),
    best,
    newcomers: () =>
      genetic && inst.n >= SHARE_FROM ? genetic.newcomers().map((x) => toSequences(inst, x)) : [],
    adopt(plans) {
      if (genetic) for (const plan of plans) genetic.add(fromSequences(inst, plan))
    },
    offer(plan) {
      if (genetic) genetic.add(fromSequences(inst, plan))
    },
    run(pause) {
      do {
        if (genetic) genetic.step()
        else {
          sisr.iterate(switchAt < 1 ? Math.min(1, self.share / switchAt) : self.share)
          if (self.share >= switchAt && switchAt < 1 && sisr.bestLeft === 0) considerGenetic()
          if (self.team && self.share >= nextEpochAt) {
            nextEpochAt = self.share + switchAt / TEAM_EPOCHS
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

/** Routes to keep first where there are more than vehicles: by their highest priority, then by how many orders they have. */
function compareWorth(p: Compiled, a: number[], b: number[]): number {
  const top = (orders: number[]): number => orders.reduce((most, c) => Math.max(most, p.rank[c]), 0)
  return top(b) - top(a) || b.length - a.length
}

/** Whether a plan is worth cutting into pieces. */
function hasPieces(plan: number[][]): boolean {
  const used = plan.filter((orders) => orders.length > 0)
  const served = used.reduce((sum, orders) => sum + orders.length, 0)
  return served >= 2 * pieceSize(served, used.length)
}

/** Drops the orders of a given route that would break it. */
function keepFeasible(inst: PlainInstance, r: number, orders: number[]): number[] {
  if (isFeasible(inst, r, orders)) return orders
  const kept: number[] = []
  for (const c of orders) {
    kept.push(c)
    if (!isFeasible(inst, r, kept)) kept.pop()
  }
  return kept
}

function isFeasible(inst: PlainInstance, r: number, orders: number[]): boolean {
  const { n, m, time, price, early, late, service, demand } = inst
  if (orders.length === 0) return true
  if (!takesTogether(inst, r, orders)) return false
  let load = 0
  let t = early[n + r]
  let here = n + r
  for (const c of orders) {
    load += demand[c]
    if (price[here * m + c] >= NO_ROAD_PRICE) return false
    t = Math.max(t + time[here * m + c], early[c])
    if (t > late[c]) return false
    t += service[c]
    here = c
  }
  if (price[here * m + n + r] >= NO_ROAD_PRICE) return false
  if (load > inst.capacity[r] || t + time[here * m + n + r] > late[n + r]) return false
  return !inst.hasDuration || routeDuration(inst, r, orders, orders.length) <= inst.maxDuration[r]
}
