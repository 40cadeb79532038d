// The engine for plain instances: savings, then annealing, then (where it pays) a genetic search.
import type { Compiled } from '../compile.ts'
import type { Engine, Sequences, Value } from '../engine.ts'
import type { Random } from '../random.ts'
import type { Genetic } from './hgs/genetic.ts'
import { createGenetic } from './hgs/genetic.ts'
import type { PlainInstance } from './instance.ts'
import { buildPlain, NO_ROAD_PRICE, routeDuration } from './instance.ts'
import { findNearest } from './nearest.ts'
import { savings } from './savings.ts'
import type { SisrSettings } from './sisr.ts'
import { createSisr } from './sisr.ts'

const NEIGHBOURS = 60
const SAVINGS_NEIGHBOURS = 30

function settingsFor(inst: PlainInstance): SisrSettings {
  const large = inst.n > 700
  if (!inst.hasTime) return { startTemperature: 0.3, endTemperature: 0.03, openChance: 0.02, openPrice: 0 }
  return {
    startTemperature: 0.8,
    endTemperature: 0.03,
    openChance: large ? 0.07 : 0.02,
    openPrice: large ? 0.45 : 0,
  }
}

/**
 * Share of the budget for annealing before the genetic search takes over; 1 is annealing alone.
 * The genetic search pays once it can make a few thousand children (docs/decisions/0101).
 */
function annealingShare(inst: PlainInstance, budgetMs: number): number {
  const { n, hasTime } = inst
  if (hasTime) {
    if (n <= 450) return 0.01
    if (n <= 700) return budgetMs > 20_000 ? 0.3 : 0.6
    return budgetMs > 20_000 ? 0.4 : 1
  }
  if (n <= 400) return 0.15
  if (n <= 700) return budgetMs > 20_000 ? 0.6 : 0.85
  return budgetMs > 20_000 ? 0.85 : 1
}

/** Builds the engine for a problem that `isPlain` accepts; `budgetMs` is the time it may take. */
export function createPlainEngine(
  p: Compiled,
  random: Random,
  initial: Sequences | null,
  budgetMs: number,
): Engine {
  const oneType = p.vehicles.every((v) => v.type === p.vehicles[0].type)
  let start: number[][] = []
  let inst: PlainInstance
  if (initial) {
    inst = buildPlain(p, p.vehicles.length)
    start = fromSequences(inst, initial).map((orders, r) => keepFeasible(inst, r, orders))
  } else if (oneType) {
    const single = buildPlain(p, 1)
    start = savings(single, findNearest(single, SAVINGS_NEIGHBOURS, false)).sort(
      (a, b) => b.length - a.length,
    )
    inst = buildPlain(p, Math.ceil(start.length * 1.15) + 8)
    start = start.slice(0, inst.routes).map((orders, r) => keepFeasible(inst, r, orders))
  } else inst = buildPlain(p, p.vehicles.length)

  const near = findNearest(inst, NEIGHBOURS, false)
  const sisr = createSisr(inst, near, random, settingsFor(inst))
  sisr.load(start)
  sisr.measure()
  let genetic: Genetic | null = null
  let scatter: (() => number[][]) | null = null
  const switchAt = annealingShare(inst, budgetMs)

  function value(): Value {
    const better = genetic && genetic.bestPrice < sisr.bestCost ? genetic.bestPrice : sisr.bestCost
    return { missing: Array.from(sisr.bestMissing), vehicles: 0, cost: better / inst.scale }
  }

  function best(): Sequences {
    const routes = genetic && genetic.bestPrice < sisr.bestCost ? genetic.best()! : sisr.best()
    return routes
      .map((orders, r) => ({ vehicle: inst.vehicleOf[r], orders }))
      .filter((r) => r.orders.length > 0)
  }

  function startGenetic(): void {
    const builder = createSisr(inst, near, random, settingsFor(inst))
    scatter = () => builder.scatter()
    genetic = createGenetic(inst, random, () => scatter!())
    genetic.add(sisr.best())
    self.name = 'genetic'
    self.heavySteps = true
  }

  const self: Engine = {
    name: 'annealing',
    heavySteps: false,
    share: 0,
    iterations: 0,
    evaluations: 0,
    value: value(),
    best,
    offer(plan) {
      if (genetic) genetic.add(fromSequences(inst, plan))
    },
    run(pause) {
      do {
        if (genetic) genetic.step()
        else {
          sisr.iterate(switchAt < 1 ? Math.min(1, self.share / switchAt) : self.share)
          if (self.share >= switchAt && switchAt < 1 && sisr.bestLeft === 0) startGenetic()
        }
        self.iterations++
      } while (!pause())
      self.evaluations = sisr.evaluations + (genetic ? genetic.moves : 0)
      self.value = value()
    },
  }
  return self
}

/** Routes by slot, for a plan given by vehicle. */
export function fromSequences(inst: PlainInstance, plan: Sequences): number[][] {
  const slot = new Map(Array.from(inst.vehicleOf, (v, r) => [v, r]))
  const routes: number[][] = Array.from({ length: inst.routes }, () => [])
  for (const { vehicle, orders } of plan) {
    const r = slot.get(vehicle)
    if (r !== undefined) routes[r] = orders.slice()
  }
  return routes
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
  if (orders.length > 0 && price[here * m + n + r] >= NO_ROAD_PRICE) return false
  if (load > inst.capacity[r] || t + time[here * m + n + r] > late[n + r]) return false
  return !inst.hasDuration || routeDuration(inst, r, orders, orders.length) <= inst.maxDuration[r]
}
