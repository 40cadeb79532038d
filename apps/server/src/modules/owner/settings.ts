// Platform settings that the owner changes at runtime: trials, limits of new companies, retention of the
// audit log, and the notice in every portal.
import { platformSettings, type PlatformSettings } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

/** app.open_account() reads it too. */
const TRIAL = 'trial_terms'
const NOTICE = 'notice'
/** app.limit_new_company() reads it. */
const NEW_COMPANY = 'new_company_limits'
/** app.prune_audit() reads it. */
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
