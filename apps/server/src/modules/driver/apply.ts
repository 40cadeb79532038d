// Applies an event to its stop, order, delivery and route, in the event's own transaction.
import { reasonLabel, type DeliveryStatus, type DriverEvent } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { moveDeliveries, placeName, type DeliveryMove } from '../../platform/delivery-moves.ts'
import type { Decision } from './decide.ts'
import type { PlacedEvent, StopOfEvent, WantedOrder } from './placed-event.ts'

export async function applyEvent(trx: Trx, placedEvent: PlacedEvent, { effect }: Decision): Promise<void> {
  await countEvent(trx, placedEvent)
  if (placedEvent.order) await putInOrder(trx, placedEvent, placedEvent.order)
  if (!placedEvent.stop || effect === 'none') return
  if (effect === 'arrive') return arrive(trx, placedEvent, placedEvent.stop)
  await end(trx, placedEvent, placedEvent.stop, effect)
}

/** Events that a driver may send before the shift without starting the route. */
const BESIDE_THE_DRIVE: readonly DriverEvent['kind'][] = [
  'vehicle_checked',
  'loaded',
  'note',
  'break_started',
  'break_ended',
  'reordered',
  'fuelled',
  'incident_reported',
  'step_reached',
]

/** Counts the event on the route; the first one starts it, the last outcome ends it. */
async function countEvent(
  trx: Trx,
  { member, saidBy, event, route, happenedAt }: PlacedEvent,
): Promise<void> {
  const at = new Date(happenedAt)
  const isStart = saidBy === 'driver' && !BESIDE_THE_DRIVE.includes(event.kind)
  const isEnd = event.kind === 'shift_ended'
  await sql`
    update public.routes set event_count = event_count + 1,
      started_at = case when ${isStart} then coalesce(started_at, ${at}) else started_at end,
      finished_at = case when ${isEnd} then ${at} else finished_at end,
      status = case when status not in ('dispatched', 'started') then status when ${isEnd} then 'finished'
        when ${isStart} then 'started' else status end
    where tenant_id = ${member.tenantId} and id = ${route.id}`.execute(trx)
  if (event.kind === 'shift_started') await loadVan(trx, member.tenantId, route, at)
}

/** Reorders the rest of the route as the driver asks, with new times, and records when. */
async function putInOrder(
  trx: Trx,
  { member, route, happenedAt }: PlacedEvent,
  order: WantedOrder,
): Promise<void> {
  await order.write(trx)
  await sql`
    update public.routes set reordered_at = ${new Date(happenedAt)}
    where tenant_id = ${member.tenantId} and id = ${route.id}`.execute(trx)
}

