// Calls of driver pay: statements, rules, corrections.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  newPayCorrectionBody,
  newPayRuleBody,
  payCorrection,
  payRuleItem,
  payRulesResponse,
  payStatement,
  payStatementsResponse,
  type approvePayBody,
} from '@dropwise/contracts'
import { z } from 'zod'
import { callApi } from '../../lib/api.ts'

export const statementsQuery = (month: string) =>
  queryOptions({
    queryKey: ['pay', 'statements', month],
    queryFn: ({ signal }) => callApi('/pay-statements', payStatementsResponse, { query: { month }, signal }),
    staleTime: 15_000,
  })
export const statementQuery = (driverId: string, month: string) =>
  queryOptions({
    queryKey: ['pay', 'statement', driverId, month],
    queryFn: ({ signal }) =>
      callApi(`/pay-statements/${driverId}`, payStatement, { query: { month }, signal }),
    staleTime: 15_000,
  })
export const rulesQuery = () =>
  queryOptions({
    queryKey: ['pay', 'rules'],
    queryFn: ({ signal }) => callApi('/pay-rules', payRulesResponse, { signal }),
    staleTime: 60_000,
  })

/** A rule or a correction changes statements. */
function usePaySave<Input, Output>(run: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSettled: () => client.invalidateQueries({ queryKey: ['pay'] }),
  })
}

export const useAddRule = () =>
  usePaySave((body: z.input<typeof newPayRuleBody>) =>
    callApi('/pay-rules', payRuleItem, { method: 'POST', body }),
  )
export const useRemoveRule = () =>
  usePaySave((id: string) => callApi(`/pay-rules/${id}`, z.null(), { method: 'DELETE' }))
export const useAddCorrection = () =>
  usePaySave((body: z.input<typeof newPayCorrectionBody>) =>
    callApi('/pay-corrections', payCorrection, { method: 'POST', body }),
  )
export const useRemoveCorrection = () =>
  usePaySave((id: string) => callApi(`/pay-corrections/${id}`, z.null(), { method: 'DELETE' }))
export const useApprove = () =>
  usePaySave((body: z.input<typeof approvePayBody>) =>
    callApi('/pay-statements/approve', payStatementsResponse, { method: 'POST', body }),
  )
