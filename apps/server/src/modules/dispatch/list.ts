// The routes of some days: each vehicle once a day, by what is newest about it.
import { efficiencyPercent, MAX_ROUTE_DAYS, type RouteItem } from '@dropwise/contracts'
import type { Scopes } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { listDispatched, listProposed, type ProposedRow, type RouteRow } from './list-queries.ts'

const DAY_MS = 86_400_000

/** Routes by day and number. Throws validation_failed for a span that is empty or too long. */
export async function readRoutesOfDays(
  { asUser }: Pick<Scopes, 'asUser'>,
  member: Member,
  { from, to }: { from: string; to: string },
): Promise<{ items: RouteItem[] }> {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days < 1 || days > MAX_ROUTE_DAYS)
    throw errors.validation_failed([
      { field: 'to', message: `Ask for 1 to ${MAX_ROUTE_DAYS} days, the last one not before the first` },
    ])
  const { dispatched, proposed } = await asUser(member.claims, async ({ trx }) => ({
    dispatched: await listDispatched(trx, from, to),
    proposed: await listProposed(trx, from, to),
  }))
  const rows = [...dispatched, ...withoutReplaced(proposed, dispatched)]
  rows.sort((a, b) => a.date.localeCompare(b.date) || a.number - b.number)
  return { items: rows.map((row) => ({ ...row, efficiency: efficiencyPercent(row) })) }
}

const vehicleKey = ({ date, vehicle }: RouteRow): string => `${date} ${vehicle.id}`

/** Leaves out vehicles that are dispatched, and whole plans that lost a vehicle or an order to a newer one. */
function withoutReplaced(proposed: readonly ProposedRow[], dispatched: readonly RouteRow[]): RouteRow[] {
  const taken = new Set(dispatched.map(vehicleKey))
  const plans = Map.groupBy(proposed, ({ planId }) => planId)
  const kept: RouteRow[] = []
  for (const routes of plans.values()) {
    const claims = routes.flatMap((route) => [vehicleKey(route), ...route.orderIds])
    const isReplaced = claims.some((claim) => taken.has(claim))
    for (const claim of claims) taken.add(claim)
    if (!isReplaced) kept.push(...routes)
  }
  return kept
}
