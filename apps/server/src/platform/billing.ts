// Whether subscriptions limit what companies may do: the operator's setting, stored where the database's checks read it.
import { sql } from 'kysely'
import type { Scopes } from './db/scope.ts'

/** Writes BILLING for `app.is_billing_on()`. */
export async function writeBilling({ asService }: Pick<Scopes, 'asService'>, isOn: boolean): Promise<void> {
  await asService('billing', ({ trx }) =>
    sql`insert into app.settings (key, value) values ('billing', to_jsonb(${isOn ? 'on' : 'off'}::text))
      on conflict (key) do update set value = excluded.value`.execute(trx),
  )
}
