// The query client: what is fresh, what is retried. Rows the user looks at are refreshed when the window comes back.
import { QueryClient } from '@tanstack/react-query'
import { retryDelay, shouldRetry } from './lost-request.ts'

/** One client a page. Lost requests are repeated, answered ones never (lost-request.ts). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: shouldRetry,
        // The library counts from 0.
        retryDelay: (failures) => retryDelay(failures + 1),
      },
    },
  })
}
