// SQL of re-route: one route of a plan is replaced, and the plan's sums follow.
import type { PlanStatus } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { ProposedRoute } from './proposal.ts'

/** Locks a plan, so that dispatch and an edit do not cross. */
export async function lockPlanToEdit(
  trx: Trx,
  tenantId: string,
  planId: string,
): Promise<{ status: PlanStatus; orders_fingerprint: string | null } | undefined> {
  const { rows } = await sql<{ status: PlanStatus; orders_fingerprint: string | null }>`
    select status, orders_fingerprint from public.plans
    where tenant_id = ${tenantId} and id = ${planId} for update`.execute(trx)
  return rows[0]
}

/** Writes times, lengths, lines and stops of a route anew; `costChange` is added to the plan's cost. */
export async function replaceRoute(
  trx: Trx,
  tenantId: string,
  planId: string,
  routeId: string,
  route: ProposedRoute,
  costChange: number,
): Promise<void> {
  await sql`
    update public.plan_routes set depart_at = ${route.depart_at}, return_at = ${route.return_at},
      distance_metres = ${route.distance_metres}, duration_seconds = ${route.duration_seconds},
      drive_seconds = ${route.drive_seconds}, service_seconds = ${route.service_seconds},
      wait_seconds = ${route.wait_seconds}, legs = ${route.legs}::text[]
    where tenant_id = ${tenantId} and plan_id = ${planId} and id = ${routeId}`.execute(trx)
  await sql`
    delete from public.plan_stops where tenant_id = ${tenantId} and plan_route_id = ${routeId}`.execute(trx)
  await sql`
    insert into public.plan_stops (tenant_id, plan_id, plan_route_id, order_id, sequence, arrive_at, service_at, depart_at,
      wait_seconds, late_seconds, leg_distance_metres, leg_duration_seconds)
    select ${tenantId}, ${planId}, ${routeId}, s.* from jsonb_to_recordset(${JSON.stringify(route.stops)}::jsonb)
      as s(order_id uuid, sequence int, arrive_at timestamptz, service_at timestamptz, depart_at timestamptz,
        wait_seconds int, late_seconds int, leg_distance_metres int, leg_duration_seconds int)`.execute(trx)
  await sql`
    update public.plans p set cost = p.cost + ${costChange}, distance_metres = r.distance_metres,
      duration_seconds = r.duration_seconds, drive_seconds = r.drive_seconds, wait_seconds = r.wait_seconds
    from (select sum(distance_metres) as distance_metres, sum(duration_seconds) as duration_seconds,
        sum(drive_seconds) as drive_seconds, sum(wait_seconds) as wait_seconds
      from public.plan_routes where tenant_id = ${tenantId} and plan_id = ${planId}) r
    where p.tenant_id = ${tenantId} and p.id = ${planId}`.execute(trx)
}
