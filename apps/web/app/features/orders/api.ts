// Calls of the orders screen: import, one order by hand, changes, cancel, address search.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addressItem,
  bulkResponse,
  importResponse,
  newOrderBody,
  orderDetail,
  orderIdsResponse,
  orderItem,
  orderPatchBody,
  planResponse,
  plansResponse,
  type ImportRowsBody,
  type pinBody,
} from '@dropwise/contracts'
import type { z } from 'zod'
import { callApi } from '../../lib/api.ts'

/** Timeout for large imports, in milliseconds. */
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

/** Stores all rows, or none if one is rejected. */
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

const madeOrder = orderItem.extend(orderDetail.pick({ fromAddressBook: true }).shape)

/** Creates one order. */
export function useCreateOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewOrder) => callApi('/orders', madeOrder, { method: 'POST', body }),
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

/** Cancels orders; those on the road are refused individually. */
export function useCancelOrders() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (orderIds: string[]) =>
      callApi('/orders/cancel', bulkResponse, { method: 'POST', body: { orderIds } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  })
}

/** Splits an order. */
export function useSplitOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, parts }: { id: string; parts: number }) =>
      callApi(`/orders/${id}/split`, orderIdsResponse, { method: 'POST', body: { parts } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['orders'] }),
  })
}

/** Merges orders into the first one. */
export function useMergeOrders() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (orderIds: string[]) =>
      callApi('/orders/merge', orderIdsResponse, { method: 'POST', body: { orderIds } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['orders'] }),
  })
}

/** Undoes an import; orders on the road stay. */
export function useUndoImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (importId: string) =>
      callApi(`/orders/imports/${importId}/undo`, bulkResponse, { method: 'POST', body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  })
}

/** The day's newest editable plan; null without one. */
export const editablePlanQuery = (day: string) =>
  queryOptions({
    queryKey: ['plans', day, 'editable'],
    queryFn: async ({ signal }) => {
      const { items } = await callApi('/plans', plansResponse, { query: { date: day, limit: 50 }, signal })
      const newest = items.find(({ status }) => status === 'done' || status === 'stopped')
      return newest ? callApi(`/plans/${newest.id}`, planResponse, { signal }) : null
    },
  })

/** Adds orders to a plan's route, each at its best position. */
export function usePutOnRoute() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      planId,
      vehicleId,
      orderIds,
    }: {
      planId: string
      vehicleId: string
      orderIds: string[]
    }) =>
      callApi(`/plans/${planId}/moves`, planResponse, {
        method: 'POST',
        body: { moves: orderIds.map((orderId) => ({ orderId, vehicleId, position: 'best' })) },
      }),
    onSettled: () =>
      Promise.all(['orders', 'plans', 'plan'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  })
}

/** One order with the fields that lists omit. */
export const orderDetailQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', orderId],
    queryFn: ({ signal }) => callApi(`/orders/${orderId}`, orderDetail, { signal }),
  })

/** Moves the pin of an order's address, for future orders too. */
export function useCorrectPin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ orderId, ...pin }: { orderId: string } & z.input<typeof pinBody>) => {
      const { addressId } = await callApi(`/orders/${orderId}`, orderDetail)
      return callApi(`/addresses/${addressId}/pin`, addressItem, { method: 'PUT', body: pin })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['orders'] }),
  })
}
