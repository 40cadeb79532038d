// Reads the figures of a report. A definition names measures and groups of a fixed list, so no text of a person
// becomes SQL; the bounds hold the work of one report.
import {
  addDays,
  dayOf,
  isOfPay,
  MEASURE_RULES,
  REPORT_LIMITS,
  reportDays,
  weekdayOf,
  type AnalyticsResponse,
  type DistanceUnit,
  type MeasuredFigures,
  type ReportDefinition,
  type ReportGroup,
  type ReportResponse,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { admits, requireAdmin, requireAlso } from '../../platform/access.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ReadScopes, Scopes, Trx } from '../../platform/db/scope.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { measureInTime } from './measure-in-time.ts'

const CANCELLED = '57014'

export interface ReportCompany {
  name: string
  units: DistanceUnit
  currency: string
  timeZone: string
}

interface Period {
  tenantId: string
  from: string
  to: string
  depotId?: string | undefined
  vehicleId?: string | undefined
  driverId?: string | undefined
}

/** What analytics does for reports; injected by `modules.ts`. */
export interface ReportTools {
  measureRoutes: (trx: Trx, period: Period, bounds: { routes: number }) => Promise<bigint>
  sumUp: (
    trx: Trx,
    period: Period,
    by: ReportGroup,
    bounds: { rows: number },
  ) => Promise<Pick<AnalyticsResponse, 'total' | 'items'>>
  /** Pay by the pay rules, or as approved for approved months; without corrections. */
  payOf: (deps: Scopes & { clock: Clock }, period: Period) => Promise<PaidDay[]>
}

/** Pay of a driver's day in hundredths. */
interface PaidDay {
  driverId: string
  date: string
  amountMinor: number
}

export type ReportDeps = Scopes & ReadScopes & { clock: Clock; tools: ReportTools }

export async function readReportCompany(trx: Trx, tenantId: string): Promise<ReportCompany> {
  return onlyRow(
    await sql<ReportCompany>`select name, units, currency, time_zone as "timeZone" from public.tenants
      where id = ${tenantId}`.execute(trx),
  )
}

/** Throws report_too_large, and not_allowed or right_missing for pay that the member may not see. */
export async function runReport(
  deps: ReportDeps,
  member: Member,
  definition: ReportDefinition,
): Promise<{ report: ReportResponse; company: ReportCompany }> {
  const hasPay = isOfPay(definition.measures)
  if (hasPay) requirePay(member)
  const company = await deps.asService('measure driven routes', ({ trx }) =>
    readReportCompany(trx, member.tenantId),
  )
  const today = dayOf(new Date(deps.clock.now()), company.timeZone)
  const period = { tenantId: member.tenantId, ...reportDays(definition, today) }
  const measured = await measureInTime(deps.clock, (bounds) =>
    deps.asService('measure driven routes', ({ trx }) => deps.tools.measureRoutes(trx, period, bounds)),
  )
  const { driverId } = definition
  const paid = hasPay ? await deps.tools.payOf(deps, { ...period, driverId }) : null
  const read = measured > 0n ? deps.asUser : deps.readAsUser
  const report = await refuseSlow(
    read(member.claims, ({ trx }) =>
      readFigures(deps.tools, trx, { tenantId: member.tenantId, definition, today, company, paid }),
    ),
  )
  return { report, company }
}

interface ReportRequest {
  tenantId: string
  definition: ReportDefinition
  /** Day in the company's time zone. */
  today: string
  company: Pick<ReportCompany, 'units'>
  /** Paid days, for a report with driver pay. */
  paid?: readonly PaidDay[] | null
}

/** Pay is seen by administrators and roles with the right. */
export function requirePay(member: Member): void {
  if (!admits(requireAdmin('pay:read'), member)) throw errors.not_allowed()
  requireAlso(member, 'pay:read')
}

/** The key of a driver's day in the groups that have pay, as analytics writes it. */
function keyOfDay({ driverId, date }: PaidDay, by: ReportGroup): string {
  if (by === 'driver') return driverId
  if (by === 'month') return `${date.slice(0, 8)}01`
  return by === 'week' ? addDays(date, 1 - weekdayOf(date)) : date
}

/** The figures within a transaction, whose statements end after the limit. Measures no positions. */
export async function readFigures(
  { sumUp }: Pick<ReportTools, 'sumUp'>,
  trx: Trx,
  { tenantId, definition, today, company, paid = null }: ReportRequest,
): Promise<ReportResponse> {
  const { measures, by, depotId, vehicleId, driverId } = definition
  const days = reportDays(definition, today)
  await sql`select set_config('statement_timeout', ${`${REPORT_LIMITS.seconds}s`}, true)`.execute(trx)
  const { total, items } = await sumUp(trx, { tenantId, ...days, depotId, vehicleId, driverId }, by, {
    rows: REPORT_LIMITS.rows,
  })
  await sql`select set_config('statement_timeout', '0', true)`.execute(trx)
  const payOf = (days: readonly PaidDay[] | undefined) =>
    paid && { payMinor: (days ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0) }
  const payByKey = Map.groupBy(paid ?? [], (day) => keyOfDay(day, by))
  const valuesOf = (figures: MeasuredFigures) =>
    measures.map((key) =>
      // A total by customer adds the routes, which its rows do not show.
      MEASURE_RULES[key].read(figures, company.units),
    )
  return {
    ...days,
    measures,
    rows: items.map(({ key, label, ...figures }) => ({
      key,
      label,
      values: valuesOf({ ...figures, ...payOf(payByKey.get(key)) }),
    })),
    total: valuesOf({ ...total, ...payOf(paid ?? []) }),
  }
}

/** A statement that the limit ended is an answer to the caller, not a fault of the database. */
export async function refuseSlow<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if ((error as { code?: unknown }).code === CANCELLED) throw errors.report_too_large()
    throw error
  }
}
