// Watches whether the positions' own database answers, for readiness, metrics and the owner's system page.
import type { DatabaseAccess } from '@dropwise/db'
import pg from 'pg'
import { tolerateLostConnections } from '../db/pool.ts'
import type { Logger } from '../log.ts'

/** Milliseconds between two checks, and without an answer until the database counts as away. */
const LOOK_MS = 2_000
const ANSWER_LIMIT_MS = 2_000

export interface PositionsWatch {
  /** Where it is, without its password. */
  readonly place: string
  readonly isAnswering: boolean
  /** Size of the database in bytes, without the workers of a cluster; undefined while it does not answer. */
  readSize(): Promise<number | undefined>
  close(): Promise<void>
}

/** Watches the database of positions. A start has just migrated it, so it counts as up at first. */
export function watchPositions({ owner, place }: DatabaseAccess, log: Logger): PositionsWatch {
  const pool = tolerateLostConnections(
    new pg.Pool({
      ...owner,
      application_name: 'dropwise positions watch',
      max: 1,
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
      idleTimeoutMillis: 60_000,
    }),
  )
  const read = async (text: string): Promise<number | undefined> =>
    pool.query<{ value: string }>(text).then(
      ({ rows }) => Number(rows[0]?.value),
      () => undefined,
    )
  let isAnswering = true
  let looking = Promise.resolve()
  const look = async (): Promise<void> => {
    const answers = (await read('select 1 as value')) !== undefined
    if (answers !== isAnswering)
      log[answers ? 'info' : 'error'](
        { place },
        answers ? 'the database of positions answers again' : 'the database of positions does not answer',
      )
    isAnswering = answers
  }
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, LOOK_MS)
  timer.unref()
  return {
    place,
    get isAnswering() {
      return isAnswering
    },
    readSize: () => read('select pg_database_size(current_database()) as value'),
    async close() {
      clearInterval(timer)
      await looking
      await pool.end()
    },
  }
}
