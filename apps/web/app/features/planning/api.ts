// Calls of the plan screen: runs of a day, one plan with its progress, its drawn lines, start, stop, dispatch.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  dispatchResponse,
  geometryResponse,
  newPlanBody,
  planResponse,
  planCreated,
  PLAN_STATUSES,
  type PlanResponse,
} from '@dropwise/contracts'
import { z } from 'zod'
import { callApi } from '../../lib/api.ts'
import { supabase } from '../../lib/supabase.ts'

/** While the engine runs its progress is asked for this often, in milliseconds (issue: at least twice a second). */
const PROGRESS_MS = 400

const runRow = z.object({ id: z.string(), status: z.enum(PLAN_STATUSES), created_at: z.string() })
export type PlanRun = z.infer<typeof runRow>

/** True while the engine works on it. */
export function isRunning(status: PlanResponse['status']): boolean {
  return status === 'queued' || status === 'running'
}

async function fetchRuns(day: string): Promise<PlanRun[]> {
  const client = await supabase()
  const { data, error } = await client
    .from('plans')
    .select('id,status,created_at')
    .eq('date', day)
    .order('created_at', { ascending: true })
  if (error) throw new Error(error.message)
  return z.array(runRow).parse(data)
}

/** Runs of a day, first one first: Plan A, Plan B … */
export const runsQuery = (day: string) =>
  queryOptions({ queryKey: ['plans', day], queryFn: () => fetchRuns(day) })

/** One plan; asked again and again while it runs. */
export const planQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['plan', id],
    queryFn: ({ signal }) => callApi(`/plans/${id}`, planResponse, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.status) ? PROGRESS_MS : false),
    staleTime: 2_000,
  })

/** Lines along the streets; they change whenever the plan does. */
export const planLinesQuery = (id: string | null, version: string) =>
  queryOptions({
    queryKey: ['plan-lines', id, version],
    queryFn: ({ signal }) => callApi(`/plans/${id}/geometry`, geometryResponse, { signal }),
    enabled: id !== null && version !== '',
    staleTime: Infinity,
    // Lines of another plan beside these stops would be wrong; those of this plan a moment ago are only old.
    placeholderData: (old, oldQuery) => (oldQuery?.queryKey[1] === id ? old : undefined),
  })

export type NewPlan = z.input<typeof newPlanBody>

/** Starts the engine. */
export function useStartPlan(day: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewPlan) => callApi('/plans', planCreated, { method: 'POST', body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['plans', day] }),
  })
}

/** Stops it and keeps the best so far. */
export function useStopPlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApi(`/plans/${id}/stop`, planResponse, { method: 'POST', body: {} }),
    onSettled: (_data, _error, id) => client.invalidateQueries({ queryKey: ['plan', id] }),
  })
}

/** Gives the routes to the drivers. */
export function useDispatchPlan(day: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      callApi(`/plans/${id}/dispatch`, dispatchResponse, { method: 'POST', body: {}, timeoutMs: 30_000 }),
    onSettled: async (_data, _error, id) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['plan', id] }),
        client.invalidateQueries({ queryKey: ['plans', day] }),
        client.invalidateQueries({ queryKey: ['orders', day] }),
        client.invalidateQueries({ queryKey: ['live', day] }),
      ])
    },
  })
}
