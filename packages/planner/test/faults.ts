// Finds faults of any plan: broken rules, unserved orders that fit, wrong reasons, a bound above the cost.
import { lowerBound } from '../src/bound/lower-bound.ts'
import type { Plan, Problem } from '../src/index.ts'
import { check, prepareInsertion } from '../src/index.ts'
import { compile } from '../src/model/compile.ts'
import { createQuickPlan } from '../src/run/quick-plan.ts'

/** Reasons that hold for the day itself, regardless of the search. */
const FINAL = ['no_vehicle', 'skills', 'capacity', 'unreachable', 'window', 'shift']

/** Unserved orders by rank, highest first; a pair counts once. */
function missingOf(problem: Problem, served: ReadonlySet<unknown>): number[] {
  const priorities = [...new Set(problem.orders.map(({ priority }) => priority ?? 0))].toSorted(
    (a, b) => b - a,
  )
  return priorities.map(
    (rank) =>
      problem.orders.filter(
        ({ id, priority, prize, pair }) =>
          (priority ?? 0) === rank && prize === undefined && pair?.role !== 'delivery' && !served.has(id),
      ).length,
  )
}

function isWorse(a: readonly number[], b: readonly number[]): boolean {
  const k = a.findIndex((count, i) => count !== b[i])
  return k >= 0 && a[k]! > b[k]!
}

const routesOf = (plan: Plan) =>
  plan.routes.map(({ vehicle, steps }) => ({
    vehicle,
    orders: steps.flatMap((step) => (step.type === 'order' && step.id !== undefined ? [step.id] : [])),
  }))

/** Faults of a plan as sentences. */
export function faultsOf(problem: Problem, plan: Plan): string[] {
  const faults = check(problem, plan).violations.map(({ message }) => `breaks a rule: ${message}`)
  const compiled = compile(problem)
  const quick = createQuickPlan(compiled)
  quick.run(Infinity)
  const byQuick = new Set(quick.plan().flatMap(({ orders }) => [...orders].map((o) => problem.orders[o]!.id)))
  const served = new Set(routesOf(plan).flatMap(({ orders }) => orders))
  if (isWorse(missingOf(problem, served), missingOf(problem, byQuick)))
    faults.push(`serves ${served.size}, the quick construction ${byQuick.size}`)
  const query = prepareInsertion(problem, { routes: routesOf(plan) })
  const isOptional = new Set(problem.orders.filter(({ prize }) => prize !== undefined).map(({ id }) => id))
  for (const { order, code } of plan.unserved) {
    if (isOptional.has(order)) continue
    if (code === 'has_room' || query.offers(order).length > 0)
      faults.push(`${order} has a place, said ${code}`)
    if (FINAL.includes(code) && byQuick.has(order)) faults.push(`${order} can be served, said ${code}`)
  }
  const bound = plan.bound === undefined ? null : lowerBound(compiled)
  if (bound !== null && bound > plan.cost + 1e-6) faults.push(`costs ${plan.cost}, bound ${bound}`)
  return faults
}
