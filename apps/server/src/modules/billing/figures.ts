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

/** Sums one currency; by default that of the first plan. */
export async function readFigures(
  trx: Trx,
  now: Date,
  requestedCurrency: string | undefined,
): Promise<BillingFigures> {
  const { base, currencies } = onlyRow(await readCurrencies(trx))
  const currency = requestedCurrency ?? base
  const money = onlyRow(await readMoney(trx, now, currency))
  const months = await readMonths(trx, now, currency)
  const last = months.at(-1)
  const { ended_trials: endedTrials, converted } = onlyRow(await readConversion(trx, now))
  return {
    currency,
    currencies,
    mrrMinor: last?.mrrMinor ?? 0,
    paidThisMonthMinor: money.paid,
    openMinor: money.open,
    openCount: money.open_count,
    overdueMinor: money.overdue,
    overdueCount: money.overdue_count,
    aging: await readAging(trx, now, currency),
    forecast: await readForecast(trx, now, currency),
    lostThisMonth: last?.lost ?? 0,
    churnPercent: last?.churnPercent ?? null,
    conversionPercent: percentOf(converted, endedTrials),
    months,
    upcoming: await readUpcoming(trx, now, currency),
  }
}

/** Null when the whole is zero. */
const percentOf = (part: number, total: number): number | null => (total > 0 ? (part / total) * 100 : null)

function readCurrencies(trx: Trx) {
  return sql<{ base: string; currencies: string[] }>`
    with base as (select coalesce((select currency from public.subscription_plans order by position limit 1), 'USD') as currency)
    select base.currency as base, (select array_agg(x.currency order by x.currency <> base.currency, x.currency) from (
      select base.currency union select s.currency from public.subscriptions s where s.status <> 'cancelled'
      union select i.currency from public.invoices i) x) as currencies
    from base`.execute(trx)
}

/** What an open invoice still lacks. */
const OWED = sql`(i.total_minor - i.credited_minor)`

function readMoney(trx: Trx, now: Date, currency: string) {
  return sql<{
    paid: number
    open: number
    open_count: number
    overdue: number
    overdue_count: number
  }>`
    select coalesce(sum(${OWED}) filter (where status = 'paid' and paid_at >= date_trunc('month', ${now}::timestamptz)), 0)::int as paid,
      coalesce(sum(${OWED}) filter (where status = 'open'), 0)::int as open,
      (count(*) filter (where status = 'open'))::int as open_count,
      coalesce(sum(${OWED}) filter (where status = 'open' and due_at < ${now}), 0)::int as overdue,
      (count(*) filter (where status = 'open' and due_at < ${now}))::int as overdue_count
    from public.invoices i where i.currency = ${currency}`.execute(trx)
}

/** Days past the due date at which a class of overdue invoices begins. */
const AGES = [0, 31, 61, 91] as const

async function readAging(trx: Trx, now: Date, currency: string): Promise<BillingFigures['aging']> {
  const { rows } = await sql<{ days: number; owed: number }>`
    select floor(extract(epoch from ${now}::timestamptz - i.due_at) / 86400)::int as days, ${OWED} as owed
    from public.invoices i where i.currency = ${currency} and i.status = 'open' and i.due_at < ${now}`.execute(
    trx,
  )
  return AGES.map((fromDays, i) => {
    const next = AGES[i + 1]
    const invoices = rows.filter(({ days }) => days >= fromDays && (next === undefined || days < next))
    return {
      fromDays,
      toDays: next === undefined ? null : next - 1,
      count: invoices.length,
      amountMinor: invoices.reduce((sum, { owed }) => sum + owed, 0),
    }
  })
}

