// Keeps the catalog up to date: reloads on notification, or when a cheap fingerprint has changed.
import type { Client, Pool } from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import { Catalog } from './catalog.ts'
import { readCatalog } from './read-catalog.ts'
import { FINGERPRINT_SQL } from './catalog-sql.ts'
import { API_ROLES } from '../core/scoped.ts'

interface Options {
  pool: Pool
  schemas: string[]
  extra: string[]
  logger?: FastifyBaseLogger
  /** Milliseconds between fingerprint checks. */
  pollMs: number
}

const PROTECTED = new Set(['role', 'session_authorization', 'search_path', 'request.jwt.claims'])

export class SchemaCache {
  current = new Catalog()
  roleSettings = new Map<string, [string, string][]>()
  #options: Options
  #fingerprint = ''
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #again = false
  #closed = false
  #listeners: (() => void)[] = []

  constructor(options: Options) {
    this.#options = options
  }

  onReload(listener: () => void): void {
    this.#listeners.push(listener)
  }

  async start(): Promise<void> {
    await this.reload()
    this.#schedule()
  }

  /** Reloads the catalog; calls made during a reload share the next one. */
  async reload(): Promise<void> {
    if (this.#running) {
      this.#again = true
      return this.#running
    }
    this.#running = this.#read().finally(() => (this.#running = undefined))
    await this.#running
  }

  async #read(): Promise<void> {
    do {
      this.#again = false
      const { pool, schemas, extra } = this.#options
      const client = await pool.connect()
      try {
        this.#fingerprint = await this.#look(client)
        this.current = await readCatalog(client, schemas, extra)
        const { rows } = await client.query<{ rolname: string; rolconfig: string[] | null }>(
          'select rolname, rolconfig from pg_roles where rolname = any($1)',
          [[...API_ROLES]],
        )
        this.roleSettings = new Map(rows.map((r) => [r.rolname, settingsOf(r.rolconfig ?? [])]))
      } finally {
        client.release()
      }
    } while (this.#again)
    for (const listener of this.#listeners) listener()
  }

  async #look(client: Pick<Client, 'query'>): Promise<string> {
    const { schemas, extra } = this.#options
    const { rows } = await client.query<{ fingerprint: string }>(FINGERPRINT_SQL, [
      [...new Set([...schemas, ...extra])],
    ])
    return rows[0]?.fingerprint ?? ''
  }

  #schedule(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => void this.#poll(), this.#options.pollMs)
    this.#timer.unref()
  }

  async #poll(): Promise<void> {
    try {
      const { pool } = this.#options
      const client = await pool.connect()
      let now: string
      try {
        now = await this.#look(client)
      } finally {
        client.release()
      }
      if (now !== this.#fingerprint) await this.reload()
    } catch (error) {
      this.#options.logger?.warn({ err: error }, 'schema cache could not be checked')
    }
    this.#schedule()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }
}

function settingsOf(config: string[]): [string, string][] {
  return config
    .map((entry): [string, string] => [
      entry.slice(0, entry.indexOf('=')),
      entry.slice(entry.indexOf('=') + 1),
    ])
    .filter(([name]) => !PROTECTED.has(name.toLowerCase()))
}
