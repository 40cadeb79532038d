// SQL of the owner's companies: state and usage.
import type { TenantItem, TenantUsage } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { errors } from '../../platform/errors.ts'
import { volumeLimitsOf } from '../../platform/volume-limits.ts'

interface TenantRow {
  id: string
  name: string
  status: TenantItem['status']
  created_at: Date
  suspended_reason: string | null
  delete_after: Date | null
  plan_id: string | null
  plan_name: string | null
  subscription_status: TenantItem['subscriptionStatus']
  trial_ends_at: Date | null
  current_period_end: Date | null
  past_due_since: Date | null
  amount: number | null
  currency: string
  vehicles: number
  vehicle_limit: number | null
  limits: Record<string, unknown> | null
  members: number
  orders: number
  orders_7: number
  orders_before: number
  mails_7: number
  failed_mails_7: number
  failed_jobs: number
  active_at: Date | null
  contact: string | null
  seen_at: Date | null
  days_ahead: number
}

/** All companies, newest first; only one when an id is given. */
export async function listTenants(trx: Trx, id: string | null = null): Promise<TenantItem[]> {
  const { rows } = await sql<TenantRow>`
    with accounts as materialized (select * from app.accounts())
    select t.id, t.name, t.status, t.created_at, t.suspended_reason, t.delete_after, t.days_ahead, s.plan_id, p.name as plan_name,
      s.status as subscription_status, s.trial_ends_at, s.current_period_end, s.past_due_since, s.amount,
      coalesce(s.currency, t.currency) as currency, s.vehicle_limit, s.limits,
      (select count(*)::int from public.vehicles v where v.tenant_id = t.id and v.status = 'active') as vehicles,
      (select count(*)::int from public.memberships m where m.tenant_id = t.id and m.status = 'active') as members,
      coalesce(recent.orders, 0) as orders, coalesce(recent.orders_7, 0) as orders_7, coalesce(recent.orders_before, 0) as orders_before,
      mails.sent as mails_7, mails.failed as failed_mails_7,
      (select count(*)::int from public.parked_work w where w.tenant_id = t.id and w.attempts > 1)
        + (select count(*)::int from public.plans p where p.tenant_id = t.id and p.status = 'failed'
          and p.created_at > now() - interval '7 days') as failed_jobs,
      greatest((select o.created_at from public.orders o where o.tenant_id = t.id order by o.id desc limit 1),
        (select max(p.created_at) from public.plans p where p.tenant_id = t.id)) as active_at,
      (select u.email from public.memberships m join accounts u on u.id = m.user_id
        where m.tenant_id = t.id and m.role = 'admin' and m.status = 'active' order by m.created_at limit 1) as contact,
      (select max(u.seen_at) from public.memberships m join accounts u on u.id = m.user_id where m.tenant_id = t.id) as seen_at
    from public.tenants t
    left join lateral (select * from public.subscriptions x where x.tenant_id = t.id
      order by x.status = 'cancelled', x.created_at desc limit 1) s on true
    left join public.subscription_plans p on p.id = s.plan_id
    left join lateral (
      select count(*)::int as orders, (count(*) filter (where o.created_at > now() - interval '7 days'))::int as orders_7,
        (count(*) filter (where o.created_at between now() - interval '28 days' and now() - interval '7 days'))::int as orders_before
      from public.orders o where o.tenant_id = t.id and o.created_at > now() - interval '30 days') recent on true
    left join lateral (
      select (count(*) filter (where x.state in ('sent', 'caught')))::int as sent,
        (count(*) filter (where x.state = 'failed' and x.dismissed_at is null))::int as failed
      from public.outbox x where x.tenant_id = t.id and x.created_at > now() - interval '7 days' and x.channel <> 'push') mails on true
    where t.sandbox_of is null and (${id}::uuid is null or t.id = ${id}) order by t.created_at desc limit 2000`.execute(
    trx,
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    suspendedReason: row.suspended_reason,
    deleteAfter: row.delete_after?.toISOString() ?? null,
    planId: row.plan_id,
    planName: row.plan_name,
    subscriptionStatus: row.subscription_status,
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    periodEndsAt: row.current_period_end?.toISOString() ?? null,
    pastDueSince: row.past_due_since?.toISOString() ?? null,
    amountMinor: row.amount ?? 0,
    currency: row.currency,
    vehicles: row.vehicles,
    vehicleLimit: row.vehicle_limit ?? 0,
    ...volumeLimitsOf(row.limits ?? {}),
    members: row.members,
    orders30Days: row.orders,
    orders7Days: row.orders_7,
    orders21DaysBefore: row.orders_before,
    mails7Days: row.mails_7,
    failedMails7Days: row.failed_mails_7,
    failedJobs: row.failed_jobs,
    contact: row.contact,
    seenAt: row.seen_at?.toISOString() ?? null,
    activeAt: newest([row.active_at, row.seen_at]),
    daysAhead: row.days_ahead,
  }))
}

