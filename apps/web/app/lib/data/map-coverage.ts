// Whether map regions cover the company's depots, and the request for a new region.
import { mapCoverageResponse } from '@dropwise/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api.ts'

/** Below the depots' key, so adding or moving a depot invalidates it. */
const KEY = ['depots', 'map-coverage']

export const mapCoverageQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi('/map-coverage', mapCoverageResponse, { signal }),
    staleTime: 60_000,
  })

export function useRequestMap() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('/map-requests', mapCoverageResponse, { method: 'POST' }),
    onSuccess: (coverage) => client.setQueryData(KEY, coverage),
  })
}
