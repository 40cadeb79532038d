// Chances of a plan to miss its promises: read for a plan that is not dispatched, shown beside it.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { planRiskResponse, type PlanResponse, type PlanRisk, type PlanSafety } from '@dropwise/contracts'
import { callApi } from '../../lib/api.ts'
import { count, decimal, shareText, shareWith } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { planRiskWords as words } from '../../lib/words/plan-risk.ts'

/** The chances of one version of a plan. */
const planRiskQuery = (plan: Pick<PlanResponse, 'id' | 'version' | 'status'> | null) =>
  queryOptions({
    queryKey: ['plan-risk', plan?.id, plan?.version],
    queryFn: ({ signal }) => callApi(`/plans/${plan!.id}/risk`, planRiskResponse, { signal }),
    enabled: plan !== null && (plan.status === 'done' || plan.status === 'stopped'),
    staleTime: 60_000,
  })

export interface RiskView extends PlanRisk {
  /** By order; null for a stop without a promise. */
  missedDays: ReadonlyMap<string, number | null>
}

/** Null while unknown: the plan runs, is dispatched, or has changes that are not stored. */
export function usePlanRisk(plan: PlanResponse | null, isStored: boolean): RiskView | null {
  const risk = useQuery(planRiskQuery(isStored ? plan : null)).data
  const isOfPlan = isStored && risk?.planId === plan?.id && risk?.version === plan?.version
  return useMemo(() => {
    if (!risk || !isOfPlan) return null
    const stops = risk.routes.flatMap((route) => route.stops)
    return { ...risk, missedDays: new Map(stops.map(({ orderId, missedDays }) => [orderId, missedDays])) }
  }, [risk, isOfPlan])
}

/** "12%" of the days. */
export const chanceText = (missed: number, { days }: Pick<PlanRisk, 'days'>): string =>
  shareWith(missed / days, 0)

/** "Missed on 24 of 200 simulated days"; undefined without a promise. */
export function missedText(risk: RiskView | null, orderId: string): string | undefined {
  const missed = risk?.missedDays.get(orderId)
  if (!risk || missed == null) return undefined
  return words('missedOn', { missed: count(missed), days: count(risk.days) })
}

export function routeRiskTexts(risk: RiskView | null, number: number): string[] {
  const route = risk?.routes.find((each) => each.number === number)
  if (!risk || !route) return []
  const late = route.lateEndDays ?? 0
  return [
    ...(route.expectedMisses === null
      ? []
      : [words('expected', { misses: decimal(route.expectedMisses), promises: route.promises })]),
    ...(late > 0 ? [words('lateEndOn', { late: count(late), days: count(risk.days) })] : []),
  ]
}

/** How many promises the plan is expected to miss, how that was counted, and the way to the stops. */
export function RiskNote({ risk }: { risk: RiskView }) {
  const [, setTab] = useUrlState('tab')
  if (risk.expectedMisses === null) return <p className="pt-1 text-1 text-ink-3">{words('noPromises')}</p>
  const { routes, source } = risk.spreads
  const days = count(risk.days)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 pt-1">
        {words('expected', { misses: decimal(risk.expectedMisses), promises: risk.promises })}
        <button type="button" className="text-link text-1" onClick={() => setTab('stops')}>
          {words('showStops')}
        </button>
      </p>
      <p className="text-1 text-ink-3">
        {source === 'company' ? words('countedCompany', { days, routes }) : words('countedUsual', { days })}
      </p>
    </>
  )
}

/** What a safer plan did. */
export function SafetyNote({ safety }: { safety: PlanSafety }) {
  const { missesBefore, missesAfter, extraCost, extraPercent, allowedPercent } = safety
  const figures = { before: decimal(missesBefore), after: decimal(missesAfter) }
  if (missesAfter >= missesBefore)
    return (
      <p className="pt-1 text-1 text-ink-3">
        {words('nothing', { percent: shareText(allowedPercent / 100) })}
      </p>
    )
  return (
    <p className="pt-1 text-1 text-ink-3">
      {extraCost < 0.5
        ? words('wonFree', figures)
        : words('won', { ...figures, percent: shareText(extraPercent / 100) })}{' '}
      {words('changed', { routes: safety.earlierRoutes, stops: safety.movedOrders })}
    </p>
  )
}
