// Revenue over time from subscription events, and money from invoices. SQL does the arithmetic.
import type { BillingFigures } from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx } from '../../platform/db/scope.ts'

const MONTHS = 6
const UPCOMING_DAYS = 14
const CONVERSION_DAYS = 90

/** Monthly revenue of a subscription in a state; nothing unless it pays. */
const paying = (status: string, amount: string) =>
  sql`case when ${sql.ref(status)} in ('active', 'past_due') then ${sql.ref(amount)} else 0 end`

export async function readFigures(trx: Trx, now: Date): Promise<BillingFigures> {
  const money = onlyRow(await readMoney(trx, now))
  const months = await readMonths(trx, now)
  const last = months.at(-1)
  const { ended_trials: endedTrials, converted } = onlyRow(await readConversion(trx, now))
  return {
    currency: money.currency ?? 'USD',
    mrrMinor: last?.mrrMinor ?? 0,
    paidThisMonthMinor: money.paid,
    openMinor: money.open,
    openCount: money.open_count,
    overdueMinor: money.overdue,
    overdueCount: money.overdue_count,
    lostThisMonth: last?.lost ?? 0,
    churnPercent: last?.churnPercent ?? null,
    conversionPercent: percentOf(converted, endedTrials),
    months,
    upcoming: await readUpcoming(trx, now),
  }
}

/** Null when the whole is zero. */
const percentOf = (part: number, whole: number): number | null => (whole > 0 ? (part / whole) * 100 : null)

function readMoney(trx: Trx, now: Date) {
  return sql<{
    currency: string | null
    paid: number
    open: number
    open_count: number
    overdue: number
    overdue_count: number
  }>`
    select (select currency from public.subscription_plans order by position limit 1) as currency,
      coalesce(sum(total_minor) filter (where status = 'paid' and paid_at >= date_trunc('month', ${now}::timestamptz)), 0)::int as paid,
      coalesce(sum(total_minor) filter (where status = 'open'), 0)::int as open,
      (count(*) filter (where status = 'open'))::int as open_count,
      coalesce(sum(total_minor) filter (where status = 'open' and due_at < ${now}), 0)::int as overdue,
      (count(*) filter (where status = 'open' and due_at < ${now}))::int as overdue_count
    from public.invoices`.execute(trx)
}

/** The state at each month's end (for the last month now), and the month's changes. */
async function readMonths(trx: Trx, now: Date): Promise<BillingFigures['months']> {
  const { rows } = await sql<{
    month: string
    plan_id: string
    plan_name: string
    mrr: number
    count: number
  }>`
    with months as (
      select m as starts, least(m + interval '1 month', ${now}::timestamptz) as ends
      from generate_series(date_trunc('month', ${now}::timestamptz) - make_interval(months => ${MONTHS - 1}),
        date_trunc('month', ${now}::timestamptz), interval '1 month') m)
    select to_char(months.starts, 'YYYY-MM') as month, p.id as plan_id, p.name as plan_name,
      coalesce(sum(last.mrr), 0)::int as mrr, (count(last.mrr) filter (where last.is_paying))::int as count
    from months cross join public.subscription_plans p
    left join lateral (
      select distinct on (e.subscription_id) e.plan_id, ${paying('e.status', 'e.amount')} as mrr,
        e.status in ('active', 'past_due') as is_paying
      from public.subscription_events e where e.at <= months.ends order by e.subscription_id, e.at desc, e.id desc
    ) last on last.plan_id = p.id
    group by months.starts, p.id, p.name, p.position order by months.starts, p.position`.execute(trx)
  const steps = await readSteps(trx, now)
  const moves = await readMoves(trx, now)
  const names = [...new Set(rows.map((row) => row.month))]
  return names.map((month) => {
    const byPlan = rows
      .filter((row) => row.month === month)
      .map((row) => ({ planId: row.plan_id, planName: row.plan_name, mrrMinor: row.mrr, count: row.count }))
    const step = steps.get(month)
    const { payingBefore = 0, lost = 0, endedTrials = 0, wonTrials = 0 } = moves.get(month) ?? {}
    return {
      month,
      mrrMinor: byPlan.reduce((sum, plan) => sum + plan.mrrMinor, 0),
      newMinor: step?.new ?? 0,
      upgradeMinor: step?.up ?? 0,
      downgradeMinor: step?.down ?? 0,
      lostMinor: step?.lost ?? 0,
      payingBefore,
      lost,
      churnPercent: percentOf(lost, payingBefore),
      endedTrials,
      wonTrials,
      conversionPercent: percentOf(wonTrials, endedTrials),
      byPlan,
    }
  })
}

