// Stores the plans of a run: the best one so far, and the last one with the end of the run.
import { check, type Plan } from '@dropwise/planner'
import type { PlanCompactness, PlanSafety } from '@dropwise/contracts'
import { refreshStatistics } from '../../platform/db/statistics.ts'
import { baselineMetres } from './baseline.ts'
import { overlapOfRoutes } from './compact-run.ts'
import { drawRoutes } from './draw-routes.ts'
import { withBalance } from './even-days.ts'
import type { Run, RunDeps } from './prepare-run.ts'
import { toProposal, type Proposal } from './proposal.ts'
import { finishPlan, saveProposal, type StoredProgress } from './queries.ts'
import { explainTooBig } from './too-big.ts'

/** Results of a run's searches. */
export interface RunOutcome {
  plan: Plan
  /** For even days: cost of the cheapest plan. */
  cheapestCost?: number
  /** What fairness over weeks added. */
  fairnessCost?: number
  /** What compact routes changed. */
  compactness?: PlanCompactness
  /** What a safer plan changed. */
  safety?: PlanSafety
  history: StoredProgress['history']
}

/** Stores a proposal in place of the run's earlier one. */
export async function saveBestPlan({ scopes }: RunDeps, run: Run, proposal: Proposal): Promise<void> {
  await scopes.asService('plan run: proposal', ({ trx }) =>
    saveProposal(trx, run.tenantId, run.planId, {
      proposal,
      fingerprint: run.snapshot.fingerprint,
      baselineMetres: baselineOf(run, proposal),
      isOnRoads: run.isOnRoads,
    }),
  )
}

/** Baseline for the orders that the plan serves and the vehicles that it may use. */
function baselineOf({ snapshot, places, matrices }: Run, proposal: Proposal): number | null {
  const served = new Set(proposal.routes.flatMap((route) => route.stops.map((stop) => stop.order_id)))
  const orders = snapshot.orders.filter((order) => served.has(order.id)).map((order) => places.indexOf(order))
  const vehicles = snapshot.vehicles.map(({ depot, roadProfile }) => ({
    depot: places.indexOf(depot),
    matrix: matrices[roadProfile]!,
  }))
  return baselineMetres(orders, vehicles)
}

/** Ends a run. Stores nothing that the checker refuses. */
export async function endRun(
  deps: RunDeps,
  run: Run,
  { plan, cheapestCost, fairnessCost, compactness, safety, history }: RunOutcome,
  isStopped: boolean,
): Promise<void> {
  const { feasible, violations } = check(withBalance(run.problem, 0), plan)
  if (!feasible)
    throw new Error(
      `The checker refused a plan: ${violations.map((violation) => violation.message).join('; ')}`,
    )
  const proposal = toProposal(run.snapshot, plan, run.lockedRoutes)
  await explainTooBig(deps, run.snapshot, plan, proposal)
  await drawRoutes(deps, run, proposal)
  await saveBestPlan(deps, run, proposal)
  // Readers that wait for the end read the plan at once.
  await refreshStatistics(deps.scopes)
  const served = proposal.routes.reduce((sum, route) => sum + route.stops.length, 0)
  await deps.scopes.asService('plan run: end', ({ trx }) =>
    finishPlan(trx, run.tenantId, run.planId, {
      status: isStopped ? 'stopped' : 'done',
      progress: {
        elapsedSeconds: Math.round(plan.search.elapsedMs / 10) / 100,
        cost: proposal.cost,
        served,
        total: run.snapshot.orders.length,
        limitSeconds: run.snapshot.timeLimitSeconds,
        distanceMetres: plan.distance + lockedTotals(run).distance,
        ...(proposal.lowerBound === undefined ? {} : { lowerBound: proposal.lowerBound }),
        ...(plan.search.isStarved && { isStarved: true }),
        ...(run.estimate && { estimate: run.estimate }),
        ...(run.hasUnknownLimits && { hasUnknownLimits: true }),
        ...(cheapestCost === undefined ? {} : { cheapestCost: cheapestCost + lockedTotals(run).cost }),
        ...(fairnessCost === undefined ? {} : { fairnessCost }),
        // Measured on the stored plan, because phases after compact routes change routes again.
        ...(compactness && {
          compactness: { ...compactness, after: overlapOfRoutes(run.snapshot, proposal.routes) },
        }),
        ...(safety === undefined ? {} : { safety }),
        history,
      },
    }),
  )
}

/** Totals of routes that the run does not change. */
export function lockedTotals({ lockedRoutes }: Run): { cost: number; served: number; distance: number } {
  const routes = lockedRoutes.flatMap(({ route }) => route ?? [])
  return {
    cost: routes.reduce((sum, { cost }) => sum + cost, 0),
    served: routes.reduce((sum, { steps }) => sum + steps.filter(({ type }) => type === 'order').length, 0),
    distance: routes.reduce((sum, { distance }) => sum + distance, 0),
  }
}
