// Extends or ends trials for the owner.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'

/** Extends from the present end, or from now if that has passed. Throws not_found. */
export async function extendTrial(trx: Trx, tenantId: string, days: number): Promise<void> {
  const { rows } = await sql`
    update public.subscriptions set trial_ends_at = greatest(trial_ends_at, now()) + make_interval(days => ${days})
    where tenant_id = ${tenantId} and status = 'trial' returning id`.execute(trx)
  if (rows.length === 0) throw errors.not_found('The trial')
}

/** Billing's next sweep applies the trial's end. Throws not_found. */
export async function endTrial(trx: Trx, tenantId: string): Promise<void> {
  const { rows } = await sql`
    update public.subscriptions set trial_ends_at = now()
    where tenant_id = ${tenantId} and status = 'trial' and trial_ends_at > now() returning id`.execute(trx)
  if (rows.length === 0) throw errors.not_found('The running trial')
}
