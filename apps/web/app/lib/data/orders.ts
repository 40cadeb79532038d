// Orders of a day, as all screens share them.
import { queryOptions } from '@tanstack/react-query'
import { ordersResponse, type OrderItem } from '@dropwise/contracts'
import { callAllPages, callApi } from '../api.ts'

function fetchOrders(day: string, signal: AbortSignal): Promise<OrderItem[]> {
  return callAllPages((cursor) =>
    callApi('/orders', ordersResponse, { query: { date: day, limit: 200, cursor }, signal }),
  )
}

/** All orders of a day of work. */
export const ordersQuery = (day: string) =>
  queryOptions({ queryKey: ['orders', day], queryFn: ({ signal }) => fetchOrders(day, signal) })
