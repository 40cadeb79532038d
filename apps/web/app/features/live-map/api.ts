// Calls of the live day: the whole day once, then what moved. The lines of a route change with its stops alone.
import { queryOptions } from '@tanstack/react-query'
import { dayGeometryResponse, geometryResponse } from '@dropwise/contracts'
import { callApi } from '../../lib/api.ts'

export { liveKey, liveQuery } from '../../lib/data/live.ts'

/** The drawn lines of all routes of a day, each with the stops that it joins. */
export const dayGeometryQuery = (day: string) =>
  queryOptions({
    queryKey: ['route-geometry', day],
    queryFn: ({ signal }) => callApi('/live/geometry', dayGeometryResponse, { query: { date: day }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The drawn line of one route whose stops are others than when the day's lines were read. Asked again when they change. */
export const routeGeometryQuery = (routeId: string, stopIds: string) =>
  queryOptions({
    queryKey: ['route-geometry', routeId, stopIds],
    queryFn: ({ signal }) => callApi(`/routes/${routeId}/geometry`, geometryResponse, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
