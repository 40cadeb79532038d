// Calls of the live day: the whole day once, then what moved. Geometry of a dispatched route never changes, so it is asked for once.
import { queryOptions } from '@tanstack/react-query'
import { geometryAnswer, liveAnswer } from '@dropwise/contracts'
import { callApi } from '../../lib/api.ts'

/** The day is asked for again this often besides the push, in milliseconds: forecasts move with the clock too. */
const REFRESH_MS = 20_000

export const liveKey = (day: string) => ['live', day] as const

/** Everything about the vans of a day: counts, routes, stops with forecasts, last fixes. */
export const liveQuery = (day: string) =>
  queryOptions({
    queryKey: liveKey(day),
    queryFn: ({ signal }) => callApi('/live', liveAnswer, { query: { date: day }, signal }),
    refetchInterval: REFRESH_MS,
    staleTime: 5_000,
  })

/** The drawn line of one dispatched route, a leg between every two stops. */
export const routeGeometryQuery = (routeId: string) =>
  queryOptions({
    queryKey: ['route-geometry', routeId],
    queryFn: ({ signal }) => callApi(`/routes/${routeId}/geometry`, geometryAnswer, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
