// Pinned orders in the fast kernels: the fixed heads of routes. The only leg to a pinned order is the one from
// its predecessor, so no search finds a position before it; the ruin skips it.
import { settlePins } from '../timing/pins.ts'
import { evaluatorOf } from '../timing/evaluate.ts'
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { mayRide, type SequenceRules } from '../model/sequence-rules.ts'
import { keepFeasible } from './feasible.ts'
import type { Pins, KernelInstance } from './instance.ts'
import { NO_ROAD_PRICE } from './instance.ts'

/** Removes pinned orders that their vehicles cannot serve from the problem. */
export function dropInfeasiblePins(p: Compiled): void {
  if (p.vehicles.some((v) => v.pinned.length > 0)) settlePins(p, evaluatorOf(p))
}

/** The pinned orders of these vehicles; null when there are none. */
export function listPins(p: Compiled, vehicles: readonly CompiledVehicle[]): Pins | null {
  if (vehicles.every((v) => v.pinned.length === 0)) return null
  const heads = vehicles.map((v) => Array.from(v.pinned))
  const isPinned = new Uint8Array(p.n)
  for (const c of heads.flat()) isPinned[c] = 1
  return { heads, isPinned }
}

/** Closes every leg to a pinned order except the one from its predecessor, in all tables of prices. */
export function closeLegs({ heads }: Pins, price: Int32Array, n: number, m: number): void {
  heads.forEach((orders, r) => {
    orders.forEach((c, k) => {
      const before = k === 0 ? n + r : orders[k - 1]
      for (let base = 0; base < price.length; base += m * m)
        for (let i = 0; i < m; i++) if (i !== before) price[base + i * m + c] = NO_ROAD_PRICE
    })
  })
}

/** Closes legs from other orders to first ones, and from last orders to others; pinned orders may precede any. */
export function closeTurns(
  { turn }: SequenceRules,
  pins: Pins | null,
  price: Int32Array,
  n: number,
  m: number,
): void {
  const isFree = (i: number): boolean => pins === null || pins.isPinned[i] === 0
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      if (turn[j] >= turn[i] || !isFree(i) || !isFree(j)) continue
      for (let base = 0; base < price.length; base += m * m) price[base + i * m + j] = NO_ROAD_PRICE
    }
}

/** The plan with the pinned orders first, without orders that are then infeasible behind them. */
export function putPinsFirst(inst: KernelInstance, plan: number[][]): number[][] {
  const { pins } = inst
  if (!pins) return plan
  return Array.from({ length: inst.usable }, (_, r) => {
    const head = pins.heads[r]
    const others = (plan[r] ?? []).filter((c) => pins.isPinned[c] === 0)
    return head.length === 0 ? others : keepFeasible(inst, r, others, head)
  })
}

/** The plan without orders that share a vehicle with an order of another route; pinned orders stay. */
export function keepGroups({ groups, pins, n }: KernelInstance, plan: number[][]): number[][] {
  if (!groups) return plan
  const route = new Int32Array(n).fill(-1)
  pins?.heads.forEach((head, r) => {
    for (const c of head) route[c] = r
  })
  return plan.map((orders, r) =>
    orders.filter((c) => {
      const stays = pins?.isPinned[c] === 1 || mayRide(groups, c, r, route)
      if (stays) route[c] = r
      return stays
    }),
  )
}
