// Calls of the owner's billing and plans.
import {
  billingFigures,
  billingTerms,
  couponsResponse,
  ownerInvoicesResponse,
  ownerPlansResponse,
  type BillingTerms,
  type CouponBody,
  type CreditInvoiceBody,
  type PaymentMethod,
  type PlanBody,
} from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'

/** Figures in a currency, by default that of the first plan. */
export const billingQuery = (currency: string | null = null) =>
  queryOptions({
    queryKey: ['owner', 'billing', currency],
    queryFn: ({ signal }) =>
      callApi(`/owner/billing${currency ? `?currency=${currency}` : ''}`, billingFigures, { signal }),
  })
export const couponsQuery = () =>
  queryOptions({
    queryKey: ['owner', 'coupons'],
    queryFn: ({ signal }) => callApi('/owner/coupons', couponsResponse, { signal }),
  })
export const saveCoupon = (body: CouponBody) =>
  callApi('/owner/coupons', couponsResponse, { method: 'POST', body })
export const switchCoupon = ({ code, isActive }: { code: string; isActive: boolean }) =>
  callApi(`/owner/coupons/${code}`, couponsResponse, { method: 'PATCH', body: { isActive } })
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
export const creditOf = ({ id, ...body }: CreditInvoiceBody & { id: string }) =>
  post(`/owner/invoices/${id}/credit`, body)
export const takeBack = (id: string) => post(`/owner/invoices/${id}/void`)

export const saveTerms = (body: BillingTerms) =>
  callApi('/owner/billing/terms', billingTerms, { method: 'PUT', body })
export const savePlan = ({ id, ...body }: PlanBody) =>
  callApi(`/owner/plans/${id}`, ownerPlansResponse, { method: 'PUT', body })
export const deletePlan = (id: string) =>
  callApi(`/owner/plans/${id}`, ownerPlansResponse, { method: 'DELETE' })
