// The owner's billing settings: issuer of invoices, tax, days until due.
import { billingTerms, PRODUCT_NAME, type BillingTerms } from '@dropwise/contracts'
import { sql } from 'kysely'
import { readBrand } from '../../platform/brand.ts'
import type { Trx } from '../../platform/db/scope.ts'

const KEY = 'billing_terms'

/** Stored settings over the defaults. Without a seller, the issuer is the brand. */
export async function readTerms(trx: Trx): Promise<BillingTerms> {
  const { rows } = await sql<{ value: unknown }>`select value from app.settings where key = ${KEY}`.execute(
    trx,
  )
  const stored = billingTerms.safeParse(rows[0]?.value ?? {})
  const terms = stored.success ? stored.data : billingTerms.parse({})
  return terms.sellerName === PRODUCT_NAME ? { ...terms, sellerName: (await readBrand(trx)).name } : terms
}

export async function writeTerms(trx: Trx, terms: BillingTerms): Promise<void> {
  await sql`insert into app.settings (key, value) values (${KEY}, ${JSON.stringify(terms)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(trx)
}
