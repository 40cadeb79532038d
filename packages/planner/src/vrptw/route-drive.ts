// What a route costs beyond its legs and its vehicle, where that takes driving through it: several windows, breaks, trips
// with reloads and releases, loads both ways, set-up at shared places, traffic, promises, balance, limits on travel.
// The kernel's own tables only rule places out; the evaluator of the general engine decides.
import type { Evaluator } from '../general/evaluate.ts'
import { createEvaluator } from '../general/evaluate.ts'
import type { Compiled } from '../model/compile.ts'
import type { VrptwInstance } from './instance.ts'

/** Above any price of a plan that can be driven. */
export const BROKEN = 0x1fffffff

export interface RouteDrive {
  p: Compiled
  evaluator: Evaluator
  /** The instance's orders as the problem numbers them. */
  orderOf: Int32Array
  /** Where callers put the problem's orders of a route. */
  sequence: Int32Array
  /** Seconds of waiting and set-up on the route driven last, where time costs money. */
  idle: number
}

/** Builds it for `n` orders of a problem, numbered as there. */
export function createRouteDrive(p: Compiled, n: number): RouteDrive {
  return {
    p,
    evaluator: createEvaluator(p),
    orderOf: Int32Array.from({ length: n }, (_, c) => c),
    sequence: new Int32Array(n + 1),
    idle: 0,
  }
}

/**
 * Scaled price of driving the first `length` of `drive.sequence` with the vehicle of slot `v`, beyond `legs` and the fixed
 * price of the vehicle; BROKEN when it cannot.
 */
export function surchargeOf(
  inst: VrptwInstance,
  drive: RouteDrive,
  v: number,
  length: number,
  legs: number,
): number {
  const { evaluator, p, sequence } = drive
  const money = evaluator.cost(p.vehicles[inst.vehicleOf[v]], sequence, length)
  if (money === Infinity) return BROKEN
  drive.idle = Math.max(0, evaluator.duration - evaluator.work)
  return Math.min(BROKEN - 1, Math.round(money * inst.scale) - legs - inst.fixed[v])
}

/** The same for a list of the instance's orders. */
export function surchargeOfList(inst: VrptwInstance, drive: RouteDrive, r: number, orders: number[]): number {
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
