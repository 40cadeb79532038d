// Watches the statements of a pool: the log lists slow ones, and traces have a span for each.
import type pg from 'pg'

const TEXT_MAX = 2_000

/** Called before a statement; what it returns is called after it. */
export type QueryWatch = (sql: () => string) => ((error?: unknown) => void) | undefined

/** Watches every connection that the pool opens from now on. */
export function watchQueries(pool: pg.Pool, watch: QueryWatch): void {
  pool.on('connect', (client) => {
    const run = client.query.bind(client) as (...args: unknown[]) => unknown
    const watched = (...args: unknown[]): unknown => {
      const end = watch(() => withoutValues(args[0]))
      if (!end) return run(...args)
      const callback = args.at(-1)
      if (typeof callback === 'function') {
        const inform = callback as (...answer: unknown[]) => void
        return run(...args.slice(0, -1), (...answer: unknown[]) => {
          end(answer[0] ?? undefined)
          inform(...answer)
        })
      }
      const running = run(...args)
      if (running instanceof Promise)
        running.then(
          () => end(),
          (error: unknown) => end(error),
        )
      return running
    }
    client.query = watched as typeof client.query
  })
}

/** Statements pass values as parameters, except `begin`, whose text contains the claims. */
function withoutValues(query: unknown): string {
  const text = typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')
  return (text.startsWith('begin') ? 'begin' : text).replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_MAX)
}
