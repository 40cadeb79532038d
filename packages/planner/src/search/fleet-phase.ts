// Removes vehicles when the fewest come first: closes the shortest route and anneals until its orders fit
// elsewhere, then closes the next one (Christiaens and Vanden Berghe 2020, section 5.4).
import type { KernelInstance } from './instance.ts'
import type { Sisr } from './sisr/sisr.ts'
import { TUNING } from '../tuning.ts'

export interface FleetPhase {
  isOver: boolean
  /** Share of the search at which it ended. */
  endedAt: number
  /** One step of annealing at this share of the search; ends the phase when no vehicle can go. */
  advance(share: number): void
}

/** Share of the anneal that sets the temperature. */
const WARM = 0.3

/** Creates the phase; `keep` receives each complete plan, before the kernel works on an incomplete one. */
export function createFleetPhase(inst: KernelInstance, sisr: Sisr, keep: () => void): FleetPhase {
  const least = leastVehicles(inst)
  let complete: number[][] | null = null

  function closeShortest(): void {
    const plan = sisr.best()
    keep()
    complete = plan
    const usedRoutes = plan.flatMap((orders, r) => (orders.length > 0 ? [r] : []))
    const free = usedRoutes.filter((r) => !inst.pins || inst.pins.heads[r].length === 0)
    if (usedRoutes.length <= least || free.length === 0) return end()
    const closed = free.reduce((a, b) => (plan[b].length < plan[a].length ? b : a))
    const open = new Uint8Array(inst.routes)
    for (const r of usedRoutes) open[r] = r === closed ? 0 : 1
    // A full plan first: it returns each vehicle to its own slot.
    load(plan)
    sisr.restrict(open)
    sisr.load(plan.with(closed, []))
    sisr.restartBest()
    sisr.restrict(open)
  }

  function load(plan: number[][]): void {
    sisr.restrict(null)
    sisr.load(plan)
    sisr.restartBest()
  }

  /** Continues with the best complete plan and all vehicles. */
  function end(): void {
    self.isOver = true
    if (complete) load(complete)
  }

  function step(): void {
    if (sisr.bestLeft === 0) closeShortest()
    if (!self.isOver) sisr.iterate(WARM)
  }

  const self: FleetPhase = {
    isOver: false,
    endedAt: 0,
    advance(share) {
      if (share < TUNING.fewestVehicles.mostShare) step()
      else end()
      if (self.isOver) self.endedAt = share
    },
  }
  return self
}

/** Vehicles that the loads require if each had the largest capacity. */
function leastVehicles({ n, demand, capacity, extra, extraDemand, extraCapacity }: KernelInstance): number {
  const sumOf = (values: Int32Array, from: number, step: number): number => {
    let sum = 0
    for (let k = from; k < n * step; k += step) sum += values[k]
    return sum
  }
  let least = Math.ceil(sumOf(demand, 0, 1) / Math.max(1, ...capacity))
  for (let d = 0; d < extra; d++) {
    const room = extraCapacity.filter((_, k) => k % extra === d)
    least = Math.max(least, Math.ceil(sumOf(extraDemand, d, extra) / Math.max(1, ...room)))
  }
  return Math.max(1, least)
}
