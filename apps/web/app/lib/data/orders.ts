// Orders of a day, shared by all screens.
import { queryOptions } from '@tanstack/react-query'
import { ordersResponse, type OrderItem } from '@dropwise/contracts'
import { callAllPages, callApi } from '../api.ts'
import { knowHues } from './route-hues.ts'

async function fetchOrders(day: string, signal: AbortSignal): Promise<OrderItem[]> {
  const orders = await callAllPages((cursor) =>
    callApi('/orders', ordersResponse, { query: { date: day, limit: 200, cursor }, signal }),
  )
  await knowHues(
    day,
    orders.flatMap(({ routeNumber }) => routeNumber ?? []),
  )
  return orders
}

/** All orders of a day of work. */
export const ordersQuery = (day: string) =>
  queryOptions({ queryKey: ['orders', day], queryFn: ({ signal }) => fetchOrders(day, signal) })
