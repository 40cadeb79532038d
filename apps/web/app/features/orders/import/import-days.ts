// The days of an import in words. Pure.
import type { ImportResponse } from '@dropwise/contracts'
import { dayShort, plural } from '../../../lib/format.ts'

export type OrdersOfDay = NonNullable<ImportResponse['days']>[number]

const DAY_MS = 86_400_000
/** Up to this many days are listed by name. */
const NAMED_MAX = 3

/** `today`, `4 days ago`, `in 2 days`. */
export function distanceText(date: string, today: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days < 0 ? `${-days} days ago` : `in ${days} days`
}

/** `200 orders for Tue 24 Nov, 4 days ago` */
export function daysText(days: readonly OrdersOfDay[], today: string): string {
  if (days.length === 0) return 'No order has a day yet'
  const [first, last] = [days[0]!, days.at(-1)!]
  const named = ({ date, orders }: OrdersOfDay) =>
    `${plural(orders, 'order')} for ${dayShort(date)}, ${distanceText(date, today)}`
  if (days.length <= NAMED_MAX) return days.map(named).join(' · ')
  const all = days.reduce((sum, { orders }) => sum + orders, 0)
  const from = `${dayShort(first.date)}, ${distanceText(first.date, today)}`
  return `${plural(all, 'order')} on ${days.length} days, from ${from}, to ${dayShort(last.date)}`
}
