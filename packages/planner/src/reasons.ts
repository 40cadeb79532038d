// Says why an order is not served, and the nearest change that would serve it.
import type { Compiled, CompiledVehicle } from './compile.ts'
import type { Sequences } from './engine.ts'
import type { Evaluator } from './general/evaluate.ts'
import { createEvaluator } from './general/evaluate.ts'
import type { Problem, Unserved, UnservedCode } from './model.ts'
import { MAX_VALUE, UNREACHABLE } from './model.ts'

/** One entry for each order that `plan` leaves out. */
export function explainUnserved(problem: Problem, p: Compiled, plan: Sequences): Unserved[] {
  const served = new Uint8Array(p.n)
  for (const { orders } of plan) for (const o of orders) served[o] = 1
  const evaluator = createEvaluator(p)
  const result: Unserved[] = []
  for (let o = 0; o < p.n; o++) if (served[o] === 0) result.push(explain(problem, p, evaluator, o))
  return result
}

interface Verdict {
  reason: UnservedCode
  message: string
  fix?: string
}

/** How far a vehicle gets with an order alone; a later reason is a nearer miss. */
const NEARNESS: UnservedCode[] = [
  'skills',
  'unreachable',
  'capacity',
  'max_distance',
  'window',
  'shift',
  'max_duration',
]

function explain(problem: Problem, p: Compiled, evaluator: Evaluator, o: number): Unserved {
  const order = problem.orders[o]
  const entry = (v: Verdict): Unserved => ({ order: order.id, ...v })
  if (p.vehicles.length === 0)
    return entry({ reason: 'no_vehicle', message: 'There is no vehicle.', fix: 'Add a vehicle.' })
  const pickup = p.partner[o] >= 0 ? (p.isPickup[o] ? o : p.partner[o]) : o
  const sequence = Int32Array.from(p.partner[o] >= 0 ? [pickup, p.partner[pickup]] : [o])
  let nearest: Verdict | null = null
  for (const v of p.vehicles) {
    const verdict = aloneWith(problem, p, evaluator, v, sequence)
    if (!verdict) {
      if (order.prize !== undefined) {
        return entry({
          reason: 'prize',
          message: `Serving it would cost more than its prize of ${order.prize}.`,
          fix: 'Raise the prize, or make the order mandatory.',
        })
      }
      return entry({
        reason: 'fleet_full',
        message: `Vehicle ${problem.vehicles[v.index].id} could serve it alone, but the fleet has no room left beside the other orders.`,
        fix: 'Add a vehicle, lengthen a shift, or widen its time window.',
      })
    }
    if (!nearest || NEARNESS.indexOf(verdict.reason) > NEARNESS.indexOf(nearest.reason)) nearest = verdict
  }
  return entry(nearest!)
}

/** Why vehicle `v` cannot serve the orders even with nothing else to do; null when it can. */
function aloneWith(
  problem: Problem,
  p: Compiled,
  evaluator: Evaluator,
  v: CompiledVehicle,
  sequence: Int32Array,
): Verdict | null {
  const order = problem.orders[sequence[0]]
  const vehicle = problem.vehicles[v.index]
  if (p.compatible[sequence[0] * p.vehicles.length + v.index] === 0) {
    const lacking = (order.skills ?? []).filter((s) => !(vehicle.skills ?? []).includes(s))
    return lacking.length > 0
      ? {
          reason: 'skills',
          message: `No vehicle that may take it has ${lacking.join(', ')}.`,
          fix: `Give a vehicle ${lacking.join(', ')}.`,
        }
      : {
          reason: 'skills',
          message: 'No vehicle is allowed to take it.',
          fix: 'Allow another vehicle for it.',
        }
  }
  const pinnedFirst = v.pinned.length > 0 && !v.pinned.includes(sequence[0]) ? Array.from(v.pinned) : []
  const full = Int32Array.from([...pinnedFirst, ...sequence])
  if (evaluator.cost(v, full, full.length) < Infinity) return null
  for (let k = 0; k < p.dims; k++) {
    const amount = sequence.reduce(
      (most, o) => Math.max(most, p.delivery[o * p.dims + k], p.pickup[o * p.dims + k]),
      0,
    )
    if (amount > v.capacity[k]) {
      const room = Math.max(0, v.capacity[k])
      const over = amount - room
      return {
        reason: 'capacity',
        message: `It needs ${amount}, vehicle ${vehicle.id} carries ${room}.`,
        fix: `Use a vehicle with ${over} more capacity, or split the order.`,
      }
    }
  }
  if (!reachable(p, v, sequence))
    return {
      reason: 'unreachable',
      message: 'No road leads there and back.',
      fix: 'Check its position on the map.',
    }
  const relaxed = (change: Partial<CompiledVehicle>): boolean =>
    evaluator.cost({ ...v, ...change }, full, full.length) < Infinity
  const need = lateBy(p, v, full)
  if (relaxed({ maxDistance: MAX_VALUE }))
    return {
      reason: 'max_distance',
      message: `It is farther than vehicle ${vehicle.id} may drive.`,
      fix: 'Allow the vehicle more distance.',
    }
  if (relaxed({ maxDuration: MAX_VALUE, maxTravel: MAX_VALUE })) {
    return {
      reason: 'max_duration',
      message: `Driving there and back takes vehicle ${vehicle.id} longer than its longest working time.`,
      fix: 'Allow a longer working time.',
    }
  }
  if (relaxed({ to: MAX_VALUE, maxDuration: MAX_VALUE, maxTravel: MAX_VALUE })) {
    return {
      reason: 'shift',
      message: `Vehicle ${vehicle.id} would be back ${need.back} s after its shift.`,
      fix: `Let a shift end ${need.back} s later.`,
    }
  }
  return {
    reason: 'window',
    message:
      need.window > 0
        ? `The earliest arrival is ${need.window} s after its time window.`
        : 'No vehicle can be there in its time window.',
    fix: need.window > 0 ? `Let its time window end ${need.window} s later.` : 'Widen its time window.',
  }
}

function reachable(p: Compiled, v: CompiledVehicle, sequence: Int32Array): boolean {
  const places = [v.start, ...Array.from(sequence, (o) => p.location[o]), v.end].filter((x) => x >= 0)
  return places.every((place, i) => i === 0 || v.time[places[i - 1] * v.size + place] !== UNREACHABLE)
}

/** Seconds by which the first late window, and the end of the shift, are missed without any slack. */
function lateBy(p: Compiled, v: CompiledVehicle, sequence: Int32Array): { window: number; back: number } {
  let t = v.from
  let here = v.start
  let window = 0
  for (const o of sequence) {
    t = Math.max(t, p.release[o])
    if (here >= 0) t += v.time[here * v.size + p.location[o]]
    window = Math.max(window, t - p.latest[o])
    t = Math.max(t, p.earliest[o]) + v.service[o] + (here === p.location[o] ? 0 : v.setup[o])
    here = p.location[o]!
  }
  if (v.end >= 0 && here >= 0) t += v.time[here * v.size + v.end]
  return { window, back: Math.max(0, t - v.to) }
}
