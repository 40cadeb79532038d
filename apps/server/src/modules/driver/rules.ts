// A company's rules for its drivers: members read them, administrators replace them as a whole.
import { readDriverRules, type DriverRules } from '@dropwise/contracts'
import { sql } from 'kysely'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSettings } from './event-queries.ts'

type ToldRules = DriverRules & { hasCallProvider: boolean }

export function readRules(
  { asService, calls }: Pick<Platform, 'asService' | 'calls'>,
  { tenantId }: Member,
): Promise<ToldRules> {
  return asService('rules of drivers', async ({ trx }) => ({
    ...readDriverRules(await readSettings(trx, tenantId)),
    hasCallProvider: hasNumber(calls),
  }))
}

/** A provider needs a number of its own to show to both sides. */
const hasNumber = (calls: Platform['calls']): boolean => typeof calls?.number === 'string'

/** Keeps the company's other settings. Throws validation_failed for a missing provider. */
export function saveRules(
  { asUser, calls }: Pick<Platform, 'asUser' | 'calls'>,
  { tenantId, claims }: Member,
  rules: DriverRules,
): Promise<ToldRules> {
  if (rules.recipientCalls === 'provider' && !hasNumber(calls))
    throw errors.validation_failed([
      { field: 'recipientCalls', message: 'This installation has no phone provider that joins calls' },
    ])
  return asUser(claims, async ({ trx }) => {
    await sql`
      update public.tenants set settings = jsonb_set(settings, '{driver}', ${JSON.stringify(rules)}::jsonb)
      where id = ${tenantId}`.execute(trx)
    return { ...readDriverRules(await readSettings(trx, tenantId)), hasCallProvider: hasNumber(calls) }
  })
}
