// Scores the rest of a day as its vans will drive it, and lists the broken rules. Pure.
import { check, score, type InitialPlan, type Plan, type PlanRoute } from '@dropwise/planner'
import type { LiveProblem } from './problem.ts'

/** The day without changes. */
export const currentPlan = (live: LiveProblem): Plan => scoreDay(live, live.current)

/** The plan of the given sequences, with all rules of the day that it breaks. */
export const scoreDay = (live: LiveProblem, sequences: InitialPlan): Plan =>
  driveOn(live, score(live.rules, sequences))

/**
 * Lets vans on the road continue at once. The planner starts routes as late as possible, which would omit waiting
 * from the day of a van that has already left its depot.
 */
export function driveOn(live: LiveProblem, plan: Plan): Plan {
  const routes = plan.routes.map((route): PlanRoute => {
    const [start, next, ...others] = route.steps
    const early = live.vans.get(String(route.vehicle))?.rest.hasLeft
      ? start!.depart - live.rules.vehicles[route.vehicleIndex]!.shift[0]
      : 0
    if (early <= 0 || !next || others.length === 0) return route
    const steps = [
      {
        ...start!,
        arrive: start!.arrive - early,
        start: start!.start - early,
        depart: start!.depart - early,
      },
      { ...next, arrive: next.arrive - early, wait: next.wait + early },
      ...others,
    ]
    return { ...route, steps, duration: route.duration + early, wait: route.wait + early }
  })
  const duration = routes.reduce((sum, route) => sum + route.duration, 0)
  const driven = { ...plan, routes, duration }
  return { ...driven, violations: judge(live, driven) }
}

/** Violations that the checker finds, without `sums`: the search adds prices for promises to the cost. */
export function judge({ rules }: LiveProblem, plan: Plan): Plan['violations'] {
  return check(rules, plan).violations.filter(({ code }) => code !== 'sums')
}
