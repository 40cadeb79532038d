// Which subscribers may see which changes: each distinct caller asks the table itself, under its own role and claims.
import type { Pool } from 'pg'
import { API_ROLES, scoped } from '../core/scoped.ts'
import type { Change, Subscription } from './feed.ts'
import type { FeedTable } from './tables.ts'

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
/** Transactions asked for at the same time; the pool serves requests too. */
const AT_ONCE = 8

function keySql(table: FeedTable): string {
  const conditions = table.key.map((name, i) => `t.${quote(name)} = (k.v ->> ${i})::${table.column.get(name)?.formatted ?? 'text'}`)
  return `select k.i from jsonb_array_elements($1::jsonb) with ordinality k(v, i) join ${quote(table.schema)}.${quote(table.name)} t on ${conditions.join(' and ')}`
}

/** Takes away subscriptions whose caller's policies hide the row. Deletions are not checked: their row is gone, only its key shows. */
export async function visibleRows(pool: Pool, table: FeedTable, changes: Change[], matched: Subscription[][]): Promise<Subscription[][]> {
  if (!table.hasRls || table.key.length === 0) return matched
  const groups = new Map<string, { role: string; claims: string; positions: Set<number> }>()
  for (const [position, subscriptions] of matched.entries()) {
    if (changes[position]?.kind === 'DELETE') continue
    for (const { channel } of subscriptions) {
      const group = groups.get(channel.claimsJson) ?? { role: channel.claims.role, claims: channel.claimsJson, positions: new Set() }
      group.positions.add(position)
      groups.set(channel.claimsJson, group)
    }
  }
  const allowed = new Map<string, Set<number>>()
  const text = keySql(table)
  const queue = [...groups.values()]
  const work = async (): Promise<void> => {
    for (let group = queue.pop(); group; group = queue.pop()) {
      const order = [...group.positions]
      const keys = order.map((p) => table.key.map((name) => changes[p]?.record?.[name] ?? null))
      if (!API_ROLES.has(group.role)) continue
      const [result] = await scoped(pool, { role: group.role, claims: group.claims, readOnly: true, settings: [['statement_timeout', '5000']] }, [{ text, values: [JSON.stringify(keys)] }])
        .catch((error: unknown) => {
          // A caller without any right on the table sees nothing; a lost connection is for the feed to retry.
          if (error instanceof Error && 'severity' in error) return [undefined]
          throw error
        })
      allowed.set(group.claims, new Set((result?.rows ?? []).map((row) => order[Number(row.i) - 1] ?? -1)))
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, queue.length) }, work))
  return matched.map((subscriptions, position) =>
    changes[position]?.kind === 'DELETE' ? subscriptions : subscriptions.filter(({ channel }) => allowed.get(channel.claimsJson)?.has(position) ?? false),
  )
}
