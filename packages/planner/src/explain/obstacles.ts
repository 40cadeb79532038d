// Finds why one vehicle could not serve one order even with no other work, and the least change that helps.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import type { Evaluator } from '../timing/evaluate.ts'
import type { Change, Problem, UnservedCode, UnservedValues } from '../model/problem.ts'
import { LIMIT_KEYS, LIMITS } from '../model/limits.ts'
import { MAX_VALUE, UNREACHABLE } from '../model/problem.ts'

export interface Obstacle {
  code: UnservedCode
  values: UnservedValues
  /** All of them together make the order servable; empty when no change is known to help. */
  changes: Change[]
  /** Distance to feasibility, in the limit's unit. */
  amount: number
}

/** Finds the obstacle for `vehicle`; the changes cover all obstacles. */
export function findObstacle(
  problem: Problem,
  p: Compiled,
  evaluator: Evaluator,
  vehicle: CompiledVehicle,
  sequence: Int32Array,
): Obstacle {
  if (!reachable(p, vehicle, sequence)) return { code: 'unreachable', values: {}, changes: [], amount: 0 }
  const v = { ...vehicle }
  const obstacles: Obstacle[] = []
  const forbidden = findForbidden(problem, p, v, sequence)
  if (forbidden) obstacles.push(forbidden)
  const load = relieveLoad(problem, p, v, sequence)
  if (load) obstacles.push(load)
  const limits = listLimits(problem, p, v, sequence)
  const works = (): boolean => evaluator.cost(v, sequence, sequence.length) < Infinity
  if (!works()) obstacles.push(...findLimits(problem, v, limits, works))
  const isSolvable = obstacles.every((x) => x.changes.length > 0)
  return {
    ...obstacles[0],
    changes: isSolvable ? obstacles.flatMap((x) => x.changes) : [],
  }
}

function findForbidden(
  problem: Problem,
  p: Compiled,
  v: CompiledVehicle,
  sequence: Int32Array,
): Obstacle | null {
  const blocked = sequence.findIndex((x) => p.compatible[x * p.vehicles.length + v.index] === 0)
  if (blocked < 0) return null
  const { id, skills = [] } = problem.vehicles[v.index]
  const orders = Array.from(sequence, (x) => problem.orders[x])
  const lacking = [...new Set(orders.flatMap((o) => o.skills ?? []))].filter((s) => !skills.includes(s))
  const ruled = orders.some(
    (o) => o.forbiddenVehicles?.includes(id) || (o.allowedVehicles && !o.allowedVehicles.includes(id)),
  )
  const pinnedTo = problem.vehicles.find(
    (other) => other.id !== id && orders.some((o) => other.pinned?.includes(o.id)),
  )
  if (pinnedTo)
    return { code: 'pinned_elsewhere', values: { vehicle: pinnedTo.id }, changes: [], amount: MAX_VALUE }
  const code = ruled ? 'rule' : 'skills'
  return {
    code,
    values: { vehicle: id, skills: lacking },
    changes: [{ kind: ruled ? 'allow' : 'skills', vehicle: id, skills: lacking }],
    amount: lacking.length,
  }
}

/** Raises the capacity of `v` as needed and returns the changes. */
function relieveLoad(
  problem: Problem,
  p: Compiled,
  v: CompiledVehicle,
  sequence: Int32Array,
): Obstacle | null {
  const { id } = problem.vehicles[v.index]
  const changes: Change[] = []
  const capacity = v.capacity.slice()
  let values: UnservedValues | null = null
  let amount = 0
  for (let k = 0; k < p.dims; k++) {
    let aboard = 0
    for (const o of sequence) if (p.partner[o] < 0) aboard += p.delivery[o * p.dims + k]
    let most = aboard
    for (const o of sequence) {
      aboard += p.pickup[o * p.dims + k] - p.delivery[o * p.dims + k]
      most = Math.max(most, aboard)
    }
    // A vehicle with reloads can carry its orders one at a time.
    if (v.reload && p.partner[sequence[0]] < 0) {
      most = 0
      for (const o of sequence) most = Math.max(most, p.delivery[o * p.dims + k], p.pickup[o * p.dims + k])
    }
    if (most <= capacity[k]) continue
    const available = Math.max(0, capacity[k])
    changes.push({
      kind: 'capacity',
      vehicle: id,
      dimension: k,
      to: most + v.onBoard[k],
      by: most - available,
    })
    values ??= { vehicle: id, needed: most, available, dimension: k }
    amount += most - capacity[k]
    capacity[k] = most
  }
  if (!values) return null
  v.capacity = capacity
  return { code: 'capacity', values, changes, amount }
}

