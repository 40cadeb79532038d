// Results of driven days, by day, driver, van, depot or customer.
import {
  MAX_ANALYTICS_DAYS,
  readDriverRules,
  reasonLabel,
  type AnalyticsFigures,
  type AnalyticsGroup,
  type AnalyticsItem,
  type AnalyticsResponse,
  type ReportGroup,
} from '@dropwise/contracts'
import type { ReadScopes, Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import {
  countRanges,
  countReasons,
  listLateStops,
  measureRoutes,
  sumRoutes,
  sumStops,
  type Bounds,
  type Period,
} from './queries.ts'

const DAY_MS = 86_400_000

const NOTHING: AnalyticsFigures = {
  routes: 0,
  stops: 0,
  served: 0,
  onTime: 0,
  failed: 0,
  returned: 0,
  plannedMetres: 0,
  drivenMetres: 0,
  plannedSeconds: 0,
  paidSeconds: 0,
  movingSeconds: 0,
  serviceSeconds: 0,
  shiftSeconds: 0,
  packages: 0,
  capacityPackages: 0,
  costMinor: 0,
  costFixedMinor: 0,
  costTimeMinor: 0,
  costWayMinor: 0,
  co2Grams: 0,
  co2Metres: 0,
  wayMetres: 0,
  co2Served: 0,
  ratings: 0,
  ratingSum: 0,
  priceMinor: 0,
}

/** Sums of a period. Throws validation_failed for an empty or too long one. */
export async function readAnalytics(
  { asService, asUser, readAsUser }: Scopes & ReadScopes,
  member: Member,
  { from, to, by }: { from: string; to: string; by: AnalyticsGroup },
): Promise<AnalyticsResponse> {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days < 1 || days > MAX_ANALYTICS_DAYS)
    throw errors.validation_failed([
      { field: 'to', message: `Ask for 1 to ${MAX_ANALYTICS_DAYS} days, the last one not before the first` },
    ])
  const period: Period = { tenantId: member.tenantId, from, to }
  const measured = await asService('measure driven routes', ({ trx }) => measureRoutes(trx, period))
  // The standby may lack the routes that this request has just measured.
  const read = measured > 0n ? asUser : readAsUser
  return read(member.claims, async ({ trx }) => ({
    ...(await sumUp(trx, period, by)),
    reasons: (await countReasons(trx, period)).map(({ reason, count, settings }) => ({
      reason: reason === null ? 'No reason given' : reasonLabel(readDriverRules(settings).reasons, reason),
      count,
    })),
    lateStops: await listLateStops(trx, period),
    ranges: await countRanges(trx, period),
  }))
}

/** Sums by group, and of all. Throws report_too_large for more groups than the bounds allow. */
export async function sumUp(
  trx: Trx,
  period: Period,
  by: ReportGroup,
  bounds: Bounds = {},
): Promise<Pick<AnalyticsResponse, 'total' | 'items'>> {
  const stops = await sumStops(trx, period, by, bounds)
  // A route serves many customers, so its cost belongs to none of them.
  const routes = by === 'customer' ? [] : await sumRoutes(trx, period, by, bounds)
  const ofAll = by === 'customer' ? await sumRoutes(trx, period, 'day', bounds) : routes
  if (bounds.rows !== undefined && Math.max(stops.length, routes.length, ofAll.length) > bounds.rows)
    throw errors.report_too_large()
  // The CO2 of customers is a share of their routes, so the total counts that of routes only.
  const ownStops = stops.map((part) => ({ ...part, co2Grams: 0, co2Metres: 0, wayMetres: 0 }))
  return { total: totalOf([...ofAll, ...ownStops]), items: merge([...routes, ...stops]) }
}

type Part = Partial<AnalyticsFigures> & { key: string; label: string }

function add(sum: AnalyticsFigures, part: Part): AnalyticsFigures {
  const names = Object.keys(NOTHING) as (keyof AnalyticsFigures)[]
  return Object.fromEntries(names.map((name) => [name, sum[name] + (part[name] ?? 0)])) as AnalyticsFigures
}

const totalOf = (parts: readonly Part[]): AnalyticsFigures => parts.reduce(add, NOTHING)

/** One item per key, with zeros for routes without stops and stops without a route. */
function merge(parts: readonly Part[]): AnalyticsItem[] {
  return [...Map.groupBy(parts, ({ key }) => key)]
    .map(([key, of]) => ({ key, label: of[0]!.label, ...totalOf(of) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }))
}
