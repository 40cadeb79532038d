// The offer that a company chooses: a plan, by month or year, in one currency.
import type { BillingPeriod, ChoosePlanBody } from '@dropwise/contracts'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import { findPlan, type PlanRow, type SubscriptionRow } from './queries.ts'

export interface Offer {
  plan: PlanRow
  period: BillingPeriod
  currency: string
  priceMinor: number
}

function findPrice(plan: PlanRow, period: BillingPeriod, currency: string): number | undefined {
  if (period === 'month' && currency === plan.currency && plan.price_minor !== null) return plan.price_minor
  return plan.prices.find((each) => each.period === period && each.currency === currency)?.priceMinor
}

/** Throws price_missing, and plan_on_request for a plan without prices. */
function offerOf(plan: PlanRow, period: BillingPeriod, currency: string): Offer {
  const priceMinor = findPrice(plan, period, currency)
  if (priceMinor !== undefined) return { plan, period, currency, priceMinor }
  throw plan.price_minor === null && plan.prices.length === 0
    ? errors.plan_on_request(plan.name)
    : errors.price_missing(plan.name, period, currency)
}

export const isStart = ({ status }: SubscriptionRow): boolean => status === 'trial' || status === 'cancelled'

/** Uses the period and currency of the running subscription where the choice has none. */
export async function readChoice(
  trx: Trx,
  subscription: SubscriptionRow,
  { planId, period, currency }: Omit<ChoosePlanBody, 'couponCode'>,
): Promise<Offer> {
  const plan = await findPlan(trx, planId)
  const runs = !isStart(subscription)
  return offerOf(
    plan,
    period ?? (runs ? subscription.period : 'month'),
    currency ?? (runs ? subscription.currency : plan.currency),
  )
}

/**
 * The offer for the next period. Null keeps the present plan and amount: no change is scheduled, or its price
 * is no longer on sale.
 */
export async function readNext(trx: Trx, subscription: SubscriptionRow): Promise<Offer | null> {
  if (!subscription.next_plan_id) return null
  const plan = await findPlan(trx, subscription.next_plan_id)
  const period = subscription.next_period ?? subscription.period
  const currency = subscription.next_currency ?? subscription.currency
  const priceMinor = findPrice(plan, period, currency)
  return priceMinor === undefined ? null : { plan, period, currency, priceMinor }
}
