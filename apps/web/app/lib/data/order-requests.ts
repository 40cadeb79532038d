// Requests of the order form that await an answer, for the list of orders and the settings.
import { orderRequestsResponse } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api.ts'

const PATH = '/order-requests'

export const requestsQuery = () =>
  queryOptions({
    queryKey: ['order-requests'],
    queryFn: ({ signal }) => callApi(PATH, orderRequestsResponse, { signal }),
    refetchInterval: 60_000,
  })
export const acceptRequest = (id: string) =>
  callApi(`${PATH}/${id}/accept`, orderRequestsResponse, { method: 'POST' })
export const declineRequest = (id: string, message: string) =>
  callApi(`${PATH}/${id}/decline`, orderRequestsResponse, { method: 'POST', body: { message } })
export const restoreRequest = (id: string) =>
  callApi(`${PATH}/${id}/restore`, orderRequestsResponse, { method: 'POST' })
