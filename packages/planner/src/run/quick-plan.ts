// Builds a plan within milliseconds, for a stop or time limit before any search has one.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { mayRide } from '../model/sequence-rules.ts'
import type { Sequences, Value } from '../search/engine.ts'
import { evaluatorOf } from '../timing/evaluate.ts'
import { drivablePins } from '../timing/pins.ts'
import { valueOf } from '../search/plan-value.ts'

/** Consecutive failures before a route is finished. */
const TRIES = 4
/** More than any time in a plan, in seconds. */
const URGENCY = 1e10

export interface QuickPlan {
  /** Runs until `until` (on `performance.now()`); true when all vehicles are done. */
  run(until: number): boolean
  plan(): Sequences
  value(): Value
}

/** Fills one vehicle after the other with the order that can start soonest; resumable. */
export function createQuickPlan(p: Compiled): QuickPlan {
  const { n, location, partner, isPickup, rank, urgency, vehicles } = p
  const evaluator = evaluatorOf(p)
  const isPinned = new Uint8Array(n)
  for (const v of vehicles) for (const o of v.pinned) isPinned[o] = 1
  /** Unplaced units, single orders or pickups of pairs: by urgency, then by earliest start. */
  const waiting: number[] = []
  // Orders that come first or last are left to the completion: the others are appended one after the other.
  const isAppended = (o: number): boolean => !p.rules || p.rules.turn[o] === 0
  for (let o = 0; o < n; o++)
    if (rank[o] >= 0 && isPinned[o] === 0 && isAppended(o) && (partner[o] < 0 || isPickup[o] === 1))
      waiting.push(o)
  const keyAt = (o: number, t: number): number => t - urgency[o] * URGENCY
  waiting.sort((a, b) => keyAt(a, p.earliest[a]) - keyAt(b, p.earliest[b]))
  const refused = new Int32Array(n).fill(-1)
  const routeOf = new Int32Array(n).fill(-1)
  for (const v of vehicles) for (const o of v.pinned) routeOf[o] = v.index

  /** Index in `waiting` of the unit that can start soonest, most urgent first; -1 when empty. */
  function soonest(v: CompiledVehicle, here: number, t: number): number {
    let best = -1
    let bestKey = Infinity
    for (let k = 0; k < waiting.length; k++) {
      const o = waiting[k]
      // No later unit can start sooner.
      if (keyAt(o, p.earliest[o]) >= bestKey) break
      const arrive = t + (here >= 0 ? v.time[here * v.size + location[o]] : 0)
      const key = keyAt(o, Math.max(p.earliest[o], arrive))
      if (key >= bestKey || arrive > p.latest[o] || refused[o] === v.index) continue
      if (p.compatible[o * vehicles.length + v.index] === 0 || !mayRide(p, o, v.index, routeOf)) continue
      bestKey = key
      best = k
    }
    return best
  }

  const routes: number[][] = []
  let open: { route: number[]; here: number; t: number; tries: number } | null = null

  function begin(v: CompiledVehicle): NonNullable<typeof open> {
    const state = { route: drivablePins(p, evaluator, v), here: v.start, t: v.from, tries: 0 }
    for (const o of state.route) follow(v, state, o)
    return state
  }

  function follow(v: CompiledVehicle, at: NonNullable<typeof open>, o: number): void {
    if (at.here >= 0) at.t += v.time[at.here * v.size + location[o]]
    const setup = at.here === location[o] ? 0 : v.setup[o]
    at.t = Math.max(at.t, p.earliest[o]) + v.service[o] + setup
    at.here = location[o]
  }

  /** Adds one unit to the open route; false when none fits. */
  function extend(v: CompiledVehicle, at: NonNullable<typeof open>): boolean {
    const k = at.tries < TRIES ? soonest(v, at.here, at.t) : -1
    if (k < 0) return false
    const o = waiting[k]
    const unit = partner[o] < 0 ? [o] : [o, partner[o]]
    const longer = Int32Array.from([...at.route, ...unit])
    if (evaluator.cost(v, longer, longer.length) === Infinity) {
      refused[o] = v.index
      at.tries++
      return true
    }
    at.tries = 0
    waiting.splice(k, 1)
    at.route.push(...unit)
    for (const x of unit) {
      follow(v, at, x)
      routeOf[x] = v.index
    }
    return true
  }

  const plan = (): Sequences =>
    (open ? [...routes, open.route] : routes)
      .map((orders, vehicle) => ({ vehicle, orders }))
      .filter((r) => r.orders.length > 0)

  return {
    run(until) {
      while (routes.length < vehicles.length) {
        const v = vehicles[routes.length]
        open ??= begin(v)
        while (extend(v, open)) if (performance.now() >= until) return false
        routes.push(open.route)
        open = null
      }
      return true
    },
    plan,
    value: () => valueOf(p, plan()),
  }
}
