// What the database's own checks of billing read: whether subscriptions limit companies, whether time may be moved, to whom invoices are written.
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

/** To whom invoices of a company are written from now on. */
export async function writeBillingAddress(trx: Trx, tenantId: string, address: string): Promise<void> {
  await sql`insert into public.billing_details (tenant_id, address) values (${tenantId}, ${address})
    on conflict (tenant_id) do update set address = excluded.address`.execute(trx)
}
