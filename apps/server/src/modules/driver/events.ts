// Stores drivers' events in the order sent, each in its own transaction, so that a refused one does not
// block others.
import {
  driverEvent,
  readDriverRules,
  STOP_EVENT_KINDS,
  type DriverEvent,
  type DriverEventCode,
  type DriverEventResult,
} from '@dropwise/contracts'
import type { Work } from '../../platform/db/scope.ts'
import type { Member } from '../../platform/member.ts'
import { findFiles } from '../../platform/proof-files.ts'
import { recordEvent } from './record-event.ts'
import { decide, type Decision } from './decide.ts'
import { addWrongPin, countWrongPins, findEvent, findRoute, findStop, readSettings } from './event-queries.ts'
import { happenedAt } from './happened-at.ts'
import type { PlacedEvent } from './placed-event.ts'
import { checkProof } from './proof.ts'
import { takeReport } from './report.ts'
import { takeSequence, type OrderPlatform } from './reorder.ts'
import { takeStep } from './steps.ts'

/** One result for each event, in order. */
export async function takeEvents(
  platform: OrderPlatform,
  member: Member,
  events: readonly unknown[],
): Promise<DriverEventResult[]> {
  const results: DriverEventResult[] = []
  for (const raw of events) {
    const parsed = driverEvent.safeParse(raw)
    if (parsed.success) results.push(await takeAny(platform, member, parsed.data))
    else results.push({ id: idOf(raw), status: 'refused', code: 'bad_event' })
  }
  return results
}

function takeAny(platform: OrderPlatform, member: Member, event: DriverEvent): Promise<DriverEventResult> {
  if (event.kind === 'reordered') return takeSequence(platform, member, event)
  if (event.kind === 'fuelled' || event.kind === 'incident_reported')
    return takeReport(platform, member, event)
  if (event.kind === 'step_reached') return takeStep(platform, member, event)
  return takeEvent(platform, member, event)
}

function idOf(raw: unknown): string {
  const { id } = (raw ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : ''
}

function takeEvent(
  { asService, clock }: OrderPlatform,
  member: Member,
  event: DriverEvent,
): Promise<DriverEventResult> {
  const refused = (code: DriverEventCode): DriverEventResult => ({ id: event.id, status: 'refused', code })
  return asService('event of a driver', async (work) => {
    const { trx } = work
    const existingEvent = await findEvent(trx, member.tenantId, event.id)
    if (existingEvent)
      return existingEvent.userId === member.userId
        ? { id: event.id, status: 'duplicate' }
        : refused('id_taken')
    const receivedAt = clock.now()
    const whose = { tenantId: member.tenantId, driverUserId: member.userId }
    const stop = event.orderId ? await findStop(trx, whose, event.orderId) : null
    if (!stop && (event.orderId || STOP_EVENT_KINDS.includes(event.kind))) return refused('not_your_order')
    const route = await findRoute(trx, whose, stop?.routeId ?? null, new Date(event.at))
    if (!route) return refused(stop ? 'not_your_order' : 'no_route')

    const rules = readDriverRules(await readSettings(trx, member.tenantId))
    const files = await findFiles(trx, member, event.proof?.files ?? [])
    const wrongPins =
      stop && event.proof?.pin ? await countWrongPins(trx, member.tenantId, stop.deliveryId) : 0
    const code = checkProof(event, stop, rules, { ...files, wrongPins })
    if (code === 'wrong_pin' && stop) await addWrongPin(trx, member.tenantId, stop.deliveryId)
    if (code) return refused(code)
    const times = { at: Date.parse(event.at), sentAt: Date.parse(event.sentAt) }
    const placedEvent: PlacedEvent = {
      member,
      saidBy: 'driver',
      event,
      route,
      stop,
      happenedAt: happenedAt(times, receivedAt, route),
      receivedAt,
      rules,
      files: files.existing,
      order: null,
    }
    return store(work, placedEvent)
  })
}

async function store(work: Work, placedEvent: PlacedEvent): Promise<DriverEventResult> {
  const { event, stop } = placedEvent
  const decision: Decision = stop
    ? decide(event.kind, placedEvent.happenedAt, stop)
    : {
        effect: 'none',
        outcome: event.kind === 'note' || event.kind === 'vehicle_checked' ? 'recorded' : 'applied',
      }
  // A concurrent transaction stored the same event.
  if (!(await recordEvent(work, placedEvent, decision))) return { id: event.id, status: 'duplicate' }
  const { outcome } = decision
  return {
    id: event.id,
    status: 'accepted',
    ...(outcome === 'applied' || outcome === 'recorded' ? {} : { code: outcome }),
  }
}
