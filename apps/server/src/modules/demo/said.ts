// Drivers' reasons and recipients' ratings in the demo's past.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { RouteToDrive } from './drive-route.ts'

/** Reasons for failed stops; repetitions weigh them. */
export const FAILURE_REASONS = [
  'nobody_in',
  'nobody_in',
  'closed',
  'nobody_in',
  'refused',
  'nobody_in',
  'address_not_found',
] as const
/** Stars of ratings; repetitions weigh them. */
const STARS = [5, 4, 5, 5, 3, 5, 4, 5, 5, 2]
/** One delivery in this many is rated. */
const RATED = 6

/** Rates some deliveries of a plan, except those on the recipient's account, which the visitor can rate. */
export async function rateDay(trx: Trx, tenantId: string, customerId: string, planId: string): Promise<void> {
  await sql`
    insert into public.feedback (tenant_id, delivery_id, user_id, rating, created_at)
    select ${tenantId}, d.id, ${customerId}, (${STARS}::int[])[1 + (d.place / ${RATED} + extract(day from d.date)::int) % ${STARS.length}],
      d.departed_at + interval '3 hours'
    from (select d.id, o.date, s.departed_at, row_number() over (order by o.reference) as place
      from public.deliveries d
      join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
      join public.stops s on s.tenant_id = d.tenant_id and s.delivery_id = d.id
      join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id
      where d.tenant_id = ${tenantId} and r.plan_id = ${planId} and d.status = 'delivered' and not exists (
        select from public.delivery_claims c where c.tenant_id = d.tenant_id and c.delivery_id = d.id)) d
    where d.place % ${RATED} = 0 on conflict do nothing`.execute(trx)
}

/** Writes the driver's event for each failed stop. */
export async function tellFailures(
  trx: Trx,
  tenantId: string,
  route: RouteToDrive,
  failed: readonly { id: string; at: string; reason: string }[],
): Promise<void> {
  await sql`
    insert into public.driver_events (tenant_id, id, route_id, driver_id, order_id, stop_id, kind, reason, happened_at,
      device_at, sent_at, received_at, outcome)
    select r.tenant_id, app.uuid_v7(), r.id, r.driver_id, s.order_id, s.id, 'failed', m.reason, m.at, m.at, m.at, m.at, 'applied'
    from jsonb_to_recordset(${JSON.stringify(failed)}::jsonb) as m (id uuid, at timestamptz, reason text)
    join public.stops s on s.tenant_id = ${tenantId} and s.id = m.id
    join public.routes r on r.tenant_id = s.tenant_id and r.id = ${route.id} and r.driver_id is not null`.execute(
    trx,
  )
}
