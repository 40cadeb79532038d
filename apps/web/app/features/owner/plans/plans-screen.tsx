// `/owner/plans`: plans for sale with versions. Companies keep what they bought.
import type { OwnerPlan } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { count, dayOf, money } from '../../../lib/format.ts'
import { useUrlState } from '../../../lib/url-state.ts'
import { Button } from '../../../ui/button.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { plansQuery } from '../tenants/api.ts'
import { PlanForm } from './plan-form.tsx'
import { SWITCHES } from './switches.ts'

const limitText = (limit: number) => (limit === 0 ? 'unlimited' : count(limit))
const priceText = (minor: number | null, currency: string) =>
  minor === null ? 'on request' : `${money(minor, currency)} a month`

/** Features that the plan lacks, as text. */
const offIn = (plan: OwnerPlan): string[] =>
  SWITCHES.filter(([name]) => !plan[name]).map(([, label]) => label)

function PlanCard({ plan, onEdit }: { plan: OwnerPlan; onEdit: () => void }) {
  return (
    <li className="flex flex-col border-line px-5 py-5 not-first:border-t lg:not-first:border-t-0 lg:not-first:border-l">
      <h3 className="flex items-center gap-2 text-4">
        {plan.name}
        {plan.isPopular && <Tag tone="outline">most popular</Tag>}
        {!plan.isActive && <Tag tone="signal">not on sale</Tag>}
      </h3>
      <p className="pt-1 text-3">{priceText(plan.priceMinor, plan.currency)}</p>
      <div className="py-4">
        <KeyValues
          labelWidth={128}
          rows={[
            [
              'Other prices',
              plan.prices
                .map((price) => `${money(price.priceMinor, price.currency)} a ${price.period}`)
                .join(', '),
            ],
            ['Vehicles', limitText(plan.vehicleLimit)],
            ['People', limitText(plan.memberLimit)],
            ['Texts a month', limitText(plan.textLimit)],
            ['Orders a day', limitText(plan.orderLimit)],
            ['Storage, MB', limitText(plan.storageLimit)],
            ['API calls a minute', limitText(plan.callLimit)],
            ['Plans in the queue', limitText(plan.waitingPlanLimit)],
            ['Switched off', offIn(plan).join(', ') || 'nothing'],
            ['Subscriptions', count(plan.subscriptions)],
            ['MRR', money(plan.mrrMinor, plan.currency)],
            ['Version', `${plan.version}, ${dayOf(plan.updatedAt)}`],
          ]}
        />
      </div>
      <ul className="flex-1 list-disc space-y-1 pl-4 text-2 text-ink-2">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {plan.versions.length > 0 && (
        <details className="pt-4 text-2">
          <summary className="cursor-pointer text-link">Earlier versions, {plan.versions.length}</summary>
          <ul className="pt-1.5">
            {plan.versions.map((version) => (
              <li key={version.version} className="border-b border-line py-1">
                {version.version}: {version.name}, {priceText(version.priceMinor, plan.currency)},{' '}
                {limitText(version.vehicleLimit)} vehicles, until {dayOf(version.at)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="pt-4">
        <Button onClick={onEdit} aria-label={`Edit ${plan.name}`}>
          Edit
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
        <div className="flex items-center justify-between gap-4 pb-4">
          <div>
            <h2 className="text-4">Plans</h2>
            <p className="text-2 text-ink-2">
              The pricing page shows those on sale. A change creates a new version; existing subscriptions
              stay as bought.
            </p>
          </div>
          <Button variant="primary" icon={<Plus />} onClick={() => setEditing('new')}>
            New plan
          </Button>
        </div>
        <Loaded query={plans} what="plans">
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                className="mx-0"
                title="No plan yet"
                action={
                  <Button variant="primary" onClick={() => setEditing('new')}>
                    New plan
                  </Button>
                }
              >
                Companies choose among the plans that are listed here. Without one, the pricing page sends
                them to you.
              </EmptyState>
            ) : (
              <ul aria-label="Plans" className="grid rounded border border-line-2 lg:grid-cols-3">
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
