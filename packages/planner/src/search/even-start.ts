// Builds an initial plan with even days, when long days cost disproportionately. Insertion looks only one
// order ahead, never opens a vehicle to shorten a day, and fills one after the other.
import { evaluatorOf } from '../timing/evaluate.ts'
import type { Compiled } from '../model/compile.ts'
import type { Engine, Sequences } from './engine.ts'
import { compareValues } from './engine.ts'

/** Above this many orders, building three initial plans takes too long. */
const MOST_ORDERS = 1500
/** A day may exceed the mean by this share; with less, the last orders find no place. */
const SLACK = 0.03

/** True when evening out an initial plan makes sense. */
export function canBeEven(p: Compiled, hasInitial: boolean): boolean {
  return p.balance > 0 && !hasInitial && p.vehicles.length > 1 && p.n <= MOST_ORDERS
}

/** Creates the engine with the better of two initial plans: its own, and one with a limit on each day. */
export function beginEven(p: Compiled, create: (p: Compiled, initial: Sequences | null) => Engine): Engine {
  const plain = create(p, null)
  const limit = lengthOfEvenDays(p, plain.best())
  if (limit === null) return plain
  const vehicles = p.vehicles.map((v) =>
    v.pinned.length > 0 ? v : { ...v, maxDuration: Math.min(v.maxDuration, limit) },
  )
  const even = create(p, create({ ...p, vehicles }, null).best())
  return compareValues(even.value, plain.value) < 0 ? even : plain
}

/**
 * Length of each day in seconds, if a plan's work were shared evenly among the best number of vehicles; null
 * for no work.
 */
export function lengthOfEvenDays(p: Compiled, plan: Sequences): number | null {
  const evaluator = evaluatorOf(p)
  let work = 0
  let opening = 0
  for (const { vehicle, orders } of plan) {
    evaluator.cost(p.vehicles[vehicle], Int32Array.from(orders), orders.length)
    work += evaluator.duration
    const middle = Int32Array.of(orders[orders.length >> 1])
    const price = evaluator.cost(p.vehicles[vehicle], middle, 1)
    if (price < Infinity) opening += price
  }
  if (work === 0) return null
  // k vehicles cost k openings and the balance of work / k each; the minimum is at:
  const best = (work / 3600) * Math.sqrt(p.balance / Math.max(1e-9, opening / plan.length))
  const count = Math.min(p.vehicles.length, Math.max(plan.length, Math.round(best)))
  return Math.ceil((work / count) * (1 + SLACK))
}
