// Lets dispatch report a stop's outcome when a driver cannot or has no app.
import {
  reasonLabel,
  readDriverRules,
  type DriverRules,
  type StopOutcome,
  type StopOutcomeBody,
} from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Scopes } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { recordEvent } from './record-event.ts'
import { decide } from './decide.ts'
import { findRoute, findStop, newestFixAt, readSettings } from './event-queries.ts'
import type { PlacedEvent } from './placed-event.ts'

/**
 * Ends an order's stop. Throws not_found for an order without a route, van_not_left, stop_ended after
 * another outcome, validation_failed for a reason outside the company's list.
 */
export function endStop(
  { asService, clock }: Pick<Scopes, 'asService'> & { clock: Clock },
  member: Member,
  orderId: string,
  { kind, reason = null, note = null }: StopOutcomeBody,
  newId: string | null,
): Promise<StopOutcome> {
  const { tenantId } = member
  return asService('end a stop', async (work) => {
    const { trx } = work
    const whose = { tenantId, driverUserId: null }
    const stop = await findStop(trx, whose, orderId)
    const receivedAt = clock.now()
    const route = stop && (await findRoute(trx, whose, stop.routeId, new Date(receivedAt)))
    if (!stop?.isOnRoute || !route) throw errors.not_found('A stop of this order')
    // A simulated day has its own clock.
    const now = route.isSimulated ? await newestFixAt(trx, tenantId, route.vehicleId) : receivedAt
    if (route.status === 'dispatched' && now < route.departAt) throw errors.van_not_left(route.driverName)
    const rules = readDriverRules(await readSettings(trx, tenantId))
    checkReason(kind, reason, rules)
    const at = new Date(now).toISOString()
    const event = { id: newId ?? randomUUID(), kind, at, sentAt: at, reason, note }
    const placedEvent: PlacedEvent = {
      member,
      saidBy: 'dispatch',
      event,
      route,
      stop,
      happenedAt: now,
      receivedAt,
      rules,
      files: [],
      order: null,
    }
    const decision = decide(kind, now, stop)
    if (decision.outcome !== 'applied') throw errors.stop_ended(stop.reference)
    await recordEvent(work, placedEvent, decision)
    return {
      orderId,
      kind,
      at,
      reason: reason && reasonLabel(rules.reasons, reason),
    }
  })
}

/** A failed outcome needs a reason from the company's list. */
function checkReason(kind: StopOutcomeBody['kind'], reason: string | null, { reasons }: DriverRules): void {
  if (kind === 'delivered') return
  const isListed = reasons.some(({ id, kinds }) => id === reason && kinds.includes(kind))
  if (!isListed)
    throw errors.validation_failed([
      { field: 'reason', message: 'Choose a reason of your company’s list for this outcome' },
    ])
}
