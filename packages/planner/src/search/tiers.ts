// Initial plan for a mixed fleet that fills the cheapest room first: vans of one size at all depots, then the
// next size with the remaining orders.
import { keepFeasible } from './feasible.ts'
import type { KernelInstance } from './instance.ts'
import type { Nearest } from './nearest.ts'
import { savings } from './savings.ts'
import { TUNING } from '../tuning.ts'

/** Routes with less than this share of the fullest load are left to insertion. */
const LEAST_FILL = 0.6

/**
 * A plan by slot; `kinds` lists slots of vans that differ only in skills. Insertion serves the remaining
 * orders.
 */
export function fillTiers(inst: KernelInstance, near: Nearest, kinds: number[][]): number[][] {
  const plan: number[][] = Array.from({ length: inst.routes }, () => [])
  /** Orders for later tiers. */
  const isOpen = new Uint8Array(inst.n).fill(1)
  for (const tier of tiersOf(inst, kinds)) {
    const shares = shareOut(inst, tier, isOpen)
    tier.forEach((slots, k) => {
      const assigned = giveVans(
        inst,
        slots,
        savings(inst, near, slots[0], TUNING.kernel.neighbours, shares[k]),
      )
      for (const { r, orders } of assigned) {
        plan[r] = orders
        for (const c of orders) isOpen[c] = 0
      }
      // Orders for which an idle van did not pay do not justify a more expensive one.
      if (assigned.length < slots.length)
        for (let c = 0; c < inst.n; c++) if (shares[k][c] === 1) isOpen[c] = 0
    })
  }
  return plan
}

/** Groups kinds of one size and price, cheapest room first. */
export function tiersOf(inst: KernelInstance, kinds: number[][]): number[][][] {
  const tiers = new Map<string, number[][]>()
  for (const slots of kinds) {
    const [r] = slots
    const room = inst.extraCapacity.subarray(r * inst.extra, (r + 1) * inst.extra)
    const key = [inst.fixed[r], inst.capacity[r], ...room].join(' ')
    const vehiclesOfTier = tiers.get(key)
    if (vehiclesOfTier) vehiclesOfTier.push(slots)
    else tiers.set(key, [slots])
  }
  return [...tiers.values()].toSorted((a, b) => priceOfAll(inst, a[0][0]) - priceOfAll(inst, b[0][0]))
}

/**
 * Lower estimate for serving all orders with vans like that of slot `r`: vans, and the way to the median
 * order.
 */
function priceOfAll(inst: KernelInstance, r: number): number {
  const { n, extra } = inst
  let way = 0
  let needed = 0
  const sums = new Float64Array(extra + 1)
  for (let c = 0; c < n; c++) {
    way += wayOf(inst, r, c)
    sums[extra] += inst.demand[c]
    for (let d = 0; d < extra; d++) sums[d] += inst.extraDemand[c * extra + d]
  }
  for (let d = 0; d <= extra; d++) {
    const room = d < extra ? inst.extraCapacity[r * extra + d] : inst.capacity[r]
    needed = Math.max(needed, sums[d] / Math.max(1, room))
  }
  return Math.max(1, needed) * (inst.fixed[r] + way / Math.max(1, n))
}

/** Price of the return trip. */
export function wayOf({ n, m, price, tariff }: KernelInstance, r: number, c: number): number {
  const tables = tariff[r] * m * m
  return price[tables + (n + r) * m + c] + price[tables + c * m + n + r]
}

/** Marks for each kind of a tier the open orders nearest to its depot. */
function shareOut(inst: KernelInstance, tier: number[][], isOpen: Uint8Array): Uint8Array[] {
  const shares = tier.map(() => new Uint8Array(inst.n))
  for (let c = 0; c < inst.n; c++) {
    if (isOpen[c] === 0) continue
    let best = 0
    for (let k = 1; k < tier.length; k++)
      if (wayOf(inst, tier[k][0], c) < wayOf(inst, tier[best][0], c)) best = k
    shares[best][c] = 1
  }
  return shares
}

/**
 * Assigns fullest routes first, each to the free van that may serve most of it; ties go to the fewest skills.
 */
function giveVans(
  inst: KernelInstance,
  slots: number[],
  routes: number[][],
): { r: number; orders: number[] }[] {
  const load = (orders: number[]): number =>
    orders.reduce((sum, c) => sum + inst.demand[c], 0) || orders.length
  const sorted = routes.toSorted((a, b) => load(b) - load(a) || b.length - a.length)
  const free = new Set(slots)
  const skills = new Map(slots.map((r) => [r, allowedOf(inst, r)]))
  let fullest = 0
  const assigned: { r: number; orders: number[] }[] = []
  for (const orders of sorted) {
    let best = -1
    let most = -1
    for (const r of free) {
      const served = countAllowed(inst, r, orders)
      if (served < most || (served === most && skills.get(r)! >= skills.get(best)!)) continue
      most = served
      best = r
    }
    if (best < 0) break
    const feasible = keepFeasible(inst, best, orders)
    const share = load(feasible)
    // A van rarely pays for a few orders: insertion decides.
    if (share < fullest * LEAST_FILL) continue
    fullest = Math.max(fullest, share)
    free.delete(best)
    assigned.push({ r: best, orders: feasible })
  }
  return assigned
}

function countAllowed({ allowed, n, type }: KernelInstance, r: number, orders: number[]): number {
  if (allowed === null) return orders.length
  return orders.reduce((sum, c) => sum + allowed[type[r] * n + c], 0)
}

export function allowedOf({ allowed, n, type }: KernelInstance, r: number): number {
  let sum = 0
  for (let c = 0; allowed !== null && c < n; c++) sum += allowed[type[r] * n + c]
  return sum
}
