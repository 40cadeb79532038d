// The billing clock: ends trials, renews periods, makes invoices due, suspends debtors. Each company in its
// own transaction.
import { fillText, invoiceLineOf } from '@dropwise/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Work } from '../../platform/db/scope.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { isNotParked, processEach } from '../../platform/parked-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { longDay } from '../../platform/long-day.ts'
import { utcDay } from './amounts.ts'
import { mailToPayers } from './billing-mails.ts'
import { issueInvoice, remind } from './invoices.ts'
import { readNext } from './offers.ts'
import { changePlan, endSubscription, startNextPeriod } from './periods.ts'
import { listSubscriptions, lockSubscription, type SubscriptionRow } from './queries.ts'
import { readTerms } from './terms.ts'

type Parts = Pick<Platform, 'asService' | 'log' | 'clock' | 'publicUrl'>

const advance = defineJob('billing.advance', z.object({}), { retryLimit: 0, expireInSeconds: 600 })
/** Milliseconds before a trial's end at which its notice goes out. */
const NOTICE_MS = 86_400_000
/**
 * Maximum number of periods that one sweep catches up, so that nobody gets more invoices at once after a long downtime.
 */
const MAX_PERIODS = 12

export async function workBilling(platform: Platform): Promise<void> {
  await platform.jobs.work(advance, () => advanceBilling(platform))
  await platform.jobs.schedule(advance, '*/10 * * * *', {})
}

/** Advances every subscription to the present. Repeatable. */
export async function advanceBilling(platform: Parts): Promise<void> {
  const now = new Date(platform.clock.now())
  const isOn = await platform.asService('billing', async ({ trx }) => {
    const { rows } = await sql<{ is_on: boolean }>`select app.is_billing_on() as is_on`.execute(trx)
    return rows[0]?.is_on ?? true
  })
  if (!isOn) return
  await sweep(
    platform,
    'billing.trial',
    sql`s.status = 'trial' and s.trial_ends_at between ${ago(now, 30)} and ${new Date(now.getTime() + NOTICE_MS)}`,
    (row, work) => tellTrial(platform, work, row, now),
  )
  await sweep(
    platform,
    'billing.renew',
    sql`s.status in ('active', 'past_due') and s.provider = 'invoice' and s.current_period_end <= ${now}`,
    (row, work) => renew(platform, work, row, now),
  )
  await sweep(
    platform,
    'billing.overdue',
    sql`s.provider = 'invoice' and exists (select from public.invoices i where i.tenant_id = s.tenant_id
      and i.subscription_id = s.id and i.status = 'open' and i.due_at <= ${now})`,
    (row, work) => fallDue(platform, work, row, now),
  )
  await sweep(
    platform,
    'billing.suspend',
    sql`s.status = 'past_due' and t.status = 'active' and s.past_due_since is not null`,
    (row, work) => suspendUnpaid(platform, work, row, now),
  )
}

const ago = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

async function sweep(
  platform: Parts,
  kind: string,
  condition: ReturnType<typeof sql>,
  work: (row: SubscriptionRow, scope: Work) => Promise<void>,
): Promise<void> {
  const rows = await platform.asService(kind, ({ trx }) =>
    listSubscriptions(trx, sql`${condition} and ${isNotParked(kind, 's.tenant_id', 's.id')}`),
  )
  const subscriptions = rows.map(({ id, tenant_id }) => ({ id, tenantId: tenant_id }))
  await processEach(platform, kind, subscriptions, async ({ tenantId }, scope) =>
    work(await lockSubscription(scope.trx, tenantId), scope),
  )
}

