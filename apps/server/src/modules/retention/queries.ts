// SQL of data with a retention period.
import { retention, PROOFS_BUCKET, type Retention } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

/** app.kept_until() reads it too. */
const SETTING = 'retention'

export async function readRetention(trx: Trx): Promise<Retention> {
  const { rows } = await sql<{
    value: unknown
  }>`select value from app.settings where key = ${SETTING}`.execute(trx)
  const stored = retention.safeParse(rows[0]?.value ?? {})
  return stored.success ? stored.data : retention.parse({})
}

export async function writeRetention(trx: Trx, periods: Retention): Promise<void> {
  await sql`insert into app.settings (key, value) values (${SETTING}, ${JSON.stringify(periods)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(trx)
}

/** Expired photos and signatures, the oldest first. */
export async function oldProofs(trx: Trx, most: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from storage.objects
    where bucket_id = ${PROOFS_BUCKET} and created_at < app.kept_until('proofs') order by created_at limit ${most}`.execute(
    trx,
  )
  return rows.map(({ name }) => name)
}

/** Tenants whose past days still lack a computed driven distance, with the last day to compute. */
export async function unmeasured(trx: Trx): Promise<{ tenantId: string; from: string; to: string }[]> {
  const { rows } = await sql<{ tenantId: string; from: string; to: string }>`
    select r.tenant_id as "tenantId", min(r.date)::text as "from", max(r.date)::text as "to" from public.routes r
    where r.status = 'finished' and r.finished_at < app.kept_until('positions') + interval '1 day'
      and not exists (select from public.route_actuals a where a.tenant_id = r.tenant_id and a.route_id = r.id)
    group by r.tenant_id`.execute(trx)
  return rows
}
