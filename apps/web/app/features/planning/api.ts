// Calls of the plan screen: runs of a day, one plan with progress, its lines, start, stop, dispatch.
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  dispatchResponse,
  geometryResponse,
  newPlanBody,
  planResponse,
  planCreated,
  recallResponse,
  PLAN_STATUSES,
  type PlanResponse,
} from '@dropwise/contracts'
import { z } from 'zod'
import { callApi } from '../../lib/api.ts'
import { knowHues } from '../../lib/data/route-hues.ts'
import { supabase } from '../../lib/supabase.ts'
import { planWords as words } from '../../lib/words/plan.ts'

/** Polling interval of a running engine, in milliseconds (issue: at least twice a second). */
const PROGRESS_MS = 400

const runRow = z.object({
  id: z.string(),
  name: z.string().nullable().default(null),
  status: z.enum(PLAN_STATUSES),
  created_at: z.string(),
  dispatched_at: z.string().nullable(),
})
export type PlanRun = z.infer<typeof runRow>

/** The newest dispatched run: the plan that is driven. */
export function dispatchedRun(runs: readonly PlanRun[]): PlanRun | undefined {
  return runs
    .filter((run) => run.status === 'dispatched')
    .toSorted((a, b) => Date.parse(a.dispatched_at ?? '') - Date.parse(b.dispatched_at ?? ''))
    .at(-1)
}

/** True while the engine runs. */
export function isRunning(status: PlanResponse['status']): boolean {
  return status === 'queued' || status === 'running'
}

/** What a queued run waits for; undefined for other runs. */
export function whatItWaitsFor({
  status,
  plansAhead,
}: Pick<PlanResponse, 'status' | 'plansAhead'>): string | undefined {
  if (status !== 'queued') return undefined
  if (!plansAhead) return words('startsNext')
  return words('plansAhead', { count: plansAhead })
}

async function fetchRuns(day: string): Promise<PlanRun[]> {
  const client = await supabase()
  const { data, error } = await client
    .from('plans')
    .select('id,name,status,created_at,dispatched_at')
    .eq('date', day)
    .order('created_at', { ascending: true })
  if (error) throw new Error(error.message)
  return z.array(runRow).parse(data)
}

/** Runs of a day, oldest first: Plan A, Plan B … */
export const runsQuery = (day: string) =>
  queryOptions({ queryKey: ['plans', day], queryFn: () => fetchRuns(day) })

/** One plan; polled while it runs. */
export const planQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['plan', id],
    queryFn: async ({ signal }) => {
      const plan = await callApi(`/plans/${id}`, planResponse, { signal })
      await knowHues(
        plan.date,
        plan.routes.map(({ number }) => number),
      )
      return plan
    },
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.status) ? PROGRESS_MS : false),
    staleTime: 2_000,
  })

/** Changes with the routes, so lines are fetched once per version. */
export function linesVersion(plan: PlanResponse | null): string {
  if (!plan || plan.routes.length === 0) return ''
  return `${plan.status}-${plan.version}-${plan.summary.distanceMetres}-${plan.summary.stops}`
}

/** Route lines along streets; `version` changes with the plan. */
export const planLinesQuery = (id: string | null, version: string) =>
  queryOptions({
    queryKey: ['plan-lines', id, version],
    queryFn: ({ signal }) => callApi(`/plans/${id}/geometry`, geometryResponse, { signal }),
    enabled: id !== null && version !== '',
    staleTime: Infinity,
    // Keeps lines only of this plan: slightly old lines are fine, those of another plan do not fit these
    // stops.
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

/** Stops the engine and keeps the best plan so far. */
export function useStopPlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApi(`/plans/${id}/stop`, planResponse, { method: 'POST', body: {} }),
    onSettled: (_data, _error, id) => client.invalidateQueries({ queryKey: ['plan', id] }),
  })
}

/** Invalidates what a dispatch or recall affects. */
export function refreshDay(client: QueryClient, day: string, planId: string): Promise<unknown> {
  return Promise.all(
    [
      ['plan', planId],
      ['plans', day],
      ['orders', day],
      ['live', day],
      ['counts', day],
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
}

/** Dispatches all routes, or those of some vehicles. */
export function useDispatchPlan(day: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      id,
      ...body
    }: {
      id: string
      vehicleIds?: string[] | undefined
      confirmedRules?: string[]
    }) =>
      callApi(`/plans/${id}/dispatch`, dispatchResponse, {
        method: 'POST',
        body,
        timeoutMs: 30_000,
      }),
    onSettled: (_data, _error, { id }) => refreshDay(client, day, id),
  })
}

/** Recalls a dispatched plan. Not a mutation hook, because Undo outlives the screen that offered it. */
export function useRecallPlan(day: string) {
  const client = useQueryClient()
  return async (id: string) => {
    try {
      return await callApi(`/plans/${id}/recall`, recallResponse, { method: 'POST', body: {} })
    } finally {
      await refreshDay(client, day, id)
    }
  }
}
