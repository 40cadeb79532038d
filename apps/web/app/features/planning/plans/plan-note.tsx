// The run's result as a sentence, and oddities of the plan.
import { estimateText } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTenant } from '../../../lib/company-context.tsx'
import { planningRulesQuery } from '../../../lib/data/planning-rules.ts'
import { co2OfPlan } from '../../../lib/emissions-text.ts'
import { money, moneyWithCents } from '../../../lib/format.ts'
import { emissionsWords } from '../../../lib/words/emissions.ts'
import { fairnessWords } from '../../../lib/words/fairness.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
import { Button } from '../../../ui/button.tsx'
import { OverlapNote, overlapOfPlan } from '../overlap.tsx'
import { RiskNote, SafetyNote } from '../risk.tsx'
import { isRunning, planQuery } from '../api.ts'
import type { PlanActions, PlanData } from '../use-plan.ts'
import { planName, remarksOn, runSentence } from './plan-names.ts'

export function PlanNote({ data, actions }: { data: PlanData; actions: PlanActions }) {
  const { company } = useTenant()
  const { plan, runs } = data
  const at = runs.findIndex(({ id }) => id === plan?.id)
  const beforeId = plan?.basePlanId ?? (at > 0 ? (runs[at - 1]?.id ?? null) : null)
  const before = useQuery({ ...planQuery(beforeId), refetchInterval: false }).data
  const co2PriceMinor = useQuery(planningRulesQuery()).data?.co2PriceMinor ?? 0
  if (!plan || plan.routes.length === 0 || isRunning(plan.status)) return null
  const [remark] = plan.status === 'dispatched' ? [] : remarksOn(plan)
  const { fairnessCost, safety, compactness } = plan.summary
  const risk = data.view?.risk
  const overtime = plan.routes.reduce((sum, { overtimeCost }) => sum + (overtimeCost ?? 0), 0)
  const like =
    before && before.routes.length > 0
      ? { name: planName(runs, before.id), summary: before.summary }
      : undefined
  return (
    <section aria-label={words('aboutPlan')} className="shrink-0 border-b border-line px-3 py-2 text-2">
      <p className="text-ink-2">{runSentence(plan.summary, company.units, like)}</p>
      {!plan.summary.onRoads && plan.summary.estimate && (
        <p className="pt-1 text-1 text-ink-3">
          {words('estimatedBy', { rule: estimateText(plan.summary.estimate, company.units) })}
        </p>
      )}
      {overtime > 0 && (
        <p className="pt-1 text-1 text-ink-3">
          {words('overtimeInCost', { amount: money(overtime, company.currency) })}
        </p>
      )}
      <p className="pt-1 text-1 text-ink-3">
        {co2OfPlan(plan.routes)}{' '}
        {co2PriceMinor > 0 &&
          emissionsWords('priceInCost', { amount: moneyWithCents(co2PriceMinor, company.currency) })}
      </p>
      {fairnessCost != null && (
        <p className="pt-1 text-1 text-ink-3">
          {fairnessCost < 0.5
            ? fairnessWords('freeInPlan')
            : fairnessWords('costInPlan', {
                amount: moneyWithCents(Math.round(fairnessCost), company.currency),
              })}
        </p>
      )}
      <OverlapNote overlap={overlapOfPlan(plan, data.orders)} compactness={compactness} />
      {risk && <RiskNote risk={risk} />}
      {safety && <SafetyNote safety={safety} />}
      {plan.summary.hasUnknownLimits && (
        <p role="status" className="pt-1 text-1 text-signal-ink">
          {words('noLimitsOnMap')}
        </p>
      )}
      {remark && (
        <p className="flex flex-wrap items-center gap-x-2 pt-1">
          {remark.text}
          {remark.action && (
            <Button
              size="s"
              needs="plans:write"
              onClick={() => actions.start(remark.action?.objective, remark.action?.seconds)}
            >
              {remark.action.label}
            </Button>
          )}
        </p>
      )}
    </section>
  )
}
