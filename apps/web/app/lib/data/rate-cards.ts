// The company's rate cards, shared by settings and orders.
import { rateCardsResponse } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api.ts'

export const rateCardsQuery = () =>
  queryOptions({
    queryKey: ['rate-cards'],
    queryFn: ({ signal }) => callApi('/rate-cards', rateCardsResponse, { signal }),
    staleTime: 60_000,
  })
