// Trials by the owner's hand: longer, or at an end.
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

/** What a trial's end brings happens at the next sweep of billing. Throws not_found. */
export async function endTrial(trx: Trx, tenantId: string): Promise<void> {
  const { rows } = await sql`
    update public.subscriptions set trial_ends_at = now()
    where tenant_id = ${tenantId} and status = 'trial' and trial_ends_at > now() returning id`.execute(trx)
  if (rows.length === 0) throw errors.not_found('The running trial')
}