function reachable(p: Compiled, v: CompiledVehicle, sequence: Int32Array): boolean {
  const places = [v.start, ...Array.from(sequence, (o) => p.location[o]), v.end].filter((x) => x >= 0)
  return places.every((place, i) => i === 0 || v.time[places[i - 1] * v.size + place] !== UNREACHABLE)
}

/** A bound that can be relaxed until the vehicle can serve the order. */
interface Limit {
  requested: number
  set(value: number): void
  tell(to: number): Obstacle
}

/** Limits of the vehicle and ends of windows, in the order in which they are relaxed. */
function listLimits(problem: Problem, p: Compiled, v: CompiledVehicle, sequence: Int32Array): Limit[] {
  const { id } = problem.vehicles[v.index]
  const limits = LIMIT_KEYS.map((key): Limit => {
    const [limit, kind] = [v[key], LIMITS[key].code]
    return {
      requested: limit,
      set: (value) => (v[key] = value),
      tell: (to) => excess(kind, { kind, vehicle: id, to, by: to - limit }),
    }
  })
  const shiftEnd = v.to
  limits.push({
    requested: shiftEnd,
    set: (value) => (v.to = value),
    tell: (to) => excess('shift', { kind: 'shift', vehicle: id, to, by: to - shiftEnd }),
  })
  for (const o of sequence) {
    const last = p.windowAt[o + 1] - 1
    const windowEnd = p.windowTo[last]
    limits.push({
      requested: windowEnd,
      set: (value) => {
        p.windowTo[last] = value
        p.latest[o] = value
      },
      tell: (to) => {
        const change = { kind: 'window', order: problem.orders[o].id, to, by: to - windowEnd } as const
        return { ...excess('window', change), values: { vehicle: id, excess: change.by } }
      },
    })
  }
  return limits.filter((x) => x.requested < MAX_VALUE)
}

/** A limit relaxed far enough, with the change that does so. */
function excess(code: UnservedCode, change: Extract<Change, { by: number }>): Obstacle {
  const values = 'vehicle' in change ? { vehicle: change.vehicle, excess: change.by } : { excess: change.by }
  return { code, values, changes: [change], amount: change.by }
}

/** Finds one sufficient limit if there is one, otherwise a small set; restores all limits before it returns. */
function findLimits(problem: Problem, v: CompiledVehicle, limits: Limit[], works: () => boolean): Obstacle[] {
  try {
    for (const limit of limits) {
      limit.set(MAX_VALUE)
      if (works()) return [limit.tell(least(limit, works))]
      limit.set(limit.requested)
    }
    const obstacles: Obstacle[] = []
    for (const limit of limits) limit.set(MAX_VALUE)
    if (!works()) {
      v.breaks = []
      if (!works()) return [NO_WAY]
      obstacles.push(breaksInTheWay(problem, v))
    }
    // Relaxes promises to customers last.
    for (const limit of limits.toReversed()) {
      limit.set(limit.requested)
      if (!works()) obstacles.push(limit.tell(least(limit, works)))
    }
    return obstacles.length > 0 ? obstacles.toReversed() : [NO_WAY]
  } finally {
    for (const limit of limits) limit.set(limit.requested)
  }
}

/**
 * Binary search for the lowest value of a limit for which `works` holds, and sets it; the limit's highest
 * value must work.
 */
function least(limit: Limit, works: () => boolean): number {
  let low = limit.requested
  let high = MAX_VALUE
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    limit.set(middle)
    if (works()) high = middle
    else low = middle
  }
  limit.set(high)
  return high
}

function breaksInTheWay(problem: Problem, v: CompiledVehicle): Obstacle {
  const { id } = problem.vehicles[v.index]
  return { code: 'break', values: { vehicle: id }, changes: [{ kind: 'no_breaks', vehicle: id }], amount: 0 }
}

const NO_WAY: Obstacle = { code: 'window', values: {}, changes: [], amount: MAX_VALUE }
