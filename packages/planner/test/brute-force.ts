// Finds the best plan of a tiny problem by trying every assignment and sequence. The checker decides
// feasibility.
import type { Plan, Problem } from '../src/index.ts'
import { score } from '../src/index.ts'

export interface Best {
  /** Unserved orders by priority, highest first, then vehicles (if they count), then cost. */
  key: number[]
  tried: number
}

/** A plan's value for lexicographic comparison; smaller is better. */
export function keyOf(problem: Problem, plan: Plan): number[] {
  const priorities = [...new Set(problem.orders.map((o) => o.priority ?? 0))].toSorted((a, b) => b - a)
  const unserved = new Set(plan.unserved.map((u) => u.order))
  const out = problem.orders.filter(
    (o) => unserved.has(o.id) && o.prize === undefined && o.pair?.role !== 'delivery',
  )
  const counts = priorities.map((p) => out.filter((o) => (o.priority ?? 0) === p).length)
  return [...counts, problem.options?.fewestVehicles ? plan.routes.length : 0, plan.cost]
}

export function compareKeys(a: number[], b: number[]): number {
  for (let k = 0; k < a.length; k++) if (Math.abs(a[k] - b[k]) > 1e-6) return a[k] - b[k]
  return 0
}

/** Tries everything: at most five orders and two vehicles. */
export function bruteForce(problem: Problem): Best {
  const { orders, vehicles } = problem
  const best: Best = { key: [Infinity], tried: 0 }
  const routes: (string | number)[][] = vehicles.map(() => [])

  function place(k: number): void {
    if (k === orders.length) {
      const plan = score(problem, { routes: routes.map((r, v) => ({ vehicle: vehicles[v].id, orders: r })) })
      best.tried++
      if (!plan.feasible) return
      const key = keyOf(problem, plan)
      if (best.key[0] === Infinity || compareKeys(key, best.key) < 0) best.key = key
      return
    }
    place(k + 1)
    for (const route of routes) {
      for (let at = 0; at <= route.length; at++) {
        route.splice(at, 0, orders[k].id)
        place(k + 1)
        route.splice(at, 1)
      }
    }
  }
  place(0)
  return best
}
