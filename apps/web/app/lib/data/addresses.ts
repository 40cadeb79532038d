// Address search in the company's region, for forms.
import { queryOptions } from '@tanstack/react-query'
import { geocodeResponse, townsResponse } from '@dropwise/contracts'
import { callApi } from '../api.ts'

/** Addresses that match the text, best first. */
export const addressQuery = (text: string) =>
  queryOptions({
    queryKey: ['geocode', text],
    queryFn: ({ signal }) =>
      callApi('/addresses/geocode', geocodeResponse, { query: { q: text, limit: 6 }, signal }),
    enabled: text.trim().length > 2,
    staleTime: 600_000,
  })

/** Towns of the world by the start of their names, largest first. */
export const townsQuery = (text: string) =>
  queryOptions({
    queryKey: ['towns', text],
    queryFn: ({ signal }) => callApi('/addresses/towns', townsResponse, { query: { q: text }, signal }),
    enabled: text.trim().length > 1,
    staleTime: Infinity,
  })
