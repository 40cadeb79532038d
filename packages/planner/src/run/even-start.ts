// A first plan whose days are alike, where long days cost more than in proportion: insertion looks one order ahead, never
// finds it worth a vehicle to shorten a day, and fills one after the other.
import { evaluatorOf } from '../general/evaluate.ts'
import type { Compiled } from '../model/compile.ts'
import type { Engine, Sequences } from './engine.ts'
import { compareValues } from './engine.ts'

/** Above so many orders a first plan takes too long to be made three times. */
const MOST_ORDERS = 1500
/** A day may be longer than the mean by this share: with less, the last orders find no place. */
const SLACK = 0.03

/** Whether a first plan has something to even out. */
export function canBeEven(p: Compiled, hasInitial: boolean): boolean {
  return p.balance > 0 && !hasInitial && p.vehicles.length > 1 && p.n <= MOST_ORDERS
}

/** The engine that begins with the better of two plans: as it makes it by itself, and made under a limit of equal days. */
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

/** Seconds of each day if the work of a plan were shared out evenly among as many vehicles as pay; null for no work. */
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
  // k vehicles cost k openings and the balance of work / k each, which is least at:
  const best = (work / 3600) * Math.sqrt(p.balance / Math.max(1e-9, opening / plan.length))
  const count = Math.min(p.vehicles.length, Math.max(plan.length, Math.round(best)))
  return Math.ceil((work / count) * (1 + SLACK))
}
