// Available plans with their features, each with the button that fits the company's state.
import type { SubscriptionPlanItem, SubscriptionResponse } from '@dropwise/contracts'
import { Check } from 'lucide-react'
import { count, money } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Tag } from '../../ui/tag.tsx'

/** The action of a plan's button; null for none. */
function actionOf(plan: SubscriptionPlanItem, now: SubscriptionResponse): string | null {
  const isRunning = now.status === 'active' || now.status === 'past_due'
  if (isRunning && plan.id === now.planId)
    return now.cancelsAtPeriodEnd || now.nextPlanId !== null ? `Keep ${plan.name}` : null
  if (!isRunning && plan.id === now.nextPlanId) return null
  if (!isRunning) return `Choose ${plan.name}`
  return (plan.priceMinor ?? 0) < now.amountMinor ? `Change to ${plan.name}` : `Upgrade to ${plan.name}`
}

const limitText = (limit: number, singular: string, many: string) =>
  limit === 0 ? `Unlimited ${many}` : `${count(limit)} ${limit === 1 ? singular : many}`

function Facts({ plan }: { plan: SubscriptionPlanItem }) {
  const facts = [
    limitText(plan.vehicleLimit, 'vehicle', 'vehicles'),
    `${limitText(plan.memberLimit, 'person', 'people')} in the portal`,
    ...(plan.hasApi ? ['API keys and webhooks'] : []),
    ...(plan.hasShops && plan.hasApi ? ['Shop connections'] : []),
    ...(plan.hasBranding ? ['Your logo and colour'] : []),
    ...(plan.hasOwnMails ? ['Emails in your own words'] : []),
    ...(plan.textLimit > 0 ? [`${count(plan.textLimit)} texts a month`] : []),
    ...(plan.storageLimit > 0 ? [`${count(plan.storageLimit)} MB of files`] : []),
    ...(plan.hasApi && plan.callLimit > 0 ? [`${count(plan.callLimit)} API calls a minute`] : []),
    ...(plan.orderLimit > 0
      ? [`${limitText(plan.orderLimit, 'order', 'orders')} a day`, 'Drivers are not counted']
      : ['Orders and drivers are not counted']),
  ]
  return (
    <ul className="flex-1 space-y-1.5 py-4">
      {facts.map((fact) => (
        <li key={fact} className="flex gap-2 text-2">
          <Check className="mt-0.5 size-3.5 shrink-0 text-ink-3" aria-hidden />
          {fact}
        </li>
      ))}
    </ul>
  )
}

function PlanColumn({
  plan,
  now,
  isMarked,
  isBusy,
  onChoose,
}: {
  plan: SubscriptionPlanItem
  now: SubscriptionResponse
  isMarked: boolean
  isBusy: boolean
  onChoose: () => void
}) {
  const isRunning = now.status === 'active' || now.status === 'past_due'
  const isCurrent = isRunning && plan.id === now.planId
  const action = actionOf(plan, now)
  return (
    <li
      className={cn(
        'flex flex-col border-line px-5 py-4 not-first:border-t md:not-first:border-t-0 md:not-first:border-l',
        (isCurrent || isMarked) && 'bg-sunk',
      )}
    >
      <h3 className="flex items-center gap-2 text-3">
        {plan.name}
        {isCurrent && <Tag tone="ok">your plan</Tag>}
        {plan.id === now.nextPlanId && <Tag tone="out">{isRunning ? 'next' : 'invoiced'}</Tag>}
      </h3>
      <p className="pt-1 text-4">
        {plan.priceMinor === null ? 'Custom' : money(plan.priceMinor, plan.currency)}
        {plan.priceMinor !== null && (
          <span className="text-2 font-text text-ink-2"> a {plan.period}, before tax</span>
        )}
      </p>
      <Facts plan={plan} />
      {plan.priceMinor === null && !isCurrent ? (
        <ButtonLink to="/contact?subject=sales">Contact Sales</ButtonLink>
      ) : (
        action !== null && (
          <Button
            variant={isMarked || (!isRunning && plan.isPopular) ? 'primary' : 'secondary'}
            disabled={isBusy || !now.isAdmin}
            needs="admin"
            onClick={onChoose}
          >
            {action}
          </Button>
        )
      )}
    </li>
  )
}

export function PlanChoices({
  now,
  markedId,
  isBusy,
  onChoose,
}: {
  now: SubscriptionResponse
  /** The plan chosen on the pricing page. */
  markedId: string | null
  isBusy: boolean
  onChoose: (plan: SubscriptionPlanItem) => void
}) {
  return (
    <ul aria-label="Plans" className="grid rounded border border-line-2 md:grid-cols-3">
      {now.plans.map((plan) => (
        <PlanColumn
          key={plan.id}
          plan={plan}
          now={now}
          isMarked={plan.id === markedId}
          isBusy={isBusy}
          onChoose={() => onChoose(plan)}
        />
      ))}
    </ul>
  )
}
