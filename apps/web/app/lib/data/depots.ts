// The company's depots, shared by all screens.
import { queryOptions } from '@tanstack/react-query'
import { depotsResponse } from '@dropwise/contracts'
import { callAllPages, callApi } from '../api.ts'

/** Depots of the company. */
export const depotsQuery = () =>
  queryOptions({
    queryKey: ['depots'],
    queryFn: ({ signal }) =>
      callAllPages((cursor) => callApi('/depots', depotsResponse, { query: { limit: 200, cursor }, signal })),
    staleTime: 60_000,
  })
