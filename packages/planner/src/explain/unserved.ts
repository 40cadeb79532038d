// Explains why an order is unserved, and finds the smallest change that would serve it.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import type { Sequences } from '../search/engine.ts'
import type { Evaluator } from '../timing/evaluate.ts'
import { createEvaluator } from '../timing/evaluate.ts'
import { turnOf } from '../timing/pins.ts'
import type { Problem, Unserved, UnservedCode } from '../model/problem.ts'
import { MAX_VALUE } from '../model/problem.ts'
import { mayRide, routesOfOrders } from '../model/sequence-rules.ts'
import { LIMIT_LIST } from '../model/limits.ts'
import type { Obstacle } from './obstacles.ts'
import { findObstacle } from './obstacles.ts'

/**
 * Up to this many pairs of order and vehicle get a full explanation; orders beyond are tried with a few
 * vehicles only.
 */
const TRIALS = 3000
const FEW_VEHICLES = 2
/** Maximum number of positions of the current plan tried with overtime, over all orders. */
const LOOKS = 5000
/** Longest overtime that is still offered as a change, in seconds. */
const MOST_OVERTIME = 2 * 3600

/** Codes from farthest to nearest miss; the first place of a code counts. */
const NEARNESS: UnservedCode[] = [
  'pinned_elsewhere',
  'rule',
  'skills',
  'unreachable',
  'max_stops',
  'capacity',
  'break',
  'max_distance',
  'window',
  'shift',
  ...LIMIT_LIST.map(({ code }) => code),
]

/** Caches each order's own obstacle, which depends only on the problem. */
const cache = new WeakMap<Compiled, Map<number, Alone>>()

/** A vehicle that could serve the order alone, or the nearest obstacle. */
type Alone = { vehicle: CompiledVehicle } | { obstacle: Obstacle }

/** Facts from the search about its plan. */
export interface Evidence {
  /** Orders whose insertion was not tried at every position. */
  unproven: ReadonlySet<number>
  /** Orders that fit somewhere but are unserved, with the vehicle's index. */
  positions?: ReadonlyMap<number, number>
  /** True when the search ended before each order had been moved a few times. */
  isCutShort: boolean
}

/** Returns one entry per order that `plan` leaves out. */
export function explainUnserved(
  problem: Problem,
  p: Compiled,
  plan: Sequences,
  evidence: Evidence,
): Unserved[] {
  const routeOf = routesOfOrders(p.n, plan)
  const evaluator = createEvaluator(p)
  if (!cache.has(p)) cache.set(p, new Map())
  const answers = cache.get(p)!
  const kinds = onePerKind(p)
  const pinnedTo = routesOfOrders(
    p.n,
    p.vehicles.map((v) => ({ vehicle: v.index, orders: Array.from(v.pinned) })),
  )
  const result: Unserved[] = []
  let trials = TRIALS
  let looks = LOOKS
  const places = plan.reduce((sum, { orders }) => sum + orders.length + 1, 0)
  for (let o = 0; o < p.n; o++) {
    if (routeOf[o] >= 0) continue
    let alone = answers.get(o)
    if (!alone && p.vehicles.length > 0) {
      const fitting = kinds.filter((v) => mayRide(p, o, v.index, pinnedTo))
      const possible = fitting.length > 0 ? fitting : kinds
      const candidates = trials > 0 ? possible : possible.slice(0, FEW_VEHICLES)
      trials -= candidates.length
      alone = tryAlone(problem, p, evaluator, candidates, o)
      answers.set(o, alone)
    }
    let overtime: Overtime | null = null
    const isProven = !evidence.isCutShort && !evidence.unproven.has(o)
    if (
      isProven &&
      alone &&
      'vehicle' in alone &&
      looks >= places &&
      problem.orders[o].prize === undefined &&
      p.partner[o] < 0
    ) {
      looks -= places
      overtime = leastOvertime(p, evaluator, plan, o, routeOf)
    }
    const finding = describe(problem, p, evaluator, o, alone, overtime)
    const shared = evidence.positions?.has(o) ? -1 : sharedRoute(p, o, routeOf)
    result.push({
      order: problem.orders[o].id,
      ...(shared >= 0 && finding.code === 'fleet_full'
        ? tellShared(problem, shared, finding)
        : qualify(problem, o, finding, evidence)),
    })
  }
  return result
}

/** The route that serves orders with which this one shares its vehicle, or -1. */
function sharedRoute({ rules }: Compiled, o: number, routeOf: Int32Array): number {
  return Math.max(-1, ...(rules?.shares[o] ?? []).map((x) => routeOf[x]))
}

/** Another vehicle would not help; overtime of the shared one may. */
function tellShared({ vehicles }: Problem, shared: number, { changes }: Finding): Finding {
  return {
    code: 'sequence',
    values: { vehicle: vehicles[shared].id },
    changes: changes.filter(({ kind }) => kind !== 'add_vehicle'),
  }
}

