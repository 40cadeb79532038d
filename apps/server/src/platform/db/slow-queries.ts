// Logs statements that take longer than the operator's threshold, without the values in them.
import type pg from 'pg'
import type { Logger } from '../log.ts'

const TEXT_MAX = 2_000

/** Watches every connection that the pool opens from now on. */
export function logSlowQueries(
  pool: pg.Pool & { name: string },
  thresholdMs: number,
  log: Pick<Logger, 'warn'>,
): void {
  pool.on('connect', (client) => {
    const run = client.query.bind(client) as (...given: unknown[]) => unknown
    const timed = (...given: unknown[]): unknown => {
      const startedAt = performance.now()
      const report = (): void => {
        const milliseconds = Math.round(performance.now() - startedAt)
        if (milliseconds >= thresholdMs)
          log.warn({ pool: pool.name, milliseconds, sql: withoutValues(given[0]) }, 'slow query')
      }
      const callback = given.at(-1)
      if (typeof callback === 'function') {
        const inform = callback as (...answer: unknown[]) => void
        return run(...given.slice(0, -1), (...answer: unknown[]) => {
          report()
          inform(...answer)
        })
      }
      const running = run(...given)
      if (running instanceof Promise) running.then(report, report)
      return running
    }
    client.query = timed as typeof client.query
  })
}

/** Statements pass values as parameters, except `begin`, whose text contains the claims. */
function withoutValues(query: unknown): string {
  const text = typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')
  return (text.startsWith('begin') ? 'begin' : text).replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_MAX)
}
