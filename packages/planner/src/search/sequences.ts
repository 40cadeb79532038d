// Converts plans between slots of an instance and vehicles.
import type { Sequences } from './engine.ts'
import type { KernelInstance } from './instance.ts'

/** Non-empty routes by vehicle. */
export function toSequences(inst: KernelInstance, routes: number[][]): Sequences {
  return routes
    .map((orders, r) => ({ vehicle: inst.vehicleOf[r], orders }))
    .filter((r) => r.orders.length > 0)
}

/** Routes by slot, from a plan by vehicle. */
export function fromSequences(inst: KernelInstance, plan: Sequences): number[][] {
  const slot = new Map(Array.from(inst.vehicleOf, (v, r) => [v, r]))
  const routes: number[][] = Array.from({ length: inst.routes }, () => [])
  for (const { vehicle, orders } of plan) {
    const r = slot.get(vehicle)
    if (r !== undefined) routes[r] = orders.slice()
  }
  return routes
}
