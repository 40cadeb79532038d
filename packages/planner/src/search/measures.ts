// Cost of a plan by slot, and its unserved orders.
import type { KernelInstance } from './instance.ts'
import { routeWaiting } from './instance.ts'
import { surchargeOfList } from './surcharge.ts'

/** Scaled cost: legs, waiting or other surcharges, and fixed costs. */
export function costOf(inst: KernelInstance, plan: number[][]): number {
  return plan.reduce((sum, orders, r) => sum + costOfRoute(inst, r, orders), 0)
}

/** Cost of the vehicle of slot `r` with these orders; 0 when unused. */
export function costOfRoute(inst: KernelInstance, r: number, orders: number[]): number {
  const { n, m, price } = inst
  if (orders.length === 0) return 0
  let sum = inst.fixed[r]
  const base = inst.tariff[r] * m * m
  let h = n + r
  for (let k = 0; k < orders.length; k++) {
    sum += price[base + h * m + orders[k]]
    h = orders[k]
  }
  sum += price[base + h * m + n + r]
  if (inst.drive && (inst.trips || !inst.drive.clockTellsAll))
    return sum + surchargeOfList(inst, inst.drive, r, orders)
  return inst.paysWaiting ? sum + inst.waitPrices[inst.tariff[r]] * routeWaiting(inst, r, orders) : sum
}

/** Scaled fixed costs of the used vehicles. */
export function fixedOf(inst: KernelInstance, plan: number[][]): number {
  let sum = 0
  for (let r = 0; r < plan.length; r++) if (plan[r].length > 0) sum += inst.fixed[r]
  return sum
}

/** Unserved orders. */
export function missingOf(inst: KernelInstance, plan: number[][]): number[] {
  const visited = new Uint8Array(inst.n)
  for (const orders of plan) for (const c of orders) visited[c] = 1
  const missing: number[] = []
  for (let c = 0; c < inst.n; c++) if (visited[c] === 0) missing.push(c)
  return missing
}

/** The plan without repeated orders, which parts that do not fit together may contain. */
export function onceEach(inst: KernelInstance, plan: number[][]): number[][] {
  const visited = new Uint8Array(inst.n)
  return plan.map((orders) => {
    const first = orders.filter((c) => visited[c] === 0 && (visited[c] = 1) === 1)
    return first.length === orders.length ? orders : first
  })
}

/** Scaled prizes of the optional orders in a list of unserved ones. */
export function prizesOf(inst: KernelInstance, missing: number[]): number {
  let sum = 0
  for (const c of missing) if (inst.prize[c] > 0) sum += inst.prize[c]
  return sum
}
