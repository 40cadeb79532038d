// Accepts a repair: writes its routes to the day.
import type { RouteViolation } from '@dropwise/contracts'
import { readUnits } from '../../platform/company-units.ts'
import {
  inWords,
  newlyBroken,
  requireConfirmed,
  writeBrokenRules,
  type ConfirmedRules,
} from '../../platform/confirmed-rules.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { readCrewRules } from '../../platform/van-day/crew-rules.ts'
import { lockRepair, markAccepted, type LockedRepair } from './accept-queries.ts'
import { changeRoutes } from './change-routes.ts'
import { notifyDrivers } from './notify-drivers.ts'

/** Channel to a company's screens: `{ tenantId, routeId, deliveryIds }`. */
const ROUTE_MOVED_CHANNEL = 'route_moved'

/**
 * Accepts a repair and returns the changed routes; undefined when there is none with this id. A second call
 * changes nothing. Throws plan_out_of_date when the day changed meanwhile, rules_broken.
 */
export function acceptRepair(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId, userId }: Member,
  id: string,
  confirmedRules: ConfirmedRules = [],
): Promise<{ routes: { id: string }[] } | undefined> {
  return asService('accept a repair', async ({ trx, announce, respond }) => {
    const repair = await lockRepair(trx, tenantId, id)
    if (!repair) return undefined
    const { date, proposal } = repair
    const routesBefore = proposal.routes.flatMap(({ routeId }) => (routeId ? [{ id: routeId }] : []))
    if (repair.status === 'accepted') return respond({ routes: routesBefore })
    const changed = await changeRoutes(trx, tenantId, {
      date,
      routes: proposal.routes,
      routeIdsOut: proposal.routeIdsOut,
      unservedIds: new Set(proposal.response.unserved.map(({ orderId }) => orderId)),
    })
    if (proposal.routeIdsOut.length + proposal.routes.length > 0 && changed.length === 0)
      throw errors.plan_out_of_date()
    const broken = await brokenNow(trx, tenantId, repair, changed)
    requireConfirmed(broken, confirmedRules)
    await writeBrokenRules(trx, tenantId, changed, broken)
    await markAccepted(trx, tenantId, id, userId)
    await notifyDrivers(trx, tenantId, changed)
    for (const routeId of changed) announce(ROUTE_MOVED_CHANNEL, { tenantId, routeId, deliveryIds: [] })
    return respond({ routes: changed.map((routeId) => ({ id: routeId })) })
  })
}

/**
 * Rules that the repair breaks, including rules of drivers and vans that became broken since the proposal.
 */
async function brokenNow(
  trx: Trx,
  tenantId: string,
  { date, proposal }: LockedRepair,
  routeIds: readonly string[],
): Promise<RouteViolation[]> {
  const units = await readUnits(trx, tenantId)
  const crew = await readCrewRules(trx, tenantId, date, routeIds)
  const before = [...(proposal.response.violations ?? []), ...(proposal.broken ?? [])]
  const since = newlyBroken(
    crew.map((rule) => inWords(rule, units)),
    before,
  )
  return [...(proposal.broken ?? []), ...since]
}
