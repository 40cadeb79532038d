// The routes of some days: the newest one of each vehicle and day.
import { efficiencyPercent, MAX_ROUTE_DAYS, type RouteItem } from '@dropwise/contracts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { newestOverdue } from '../../platform/overdue-days.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { listDispatched, listProposed, type ProposedRow, type RouteRow } from './list-queries.ts'

const DAY_MS = 86_400_000

/** Lateness of the latest stop ahead in the live day, by route; `now` in milliseconds since 1970. */
export type ReadLateness = (
  trx: Trx,
  tenantId: string,
  date: string,
  now: number,
) => Promise<ReadonlyMap<string, number>>

interface ListDeps extends Pick<Scopes, 'asUser'> {
  now: number
  /** Absent: routes do not show vans that are late to leave. */
  readLateness?: ReadLateness | undefined
}
/** Fills in lateness of vans that should have left, from the live day: they have no positions. */
async function expectLateDepartures(
  trx: Trx,
  tenantId: string,
  rows: RouteRow[],
  { now, readLateness }: Pick<ListDeps, 'now' | 'readLateness'>,
): Promise<RouteRow[]> {
  const isOverdue = (row: RouteRow) => row.status === 'dispatched' && Date.parse(row.departAt) < now
  const days = newestOverdue(rows.filter(isOverdue).map(({ date }) => date))
  if (!readLateness || days.length === 0) return rows
  const late = new Map<string, number>()
  for (const day of days)
    for (const [route, seconds] of await readLateness(trx, tenantId, day, now)) late.set(route, seconds)
  return rows.map((row) =>
    isOverdue(row) ? { ...row, lateSeconds: late.get(row.id) ?? row.lateSeconds } : row,
  )
}

/** Routes by day and number. Throws validation_failed for an empty or too long span. */
export async function readRoutesOfDays(
  { asUser, ...live }: ListDeps,
  member: Member,
  { from, to }: { from: string; to: string },
): Promise<{ items: RouteItem[] }> {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days < 1 || days > MAX_ROUTE_DAYS)
    throw errors.validation_failed([
      { field: 'to', message: `Ask for 1 to ${MAX_ROUTE_DAYS} days, the last one not before the first` },
    ])
  const { dispatched, proposed } = await asUser(member.claims, async ({ trx }) => ({
    dispatched: await expectLateDepartures(trx, member.tenantId, await listDispatched(trx, from, to), live),
    proposed: await listProposed(trx, from, to),
  }))
  const rows = [...dispatched, ...withoutReplaced(proposed, dispatched)]
  rows.sort((a, b) => a.date.localeCompare(b.date) || a.number - b.number)
  return { items: rows.map((row) => ({ ...row, efficiency: efficiencyPercent(row) })) }
}

const vehicleKey = ({ date, vehicle }: RouteRow): string => `${date} ${vehicle.id}`

/** Drops dispatched vehicles, and whole plans that lost a vehicle or order to a newer plan. */
function withoutReplaced(proposed: readonly ProposedRow[], dispatched: readonly RouteRow[]): RouteRow[] {
  const usedVehicles = new Set(dispatched.map(vehicleKey))
  const plans = Map.groupBy(proposed, ({ planId }) => planId)
  const routeRows: RouteRow[] = []
  for (const routes of plans.values()) {
    const claims = routes.flatMap((route) => [vehicleKey(route), ...route.orderIds])
    const isReplaced = claims.some((claim) => usedVehicles.has(claim))
    for (const claim of claims) usedVehicles.add(claim)
    if (!isReplaced) routeRows.push(...routes)
  }
  return routeRows
}
