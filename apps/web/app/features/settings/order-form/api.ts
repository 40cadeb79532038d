// Calls of the order form's settings.
import { orderFormResponse, type OrderFormBody } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'

const PATH = '/company/order-form'

export const formQuery = () =>
  queryOptions({
    queryKey: ['order-form-settings'],
    queryFn: ({ signal }) => callApi(PATH, orderFormResponse, { signal }),
  })
export const saveForm = (body: OrderFormBody) => callApi(PATH, orderFormResponse, { method: 'PUT', body })
