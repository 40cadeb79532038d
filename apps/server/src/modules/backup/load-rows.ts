// Loads rows table by table, each with one COPY for all its parts. Positions may go to a database of their own.
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams'
import { BackupError } from './backup-error.ts'
import { POSITIONS } from '../../platform/positions/run.ts'
import { becomeOwner, type BackupTable } from './tables.ts'

export class RowLoader {
  bytes = 0
  readonly #client: pg.Client
  readonly #apart: pg.Client | undefined
  readonly #rows = new Map<string, number>()
  #owners = new Map<string, string>()
  #columns: Record<string, string[]> = {}
  #current: { table: string; copy: CopyStreamQuery } | undefined

  /** `apart` takes the positions, where it is given. */
  constructor(client: pg.Client, apart: pg.Client | undefined) {
    this.#client = client
    this.#apart = apart
  }

  /** Empties every table, because migrations write rows that the backup also holds. */
  async open(tables: BackupTable[], columns: Record<string, string[]>): Promise<void> {
    this.#owners = new Map(tables.map(({ name, owner }) => [name, owner]))
    this.#columns = columns
    for (const [name, owner] of this.#owners) {
      await becomeOwner(this.#client, owner)
      await this.#client.query(`truncate ${name}`)
    }
  }

  async take(table: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    if (this.#current?.table !== table) {
      await this.#finish()
      this.#current = { table, copy: await this.#begin(table) }
    }
    const { copy } = this.#current
    for await (const chunk of bytes) {
      this.bytes += chunk.length
      if (!copy.write(chunk)) await drained(copy).catch((error: unknown) => refuse(table, error))
    }
  }

  /** Number of rows loaded into each table. */
  async end(): Promise<Map<string, number>> {
    await this.#finish()
    return this.#rows
  }

  /** Ends a running COPY, so that the connection can take other statements. */
  async abort(): Promise<void> {
    const copy = this.#current?.copy
    this.#current = undefined
    copy?.destroy(new Error('the restore ended early'))
    if (copy) await finished(copy).catch(() => {})
  }

  async #begin(table: string): Promise<CopyStreamQuery> {
    const owner = this.#owners.get(table)
    const columns = this.#columns[table]
    if (owner === undefined || !columns)
      throw new BackupError(`The backup holds a table ${table}, which this release does not have.`)
    const isApart = this.#apart !== undefined && table === POSITIONS
    const client = isApart ? this.#apart : this.#client
    // The login owns the positions' own database.
    if (!isApart) await becomeOwner(this.#client, owner)
    const names = columns.map((name) => pg.escapeIdentifier(name)).join(', ')
    const copy = client.query(copyFrom(`copy ${table} (${names}) from stdin`))
    // The next write or end of the stream throws the database's error.
    copy.on('error', () => {})
    return copy
  }

  async #finish(): Promise<void> {
    if (!this.#current) return
    const { table, copy } = this.#current
    this.#current = undefined
    copy.end()
    await finished(copy).catch((error: unknown) => refuse(table, error))
    this.#rows.set(table, copy.rowCount)
  }
}

/** Reports a refused row as damage: it was valid in its own database. */
function refuse(table: string, error: unknown): never {
  throw new BackupError(
    `The rows of ${table} cannot be loaded (${(error as Error).message}): the backup is damaged. Nothing was restored.`,
  )
}

/** Resolves when the stream takes more; rejects when the database refused a row. */
async function drained(copy: Writable): Promise<void> {
  const ended = new AbortController()
  try {
    await Promise.race([
      once(copy, 'drain', { signal: ended.signal }),
      finished(copy, { signal: ended.signal }),
    ])
  } finally {
    ended.abort()
  }
}
