// Compares the orders of a file with stored ones: new, changed, unchanged, or closed to changes.
import { ORDER_COLUMN_LIST, problem, type ImportProblem, type StoredColumns } from '@dropwise/contracts'
import type { Located } from './locate.ts'
import { windowInstant } from './store-parts.ts'
import type { StoredOrder } from './write-queries.ts'

interface Change extends Located {
  /** The stored order to overwrite. */
  id: string
}

export interface SortedOrders {
  added: Located[]
  changed: Change[]
  unchanged: Located[]
  refused: ImportProblem[]
}

export function sortOrders(
  located: readonly Located[],
  stored: ReadonlyMap<string, StoredOrder>,
  timeZone: string,
): SortedOrders {
  const sorted: SortedOrders = { added: [], changed: [], unchanged: [], refused: [] }
  for (const item of located) {
    const { order } = item
    const before = stored.get(order.reference)
    if (!before) sorted.added.push(item)
    else if (isSame(item, before, timeZone)) sorted.unchanged.push(item)
    else if (before.status === 'open') sorted.changed.push({ ...item, id: before.id })
    else {
      const code = before.status === 'cancelled' ? 'order_cancelled' : 'already_dispatched'
      const values = { reference: order.reference }
      sorted.refused.push(problem(order.row, 'reference', code, values, order.reference))
    }
  }
  return sorted
}

/** How a program allows past days. */
const HISTORY_HINT =
  'Send history=true to keep it as history, or day=today, day=next_working_day or day=YYYY-MM-DD for another day.'

/** Refuses orders that would move to a past day. Orders already on a past day may be corrected. */
export function refusePast(
  { added, changed, unchanged, refused }: SortedOrders,
  stored: ReadonlyMap<string, StoredOrder>,
  today: string,
): SortedOrders {
  const isOver = ({ order }: Located): boolean =>
    (order.lastDate ?? order.date) < today && stored.get(order.reference)?.date !== order.date
  return {
    added: added.filter((item) => !isOver(item)),
    changed: changed.filter((item) => !isOver(item)),
    unchanged,
    refused: [
      ...refused,
      ...[...added, ...changed].filter(isOver).map(({ order }) => ({
        ...problem(order.row, 'date', 'day_is_over', {}, order.date),
        hint: HISTORY_HINT,
      })),
    ],
  }
}

function isSame({ order, place }: Located, before: StoredOrder, timeZone: string): boolean {
  const requested = [
    order.date,
    order.lastDate,
    ...valuesOf(order.columns),
    order.recipient.toLowerCase(),
    order.phone,
    order.email,
    place.addressId,
    windowInstant(order.date, order.windowStart, timeZone),
    windowInstant(order.date, order.windowEnd, timeZone),
    sortedEntries(order.custom),
  ]
  const retained = [
    before.date,
    before.last_date,
    ...valuesOf(before),
    before.recipient_name.toLowerCase(),
    before.recipient_phone,
    before.recipient_email,
    before.address_id,
    before.window_start?.toISOString() ?? null,
    before.window_end?.toISOString() ?? null,
    sortedEntries(before.custom),
  ]
  return JSON.stringify(requested) === JSON.stringify(retained)
}

function valuesOf(columns: StoredColumns): unknown[] {
  return ORDER_COLUMN_LIST.map(({ column }) => columns[column as keyof StoredColumns])
}

/** jsonb does not keep the order of keys, so compare them sorted. */
function sortedEntries(custom: Record<string, string>): [string, string][] {
  return Object.entries(custom).sort(([a], [b]) => (a < b ? -1 : 1))
}
