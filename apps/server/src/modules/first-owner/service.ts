// Creates the link for the first owner, and the owner from it. Stores only its hash; it works once, for a
// day.
import type { SetupBody } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { createPerson } from '../../platform/create-person.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'

const SETTING = 'setup_link'
const LINK_HOURS = 24

/** A new link while the platform has no owner, else undefined. The previous link stops working. */
export async function makeSetupLink({
  asService,
  publicUrl,
}: Pick<Platform, 'asService' | 'publicUrl'>): Promise<string | undefined> {
  const token = newSecret()
  const isCreated = await asService('link for the first owner', async ({ trx }) => {
    const { rows } = await sql`
      insert into app.settings (key, value)
      select ${SETTING}, jsonb_build_object('hash', ${hashSecret(token).toString('hex')}::text,
        'expiresAt', now() + ${LINK_HOURS} * interval '1 hour')
      where not exists (select from public.owners)
      on conflict (key) do update set value = excluded.value returning key`.execute(trx)
    return rows.length > 0
  })
  // After the #, so that no server logs the secret.
  return isCreated ? `${publicUrl}/setup#${token}` : undefined
}

/** Throws setup_link_ended, setup_complete, account_exists, validation_failed. */
export async function becomeFirstOwner(
  platform: Pick<Platform, 'asService' | 'surface'>,
  { token, ...person }: SetupBody,
): Promise<{ email: string }> {
  const hash = hashSecret(token).toString('hex')
  await platform.asService('look at the setup link', ({ trx }) => requireLink(trx, hash))
  const user = await createPerson(platform, person)
  await platform.asService('first owner', async ({ trx }) => {
    // If two people use one link, the second fails here and has an ordinary account.
    await requireLink(trx, hash)
    await sql`delete from app.settings where key = ${SETTING}`.execute(trx)
    await sql`insert into public.owners (id) values (${user.id})`.execute(trx)
  })
  return { email: user.email }
}

/** Locks the link until the transaction ends. */
async function requireLink(trx: Trx, hash: string): Promise<void> {
  const { rows } = await sql`
    select from app.settings where key = ${SETTING} and value ->> 'hash' = ${hash}
      and (value ->> 'expiresAt')::timestamptz > now() and not exists (select from public.owners) for update`.execute(
    trx,
  )
  if (rows.length > 0) return
  const { rows: owners } = await sql`select from public.owners limit 1`.execute(trx)
  throw owners.length > 0 ? errors.setup_complete() : errors.setup_link_ended()
}
