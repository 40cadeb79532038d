// Compares a driven day with a new plan for it: same vehicles, orders and promises.
import { check } from '../check/check.ts'
import {
  PlannerInputError,
  type Id,
  type InitialPlan,
  type Plan,
  type Problem,
  type SolveOptions,
  type Violation,
} from '../model/problem.ts'
import { solve } from '../run/solve.ts'
import { score } from './score.ts'

/** Totals of a day. */
export interface ReplayFigures {
  vehicles: number
  served: number
  /** Metres. */
  distance: number
  /** Seconds from start to end, over all routes. */
  duration: number
  /** Seconds driven. */
  travel: number
  cost: number
  /** Orders whose service begins outside their windows. */
  missedWindows: number
}

/** `not_comparable`: the new plan leaves orders out, and skipped work is no saving. */
type ReplayOutcome = 'better' | 'same' | 'worse' | 'not_comparable'

export interface Replay {
  driven: ReplayFigures
  planned: ReplayFigures
  /** Driven minus planned, negative where the new plan needs more; null when the two serve different orders. */
  saved: ReplayFigures | null
  outcome: ReplayOutcome
  /** Orders that the new plan omits. */
  unserved: Id[]
  /** Limits other than windows that the driven day violated; the new plan keeps them. */
  drivenBreaks: Violation[]
}

/**
 * Evaluates the driven sequences on the problem's roads and replans the day without knowledge of them. The
 * checker recomputes both sides. Throws PlannerInputError, also when the driven day repeats or omits an
 * order.
 */
export async function replay(
  problem: Problem,
  driven: InitialPlan,
  options: Omit<SolveOptions, 'initial'> = {},
): Promise<Replay> {
  requireAll(problem, driven)
  const before = measure(problem, score(problem, driven))
  const after = measure(problem, await solve(problem, options))
  const unserved = after.plan.unserved.map(({ order }) => order)
  const isSameWork = unserved.length === 0 && before.plan.unserved.length === 0
  const saved = isSameWork ? subtract(before.figures, after.figures) : null
  return {
    driven: before.figures,
    planned: after.figures,
    saved,
    outcome: saved ? outcomeOf(saved) : 'not_comparable',
    unserved,
    drivenBreaks: before.violations.filter(({ code, order }) => !isWindow(code) || order === undefined),
  }
}

/** `score` would insert omitted orders, which were not driven. */
function requireAll({ orders }: Problem, { routes }: InitialPlan): void {
  const routedOrders = new Set(routes.flatMap((route) => route.orders))
  const absent = orders.find(({ id }) => !routedOrders.has(id))
  if (absent)
    throw new PlannerInputError('missing', 'driven.routes', `Order ${absent.id} is on no driven route.`)
}

const isWindow = (code: Violation['code']) => code === 'delay' || code === 'lead_time'

/** Totals as the checker computes them. */
function measure(problem: Problem, plan: Plan) {
  const { violations, cost, distance, duration } = check(problem, plan)
  const servingRoutes = plan.routes.filter(({ steps }) => steps.some(({ type }) => type === 'order'))
  const unservedOrders = new Set(
    violations.flatMap(({ code, order }) => (isWindow(code) && order !== undefined ? [order] : [])),
  )
  for (const id of brokenPromises(problem, plan)) unservedOrders.add(id)
  const figures: ReplayFigures = {
    vehicles: servingRoutes.length,
    served: servingRoutes.reduce(
      (sum, { steps }) => sum + steps.filter(({ type }) => type === 'order').length,
      0,
    ),
    distance,
    duration,
    travel: servingRoutes.reduce((sum, { travel }) => sum + travel, 0),
    cost,
    missedWindows: unservedOrders.size,
  }
  return { plan, violations, figures }
}

/** Windows that may be missed at a price still count as missed. */
function brokenPromises(problem: Problem, plan: Plan): Id[] {
  const windows = new Map(problem.orders.map(({ id, promise }) => [id, promise?.window]))
  return plan.routes.flatMap(({ steps }) =>
    steps.flatMap(({ type, id, start }) => {
      const window = type === 'order' && id !== undefined ? windows.get(id) : undefined
      return window && id !== undefined && (start < window[0] || start > window[1]) ? [id] : []
    }),
  )
}

function subtract(driven: ReplayFigures, planned: ReplayFigures): ReplayFigures {
  return {
    vehicles: driven.vehicles - planned.vehicles,
    served: driven.served - planned.served,
    distance: driven.distance - planned.distance,
    duration: driven.duration - planned.duration,
    travel: driven.travel - planned.travel,
    cost: driven.cost - planned.cost,
    missedWindows: driven.missedWindows - planned.missedWindows,
  }
}

/** Compares missed windows first, then cost. */
function outcomeOf({ missedWindows, cost }: ReplayFigures): ReplayOutcome {
  const gain = missedWindows === 0 ? cost : missedWindows
  // Tolerance, because costs are sums of fractions.
  if (Math.abs(gain) < 1e-6) return 'same'
  return gain > 0 ? 'better' : 'worse'
}
