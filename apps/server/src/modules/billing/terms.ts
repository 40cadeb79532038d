// The owner's billing settings: who writes invoices, which tax, how long until they are due.
import { billingTerms, type BillingTerms } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

const KEY = 'billing_terms'

/** What is stored; the defaults where nothing is. */
export async function readTerms(trx: Trx): Promise<BillingTerms> {
  const { rows } = await sql<{ value: unknown }>`select value from app.settings where key = ${KEY}`.execute(
    trx,
  )
  const stored = billingTerms.safeParse(rows[0]?.value ?? {})
  return stored.success ? stored.data : billingTerms.parse({})
}

export async function writeTerms(trx: Trx, terms: BillingTerms): Promise<void> {
  await sql`insert into app.settings (key, value) values (${KEY}, ${JSON.stringify(terms)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(trx)
}
