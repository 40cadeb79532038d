// The query client: what is fresh, what is asked again. Rows the user looks at are refreshed when the window comes back.
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** One client a page. Refused requests are not repeated; lost ones are, twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) =>
          failures < 2 && !(error instanceof ApiError && error.status > 0 && error.status < 500),
        retryDelay: (attempt) => 1_000 * (attempt + 1),
      },
    },
  })
}
