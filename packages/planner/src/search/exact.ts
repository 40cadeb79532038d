// Solves tiny days exactly by enumerating every route in every sequence.
import type { Compiled } from '../model/compile.ts'
import type { Engine, Sequences, Value } from './engine.ts'
import { hasGroups } from '../model/sequence-rules.ts'
import { compareValues } from './engine.ts'
import { TUNING } from '../tuning.ts'
import { evaluatorOf } from '../timing/evaluate.ts'

/** Outweighs any cost when the number of vehicles comes first. */
const PRICE_OF_A_VEHICLE = 1e12

/**
 * True when the routes of all kinds of vehicles are few enough. Excludes pairs, pinned orders and orders that
 * share a vehicle, which have their own rules.
 */
export function isTiny(p: Compiled): boolean {
  if (p.n === 0 || p.hasPairs || hasGroups(p) || p.vehicles.some((v) => v.pinned.length > 0)) return false
  let sequences = 0
  let ofLength = 1
  for (let k = 0; k < p.n && sequences <= TUNING.small.mostRoutes; k++) {
    ofLength *= p.n - k
    sequences += ofLength
  }
  return sequences * new Set(p.vehicles.map((v) => v.type)).size <= TUNING.small.mostRoutes
}

/**
 * Tries every route of every kind of vehicle, then every partition of the orders; until then the plan is that
 * of `first`.
 */
export function createExactEngine(p: Compiled, first: Engine): Engine {
  const sets = 1 << p.n
  const types = [...new Set(p.vehicles.map((v) => v.type))]
  const evaluator = evaluatorOf(p)
  /** By type: cost and sequence of the best route for each set of orders. */
  const prices = types.map(() => new Float64Array(sets).fill(Infinity))
  const routes = types.map(() => Array.from({ length: sets }, (): number[] => []))
  const sequence = new Int32Array(p.n)
  let trials = 0
  let answer: { plan: Sequences; value: Value } | null = null

  function tryRoutes(t: number, set: number): void {
    const vehicle = p.vehicles.find((v) => v.type === types[t])!
    const place = (remaining: number, length: number): void => {
      if (remaining === 0) {
        self.evaluations++
        const price = evaluator.cost(vehicle, sequence, length)
        if (price >= prices[t][set]) return
        prices[t][set] = price
        routes[t][set] = Array.from(sequence.subarray(0, length))
        return
      }
      for (let o = 0; o < p.n; o++) {
        if ((remaining & (1 << o)) === 0) continue
        sequence[length] = o
        place(remaining & ~(1 << o), length + 1)
      }
    }
    for (let o = 0; o < p.n; o++)
      if ((set & (1 << o)) !== 0 && p.compatible[o * p.vehicles.length + vehicle.index] === 0) return
    place(set, 0)
  }

  /** Dynamic program over vehicles: least cost at which the first ones serve a set of orders. */
  function shareOut(): { plan: Sequences; value: Value } {
    let least = new Float64Array(sets).fill(Infinity)
    least[0] = 0
    const chosen: { vehicle: number; type: number; sets: Int32Array }[] = []
    types.forEach((type, t) => {
      const alike = p.vehicles.filter((v) => v.type === type).slice(0, p.n)
      for (const { index } of alike) {
        const usedSets = new Int32Array(sets)
        const next = least.slice()
        for (let whole = 1; whole < sets; whole++)
          for (let subset = whole; subset > 0; subset = (subset - 1) & whole) {
            const price =
              least[whole & ~subset] + prices[t][subset] + (p.fewestVehicles ? PRICE_OF_A_VEHICLE : 0)
            if (price >= next[whole]) continue
            next[whole] = price
            usedSets[whole] = subset
          }
        least = next
        chosen.push({ vehicle: index, type: t, sets: usedSets })
      }
    })
    let best: { value: Value; set: number } | null = null
    for (let set = 0; set < sets; set++) {
      if (least[set] === Infinity) continue
      const value = valueOf(set, least[set])
      if (!best || compareValues(value, best.value) < 0) best = { value, set }
    }
    const plan: Sequences = []
    let { set } = best!
    for (const { vehicle, type, sets: taken } of chosen.toReversed()) {
      const setCost = taken[set]
      if (setCost > 0) plan.push({ vehicle, orders: routes[type][setCost] })
      set &= ~setCost
    }
    return { plan, value: best!.value }
  }

  function valueOf(set: number, price: number): Value {
    const missing = Array.from({ length: p.ranks }, () => 0)
    const vehicles = p.fewestVehicles ? Math.floor(price / PRICE_OF_A_VEHICLE) : 0
    let cost = price - vehicles * PRICE_OF_A_VEHICLE
    for (let o = 0; o < p.n; o++) {
      if ((set & (1 << o)) !== 0) continue
      if (p.rank[o] < 0) cost += p.prize[o]
      else missing[p.rank[o]] += p.weight[o]
    }
    return { missing, vehicles, cost }
  }

  const self: Engine = {
    name: 'exact',
    team: null,
    heavySteps: true,
    share: 0,
    iterations: 0,
    evaluations: 0,
    isProven: false,
    value: first.value,
    best: () => answer?.plan ?? first.best(),
    offer() {},
    run(pause) {
      while (trials < types.length * sets) {
        tryRoutes(Math.floor(trials / sets), trials % sets)
        trials++
        self.iterations++
        if (pause()) return
      }
      answer = shareOut()
      self.value = answer.value
      self.isProven = true
    },
  }
  return self
}
