// Decides which subscribers may see which changes by evaluating the table's policies on the changed row under each caller's role and claims.
import type { Pool } from 'pg'
import { API_ROLES, scoped, runForEachCaller } from '../core/scoped.ts'
import type { Change } from './change-json.ts'
import type { Subscription } from './matching.ts'
import type { FeedTable } from './tables.ts'

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
/** Connections used for checks at the same time; the pool also serves requests. */
const MAX_CONNECTIONS = 2
/** Callers checked per transaction. */
const CALLERS_PER_TRANSACTION = 50
const SETTINGS: [string, string][] = [['statement_timeout', '5000']]

/**
 * Evaluates the policy on the recorded row rather than on the table, so that a row deleted or changed again a moment later
 * is still judged correctly. The row is aliased to the table's name, which is how the policy expression refers to it.
 */
function policySql(table: FeedTable, condition: string): string {
  const row = `${quote(table.schema)}.${quote(table.name)}`
  return `select "surface i" as i from jsonb_array_elements($1::jsonb) with ordinality "surface e"("surface v", "surface i")
    cross join lateral jsonb_populate_record(null::${row}, "surface v") as ${quote(table.name)} where ${condition}`
}

/** Callers with equal claims, and the changes in question. */
interface CallerGroup {
  role: string
  claims: string
  positions: Set<number>
}

/** Changes on which the policy decided, and those that it shows, for each caller's claims. */
type Decisions = Map<string, { decided: Set<number>; visible: Set<number> }>

/** Removes subscriptions whose caller may not see the row; for a deletion, the deleted row. */
export async function visibleRows(
  pool: Pool,
  table: FeedTable,
  changes: Change[],
  matched: Subscription[][],
): Promise<Subscription[][]> {
  if (!table.hasRls) return matched
  const isFree = (role: string): boolean => table.policy.get(role) === null
  const decisions: Decisions = new Map()
  // A client may send a new token while the database decides: the change is then decided again for the new claims.
  for (;;) {
    const open = groupCallers(matched, isFree, decisions)
    if (open.length === 0) break
    for (const [role, groups] of Map.groupBy(open, (group) => group.role)) {
      const condition = table.policy.get(role)
      if (condition && API_ROLES.has(role))
        await decideAll(pool, role, groups, policySql(table, condition), changes, decisions)
      else for (const group of groups) note(decisions, group, new Set())
    }
  }
  return matched.map((subscriptions, position) =>
    subscriptions.filter(
      ({ channel }) =>
        isFree(channel.claims.role) || (decisions.get(channel.claimsJson)?.visible.has(position) ?? false),
    ),
  )
}

/** Groups the callers by claims, with the changes that are not decided for them yet. */
function groupCallers(
  matched: Subscription[][],
  isFree: (role: string) => boolean,
  decisions: Decisions,
): CallerGroup[] {
  const groups = new Map<string, CallerGroup>()
  for (const [position, subscriptions] of matched.entries()) {
    for (const { channel } of subscriptions) {
      const { role } = channel.claims
      if (isFree(role) || decisions.get(channel.claimsJson)?.decided.has(position)) continue
      const existing = groups.get(channel.claimsJson)
      if (existing) existing.positions.add(position)
      else
        groups.set(channel.claimsJson, { role, claims: channel.claimsJson, positions: new Set([position]) })
    }
  }
  return [...groups.values()]
}

function note(decisions: Decisions, { claims, positions }: CallerGroup, visible: Set<number>): void {
  const earlier = decisions.get(claims)
  decisions.set(claims, {
    decided: positions.union(earlier?.decided ?? new Set()),
    visible: visible.union(earlier?.visible ?? new Set()),
  })
}

/** Notes the rows visible to each caller: many callers per transaction, few transactions at a time. */
async function decideAll(
  pool: Pool,
  role: string,
  groups: CallerGroup[],
  text: string,
  changes: Change[],
  decisions: Decisions,
): Promise<void> {
  const queue: CallerGroup[][] = []
  for (let at = 0; at < groups.length; at += CALLERS_PER_TRANSACTION)
    queue.push(groups.slice(at, at + CALLERS_PER_TRANSACTION))
  const rowsJson = rowsEncoder(changes)
  const work = async (): Promise<void> => {
    for (let batch = queue.pop(); batch; batch = queue.pop()) {
      const answers = await askTogether(pool, role, batch, text, rowsJson)
      for (const [index, group] of batch.entries())
        note(decisions, group, answers?.[index] ?? (await askAlone(pool, group, text, rowsJson)))
    }
  }
  await Promise.all(Array.from({ length: Math.min(MAX_CONNECTIONS, queue.length) }, work))
}

/** Serialises the rows of some changes; callers interested in the same rows share the text. */
function rowsEncoder(changes: Change[]): (positions: Set<number>) => string {
  const cache = new Map<string, string>()
  return (positions) => {
    const order = [...positions]
    const key = order.join(',')
    const text =
      cache.get(key) ?? JSON.stringify(order.map((p) => changes[p]?.record ?? changes[p]?.old ?? {}))
    cache.set(key, text)
    return text
  }
}

const positionsOf = ({ positions }: CallerGroup, rows: { i?: string | null }[]): Set<number> => {
  const order = [...positions]
  return new Set(rows.map((row) => order[Number(row.i) - 1] ?? -1))
}

type RowsJson = ReturnType<typeof rowsEncoder>

/** Undefined when the policy failed for one of the callers; each is then checked separately. */
async function askTogether(
  pool: Pool,
  role: string,
  batch: CallerGroup[],
  text: string,
  rowsJson: RowsJson,
): Promise<Set<number>[] | undefined> {
  try {
    const results = await runForEachCaller(
      pool,
      { role, readOnly: true, settings: SETTINGS },
      batch.map((group) => ({ claims: group.claims, text, values: [rowsJson(group.positions)] })),
    )
    return batch.map((group, index) => positionsOf(group, results[index]?.rows ?? []))
  } catch (error) {
    if (error instanceof Error && 'severity' in error) return undefined
    throw error
  }
}

async function askAlone(
  pool: Pool,
  group: CallerGroup,
  text: string,
  rowsJson: RowsJson,
): Promise<Set<number>> {
  const { role, claims } = group
  try {
    const [result] = await scoped(pool, { role, claims, readOnly: true, settings: SETTINGS }, [
      { text, values: [rowsJson(group.positions)] },
    ])
    return positionsOf(group, result?.rows ?? [])
  } catch (error) {
    // A caller whose policy fails sees nothing; a lost connection is retried by the feed.
    if (error instanceof Error && 'severity' in error) return new Set()
    throw error
  }
}
