// Keeps the feasible part of a plan with refused routes.
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { mayRide } from '../model/sequence-rules.ts'
import type { Sequences } from '../search/engine.ts'
import type { Evaluator } from '../timing/evaluate.ts'

/** Routes of the plan without infeasible, repeated or forbidden orders. */
export function keepDrivable(p: Compiled, evaluator: Evaluator, plan: Sequences): Sequences {
  const routeOf = new Int32Array(p.n).fill(-1)
  return plan.map(({ vehicle, orders }) => {
    const v = p.vehicles[vehicle]
    const fits = (o: number): boolean =>
      routeOf[o] < 0 && p.compatible[o * p.vehicles.length + vehicle] === 1 && mayRide(p, o, vehicle, routeOf)
    const route = orders.every(fits) && isDrivable(p, evaluator, v, orders)
    const feasible = route ? orders.slice() : keepSome(p, evaluator, v, orders.filter(fits))
    for (const o of feasible) routeOf[o] = vehicle
    return { vehicle, orders: feasible }
  })
}

function isDrivable(p: Compiled, evaluator: Evaluator, v: CompiledVehicle, orders: number[]): boolean {
  const position = new Map(orders.map((o, i) => [o, i]))
  const paired = orders.every((o, i) => {
    if (p.partner[o] < 0) return true
    const other = position.get(p.partner[o])
    return other !== undefined && (p.isPickup[o] === 1 ? i < other : other < i)
  })
  return paired && evaluator.cost(v, Int32Array.from(orders), orders.length) < Infinity
}

/** Adds orders in sequence while the route stays feasible; a pair enters with both halves or not at all. */
function keepSome(p: Compiled, evaluator: Evaluator, v: CompiledVehicle, orders: number[]): number[] {
  const rank = new Map(orders.map((o, k) => [o, k]))
  let best: number[] = []
  for (const o of orders) {
    const other = p.partner[o]
    if (other >= 0 && (p.isPickup[o] === 0 || !rank.has(other) || rank.get(other)! < rank.get(o)!)) continue
    const unit = other < 0 ? [o] : [o, other]
    const trial = [...best, ...unit].toSorted((a, b) => rank.get(a)! - rank.get(b)!)
    if (evaluator.cost(v, Int32Array.from(trial), trial.length) < Infinity) best = trial
  }
  return best
}
