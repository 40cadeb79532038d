// Calls for trails: a whole day, and one route in full resolution where the day is simplified.
import { queryOptions } from '@tanstack/react-query'
import { trailsResponse } from '@dropwise/contracts'
import { callApi } from '../../../lib/api.ts'

/** Refetch interval of today's trail, in milliseconds. */
const REFRESH_MS = 60_000

const freshness = (isOver: boolean) =>
  isOver ? { staleTime: Number.POSITIVE_INFINITY } : { staleTime: 5_000, refetchInterval: REFRESH_MS }

export const dayTrailsQuery = (day: string, isOver: boolean) =>
  queryOptions({
    queryKey: ['trails', day],
    queryFn: ({ signal }) => callApi('/live/trails', trailsResponse, { query: { date: day }, signal }),
    ...freshness(isOver),
  })

export const routeTrailQuery = (routeId: string, isOver: boolean) =>
  queryOptions({
    queryKey: ['trails', 'route', routeId],
    queryFn: ({ signal }) => callApi(`/routes/${routeId}/trail`, trailsResponse, { signal }),
    ...freshness(isOver),
  })
