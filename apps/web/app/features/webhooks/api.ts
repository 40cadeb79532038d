// Calls of the webhooks page.
import {
  webhookDeliveriesResponse,
  webhookDelivery,
  webhookItem,
  webhookSecretResponse,
  webhooksResponse,
  type webhookBody,
  type WebhookPatch,
} from '@dropwise/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '../../lib/api.ts'

export const webhooksQuery = () =>
  queryOptions({
    queryKey: ['webhooks'],
    queryFn: ({ signal }) => callApi('/webhooks', webhooksResponse, { signal }),
  })

/** Recent calls of a webhook; refetched while one is pending. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: ({ signal }) => callApi(`/webhooks/${id}/deliveries`, webhookDeliveriesResponse, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((call) => call.state === 'waiting') ? WATCH_MS : false,
  })
/** Polling interval of pending calls, in milliseconds. */
const WATCH_MS = 3_000

/** Every change invalidates list and log. */
export function useWebhookCall<Input, Output>(run: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSettled: () => client.invalidateQueries({ queryKey: ['webhooks'] }),
  })
}

export const addWebhook = (body: z.input<typeof webhookBody>) =>
  callApi('/webhooks', webhookSecretResponse, { method: 'POST', body })
export const changeWebhook = ({ id, ...body }: WebhookPatch & { id: string }) =>
  callApi(`/webhooks/${id}`, webhookItem, { method: 'PATCH', body })
export const removeWebhook = (id: string) => callApi(`/webhooks/${id}`, z.null(), { method: 'DELETE' })
export const replaceSecret = (id: string) =>
  callApi(`/webhooks/${id}/rotate-secret`, webhookSecretResponse, { method: 'POST' })
export const testWebhook = (id: string) =>
  callApi(`/webhooks/${id}/test`, webhookDelivery, { method: 'POST', timeoutMs: 30_000 })
export const replayDelivery = ({ id, deliveryId }: { id: string; deliveryId: string }) =>
  callApi(`/webhooks/${id}/deliveries/${deliveryId}/replay`, webhookDelivery, { method: 'POST' })
