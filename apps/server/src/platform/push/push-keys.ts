// This installation's keys for signing pushes (VAPID): created once, stored in the database, shared by all
// servers.
import { sql } from 'kysely'
import webpush from 'web-push'
import { z } from 'zod'
import { onlyRow } from '../db/only-row.ts'
import type { Scopes } from '../db/scope.ts'

const pushKeys = z.object({ publicKey: z.string(), privateKey: z.string() })
export type PushKeys = z.output<typeof pushKeys>

const KEY = 'push_keys'

/** Two servers that start at once use the first one's keys. */
export function readPushKeys(asService: Scopes['asService']): Promise<PushKeys> {
  return asService('keys of push', async ({ trx }) => {
    const fresh = JSON.stringify(webpush.generateVAPIDKeys())
    await sql`
      insert into app.settings (key, value) select ${KEY}, ${fresh}::jsonb
      where not exists (select from app.settings where key = ${KEY}) on conflict (key) do nothing`.execute(
      trx,
    )
    const read = await sql<{ value: unknown }>`select value from app.settings where key = ${KEY}`.execute(trx)
    return pushKeys.parse(onlyRow(read).value)
  })
}
