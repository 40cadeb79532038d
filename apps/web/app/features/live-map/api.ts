// Calls of the live day: the whole day once, then changes. A route's lines change only with its stops.
import { queryOptions } from '@tanstack/react-query'
import { dayGeometryResponse, geometryResponse } from '@dropwise/contracts'
import { callApi } from '../../lib/api.ts'

export { liveKey, liveQuery } from '../../lib/data/live.ts'

/** Lines of all routes of a day, each with the stops it connects. */
export const dayGeometryQuery = (day: string) =>
  queryOptions({
    queryKey: ['route-geometry', day],
    queryFn: ({ signal }) => callApi('/live/geometry', dayGeometryResponse, { query: { date: day }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Line of a route whose stops changed after the day's lines were read; refetched when they change again. */
export const routeGeometryQuery = (routeId: string, stopIds: string) =>
  queryOptions({
    queryKey: ['route-geometry', routeId, stopIds],
    queryFn: ({ signal }) => callApi(`/routes/${routeId}/geometry`, geometryResponse, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
