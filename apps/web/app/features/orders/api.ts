// Calls of the orders screen: import, one order by hand, changes, cancel, address search.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  bulkResponse,
  importResponse,
  newOrderBody,
  orderItem,
  orderPatchBody,
  type ImportRowsBody,
} from '@dropwise/contracts'
import type { z } from 'zod'
import { callApi } from '../../lib/api.ts'

/** Large files take the server longer than other calls, in milliseconds. */
const IMPORT_TIMEOUT_MS = 120_000

/** Checks rows without storing anything. */
export function checkRows(body: ImportRowsBody, signal?: AbortSignal) {
  return callApi('/orders/import', importResponse, {
    method: 'POST',
    query: { dryRun: true },
    body,
    timeoutMs: IMPORT_TIMEOUT_MS,
    ...(signal ? { signal } : {}),
  })
}

/** Stores all rows or, when one is rejected, none. */
export function useImportRows() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ImportRowsBody) =>
      callApi('/orders/import', importResponse, { method: 'POST', body, timeoutMs: IMPORT_TIMEOUT_MS }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['orders'] }),
  })
}

export type NewOrder = z.input<typeof newOrderBody>
export type OrderPatch = z.input<typeof orderPatchBody>

/** Creates one order. */
export function useCreateOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewOrder) => callApi('/orders', orderItem, { method: 'POST', body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['orders'] }),
  })
}

/** Changes orders one by one and counts those refused. */
export function useChangeOrders() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, patch }: { ids: string[]; patch: OrderPatch }) => {
      const results = await Promise.allSettled(
        ids.map((id) => callApi(`/orders/${id}`, orderItem, { method: 'PATCH', body: patch })),
      )
      const failed = results.filter((r) => r.status === 'rejected')
      if (failed.length === results.length && failed[0]) throw failed[0].reason
      return { done: results.length - failed.length, failed: failed.length }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  })
}

/** Cancels orders; those already on the road are refused one by one. */
export function useCancelOrders() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (orderIds: string[]) =>
      callApi('/orders/cancel', bulkResponse, { method: 'POST', body: { orderIds } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  })
}

/** Undoes a whole import; orders that went on the road stay. */
export function useUndoImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (importId: string) =>
      callApi(`/orders/imports/${importId}/undo`, bulkResponse, { method: 'POST', body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  })
}
