// Leg data for lower bounds: the least price of a leg, and vehicles with equal prices.
import { paceOf } from '../clock/driving.ts'
import type { Compiled, CompiledVehicle } from '../model/compile.ts'
import { UNREACHABLE } from '../model/problem.ts'

type Leg = (v: CompiledVehicle, from: number, to: number) => number

/** Least price of a leg over all vehicles; 0 from or to nowhere. */
export function legsOf(p: Compiled): Leg {
  const pace = paceOf(p)
  return (v, from, to) => {
    if (from < 0 || to < 0) return 0
    const k = from * v.size + to
    if (v.time[k] === UNREACHABLE) return Infinity
    const driving = v.rateA * v.priceA[k] * (v.priceA === v.time ? pace : 1)
    return driving + v.rateB * v.distance[k] + v.ratePerPaidSecond * v.time[k] * pace
  }
}

export function distinct(
  vehicles: CompiledVehicle[],
  key: (v: CompiledVehicle) => unknown,
): CompiledVehicle[] {
  return [...new Map(vehicles.map((v) => [key(v), v])).values()]
}

const numbers = new WeakMap<Int32Array, number>()
let tables = 0

function numberOf(table: Int32Array): number {
  if (!numbers.has(table)) numbers.set(table, tables++)
  return numbers.get(table)!
}

/** Equal for vehicles with the same price on every leg. */
export function tariffOf(v: CompiledVehicle): string {
  const tables = [v.time, v.distance, v.priceA].map(numberOf)
  return [...tables, v.rateA, v.rateB, v.ratePerPaidSecond].join(' ')
}

/** Cost of omitting an order; mandatory orders must be served. */
export function priceOut(p: Compiled, o: number): number {
  return p.rank[o] < 0 ? p.prize[o] : Infinity
}
