// Matches changes to subscriptions by event and filter: in memory where that agrees with PostgreSQL, else in the database.
import type { Pool } from 'pg'
import type { Change } from './change-json.ts'
import { visibleOldRow } from './change-json.ts'
import type { Binding, Channel } from './channel.ts'
import { filterSql, quickMatch } from './filters.ts'
import type { FeedTable } from './tables.ts'

export interface Subscription {
  channel: Channel
  binding: Binding
}

/** Subscriptions whose filter could not be decided in memory, and the changes in question. */
interface Undecided {
  filters: Binding['filters']
  subscriptions: Set<Subscription>
  positions: Set<number>
}

const isWanted = ({ event }: Binding, change: Change): boolean => event === '*' || event === change.kind

/** The row a filter is applied to: the new one, or the visible part of a deleted one. */
const filteredRow = (change: Change): Record<string, unknown> =>
  change.record ?? visibleOldRow(change, change.table)

/** For each change, the subscriptions whose event and filter match. */
export async function matchSubscriptions(
  pool: Pool,
  table: FeedTable,
  changes: Change[],
  interested: Subscription[],
): Promise<Subscription[][]> {
  const matched: Subscription[][] = changes.map(() => [])
  const undecided = new Map<string, Undecided>()
  // Many listeners have equal filters: evaluate each distinct one once a change.
  const groups = Map.groupBy(interested, ({ binding }) => `${binding.event} ${binding.filterText ?? ''}`)
  for (const [position, change] of changes.entries()) {
    const row = filteredRow(change)
    for (const subscriptions of groups.values()) {
      const binding = subscriptions[0]?.binding
      if (!binding || !isWanted(binding, change)) continue
      const isMet = meetsAll(binding, table, row)
      if (isMet === true) for (const subscription of subscriptions) matched[position]?.push(subscription)
      if (isMet !== undefined) continue
      const key = binding.filterText ?? ''
      const open = undecided.get(key) ?? {
        filters: binding.filters,
        subscriptions: new Set(),
        positions: new Set(),
      }
      for (const subscription of subscriptions) open.subscriptions.add(subscription)
      open.positions.add(position)
      undecided.set(key, open)
    }
  }
  for (const open of undecided.values()) await decide(pool, table, changes, open, matched)
  return matched
}

/** Whether a row meets every filter of a binding; undefined when PostgreSQL has to decide. */
function meetsAll({ filters }: Binding, table: FeedTable, row: Record<string, unknown>): boolean | undefined {
  let isSure = true
  for (const filter of filters) {
    const isMet = quickMatch(filter, table.column.get(filter.column)?.type ?? '', row[filter.column])
    if (isMet === false) return false
    if (isMet === undefined) isSure = false
  }
  return isSure ? true : undefined
}

async function decide(
  pool: Pool,
  table: FeedTable,
  changes: Change[],
  { filters, subscriptions, positions }: Undecided,
  matched: Subscription[][],
): Promise<void> {
  const order = [...positions]
  const rows = order.map((position) => {
    const change = changes[position]
    return change ? filteredRow(change) : {}
  })
  const { sql, values } = filterSql(filters, table, 2)
  const name = `"${table.schema.replaceAll('"', '""')}"."${table.name.replaceAll('"', '""')}"`
  const result = await pool
    .query<{ i: string }>(
      `select e.i from jsonb_array_elements($1::jsonb) with ordinality e(v, i) cross join lateral jsonb_populate_record(null::${name}, e.v) r where ${sql}`,
      [JSON.stringify(rows), ...values],
    )
    .catch(() => ({ rows: [] }))
  for (const { i } of result.rows) {
    const position = order[Number(i) - 1]
    const change = position === undefined ? undefined : changes[position]
    if (position === undefined || !change) continue
    for (const subscription of subscriptions)
      if (isWanted(subscription.binding, change)) matched[position]?.push(subscription)
  }
}
