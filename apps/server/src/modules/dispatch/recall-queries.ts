// SQL of recall: withdraws dispatched routes with their stops, orders and promises, in sets.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

/** One route, or all of a plan. */
export type RoutesToRecall = { routeId: string } | { planId: string }

export interface LockedRoute {
  id: string
  number: number
  planId: string | null
  /** The van has left, or a stop is done. */
  isUnderWay: boolean
}

/** Locks routes that are not cancelled, so that a fix that starts one and a recall wait for each other. */
export async function lockRoutes(
  trx: Trx,
  tenantId: string,
  selection: RoutesToRecall,
): Promise<LockedRoute[]> {
  const condition =
    'routeId' in selection ? sql`r.id = ${selection.routeId}` : sql`r.plan_id = ${selection.planId}`
  const { rows } = await sql<LockedRoute>`
    select r.id, r.number, r.plan_id as "planId", r.status <> 'dispatched' or exists (
        select from public.stops s where s.tenant_id = r.tenant_id and s.route_id = r.id and s.status <> 'pending'
      ) as "isUnderWay"
    from public.routes r
    where r.tenant_id = ${tenantId} and ${condition} and r.status <> 'cancelled'
    order by r.number for update of r`.execute(trx)
  return rows
}

/** Orders of routes whose recipients got a mail or text about them since dispatch. */
export async function readTold(
  trx: Trx,
  tenantId: string,
  routeIds: readonly string[],
): Promise<{ orderId: string; reference: string; recipient: string }[]> {
  const { rows } = await sql<{ orderId: string; reference: string; recipient: string }>`
    select o.id as "orderId", o.reference, c.name as recipient
    from public.stops s join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id
    join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
    where s.tenant_id = ${tenantId} and s.route_id = any(${routeIds}::uuid[]) and s.status <> 'skipped' and exists (
      select from public.outbox b where b.tenant_id = s.tenant_id and b.delivery_id = s.delivery_id and b.state = 'sent'
        and b.created_at >= r.created_at)
    order by r.number, s.sequence`.execute(trx)
  return rows
}

/**
 * Withdraws routes and cancels their unsent notices (`app.withdraw_notices`). Recipients are promised their
 * own window again, if any.
 */
export async function cancelRoutes(trx: Trx, tenantId: string, routeIds: readonly string[]): Promise<void> {
  await sql`
    update public.deliveries d set promised_from = o.window_start, promised_to = o.window_end,
      eta_from = null, eta_to = null, eta_reason = null,
      status = case when d.status in ('picked_up', 'in_transit', 'out_for_delivery') then 'pending' else d.status end
    from public.stops s join public.orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    where d.tenant_id = ${tenantId} and s.tenant_id = d.tenant_id and s.delivery_id = d.id
      and s.route_id = any(${routeIds}::uuid[])`.execute(trx)
  await sql`
    update public.orders o set status = 'open' from public.stops s
    where o.tenant_id = ${tenantId} and s.tenant_id = o.tenant_id and s.order_id = o.id
      and s.route_id = any(${routeIds}::uuid[]) and o.status = 'dispatched'`.execute(trx)
  await sql`
    update public.stops set status = 'skipped'
    where tenant_id = ${tenantId} and route_id = any(${routeIds}::uuid[])`.execute(trx)
  await sql`
    update public.routes set status = 'cancelled'
    where tenant_id = ${tenantId} and id = any(${routeIds}::uuid[])`.execute(trx)
}

/** Lets a plan without an active route be dispatched again. */
export async function reopenPlan(trx: Trx, tenantId: string, planId: string): Promise<void> {
  await sql`
    update public.plans p set status = 'done', dispatched_at = null
    where p.tenant_id = ${tenantId} and p.id = ${planId} and p.status = 'dispatched' and not exists (
      select from public.routes r where r.tenant_id = p.tenant_id and r.plan_id = p.id and r.status <> 'cancelled')`.execute(
    trx,
  )
}
