// Past deliveries by page, with their ratings.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { plainDigits } from '@dropwise/contracts'
import { valueOf } from '../../../lib/data/failure.ts'
import { monthNames } from '../../../lib/format.ts'
import { currentLocale } from '../../../lib/language.ts'
import { supabase } from '../../../lib/supabase.ts'
import { delivery, DELIVERY_COLUMNS, type Delivery } from './deliveries.ts'
import { customerKey } from './own.ts'

export const HISTORY_PAGE = 9
const OVER = ['delivered', 'failed', 'returned', 'cancelled']
const ENGLISH_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The month that a text begins, in the page's language or in English; -1 for none. */
function monthOf(text: string): number {
  const typed = text.toLocaleLowerCase(currentLocale())
  const monthIndex = monthNames().findIndex((name) => {
    const month = name.toLocaleLowerCase(currentLocale())
    // `4月` is complete with two letters; shorter beginnings of words fit several months.
    return month === typed || (typed.length >= 3 && month.startsWith(typed))
  })
  return monthIndex >= 0 || typed.length < 3 ? monthIndex : ENGLISH_MONTHS.indexOf(typed.slice(0, 3))
}

/**
 * Parses `Apr`, `april 2026`, `2026-04` as the first days of that month and the next; null for other text.
 * Without a year it is the most recent one.
 */
export function monthRange(text: string, today: Date): [from: string, to: string] | null {
  const plain = plainDigits(text)
  const iso = /^(\d{4})-(\d{2})$/.exec(plain)
  const monthMatch = /^(\d{0,2}[\p{L}\p{M}]+)\.?\s*(\d{4})?$/u.exec(plain)
  let month = -1
  let year = Number.NaN
  if (iso) [year, month] = [Number(iso[1]), Number(iso[2]) - 1]
  else if (monthMatch?.[1]) {
    month = monthOf(monthMatch[1])
    year = monthMatch[2]
      ? Number(monthMatch[2])
      : today.getUTCFullYear() - (month > today.getUTCMonth() ? 1 : 0)
  }
  if (month < 0 || month > 11) return null
  return [
    new Date(Date.UTC(year, month, 1)).toISOString(),
    new Date(Date.UTC(year, month + 1, 1)).toISOString(),
  ]
}

const feedbackRow = z.object({ delivery_id: z.string(), rating: z.number() })
export interface HistoryPage {
  rows: (Delivery & { rating: number | null })[]
  total: number
}

async function fetchHistory(search: string, page: number): Promise<HistoryPage> {
  const client = await supabase()
  let query = client.from('deliveries').select(DELIVERY_COLUMNS, { count: 'exact' }).in('status', OVER)
  const month = monthRange(search, new Date())
  if (month) query = query.gte('status_at', month[0]).lt('status_at', month[1])
  else if (search)
    query = query.ilike('tracking_number', `%${search.toUpperCase().replace(/[^0-9A-Z]/g, '')}%`)
  const answer = await query
    .order('status_at', { ascending: false })
    .range((page - 1) * HISTORY_PAGE, page * HISTORY_PAGE - 1)
  const rows = z.array(delivery).parse(valueOf(answer))
  const range =
    rows.length > 0
      ? valueOf(
          await client
            .from('feedback')
            .select('delivery_id,rating')
            .in(
              'delivery_id',
              rows.map((row) => row.id),
            ),
        )
      : []
  const ratings = new Map(
    z
      .array(feedbackRow)
      .parse(range)
      .map((row) => [row.delivery_id, row.rating]),
  )
  return {
    rows: rows.map((row) => ({ ...row, rating: ratings.get(row.id) ?? null })),
    total: answer.count ?? rows.length,
  }
}

/** A page of past deliveries, newest first. `search` is part of a number, or a month. */
export const historyQuery = (userId: string, search: string, page: number) =>
  queryOptions({
    queryKey: customerKey(userId, 'history', search, page),
    queryFn: () => fetchHistory(search.trim(), page),
    placeholderData: (old) => old,
  })