/** Renewals of running subscriptions; those that end are left out, and a chosen next plan counts. */
async function readForecast(trx: Trx, now: Date, currency: string): Promise<BillingFigures['forecast']> {
  const { rows } = await sql<BillingFigures['forecast'][number]>`
    with months as (select m as starts from generate_series(date_trunc('month', ${now}::timestamptz),
      date_trunc('month', ${now}::timestamptz) + make_interval(months => ${MONTHS - 1}), interval '1 month') m),
    running as (select s.current_period_end as ends, coalesce(s.next_period, s.period) as period,
        coalesce(x.price_minor, case when coalesce(s.next_period, s.period) = 'month' and coalesce(s.next_currency, s.currency) = p.currency
          and s.next_plan_id is not null then p.price_minor end, s.amount) as amount
      from public.subscriptions s join public.subscription_plans p on p.id = coalesce(s.next_plan_id, s.plan_id)
      left join public.plan_prices x on s.next_plan_id is not null and x.plan_id = p.id
        and x.period = coalesce(s.next_period, s.period) and x.currency = coalesce(s.next_currency, s.currency)
      where s.status in ('active', 'past_due') and not s.cancels_at_period_end and s.current_period_end is not null
        and coalesce(s.next_currency, s.currency) = ${currency}),
    renewals as (select r.amount, at from running r cross join lateral generate_series(r.ends,
        date_trunc('month', ${now}::timestamptz) + make_interval(months => ${MONTHS}),
        case r.period when 'year' then interval '1 year' else interval '1 month' end) at
      where r.amount > 0 and at >= ${now})
    select to_char(m.starts, 'YYYY-MM') as month, count(r.at)::int as count, coalesce(sum(r.amount), 0)::int as "amountMinor"
    from months m left join renewals r on r.at >= m.starts and r.at < m.starts + interval '1 month'
    group by m.starts order by m.starts`.execute(trx)
  return rows
}

/** The state at each month's end (for the last month now), and the month's changes. */
async function readMonths(trx: Trx, now: Date, currency: string): Promise<BillingFigures['months']> {
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
      from public.subscription_events e where e.at <= months.ends and e.currency = ${currency} order by e.subscription_id, e.at desc, e.id desc
    ) last on last.plan_id = p.id
    group by months.starts, p.id, p.name, p.position order by months.starts, p.position`.execute(trx)
  const steps = await readSteps(trx, now, currency)
  const moves = await readMoves(trx, now)
  const names = [...new Set(rows.map((row) => row.month))]
  return names.map((month) => {
    const byPlan = rows
      .filter((row) => row.month === month)
      .map((row) => ({ planId: row.plan_id, planName: row.plan_name, mrrMinor: row.mrr, count: row.count }))
    const step = steps.get(month)
    const {
      payingBefore = 0,
      lost: lostCompanies = 0,
      endedTrials = 0,
      wonTrials = 0,
    } = moves.get(month) ?? {}
    return {
      month,
      mrrMinor: byPlan.reduce((sum, plan) => sum + plan.mrrMinor, 0),
      newMinor: step?.new ?? 0,
      upgradeMinor: step?.up ?? 0,
      downgradeMinor: step?.down ?? 0,
      lostMinor: step?.lost ?? 0,
      payingBefore,
      lost: lostCompanies,
      churnPercent: percentOf(lostCompanies, payingBefore),
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

async function readSteps(trx: Trx, now: Date, currency: string): Promise<Map<string, Step>> {
  const { rows } = await sql<Step>`
    with moves as (
      select to_char(e.at, 'YYYY-MM') as month, ${paying('e.status', 'e.amount')} as after,
        ${paying('e.previous_status', 'e.previous_amount')} as before
      from public.subscription_events e
      where e.at >= date_trunc('month', ${now}::timestamptz) - make_interval(months => ${MONTHS - 1}) and e.at <= ${now}
        and e.currency = ${currency})
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

/** Numbers of cancelled companies and converted trials, by month. */
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

async function readUpcoming(trx: Trx, now: Date, currency: string): Promise<BillingFigures['upcoming']> {
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
      where s.currency = ${currency} and s.status = 'trial' and s.trial_ends_at between ${now} and ${until}
    union all
    select s.current_period_end, t.id, t.name, case when s.cancels_at_period_end then 'ends' else 'renews' end, s.amount
      from public.subscriptions s join public.tenants t on t.id = s.tenant_id
      where s.currency = ${currency} and s.status in ('active', 'past_due') and s.current_period_end between ${now} and ${until}
    union all
    select i.due_at, i.tenant_id, i.buyer ->> 'name', 'invoice_due', ${OWED} from public.invoices i
      where i.currency = ${currency} and i.status = 'open' and i.due_at between ${now} and ${until}
    order by at limit 50`.execute(trx)
  return rows.map((row) => ({
    at: row.at.toISOString(),
    tenantId: row.tenant_id,
    companyName: row.name,
    what: row.what,
    amountMinor: row.amount,
  }))
}
