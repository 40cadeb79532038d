// One message of the office to one driver or many.
import type { DriversMessage, DriversMessageResult } from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import type { Scopes } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { findAddressees, insertForDrivers } from './driver-queries.ts'

/**
 * Throws not_found for a driver of another company or an archived one, validation_failed when no driver can
 * read the message.
 */
export function writeToDrivers(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId, userId }: Member,
  { text, to }: DriversMessage,
  newId: string | null,
): Promise<DriversMessageResult> {
  return asService('message to drivers', async ({ trx }) => {
    const drivers = await findAddressees(trx, tenantId, to)
    if (typeof to !== 'string' && drivers.length < new Set(to).size) throw errors.not_found('A driver')
    const reachable = drivers.filter(({ isReachable }) => isReachable)
    if (reachable.length === 0)
      throw errors.validation_failed([{ field: 'to', message: noReader(to, drivers.length) }])
    const broadcastId = reachable.length > 1 ? (newId ?? randomUUID()) : null
    await insertForDrivers(
      trx,
      { tenantId, userId },
      reachable.map(({ id }) => id),
      { text, broadcastId },
    )
    return {
      broadcastId,
      sentTo: reachable.length,
      unreachable: drivers.flatMap(({ name, isReachable }) => (isReachable ? [] : [name])),
    }
  })
}

function noReader(to: DriversMessage['to'], drivers: number): string {
  if (drivers > 0) return 'No driver of these has an account yet. Invite them or give them a code first.'
  return to === 'on_the_road' ? 'No driver is on the road' : 'There is no driver yet'
}
