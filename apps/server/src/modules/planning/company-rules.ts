// A company's planning rules: members read them, administrators replace them as a whole.
import { readPlanningRules, type PlanningRules } from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import type { Member } from '../../platform/member.ts'

export async function readRules(trx: Trx, tenantId: string): Promise<PlanningRules> {
  const read = await sql<{ settings: unknown }>`
    select settings from public.tenants where id = ${tenantId}`.execute(trx)
  return readPlanningRules(onlyRow(read).settings)
}

export async function readTimeZone(trx: Trx, tenantId: string): Promise<string> {
  const read = await sql<{ timeZone: string }>`
    select time_zone as "timeZone" from public.tenants where id = ${tenantId}`.execute(trx)
  return onlyRow(read).timeZone
}

/** Keeps the company's other settings. */
export function saveRules(
  { asUser }: Pick<Scopes, 'asUser'>,
  { tenantId, claims }: Member,
  rules: PlanningRules,
): Promise<PlanningRules> {
  return asUser(claims, async ({ trx }) => {
    await sql`
      update public.tenants set settings = jsonb_set(settings, '{planning}', ${JSON.stringify(rules)}::jsonb)
      where id = ${tenantId}`.execute(trx)
    return readRules(trx, tenantId)
  })
}