interface Step {
  month: string
  new: number
  up: number
  down: number
  lost: number
}

async function readSteps(trx: Trx, now: Date): Promise<Map<string, Step>> {
  const { rows } = await sql<Step>`
    with moves as (
      select to_char(e.at, 'YYYY-MM') as month, ${paying('e.status', 'e.amount')} as after,
        ${paying('e.previous_status', 'e.previous_amount')} as before
      from public.subscription_events e
      where e.at >= date_trunc('month', ${now}::timestamptz) - make_interval(months => ${MONTHS - 1}) and e.at <= ${now})
    select month, coalesce(sum(after) filter (where before = 0), 0)::int as new,
      coalesce(sum(after - before) filter (where before > 0 and after > before), 0)::int as up,
      coalesce(sum(after - before) filter (where after > 0 and after < before), 0)::int as down,
      coalesce(sum(-before) filter (where after = 0), 0)::int as lost
    from moves group by month`.execute(trx)
  return new Map(rows.map((row) => [row.month, row]))
}

interface Moves {
  month: string
  payingBefore: number
  lost: number
  endedTrials: number
  wonTrials: number
}

/** Numbers of lost companies and won trials, by month. */
async function readMoves(trx: Trx, now: Date): Promise<Map<string, Moves>> {
  const { rows } = await sql<Moves>`
    select to_char(m, 'YYYY-MM') as month,
      (select count(*)::int from (
        select distinct on (e.subscription_id) e.status from public.subscription_events e
        where e.at < m order by e.subscription_id, e.at desc, e.id desc) x
        where x.status in ('active', 'past_due')) as "payingBefore",
      (select count(*)::int from public.subscription_events e where e.at >= m and e.at < least(m + interval '1 month', ${now}::timestamptz)
        and e.status = 'cancelled' and e.previous_status in ('active', 'past_due')) as lost,
      (select count(*)::int from public.subscriptions s
        where s.trial_ends_at >= m and s.trial_ends_at < least(m + interval '1 month', ${now}::timestamptz)) as "endedTrials",
      (select count(*)::int from public.subscriptions s
        where s.trial_ends_at >= m and s.trial_ends_at < least(m + interval '1 month', ${now}::timestamptz)
          and s.status in ('active', 'past_due')) as "wonTrials"
    from generate_series(date_trunc('month', ${now}::timestamptz) - make_interval(months => ${MONTHS - 1}),
      date_trunc('month', ${now}::timestamptz), interval '1 month') m`.execute(trx)
  return new Map(rows.map((row) => [row.month, row]))
}

function readConversion(trx: Trx, now: Date) {
  return sql<{ ended_trials: number; converted: number }>`
    select count(*)::int as ended_trials, (count(*) filter (where s.status in ('active', 'past_due')))::int as converted
    from public.subscriptions s
    where s.trial_ends_at between ${now}::timestamptz - make_interval(days => ${CONVERSION_DAYS}) and ${now}`.execute(
    trx,
  )
}

async function readUpcoming(trx: Trx, now: Date): Promise<BillingFigures['upcoming']> {
  const until = new Date(now.getTime() + UPCOMING_DAYS * 86_400_000)
  const { rows } = await sql<{
    at: Date
    tenant_id: string
    name: string
    what: BillingFigures['upcoming'][number]['what']
    amount: number
  }>`
    select s.trial_ends_at as at, t.id as tenant_id, t.name, 'trial_ends' as what, s.amount
      from public.subscriptions s join public.tenants t on t.id = s.tenant_id
      where s.status = 'trial' and s.trial_ends_at between ${now} and ${until}
    union all
    select s.current_period_end, t.id, t.name, case when s.cancels_at_period_end then 'ends' else 'renews' end, s.amount
      from public.subscriptions s join public.tenants t on t.id = s.tenant_id
      where s.status in ('active', 'past_due') and s.current_period_end between ${now} and ${until}
    union all
    select i.due_at, i.tenant_id, i.buyer ->> 'name', 'invoice_due', i.total_minor from public.invoices i
      where i.status = 'open' and i.due_at between ${now} and ${until}
    order by at limit 50`.execute(trx)
  return rows.map((row) => ({
    at: row.at.toISOString(),
    tenantId: row.tenant_id,
    companyName: row.name,
    what: row.what,
    amountMinor: row.amount,
  }))
}
