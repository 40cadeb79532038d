// A span for each statement of a request or job. Statements outside any span, as heartbeats, have none.
import type pg from 'pg'
import { currentTrace, isTracing, startSpan } from '../tracing.ts'
import { watchQueries } from './watch-queries.ts'

export function traceQueries(pool: pg.Pool & { name: string }): void {
  if (!isTracing()) return
  watchQueries(pool, (sql) => {
    if (!currentTrace()) return undefined
    const text = sql()
    const span = startSpan(text.split(' ', 1)[0] ?? 'query', {
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text, 'dropwise.pool': pool.name },
    })
    return (error) => span?.end(error)
  })
}
