// Settings that the database's billing checks read: whether plans limit companies, whether time may move,
// and billing addresses.
import { sql } from 'kysely'
import type { Scopes, Trx } from './db/scope.ts'

/** Writes TEST_CLOCK for `app.move_company_time()`. */
export async function writeTestClock({ asService }: Pick<Scopes, 'asService'>, isOn: boolean): Promise<void> {
  await asService('test clock', ({ trx }) =>
    sql`insert into app.settings (key, value) values ('test_clock', to_jsonb(${isOn ? 'on' : 'off'}::text))
      on conflict (key) do update set value = excluded.value`.execute(trx),
  )
}

/** Writes BILLING for `app.is_billing_on()`. */
export async function writeBilling({ asService }: Pick<Scopes, 'asService'>, isOn: boolean): Promise<void> {
  await asService('billing', ({ trx }) =>
    sql`insert into app.settings (key, value) values ('billing', to_jsonb(${isOn ? 'on' : 'off'}::text))
      on conflict (key) do update set value = excluded.value`.execute(trx),
  )
}

/** Sets the billing address of a company's future invoices. */
export async function writeBillingAddress(trx: Trx, tenantId: string, address: string): Promise<void> {
  await sql`insert into public.billing_details (tenant_id, address) values (${tenantId}, ${address})
    on conflict (tenant_id) do update set address = excluded.address`.execute(trx)
}
