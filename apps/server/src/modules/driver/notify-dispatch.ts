// Notifies dispatchers, except the event's author, of events that need them.
import { DRIVER_EVENT_LABELS, reasonLabel } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { Member } from '../../platform/member.ts'
import type { Decision } from './decide.ts'
import type { PlacedEvent, WantedOrder } from './placed-event.ts'

interface Notice {
  type: string
  title: string
  message: string
  link: string
}

export async function notifyDispatch(trx: Trx, placedEvent: PlacedEvent, decision: Decision): Promise<void> {
  const notice = noticeOf(placedEvent, decision) ?? (await openStopsNotice(trx, placedEvent))
  if (notice) await insertNotice(trx, placedEvent.member, notice)
}

/** For all dispatchers except `author`. */
export async function insertNotice(
  trx: Trx,
  author: Pick<Member, 'tenantId' | 'userId'>,
  notice: Notice,
): Promise<void> {
  await sql`
    insert into public.notifications (tenant_id, user_id, type, title, message, link)
    select m.tenant_id, m.user_id, ${notice.type}, ${notice.title}, ${notice.message}, ${notice.link}
    from public.memberships m
    where m.tenant_id = ${author.tenantId} and m.status = 'active' and m.role in ('admin', 'dispatcher')
      and m.user_id <> ${author.userId}`.execute(trx)
}

function noticeOf(
  { saidBy, event, stop, route, rules, order }: PlacedEvent,
  { outcome }: Decision,
): Notice | undefined {
  const who = `R${route.number}, ${saidBy === 'dispatch' ? 'by dispatch' : route.driverName}`
  if (order) return orderNotice(order, route, who)
  if (event.check) return defectsNotice(event.check.defects, route, who)
  if (!stop)
    return event.kind === 'note' && event.note
      ? { type: 'driver_note', title: who, message: event.note, link: '/tenant/live' }
      : undefined
  const link = `/tenant/orders?order=${stop.orderId}`
  const of = `${stop.reference}, ${stop.recipient}`
  if (outcome === 'order_cancelled')
    return {
      type: 'driver_event',
      title: `${DRIVER_EVENT_LABELS[event.kind]} after it was cancelled`,
      message: `${of} (${who})`,
      link,
    }
  if (outcome === 'contradicts')
    return {
      type: 'driver_event',
      title: `${DRIVER_EVENT_LABELS[event.kind]}, but told otherwise before`,
      message: `${of} (${who})`,
      link,
    }
  if (outcome === 'already_done') return undefined
  if (event.kind === 'failed' || event.kind === 'returned' || event.kind === 'partly_delivered') {
    const why = event.reason ? `: ${reasonLabel(rules.reasons, event.reason)}` : ''
    return {
      type: 'driver_event',
      title: `${DRIVER_EVENT_LABELS[event.kind]}${why}`,
      message: `${of} (${who})`,
      link,
    }
  }
  return event.note ? { type: 'driver_note', title: of, message: `${event.note} (${who})`, link } : undefined
}

/** Maximum number of late stops named in a sentence. */
const LATE_NAMED = 3

function orderNotice(
  { late, violations }: WantedOrder,
  { number }: PlacedEvent['route'],
  who: string,
): Notice {
  const affectedOrders = late
    .slice(0, LATE_NAMED)
    .map(({ reference, seconds }) => `${reference} by ${Math.ceil(seconds / 60)} min`)
  const more = late.length > LATE_NAMED ? [`${late.length - LATE_NAMED} more`] : []
  return {
    type: 'driver_event',
    title: 'The driver changed the order of stops',
    message: [
      who,
      ...(late.length > 0 ? [`Late: ${[...affectedOrders, ...more].join(', ')}`] : []),
      ...(violations.length > 0 ? [`Breaks: ${violations.map(({ text }) => text).join(', ')}`] : []),
    ].join('. '),
    link: `/tenant/live?route=${number}`,
  }
}

/** A passed vehicle check needs no notice. */
function defectsNotice(
  defects: NonNullable<PlacedEvent['event']['check']>['defects'],
  { vehicleId, vehicleName }: PlacedEvent['route'],
  who: string,
): Notice | undefined {
  if (defects.length === 0) return undefined
  const isUnsafe = defects.some((defect) => defect.isUnsafe)
  const defectText = defects.length === 1 ? 'a defect' : `${defects.length} defects`
  const points = defects
    .toSorted((a, b) => Number(b.isUnsafe) - Number(a.isUnsafe))
    .map(({ point, note }) => (note ? `${point} (${note})` : point))
  return {
    type: 'driver_event',
    title: isUnsafe ? `${vehicleName} is not safe to drive` : `${vehicleName} has ${defectText}`,
    message: `${points.join(', ')}: ${who}`,
    link: `/tenant/fleet?vehicle=${vehicleId}`,
  }
}

/** A shift that ends with open stops leaves recipients without parcels. */
async function openStopsNotice(trx: Trx, { event, route, member }: PlacedEvent): Promise<Notice | undefined> {
  if (event.kind !== 'shift_ended') return undefined
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from public.stops
    where tenant_id = ${member.tenantId} and route_id = ${route.id} and status in ('pending', 'arrived')`.execute(
    trx,
  )
  const open = rows[0]?.open ?? 0
  if (open === 0) return undefined
  return {
    type: 'driver_event',
    title: open === 1 ? 'Shift ended with a stop open' : `Shift ended with ${open} stops open`,
    message: `R${route.number}, ${route.driverName}`,
    link: '/tenant/live',
  }
}
