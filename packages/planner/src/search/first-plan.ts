// First plans of the kernels, and the tables, neighbour lists and kernel that each needs.
import type { Compiled } from '../model/compile.ts'
import type { Sequences } from './engine.ts'
import type { Random } from './random.ts'
import { buildInstance } from './build-instance.ts'
import { keepFeasible } from './feasible.ts'
import type { KernelInstance } from './instance.ts'
import { isOneType, leastRoutes, vehiclesKept } from './kept-vehicles.ts'
import { pieceSize } from './large.ts'
import { startInPieces, startMixed } from './mixed-start.ts'
import type { Nearest } from './nearest.ts'
import { findNearest } from './nearest.ts'
import { dropInfeasiblePins, putPinsFirst } from './pins.ts'
import { savings } from './savings.ts'
import { fromSequences } from './sequences.ts'
import type { Sisr, SisrSettings } from './sisr/sisr.ts'
import { createSisr } from './sisr/sisr.ts'
import { TUNING } from '../tuning.ts'

/**
 * With priced vehicles of several kinds, an anneal starts at this share of their price: colder, it never
 * opens a route to close two others, and keeps nearly the initial number of vans. Given plans are not heated
 * like this.
 */
const VAN_HEAT = 0.1
export interface FirstPlan {
  inst: KernelInstance
  settings: SisrSettings
  /** Routes by slot. */
  plan: number[][]
  /** Makes the plan anew, under other limits. */
  makePlan: () => number[][]
  /** Neighbour lists of the kernel; null where the plan is divided. */
  near: Nearest | null
  /** Neighbour lists for a divided plan. */
  far: Nearest | undefined
  /** The kernel that made the plan. One per thread: with two closures of one function V8 runs both a third slower. */
  kernel: Sisr | null
  isDivided: boolean
}

type Draft = Pick<FirstPlan, 'inst' | 'plan'> & Partial<FirstPlan>

/** Makes the first plan of a problem, or completes the one given. */
export function makeFirstPlan(p: Compiled, random: Random, initial: Sequences | null): FirstPlan {
  dropInfeasiblePins(p)
  const draft = draftOf(p, random, initial)
  const { inst } = draft
  const first: FirstPlan = {
    settings: settingsFor(inst, initial !== null),
    makePlan: () => first.plan,
    near: null,
    far: undefined,
    kernel: null,
    isDivided: isLarge(inst) && hasPieces(draft.plan),
    ...draft,
  }
  if (first.isDivided) return first
  const near = (first.near ??= findNearest(inst, TUNING.kernel.neighbours, false))
  if (isLarge(inst) && first.plan.length === 0) {
    const kernel = (first.kernel ??= createSisr(inst, near, random, first.settings))
    random.aside(1, () => kernel.load(first.plan))
    first.plan = kernel.best()
    first.isDivided = hasPieces(first.plan)
  }
  return first
}

function draftOf(p: Compiled, random: Random, initial: Sequences | null): Draft {
  if (initial) return completeGiven(p, initial)
  if (!isOneType(p)) return mixFleet(p, random)
  return p.n > TUNING.kernel.buildOnceFrom ? saveOnce(p) : saveTwice(p)
}

function completeGiven(p: Compiled, initial: Sequences): Draft {
  const inst = buildInstance(p, vehiclesKept(p, initial))
  const routes = fromSequences(inst, initial).map((orders, r) => keepFeasible(inst, r, orders))
  return { inst, plan: putPinsFirst(inst, routes) }
}

/** Savings on the tables of the search, for thousands of orders. */
function saveOnce(p: Compiled): Draft {
  const inst = buildInstance(p, vehiclesKept(p, null))
  const lists = findNearest(inst, isLarge(inst) ? TUNING.large.neighbours : TUNING.kernel.neighbours, false)
  const plan = savings(inst, lists, 0, TUNING.kernel.neighbours)
    .toSorted((a, b) => compareWorth(p, a, b))
    .slice(0, inst.routes)
    .map((orders, r) => keepFeasible(inst, r, orders))
  return { inst, plan, ...(isLarge(inst) ? { far: lists } : { near: lists }) }
}

/** Savings on the tables of a single van, which tell how many vans the search needs. */
function saveTwice(p: Compiled): Draft {
  const single = buildInstance(p, p.vehicles.slice(0, 1))
  const lists = savings(single, findNearest(single, TUNING.kernel.savingsNeighbours, false)).toSorted(
    (a, b) => compareWorth(p, a, b),
  )
  const routes = Math.max(lists.length, leastRoutes(p))
  const inst = buildInstance(p, p.vehicles.slice(0, Math.ceil(routes * 1.15) + 8))
  const makePlan = (): number[][] =>
    lists.slice(0, inst.routes).map((orders, r) => keepFeasible(inst, r, orders))
  return { inst, plan: makePlan(), makePlan }
}

function mixFleet(p: Compiled, random: Random): Draft {
  const inst = buildInstance(p, vehiclesKept(p, null))
  let far: Nearest | undefined
  if (isLarge(inst)) {
    far = findNearest(inst, TUNING.large.neighbours, false)
    const plan = putPinsFirst(inst, startInPieces(p, inst, far))
    if (hasPieces(plan, inst.n)) return { inst, plan, far, isDivided: true }
  }
  const near = findNearest(inst, TUNING.kernel.neighbours, false)
  const kernel = createSisr(inst, near, random, settingsFor(inst, false))
  // Threads that divide a plan must start with the same one.
  const makePlan = (): number[][] => random.aside(1, () => startMixed(p, inst, near, kernel))
  return { inst, plan: makePlan(), makePlan, near, far, kernel }
}

function settingsFor(inst: KernelInstance, isGiven: boolean): SisrSettings {
  const opensAndCloses = !isGiven && inst.vanPrice === 0 && inst.exchanges && inst.anyFixed && inst.hasTime
  return { ...settingsByKind(inst), vanHeat: opensAndCloses ? VAN_HEAT : 0 }
}

function settingsByKind(inst: KernelInstance): Omit<SisrSettings, 'vanHeat'> {
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

/**
 * Order in which routes are kept when there are more than vehicles: by highest priority, then by number of
 * orders.
 */
function compareWorth(p: Compiled, a: number[], b: number[]): number {
  const top = (orders: number[]): number => orders.reduce((most, c) => Math.max(most, p.urgency[c]), 0)
  return top(b) - top(a) || b.length - a.length
}

/** Large enough to divide, with small enough sums. */
function isLarge(inst: KernelInstance): boolean {
  return inst.smallNumbers && !inst.trips && !inst.pairs && !inst.groups && inst.n >= TUNING.large.fromOrders
}

/** True when a plan is worth dividing, once it serves all `orders`. */
function hasPieces(plan: number[][], orders?: number): boolean {
  const drivenRoutes = plan.filter((route) => route.length > 0)
  const served = drivenRoutes.reduce((sum, route) => sum + route.length, 0)
  const customers = orders ?? served
  return served > 0 && customers >= 2 * pieceSize(customers, (drivenRoutes.length * customers) / served)
}
