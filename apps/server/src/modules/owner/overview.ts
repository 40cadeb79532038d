// Figures of the owner's first page, computed in SQL.
import type { OwnerOverviewFigures } from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx } from '../../platform/db/scope.ts'

/** Maximum number of open tickets and trials in their lists. */
const SHOWN = 6

export async function readOverview(trx: Trx): Promise<OwnerOverviewFigures> {
  const figures = onlyRow(
    await sql<{
      tenants: number
      trials: number
      mrr: number
      currency: string | null
      active: number
      api_calls: number
      tickets: number
      new_tenants: number
      ending: number
      oldest: Date | null
    }>`
      select (select count(*)::int from public.tenants where status <> 'closed' and sandbox_of is null) as tenants,
        (select count(*)::int from public.subscriptions where status = 'trial' and trial_ends_at > now()) as trials,
        (select coalesce(sum(app.monthly_amount(s.amount, s.period)), 0)::int from public.subscriptions s
          where s.status in ('active', 'past_due') and s.currency = coalesce((select currency from public.subscription_plans order by position limit 1), 'USD')) as mrr,
        (select currency from public.subscription_plans order by position limit 1) as currency,
        (select count(*)::int from public.subscriptions where status = 'active') as active,
        (select coalesce(sum(api_calls), 0)::int from public.usage_daily where day >= date_trunc('month', now())::date) as api_calls,
        (select count(*)::int from public.support_tickets where status = 'open') as tickets,
        (select count(*)::int from public.tenants where created_at >= date_trunc('month', now()) and sandbox_of is null) as new_tenants,
        (select count(*)::int from public.subscriptions where status = 'trial' and trial_ends_at between now() and now() + interval '1 day') as ending,
        (select min(last_message_at) from public.support_tickets where status = 'open') as oldest`.execute(
      trx,
    ),
  )
  const { rows: trials } = await sql<{
    id: string
    name: string
    contact: string | null
    vehicles: number
    ends_at: Date
  }>`
    select t.id, t.name, s.trial_ends_at as ends_at,
      (select u.email from public.memberships m join app.accounts() u on u.id = m.user_id
        where m.tenant_id = t.id and m.role = 'admin' order by m.created_at limit 1) as contact,
      (select count(*)::int from public.vehicles v where v.tenant_id = t.id and v.status = 'active') as vehicles
    from public.subscriptions s join public.tenants t on t.id = s.tenant_id
    where s.status = 'trial' and s.trial_ends_at > now() order by s.trial_ends_at limit ${SHOWN}`.execute(trx)
  const { rows: tickets } = await sql<{ id: string; subject: string; from: string; at: Date }>`
    select k.id, k.subject, coalesce(t.name, k.requester_name, k.requester_email, 'Somebody') as "from", k.last_message_at as at
    from public.support_tickets k left join public.tenants t on t.id = k.tenant_id
    where k.status = 'open' order by k.last_message_at limit ${SHOWN}`.execute(trx)
  return {
    totalTenants: figures.tenants,
    activeTrials: figures.trials,
    mrr: figures.mrr,
    currency: figures.currency ?? 'USD',
    activeSubscriptions: figures.active,
    apiCalls: figures.api_calls,
    supportTickets: figures.tickets,
    newThisMonth: figures.new_tenants,
    trialsEndingSoon: figures.ending,
    oldestTicketAt: figures.oldest?.toISOString() ?? null,
    trials: trials.map((row) => ({
      tenantId: row.id,
      name: row.name,
      contact: row.contact,
      vehicles: row.vehicles,
      endsAt: row.ends_at.toISOString(),
    })),
    tickets: tickets.map((row) => ({
      id: row.id,
      subject: row.subject,
      from: row.from,
      waitsSince: row.at.toISOString(),
    })),
  }
}
