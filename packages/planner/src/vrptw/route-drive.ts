// What a route costs beyond its legs and its vehicle, where that takes driving through it: several windows, breaks, trips
// with reloads and releases, loads both ways, set-up at shared places, traffic, promises, balance, limits on travel.
// The kernel's own tables only rule places out; the evaluator of the general engine decides.
import type { Evaluator } from '../general/evaluate.ts'
import { evaluatorOf } from '../general/evaluate.ts'
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { MAX_VALUE } from '../model/problem.ts'
import { allElsewhere, anyGoesBothWays } from './is-vrptw.ts'

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
  /** The same but for what `sisr/shortest-day.ts` works out: loads both ways, limits, paid or balanced days, promised times. */
  clockTellsDays: boolean
}

/** Builds it for `n` orders of a problem, numbered as there. */
export function createRouteDrive(p: Compiled, n: number): RouteDrive {
  const tells = hasClock(p) && clockTells(p)
  const mostBreaks = Math.max(...p.vehicles.map((v) => v.breaks.length))
  return {
    p,
    evaluator: evaluatorOf(p),
    orderOf: Int32Array.from({ length: n }, (_, c) => c),
    sequence: new Int32Array(n + 1),
    idle: 0,
    clockWidth: hasClock(p) ? 1 + mostBreaks : 0,
    clockTellsAll:
      tells &&
      !p.hasPromise &&
      !anyGoesBothWays(p) &&
      p.vehicles.every((v) => !v.needsDuration && !isLimited(v)),
    clockTellsDays: tells && mostBreaks <= 1 && (!p.hasPromise || hoursHavePrice(p)),
  }
}

/** Reloads add ways that no leg tells of. */
function hasClock(p: Compiled): boolean {
  return p.vehicles.every((v) => !v.reload)
}

/** Then a day begins when it is shortest, and not when the fewest promises are broken. */
function hoursHavePrice(p: Compiled): boolean {
  return p.balance > 0 || p.vehicles.every((v) => v.ratePerPaidSecond > 0)
}

/** May drive only so long or so far. */
function isLimited(v: CompiledVehicle): boolean {
  return v.maxTravel < MAX_VALUE || v.maxDistance < MAX_VALUE
}

/** Whether nothing but its loads and its length can be against a route that the clock finds in time. */
function clockTells(p: Compiled): boolean {
  if (p.traffic || p.release.some((t) => t > 0)) return false
  const setupIsPriced = !p.hasSetup || allElsewhere(p)
  return p.vehicles.every((v) => !v.breaksAskLoad && (setupIsPriced || v.ratePerTaskSecond === 0))
}
