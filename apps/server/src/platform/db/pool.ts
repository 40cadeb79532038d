// Connections for requests, bounded in number, queue length and time, with values parsed into JavaScript
// types.
import pg, { type ClientConfig } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { callbackify } from 'node:util'
import { traceQueries } from './trace-queries.ts'

/** Longest a statement may run and a transaction may sit idle, in milliseconds. Long work belongs in jobs, in pieces. */
const STATEMENT_LIMIT_MS = 20_000
const IDLE_LIMIT_MS = 30_000
/** Longest wait for a connection; then the caller gets an error with a time to retry. */
const CONNECT_LIMIT_MS = 5_000
/** Requests that may wait for a connection; more would only time out together. */
const WAITING_MAX = 500
/** Wait that shows that the pool is too small, and how long it counts as too small after such a wait. */
const LONG_WAIT_MS = 1_000
const BUSY_HOLD_MS = 5_000
/** SQLSTATE of a server without a free slot, and the pause until about the next try. */
const TOO_MANY_CONNECTIONS = '53300'
const SLOT_RETRY_MS = 100

const INT8 = 20
const DATE = 1082
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182
/** `text[]`, which the package's list of types omits. */
const TEXT_ARRAY: number = 1009

/** Value parsers: bigint as number while it is exact, dates as `2026-04-16` rather than a moment in some time zone. */
const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return exactNumber
    if (oid === DATE) return asText
    if (oid === DATE_ARRAY || oid === INT8_ARRAY) {
      const parse = pg.types.getTypeParser(TEXT_ARRAY, 'text') as (text: string) => string[]
      return (text: string) => (oid === DATE_ARRAY ? parse(text) : parse(text).map(exactNumber))
    }
    return pg.types.getTypeParser(oid, format)
  },
}

function asText(text: string): string {
  return text
}

function exactNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`The number ${text} is too large to be exact.`)
  return value
}

/** State of a pool, for metrics. */
export interface PoolUsage {
  name: string
  /** Connections allowed, open, and in use. */
  limit: number
  open: number
  inUse: number
  waiting: number
  /** Refused callers since the start. */
  refused: number
}

/** A caller was refused: the queue is full, or the database had no connection in time. */
export class PoolBusyError extends Error {
  constructor(reason: string) {
    // The text of pg's own time-out, which every surface treats as an unreachable database.
    super(`timeout exceeded when trying to connect: ${reason}`)
  }
}

/**
 * A pool whose callers wait in a bounded queue, also while the server has no free slot, instead of failing.
 * Its limit can change at runtime.
 */
export class BoundedPool extends pg.Pool {
  readonly name: string
  #refused = 0
  #busyAt = -Infinity
  #waitingSince = new Set<{ since: number }>()

  constructor(config: pg.PoolConfig, name: string) {
    super({
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      keepAlive: true,
      pipeline: true,
      ...config,
      application_name: `dropwise ${name}`,
    } as pg.PoolConfig)
    this.name = name
    tolerateLostConnections(this)
    traceQueries(this)
    this.on('release', () => {
      // Close a returned connection above a lowered limit.
      this.options.maxUses = this.totalCount > this.options.max ? 1 : Infinity
    })
  }

  /** A caller waits too long for a connection, or did a moment ago. */
  get isSaturated(): boolean {
    const now = performance.now()
    const [longest] = this.#waitingSince
    return (longest !== undefined && now - longest.since > LONG_WAIT_MS) || now - this.#busyAt < BUSY_HOLD_MS
  }

  get usage(): PoolUsage {
    return {
      name: this.name,
      limit: this.options.max,
      open: this.totalCount,
      inUse: this.totalCount - this.idleCount,
      waiting: this.#waitingSince.size,
      refused: this.#refused,
    }
  }

  /** Changes the limit. Closes idle connections above it now, others when they return. */
  resize(max: number): void {
    this.options.max = max
    for (let extra = Math.min(this.totalCount - max, this.idleCount); extra > 0; extra -= 1)
      super.connect().then(
        (client) => client.release(true),
        () => {},
      )
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (!callback) return this.#take()
    callbackify(() => this.#take())((error, client) =>
      callback(error ?? undefined, client, (release) => client.release(release)),
    )
  }

  async #take(): Promise<pg.PoolClient> {
    if (this.#waitingSince.size >= WAITING_MAX) throw this.#refuse('too many callers wait')
    const wait = { since: performance.now() }
    this.#waitingSince.add(wait)
    try {
      for (;;) {
        try {
          return await super.connect()
        } catch (error) {
          if (performance.now() - wait.since > CONNECT_LIMIT_MS) throw this.#refuse((error as Error).message)
          if ((error as { code?: string }).code !== TOO_MANY_CONNECTIONS) throw error
          // The open connections serve all callers until the limit is set again.
          this.options.max = Math.max(1, this.totalCount)
          await sleep(SLOT_RETRY_MS * (0.5 + Math.random()))
        }
      }
    } finally {
      this.#waitingSince.delete(wait)
      if (performance.now() - wait.since > LONG_WAIT_MS) this.#busyAt = performance.now()
    }
  }

  #refuse(reason: string): PoolBusyError {
    this.#refused += 1
    this.#busyAt = performance.now()
    return new PoolBusyError(reason)
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/**
 * A pool for scoped work. `isPooled`: through a pooler, which sets the time limits itself and refuses them
 * from clients.
 */
export function createPool(config: ClientConfig, name: string, max = 10, isPooled = false): BoundedPool {
  return new BoundedPool(
    {
      ...config,
      max,
      types: valueTypes,
      idleTimeoutMillis: 60_000,
      ...(isPooled
        ? {}
        : { statement_timeout: STATEMENT_LIMIT_MS, idle_in_transaction_session_timeout: IDLE_LIMIT_MS }),
      // The client-side limit ends a query that an unresponsive server never answers.
      query_timeout: STATEMENT_LIMIT_MS + 5_000,
    },
    name,
  )
}

/**
 * Lets the next request replace a broken connection. Without listeners its error would end the process. The
 * pool's listener covers idle connections, the one on each connection those in use.
 */
export function tolerateLostConnections(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
