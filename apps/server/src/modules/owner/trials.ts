// Trials by the owner's hand: longer, or turned into a plan that runs.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'

/** Counts from the end that was set, or from now where it has passed. Throws not_found. */
export async function extendTrial(trx: Trx, tenantId: string, days: number): Promise<void> {
  const { rows } = await sql`
    update public.subscriptions set trial_ends_at = greatest(trial_ends_at, now()) + make_interval(days => ${days})
    where tenant_id = ${tenantId} and status = 'trial' returning id`.execute(trx)
  if (rows.length === 0) throw errors.not_found('The trial')
}

/** The trial's plan runs from now on, a month at a time; the first renewal is invoiced. Throws not_found. */
export async function convertTrial(trx: Trx, tenantId: string): Promise<void> {
  const { rows } = await sql`
    update public.subscriptions set status = 'active', current_period_start = now(),
      current_period_end = now() + interval '1 month', next_plan_id = null
    where tenant_id = ${tenantId} and status = 'trial' returning id`.execute(trx)
  if (rows.length === 0) throw errors.not_found('The trial')
  await sql`update public.invoices set status = 'void', voided_at = now()
    where tenant_id = ${tenantId} and status = 'open' and kind = 'start'`.execute(trx)
}
