// Calls of recurring orders: list, create, change from a day on, stop.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  recurringOrderItem,
  recurringOrdersResponse,
  type recurringOrderBody,
  type recurringOrderPatch,
} from '@dropwise/contracts'
import type { z } from 'zod'
import { callApi } from '../../lib/api.ts'

const PATH = '/recurring-orders'

export const recurringQuery = () =>
  queryOptions({
    queryKey: ['recurring-orders'],
    queryFn: ({ signal }) => callApi(PATH, recurringOrdersResponse, { signal }),
  })

/** Invalidates orders and series after a change to either. */
function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all(['orders', 'recurring-orders'].map((key) => client.invalidateQueries({ queryKey: [key] })))
}

export function useCreateRecurring() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: z.input<typeof recurringOrderBody>) =>
      callApi(PATH, recurringOrderItem, { method: 'POST', body }),
    onSuccess: refresh,
  })
}

export function useChangeRecurring() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, patch }: { id: string; patch: z.input<typeof recurringOrderPatch> }) =>
      callApi(`${PATH}/${id}`, recurringOrderItem, { method: 'PATCH', body: patch }),
    onSuccess: refresh,
  })
}

export function useStopRecurring() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) =>
      callApi(`${PATH}/${id}/stop`, recurringOrderItem, { method: 'POST', body: {} }),
    onSuccess: refresh,
  })
}
