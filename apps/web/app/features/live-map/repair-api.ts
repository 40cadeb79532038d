// Calls that change a running day: propose a repair, list offers for one stop, accept either.
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  dispatchResponse,
  orderLockResponse,
  recallResponse,
  repairBody,
  repairResponse,
  routeMovesBody,
  routeMovesResponse,
  stopOffersResponse,
  stopOutcome,
  stopOutcomeBody,
} from '@dropwise/contracts'
import type { z } from 'zod'
import { callApi } from '../../lib/api.ts'
import { liveKey } from '../../lib/data/live.ts'

/** The engine searches for some seconds, twice when it must keep promises. */
const PROPOSE_TIMEOUT_MS = 60_000

export type RepairBody = z.input<typeof repairBody>

/** Invalidates what a change to running routes affects. */
function refreshDay(client: QueryClient, day: string): Promise<unknown> {
  return Promise.all(
    [liveKey(day), ['orders', day], ['routes'], ['route-geometry'], ['counts', day]].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
}

/** A proposal for the rest of the day. Fetched again only when the question changes. */
export const repairQuery = (day: string, body: RepairBody) =>
  queryOptions({
    queryKey: ['repair', day, body],
    queryFn: ({ signal }) =>
      callApi(`/days/${day}/repair`, repairResponse, {
        method: 'POST',
        body,
        signal,
        timeoutMs: PROPOSE_TIMEOUT_MS,
      }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

/** Accepts a proposal and dispatches it. */
export function useAcceptRepair(day: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; confirmedRules?: string[] }) =>
      callApi(`/plans/${id}/dispatch`, dispatchResponse, { method: 'POST', body, timeoutMs: 30_000 }),
    onSettled: () => refreshDay(client, day),
  })
}

/** Vans that could serve a stop, cheapest first. */
export const stopOffersQuery = (day: string, orderId: string) =>
  queryOptions({
    queryKey: ['offers', day, orderId],
    queryFn: ({ signal }) =>
      callApi(`/days/${day}/offers`, stopOffersResponse, { query: { orderId }, signal, timeoutMs: 30_000 }),
    gcTime: 0,
  })

/** Changes a running route by hand. */
export function useMoveStop(day: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ routeId, ...body }: z.input<typeof routeMovesBody> & { routeId: string }) =>
      callApi(`/routes/${routeId}/moves`, routeMovesResponse, { method: 'POST', body }),
    onSettled: () => refreshDay(client, day),
  })
}

/** Records the outcome of a stop for the driver. */
export function useEndStop(day: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ orderId, ...body }: z.input<typeof stopOutcomeBody> & { orderId: string }) =>
      callApi(`/orders/${orderId}/outcome`, stopOutcome, { method: 'POST', body }),
    onSettled: (_answer, _error, { orderId }) =>
      Promise.all([
        refreshDay(client, day),
        client.invalidateQueries({ queryKey: ['order-events', orderId] }),
      ]),
  })
}

/** Locks or unlocks the order of a route's stops. */
export function useLockOrder(day: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ routeId, ...body }: { routeId: string; isLocked: boolean; confirmedRules?: string[] }) =>
      callApi(`/routes/${routeId}/order-lock`, orderLockResponse, { method: 'PUT', body }),
    onSettled: () => client.invalidateQueries({ queryKey: liveKey(day) }),
  })
}

/** Recalls a route whose van has not left; its orders are open again. */
export function useRecallRoute(day: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (routeId: string) =>
      callApi(`/routes/${routeId}/recall`, recallResponse, { method: 'POST', body: {} }),
    onSettled: () =>
      Promise.all([refreshDay(client, day), client.invalidateQueries({ queryKey: ['plans'] })]),
  })
}
