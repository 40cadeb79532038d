// A company's rules for its drivers: read by its members, changed as a whole by its administrators.
import { readDriverRules, type DriverRules } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Scopes } from '../../platform/db/scope.ts'
import type { Member } from '../../platform/member.ts'
import { readSettings } from './event-queries.ts'

export function readRules(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
): Promise<DriverRules> {
  return asService('rules of drivers', async ({ trx }) => readDriverRules(await readSettings(trx, tenantId)))
}

/** Other settings of the company stay as they are. */
export function saveRules(
  { asUser }: Pick<Scopes, 'asUser'>,
  { tenantId, claims }: Member,
  rules: DriverRules,
): Promise<DriverRules> {
  return asUser(claims, async ({ trx }) => {
    await sql`
      update public.tenants set settings = jsonb_set(settings, '{driver}', ${JSON.stringify(rules)}::jsonb)
      where id = ${tenantId}`.execute(trx)
    return readDriverRules(await readSettings(trx, tenantId))
  })
}
