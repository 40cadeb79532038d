// What a route costs beyond its legs and its vehicle, where that takes driving through it: several windows, breaks, trips
// with reloads and releases, loads both ways, set-up at shared places, traffic, promises, balance, limits on travel.
// The kernel's own tables only rule places out; the evaluator of the general engine decides.
import type { Evaluator } from '../general/evaluate.ts'
import { createEvaluator } from '../general/evaluate.ts'
import type { Compiled } from '../model/compile.ts'

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
