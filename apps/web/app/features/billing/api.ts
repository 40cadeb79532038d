// Calls of the plan page.
import {
  choosePlanResponse,
  paymentPageResponse,
  planPreview,
  subscriptionResponse,
  type BillingDetails,
  type ChoosePlanBody,
} from '@dropwise/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '../../lib/api.ts'

export const planQuery = () =>
  queryOptions({
    queryKey: ['plan-and-invoices'],
    queryFn: ({ signal }) => callApi('/subscription', subscriptionResponse, { signal }),
  })

/** Cost of choosing a plan now; never cached, because proration changes daily. */
export const previewQuery = (choice: ChoosePlanBody) =>
  queryOptions({
    queryKey: ['plan-preview', choice],
    queryFn: ({ signal }) =>
      callApi('/subscription/preview', planPreview, { method: 'POST', body: choice, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** A purchase changes what other screens allow, so all refetch. */
function useBillingCall<Input, Output>(run: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: run, onSettled: () => client.invalidateQueries() })
}

export const useChoosePlan = () =>
  useBillingCall((choice: ChoosePlanBody) =>
    callApi('/subscription', choosePlanResponse, { method: 'POST', body: choice }),
  )
export const useCancelPlan = () =>
  useBillingCall((reason: string) =>
    callApi('/subscription/cancel', subscriptionResponse, { method: 'POST', body: reason ? { reason } : {} }),
  )
export const useKeepPlan = () =>
  useBillingCall(() => callApi('/subscription/resume', subscriptionResponse, { method: 'POST' }))
export const useSaveDetails = () =>
  useBillingCall((body: BillingDetails) =>
    callApi('/subscription/billing-details', z.null(), { method: 'PUT', body }),
  )
export const usePaymentPage = () =>
  useBillingCall(() => callApi('/subscription/payment-page', paymentPageResponse, { method: 'POST' }))
