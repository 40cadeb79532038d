// Plans of the rest of a day as they will be driven, with every rule that they break. Pure.
import { check, score, type InitialPlan, type Plan, type PlanRoute } from '@dropwise/planner'
import type { LiveProblem } from './problem.ts'

/** The day without changes. */
export const currentPlan = (live: LiveProblem): Plan => scoreDay(live, live.current)

/** The plan of given sequences, with every rule of the day that it breaks. */
export const scoreDay = (live: LiveProblem, sequences: InitialPlan): Plan =>
  driveOn(live, score(live.rules, sequences))

/**
 * The plan with vans on the road that drive on at once. The planner lets a route begin as late as it can; where a
 * van has left its depot, that would hide waiting from the length of its day.
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

/** Violations that the checker finds. The search's prices for promises are no rules. */
export function judge({ rules }: LiveProblem, plan: Plan): Plan['violations'] {
  return check(rules, plan).violations.filter(({ code }) => code !== 'sums')
}
