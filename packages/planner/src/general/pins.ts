// Which of the pinned orders a vehicle can really serve first.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import type { Evaluator } from './evaluate.ts'

/** The pinned orders of a vehicle that it can serve first, one after the other; halves of pairs only together. */
export function drivablePins(p: Compiled, evaluator: Evaluator, v: CompiledVehicle): number[] {
  const { partner, compatible } = p
  const count = p.vehicles.length
  const kept: number[] = []
  for (const o of v.pinned) {
    const trial = Int32Array.from([...kept, o])
    const alone = partner[o] < 0 || v.pinned.includes(partner[o])
    if (alone && compatible[o * count + v.index] === 1 && drivable(p, evaluator, v, trial)) kept.push(o)
  }
  return kept.filter((o) => partner[o] < 0 || kept.includes(partner[o]))
}

/** Pinned orders that cannot be driven are left out for good; the rest still come first. */
export function settlePins(p: Compiled, evaluator: Evaluator): void {
  const { partner } = p
  for (const v of p.vehicles) {
    const kept = drivablePins(p, evaluator, v)
    for (const o of v.pinned) {
      if (kept.includes(o)) continue
      block(p, o)
      if (partner[o] >= 0) block(p, partner[o])
    }
    v.pinned = Int32Array.from(kept)
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
