// Settings of the operator that the database's own checks read: whether subscriptions limit companies, whether time may be moved.
import { sql } from 'kysely'
import type { Scopes } from './db/scope.ts'

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
