// Logs statements that take longer than the operator's threshold, without the values in them.
import type pg from 'pg'
import type { Logger } from '../log.ts'
import { watchQueries } from './watch-queries.ts'

export function logSlowQueries(
  pool: pg.Pool & { name: string },
  thresholdMs: number,
  log: Pick<Logger, 'warn'>,
): void {
  watchQueries(pool, (sql) => {
    const startedAt = performance.now()
    return () => {
      const milliseconds = Math.round(performance.now() - startedAt)
      if (milliseconds >= thresholdMs) log.warn({ pool: pool.name, milliseconds, sql: sql() }, 'slow query')
    }
  })
}
