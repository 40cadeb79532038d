// Whether map regions hold the company's depots, and its request to the platform's owner for one.
import { mapCoverageResponse } from '@dropwise/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api.ts'

/** Under the depots' key: a depot that is added or moved changes it. */
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
