// Calls of reports.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  reportReadersResponse,
  reportResponse,
  savedReport,
  savedReportsResponse,
  type newReportBody,
  type ReportDefinition,
  type reportPatchBody,
} from '@dropwise/contracts'
import { z } from 'zod'
import { callApi } from '../../lib/api.ts'

/** Longer than the server lets a report take. */
const TIMEOUT_MS = 60_000

/** The definition as parameters of a call or a page. */
export function paramsOf({ measures, ...choices }: ReportDefinition): Record<string, string> {
  const params = Object.entries(choices).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  )
  return { measures: measures.join(','), ...Object.fromEntries(params) }
}

export const figuresQuery = (definition: ReportDefinition) =>
  queryOptions({
    queryKey: ['reports', 'figures', paramsOf(definition)],
    queryFn: ({ signal }) =>
      callApi('/reports/figures', reportResponse, {
        query: paramsOf(definition),
        signal,
        timeoutMs: TIMEOUT_MS,
      }),
    staleTime: 60_000,
  })

export const savedQuery = () =>
  queryOptions({
    queryKey: ['reports', 'saved'],
    queryFn: async ({ signal }) => (await callApi('/reports', savedReportsResponse, { signal })).items,
    staleTime: 30_000,
  })

export const readersQuery = () =>
  queryOptions({
    queryKey: ['reports', 'readers'],
    queryFn: async ({ signal }) =>
      (await callApi('/reports/readers', reportReadersResponse, { signal })).items,
    staleTime: 30_000,
  })

function useSavedChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: ['reports', 'saved'] }),
  })
}

export const useAddReport = () =>
  useSavedChange((body: z.input<typeof newReportBody>) =>
    callApi('/reports', savedReport, { method: 'POST', body }),
  )
export const useChangeReport = () =>
  useSavedChange(({ id, patch }: { id: string; patch: z.input<typeof reportPatchBody> }) =>
    callApi(`/reports/${id}`, savedReport, { method: 'PATCH', body: patch }),
  )
export const useRemoveReport = () =>
  useSavedChange((id: string) => callApi(`/reports/${id}`, z.null(), { method: 'DELETE' }))
