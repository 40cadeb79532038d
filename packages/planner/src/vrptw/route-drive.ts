// What a route costs beyond its legs and its vehicle, where that takes driving through it: several windows, breaks, trips
// with reloads and releases, loads both ways, set-up at shared places, traffic, promises, balance, limits on travel.
// The kernel's own tables only rule places out; the evaluator of the general engine decides.
import type { Evaluator } from '../general/evaluate.ts'
import { evaluatorOf } from '../general/evaluate.ts'
import type { Compiled } from '../model/compile.ts'
import { MAX_VALUE } from '../model/problem.ts'
import { allElsewhere, goesBothWays } from './is-vrptw.ts'

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
  /** Times that `sisr/clock.ts` keeps of each stop: one more than the most breaks of a vehicle; 0 where it cannot say. */
  clockWidth: number
  /** What the clock finds in time can be driven, and costs what its legs and its vehicle cost. */
  clockTellsAll: boolean
}

/** Builds it for `n` orders of a problem, numbered as there. */
export function createRouteDrive(p: Compiled, n: number): RouteDrive {
  return {
    p,
    evaluator: evaluatorOf(p),
    orderOf: Int32Array.from({ length: n }, (_, c) => c),
    sequence: new Int32Array(n + 1),
    idle: 0,
    clockWidth: hasClock(p) ? 1 + Math.max(...p.vehicles.map((v) => v.breaks.length)) : 0,
    clockTellsAll: hasClock(p) && clockTellsAll(p),
  }
}

/** Reloads add ways that no leg tells of. */
function hasClock(p: Compiled): boolean {
  return p.vehicles.every((v) => !v.reload)
}

function clockTellsAll(p: Compiled): boolean {
  if (p.traffic || p.hasPromise || p.balance > 0 || p.release.some((t) => t > 0)) return false
  for (let d = 0; d < p.dims; d++) if (goesBothWays(p, d)) return false
  const setupIsPriced = !p.hasSetup || allElsewhere(p)
  return p.vehicles.every(
    (v) =>
      !v.needsDuration &&
      !v.breaksAskLoad &&
      v.maxTravel >= MAX_VALUE &&
      v.maxDistance >= MAX_VALUE &&
      (setupIsPriced || v.ratePerTaskSecond === 0),
  )
}
