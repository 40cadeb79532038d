// Stores an event with all its effects and notices, in one transaction.
import type { Work } from '../../platform/db/scope.ts'
import { POSITIONS_CHANNEL, ROUTE_MOVED_CHANNEL } from '../../platform/delivery-moves.ts'
import { signProofJob } from '../../platform/proofs/job.ts'
import { applyEvent } from './apply.ts'
import type { Decision } from './decide.ts'
import { insertDefects } from './defects.ts'
import { insertEvent } from './event-queries.ts'
import type { PlacedEvent } from './placed-event.ts'
import { notifyDispatch } from './notify-dispatch.ts'

/** Maximum number of ids in an announcement; others follow with the route's next update. */
const ANNOUNCED_MOST = 150

/** Reports after which a proof is signed, or signed anew. */
const SIGNED_KINDS: ReadonlySet<string> = new Set(['delivered', 'partly_delivered', 'failed', 'returned'])

/** False when the event exists: its effects happen once. */
export async function recordEvent(
  { trx, announce, enqueue }: Work,
  placedEvent: PlacedEvent,
  decision: Decision,
): Promise<boolean> {
  const { member, route, stop, order } = placedEvent
  if (!(await insertEvent(trx, placedEvent, decision.outcome))) return false
  await applyEvent(trx, placedEvent, decision)
  await insertDefects(trx, placedEvent)
  await notifyDispatch(trx, placedEvent, decision)
  const { tenantId } = member
  const deliveryIds = stop ? [stop.deliveryId] : (order?.deliveryIds.slice(0, ANNOUNCED_MOST) ?? [])
  announce(ROUTE_MOVED_CHANNEL, { tenantId, routeId: route.id, deliveryIds })
  announce(POSITIONS_CHANNEL, { tenantId, vehicleId: route.vehicleId })
  if (stop && SIGNED_KINDS.has(placedEvent.event.kind))
    enqueue(signProofJob, { tenantId, orderId: stop.orderId })
  return true
}
