// The change feed: reads what the triggers wrote, checks each subscriber's own policies, delivers.
import type { Pool } from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import type { Binding, Channel } from './channel.ts'
import { filterSql, quickMatch } from './filters.ts'
import { forgetOldMessages } from './messages.ts'
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

export interface Change {
  table: FeedTable
  kind: 'INSERT' | 'UPDATE' | 'DELETE'
  recordText: string | null
  record: Record<string, unknown> | null
  old: Record<string, unknown> | null
  at: string
}

export interface Subscription {
  channel: Channel
  binding: Binding
}

interface Options {
  pool: Pool
  adminPool: Pool
  logger?: FastifyBaseLogger
}

/** Transactions are remembered for this long, so that catching up after a lost connection does not deliver twice. */
const MEMORY_MS = 60_000
const MOST_PER_READ = 500
const LARGEST_RECORD = 1024 * 1024

export class Feed {
  tables = new Map<string, FeedTable>()
  #options: Options
  #subscriptions = new Map<number, Subscription>()
  #pending: string[] = []
  #seen = new Map<string, number>()
  #busy = false
  #reading: Promise<unknown> | undefined
  #timer: NodeJS.Timeout
  #closed = false

  constructor(options: Options) {
    this.#options = options
    this.#timer = setInterval(() => void this.#sweep(), 10_000)
    this.#timer.unref()
  }

  /** Reads the published tables and gives new ones their triggers. */
  async refresh(): Promise<void> {
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
    for (const binding of channel.bindings) this.#subscriptions.set(binding.id, { channel, binding })
  }

  unsubscribe(channel: Channel): void {
    for (const binding of channel.bindings) this.#subscriptions.delete(binding.id)
  }

  /** A transaction with this id has committed changes. */
  notify(xid: string): void {
    if (!/^\d+$/.test(xid)) return
    if (this.#subscriptions.size === 0) {
      this.#remember(xid)
      return
    }
    this.#pending.push(xid)
    void this.#drain()
  }

  /** After a lost connection: takes up what was written meanwhile. */
  async catchUp(): Promise<void> {
    if (this.#subscriptions.size === 0) return
    const { rows } = await this.#options.adminPool.query<{ xid: string }>(
      `select xid::text from realtime.changes where committed_at > now() - interval '50 seconds' group by xid order by min(id)`,
    )
    for (const { xid } of rows) if (!this.#seen.has(xid)) this.notify(xid)
  }

  #remember(xid: string): void {
    this.#seen.set(xid, Date.now())
  }

