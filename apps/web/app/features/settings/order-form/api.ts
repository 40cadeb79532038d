// Calls of the order form's settings, and of the requests that await an answer.
import { orderFormResponse, orderRequestsResponse, type OrderFormBody } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'

const PATH = '/company/order-form'
const REQUESTS = '/order-requests'

export const formQuery = () =>
  queryOptions({
    queryKey: ['order-form-settings'],
    queryFn: ({ signal }) => callApi(PATH, orderFormResponse, { signal }),
  })
export const saveForm = (body: OrderFormBody) => callApi(PATH, orderFormResponse, { method: 'PUT', body })

export const requestsQuery = () =>
  queryOptions({
    queryKey: ['order-requests'],
    queryFn: ({ signal }) => callApi(REQUESTS, orderRequestsResponse, { signal }),
    refetchInterval: 60_000,
  })
export const acceptRequest = (id: string) =>
  callApi(`${REQUESTS}/${id}/accept`, orderRequestsResponse, { method: 'POST' })
export const declineRequest = (id: string, message: string) =>
  callApi(`${REQUESTS}/${id}/decline`, orderRequestsResponse, { method: 'POST', body: { message } })
