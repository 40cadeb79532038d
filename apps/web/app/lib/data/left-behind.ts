// Unserved orders on a day with dispatched routes, counted until each is dispatched, moved or cancelled.
import { queryOptions } from '@tanstack/react-query'
import type { OrderItem } from '@dropwise/contracts'
import { countRows } from './count-rows.ts'

/** Refetch interval, in milliseconds: the API adds orders too. */
const REFRESH_MS = 30_000

async function countLeftBehind(day: string): Promise<number> {
  const routes = await countRows('routes', { is: { date: day }, isNot: { status: 'cancelled' } })
  return routes > 0 ? countRows('orders', { is: { date: day, status: 'open' } }) : 0
}

/** How many orders of a dispatched day have no van. */
export const leftBehindQuery = (day: string) =>
  queryOptions({
    // Below the key of the day's orders, so both are invalidated together.
    queryKey: ['orders', day, 'left-behind'],
    queryFn: () => countLeftBehind(day),
    refetchInterval: REFRESH_MS,
  })

/** True once some orders of a day are dispatched: open ones were left behind. */
export function isOnRoad(orders: readonly OrderItem[]): boolean {
  return orders.some(({ status }) => status !== 'open' && status !== 'cancelled')
}
