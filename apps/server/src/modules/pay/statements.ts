// Statements of a month: computed from driven days, rules and corrections until they are approved, then stored.
import {
  addDays,
  dayOf,
  payDays,
  payTotal,
  type approvePayBody,
  type PayDay,
  type PayStatement,
  type PayStatementItem,
  type DistanceUnit,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { readDriverId } from '../../platform/driver-of-member.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { readCorrections } from './corrections.ts'
import { readFacts, type PayPeriod } from './facts.ts'
import { readRules } from './rules.ts'

/** Maximum number of routes whose positions one call measures. Later ones follow with the next call. */
const MEASURED_ROUTES = 300

/** Measures driven distances from positions; injected by `modules.ts`. */
export interface PayTools {
  measureRoutes: (trx: Trx, period: PayPeriod, bounds: { routes: number }) => Promise<bigint>
}
export type PayDeps = Scopes & { clock: Clock; tools: PayTools }

export interface PayCompany {
  name: string
  currency: string
  units: DistanceUnit
}

interface ApprovedRow {
  driverId: string
  currency: string
  days: PayDay[]
  totalMinor: number
  approvedAt: Date
}

/** First and last day of `2026-04`. */
function daysOfMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`
  const nextMonth = addDays(from, 31)
  return { from, to: addDays(`${nextMonth.slice(0, 8)}01`, -1) }
}

/** Drivers' names are read as the service: a driver sees the own row only, and pay:read needs no other right. */
export async function readStatements(
  { asService, clock, tools }: PayDeps,
  { tenantId }: Pick<Member, 'tenantId'>,
  { month, driverId }: { month: string; driverId?: string | undefined },
): Promise<{ company: PayCompany; statements: PayStatement[] }> {
  const period = { tenantId, ...daysOfMonth(month), driverId }
  await asService('measure driven routes', ({ trx }) =>
    tools.measureRoutes(trx, period, { routes: MEASURED_ROUTES }),
  )
  return asService('compute pay', ({ trx }) => computeStatements(trx, period, month, clock))
}

async function computeStatements(
  trx: Trx,
  period: PayPeriod,
  month: string,
  clock: Clock,
): Promise<{ company: PayCompany; statements: PayStatement[] }> {
  const { tenantId, to, driverId } = period
  const { timeZone, ...company } = onlyRow(
    await sql<PayCompany & { timeZone: string }>`
      select name, currency, units, time_zone as "timeZone" from public.tenants where id = ${tenantId}`.execute(
      trx,
    ),
  )
  const { rows: drivers } = await sql<{ id: string; name: string }>`
    select id, name from public.drivers where tenant_id = ${tenantId}
      and (${driverId ?? null}::uuid is null or id = ${driverId ?? null}::uuid) order by name, id`.execute(
    trx,
  )
  const rules = await readRules(trx, tenantId)
  const facts = Map.groupBy(await readFacts(trx, period), (day) => day.driverId)
  const corrections = Map.groupBy(await readCorrections(trx, period), (item) => item.driverId)
  const approved = new Map((await readApproved(trx, period)).map((row) => [row.driverId, row]))
  const isOver = to < dayOf(new Date(clock.now()), timeZone)
  const statements = drivers.flatMap((driver): PayStatement[] => {
    const row = approved.get(driver.id)
    const days = row?.days ?? payDays(rules, driver.id, (facts.get(driver.id) ?? []).map(withoutDriver))
    const corrected = (corrections.get(driver.id) ?? []).map(withoutDriver)
    if (!row && days.length === 0 && corrected.length === 0) return []
    return [
      {
        driver,
        month,
        currency: row?.currency ?? company.currency,
        approvedAt: row?.approvedAt.toISOString() ?? null,
        isComplete: row !== undefined || (isOver && days.every(({ isFinished }) => isFinished)),
        totalMinor: row?.totalMinor ?? payTotal(days, corrected),
        days,
        corrections: corrected,
      },
    ]
  })
  return { company, statements }
}

const withoutDriver = <Item extends { driverId: string }>({ driverId: _, ...item }: Item) => item

async function readApproved(trx: Trx, { tenantId, from, driverId }: PayPeriod): Promise<ApprovedRow[]> {
  const { rows } = await sql<ApprovedRow>`
    select driver_id as "driverId", currency, days, total_minor::float8 as "totalMinor", approved_at as "approvedAt"
    from public.pay_statements where tenant_id = ${tenantId} and month = ${from}::date
      and (${driverId ?? null}::uuid is null or driver_id = ${driverId ?? null}::uuid)`.execute(trx)
  return rows
}

/** A line of the list of statements. */
export function toItem({ days, corrections, ...head }: PayStatement): PayStatementItem {
  const sum = (read: (day: PayDay) => number) => days.reduce((total, day) => total + read(day), 0)
  return {
    ...head,
    driven: {
      days: days.length,
      unpaidDays: sum(({ rule }) => (rule === null ? 1 : 0)),
      seconds: sum(({ seconds }) => seconds),
      metres: sum(({ metres }) => metres),
      served: sum(({ served }) => served),
      failed: sum(({ failed }) => failed),
    },
    correctionsMinor: payTotal(corrections),
  }
}

/** Throws not_found. */
export async function readStatement(
  deps: PayDeps,
  member: Member,
  { month, driverId }: { month: string; driverId: string },
): Promise<PayStatement> {
  const { company, statements } = await readStatements(deps, member, { month, driverId })
  if (statements[0]) return statements[0]
  const { rows } = await deps.asUser(member.claims, ({ trx }) =>
    sql<{ id: string; name: string }>`
      select id, name from public.drivers where tenant_id = ${member.tenantId} and id = ${driverId}`.execute(
      trx,
    ),
  )
  if (!rows[0]) throw errors.not_found('The driver')
  return {
    driver: rows[0],
    month,
    currency: company.currency,
    approvedAt: null,
    isComplete: false,
    totalMinor: 0,
    days: [],
    corrections: [],
  }
}

/** The caller's own statement. Throws not_found for members who do not drive. */
export async function readOwnStatement(deps: PayDeps, member: Member, month: string): Promise<PayStatement> {
  const driverId = await deps.asUser(member.claims, ({ trx }) => readDriverId(trx, member))
  if (driverId === null) throw errors.not_found('The driver')
  return readStatement(deps, member, { month, driverId })
}

/** Approves all given statements or none. Throws not_found, pay_incomplete, pay_changed, pay_approved. */
export async function approveStatements(
  deps: PayDeps,
  member: Member,
  { month, driverIds, totalMinor }: z.output<typeof approvePayBody>,
): Promise<PayStatementItem[]> {
  const { tenantId, userId } = member
  const period = { tenantId, ...daysOfMonth(month) }
  const ids = [...new Set(driverIds)]
  await deps.asService('measure driven routes', ({ trx }) =>
    deps.tools.measureRoutes(trx, period, { routes: MEASURED_ROUTES }),
  )
  await deps.asService('approve pay', async ({ trx }) => {
    // Two approvals at once wait for each other here, and corrections for both.
    await sql`select from public.drivers where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
      order by id for no key update`.execute(trx)
    const { statements } = await computeStatements(trx, period, month, deps.clock)
    const chosen = statements.filter(({ driver }) => ids.includes(driver.id))
    if (chosen.length < ids.length) throw errors.not_found('The statement')
    if (chosen.some(({ approvedAt }) => approvedAt !== null)) throw errors.pay_approved(month)
    const incomplete = chosen.find(({ isComplete }) => !isComplete)
    if (incomplete) throw errors.pay_incomplete(incomplete.driver.name)
    if (chosen.reduce((sum, statement) => sum + statement.totalMinor, 0) !== totalMinor)
      throw errors.pay_changed()
    for (const { driver, currency, days, totalMinor } of chosen)
      await sql`
        insert into public.pay_statements (tenant_id, driver_id, month, currency, days, total_minor, approved_by)
        values (${tenantId}, ${driver.id}, ${period.from}, ${currency}, ${JSON.stringify(days)}::jsonb, ${totalMinor}, ${userId})`.execute(
        trx,
      )
  })
  const { statements } = await readStatements(deps, member, { month })
  return statements.filter(({ driver }) => ids.includes(driver.id)).map(toItem)
}

/**
 * For the demo: approves a complete statement of a month, one with driven days first, unless one is approved
 * already.
 */
export async function approveOne(deps: PayDeps, member: Member, month: string): Promise<void> {
  const { statements } = await readStatements(deps, member, { month })
  if (statements.some(({ approvedAt }) => approvedAt !== null)) return
  const complete = statements.filter(({ isComplete }) => isComplete)
  const statement = complete.find(({ days }) => days.length > 0) ?? complete[0]
  if (!statement) return
  const { driver, totalMinor } = statement
  await approveStatements(deps, member, { month, driverIds: [driver.id], totalMinor })
}

/** Pay of drivers' days in a period, as approved where a month is; without corrections. */
export async function readPaidDays(
  deps: PayDeps,
  { tenantId, from, to, driverId }: PayPeriod,
): Promise<{ driverId: string; date: string; amountMinor: number }[]> {
  const days: { driverId: string; date: string; amountMinor: number }[] = []
  for (let month = from.slice(0, 7); month <= to.slice(0, 7);) {
    const { statements } = await readStatements(deps, { tenantId }, { month, driverId })
    for (const statement of statements)
      for (const { date, amountMinor } of statement.days)
        if (date >= from && date <= to) days.push({ driverId: statement.driver.id, date, amountMinor })
    month = addDays(`${month}-01`, 31).slice(0, 7)
  }
  return days
}
