// Limits the orders of a day to the planner's capacity on arrival, so that no plan fails later.
import { MAX_ORDERS_PER_DAY, problem, type ImportProblem } from '@dropwise/contracts'
import type { Trx } from '../../platform/db/scope.ts'
import type { Located } from './locate.ts'
import type { SortedOrders } from './sort-orders.ts'
import { countOpenOrders } from './write-queries.ts'

const LIMIT = MAX_ORDERS_PER_DAY.toLocaleString('en-US')

/**
 * Moves orders that would overfill their day from `added` and `changed` to `refused`; the first in the file
 * stay.
 */
export async function keepDayLimit(trx: Trx, tenantId: string, sorted: SortedOrders): Promise<SortedOrders> {
  const { added, changed, unchanged } = sorted
  const all = [...added, ...changed, ...unchanged]
  const counts = await countOpenOrders(
    trx,
    tenantId,
    [...new Set(all.map(({ order }) => order.date))],
    all.map(({ order }) => order.reference),
  )
  for (const { order } of unchanged) counts.set(order.date, (counts.get(order.date) ?? 0) + 1)

  const overfull = new Set<Located>()
  for (const item of [...added, ...changed].toSorted((a, b) => a.order.row - b.order.row)) {
    const count = (counts.get(item.order.date) ?? 0) + 1
    if (count > MAX_ORDERS_PER_DAY) overfull.add(item)
    else counts.set(item.order.date, count)
  }
  return {
    added: added.filter((item) => !overfull.has(item)),
    changed: changed.filter((item) => !overfull.has(item)),
    unchanged,
    refused: [...sorted.refused, ...[...overfull].map(({ order }) => dayFull(order.row, order.date))],
  }
}

/** Whether one more order fits into a day, without counting the named one. */
export async function hasRoom(trx: Trx, tenantId: string, date: string, reference: string): Promise<boolean> {
  const counts = await countOpenOrders(trx, tenantId, [date], [reference])
  return (counts.get(date) ?? 0) < MAX_ORDERS_PER_DAY
}

export function dayFull(row: number, date: string): ImportProblem {
  return problem(row, 'date', 'day_full', { date, limit: LIMIT }, date)
}
