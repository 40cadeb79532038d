// Calls of week plans.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  weekMovesResponse,
  weekPlanCreated,
  weekPlanResponse,
  weekPlansResponse,
  type newWeekPlanBody,
  type WeekPlanStatus,
} from '@dropwise/contracts'
import type { z } from 'zod'
import { callApi } from '../../../lib/api.ts'

/** Polling interval of a run, in milliseconds. */
const PROGRESS_MS = 600
/** Accepting also starts the plans of the days. */
const ACCEPT_TIMEOUT_MS = 30_000

export const isWeekRunning = (status: WeekPlanStatus): boolean => status === 'queued' || status === 'running'

export const weeksQuery = () =>
  queryOptions({
    queryKey: ['week-plans'],
    queryFn: async ({ signal }) => (await callApi('/week-plans', weekPlansResponse, { signal })).items,
  })

export const weekQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['week-plan', id],
    queryFn: ({ signal }) => callApi(`/week-plans/${id}`, weekPlanResponse, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && isWeekRunning(state.data.status) ? PROGRESS_MS : false),
  })

export function useStartWeek() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof newWeekPlanBody>) =>
      callApi('/week-plans', weekPlanCreated, { method: 'POST', body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['week-plans'] }),
  })
}

export function useStopWeek(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(`/week-plans/${id}/stop`, weekPlanResponse, { method: 'POST', body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: ['week-plan', id] }),
  })
}

/** Accepts moves, or undoes accepted ones. */
export function useMoveOrders(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: { kind: 'accept'; orderIds: string[] } | { kind: 'undo' }) =>
      callApi(`/week-plans/${id}/${change.kind}`, weekMovesResponse, {
        method: 'POST',
        body: change.kind === 'accept' ? { orderIds: change.orderIds } : {},
        timeoutMs: ACCEPT_TIMEOUT_MS,
      }),
    onSettled: () =>
      Promise.all(
        ['week-plan', 'week-plans', 'orders', 'plans', 'counts'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
}
