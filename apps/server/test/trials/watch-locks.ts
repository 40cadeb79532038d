// Measures how long other sessions hold locks on tables that block writes, or also reads.
import type { TestDatabase } from '@dropwise/db/test-database'
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'

const SAMPLE_MS = 20
const MODES = ['AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock']

/** A lock by its mode and table. */
export interface LockHold {
  lock: string
  /** Its longest hold in one transaction. */
  ms: number
}

/** Samples locks from now until `stop`. Transactions that hold the same lock one after the other are measured apart. */
export async function watchLocks(
  database: TestDatabase,
  tables: readonly string[],
): Promise<{ stop: () => Promise<LockHold[]> }> {
  const client = new pg.Client({ ...database.access.owner, application_name: 'lock watch' })
  await client.connect()
  const spans = new Map<string, { lock: string; first: number; last: number }>()
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ lock: string; transaction: string }>(
        `select distinct l.mode || ' on ' || c.relname as lock, l.virtualtransaction as transaction
         from pg_locks l join pg_class c on c.oid = l.relation
         where l.granted and l.mode = any($1) and l.pid <> pg_backend_pid() and c.relname = any($2)
           and l.database = (select oid from pg_database where datname = current_database())`,
        [MODES, tables],
      )
      const now = performance.now()
      for (const { lock, transaction } of rows) {
        const key = `${lock} ${transaction}`
        spans.set(key, { lock, first: spans.get(key)?.first ?? now, last: now })
      }
      await sleep(SAMPLE_MS)
    }
  })().finally(() => client.end())
  return {
    async stop() {
      isOver = true
      await watching
      const longest = new Map<string, number>()
      for (const { lock, first, last } of spans.values())
        longest.set(lock, Math.max(longest.get(lock) ?? 0, last - first + SAMPLE_MS))
      return [...longest].map(([lock, ms]) => ({ lock, ms }))
    },
  }
}
