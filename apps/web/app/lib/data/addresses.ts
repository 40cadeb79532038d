// Address search of the company's region, as forms share it.
import { queryOptions } from '@tanstack/react-query'
import { geocodeResponse, townsResponse } from '@dropwise/contracts'
import { callApi } from '../api.ts'

/** Beside a street of the same name, where what was typed names a place that the map does not know. */
export const OUTSIDE_MAP = 'typed place is outside your map'

/** Addresses that fit what was typed, best first. */
export const addressQuery = (text: string) =>
  queryOptions({
    queryKey: ['geocode', text],
    queryFn: ({ signal }) =>
      callApi('/addresses/geocode', geocodeResponse, { query: { q: text, limit: 6 }, signal }),
    enabled: text.trim().length > 2,
    staleTime: 600_000,
  })

/** Towns of the world whose names begin as was typed, largest first. */
export const townsQuery = (text: string) =>
  queryOptions({
    queryKey: ['towns', text],
    queryFn: ({ signal }) => callApi('/addresses/towns', townsResponse, { query: { q: text }, signal }),
    enabled: text.trim().length > 1,
    staleTime: Infinity,
  })
