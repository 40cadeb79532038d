// Connections for requests: bounded in number, queue length and time, with values parsed into JavaScript's types.
import pg, { type ClientConfig } from 'pg'
import { errors } from '../errors.ts'

/** Longest a statement may run and a transaction may sit idle, in milliseconds. Long work belongs in jobs, in pieces. */
const STATEMENT_LIMIT_MS = 20_000
const IDLE_LIMIT_MS = 30_000
/** Longest wait for a connection; then the caller is told to retry. */
const CONNECT_LIMIT_MS = 5_000
/** Requests that may wait for a connection; more would only time out together. */
const WAITING_MAX = 200

const INT8 = 20
const DATE = 1082
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182
/** `text[]`, which the package's list of types omits. */
const TEXT_ARRAY: number = 1009

/** Value parsers: bigint as number while it is exact, dates as `2026-04-16` rather than a moment in some time zone. */
export const valueTypes: pg.CustomTypesConfig = {
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

/** A pool for scoped work. `pipeline` sends begin, claims and query in one round trip. */
export function createPool(config: ClientConfig, name: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max,
    application_name: `dropwise ${name}`,
    pipeline: true,
    types: valueTypes,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_LIMIT_MS,
    // The client-side limit ends a query that an unresponsive server never answers.
    query_timeout: STATEMENT_LIMIT_MS + 5_000,
  })
  return tolerateLostConnections(pool)
}

/**
 * A connection that breaks is replaced by the next request. Without listeners its error would end the process:
 * the pool's own covers idle connections only, the one on each connection those that are in use.
 */
export function tolerateLostConnections(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Takes a connection, or refuses at once when too many requests are waiting. */
export async function takeConnection(pool: pg.Pool): Promise<pg.PoolClient> {
  if (pool.waitingCount >= WAITING_MAX) throw errors.unavailable('database_busy')
  return pool.connect()
}
