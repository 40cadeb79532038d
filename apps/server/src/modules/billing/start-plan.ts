// Lets the platform owner start a company's plan at once; billing begins with the first month.
import { invoiceLineOf } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Work } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { endOfPeriod, utcDay } from './amounts.ts'
import { issueInvoice, voidUnpaidStarts } from './invoices.ts'
import { lockSubscription } from './queries.ts'

type Parts = Pick<Platform, 'publicUrl' | 'clock'>

/**
 * Starts the subscription's plan now and invoices its first month, unless it is free. Throws not_found for a
 * running or cancelled plan.
 */
export async function startPlan(
  { publicUrl, clock }: Parts,
  work: Pick<Work, 'trx'>,
  tenantId: string,
): Promise<void> {
  const { trx } = work
  const now = new Date(clock.now())
  const subscription = await lockSubscription(trx, tenantId)
  const runs = subscription.status !== 'trial' && subscription.current_period_end !== null
  if (runs || subscription.status === 'cancelled') throw errors.not_found('The trial')
  await voidUnpaidStarts(trx, tenantId, now)
  const endsAt = endOfPeriod(now, subscription.period)
  await sql`update public.subscriptions set status = 'active', current_period_start = ${now}, current_period_end = ${endsAt},
      next_plan_id = null, next_period = null, next_currency = null where tenant_id = ${tenantId} and id = ${subscription.id}`.execute(
    trx,
  )
  if (subscription.amount === 0) return
  await issueInvoice(
    work,
    publicUrl,
    subscription,
    {
      kind: 'start',
      planId: subscription.plan_id,
      currency: subscription.currency,
      period: subscription.period,
      lines: [
        invoiceLineOf(
          'period',
          { plan: subscription.plan_name, start: utcDay(now), end: utcDay(endsAt) },
          subscription.amount,
        ),
      ],
      periodStart: now,
      periodEnd: endsAt,
    },
    now,
  )
}
