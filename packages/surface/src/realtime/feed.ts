// The change feed: reads the changes that triggers recorded, applies each subscriber's policies and delivers.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import type { Binding, Channel } from './channel.ts'
import type { Change } from './change-json.ts'
import { fanOut } from './fan-out.ts'
import { matchSubscriptions, type Subscription } from './matching.ts'
import { deleteExpiredMessages } from './messages.ts'
import { type FeedTable, readTables } from './tables.ts'
import { visibleRows } from './visible.ts'

interface ChangeRow {
  xid: string
  relid: string
  kind: 'INSERT' | 'UPDATE' | 'DELETE'
  record: string | null
  old_record: string | null
  committed_at: string
}

interface Options {
  pool: Pool
  adminPool: Pool
  logger?: FastifyBaseLogger
}

/** Transaction ids are memoized for this long, so that catching up after a lost connection does not deliver twice. */
const MEMORY_MS = 60_000
const MAX_TRANSACTIONS_PER_READ = 500
const RETRY_MS = 250
/** A delivery that takes longer than this is followed by a pause of REST_FACTOR times its duration. */
const LONG_WORK_MS = 10
const REST_FACTOR = 3
const MAX_REST_MS = 250

export class Feed {
  tables = new Map<string, FeedTable>()
  #options: Options
  #subscriptions = new Map<Binding, Subscription>()
  #pending: string[] = []
  #seenAt = new Map<string, number>()
  #busy = false
  #reading: Promise<unknown> | undefined
  #readAgain: Promise<unknown> | undefined
  #timer: NodeJS.Timeout
  #closed = false

  constructor(options: Options) {
    this.#options = options
    this.#timer = setInterval(() => void this.#sweep(), 10_000)
    this.#timer.unref()
  }

  /**
   * Reloads the published tables and installs missing triggers. Calls during a reload share one further
   * reload, because the running one may miss recent publications.
   */
  async refresh(): Promise<void> {
    if (!this.#reading) return this.#readTables()
    this.#readAgain ??= this.#reading
      .catch(() => {})
      .then(() => {
        this.#readAgain = undefined
        return this.#readTables()
      })
    await this.#readAgain
  }

  async #readTables(): Promise<void> {
    this.#reading ??= readTables(this.#options.adminPool)
      .then((tables) => (this.tables = tables))
      .finally(() => (this.#reading = undefined))
    await this.#reading
  }

  find(schema: string, name: string): FeedTable | undefined {
    for (const table of this.tables.values()) if (table.schema === schema && table.name === name) return table
    return undefined
  }

  subscribe(channel: Channel): void {
    for (const binding of channel.bindings) this.#subscriptions.set(binding, { channel, binding })
  }

  unsubscribe(channel: Channel): void {
    for (const binding of channel.bindings) this.#subscriptions.delete(binding)
  }

  /** Called when a transaction has committed changes. */
  notify(xid: string): void {
    if (!/^\d+$/.test(xid)) return
    if (this.#subscriptions.size === 0) {
      this.#remember(xid)
      return
    }
    this.#pending.push(xid)
    void this.#drain()
  }

  /** Delivers changes recorded while the connection was lost. */
  async catchUp(): Promise<void> {
    if (this.#subscriptions.size === 0) return
    const { rows } = await this.#options.adminPool.query<{ xid: string }>(
      `select xid::text from realtime.changes where committed_at > now() - interval '50 seconds' group by xid order by min(id)`,
    )
    for (const { xid } of rows) if (!this.#seenAt.has(xid)) this.notify(xid)
  }

  #remember(xid: string): void {
    this.#seenAt.set(xid, Date.now())
  }

  async #drain(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      while (this.#pending.length > 0 && !this.#closed) {
        const xids = [...new Set(this.#pending.splice(0, MAX_TRANSACTIONS_PER_READ))].filter(
          (xid) => !this.#seenAt.has(xid),
        )
        if (xids.length === 0) continue
        try {
          const started = performance.now()
          await this.#deliver(await this.#read(xids))
          for (const xid of xids) this.#remember(xid)
          await this.#rest(performance.now() - started)
        } catch (error) {
          this.#options.logger?.warn({ err: error }, 'could not deliver changes')
          await sleep(RETRY_MS, undefined, { ref: false })
          if (this.#pending.length < 10_000) this.#pending.unshift(...xids)
        }
      }
    } finally {
      this.#busy = false
    }
  }

  /**
   * Leaves time for requests after a long delivery. Changes meanwhile go out as one batch, which costs about
   * as much as one change, so batches grow with the load.
   */
  async #rest(workedMs: number): Promise<void> {
    if (workedMs <= LONG_WORK_MS) return
    await sleep(Math.min(workedMs * REST_FACTOR, MAX_REST_MS), undefined, { ref: false })
  }

  async #read(xids: string[]): Promise<Change[]> {
    const { rows } = await this.#options.adminPool.query<ChangeRow>({
      name: 'surface_changes',
      text: `select xid::text, relid::text, kind, record::text, old_record::text,
               to_char(committed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as committed_at
             from realtime.changes where xid = any($1::text[]::xid8[]) order by array_position($1::text[], xid::text), id`,
      values: [xids],
    })
    if (rows.some((row) => !this.tables.has(row.relid))) await this.refresh()
    const changes: Change[] = []
    for (const row of rows) {
      const table = this.tables.get(row.relid)
      if (!table) continue
      changes.push({
        table,
        kind: row.kind,
        recordText: row.record,
        record: row.record === null ? null : (JSON.parse(row.record) as Record<string, unknown>),
        old: row.old_record === null ? null : (JSON.parse(row.old_record) as Record<string, unknown>),
        at: row.committed_at,
      })
    }
    return changes
  }

  async #deliver(changes: Change[]): Promise<void> {
    const byTable = Map.groupBy(
      changes.map((change, index) => ({ change, index })),
      ({ change }) => change.table,
    )
    const listeners: Subscription[][] = changes.map(() => [])
    for (const [table, list] of byTable) {
      const interested = [...this.#subscriptions.values()].filter(
        ({ binding }) =>
          binding.schema === table.schema && (binding.table === undefined || binding.table === table.name),
      )
      if (interested.length === 0) continue
      const changesOfTable = list.map(({ change }) => change)
      const matched = await matchSubscriptions(this.#options.adminPool, table, changesOfTable, interested)
      const visible = await visibleRows(this.#options.pool, table, changesOfTable, matched)
      for (const [position, { index }] of list.entries()) listeners[index] = visible[position] ?? []
    }
    await fanOut(changes, listeners)
  }

  async #sweep(): Promise<void> {
    const limit = Date.now() - MEMORY_MS
    for (const [xid, at] of this.#seenAt) if (at < limit) this.#seenAt.delete(xid)
    try {
      await this.#options.adminPool.query(
        `delete from realtime.changes where committed_at < now() - interval '60 seconds'`,
      )
      await deleteExpiredMessages(this.#options.adminPool)
    } catch (error) {
      this.#options.logger?.warn({ err: error }, 'could not remove old changes')
    }
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#timer)
  }
}
