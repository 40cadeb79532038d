// What keeps one vehicle from serving one order even with nothing else to do, and the least change that helps.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import type { Evaluator } from '../general/evaluate.ts'
import type { Change, Problem, UnservedCode } from '../model/problem.ts'
import { MAX_VALUE, UNREACHABLE } from '../model/problem.ts'

export interface Obstacle {
  reason: UnservedCode
  message: string
  fix: string
  /** All of them together let the vehicle serve the order; none where no change is known to help. */
  changes: Change[]
  /** How far away that is, in the unit of the reason. */
  amount: number
}

/** Names everything that stands in the way of `vehicle`, the first of them as the reason. */
export function findObstacle(
  problem: Problem,
  p: Compiled,
  evaluator: Evaluator,
  vehicle: CompiledVehicle,
  sequence: Int32Array,
): Obstacle {
  if (!reachable(p, vehicle, sequence))
    return {
      reason: 'unreachable',
      message: 'No road leads there and back.',
      fix: 'Check its position on the map.',
      changes: [],
      amount: 0,
    }
  const v = { ...vehicle }
  const found: Obstacle[] = []
  const forbidden = findForbidden(problem, p, v, sequence)
  if (forbidden) found.push(forbidden)
  const load = relieveLoad(problem, p, v, sequence)
  if (load) found.push(load)
  const limits = listLimits(problem, p, v, sequence)
  const works = (): boolean => evaluator.cost(v, sequence, sequence.length) < Infinity
  if (!works()) found.push(...findLimits(problem, v, limits, works))
  const given = found.every((x) => x.changes.length > 0)
  return {
    ...found[0],
    fix: found.map((x) => x.fix).join(' '),
    changes: given ? found.flatMap((x) => x.changes) : [],
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
    return {
      reason: 'rule',
      message: `It is pinned to vehicle ${pinnedTo.id}, which cannot serve it first.`,
      fix: 'Unpin it.',
      changes: [],
      amount: MAX_VALUE,
    }
  const common = { amount: lacking.length }
  if (ruled)
    return {
      ...common,
      reason: 'rule',
      message: 'No vehicle is allowed to take it.',
      fix: `Allow vehicle ${id} for it.`,
      changes: [{ kind: 'allow', vehicle: id, skills: lacking }],
    }
  return {
    ...common,
    reason: 'skills',
    message: `No vehicle that may take it has ${lacking.join(', ')}.`,
    fix: `Give vehicle ${id} ${lacking.join(', ')}.`,
    changes: [{ kind: 'skills', vehicle: id, skills: lacking }],
  }
}

/** Gives `v` the room it lacks, and says how much that is. */
function relieveLoad(
  problem: Problem,
  p: Compiled,
  v: CompiledVehicle,
  sequence: Int32Array,
): Obstacle | null {
  const { id } = problem.vehicles[v.index]
  const changes: Change[] = []
  const capacity = v.capacity.slice()
  let message = ''
  let amount = 0
  for (let k = 0; k < p.dims; k++) {
    let aboard = 0
    for (const o of sequence) if (p.partner[o] < 0) aboard += p.delivery[o * p.dims + k]
    let most = aboard
    for (const o of sequence) {
      aboard += p.pickup[o * p.dims + k] - p.delivery[o * p.dims + k]
      most = Math.max(most, aboard)
    }
    // A vehicle that may load again carries its orders one after the other.
    if (v.reload && p.partner[sequence[0]] < 0) {
      most = 0
      for (const o of sequence) most = Math.max(most, p.delivery[o * p.dims + k], p.pickup[o * p.dims + k])
    }
    if (most <= capacity[k]) continue
    changes.push({ kind: 'capacity', vehicle: id, dimension: k, to: most + v.onBoard[k] })
    message ||= `It needs ${most}, vehicle ${id} carries ${Math.max(0, capacity[k])}.`
    amount += most - capacity[k]
    capacity[k] = most
  }
  if (changes.length === 0) return null
  v.capacity = capacity
  const fix = `Use a vehicle with ${amount} more capacity, or split the order.`
  return { reason: 'capacity', message, fix, changes, amount }
}

function reachable(p: Compiled, v: CompiledVehicle, sequence: Int32Array): boolean {
  const places = [v.start, ...Array.from(sequence, (o) => p.location[o]), v.end].filter((x) => x >= 0)
  return places.every((place, i) => i === 0 || v.time[places[i - 1] * v.size + place] !== UNREACHABLE)
}

/** A bound that may be moved until the vehicle can serve the order. */
interface Limit {
  given: number
  set(value: number): void
  tell(to: number): Obstacle
}

const UNITS: [
  'maxStops' | 'maxDistance' | 'maxTravel' | 'maxDuration',
  Change['kind'],
  UnservedCode,
  string,
  string,
][] = [
  ['maxStops', 'max_stops', 'max_stops', 'stops', 'may make'],
  ['maxDistance', 'max_distance', 'max_distance', 'm', 'may drive'],
  ['maxTravel', 'max_travel', 'max_duration', 's', 'may drive'],
  ['maxDuration', 'max_duration', 'max_duration', 's', 'may work'],
]

/** The limits of a vehicle and the ends of windows, in the sequence in which they are asked to give way. */
function listLimits(problem: Problem, p: Compiled, v: CompiledVehicle, sequence: Int32Array): Limit[] {
  const { id } = problem.vehicles[v.index]
  const limits = UNITS.map(([key, kind, reason, unit, verb]): Limit => {
    const given = v[key]
    return {
      given,
      set: (value) => (v[key] = value),
      tell: (to) => ({
        reason,
        message: `It takes vehicle ${id} ${to - given} ${unit} more than it ${verb}.`,
        fix: `Allow vehicle ${id} ${to - given} ${unit} more.`,
        changes: [{ kind, vehicle: id, to } as Change],
        amount: to - given,
      }),
    }
  })
  const shiftEnd = v.to
  limits.push({
    given: shiftEnd,
    set: (value) => (v.to = value),
    tell: (to) => ({
      reason: 'shift',
      message: `Vehicle ${id} would be back ${to - shiftEnd} s after its shift.`,
      fix: `Let the shift of vehicle ${id} end ${to - shiftEnd} s later.`,
      changes: [{ kind: 'shift', vehicle: id, to }],
      amount: to - shiftEnd,
    }),
  })
  for (const o of sequence) {
    const last = p.windowAt[o + 1] - 1
    const given = p.windowTo[last]
    limits.push({
      given,
      set: (value) => {
        p.windowTo[last] = value
        p.latest[o] = value
      },
      tell: (to) => ({
        reason: 'window',
        message: `The earliest arrival is ${to - given} s after its time window.`,
        fix: `Let its time window end ${to - given} s later.`,
        changes: [{ kind: 'window', order: problem.orders[o].id, to }],
        amount: to - given,
      }),
    })
  }
  return limits.filter((x) => x.given < MAX_VALUE)
}

/** One limit that is enough if there is one, otherwise as few as possible of all; limits are put back before it returns. */
function findLimits(problem: Problem, v: CompiledVehicle, limits: Limit[], works: () => boolean): Obstacle[] {
  try {
    for (const limit of limits) {
      limit.set(MAX_VALUE)
      if (works()) return [limit.tell(least(limit, works))]
      limit.set(limit.given)
    }
    const found: Obstacle[] = []
    for (const limit of limits) limit.set(MAX_VALUE)
    if (!works()) {
      v.breaks = []
      if (!works()) return [NO_WAY]
      found.push(breaksInTheWay(problem, v))
    }
    // What the customer was told gives way last.
    for (const limit of limits.toReversed()) {
      limit.set(limit.given)
      if (!works()) found.push(limit.tell(least(limit, works)))
    }
    return found.length > 0 ? found.toReversed() : [NO_WAY]
  } finally {
    for (const limit of limits) limit.set(limit.given)
  }
}

/** The lowest value of a limit that works, which stays set; its highest does. */
function least(limit: Limit, works: () => boolean): number {
  let low = limit.given
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
  return {
    reason: 'break',
    message: `Vehicle ${id} cannot take its breaks beside it.`,
    fix: `Move the breaks of vehicle ${id}.`,
    changes: [{ kind: 'no_breaks', vehicle: id }],
    amount: 0,
  }
}

const NO_WAY: Obstacle = {
  reason: 'window',
  message: 'No vehicle can be there in its time window.',
  fix: 'Move its time window.',
  changes: [],
  amount: MAX_VALUE,
}
