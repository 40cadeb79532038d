// Calls of the shops page. Each response has all shops, so nothing is refetched.
import { shopsResponse, type ShopBody, type ShopChanges } from '@dropwise/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '../../lib/api.ts'

/** Refetch interval, in milliseconds. */
const REFRESH_MS = 20_000

export const shopsQuery = () =>
  queryOptions({
    queryKey: ['shops'],
    queryFn: ({ signal }) => callApi('/shops', shopsResponse, { signal }),
    refetchInterval: REFRESH_MS,
  })
export const connectShop = (body: ShopBody) => callApi('/shops', shopsResponse, { method: 'POST', body })
export const changeShop = ({ id, changes }: { id: string; changes: ShopChanges }) =>
  callApi(`/shops/${id}`, shopsResponse, { method: 'PATCH', body: changes })
export const disconnectShop = (id: string) => callApi(`/shops/${id}`, shopsResponse, { method: 'DELETE' })

export function useShopChange<Input>(run: (input: Input) => Promise<z.output<typeof shopsResponse>>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (shops) => client.setQueryData(shopsQuery().queryKey, shops),
  })
}
