// Calls to name, copy, delete and compare plans.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { compareResponse, planResponse } from '@dropwise/contracts'
import { z } from 'zod'
import { callApi } from '../../../lib/api.ts'

export const compareQuery = (a: string | null, b: string | null) =>
  queryOptions({
    queryKey: ['plan', a, 'compare', b],
    queryFn: ({ signal }) =>
      callApi(`/plans/${a}/compare`, compareResponse, { query: { with: b ?? '' }, signal }),
    enabled: a !== null && b !== null && a !== b,
  })

function usePlansMutation<Input, Output>(day: string, run: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => client.invalidateQueries({ queryKey: ['plans', day] }),
  })
}

export const useRenamePlan = (day: string) =>
  usePlansMutation(day, ({ id, name }: { id: string; name: string }) =>
    callApi(`/plans/${id}`, planResponse, { method: 'PATCH', body: { name } }),
  )

export const useCopyPlan = (day: string) =>
  usePlansMutation(day, ({ id, name }: { id: string; name: string }) =>
    callApi(`/plans/${id}/copy`, planResponse, { method: 'POST', body: { name } }),
  )

export const useTakeSolution = (day: string) =>
  usePlansMutation(day, ({ id, solution }: { id: string; solution: unknown }) =>
    callApi(`/plans/${id}/solution`, planResponse, { method: 'POST', body: solution }),
  )

export const useDeletePlan = (day: string) =>
  usePlansMutation(day, (id: string) => callApi(`/plans/${id}`, z.null(), { method: 'DELETE' }))
