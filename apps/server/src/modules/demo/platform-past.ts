// Half a year of platform history for the owner's portal: invented companies that join, pay, owe or leave,
// billed by the real billing month by month, and their support tickets.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertDepot, insertTenant, type DemoCompany } from './company.ts'
import { SAMPLE_COMPANIES, SAMPLE_INCIDENTS, SAMPLE_TICKETS, type SampleCompany } from './platform-samples.ts'

/** Billing commands, each at a moment in the past. */
export interface BillingCommands {
  /** Starts the plan of a company and sets its billing address. */
  start(tenantId: string, address: string, at: Date): Promise<void>
  /** Advances all subscriptions to the moment. */
  advance(at: Date): Promise<void>
  /** Pays the open invoices of the company. */
  pay(tenantId: string, at: Date): Promise<void>
}

const MONTHS = 6
/** Delay between invoice and payment, in milliseconds. */
const PAYS_AFTER_MS = 3 * 86_400_000

/** The same day of an earlier month, or that month's last day. */
export function monthsBefore(now: Date, months: number): Date {
  const at = new Date(now)
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return at
}

/** Makes the half year once: it skips when one of its companies exists. */
export async function ensurePlatformPast(
  platform: Platform,
  billing: BillingCommands,
  { depot }: Pick<DemoCompany, 'depot'>,
): Promise<void> {
  const now = new Date(platform.clock.now())
  const begun = await platform.asService('demo: half a year', async ({ trx }) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo half a year'))`.execute(trx)
    const slugs = SAMPLE_COMPANIES.map(({ slug }) => slug)
    const { rows } = await sql`select from public.tenants where slug = any(${slugs}) limit 1`.execute(trx)
    if (rows.length > 0) return null
    const ids = new Map<string, string>()
    for (const company of SAMPLE_COMPANIES) ids.set(company.slug, await makeCompany(trx, company, depot, now))
    await askSupport(trx, ids, now)
    await postIncidents(trx, now)
    return ids
  })
  if (!begun) return
  for (let month = MONTHS; month >= 0; month -= 1)
    await passMonth(platform, billing, begun, month, monthsBefore(now, month))
}

async function makeCompany(
  trx: Trx,
  company: SampleCompany,
  depot: DemoCompany['depot'],
  now: Date,
): Promise<string> {
  const id = await insertTenant(
    trx,
    company.name,
    company.slug,
    company.color,
    company.plan,
    company.vehicles,
  )
  const cameAt = company.trialDaysLeft === undefined ? monthsBefore(now, company.cameMonthsAgo) : now
  await sql`update public.tenants set created_at = ${cameAt} where id = ${id}`.execute(trx)
  if (company.trialDaysLeft !== undefined)
    await sql`update public.subscriptions set status = 'trial',
      trial_ends_at = ${new Date(now.getTime() + company.trialDaysLeft * 86_400_000)} where tenant_id = ${id}`.execute(
      trx,
    )
  const depotId = await insertDepot(trx, id, 'Depot', { ...depot, address: company.address })
  await sql`insert into public.vehicles (tenant_id, name, registration, depot_id)
    select ${id}, 'Van ' || n, ${company.plate}::text || n, ${depotId} from generate_series(1, ${company.vehicles}::int) n`.execute(
    trx,
  )
  return id
}

/** Plays each company's end of a month: it joins, pays, leaves or stays in debt. */
async function passMonth(
  platform: Platform,
  billing: BillingCommands,
  ids: ReadonlyMap<string, string>,
  month: number,
  at: Date,
): Promise<void> {
  const passing = SAMPLE_COMPANIES.filter(({ trialDaysLeft }) => trialDaysLeft === undefined)
  const idOf = ({ slug }: SampleCompany) => ids.get(slug) ?? ''
  for (const company of passing.filter(({ leftMonthsAgo }) => leftMonthsAgo === month))
    await platform.asService('demo: a company leaves', ({ trx }) =>
      sql`update public.subscriptions set cancels_at_period_end = true where tenant_id = ${idOf(company)}`.execute(
        trx,
      ),
    )
  for (const company of passing.filter(({ cameMonthsAgo }) => cameMonthsAgo === month))
    await billing.start(idOf(company), company.address, at)
  await billing.advance(at)
  const paidAt = new Date(Math.min(at.getTime() + PAYS_AFTER_MS, platform.clock.now()))
  for (const company of passing)
    if (company.cameMonthsAgo >= month && month > (company.owesSinceMonthsAgo ?? -1))
      await billing.pay(idOf(company), paidAt)
  await platform.asService('demo: date what happened', ({ trx }) => dateEvents(trx, [...ids.values()], at))
}

/**
 * The database stamps subscription events with the current time; this moves them to the day of the played
 * month.
 */
async function dateEvents(trx: Trx, tenantIds: readonly string[], at: Date): Promise<void> {
  await sql`update public.subscription_events e set at = ${at}
    from public.tenants t where t.id = e.tenant_id and e.tenant_id = any(${[...tenantIds]})
      and e.at > ${at} and t.created_at <= ${at}`.execute(trx)
}

async function askSupport(trx: Trx, ids: ReadonlyMap<string, string>, now: Date): Promise<void> {
  for (const { slug, name, email, subject, message, hoursAgo, answer } of SAMPLE_TICKETS) {
    const openedAt = new Date(now.getTime() - hoursAgo * 3_600_000)
    const { rows } = await sql<{ id: string }>`
      insert into public.support_tickets (tenant_id, subject, message, requester_name, requester_email, status, created_at,
        last_message_at, closed_at)
      values (${ids.get(slug)}, ${subject}, ${message}, ${name}, ${email}, ${answer ? 'closed' : 'open'}, ${openedAt}, ${openedAt},
        ${answer ? openedAt : null}) returning id`.execute(trx)
    if (answer)
      await sql`insert into public.ticket_messages (ticket_id, at, author_name, is_from_support, body)
        values (${rows[0]?.id}, ${new Date(openedAt.getTime() + 3_600_000)}, 'Olive Marlowe', true, ${answer})`.execute(
        trx,
      )
  }
}

async function postIncidents(trx: Trx, now: Date): Promise<void> {
  for (const { title, body, component, daysAgo, minutes } of SAMPLE_INCIDENTS) {
    const startedAt = new Date(now.getTime() - daysAgo * 86_400_000)
    await sql`insert into public.incidents (title, body, component, severity, state, started_at, resolved_at)
      values (${title}, ${body}, ${component}, 'minor', 'resolved', ${startedAt},
        ${new Date(startedAt.getTime() + minutes * 60_000)})`.execute(trx)
  }
}
