// The company's drivers, shared by all screens.
import { queryOptions } from '@tanstack/react-query'
import { driversResponse } from '@dropwise/contracts'
import { callAllPages, callApi } from '../api.ts'

/** Drivers of the company, archived ones included. */
export const driversQuery = () =>
  queryOptions({
    queryKey: ['drivers'],
    queryFn: ({ signal }) =>
      callAllPages((cursor) =>
        callApi('/drivers', driversResponse, { query: { limit: 200, cursor }, signal }),
      ),
    staleTime: 60_000,
  })
