// The safer plan of a run, chosen on some simulated days and reported by others.
import type { PlanSafety } from '@dropwise/contracts'
import { makeSafer, type LiveRoute, type Plan, type PlanRoute, type Problem } from '@dropwise/planner'
import { toRoutes } from '../proposal.ts'
import type { Snapshot } from '../snapshot.ts'
import { expectedMisses, NoisyDays, type RouteRisk } from './noisy-days.ts'
import { DAYS_SEED } from './plan-risk.ts'
import type { Spreads } from './spreads.ts'
import { roadsOfDay, simulationOf } from './to-simulate.ts'

/** Seed of the days on which changes are chosen. The reported days are others, because a plan looks better on the days it was fitted to. */
const CHOICE_SEED = 2
/** Share of a run's time for the safer plan, and its maximum in milliseconds. */
const SAFER_TIME_SHARE = 0.2
const SAFER_TIME_MOST_MS = 10_000

/** Time that a run reserves for its safer plan. */
export const saferTimeMs = ({
  rules,
  timeLimitSeconds,
}: Pick<Snapshot, 'rules' | 'timeLimitSeconds'>): number =>
  rules.saferPercent ? Math.min(SAFER_TIME_MOST_MS, timeLimitSeconds * 1000 * SAFER_TIME_SHARE) : 0

interface SaferRun {
  snapshot: Snapshot
  /** The problem with its costs in money. */
  problem: Problem
  lockedRoutes: readonly LiveRoute[]
  spreads: Spreads
  signal: AbortSignal
  limitMs: number
}

/** The safer plan with its changes, or the plan itself without a gain. */
export async function runSafer(
  { snapshot, problem, lockedRoutes, spreads, signal, limitMs }: SaferRun,
  plan: Plan,
): Promise<{ plan: Plan; safety: PlanSafety }> {
  const allowedPercent = snapshot.rules.saferPercent ?? 0
  const endsAt = performance.now() + limitMs
  const simulate = simulationOf(snapshot)
  const roads = roadsOfDay(snapshot.speeds, snapshot.date)
  const [choiceDays, days] = [CHOICE_SEED, DAYS_SEED].map((seed) => new NoisyDays(spreads, { seed }))
  const riskOn = (on: NoisyDays, route: PlanRoute): RouteRisk[] =>
    toRoutes(snapshot, [{ route, violations: [] }]).map((proposed) => on.simulate(simulate(proposed), roads))
  const missesOf = (on: NoisyDays, routes: readonly PlanRoute[]): number =>
    routes
      .flatMap((route) => riskOn(on, route))
      .reduce((sum, risk) => sum + expectedMisses(risk, on.count), 0)
  const safer = await makeSafer(problem, plan, {
    extraShare: allowedPercent / 100,
    isOver: () => signal.aborted || performance.now() > endsAt,
    riskOf: (route) => {
      const risks = riskOn(choiceDays!, route)
      const stops = risks.flatMap((risk) => risk.stops)
      return {
        misses: risks.reduce((sum, risk) => sum + expectedMisses(risk, choiceDays!.count), 0),
        shareOf: new Map(
          stops.map(({ orderId, missedDays }) => [orderId, (missedDays ?? 0) / choiceDays!.count]),
        ),
      }
    },
  })
  const locked = lockedRoutes.flatMap(({ route }) => route ?? [])
  const misses = (routes: readonly PlanRoute[]) => missesOf(days!, [...routes, ...locked])
  const [missesBefore, missesAfter] = [misses(plan.routes), misses(safer.plan.routes)]
  const isWon = missesAfter < missesBefore
  const chosen = isWon ? safer : { plan, extraCost: 0, earlierRoutes: 0, movedOrders: 0 }
  const { extraCost, earlierRoutes, movedOrders } = chosen
  return {
    plan: chosen.plan,
    safety: {
      missesBefore,
      missesAfter: isWon ? missesAfter : missesBefore,
      promises: [...plan.routes, ...locked]
        .flatMap((route) => riskOn(days!, route))
        .flatMap((risk) => risk.stops)
        .filter(({ missedDays }) => missedDays !== null).length,
      extraCost,
      extraPercent: plan.cost > 0 ? (100 * extraCost) / plan.cost : 0,
      allowedPercent,
      earlierRoutes,
      movedOrders,
    },
  }
}
