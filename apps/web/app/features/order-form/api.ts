// Calls of a public order form, without a session.
import {
  formOrderResponse,
  formSlotsResponse,
  publicOrderForm,
  type FormOrderBody,
  type FormOrderResponse,
  type FormSlotsResponse,
} from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

const pathOf = (slug: string) => `/order-form/${encodeURIComponent(slug)}`

export const publicFormQuery = (slug: string) =>
  queryOptions({
    queryKey: ['order-form', slug],
    queryFn: ({ signal }) => callApi(pathOf(slug), publicOrderForm, { signal, isPublic: true }),
    // The mark of an opened page must not change while somebody fills in the form.
    staleTime: Infinity,
    retry: false,
  })

export const askSlots = (
  slug: string,
  body: { serviceId: string; address: string; packages: number; weightKg: number | null },
): Promise<FormSlotsResponse> =>
  callApi(`${pathOf(slug)}/slots`, formSlotsResponse, { method: 'POST', body, isPublic: true })

export const sendFormOrder = (slug: string, body: FormOrderBody): Promise<FormOrderResponse> =>
  callApi(`${pathOf(slug)}/orders`, formOrderResponse, { method: 'POST', body, isPublic: true })
