// Makes room by force: inserts an unplaced pair into a route that ejects other pairs (ejection pool, Nagata
// and Kobayashi, A memetic algorithm for the pickup and delivery problem with time windows, PPSN 2010).
import type { Random } from '../search/random.ts'
import type { PairInserter, PairPlace } from './insertion.ts'
import type { PairInstance } from './instance.ts'
import type { PairPlan } from './plan.ts'
import { PairRoute, refresh } from './route.ts'

const CARELESS = 0.3
/** Combinations of two pairs tried per route. */
const MOST_TRIALS = 60

export interface Ejection {
  /**
   * Inserts an unserved pair and ejects at most two pairs with the least sum of `penalty`, which counts how
   * often a pair was hard to place. False when no route can take it.
   */
  force(plan: PairPlan, pair: number, penalty: Float64Array): boolean
}

/** Creates the step; it reuses buffers. */
export function createEjection(inst: PairInstance, inserter: PairInserter, random: Random): Ejection {
  const { pairs, pairOf, pick, drop, vehicles } = inst
  const trial = new PairRoute(64)
  const place: PairPlace = { delta: Infinity, pickAt: -1, dropAt: -1 }
  const isOut = new Uint8Array(pairs)
  const inside: number[] = []
  let bestSum = Infinity
  let bestRoute = -1
  let bestOut: number[] = []
  const best: PairPlace = { delta: Infinity, pickAt: -1, dropAt: -1 }

  /** Tries the route without pairs a and b (-1 for none). */
  function attempt(plan: PairPlan, r: number, pair: number, a: number, b: number): boolean {
    const { nodes, length } = plan.routes[r]
    trial.reserve(length)
    let k = 0
    for (let i = 1; i <= length; i++) {
      const u = pairOf[nodes[i]]
      if (u !== a && u !== b) trial.nodes[++k] = nodes[i]
    }
    trial.length = k
    if (!refresh(inst, trial)) return false
    inserter.find(trial, pair, Infinity, CARELESS, place)
    if (place.pickAt < 0) inserter.find(trial, pair, Infinity, 0, place)
    if (place.pickAt < 0) return false
    bestRoute = r
    bestOut = b >= 0 ? [a, b] : [a]
    best.pickAt = place.pickAt
    best.dropAt = place.dropAt
    return true
  }

  function lookAt(plan: PairPlan, r: number, pair: number, penalty: Float64Array): void {
    const { nodes, length } = plan.routes[r]
    inside.length = 0
    for (let i = 1; i <= length; i++) {
      const u = pairOf[nodes[i]]
      if (pick[u] === nodes[i] && penalty[u] < bestSum) inside.push(u)
    }
    inside.sort((a, b) => penalty[a] - penalty[b])
    for (const u of inside) {
      if (penalty[u] >= bestSum) break
      if (attempt(plan, r, pair, u, -1)) bestSum = penalty[u]
    }
    let trials = 0
    for (let j = 1; j < inside.length && trials < MOST_TRIALS; j++) {
      for (let i = 0; i < j; i++) {
        const sum = penalty[inside[i]] + penalty[inside[j]]
        if (sum >= bestSum) break
        trials++
        if (attempt(plan, r, pair, inside[i], inside[j])) bestSum = sum
      }
    }
  }

  function force(plan: PairPlan, pair: number, penalty: Float64Array): boolean {
    bestSum = Infinity
    bestRoute = -1
    const first = random.below(vehicles)
    for (let k = 0; k < vehicles; k++) {
      const r = (first + k) % vehicles
      if (plan.routes[r].length > 0) lookAt(plan, r, pair, penalty)
    }
    if (bestRoute < 0) return false
    for (const u of bestOut) isOut[u] = 1
    plan.remove(bestRoute, isOut)
    for (const u of bestOut) isOut[u] = 0
    plan.insert(bestRoute, pair, best)
    plan.absent = plan.absent.filter((u) => u !== pair && plan.routeOf[drop[u]] < 0)
    return true
  }

  return { force }
}
