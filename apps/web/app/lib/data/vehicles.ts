// The company's vehicles, shared by all screens.
import { queryOptions } from '@tanstack/react-query'
import { vehiclesResponse } from '@dropwise/contracts'
import { callAllPages, callApi } from '../api.ts'

/** All vehicles, archived ones included. */
export const vehiclesQuery = () =>
  queryOptions({
    queryKey: ['vehicles'],
    queryFn: ({ signal }) =>
      callAllPages((cursor) =>
        callApi('/vehicles', vehiclesResponse, { query: { limit: 200, cursor }, signal }),
      ),
    staleTime: 60_000,
  })
