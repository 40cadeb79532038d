// `/owner/plans`: plans for sale with versions. Companies keep what they bought.
import type { OwnerPlan, PlanPrice } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { count, dayOf, listText, money } from '../../../lib/format.ts'
import { useUrlState } from '../../../lib/url-state.ts'
import { commonWords } from '../../../lib/words/common.ts'
import { ownerFrameWords as frameWords } from '../../../lib/words/owner-frame.ts'
import { ownerPlansWords as words } from '../../../lib/words/owner-plans.ts'
import { AsWritten } from '../../../ui/as-written.tsx'
import { Button } from '../../../ui/button.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { plansQuery } from '../tenants/api.ts'
import { PlanForm } from './plan-form.tsx'
import { SWITCHES, switchLabel } from './switches.ts'

const limitText = (limit: number) => (limit === 0 ? words('unlimited') : count(limit))
const priceText = (minor: number | null, currency: string) =>
  minor === null ? words('priceOnRequest') : words('perMonth', { price: money(minor, currency) })
const otherPriceText = ({ period, currency, priceMinor }: PlanPrice): string => {
  const price = money(priceMinor, currency)
  return period === 'year' ? words('perYear', { price }) : words('perMonth', { price })
}

/** Features that the plan lacks, as text. */
const offIn = (plan: OwnerPlan): string[] => SWITCHES.filter((name) => !plan[name]).map(switchLabel)

function PlanCard({ plan, onEdit }: { plan: OwnerPlan; onEdit: () => void }) {
  return (
    <li className="flex flex-col border-line px-5 py-5 not-first:border-t lg:not-first:border-t-0 lg:not-first:border-s">
      <h3 className="flex items-center gap-2 text-4">
        {plan.name}
        {plan.isPopular && <Tag tone="outline">{words('tagPopular')}</Tag>}
        {!plan.isActive && <Tag tone="signal">{words('tagNotSold')}</Tag>}
      </h3>
      <p className="pt-1 text-3">{priceText(plan.priceMinor, plan.currency)}</p>
      <div className="py-4">
        <KeyValues
          labelWidth={128}
          rows={[
            [words('otherPrices'), listText(plan.prices.map(otherPriceText))],
            [words('vehicles'), limitText(plan.vehicleLimit)],
            [words('people'), limitText(plan.memberLimit)],
            [words('textsMonth'), limitText(plan.textLimit)],
            [words('ordersDay'), limitText(plan.orderLimit)],
            [words('storage'), limitText(plan.storageLimit)],
            [words('callsMinute'), limitText(plan.callLimit)],
            [words('plansQueue'), limitText(plan.waitingPlanLimit)],
            [words('switchedOff'), listText(offIn(plan)) || words('nothing')],
            [frameWords('subscriptions'), count(plan.subscriptions)],
            [words('mrr'), money(plan.mrrMinor, plan.currency)],
            [words('version'), listText([String(plan.version), dayOf(plan.updatedAt)])],
          ]}
        />
      </div>
      <ul className="flex-1 list-disc space-y-1 ps-4 text-2 text-ink-2">
        {plan.features.map((feature) => (
          <li key={feature}>
            <AsWritten>{feature}</AsWritten>
          </li>
        ))}
      </ul>
      {plan.versions.length > 0 && (
        <details className="pt-4 text-2">
          <summary className="cursor-pointer text-link">
            {words('earlierVersions', { count: count(plan.versions.length) })}
          </summary>
          <ul className="pt-1.5">
            {plan.versions.map((version) => (
              <li key={version.version} className="border-b border-line py-1">
                {words('versionLine', {
                  version: version.version,
                  details: listText([
                    version.name,
                    priceText(version.priceMinor, plan.currency),
                    words('versionVehicles', { count: version.vehicleLimit }),
                    commonWords('until', { time: dayOf(version.at) }),
                  ]),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="pt-4">
        <Button onClick={onEdit} aria-label={words('editPlan', { plan: plan.name })}>
          {words('edit')}
        </Button>
      </div>
    </li>
  )
}

export function PlansScreen() {
  const plans = useQuery(plansQuery())
  const [editing, setEditing] = useUrlState('plan')
  const item = plans.data?.items.find(({ id }) => id === editing)
  return (
    <div className="flex min-h-0 flex-1">
      <div className="min-w-0 flex-1 overflow-y-auto px-4 py-5 md:px-7">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 pb-4">
          <div>
            <h2 className="text-4">{frameWords('plans')}</h2>
            <p className="text-2 text-ink-2">{words('plansMore')}</p>
          </div>
          <Button variant="primary" icon={<Plus />} onClick={() => setEditing('new')}>
            {words('newPlan')}
          </Button>
        </div>
        <Loaded query={plans} what={words('thePlans')}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                className="mx-0"
                title={words('noPlan')}
                action={
                  <Button variant="primary" onClick={() => setEditing('new')}>
                    {words('newPlan')}
                  </Button>
                }
              >
                {words('noPlanMore')}
              </EmptyState>
            ) : (
              <ul
                aria-label={frameWords('plans')}
                className="grid rounded border border-line-2 lg:grid-cols-3"
              >
                {items.map((plan) => (
                  <PlanCard key={plan.id} plan={plan} onEdit={() => setEditing(plan.id)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {(editing === 'new' || item) && <PlanForm key={editing} plan={item} onClose={() => setEditing(null)} />}
    </div>
  )
}