export async function readUsage(trx: Trx, tenantId: string): Promise<TenantUsage> {
  const { rows: days } = await sql<{ day: string; orders: number }>`
    select d::date::text as day, (select count(*)::int from public.orders o where o.tenant_id = ${tenantId} and o.date = d::date) as orders
    from generate_series(current_date - 29, current_date, interval '1 day') d order by d`.execute(trx)
  const { rows: months } = await readMonths(trx, tenantId)
  const { rows: people } = await sql<{ name: string; email: string; role: string; seen_at: Date | null }>`
    select trim(concat_ws(' ', p.first_name, p.last_name)) as name, coalesce(u.email, '') as email, m.role, u.seen_at
    from public.memberships m join app.accounts() u on u.id = m.user_id left join public.profiles p on p.id = m.user_id
    where m.tenant_id = ${tenantId} and m.status = 'active' order by m.role, u.email limit 200`.execute(trx)
  const facts = onlyRow(
    await sql<{ bytes: number; on_the_road: number; orders_total: number; active_at: Date | null }>`
      select app.stored_bytes(${tenantId}) as bytes,
        (select count(*)::int from public.routes r where r.tenant_id = ${tenantId} and r.status in ('dispatched', 'started')
          and r.date >= current_date - 1) as on_the_road,
        (select count(*)::int from public.orders o where o.tenant_id = ${tenantId}) as orders_total,
        greatest((select max(o.created_at) from public.orders o where o.tenant_id = ${tenantId}),
          (select max(p.created_at) from public.plans p where p.tenant_id = ${tenantId})) as active_at`.execute(
      trx,
    ),
  )
  return {
    days,
    months,
    storageBytes: facts.bytes,
    onTheRoad: facts.on_the_road,
    ordersTotal: facts.orders_total,
    activeAt: newest([facts.active_at, ...people.map(({ seen_at }) => seen_at)]),
    invitations: await readInvitations(trx, tenantId),
    people: people.map((row) => ({
      name: row.name || row.email,
      email: row.email,
      role: row.role,
      seenAt: row.seen_at?.toISOString() ?? null,
    })),
  }
}

const newest = (moments: readonly (Date | null)[]): string | null => {
  const times = moments.flatMap((at) => (at ? [at.getTime()] : []))
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null
}

async function readInvitations(trx: Trx, tenantId: string): Promise<TenantUsage['invitations']> {
  const { rows } = await sql<
    Omit<TenantUsage['invitations'][number], 'createdAt' | 'expiresAt'> & {
      created_at: Date
      expires_at: Date
    }
  >`
    select i.id, i.email, i.role, i.created_at, i.expires_at, i.expires_at <= now() as "isExpired",
      (select o.state from public.outbox o where o.tenant_id = i.tenant_id and o.dedupe_key like 'invitation ' || i.id || ' %'
        order by o.id desc limit 1) as mail
    from public.invitations i
    where i.tenant_id = ${tenantId} and i.accepted_at is null and i.revoked_at is null order by i.created_at desc`.execute(
    trx,
  )
  return rows.map(({ created_at, expires_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
  }))
}

/** Usage of six months including the current one. Reads each table once, only for that time. */
function readMonths(trx: Trx, tenantId: string) {
  const since = sql`date_trunc('month', now()) - interval '5 months'`
  return sql<TenantUsage['months'][number]>`
    with orders as (
      select date_trunc('month', o.created_at) as m, count(*)::int as n from public.orders o
      where o.tenant_id = ${tenantId} and o.created_at >= ${since} group by 1
    ), calls as (
      select date_trunc('month', u.day::timestamptz) as m, sum(u.api_calls)::int as n from public.usage_daily u
      where u.tenant_id = ${tenantId} and u.day >= (${since})::date group by 1
    ), plans as (
      select date_trunc('month', p.created_at) as m, count(*)::int as n,
        coalesce(sum(extract(epoch from p.finished_at - p.started_at)), 0)::float8 as seconds
      from public.plans p where p.tenant_id = ${tenantId} and p.created_at >= ${since} group by 1
    ), mails as (
      select date_trunc('month', o.created_at) as m, count(*)::int as n from public.outbox o
      where o.tenant_id = ${tenantId} and o.created_at >= ${since} group by 1
    )
    select to_char(m, 'YYYY-MM') as month, coalesce(orders.n, 0) as orders, coalesce(calls.n, 0) as "apiCalls",
      coalesce(plans.n, 0) as plans, coalesce(plans.seconds, 0) as "plannerSeconds", coalesce(mails.n, 0) as mails
    from generate_series(${since}, date_trunc('month', now()), interval '1 month') m
    left join orders using (m) left join calls using (m) left join plans using (m) left join mails using (m)
    order by m`.execute(trx)
}

/** Throws not_found. */
export async function readInvitedAddress(trx: Trx, tenantId: string, id: string): Promise<string> {
  const { rows } = await sql<{ email: string }>`
    select email from public.invitations where tenant_id = ${tenantId} and id = ${id}`.execute(trx)
  const [invitation] = rows
  if (!invitation) throw errors.not_found('The invitation')
  return invitation.email
}
