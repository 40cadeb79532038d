// Changes of a subscription's period: a plan starts, changes, renews or ends.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { nextMonth } from './amounts.ts'
import type { PlanRow, SubscriptionRow } from './queries.ts'

/** Copies the plan's price and limits, so that later edits of the plan do not change what was bought. */
export async function activatePlan(
  trx: Trx,
  subscription: SubscriptionRow,
  plan: PlanRow,
  now: Date,
): Promise<void> {
  await sql`
    update public.subscriptions set status = 'active', plan_id = ${plan.id}, amount = ${plan.price_minor ?? subscription.amount},
      currency = ${plan.currency}, vehicle_limit = ${plan.vehicle_limit}, limits = ${JSON.stringify(plan.limits)}::jsonb,
      current_period_start = ${now}, current_period_end = ${nextMonth(now)}, next_plan_id = null, cancels_at_period_end = false,
      past_due_since = null, cancelled_at = null, cancel_reason = null
    where tenant_id = ${subscription.tenant_id} and id = ${subscription.id}`.execute(trx)
}

/** Continues the period under another plan. */
export async function changePlan(trx: Trx, subscription: SubscriptionRow, plan: PlanRow): Promise<void> {
  await sql`
    update public.subscriptions set plan_id = ${plan.id}, amount = ${plan.price_minor ?? subscription.amount},
      vehicle_limit = ${plan.vehicle_limit}, limits = ${JSON.stringify(plan.limits)}::jsonb, next_plan_id = null,
      cancels_at_period_end = false
    where tenant_id = ${subscription.tenant_id} and id = ${subscription.id}`.execute(trx)
}

/** Starts the next period at the end of the last one. */
export async function startNextPeriod(
  trx: Trx,
  subscription: SubscriptionRow,
  startsAt: Date,
): Promise<Date> {
  const endsAt = nextMonth(startsAt)
  await sql`update public.subscriptions set current_period_start = ${startsAt}, current_period_end = ${endsAt}
    where tenant_id = ${subscription.tenant_id} and id = ${subscription.id}`.execute(trx)
  return endsAt
}

export async function endSubscription(
  trx: Trx,
  { tenant_id, id }: SubscriptionRow,
  now: Date,
): Promise<void> {
  await sql`update public.subscriptions set status = 'cancelled', cancelled_at = ${now}, next_plan_id = null,
    cancels_at_period_end = false where tenant_id = ${tenant_id} and id = ${id}`.execute(trx)
}
