// Scores the rest of a day as its vans will drive it, and lists the broken rules. Pure.
import { check, score, type InitialPlan, type Plan, type PlanRoute, type Vehicle } from '@dropwise/planner'
import type { LiveProblem } from './problem.ts'

const SECONDS_PER_HOUR = 3600

/** The day without changes. */
export const currentPlan = (live: LiveProblem): Plan => scoreDay(live, live.current)

/** The plan of the given sequences, with all rules of the day that it breaks. */
export const scoreDay = (live: LiveProblem, sequences: InitialPlan): Plan =>
  driveOn(live, score(live.rules, sequences))

/**
 * Lets vans on the road continue at once. The planner starts routes as late as possible, which would omit waiting
 * from the day of a van that has already left its depot. The longer day is paid, its overtime too.
 */
export function driveOn(live: LiveProblem, plan: Plan): Plan {
  const routes = plan.routes.map((route): PlanRoute => {
    const [start, next, ...others] = route.steps
    const { shift, costs } = live.rules.vehicles[route.vehicleIndex]!
    const early = live.vans.get(String(route.vehicle))?.rest.hasLeft ? start!.depart - shift[0] : 0
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
    const duration = route.duration + early
    const overtimeCost = priceOfOvertime(costs, duration)
    const paid = ((costs?.perPaidHour ?? 0) * early) / SECONDS_PER_HOUR + overtimeCost - route.overtimeCost
    return { ...route, steps, duration, wait: route.wait + early, cost: route.cost + paid, overtimeCost }
  })
  const sum = (read: (route: PlanRoute) => number) => routes.reduce((total, route) => total + read(route), 0)
  const added = sum(({ cost }) => cost) - plan.routes.reduce((total, { cost }) => total + cost, 0)
  const driven = { ...plan, routes, duration: sum(({ duration }) => duration), cost: plan.cost + added }
  return { ...driven, violations: judge(live, driven) }
}

/** What a day of these paid seconds costs beyond the price of every hour. */
const priceOfOvertime = (costs: Vehicle['costs'], seconds: number): number =>
  costs?.overtime
    ? (costs.overtime.perHour * Math.max(0, seconds - costs.overtime.after)) / SECONDS_PER_HOUR
    : 0

/** Violations that the checker finds, without `sums`: the search adds prices for promises to the cost. */
export function judge({ rules }: LiveProblem, plan: Plan): Plan['violations'] {
  return check(rules, plan).violations.filter(({ code }) => code !== 'sums')
}
