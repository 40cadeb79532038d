// Writes the demo's pay: rules that began before its past, a raise for two drivers, and corrections in both months.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

/** Days before today. Demo history is shorter. */
const RULE_BEGAN = 120

/** Once, with the company: people change it afterwards. */
export async function writeDemoPay(
  trx: Trx,
  { tenantId, dispatcherId }: { tenantId: string; dispatcherId: string },
): Promise<void> {
  await sql`
    insert into public.pay_rules (tenant_id, name, starts_on, driver_ids, per_shift_minor, per_hour_minor, per_stop_minor, per_km_minor,
      per_failed_minor, on_time_minor, on_time_percent, day_minimum_minor, created_by)
    select ${tenantId}, r.name, current_date - ${RULE_BEGAN}::int, r.drivers, r.shift, r.hour, r.stop, r.km, r.failed, r.bonus, 95, r.least, ${dispatcherId}
    from (select array_agg(id order by name) as ids from
      (select id, name from public.drivers where tenant_id = ${tenantId} order by name limit 2) d) two
    cross join lateral (values
      -- The rule that names drivers comes first: a rule for all would already pay their past days.
      (1, 'Owner drivers', two.ids, 2500, 0, 210, 38, 60, 1200, 0),
      (2, 'Vans', '{}'::uuid[], 0, 1350, 95, 0, 35, 800, 4000)
    ) as r (place, name, drivers, shift, hour, stop, km, failed, bonus, least)
    order by r.place`.execute(trx)
  await sql`
    insert into public.pay_corrections (tenant_id, driver_id, date, amount_minor, reason, created_by)
    select ${tenantId}, d.id, current_date - c.days, c.amount, c.reason, ${dispatcherId}
    from (values (1, 3, 1500, 'Parking paid by the driver'), (2, 4, -2000, 'Advance paid in cash'), (1, 33, 800, 'Second phone'))
      as c (place, days, amount, reason)
    join (select id, row_number() over (order by name) as place from public.drivers where tenant_id = ${tenantId}) d
      on d.place = c.place`.execute(trx)
}
