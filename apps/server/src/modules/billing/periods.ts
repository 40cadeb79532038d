// Changes of a subscription's period: a plan starts, changes, renews or ends.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { endOfPeriod } from './amounts.ts'
import type { Offer } from './offers.ts'
import type { SubscriptionRow } from './queries.ts'

/** Clears the planned change: the current plan renews. */
const NOTHING_NEXT = sql`next_plan_id = null, next_period = null, next_currency = null`

/** The plan's price and limits, copied so that later edits of the plan do not change what was bought. */
const bought = ({ plan, period, currency, priceMinor }: Offer) =>
  sql`plan_id = ${plan.id}, amount = ${priceMinor}, period = ${period}, currency = ${currency},
    vehicle_limit = ${plan.vehicle_limit}, limits = ${JSON.stringify(plan.limits)}::jsonb, ${NOTHING_NEXT},
    cancels_at_period_end = false`

/** Starts the plan with a new period. */
export async function activatePlan(
  trx: Trx,
  subscription: SubscriptionRow,
  offer: Offer,
  now: Date,
): Promise<void> {
  await sql`
    update public.subscriptions set status = 'active', ${bought(offer)}, current_period_start = ${now},
      current_period_end = ${endOfPeriod(now, offer.period)}, past_due_since = null, cancelled_at = null, cancel_reason = null
    where tenant_id = ${subscription.tenant_id} and id = ${subscription.id}`.execute(trx)
}

/** Continues the period under another plan. */
export async function changePlan(trx: Trx, subscription: SubscriptionRow, offer: Offer): Promise<void> {
  await sql`update public.subscriptions set ${bought(offer)}
    where tenant_id = ${subscription.tenant_id} and id = ${subscription.id}`.execute(trx)
}

/** The offer follows the present period, or waits for the payment of its first invoice. */
export async function planNext(
  trx: Trx,
  { tenant_id, id }: SubscriptionRow,
  { plan, period, currency }: Offer,
): Promise<void> {
  await sql`update public.subscriptions set next_plan_id = ${plan.id}, next_period = ${period}, next_currency = ${currency},
    cancels_at_period_end = false where tenant_id = ${tenant_id} and id = ${id}`.execute(trx)
}

/** Starts the next period at the end of the last one. */
export async function startNextPeriod(
  trx: Trx,
  subscription: SubscriptionRow,
  startsAt: Date,
): Promise<Date> {
  const endsAt = endOfPeriod(startsAt, subscription.period)
  await sql`update public.subscriptions set current_period_start = ${startsAt}, current_period_end = ${endsAt}
    where tenant_id = ${subscription.tenant_id} and id = ${subscription.id}`.execute(trx)
  return endsAt
}

export async function endSubscription(
  trx: Trx,
  { tenant_id, id }: SubscriptionRow,
  now: Date,
): Promise<void> {
  await sql`update public.subscriptions set status = 'cancelled', cancelled_at = ${now}, ${NOTHING_NEXT},
    cancels_at_period_end = false where tenant_id = ${tenant_id} and id = ${id}`.execute(trx)
}

/** Removes a scheduled change of plan, or a cancellation. */
export async function keepPresent(trx: Trx, { tenant_id, id }: SubscriptionRow): Promise<void> {
  await sql`update public.subscriptions set ${NOTHING_NEXT}, cancels_at_period_end = false, cancel_reason = null
    where tenant_id = ${tenant_id} and id = ${id}`.execute(trx)
}
