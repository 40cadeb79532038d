// Metrics that live in the database rather than in one process: read when `/metrics` is scraped.
import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Scopes } from './db/scope.ts'
import type { Logger } from './log.ts'

/** Registers what is queued, failed or parked. While the database does not respond, the last values stay. */
export function registerBacklog(
  registry: Registry,
  { asService, log }: Pick<Scopes, 'asService'> & { log: Logger },
): void {
  const parked = new Gauge({
    name: 'parked_work',
    help: 'Rows whose work failed and will be retried, by kind of work.',
    labelNames: ['kind'] as const,
    registers: [registry],
    async collect() {
      await count(parked, (trx) =>
        sql<Count>`select kind as label, count(*)::int as count from public.parked_work group by 1`.execute(
          trx,
        ),
      )
    },
  })
  const mails = new Gauge({
    name: 'outbox_mails',
    help: 'Emails of the last two days by state.',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      await count(mails, (trx) =>
        sql<Count>`select state as label, count(*)::int as count from public.outbox
          where created_at > now() - interval '2 days' group by 1`.execute(trx),
      )
    },
  })

  async function count<Label extends string>(gauge: Gauge<Label>, read: ReadCounts): Promise<void> {
    try {
      const { rows } = await asService('metrics', ({ trx }) => read(trx))
      gauge.reset()
      for (const row of rows) gauge.labels(row.label).set(row.count)
    } catch (error) {
      log.warn({ err: error }, 'metrics')
    }
  }
}

interface Count {
  label: string
  count: number
}
type ReadCounts = (
  trx: Parameters<Parameters<Scopes['asService']>[1]>[0]['trx'],
) => Promise<{ rows: Count[] }>
