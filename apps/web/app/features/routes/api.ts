// Calls of the routes screen: routes of some days, an engine run, and reordering one route.
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  newPlanBody,
  planCreated,
  planResponse,
  planRoute,
  plansResponse,
  REROUTE_MS,
  routesResponse,
  type PlanItem,
} from '@dropwise/contracts'
import type { z } from 'zod'
import { callApi } from '../../lib/api.ts'
import { knowHues } from '../../lib/data/route-hues.ts'
import { loadConfig } from '../../lib/config.ts'

/** Polling interval of a run, in milliseconds. */
const PROGRESS_MS = 300

export const isRunning = ({ status }: Pick<PlanItem, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** Routes between two days, proposed and driven. */
export const routesQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['routes', from, to],
    queryFn: async ({ signal }) => {
      const routes = await callApi('/routes', routesResponse, { query: { from, to }, signal })
      const days = Map.groupBy(routes.items, ({ date }) => date)
      await Promise.all(
        [...days].map(([day, items]) =>
          knowHues(
            day,
            items.map(({ number }) => number),
          ),
        ),
      )
      return routes
    },
    staleTime: 5_000,
  })

/** The day's newest run; polled while it runs. */
export const newestRunQuery = (day: string) =>
  queryOptions({
    queryKey: ['plans', day, 'newest'],
    queryFn: async ({ signal }) =>
      (await callApi('/plans', plansResponse, { query: { date: day, limit: 1 }, signal })).items[0] ?? null,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? PROGRESS_MS : false),
  })

/** True on the demo, which shows progress for the required time; a company's runs take what they need. */
export const isDemoQuery = () =>
  queryOptions({
    queryKey: ['is-demo'],
    queryFn: async () => (await loadConfig()).features.demo,
    staleTime: Infinity,
  })

/** Invalidates what a change to a day's routes affects. */
export function refreshRoutes(client: QueryClient): Promise<unknown> {
  return Promise.all(
    ['routes', 'plans', 'plan', 'orders'].map((key) => client.invalidateQueries({ queryKey: [key] })),
  )
}

export type NewPlan = z.input<typeof newPlanBody>

/** Starts the engine; the list shows its result. */
export function useStartRun(day: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewPlan) => callApi('/plans', planCreated, { method: 'POST', body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['plans', day] }),
  })
}

/** Plans some orders on one van; resolves when done. */
export function useCreateRoute() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: NewPlan) => {
      const { id } = await callApi('/plans', planCreated, { method: 'POST', body })
      for (;;) {
        const plan = await callApi(`/plans/${id}`, planResponse)
        if (!isRunning(plan)) return plan
        await new Promise((resolve) => setTimeout(resolve, PROGRESS_MS))
      }
    },
    onSettled: () => refreshRoutes(client),
  })
}

/** Reorders a proposed route if that helps; on the demo it takes two seconds. */
export function useReroute() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ planId, routeId }: { planId: string; routeId: string }) => {
      const isDemo = await client.ensureQueryData(isDemoQuery())
      const [route] = await Promise.all([
        callApi(`/plans/${planId}/routes/${routeId}/reroute`, planRoute, { method: 'POST', body: {} }),
        isDemo && new Promise((resolve) => setTimeout(resolve, REROUTE_MS)),
      ])
      return route
    },
    onSettled: () => refreshRoutes(client),
  })
}
