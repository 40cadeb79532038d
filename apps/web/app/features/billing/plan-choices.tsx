// Available plans with their features, each with the button that fits the company's state.
import {
  BILLING_PERIODS,
  type BillingPeriod,
  type SubscriptionPlanItem,
  type SubscriptionResponse,
} from '@dropwise/contracts'
import { Check } from 'lucide-react'
import { count, money } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Segments } from '../../ui/segments.tsx'
import { Tag } from '../../ui/tag.tsx'

interface Price {
  period: BillingPeriod
  currency: string
}

/** Undefined: the plan is not sold so. */
function priceOf(plan: SubscriptionPlanItem, { period, currency }: Price): number | undefined {
  if (period === 'month' && currency === plan.currency && plan.priceMinor !== null) return plan.priceMinor
  return plan.prices.find((each) => each.period === period && each.currency === currency)?.priceMinor
}

const isOnRequest = (plan: SubscriptionPlanItem) => plan.priceMinor === null && plan.prices.length === 0

/** The action of a plan's button; null for none. */
function actionOf(plan: SubscriptionPlanItem, now: SubscriptionResponse, price: Price): string | null {
  const minor = priceOf(plan, price)
  if (minor === undefined) return null
  const isRunning = now.status === 'active' || now.status === 'past_due'
  const isSame = price.period === now.period && price.currency === now.currency
  if (isRunning && plan.id === now.planId && isSame)
    return now.cancelsAtPeriodEnd || now.nextPlanId !== null ? `Keep ${plan.name}` : null
  if (!isRunning && plan.id === now.nextPlanId && isSamePrice(now, price)) return null
  if (!isRunning) return `Choose ${plan.name}`
  if (!isSame) return `Change to ${plan.name} by the ${price.period}`
  return minor < now.amountMinor ? `Change to ${plan.name}` : `Upgrade to ${plan.name}`
}

const isSamePrice = (now: SubscriptionResponse, { period, currency }: Price) =>
  (now.nextPeriod ?? 'month') === period && (now.nextCurrency ?? currency) === currency

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
  price,
  isMarked,
  isBusy,
  onChoose,
}: {
  plan: SubscriptionPlanItem
  now: SubscriptionResponse
  price: Price
  isMarked: boolean
  isBusy: boolean
  onChoose: () => void
}) {
  const isRunning = now.status === 'active' || now.status === 'past_due'
  const isCurrent = isRunning && plan.id === now.planId
  const action = actionOf(plan, now, price)
  const minor = priceOf(plan, price)
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
        {minor === undefined ? (isOnRequest(plan) ? 'Custom' : 'Not sold so') : money(minor, price.currency)}
        {minor !== undefined && (
          <span className="text-2 font-text text-ink-2"> a {price.period}, before tax</span>
        )}
      </p>
      <Facts plan={plan} />
      {isOnRequest(plan) && !isCurrent ? (
        <ButtonLink to="/contact?subject=sales">Contact Sales</ButtonLink>
      ) : (
        action !== null && (
          <Button
            variant={isMarked || (!isRunning && plan.isPopular) ? 'primary' : 'secondary'}
            disabled={isBusy || !now.isAdmin}
            needs="billing:manage"
            onClick={onChoose}
          >
            {action}
          </Button>
        )
      )}
    </li>
  )
}

/** Empty when there is one price only. */
function PriceBar({
  plans,
  price,
  onPeriod,
  onCurrency,
}: {
  plans: readonly SubscriptionPlanItem[]
  price: Price
  onPeriod: (period: BillingPeriod) => void
  onCurrency: (currency: string) => void
}) {
  const hasYears = plans.some(({ prices }) => prices.some(({ period }) => period === 'year'))
  const currencies = [
    ...new Set(plans.flatMap((plan) => [plan.currency, ...plan.prices.map(({ currency }) => currency)])),
  ]
  if (!hasYears && currencies.length < 2) return null
  return (
    <div className="flex flex-wrap gap-2 pb-3">
      {hasYears && (
        <Segments
          label="Paid by the"
          value={price.period}
          onChange={onPeriod}
          items={BILLING_PERIODS.map((value) => ({ value, label: value === 'year' ? 'Yearly' : 'Monthly' }))}
        />
      )}
      {currencies.length > 1 && (
        <Segments
          label="Currency"
          value={price.currency}
          onChange={onCurrency}
          items={currencies.map((value) => ({ value, label: value }))}
        />
      )}
    </div>
  )
}

export function PlanChoices({
  now,
  price,
  onPeriod,
  onCurrency,
  markedId,
  isBusy,
  onChoose,
}: {
  now: SubscriptionResponse
  price: Price
  onPeriod: (period: BillingPeriod) => void
  onCurrency: (currency: string) => void
  /** The plan chosen on the pricing page. */
  markedId: string | null
  isBusy: boolean
  onChoose: (plan: SubscriptionPlanItem) => void
}) {
  return (
    <>
      <PriceBar plans={now.plans} price={price} onPeriod={onPeriod} onCurrency={onCurrency} />
      <ul aria-label="Plans" className="grid rounded border border-line-2 md:grid-cols-3">
        {now.plans.map((plan) => (
          <PlanColumn
            key={plan.id}
            plan={plan}
            now={now}
            price={price}
            isMarked={plan.id === markedId}
            isBusy={isBusy}
            onChoose={() => onChoose(plan)}
          />
        ))}
      </ul>
    </>
  )
}
