// Compares what two plans leave out: an order of higher priority outweighs any number of lower ones.
import type { Plan, Problem } from '@dropwise/planner'

type Routes = Pick<Plan, 'routes'>

/** Negative when `a` leaves out less than `b`, 0 when both leave out equally many of every priority. */
export function compareLeftOut(problem: Problem, a: Routes, b: Routes): number {
  const other = leftOutOf(problem, b)
  for (const [priority, count] of leftOutOf(problem, a)) {
    const more = count - other.get(priority)!
    if (more !== 0) return more
  }
  return 0
}

/** Numbers of unserved orders by priority, the highest first. */
function leftOutOf({ orders }: Problem, { routes }: Routes): Map<number, number> {
  const served = new Set(
    routes.flatMap(({ steps }) => steps.map(({ type, id }) => (type === 'order' ? id : undefined))),
  )
  const counts = new Map<number, number>()
  for (const { id, priority = 0 } of orders.toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0)))
    counts.set(priority, (counts.get(priority) ?? 0) + (served.has(id) ? 0 : 1))
  return counts
}
