// Cost that simulating a route adds to its legs and vehicle.
import type { KernelInstance } from './instance.ts'
import type { RouteDrive } from './route-drive.ts'
import { BROKEN } from './route-drive.ts'

/**
 * Scaled cost of the first `length` orders of `drive.sequence` with the vehicle of slot `v`, beyond `legs`
 * and the vehicle's fixed cost; BROKEN when infeasible.
 */
export function surchargeOf(
  inst: KernelInstance,
  drive: RouteDrive,
  v: number,
  length: number,
  legs: number,
): number {
  const { evaluator, p, sequence } = drive
  const money = evaluator.cost(p.vehicles[inst.vehicleOf[v]], sequence, length)
  if (money === Infinity) return BROKEN
  drive.idle = Math.max(0, evaluator.duration - evaluator.work)
  return Math.min(BROKEN - 1, Math.round(money * inst.scale) - legs - inst.fixed[v] + inst.vanPrice)
}

/** The same for a list of the instance's orders. */
export function surchargeOfList(
  inst: KernelInstance,
  drive: RouteDrive,
  r: number,
  orders: number[],
): number {
  if (orders.length === 0) return 0
  const { n, m, price } = inst
  const tables = inst.tariff[r] * m * m
  let here = n + r
  let legs = 0
  for (let k = 0; k < orders.length; k++) {
    legs += price[tables + here * m + orders[k]]
    drive.sequence[k] = drive.orderOf[orders[k]]
    here = orders[k]
  }
  return surchargeOf(inst, drive, r, orders.length, legs + price[tables + here * m + n + r])
}