/** One vehicle of each set of identical ones. */
function onePerKind(p: Compiled): CompiledVehicle[] {
  const checked = new Set<number>()
  return p.vehicles.filter((v) => !checked.has(v.type) && checked.add(v.type))
}

/** The order, or its pair, as the vehicle's only work, after its pinned orders. */
function sequenceFor(p: Compiled, v: CompiledVehicle, o: number): Int32Array {
  const pickup = p.partner[o] >= 0 && !p.isPickup[o] ? p.partner[o] : o
  const unit = p.partner[o] >= 0 ? [pickup, p.partner[pickup]] : [o]
  const pinned = Array.from(v.pinned).filter((x) => !unit.includes(x))
  return Int32Array.from(v.pinned.includes(o) ? v.pinned : [...pinned, ...unit])
}

function tryAlone(
  problem: Problem,
  p: Compiled,
  evaluator: Evaluator,
  vehicles: CompiledVehicle[],
  o: number,
): Alone {
  let nearest: Obstacle | null = null
  for (const vehicle of vehicles) {
    const sequence = sequenceFor(p, vehicle, o)
    const fits = p.compatible[o * p.vehicles.length + vehicle.index] === 1
    if (fits && evaluator.cost(vehicle, sequence, sequence.length) < Infinity) return { vehicle }
    const obstacle = findObstacle(problem, p, evaluator, vehicle, sequence)
    if (!nearest || isNearer(obstacle, nearest)) nearest = obstacle
  }
  return { obstacle: nearest! }
}

function isNearer(a: Obstacle, b: Obstacle): boolean {
  const d = NEARNESS.indexOf(a.code) - NEARNESS.indexOf(b.code)
  return d > 0 || (d === 0 && a.amount < b.amount)
}

interface Overtime {
  vehicle: CompiledVehicle
  seconds: number
}

/** The vehicle that could take the order with the least overtime when all else allows it. */
function leastOvertime(
  p: Compiled,
  evaluator: Evaluator,
  plan: Sequences,
  o: number,
  routeOf: Int32Array,
): Overtime | null {
  let best: Overtime | null = null
  for (const { vehicle, orders } of plan) {
    const v = p.vehicles[vehicle]
    if (p.compatible[o * p.vehicles.length + vehicle] === 0 || !mayRide(p, o, vehicle, routeOf)) continue
    const open = { ...v, to: Math.min(MAX_VALUE, v.to + MOST_OVERTIME), maxDuration: MAX_VALUE }
    const { first, last } = turnOf(v, orders, o)
    for (let at = first; at <= last; at++) {
      const sequence = Int32Array.from([...orders.slice(0, at), o, ...orders.slice(at)])
      if (evaluator.cost(open, sequence, sequence.length) === Infinity) continue
      const day = evaluator.shortestDay({ ...open, maxDuration: v.maxDuration })
      if (!day || day.end - day.start > v.maxDuration) continue
      const seconds = day.end - v.to
      if (seconds > 0 && (!best || seconds < best.seconds)) best = { vehicle: v, seconds }
    }
  }
  return best
}

type Finding = Omit<Unserved, 'order'>

/** Reports "the fleet is full" only when every position was tried in a search with enough time. */
function qualify(problem: Problem, o: number, finding: Finding, evidence: Evidence): Finding {
  if (finding.code !== 'fleet_full') return finding
  const vehicle = evidence.positions?.get(o)
  if (vehicle !== undefined)
    return { code: 'has_room', values: { vehicle: problem.vehicles[vehicle].id }, changes: [] }
  if (!evidence.isCutShort && !evidence.unproven.has(o)) return finding
  return { code: 'search_cut_short', values: {}, changes: [] }
}

function describe(
  problem: Problem,
  p: Compiled,
  evaluator: Evaluator,
  o: number,
  alone: Alone | undefined,
  overtime: Overtime | null,
): Finding {
  if (!alone) return { code: 'no_vehicle', values: {}, changes: [] }
  if ('obstacle' in alone) {
    const { code, values, changes } = alone.obstacle
    return { code, values, changes }
  }
  const { vehicle } = alone
  const { id } = problem.vehicles[vehicle.index]
  const { prize } = problem.orders[o]
  if (prize !== undefined) {
    const sequence = sequenceFor(p, vehicle, o)
    const cost = Math.ceil(evaluator.cost(vehicle, sequence, sequence.length)) + 1
    return { code: 'prize', values: { prize, cost }, changes: [{ kind: 'prize', to: cost }] }
  }
  const values = { vehicle: id }
  if (!overtime) return { code: 'fleet_full', values, changes: [{ kind: 'add_vehicle', like: id }] }
  const late = problem.vehicles[overtime.vehicle.index]
  const to = overtime.vehicle.to + overtime.seconds
  return {
    code: 'fleet_full',
    values,
    changes: [{ kind: 'shift', vehicle: late.id, to, by: overtime.seconds }],
  }
}
