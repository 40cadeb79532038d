// The company's own fields of orders, for the settings, the form and the panel of an order.
import { customFieldsBody, type CustomFields } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api.ts'

const PATH = '/company/order-fields'

export const customFieldsQuery = () =>
  queryOptions({
    queryKey: ['custom-fields'],
    queryFn: ({ signal }) => callApi(PATH, customFieldsBody, { signal }),
    staleTime: 60_000,
  })
export const saveCustomFields = (body: CustomFields) =>
  callApi(PATH, customFieldsBody, { method: 'PUT', body })