/** Mails once a day before a trial's end and once after it; the mail's key holds that end. */
async function tellTrial({ publicUrl }: Parts, work: Work, row: SubscriptionRow, now: Date): Promise<void> {
  if (row.status !== 'trial' || !row.trial_ends_at) return
  const plansUrl = `${publicUrl}/tenant/settings/plan`
  const endsAt = row.trial_ends_at
  const end = endsAt.toISOString()
  if (endsAt <= now)
    await mailToPayers(work, {
      key: `trial ended ${row.id} ${end}`,
      tenantId: row.tenant_id,
      type: 'trial_ended',
      values: { customer_company: row.company_name, plans_url: plansUrl },
    })
  else
    await mailToPayers(work, {
      key: `trial ending ${row.id} ${end}`,
      tenantId: row.tenant_id,
      type: 'trial_ending',
      values: (language, words) => ({
        customer_company: row.company_name,
        trial_end: fillText(words.trialEnd, { day: longDay(endsAt, language) }),
        plans_url: plansUrl,
      }),
    })
}

/**
 * Ends a cancelled subscription; else starts and invoices the next period, under the chosen next plan if
 * any.
 */
async function renew(
  { publicUrl }: Parts,
  work: Work,
  subscription: SubscriptionRow,
  now: Date,
): Promise<void> {
  const { trx } = work
  let row = subscription
  if (row.cancels_at_period_end) return endSubscription(trx, row, now)
  for (let i = 0; i < MAX_PERIODS && row.current_period_end && row.current_period_end <= now; i += 1) {
    const next = await readNext(trx, row)
    if (next) {
      await changePlan(trx, row, next)
      row = await lockSubscription(trx, row.tenant_id)
    }
    const startsAt = row.current_period_end as Date
    const endsAt = await startNextPeriod(trx, row, startsAt)
    if (row.amount > 0)
      await issueInvoice(
        work,
        publicUrl,
        row,
        {
          kind: 'renewal',
          planId: row.plan_id,
          currency: row.currency,
          period: row.period,
          lines: [
            invoiceLineOf(
              'period',
              { plan: row.plan_name, start: utcDay(startsAt), end: utcDay(endsAt) },
              row.amount,
            ),
          ],
          periodStart: startsAt,
          periodEnd: endsAt,
        },
        now,
      )
    row = await lockSubscription(trx, row.tenant_id)
  }
}

/** A plan is past due from its first unpaid invoice. Reminders leave on the days of the terms. */
async function fallDue({ publicUrl }: Parts, work: Work, row: SubscriptionRow, now: Date): Promise<void> {
  const { trx } = work
  const { reminderDays } = await readTerms(trx)
  const { rows } = await sql<{ id: string; kind: string; reminders: number; due_at: Date }>`
    select id, kind, reminders, due_at from public.invoices
    where tenant_id = ${row.tenant_id} and subscription_id = ${row.id} and status = 'open' and due_at <= ${now}`.execute(
    trx,
  )
  for (const { id, reminders, due_at: dueAt } of rows) {
    const days = reminderDays[reminders]
    if (days !== undefined && dueAt <= ago(now, days)) await remind(work, publicUrl, id)
  }
  const isOwed = rows.some(({ kind }) => kind !== 'start' || row.next_plan_id === null)
  if (isOwed && row.status === 'active')
    await sql`update public.subscriptions set status = 'past_due', past_due_since = ${now}
      where tenant_id = ${row.tenant_id} and id = ${row.id}`.execute(trx)
}

/** Suspended companies may read and export; routes on the road continue. */
async function suspendUnpaid(
  { publicUrl }: Parts,
  work: Work,
  row: SubscriptionRow,
  now: Date,
): Promise<void> {
  const { trx } = work
  const { graceDays } = await readTerms(trx)
  if (!row.past_due_since || row.past_due_since > ago(now, graceDays)) return
  const { rows } =
    await sql`update public.tenants set status = 'suspended', suspended_at = ${now}, suspended_reason = 'unpaid'
    where id = ${row.tenant_id} and status = 'active' returning id`.execute(trx)
  if (rows.length === 0) return
  await mailToPayers(work, {
    key: `suspended ${row.tenant_id} ${now.toISOString().slice(0, 10)}`,
    tenantId: row.tenant_id,
    type: 'company_suspended',
    values: (_, words) => ({
      customer_company: row.company_name,
      reason: fillText(words.unpaid, { days: graceDays }),
      plans_url: `${publicUrl}/tenant/settings/plan`,
    }),
  })
}
