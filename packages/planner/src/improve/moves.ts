// Moves single stops between the routes of a finished plan. Even days, compact routes and safer plans are goals of these moves,
// each within its own price.
import { compile, type Compiled, type CompiledVehicle } from '../model/compile.ts'
import { indicesOf } from '../model/initial-plan.ts'
import type { InitialPlan, Problem } from '../model/problem.ts'
import { createBreather } from '../run/threads.ts'
import { createEvaluator } from '../timing/evaluate.ts'

/** A vehicle's day. */
export interface Day {
  v: CompiledVehicle
  orders: readonly number[]
  /** Seconds from start to end, where days of different lengths have a price. */
  length: number
  cost: number
  /** `cost` without the price of uneven days. */
  money: number
}

export interface Moves {
  p: Compiled
  /** Days of the plan, in its order. */
  days: Day[]
  measure(v: CompiledVehicle, orders: readonly number[]): Day
  /** False for orders of pairs and of sequence rules, and for pinned ones: they stay on their vehicle. */
  mayLeave(o: number, v: CompiledVehicle): boolean
  mayJoin(o: number, v: CompiledVehicle): boolean
  without(day: Day, o: number): Day
  /** The day with the order at each of the `count` places of the least detours; infeasible days cost Infinity. */
  insertions(day: Day, o: number, count: number): Day[]
  toPlan(days: readonly Day[]): InitialPlan
}

/** Prepares the days of a plan. */
export function createMoves(problem: Problem, plan: InitialPlan): Moves {
  const p = compile(problem)
  const evaluator = createEvaluator(p)

  function measure(v: CompiledVehicle, orders: readonly number[]): Day {
    if (orders.length === 0) return { v, orders, length: 0, cost: 0, money: 0 }
    const cost = evaluator.cost(v, Int32Array.from(orders), orders.length)
    const length = cost === Infinity ? Infinity : p.balance > 0 ? evaluator.duration : 0
    return {
      v,
      orders,
      length,
      cost,
      money: cost === Infinity ? cost : cost - p.balance * (length / 3600) ** 2,
    }
  }

  function places({ v, orders }: Day, o: number, count: number): number[] {
    const leg = (a: number, b: number): number => (a < 0 || b < 0 ? 0 : v.time[a * v.size + b])
    const list: { at: number; detour: number }[] = []
    for (let at = v.pinned.length; at <= orders.length; at++) {
      const before = at > 0 ? p.location[orders[at - 1]] : v.start
      const behind = at < orders.length ? p.location[orders[at]] : v.end
      const detour = leg(before, p.location[o]) + leg(p.location[o], behind) - leg(before, behind)
      list.push({ at, detour })
    }
    return list
      .toSorted((a, b) => a.detour - b.detour)
      .slice(0, count)
      .map(({ at }) => at)
  }

  return {
    p,
    days: indicesOf(problem, plan).map(({ vehicle, orders }) => measure(p.vehicles[vehicle], orders)),
    measure,
    mayLeave: (o, v) => p.partner[o] < 0 && !(p.rules && p.rules.group[o] >= 0) && !v.pinned.includes(o),
    mayJoin: (o, v) => p.compatible[o * p.vehicles.length + v.index] === 1,
    without: ({ v, orders }, o) =>
      measure(
        v,
        orders.filter((x) => x !== o),
      ),
    insertions: (day, o, count) =>
      places(day, o, count).map((at) => measure(day.v, day.orders.toSpliced(at, 0, o))),
    toPlan: (days) => ({
      routes: days.map(({ v, orders }) => ({
        vehicle: problem.vehicles[v.index].id,
        orders: orders.map((o) => problem.orders[o].id),
      })),
    }),
  }
}

const BREATHE_EVERY_MS = 8

/** Runs steps until they end or `isOver`, and lets other work of the thread in between. */
export async function runSteps(steps: Iterator<unknown>, isOver: () => boolean): Promise<void> {
  const breather = createBreather()
  let breatheAt = performance.now() + BREATHE_EVERY_MS
  try {
    while (!isOver() && steps.next().done !== true) {
      if (performance.now() < breatheAt) continue
      await breather.breathe()
      breatheAt = performance.now() + BREATHE_EVERY_MS
    }
  } finally {
    breather.close()
  }
}
