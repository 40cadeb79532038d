// Takes the company's own steps that drivers set, in the order of their phone.
import type { DriverEvent, DriverEventCode, DriverEventResult } from '@dropwise/contracts'
import type { Clock } from '../../platform/clock.ts'
import type { Scopes } from '../../platform/db/scope.ts'
import { ROUTE_MOVED_CHANNEL } from '../../platform/delivery-moves.ts'
import type { Member } from '../../platform/member.ts'
import { reachStep } from '../../platform/status-steps.ts'
import { findRoute, findStop } from './event-queries.ts'
import { happenedAt } from './happened-at.ts'

/** A step that no longer fits the order is accepted without effect, so that it does not stop the driver. */
export function takeStep(
  { asService, clock }: Pick<Scopes, 'asService'> & { clock: Clock },
  member: Member,
  event: DriverEvent,
): Promise<DriverEventResult> {
  const refused = (code: DriverEventCode): DriverEventResult => ({ id: event.id, status: 'refused', code })
  return asService('step of a driver', async ({ trx, announce }) => {
    const { tenantId, userId } = member
    const whose = { tenantId, driverUserId: userId }
    const { orderId, stepId } = event
    if (!orderId || !stepId) return refused('bad_event')
    const stop = await findStop(trx, whose, orderId)
    const route = stop && (await findRoute(trx, whose, stop.routeId, new Date(event.at)))
    if (!stop || !route) return refused('not_your_order')
    const times = { at: Date.parse(event.at), sentAt: Date.parse(event.sentAt) }
    const at = new Date(happenedAt(times, clock.now(), route))
    const reached = await reachStep(trx, {
      tenantId,
      id: event.id,
      orderId,
      stepId,
      saidBy: 'driver',
      userId,
      at,
    })
    if (reached === 'duplicate') return { id: event.id, status: 'duplicate' }
    if (reached === 'step_unknown' || reached === 'step_not_yours') return refused('bad_event')
    if (reached !== 'applied') return { id: event.id, status: 'accepted', code: 'contradicts' }
    announce(ROUTE_MOVED_CHANNEL, { tenantId, routeId: route.id, deliveryIds: [stop.deliveryId] })
    return { id: event.id, status: 'accepted' }
  })
}
