// Cancels orders and undoes imports.
import type { bulkResponse } from '@dropwise/contracts'
import type { z } from 'zod'
import type { Scopes } from '../../platform/db/scope.ts'
import { AppError, errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { lockImport, removeImported } from './import-queries.ts'
import { cancelOrders, lockOrders, pairedOrderIds } from './write-queries.ts'

type BulkResponse = z.infer<typeof bulkResponse>

/** Removes stops ahead from running routes, so that their orders are open; others stay. */
export type TakeOffRoad = (member: Member, orderIds: readonly string[]) => Promise<void>

/**
 * Cancels open orders and, with `takeOffRoad`, those that a van has not reached, each with the other half of
 * its pair. Returns the reason for each order that stays.
 */
export async function cancelMany(
  scopes: Scopes,
  member: Member,
  ids: readonly string[],
  takeOffRoad?: TakeOffRoad,
): Promise<BulkResponse> {
  if (takeOffRoad) await takeDispatchedOff(scopes, member, ids, takeOffRoad)
  return scopes.asService('cancel orders', async ({ trx, respond }) => {
    const requestedIds = [...ids, ...(await pairedOrderIds(trx, member.tenantId, ids))]
    const ordersById = new Map(
      (await lockOrders(trx, member.tenantId, requestedIds)).map((row) => [row.id, row]),
    )
    const cancelledIds = requestedIds.filter((id) => ordersById.get(id)?.status === 'open')
    await cancelOrders(trx, member.tenantId, cancelledIds)
    const failed = ids
      .filter((id) => ordersById.get(id)?.status !== 'open')
      .map((id) => {
        const row = ordersById.get(id)
        return failure(id, row ? notOpen(row) : errors.not_found('The order'))
      })
    return respond({ done: cancelledIds, failed })
  })
}

async function takeDispatchedOff(
  scopes: Scopes,
  member: Member,
  ids: readonly string[],
  takeOffRoad: TakeOffRoad,
): Promise<void> {
  const dispatched = await scopes.asService('orders on the road', async ({ trx }) => {
    const requestedIds = [...ids, ...(await pairedOrderIds(trx, member.tenantId, ids))]
    const rows = await lockOrders(trx, member.tenantId, requestedIds)
    return rows.filter(({ status }) => status === 'dispatched').map(({ id }) => id)
  })
  if (dispatched.length > 0) await takeOffRoad(member, dispatched)
}

/**
 * Removes what an import created. Orders that went on the road stay, with the reason; updated orders keep
 * their new values.
 */
export async function undoImport(scopes: Scopes, member: Member, importId: string): Promise<BulkResponse> {
  return scopes.asService('undo import', async ({ trx, respond }) => {
    const matchingImport = await lockImport(trx, member.tenantId, importId)
    if (!matchingImport) throw errors.not_found('The import')
    if (matchingImport.isUndone) throw new AppError('import_undone')
    const removable = matchingImport.orders.filter((order) => order.status === 'open' && !order.was_on_road)
    const cancelledIds = removable.map((order) => order.id)
    await removeImported(trx, member.tenantId, importId, cancelledIds)
    const retainedOrders = matchingImport.orders.filter((order) => !removable.includes(order))
    return respond({
      done: cancelledIds,
      failed: retainedOrders.map((order) => failure(order.id, notOpen(order))),
    })
  })
}

function notOpen({ reference, status }: { reference: string; status: string }): AppError {
  return new AppError('order_not_open', { values: { reference, state: status } })
}

function failure(id: string, error: AppError): BulkResponse['failed'][number] {
  return { id, code: error.code, message: error.message }
}
