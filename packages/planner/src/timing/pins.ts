// Decides which pinned orders a vehicle can serve first.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import type { Evaluator } from './evaluate.ts'

/**
 * The feasible prefix of a vehicle's pinned orders; pairs only as a whole. Two orders may be feasible where
 * one is not: a longer day can have room for its break.
 */
export function drivablePins(p: Compiled, evaluator: Evaluator, v: CompiledVehicle): number[] {
  const { partner, compatible } = p
  const count = p.vehicles.length
  const allowed = Array.from(v.pinned).filter(
    (o) => compatible[o * count + v.index] === 1 && (partner[o] < 0 || v.pinned.includes(partner[o])),
  )
  const drives = (orders: number[]): boolean => drivable(p, evaluator, v, Int32Array.from(orders))
  if (drives(allowed)) return allowed
  for (const o of allowed) {
    const others = allowed.filter((x) => x !== o && x !== partner[o])
    if (drives(others)) return others
  }
  const retained: number[] = []
  for (const o of allowed) if (drives([...retained, o])) retained.push(o)
  return retained.filter((o) => partner[o] < 0 || retained.includes(partner[o]))
}

/** Least and most stops before an order. */
export interface Turn {
  first: number
  last: number
}

/**
 * An order goes after the pinned orders at the head of the route; an order pinned here has its place among
 * them.
 */
export function turnOf(v: CompiledVehicle, stops: ArrayLike<number>, order: number): Turn {
  const { length } = stops
  if (v.pinned.length === 0) return { first: 0, last: length }
  const position = v.pinned.indexOf(order)
  const before = position < 0 ? v.pinned : v.pinned.subarray(0, position)
  let first = 0
  while (first < length && before.includes(stops[first])) first++
  return { first, last: position < 0 ? length : first }
}

/** Removes infeasible pinned orders; the rest still come first. */
export function settlePins(p: Compiled, evaluator: Evaluator): void {
  const { partner } = p
  for (const v of p.vehicles) {
    const pins = drivablePins(p, evaluator, v)
    for (const o of v.pinned) {
      if (pins.includes(o)) continue
      block(p, o)
      if (partner[o] >= 0) block(p, partner[o])
    }
    v.pinned = Int32Array.from(pins)
  }
}

function block(p: Compiled, o: number): void {
  const count = p.vehicles.length
  for (let k = 0; k < count; k++) p.compatible[o * count + k] = 0
}

function drivable(p: Compiled, evaluator: Evaluator, vehicle: CompiledVehicle, orders: Int32Array): boolean {
  const { partner } = p
  const open = Array.from(orders).some((o) => partner[o] >= 0 && !orders.includes(partner[o]))
  return open || evaluator.cost(vehicle, orders, orders.length) < Infinity
}
