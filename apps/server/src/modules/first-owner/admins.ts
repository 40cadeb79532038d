// Accounts that the operator names as owners of the platform by ADMIN_IDS.
import { sql } from 'kysely'
import type { Platform } from '../../platform/platform.ts'

/**
 * Makes owners of those that have an account and belong to no company; returns the ids that do not. Nobody stops being an
 * owner here: that is done within the product, where the last one cannot go.
 */
export async function ensureAdmins(
  { asService }: Pick<Platform, 'asService'>,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await asService('owners named at the start', ({ trx }) =>
    sql<{ id: string }>`
      with named as (select distinct unnest(${ids}::uuid[]) as id), fit as (
        select n.id from named n join public.profiles p using (id)
        where not exists (select from public.memberships m where m.user_id = n.id)),
      made as (insert into public.owners (id) select id from fit on conflict do nothing)
      select id from named except select id from fit`.execute(trx),
  )
  return rows.map(({ id }) => id)
}
