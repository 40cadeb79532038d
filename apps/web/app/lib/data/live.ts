// The live day, shared by live screen and overview.
import { queryOptions } from '@tanstack/react-query'
import { liveResponse } from '@dropwise/contracts'
import { callApi } from '../api.ts'
import { knowHues } from './route-hues.ts'

/** Refetch interval besides the push, in milliseconds: forecasts also change with the clock. */
const REFRESH_MS = 20_000

export const liveKey = (day: string) => ['live', day] as const

/** A day's vans: counts, routes, stops with forecasts, last fixes. */
export const liveQuery = (day: string) =>
  queryOptions({
    queryKey: liveKey(day),
    queryFn: async ({ signal }) => {
      const live = await callApi('/live', liveResponse, { query: { date: day }, signal })
      await knowHues(
        day,
        live.routes.map(({ number }) => number),
      )
      return live
    },
    refetchInterval: REFRESH_MS,
    staleTime: 5_000,
  })
