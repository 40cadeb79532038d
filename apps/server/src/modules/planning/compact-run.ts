// Compact routes of a run, within the price that its rules allow.
import type { PlanCompactness } from '@dropwise/contracts'
import { compactRoutes, type LiveRoute, type Plan, type Problem } from '@dropwise/planner'
import { overlapOf, type Overlap } from '@dropwise/planner/overlap'
import type { Snapshot } from './snapshot.ts'

/** Share of a run's time for compact routes, and its maximum in milliseconds. */
const COMPACT_TIME_SHARE = 0.2
const COMPACT_TIME_MOST_MS = 10_000

/** Time that a run reserves for compact routes; 0 without the rule, and for the earliest finish. */
export const compactTimeMs = ({
  rules,
  objective,
  timeLimitSeconds,
}: Pick<Snapshot, 'rules' | 'objective' | 'timeLimitSeconds'>): number =>
  rules.compactPercent && objective !== 'finish'
    ? Math.min(COMPACT_TIME_MOST_MS, timeLimitSeconds * 1000 * COMPACT_TIME_SHARE)
    : 0

interface CompactRun {
  snapshot: Snapshot
  problem: Problem
  lockedRoutes: readonly LiveRoute[]
  signal: AbortSignal
  limitMs: number
}

/** The compact plan with its changes, or the plan itself if the overlap does not fall. */
export async function runCompact(
  { snapshot, problem, lockedRoutes, signal, limitMs }: CompactRun,
  plan: Plan,
): Promise<{ plan: Plan; compactness: PlanCompactness }> {
  const allowedPercent = snapshot.rules.compactPercent ?? 0
  const orders = new Map<unknown, Snapshot['orders'][number]>(
    snapshot.orders.map((order) => [order.id, order]),
  )
  const compact = await compactRoutes(problem, plan, {
    extraShare: allowedPercent / 100,
    placeOf: (id) => orders.get(id)!,
    fixed: lockedRoutes.flatMap(({ route }) =>
      route ? [route.steps.flatMap(({ type, id }) => (type === 'order' ? [orders.get(id)!] : []))] : [],
    ),
    timeLimitMs: limitMs,
    seed: snapshot.seed,
    signal,
  })
  const { before, after, extraCost, movedOrders } = compact
  const extraPercent = plan.cost > 0 ? (100 * extraCost) / plan.cost : 0
  return {
    plan: compact.plan,
    compactness: { before, after, extraCost, extraPercent, allowedPercent, movedOrders },
  }
}

/** Overlap of a plan's routes with the places of their orders. */
export function overlapOfRoutes(
  { orders }: Pick<Snapshot, 'orders'>,
  routes: readonly { stops: readonly { order_id: string }[] }[],
): Overlap {
  const places = new Map(orders.map((order) => [order.id, order]))
  return overlapOf(routes.map(({ stops }) => stops.map(({ order_id }) => places.get(order_id)!)))
}
