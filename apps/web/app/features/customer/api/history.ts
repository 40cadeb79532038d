// Past deliveries by page, with their ratings.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { valueOf } from '../../../lib/data/failure.ts'
import { supabase } from '../../../lib/supabase.ts'
import { delivery, DELIVERY_COLUMNS, type Delivery } from './deliveries.ts'
import { own } from './own.ts'

export const HISTORY_PAGE = 9
const OVER = ['delivered', 'failed', 'returned', 'cancelled']
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Parses `Apr`, `april 2026`, `2026-04` as the first days of that month and the next; null for other text.
 * Without a year it is the most recent one.
 */
export function monthRange(text: string, today: Date): [from: string, to: string] | null {
  const iso = /^(\d{4})-(\d{2})$/.exec(text)
  const named = /^([a-z]{3,})\s*(\d{4})?$/i.exec(text)
  let month = -1
  let year = Number.NaN
  if (iso) [year, month] = [Number(iso[1]), Number(iso[2]) - 1]
  else if (named?.[1]) {
    month = MONTHS.indexOf(named[1].slice(0, 3).toLowerCase())
    year = named[2] ? Number(named[2]) : today.getUTCFullYear() - (month > today.getUTCMonth() ? 1 : 0)
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
  const given =
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
      .parse(given)
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
    queryKey: own(userId, 'history', search, page),
    queryFn: () => fetchHistory(search.trim(), page),
    placeholderData: (old) => old,
  })
