// Reads from a standby that is at most a second behind. The lag comes from positions in the write-ahead log, so the
// servers' clocks do not matter.
import { LOGIN_ROLE, type DatabaseAccess } from '@dropwise/db'
import pg, { type ClientConfig } from 'pg'
import type { Logger } from '../log.ts'
import { createPool, tolerateLostConnections, type BoundedPool } from './pool.ts'

/** Milliseconds between samples of both positions, and the lag up to which the standby is used. */
const SAMPLE_MS = 500
const LAG_LIMIT_MS = 1_000
/** How long the primary's positions are kept, in milliseconds. A longer lag cannot be measured. */
const HISTORY_MS = 3_600_000
const SAMPLE_LIMIT_MS = 2_000
const CONNECTIONS = 5

export interface Replica {
  /** The hosts of the standby, for messages. */
  readonly place: string
  /** For reads whose data may be a second old; undefined while the standby is away or further behind. */
  readonly pool: BoundedPool | undefined
  /** How far the standby is behind, an hour at most; undefined while unknown. */
  readonly lagSeconds: number | undefined
  /** Uses the primary until the next sample. */
  avoid(): void
  close(): Promise<void>
}

/** Opens the standby. It is used only while it follows the server of `primary`. */
export function openReplica(primary: DatabaseAccess, replica: DatabaseAccess, log: Logger): Replica {
  const pool = createPool(replica.as(LOGIN_ROLE), 'replica', CONNECTIONS)
  const watch = new LagWatch(primary.as(LOGIN_ROLE), replica.as(LOGIN_ROLE))
  let isNear: boolean | undefined
  let isAvoided = false
  let sampling = Promise.resolve()
  const timer = setInterval(() => {
    sampling = sampling.then(async () => {
      await watch.sample()
      isAvoided = false
      if (watch.isNear !== isNear)
        log[watch.isNear ? 'info' : 'warn'](
          { place: replica.place, lagSeconds: watch.lagSeconds },
          watch.isNear
            ? 'reading from the standby'
            : 'reading from the primary: the standby is behind or away',
        )
      isNear = watch.isNear
    })
  }, SAMPLE_MS)
  timer.unref()
  return {
    place: replica.place,
    get pool() {
      return watch.isNear && !isAvoided ? pool : undefined
    },
    get lagSeconds() {
      return watch.lagSeconds
    },
    avoid() {
      isAvoided = true
    },
    async close() {
      clearInterval(timer)
      await sampling
      await Promise.all([watch.close(), pool.end()])
    },
  }
}

interface Position {
  /** Position in the write-ahead log, in bytes, and the identifier of the database system that wrote it. */
  bytes: bigint
  system: string
}

class LagWatch {
  #primary: pg.Pool
  #replica: pg.Pool
  /** Positions of the primary, oldest first. */
  #history: { bytes: bigint; at: number }[] = []
  #sampledAt = -Infinity
  lagSeconds: number | undefined

  constructor(primary: ClientConfig, replica: ClientConfig) {
    this.#primary = samplingPool(primary)
    this.#replica = samplingPool(replica)
  }

  get isNear(): boolean {
    const isFresh = performance.now() - this.#sampledAt < SAMPLE_MS + SAMPLE_LIMIT_MS
    return isFresh && this.lagSeconds !== undefined && this.lagSeconds * 1000 <= LAG_LIMIT_MS
  }

  async sample(): Promise<void> {
    try {
      const at = performance.now()
      const primary = await readPosition(this.#primary)
      this.#history.push({ bytes: primary.bytes, at })
      const first = this.#history.findIndex((one) => at - one.at < HISTORY_MS)
      this.#history.splice(0, first)
      const replica = await readPosition(this.#replica)
      this.lagSeconds = replica.system === primary.system ? this.#lagOf(replica.bytes) : undefined
      this.#sampledAt = performance.now()
    } catch {
      this.lagSeconds = undefined
    }
  }

  /** Age of the newest position that the standby has reached, or of the oldest position if it has reached none. */
  #lagOf(bytes: bigint): number {
    const reached = this.#history.findLast((one) => one.bytes <= bytes)
    const newest = this.#history.at(-1)
    const oldest = this.#history[0]
    if (!newest || !oldest || reached === newest) return 0
    const age = (position: { at: number }) => (performance.now() - position.at) / 1000
    return reached ? age(reached) : age(oldest) + LAG_LIMIT_MS / 1000
  }

  async close(): Promise<void> {
    await Promise.all([this.#primary.end(), this.#replica.end()])
  }
}

const samplingPool = (config: ClientConfig): pg.Pool =>
  tolerateLostConnections(
    new pg.Pool({
      ...config,
      application_name: 'dropwise lag',
      max: 1,
      connectionTimeoutMillis: SAMPLE_LIMIT_MS,
      query_timeout: SAMPLE_LIMIT_MS,
      idleTimeoutMillis: 60_000,
    }),
  )

async function readPosition(pool: pg.Pool): Promise<Position> {
  const { rows } = await pool.query<{ bytes: string; system: string }>(
    `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0')::text as bytes,
       (select system_identifier::text from pg_control_system()) as system`,
  )
  const [row] = rows
  return { bytes: BigInt(row?.bytes ?? 0), system: row?.system ?? '' }
}
