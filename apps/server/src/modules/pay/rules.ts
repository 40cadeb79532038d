// Pay rules: listed, added, and removed before they begin. The database keeps the pay of past days (app.check_pay_rule).
import { dayOf, PAY_LIMITS, type newPayRuleBody, type PayRule, type PayRuleItem } from '@dropwise/contracts'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'

const RULE = sql`r.id, r.name, to_char(r.starts_on, 'YYYY-MM-DD') as "startsOn", r.driver_ids as "driverIds",
  jsonb_build_object('perShiftMinor', r.per_shift_minor, 'perHourMinor', r.per_hour_minor, 'perStopMinor', r.per_stop_minor,
    'perKmMinor', r.per_km_minor, 'perMileMinor', r.per_mile_minor, 'perFailedMinor', r.per_failed_minor, 'onTimeMinor', r.on_time_minor,
    'onTimePercent', r.on_time_percent, 'dayMinimumMinor', r.day_minimum_minor) as rates`

export async function readRules(trx: Trx, tenantId: string): Promise<PayRule[]> {
  const { rows } = await sql<PayRule>`
    select ${RULE} from public.pay_rules r where r.tenant_id = ${tenantId}
    order by r.starts_on desc, r.id desc`.execute(trx)
  return rows
}

export async function listRules(
  { asUser, clock }: Pick<Scopes, 'asUser'> & { clock: Clock },
  { tenantId, claims }: Member,
): Promise<PayRuleItem[]> {
  return asUser(claims, async ({ trx }) => {
    const rules = await readRules(trx, tenantId)
    const { timeZone } = onlyRow(
      await sql<{ timeZone: string }>`
        select time_zone as "timeZone" from public.tenants where id = ${tenantId}`.execute(trx),
    )
    const { rows: drivers } = await sql<{ id: string; name: string }>`
      select id, name from public.drivers where tenant_id = ${tenantId} order by name, id`.execute(trx)
    const today = dayOf(new Date(clock.now()), timeZone)
    return rules.map(({ driverIds, ...rule }) => ({
      ...rule,
      drivers: drivers.filter(({ id }) => driverIds.includes(id)),
      isRemovable: rule.startsOn > today,
    }))
  })
}

/**
 * Throws not_found for a driver of another company, pay_rule_twice, pay_rule_in_past, validation_failed for one rule too
 * many.
 */
export async function addRule(
  deps: Scopes & { clock: Clock },
  member: Member,
  { name, startsOn, driverIds, rates }: z.output<typeof newPayRuleBody>,
  newId: string | null,
): Promise<PayRuleItem> {
  const { tenantId, userId } = member
  const id = newId ?? uuidV7()
  await deps.asService('add a pay rule', async ({ trx }) => {
    const { count } = onlyRow(
      await sql<{ count: number }>`
        select count(*)::int as count from public.pay_rules where tenant_id = ${tenantId}`.execute(trx),
    )
    if (count >= PAY_LIMITS.rules)
      throw errors.validation_failed([
        { field: 'name', message: `A company has at most ${PAY_LIMITS.rules} pay rules` },
      ])
    await sql`
      insert into public.pay_rules (tenant_id, id, name, starts_on, driver_ids, per_shift_minor, per_hour_minor, per_stop_minor,
        per_km_minor, per_mile_minor, per_failed_minor, on_time_minor, on_time_percent, day_minimum_minor, created_by)
      values (${tenantId}, ${id}, ${name}, ${startsOn}, ${[...new Set(driverIds)]}::uuid[], ${rates.perShiftMinor}, ${rates.perHourMinor},
        ${rates.perStopMinor}, ${rates.perKmMinor}, ${rates.perMileMinor}, ${rates.perFailedMinor}, ${rates.onTimeMinor}, ${rates.onTimePercent},
        ${rates.dayMinimumMinor}, ${userId})
      on conflict (tenant_id, id) do nothing`.execute(trx)
  })
  const rule = (await listRules(deps, member)).find((item) => item.id === id)
  if (!rule) throw errors.not_found('The pay rule')
  return rule
}

/** Throws not_found, pay_rule_started. */
export async function removeRule(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
  id: string,
): Promise<void> {
  const { rows } = await asService('remove a pay rule', ({ trx }) =>
    sql`delete from public.pay_rules where tenant_id = ${tenantId} and id = ${id} returning id`.execute(trx),
  )
  if (rows.length === 0) throw errors.not_found('The pay rule')
}
