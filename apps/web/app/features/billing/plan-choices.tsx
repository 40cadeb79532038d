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
import { billingWords as words } from '../../lib/words/billing.ts'

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
    return now.cancelsAtPeriodEnd || now.nextPlanId !== null ? words('keepPlan', { plan: plan.name }) : null
  if (!isRunning && plan.id === now.nextPlanId && isSamePrice(now, price)) return null
  if (!isRunning) return words('choosePlan', { plan: plan.name })
  if (!isSame) return words(price.period === 'year' ? 'changeYearly' : 'changeMonthly', { plan: plan.name })
  return minor < now.amountMinor
    ? words('changePlan', { plan: plan.name })
    : words('upgradePlan', { plan: plan.name })
}

const isSamePrice = (now: SubscriptionResponse, { period, currency }: Price) =>
  (now.nextPeriod ?? 'month') === period && (now.nextCurrency ?? currency) === currency

function Facts({ plan }: { plan: SubscriptionPlanItem }) {
  const facts = [
    words('vehicleLimit', { count: plan.vehicleLimit }),
    words('memberLimit', { count: plan.memberLimit }),
    ...(plan.hasApi ? [words('hasApi')] : []),
    ...(plan.hasShops && plan.hasApi ? [words('hasShops')] : []),
    ...(plan.hasBranding ? [words('hasBranding')] : []),
    ...(plan.hasOwnMails ? [words('hasOwnMails')] : []),
    ...(plan.textLimit > 0 ? [words('textLimit', { count: plan.textLimit })] : []),
    ...(plan.storageLimit > 0 ? [words('storageLimit', { size: count(plan.storageLimit) })] : []),
    ...(plan.hasApi && plan.callLimit > 0 ? [words('callLimit', { count: plan.callLimit })] : []),
    ...(plan.orderLimit > 0
      ? [words('orderLimit', { count: plan.orderLimit }), words('driversFree')]
      : [words('ordersFree')]),
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
        'flex flex-col border-line px-5 py-4 not-first:border-t md:not-first:border-t-0 md:not-first:border-s',
        (isCurrent || isMarked) && 'bg-sunk',
      )}
    >
      <h3 className="flex items-center gap-2 text-3">
        {plan.name}
        {isCurrent && <Tag tone="ok">{words('yourPlan')}</Tag>}
        {plan.id === now.nextPlanId && <Tag tone="out">{words(isRunning ? 'nextPlan' : 'invoicedPlan')}</Tag>}
      </h3>
      <p className="pt-1 text-4">
        {minor === undefined
          ? isOnRequest(plan)
            ? words('priceCustom')
            : words('notSold')
          : money(minor, price.currency)}
        {minor !== undefined && (
          <span className="text-2 font-text text-ink-2">
            {' '}
            {words(price.period === 'year' ? 'yearBeforeTax' : 'monthBeforeTax')}
          </span>
        )}
      </p>
      <Facts plan={plan} />
      {isOnRequest(plan) && !isCurrent ? (
        <ButtonLink to="/contact?subject=sales">{words('contactSales')}</ButtonLink>
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
          label={words('paidBy')}
          value={price.period}
          onChange={onPeriod}
          items={BILLING_PERIODS.map((value) => ({
            value,
            label: value === 'year' ? words('yearly') : words('monthly'),
          }))}
        />
      )}
      {currencies.length > 1 && (
        <Segments
          label={words('currency')}
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
      <ul aria-label={words('plans')} className="grid rounded border border-line-2 md:grid-cols-3">
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
