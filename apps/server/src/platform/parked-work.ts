// Sweeps over rows of many companies: one transaction for each row. Failing rows are parked while the others
// continue.
import { sql, type RawBuilder } from 'kysely'
import type { Scopes, Trx, Work } from './db/scope.ts'
import type { Logger } from './log.ts'

/** A due row. */
export interface DueRow {
  tenantId: string
  id: string
}

/** Maximum minutes between tries; the delay doubles from one minute. */
const LONGEST_PAUSE_MINUTES = 360

/**
 * Condition that skips rows parked under `kind` until their delay ends. `tenantId` and `id` are columns of
 * the statement.
 */
export function isNotParked(kind: string, tenantId: string, id: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from public.parked_work parked where parked.tenant_id = ${sql.ref(tenantId)}
    and parked.kind = ${kind} and parked.subject_id = ${sql.ref(id)} and parked.retry_at > now())`
}

/**
 * Runs `work` for each row in its own transaction. Returns the number of successes. A failing row is rolled
 * back, logged, and parked under `kind` with a growing delay; the owner sees it in `parked_work` and in the
 * metrics.
 */
export async function processEach<Row extends DueRow>(
  { asService, log }: Pick<Scopes, 'asService'> & { log: Logger },
  kind: string,
  rows: readonly Row[],
  work: (row: Row, scope: Work) => Promise<void>,
): Promise<number> {
  let succeeded = 0
  for (const row of rows) {
    try {
      await asService(kind, async (scope) => {
        await work(row, scope)
        await unpark(scope.trx, kind, row)
      })
      succeeded += 1
    } catch (error) {
      log.error({ err: error, kind, tenantId: row.tenantId, id: row.id }, 'work parked')
      await park({ asService }, kind, row, error)
    }
  }
  return succeeded
}

/** Releases a row after success. */
export async function unpark(trx: Trx, kind: string, { tenantId, id }: DueRow): Promise<void> {
  await sql`delete from public.parked_work
    where tenant_id = ${tenantId} and kind = ${kind} and subject_id = ${id}`.execute(trx)
}

/** Parks a row, or lengthens its delay. Skips deleted companies. */
export async function park(
  { asService }: Pick<Scopes, 'asService'>,
  kind: string,
  { tenantId, id }: DueRow,
  error: unknown,
): Promise<void> {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
  await asService('park work', ({ trx }) =>
    sql`insert into public.parked_work as p (tenant_id, kind, subject_id, error, retry_at)
      select id, ${kind}, ${id}, ${message}, now() + interval '1 minute' from public.tenants where id = ${tenantId}
      on conflict (tenant_id, kind, subject_id) do update set error = excluded.error, attempts = p.attempts + 1,
        retry_at = now() + make_interval(mins => least(${LONGEST_PAUSE_MINUTES}, 2 ^ least(p.attempts, 20))::int)`.execute(
      trx,
    ),
  )
}
