// Address search of the company's region, as forms share it.
import { queryOptions } from '@tanstack/react-query'
import { geocodeResponse } from '@dropwise/contracts'
import { callApi } from '../api.ts'

/** Addresses that fit what was typed, best first. */
export const addressQuery = (text: string) =>
  queryOptions({
    queryKey: ['geocode', text],
    queryFn: ({ signal }) =>
      callApi('/addresses/geocode', geocodeResponse, { query: { q: text, limit: 6 }, signal }),
    enabled: text.trim().length > 2,
    staleTime: 600_000,
  })
