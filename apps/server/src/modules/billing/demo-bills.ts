// Pays the invoices of demo companies, today's and those of past months.
import { sql } from 'kysely'
import type { Work } from '../../platform/db/scope.ts'
import { writeBillingAddress } from '../../platform/billing.ts'
import type { Platform } from '../../platform/platform.ts'
import { advanceBilling } from './clock.ts'
import { settleInvoice } from './invoices.ts'
import { startPlan } from './start-plan.ts'

/** Address on the demo's invoices. */
const DEMO_ADDRESS = '1 Demo Street, Ashmouth'

type Parts = Pick<Platform, 'publicUrl' | 'clock'>

/** Pays the open invoices that a condition on `t` selects. */
async function payOpen(
  work: Work,
  publicUrl: string,
  condition: ReturnType<typeof sql>,
  at: Date,
): Promise<void> {
  const { rows: open } = await sql<{ id: string }>`
    select i.id from public.invoices i join public.tenants t on t.id = i.tenant_id
    where ${condition} and i.status = 'open' order by i.id`.execute(work.trx)
  for (const { id } of open) await settleInvoice(work, publicUrl, id, { method: 'card' }, at)
}

/** Billing commands for a demo company at a moment in the past. */
export function demoBilling(platform: Pick<Platform, 'asService' | 'log' | 'clock' | 'publicUrl'>) {
  const { asService, publicUrl } = platform
  const clockAt = (at: Date) => ({ ...platform.clock, now: () => at.getTime() })
  return {
    start: (tenantId: string, address: string, at: Date) =>
      asService('demo: start a plan', async (work) => {
        await writeBillingAddress(work.trx, tenantId, address)
        await startPlan({ publicUrl, clock: clockAt(at) }, work, tenantId)
      }),
    advance: (at: Date) => advanceBilling({ ...platform, clock: clockAt(at) }),
    pay: (tenantId: string, at: Date) =>
      asService('demo: pay', (work) => payOpen(work, publicUrl, sql`t.id = ${tenantId}`, at)),
  }
}

/** Pays invoices of demo companies by card on the day of issue. */
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
    await payOpen(work, publicUrl, sql`t.slug = any(${slugs})`, new Date(clock.now()))
  })
}
