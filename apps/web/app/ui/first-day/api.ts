// Progress of a new company, and its sample data.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { sampleDataResponse, sampleGoneResponse } from '@dropwise/contracts'
import { callApi } from '../../lib/api.ts'
import { countRows } from '../../lib/data/count-rows.ts'

/** The server geocodes twenty-four addresses. */
const SAMPLE_TIMEOUT_MS = 60_000

export interface FirstSteps {
  depots: number
  vehicles: number
  drivers: number
  orders: number
  routes: number
  /** Number of existing sample imports. */
  samples: number
}

async function countSteps(): Promise<FirstSteps> {
  const [depots, vehicles, drivers, orders, routes, samples] = await Promise.all([
    countRows('depots', { is: { status: 'active' } }),
    countRows('vehicles', { is: { status: 'active' } }),
    countRows('drivers', { is: { status: 'active' } }),
    countRows('orders'),
    countRows('routes', { isNot: { status: 'cancelled' } }),
    countRows('imports', { is: { file_name: 'Sample orders' }, isNull: ['undone_at'] }),
  ])
  return { depots, vehicles, drivers, orders, routes, samples }
}

/** Always read anew: the steps are done on other screens. */
export const firstStepsQuery = () =>
  queryOptions({ queryKey: ['first-steps'], queryFn: countSteps, staleTime: 0 })

function useSampleCall<T>(run: () => Promise<T>) {
  const client = useQueryClient()
  // Affects orders, vehicles, depots and all their counts.
  return useMutation({ mutationFn: run, onSettled: () => client.invalidateQueries() })
}
export const useAddSample = (date: string) =>
  useSampleCall(() =>
    callApi('/sample-data', sampleDataResponse, {
      method: 'POST',
      body: { date },
      timeoutMs: SAMPLE_TIMEOUT_MS,
    }),
  )
export const useRemoveSample = () =>
  useSampleCall(() =>
    callApi('/sample-data', sampleGoneResponse, { method: 'DELETE', timeoutMs: SAMPLE_TIMEOUT_MS }),
  )
