// Lets a driver reorder the stops ahead: computes times and violations of the new sequence, then stores it as an event.
import {
  readDriverRules,
  type DriverEvent,
  type DriverEventCode,
  type DriverEventResult,
  type OrderCheck,
} from '@dropwise/contracts'
import type { Clock } from '../../platform/clock.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { AppError, errors } from '../../platform/errors.ts'
import type { Logger } from '../../platform/log.ts'
import type { Member } from '../../platform/member.ts'
import { findEvent, findRoute, findRouteOfOrders, readSettings } from './event-queries.ts'
import { happenedAt } from './happened-at.ts'
import type { WantedOrder } from './placed-event.ts'
import { recordEvent } from './record-event.ts'

interface PreparedOrder extends Pick<WantedOrder, 'late' | 'deliveryIds' | 'write'> {
  outcome: 'possible'
  check: OrderCheck
}
/** Computes times and violations of a sequence; injected by `modules.ts`. */
export type PrepareOrder = (
  member: Member,
  routeId: string,
  newSequence: readonly string[],
) => Promise<PreparedOrder | { outcome: 'no_route' | 'pair_reversed' }>

export type OrderPlatform = Pick<Scopes, 'asService'> & {
  clock: Clock
  log: Logger
  prepareOrder: PrepareOrder
}

/** The route may change while the sequence is computed; a retry reads it again. */
const TRIES = 3

/** Throws not_found for another driver's route; forbidden and validation_failed with the reason. */
export async function checkOrder(
  { asService, prepareOrder }: OrderPlatform,
  member: Member,
  routeId: string,
  newSequence: readonly string[],
): Promise<OrderCheck> {
  const current = await asService('sequence to check', ({ trx }) =>
    readRouteToReorder(trx, member, newSequence),
  )
  if (current.routeId !== routeId) throw errors.not_found('The route')
  if (!current.mayReorder) throw errors.not_allowed()
  const prepared = await prepareOrder(member, routeId, newSequence)
  if (prepared.outcome === 'pair_reversed')
    throw errors.validation_failed([
      { field: 'sequence', message: 'A parcel is picked up before it is delivered' },
    ])
  if (prepared.outcome !== 'possible') throw errors.not_found('The route')
  return prepared.check
}

async function readRouteToReorder(
  trx: Trx,
  { tenantId, userId }: Member,
  newSequence: readonly string[],
): Promise<{ routeId: string | undefined; mayReorder: boolean }> {
  const routeId = await findRouteOfOrders(trx, { tenantId, driverUserId: userId }, newSequence)
  return { routeId, mayReorder: readDriverRules(await readSettings(trx, tenantId)).mayReorder }
}

/**
 * Handles `reordered`: computes the sequence outside the transaction, because that needs the roads, and writes
 * it inside.
 */
export async function takeSequence(
  platform: OrderPlatform,
  member: Member,
  event: DriverEvent,
): Promise<DriverEventResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await trySequence(platform, member, event)
    } catch (error) {
      const isOutOfDate = error instanceof AppError && error.code === 'plan_out_of_date'
      if (!isOutOfDate || attempt === TRIES) throw error
    }
  }
}

async function trySequence(
  { asService, clock, log, prepareOrder }: OrderPlatform,
  member: Member,
  event: DriverEvent,
): Promise<DriverEventResult> {
  const refused = (code: DriverEventCode): DriverEventResult => ({ id: event.id, status: 'refused', code })
  const { sequence } = event
  if (!sequence) return refused('sequence_missing')
  const current = await asService('order of a driver', async ({ trx }) => ({
    known: await findEvent(trx, member.tenantId, event.id),
    ...(await readRouteToReorder(trx, member, sequence)),
  }))
  if (current.known)
    return current.known.userId === member.userId
      ? { id: event.id, status: 'duplicate' }
      : refused('id_taken')
  if (!current.mayReorder) return refused('reorder_off')
  const { routeId } = current
  if (routeId === undefined) return refused('no_route')
  // A failure to price the order must not block the driver's later events.
  const prepared = await prepareOrder(member, routeId, sequence).catch((error: unknown) => {
    log.error({ err: error, routeId }, 'order of a driver')
    return { outcome: 'reorder_failed' as const }
  })
  if (prepared.outcome !== 'possible') return refused(prepared.outcome)

  return asService('event of a driver', async (work) => {
    const { tenantId } = member
    const whose = { tenantId, driverUserId: member.userId }
    const route = await findRoute(work.trx, whose, routeId, new Date(event.at))
    if (!route) return refused('no_route')
    const receivedAt = clock.now()
    const times = { at: Date.parse(event.at), sentAt: Date.parse(event.sentAt) }
    const { isMerged, isHeld, violations } = prepared.check
    const isNew = await recordEvent(
      work,
      {
        member,
        saidBy: 'driver',
        event,
        route,
        stop: null,
        happenedAt: happenedAt(times, receivedAt, route),
        receivedAt,
        rules: readDriverRules(await readSettings(work.trx, tenantId)),
        files: [],
        order: { ...prepared, isMerged, isHeld, violations },
      },
      { effect: 'none', outcome: 'applied' },
    )
    if (!isNew) return { id: event.id, status: 'duplicate' }
    const code = isMerged ? 'order_merged' : isHeld ? 'order_held' : undefined
    return { id: event.id, status: 'accepted', ...(code ? { code } : {}) }
  })
}
