// Calls of the owner's billing and plans.
import {
  billingFigures,
  billingTerms,
  ownerInvoicesResponse,
  ownerPlansResponse,
  type BillingTerms,
  type PaymentMethod,
  type PlanBody,
} from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'

export const billingQuery = () =>
  queryOptions({
    queryKey: ['owner', 'billing'],
    queryFn: ({ signal }) => callApi('/owner/billing', billingFigures, { signal }),
  })
export const invoicesQuery = () =>
  queryOptions({
    queryKey: ['owner', 'invoices'],
    queryFn: ({ signal }) => callApi('/owner/invoices', ownerInvoicesResponse, { signal }),
  })
export const termsQuery = () =>
  queryOptions({
    queryKey: ['owner', 'terms'],
    queryFn: ({ signal }) => callApi('/owner/billing/terms', billingTerms, { signal }),
  })

const post = (path: string, body: object = {}) =>
  callApi(path, ownerInvoicesResponse, { method: 'POST', body })
export const markPaid = ({
  id,
  method,
  reference,
}: {
  id: string
  method: PaymentMethod
  reference: string
}) => post(`/owner/invoices/${id}/pay`, { method, ...(reference && { reference }) })
export const remindOf = (id: string) => post(`/owner/invoices/${id}/remind`)
export const takeBack = (id: string) => post(`/owner/invoices/${id}/void`)

export const saveTerms = (body: BillingTerms) =>
  callApi('/owner/billing/terms', billingTerms, { method: 'PUT', body })
export const savePlan = ({ id, ...body }: PlanBody) =>
  callApi(`/owner/plans/${id}`, ownerPlansResponse, { method: 'PUT', body })
export const deletePlan = (id: string) =>
  callApi(`/owner/plans/${id}`, ownerPlansResponse, { method: 'DELETE' })
