// Orders left behind: still open on a day whose routes are on the road. They stay counted until each is dispatched, moved or cancelled.
import { queryOptions } from '@tanstack/react-query'
import type { OrderItem } from '@dropwise/contracts'
import { countRows } from './count-rows.ts'

/** Asked again this often, in milliseconds: orders come in by the API too. */
const REFRESH_MS = 30_000

async function countLeftBehind(day: string): Promise<number> {
  const routes = await countRows('routes', { is: { date: day }, isNot: { status: 'cancelled' } })
  return routes > 0 ? countRows('orders', { is: { date: day, status: 'open' } }) : 0
}

/** How many orders of the day no van takes, although vans are on the road. */
export const leftBehindQuery = (day: string) =>
  queryOptions({
    // Below the orders of the day: whatever makes those stale makes this count stale.
    queryKey: ['orders', day, 'left-behind'],
    queryFn: () => countLeftBehind(day),
    refetchInterval: REFRESH_MS,
  })

/** True once some orders of a day went on the road: those still open were left behind. */
export function isOnRoad(orders: readonly OrderItem[]): boolean {
  return orders.some(({ status }) => status !== 'open' && status !== 'cancelled')
}
