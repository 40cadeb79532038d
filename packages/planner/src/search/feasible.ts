// Tests whether a vehicle can drive a sequence of orders, by walking it.
import type { KernelInstance } from './instance.ts'
import { NO_ROAD_PRICE, routeDuration, takesTogether } from './instance.ts'
import { BROKEN } from './route-drive.ts'
import { surchargeOfList } from './surcharge.ts'

/** Drops infeasible orders of a given route, except from its fixed `head`. */
export function keepFeasible(
  inst: KernelInstance,
  r: number,
  orders: number[],
  head: readonly number[] = [],
): number[] {
  const fullRoute = [...head, ...orders]
  if (isFeasible(inst, r, fullRoute)) return fullRoute
  const feasible = [...head]
  for (const c of orders) {
    feasible.push(c)
    if (!isFeasible(inst, r, feasible)) feasible.pop()
  }
  return feasible
}

/** True when the vehicle of slot `r` may and can serve these orders in this sequence. */
export function isFeasible(inst: KernelInstance, r: number, orders: number[]): boolean {
  const { n, m, time, price, early, late, service, demand } = inst
  const table = inst.timeBase[r]
  const prices = inst.tariff[r] * m * m
  if (orders.length === 0) return true
  if (!takesTogether(inst, r, orders)) return false
  if (inst.drive) return surchargeOfList(inst, inst.drive, r, orders) < BROKEN
  let load = 0
  let t = early[n + r]
  let here = n + r
  for (const c of orders) {
    load += demand[c]
    if (price[prices + here * m + c] >= NO_ROAD_PRICE) return false
    t = Math.max(t + time[table + here * m + c], early[c])
    if (t > late[c]) return false
    t += service[c]
    here = c
  }
  if (price[prices + here * m + n + r] >= NO_ROAD_PRICE) return false
  if (load > inst.capacity[r] || t + time[table + here * m + n + r] > late[n + r]) return false
  return !inst.hasDuration || routeDuration(inst, r, orders, orders.length) <= inst.maxDuration[r]
}
