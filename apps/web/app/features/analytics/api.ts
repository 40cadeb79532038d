// Analytics calls, by grouping.
import { queryOptions } from '@tanstack/react-query'
import { analyticsResponse, type AnalyticsGroup } from '@dropwise/contracts'
import { callApi } from '../../lib/api.ts'
import type { Period } from './period.ts'

export const analyticsQuery = ({ from, to }: Period, by: AnalyticsGroup) =>
  queryOptions({
    queryKey: ['analytics', from, to, by],
    queryFn: ({ signal }) =>
      callApi('/analytics', analyticsResponse, { query: { from, to, by }, signal, timeoutMs: 30_000 }),
    staleTime: 60_000,
  })
