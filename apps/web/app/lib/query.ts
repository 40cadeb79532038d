// The query client: freshness, retries, and refetching on focus.
import { QueryClient } from '@tanstack/react-query'
import { retryDelay, shouldRetry } from './lost-request.ts'

/** One client per page. Retries only requests without a response (lost-request.ts). */
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
