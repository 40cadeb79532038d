// Which subscribers may see which changes: the table's own policies, evaluated on the changed row under each caller's role and claims.
import type { Pool } from 'pg'
import { API_ROLES, scoped } from '../core/scoped.ts'
import type { Change, Subscription } from './feed.ts'
import type { FeedTable } from './tables.ts'

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
/** Transactions asked for at the same time; the pool serves requests too. */
const AT_ONCE = 8

/**
 * The policy is asked of the row as it was when it changed, not of the table: a row that is gone or changed again a moment later
 * is still judged rightly. The row bears the table's name, since that is what the expression calls it.
 */
function policySql(table: FeedTable, condition: string): string {
  const row = `${quote(table.schema)}.${quote(table.name)}`
  return `select "surface i" as i from jsonb_array_elements($1::jsonb) with ordinality "surface e"("surface v", "surface i")
    cross join lateral jsonb_populate_record(null::${row}, "surface v") as ${quote(table.name)} where ${condition}`
}

interface Group {
  role: string
  claims: string
  positions: Set<number>
}

/** Takes away subscriptions whose caller's policies hide the row. Deletions are not checked: only their key shows. */
export async function visibleRows(
  pool: Pool,
  table: FeedTable,
  changes: Change[],
  matched: Subscription[][],
): Promise<Subscription[][]> {
  if (!table.hasRls) return matched
  const groups = new Map<string, Group>()
  for (const [position, subscriptions] of matched.entries()) {
    if (changes[position]?.kind === 'DELETE') continue
    for (const { channel } of subscriptions) {
      if (table.policy.get(channel.claims.role) === null) continue
      const group = groups.get(channel.claimsJson) ?? {
        role: channel.claims.role,
        claims: channel.claimsJson,
        positions: new Set(),
      }
      group.positions.add(position)
      groups.set(channel.claimsJson, group)
    }
  }
  const allowed = new Map<string, Set<number>>()
  const queue = [...groups.values()]
  const work = async (): Promise<void> => {
    for (let group = queue.pop(); group; group = queue.pop()) {
      const condition = table.policy.get(group.role)
      if (!condition || !API_ROLES.has(group.role)) continue
      allowed.set(group.claims, await ask(pool, group, policySql(table, condition), changes))
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, queue.length) }, work))
  return matched.map((subscriptions, position) =>
    changes[position]?.kind === 'DELETE'
      ? subscriptions
      : subscriptions.filter(
          ({ channel }) =>
            table.policy.get(channel.claims.role) === null ||
            (allowed.get(channel.claimsJson)?.has(position) ?? false),
        ),
  )
}

async function ask(pool: Pool, group: Group, text: string, changes: Change[]): Promise<Set<number>> {
  const order = [...group.positions]
  const rows = order.map((p) => changes[p]?.record ?? {})
  try {
    const [result] = await scoped(
      pool,
      { role: group.role, claims: group.claims, readOnly: true, settings: [['statement_timeout', '5000']] },
      [{ text, values: [JSON.stringify(rows)] }],
    )
    return new Set((result?.rows ?? []).map((row) => order[Number(row.i) - 1] ?? -1))
  } catch (error) {
    // A caller whose policy fails sees nothing; a lost connection is for the feed to retry.
    if (error instanceof Error && 'severity' in error) return new Set()
    throw error
  }
}
