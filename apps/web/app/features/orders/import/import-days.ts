// The days of an import in words. Pure.
import type { ImportResponse } from '@dropwise/contracts'
import { dayShort } from '../../../lib/format.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'

export type OrdersOfDay = NonNullable<ImportResponse['days']>[number]

const DAY_MS = 86_400_000
/** Up to this many days are listed by name. */
const NAMED_MAX = 3

/** `today`, `4 days ago`, `in 2 days`. */
export function distanceText(date: string, today: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS)
  if (days === 0) return words('today')
  if (days === 1) return words('tomorrow')
  if (days === -1) return words('yesterday')
  return days < 0 ? words('daysAgo', { days: -days }) : words('inDays', { days })
}

/** `200 orders for Tue 24 Nov, 4 days ago` */
export function daysText(days: readonly OrdersOfDay[], today: string): string {
  if (days.length === 0) return words('noDayYet')
  const [first, last] = [days[0]!, days.at(-1)!]
  const dayText = ({ date, orders }: OrdersOfDay) =>
    words('ordersForDay', { count: orders, day: dayShort(date), distance: distanceText(date, today) })
  if (days.length <= NAMED_MAX) return days.map(dayText).join(' · ')
  const all = days.reduce((sum, { orders }) => sum + orders, 0)
  return words('ordersOnDays', {
    count: all,
    days: days.length,
    first: dayShort(first.date),
    distance: distanceText(first.date, today),
    last: dayShort(last.date),
  })
}
