// Which of the pinned orders a vehicle can really serve first.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import type { Evaluator } from './evaluate.ts'

/** Pinned orders that cannot be driven are left out for good; the rest still come first. */
export function settlePins(p: Compiled, evaluator: Evaluator): void {
  const { partner, vehicles } = p
  const count = vehicles.length
  for (const v of vehicles) {
    if (v.pinned.length === 0) continue
    const kept: number[] = []
    for (const o of v.pinned) {
      const trial = Int32Array.from([...kept, o])
      const alone = partner[o] < 0 || v.pinned.includes(partner[o])
      if (alone && p.compatible[o * count + v.index] === 1 && drivable(p, evaluator, v, trial)) kept.push(o)
      else block(p, o)
    }
    for (const o of v.pinned)
      if (partner[o] >= 0 && p.compatible[o * count + v.index] === 0) block(p, partner[o])
    v.pinned = Int32Array.from(kept.filter((o) => p.compatible[o * count + v.index] === 1))
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
