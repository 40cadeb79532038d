// Settings of the platform that the owner changes while it runs: how trials run, what new companies get, how long the audit log is kept, and the notice
// over every portal.
import { platformSettings, type PlatformSettings } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

/** Read by app.open_account() too. */
const TRIAL = 'trial_terms'
const NOTICE = 'notice'
/** Read by app.limit_new_company(). */
const NEW_COMPANY = 'new_company_limits'
/** Read by app.prune_audit(). */
const AUDIT_MONTHS = 'audit_months'

export async function readSettings(trx: Trx): Promise<PlatformSettings> {
  const { rows } = await sql<{ key: string; value: unknown }>`
    select key, value from app.settings where key in (${TRIAL}, ${NOTICE}, ${AUDIT_MONTHS}, ${NEW_COMPANY})`.execute(
    trx,
  )
  const trial = (rows.find(({ key }) => key === TRIAL)?.value ?? {}) as Record<string, unknown>
  const notice = rows.find(({ key }) => key === NOTICE)?.value
  const stored = platformSettings.safeParse({
    trialDays: trial.days,
    trialPlanId: trial.planId,
    isSignUpOpen: trial.isOpen,
    newCompany: rows.find(({ key }) => key === NEW_COMPANY)?.value,
    notice: typeof notice === 'string' ? notice : undefined,
    auditMonths: rows.find(({ key }) => key === AUDIT_MONTHS)?.value,
  })
  return stored.success ? stored.data : platformSettings.parse({})
}

export async function writeSettings(
  trx: Trx,
  { trialDays, trialPlanId, isSignUpOpen, newCompany, notice, auditMonths }: PlatformSettings,
): Promise<void> {
  const trial = JSON.stringify({ days: trialDays, planId: trialPlanId, isOpen: isSignUpOpen })
  await sql`insert into app.settings (key, value) values (${TRIAL}, ${trial}::jsonb), (${NOTICE}, to_jsonb(${notice}::text)),
      (${AUDIT_MONTHS}, to_jsonb(${auditMonths}::int)), (${NEW_COMPANY}, ${JSON.stringify(newCompany)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(trx)
}
