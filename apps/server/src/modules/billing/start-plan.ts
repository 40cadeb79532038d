// A plan that the platform's owner starts for a company: at once, billed from its first month on.
import { sql } from 'kysely'
import type { Work } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import { longDay } from '../../platform/long-day.ts'
import type { Platform } from '../../platform/platform.ts'
import { nextMonth } from './amounts.ts'
import { issueInvoice, settleInvoice, voidUnpaidStarts } from './invoices.ts'
import { writeBillingAddress } from '../../platform/billing.ts'
import { lockSubscription } from './queries.ts'

/** To whom invoices of the demo are written. */
const DEMO_ADDRESS = '1 Demo Street, Ashmouth'

type Parts = Pick<Platform, 'publicUrl' | 'clock'>

/**
 * The plan of the subscription runs from now on for what was agreed, and its first month is invoiced; one that costs nothing is
 * not. Throws not_found for a company whose plan runs already.
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
  const endsAt = nextMonth(now)
  await sql`update public.subscriptions set status = 'active', current_period_start = ${now}, current_period_end = ${endsAt},
      next_plan_id = null where tenant_id = ${tenantId} and id = ${subscription.id}`.execute(trx)
  if (subscription.amount === 0) return
  await issueInvoice(
    work,
    publicUrl,
    subscription,
    {
      kind: 'start',
      planId: subscription.plan_id,
      lines: [
        {
          description: `${subscription.plan_name}, ${longDay(now)} to ${longDay(endsAt)}`,
          amountMinor: subscription.amount,
        },
      ],
      periodStart: now,
      periodEnd: endsAt,
    },
    now,
  )
}

/** What companies of the demo owe is paid by card on the day it is asked for, since nobody is there to pay. */
export async function keepDemoPaid(
  { asService, publicUrl, clock }: Parts & Pick<Platform, 'asService'>,
  slugs: readonly string[],
): Promise<void> {
  await asService('bills of the demo', async (work) => {
    const { rows: unstarted } = await sql<{ id: string }>`
      select t.id from public.tenants t join public.subscriptions s on s.tenant_id = t.id
      where t.slug = any(${slugs}) and s.status = 'active' and s.current_period_end is null and app.is_billing_on()`.execute(
      work.trx,
    )
    for (const { id } of unstarted) {
      await writeBillingAddress(work.trx, id, DEMO_ADDRESS)
      await startPlan({ publicUrl, clock }, work, id)
    }
    const { rows: open } = await sql<{ id: string }>`
      select i.id from public.invoices i join public.tenants t on t.id = i.tenant_id
      where t.slug = any(${slugs}) and i.status = 'open' order by i.id`.execute(work.trx)
    for (const { id } of open)
      await settleInvoice(work, publicUrl, id, { method: 'card' }, new Date(clock.now()))
  })
}
