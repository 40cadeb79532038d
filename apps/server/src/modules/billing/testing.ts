// Moves a company's clock for tests: dates are the database's, so what lies ahead is brought nearer.
import type { TestApi } from '../testing.ts'
import { advanceBilling } from './clock.ts'

/** What was to happen in so many days is due by now, and has happened when this ends. */
export async function passDays({ platform }: TestApi, tenantId: string, days: number): Promise<void> {
  const { database } = platform
  const move = `make_interval(days => ${days})`
  await database.asOwner(
    `update public.subscriptions set trial_ends_at = trial_ends_at - ${move}, past_due_since = past_due_since - ${move},
       current_period_start = current_period_start - ${move}, current_period_end = current_period_end - ${move} where tenant_id = $1`,
    [tenantId],
  )
  await database.asOwner(`update public.invoices set due_at = due_at - ${move} where tenant_id = $1`, [
    tenantId,
  ])
  await database.asOwner(`update public.tenants set delete_after = delete_after - ${move} where id = $1`, [
    tenantId,
  ])
  await advanceBilling(platform)
}
