// The live day, as the live screen and the overview share it.
import { queryOptions } from '@tanstack/react-query'
import { liveResponse } from '@dropwise/contracts'
import { callApi } from '../api.ts'
import { knowHues } from './route-hues.ts'

/** The day is asked for again this often besides the push, in milliseconds: forecasts move with the clock too. */
const REFRESH_MS = 20_000

export const liveKey = (day: string) => ['live', day] as const

/** Everything about the vans of a day: counts, routes, stops with forecasts, last fixes. */
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
