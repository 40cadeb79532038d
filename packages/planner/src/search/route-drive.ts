// Costs of a route beyond legs and vehicle that need simulation: several windows, breaks, trips with reloads
// and releases, loads both ways, set-up at shared places, traffic, promises, balance, travel limits. The
// kernel's tables only rule positions out; the evaluator decides.
import { hasOvertime } from '../model/overtime.ts'
import type { Evaluator } from '../timing/evaluate.ts'
import { evaluatorOf } from '../timing/evaluate.ts'
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { MAX_VALUE } from '../model/problem.ts'
import { ordersStops } from '../model/sequence-rules.ts'
import { allElsewhere, anyGoesBothWays } from './features.ts'

/** Above any price of a feasible plan. */
export const BROKEN = 0x1fffffff

export interface RouteDrive {
  p: Compiled
  /** True when vehicles of several tariffs share one table, for want of memory. */
  sharesTables: boolean
  evaluator: Evaluator
  /** Problem indices of the instance's orders. */
  orderOf: Int32Array
  /** Buffer for the problem's orders of a route. */
  sequence: Int32Array
  /** Seconds of waiting and set-up on the last simulated route, when time costs money. */
  idle: number
  /**
   * Times per stop in `sisr/clock.ts`: the most breaks of a vehicle plus one; 0 when the clock does not
   * apply.
   */
  clockWidth: number
  /** True when a route that the clock accepts is feasible and costs only its legs and vehicle. */
  clockTellsAll: boolean
  /**
   * The same except for what `sisr/shortest-day.ts` computes: loads both ways, limits, paid or balanced days,
   * promises.
   */
  clockTellsDays: boolean
}

/**
 * Creates it for `n` orders with the problem's indices; `sharesTables` when vehicles of several tariffs share
 * one table.
 */
export function createRouteDrive(p: Compiled, n: number, sharesTables: boolean): RouteDrive {
  const tells = hasClock(p) && clockTells(p) && !sharesTables
  const mostBreaks = Math.max(...p.vehicles.map((v) => v.breaks.length))
  return {
    p,
    sharesTables,
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

/** Reloads add ways that no leg contains. */
function hasClock(p: Compiled): boolean {
  return p.vehicles.every((v) => !v.reload)
}

/** Then a day starts where it is shortest, not where the fewest promises are broken. */
function hoursHavePrice(p: Compiled): boolean {
  return p.balance > 0 || p.vehicles.every((v) => v.ratePerPaidSecond > 0 || hasOvertime(v))
}

/** True when travel time or distance is limited. */
function isLimited(v: CompiledVehicle): boolean {
  return v.maxTravel < MAX_VALUE || v.maxDistance < MAX_VALUE
}

/** True when only loads and length can make a route infeasible that the clock accepts. */
function clockTells(p: Compiled): boolean {
  if (p.traffic || ordersStops(p) || p.release.some((t) => t > 0)) return false
  const setupIsPriced = !p.hasSetup || allElsewhere(p)
  return p.vehicles.every(
    (v) => !v.breaksAskLoad && !v.drivingRule && (setupIsPriced || v.ratePerTaskSecond === 0),
  )
}