/** Puts everything on the van on its way when the shift starts. */
async function loadVan(trx: Trx, tenantId: string, route: PlacedEvent['route'], at: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select delivery_id as id from public.stops where tenant_id = ${tenantId} and route_id = ${route.id} and status = 'pending'`.execute(
    trx,
  )
  const { name, lat, lng } = route.depot
  const move = (status: string, note: string): DeliveryMove[] =>
    rows.map(({ id }) => ({ id, status, note, at: at.toISOString(), place: name, lat, lng }))
  await moveDeliveries(trx, tenantId, move('picked_up', `Loaded on ${route.vehicleName}`))
  await moveDeliveries(trx, tenantId, move('in_transit', 'Left the depot'))
}

async function arrive(trx: Trx, placedEvent: PlacedEvent, stop: StopOfEvent): Promise<void> {
  const at = new Date(placedEvent.happenedAt)
  await sql`
    update public.stops set status = case when status = 'pending' then 'arrived' else status end,
      arrived_at = ${at}, driver_arrived_at = ${at}
    where tenant_id = ${placedEvent.member.tenantId} and id = ${stop.id}`.execute(trx)
  await reach(trx, placedEvent, stop)
}

/** States before arrival, in order. */
const BEFORE_THE_DOOR: readonly DeliveryStatus[] = ['pending', 'picked_up', 'in_transit']

/** Moves a delivery to the door through all missing states; after a failure it goes out again. */
async function reach(trx: Trx, { member, route, happenedAt }: PlacedEvent, stop: StopOfEvent): Promise<void> {
  const depot = { place: route.depot.name, lat: route.depot.lat, lng: route.depot.lng }
  const way = [
    { status: 'picked_up', note: `Loaded on ${route.vehicleName}`, ...depot },
    { status: 'in_transit', note: 'Left the depot', ...depot },
    { status: 'out_for_delivery', note: 'Out for delivery', place: null, lat: stop.lat, lng: stop.lng },
  ]
  const isFailed = stop.deliveryStatus === 'failed'
  const been = BEFORE_THE_DOOR.indexOf(stop.deliveryStatus)
  const ahead = isFailed ? way.slice(-1) : been < 0 ? [] : way.slice(been)
  const at = new Date(happenedAt).toISOString()
  for (const step of ahead) await moveDeliveries(trx, member.tenantId, [{ id: stop.deliveryId, at, ...step }])
}

const ENDS = {
  serve: { stop: 'served', order: 'completed', delivery: 'delivered' },
  fail: { stop: 'failed', order: 'failed', delivery: 'failed' },
  return: { stop: 'failed', order: 'failed', delivery: 'returned' },
} as const

async function end(
  trx: Trx,
  placedEvent: PlacedEvent,
  stop: StopOfEvent,
  effect: keyof typeof ENDS,
): Promise<void> {
  const { tenantId } = placedEvent.member
  const at = new Date(placedEvent.happenedAt)
  const next = ENDS[effect]
  // Late means that the arrival, or without one the end, is after the promise.
  await sql`
    update public.stops set status = ${next.stop}, driver_done_at = ${at}, departed_at = ${at},
      arrived_at = coalesce(driver_arrived_at, least(arrived_at, ${at}), ${at}),
      late_seconds = greatest(0, coalesce(extract(epoch from
        coalesce(driver_arrived_at, least(arrived_at, ${at}), ${at}) - promised_to), 0))::int
    where tenant_id = ${tenantId} and id = ${stop.id}`.execute(trx)
  await sql`
    update public.orders set status = ${next.order}
    where tenant_id = ${tenantId} and id = ${stop.orderId} and status in ('dispatched', 'completed', 'failed')`.execute(
    trx,
  )
  // A return after a failure starts from there.
  if (effect !== 'return' || stop.deliveryStatus !== 'failed') await reach(trx, placedEvent, stop)
  // The driver confirms or corrects what positions suggested.
  if (effect === 'serve') await confirmDelivered(trx, tenantId, stop, at)
  await moveDeliveries(trx, tenantId, [
    {
      id: stop.deliveryId,
      status: next.delivery,
      note: noteOf(placedEvent.event, placedEvent),
      at: at.toISOString(),
      place: placeName(stop),
      lat: stop.lat,
      lng: stop.lng,
    },
  ])
}

async function confirmDelivered(trx: Trx, tenantId: string, stop: StopOfEvent, at: Date): Promise<void> {
  await sql`
    update public.deliveries set is_presumed = false, delivered_at = ${at}
    where tenant_id = ${tenantId} and id = ${stop.deliveryId} and status = 'delivered' and is_presumed`.execute(
    trx,
  )
}

/**
 * The line in the recipient's timeline: only words of the company's list, since a driver's own text is for
 * dispatch.
 */
function noteOf(event: DriverEvent, { rules }: PlacedEvent): string {
  const isListed = rules.reasons.some(({ id }) => id === event.reason)
  const why = event.reason && isListed ? `: ${reasonLabel(rules.reasons, event.reason)}` : ''
  if (event.kind === 'partly_delivered') return `Partly delivered${why}`
  if (event.kind === 'failed') return `Delivery failed${why}`
  if (event.kind === 'returned') return `Returned to sender${why}`
  return 'Delivered'
}
