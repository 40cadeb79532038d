// What driven days came to: a period, the one before it, by what it is grouped.
import { queryOptions } from '@tanstack/react-query'
import { addDays, analyticsResponse, type AnalyticsGroup } from '@dropwise/contracts'
import { callApi } from '../../lib/api.ts'

export interface Period {
  from: string
  to: string
}

/** So many days up to and with `today`. */
export function periodUpTo(today: string, days: number): Period {
  return { from: addDays(today, 1 - days), to: today }
}

/** As many days right before. */
export function periodBefore({ from, to }: Period): Period {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

export const analyticsQuery = (period: Period, by: AnalyticsGroup) =>
  queryOptions({
    queryKey: ['analytics', period.from, period.to, by],
    queryFn: ({ signal }) =>
      callApi('/analytics', analyticsResponse, { query: { ...period, by }, signal, timeoutMs: 30_000 }),
    staleTime: 60_000,
  })
