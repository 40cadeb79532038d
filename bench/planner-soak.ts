// `npm run bench planner-soak`: random rich days with little time. A plan must keep every rule, leave out no order that a
// vehicle has a place for and serve as many as the quick construction does, give reasons that hold, and cost no less than
// its bound. --days 1000 --from 1 (the first seed) --limits 50,200,1000,2000 (ms). Prints each seed that fails.
import { lowerBound } from '../packages/planner/src/explain/lower-bound.ts'
import type { Plan, Problem } from '../packages/planner/src/index.ts'
import { check, prepareInsertion, solve } from '../packages/planner/src/index.ts'
import { compile } from '../packages/planner/src/model/compile.ts'
import { createQuickPlan } from '../packages/planner/src/run/quick-plan.ts'
import { Random } from '../packages/planner/src/run/random.ts'
import { FEATURES, randomProblem } from '../packages/planner/test/random-problem.ts'

/** Reasons that say the day itself has no room for the order, whoever searches. */
const FINAL = ['no_vehicle', 'skills', 'capacity', 'unreachable', 'window', 'shift']

function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at >= 0 ? (process.argv[at + 1] ?? fallback) : fallback
}

function dayOf(seed: number): { problem: Problem; features: string[] } {
  const random = new Random(seed)
  const share = 0.05 + 0.3 * random.unit()
  const features = FEATURES.filter((feature) => feature !== 'fewestVehicles' && random.unit() < share)
  const size = Math.round(5 * 60 ** random.unit())
  return { problem: randomProblem(seed, size, 1 + random.below(2 + Math.ceil(size / 8)), features), features }
}

/** Orders by rank that a plan leaves out, the highest rank first; a pair is one. */
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

/** What is wrong with a plan, in words. */
function faultsOf(problem: Problem, plan: Plan): string[] {
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

const days = Number(option('days', '1000'))
const from = Number(option('from', '1'))
const limits = option('limits', '50,200,1000,2000').split(',').map(Number)
let failed = 0
let leftOut = 0
let cutShort = 0
for (let seed = from; seed < from + days; seed++) {
  const { problem, features } = dayOf(seed)
  const timeLimitMs = limits[seed % limits.length]!
  const plan = await solve(problem, { threads: seed % 3, timeLimitMs, seed })
  const faults = faultsOf(problem, plan)
  leftOut += plan.unserved.length
  cutShort += plan.unserved.filter(({ code }) => code === 'search_cut_short').length
  if (faults.length > 0) {
    failed++
    console.log(`seed ${seed}, ${problem.orders.length} orders, ${timeLimitMs} ms, ${features.join(' ')}`)
    for (const fault of faults) console.log(`  ${fault}`)
  }
  if ((seed - from + 1) % 50 === 0) console.log(`${seed - from + 1} days, ${failed} failed`)
}
console.log(
  `${days} days from seed ${from}: ${failed} failed, ${leftOut} orders left out, ${cutShort} for want of time`,
)
process.exitCode = failed > 0 ? 1 : 0