  async #drain(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      while (this.#pending.length > 0 && !this.#closed) {
        const xids = [...new Set(this.#pending.splice(0, MOST_PER_READ))].filter(
          (xid) => !this.#seen.has(xid),
        )
        if (xids.length === 0) continue
        try {
          await this.#deliver(await this.#read(xids))
          for (const xid of xids) this.#remember(xid)
        } catch (error) {
          this.#options.logger?.warn({ err: error }, 'changes could not be delivered')
          await new Promise((resolve) => setTimeout(resolve, 250).unref())
          if (this.#pending.length < 10_000) this.#pending.unshift(...xids)
        }
      }
    } finally {
      this.#busy = false
    }
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
    const outbox: { index: number; channel: Channel; ids: number[]; select?: string[] }[] = []
    for (const [table, list] of byTable) {
      const interested = [...this.#subscriptions.values()].filter(
        ({ binding }) =>
          binding.schema === table.schema && (binding.table === undefined || binding.table === table.name),
      )
      if (interested.length === 0) continue
      const matched = await this.#match(
        table,
        list.map((l) => l.change),
        interested,
      )
      const visible = await visibleRows(
        this.#options.pool,
        table,
        list.map((l) => l.change),
        matched,
      )
      for (const [position, subscriptions] of visible.entries()) {
        const index = list[position]?.index ?? 0
        // One message a channel, whichever of its bindings match; narrowed columns make a message of their own.
        const byChannel = Map.groupBy(
          subscriptions,
          ({ channel, binding }) =>
            `${channel.socket.version}\u0000${binding.select?.join(',') ?? ''}\u0000${channelId(channel)}`,
        )
        for (const group of byChannel.values()) {
          const [first] = group
          if (first)
            outbox.push({
              index,
              channel: first.channel,
              ids: group.map((s) => s.binding.id),
              select: first.binding.select,
            })
        }
      }
    }
    outbox.sort((a, b) => a.index - b.index)
    const texts = new Map<string, string>()
    for (const { index, channel, ids, select } of outbox) {
      const change = changes[index]
      if (!change || channel.closed) continue
      const key = `${index}\u0000${channel.claims.role}\u0000${select?.join(',') ?? ''}`
      let data = texts.get(key)
      if (data === undefined) {
        data = dataJson(change, channel.claims.role, select)
        texts.set(key, data)
      }
      channel.send('postgres_changes', `{"ids":[${ids.join(',')}],"data":${data}}`)
    }
  }

  /** For each change the subscriptions whose event and filter it meets. */
  async #match(table: FeedTable, changes: Change[], interested: Subscription[]): Promise<Subscription[][]> {
    const matched: Subscription[][] = changes.map(() => [])
    const undecided = new Map<
      string,
      { filters: Binding['filters']; subscriptions: Subscription[]; positions: Set<number> }
    >()
    for (const subscription of interested) {
      const { binding } = subscription
      for (const [position, change] of changes.entries()) {
        if (binding.event !== '*' && binding.event !== change.kind) continue
        const row = change.record ?? oldShown(change, table)
        const results = binding.filters.map((f) =>
          quickMatch(f, table.column.get(f.column)?.type ?? '', row[f.column]),
        )
        if (results.includes(false)) continue
        if (!results.includes(undefined)) {
          matched[position]?.push(subscription)
          continue
        }
        const key = binding.filterText ?? ''
        const open = undecided.get(key) ?? {
          filters: binding.filters,
          subscriptions: [],
          positions: new Set(),
        }
        if (!open.subscriptions.includes(subscription)) open.subscriptions.push(subscription)
        open.positions.add(position)
        undecided.set(key, open)
      }
    }
    for (const { filters, subscriptions, positions } of undecided.values()) {
      const order = [...positions]
      const rows = order.map((p) => changes[p]?.record ?? {})
      const { sql, values } = filterSql(filters, table, 2)
      const name = `"${table.schema.replaceAll('"', '""')}"."${table.name.replaceAll('"', '""')}"`
      const result = await this.#options.adminPool
        .query<{ i: string }>(
          `select e.i from jsonb_array_elements($1::jsonb) with ordinality e(v, i) cross join lateral jsonb_populate_record(null::${name}, e.v) r where ${sql}`,
          [JSON.stringify(rows), ...values],
        )
        .catch(() => ({ rows: [] }))
      for (const { i } of result.rows) {
        const position = order[Number(i) - 1]
        const change = position === undefined ? undefined : changes[position]
        if (position === undefined || !change) continue
        matched[position]?.push(
          ...subscriptions.filter(({ binding }) => binding.event === '*' || binding.event === change.kind),
        )
      }
    }
    return matched
  }

  async #sweep(): Promise<void> {
    const limit = Date.now() - MEMORY_MS
    for (const [xid, at] of this.#seen) if (at < limit) this.#seen.delete(xid)
    try {
      await this.#options.adminPool.query(
        `delete from realtime.changes where committed_at < now() - interval '60 seconds'`,
      )
      await forgetOldMessages(this.#options.adminPool)
    } catch (error) {
      this.#options.logger?.warn({ err: error }, 'old changes could not be removed')
    }
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#timer)
  }
}

const ids = new WeakMap<Channel, number>()
let lastId = 0
function channelId(channel: Channel): number {
  const known = ids.get(channel)
  if (known !== undefined) return known
  lastId += 1
  ids.set(channel, lastId)
  return lastId
}

/** Old rows show their key; the rest only when the table keeps them whole and no policies guard it. */
function oldShown(change: Change, table: FeedTable): Record<string, unknown> {
  const { old } = change
  if (!old) return {}
  if (table.isFull && (change.kind === 'UPDATE' || !table.hasRls)) return old
  return Object.fromEntries(table.key.map((name) => [name, old[name]]))
}

/** The `data` of a postgres_changes message as one role may see it. */
function dataJson(change: Change, role: string, select: string[] | undefined): string {
  const { table, kind } = change
  const head = { schema: table.schema, table: table.name, type: kind, commit_timestamp: change.at }
  if (kind !== 'DELETE' && table.key.length === 0)
    return JSON.stringify({
      ...head,
      columns: [],
      record: {},
      errors: ['Error 400: Bad Request, no primary key'],
    })
  const readable = table.readable.get(role) ?? new Set<string>()
  if (kind !== 'DELETE' && !table.key.every((name) => readable.has(name)))
    return JSON.stringify({ ...head, columns: [], record: {}, errors: ['Error 401: Unauthorized'] })

  const isTooLarge = (change.recordText?.length ?? 0) > LARGEST_RECORD
  const shows = (name: string): boolean =>
    readable.has(name) && (select === undefined || select.includes(name) || table.key.includes(name))
  const columns = table.columns.filter((c) => shows(c.name)).map(({ name, type }) => ({ name, type }))
  const pick = (row: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([name, value]) => shows(name) && (!isTooLarge || JSON.stringify(value).length <= 64),
      ),
    )
  const parts = [
    JSON.stringify({ ...head, columns, errors: isTooLarge ? ['Error 413: Payload Too Large'] : null }).slice(
      0,
      -1,
    ),
  ]
  if (change.record)
    parts.push(
      `"record":${columns.length === table.columns.length && !isTooLarge ? change.recordText : JSON.stringify(pick(change.record))}`,
    )
  if (kind !== 'INSERT') parts.push(`"old_record":${JSON.stringify(pick(oldShown(change, table)))}`)
  return `${parts.join(',')}}`
}
