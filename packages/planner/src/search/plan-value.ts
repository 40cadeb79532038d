// Value of a plan, by the rules with which all searches compare plans.
import { evaluatorOf } from '../timing/evaluate.ts'
import type { Compiled } from '../model/compile.ts'
import type { Sequences, Value } from './engine.ts'

/** Unserved weight, vehicles where they count, and cost. */
export function valueOf(p: Compiled, plan: Sequences): Value {
  const { n, partner, isPickup, rank, vehicles } = p
  const evaluator = evaluatorOf(p)
  const served = new Uint8Array(n)
  for (const { orders } of plan) for (const o of orders) served[o] = 1
  const missing = Array.from({ length: p.ranks }, () => 0)
  let cost = 0
  for (let o = 0; o < n; o++) {
    if (served[o] === 1) continue
    if (rank[o] < 0) cost += p.prize[o]
    else if (partner[o] < 0 || isPickup[o] === 1) missing[rank[o]] += p.weight[o]
  }
  const drivenRoutes = plan.filter(({ orders }) => orders.length > 0)
  for (const { vehicle, orders } of drivenRoutes)
    cost += evaluator.cost(vehicles[vehicle], Int32Array.from(orders), orders.length)
  return { missing, vehicles: p.fewestVehicles ? drivenRoutes.length : 0, cost }
}
