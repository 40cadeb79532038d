// Accounts that the operator names as platform owners in ADMIN_IDS.
import { sql } from 'kysely'
import type { Platform } from '../../platform/platform.ts'

/** Ids that made an owner before. The setting outlives later decisions, so an id works once. */
const SETTING = 'admin_ids_used'

export interface Passed {
  id: string
  /** The account was made an owner before and was removed since. */
  wasOwner: boolean
}

/**
 * Makes owners of listed accounts without a company, each once. Returns skipped ids. Removes no owners:
 * owners do that in the product, which keeps the last one.
 */
export async function ensureAdmins(
  { asService }: Pick<Platform, 'asService'>,
  ids: string[],
): Promise<Passed[]> {
  if (ids.length === 0) return []
  const { rows } = await asService('owners named at the start', ({ trx }) =>
    sql<Passed>`
      with named as (select distinct unnest(${ids}::uuid[]) as id),
      used as (select jsonb_array_elements_text(value)::uuid as id from app.settings where key = ${SETTING}),
      fit as (
        select n.id from named n join public.profiles p using (id)
        where not exists (select from public.memberships m where m.user_id = n.id) and n.id not in (select id from used)),
      new_owners as (insert into public.owners (id) select id from fit on conflict do nothing),
      remembered as (
        insert into app.settings as s (key, value)
        select ${SETTING}, jsonb_agg(id) from (select id from used union select id from fit) all_ids
        having count(*) > 0
        on conflict (key) do update set value = excluded.value, updated_at = now())
      select n.id, u.id is not null as "wasOwner" from named n left join used u on u.id = n.id
      where n.id not in (select id from fit) and n.id not in (select id from public.owners)`.execute(trx),
  )
  return rows
}
