// Accounts that the operator names as owners of the platform by ADMIN_IDS.
import { sql } from 'kysely'
import type { Platform } from '../../platform/platform.ts'

/** Ids that made an owner once. A line in a file outlives what was decided since: it makes none a second time. */
const SETTING = 'admin_ids_used'

export interface Passed {
  id: string
  /** It made an owner before, who is none any more. */
  wasOwner: boolean
}

/**
 * Makes owners of those that have an account and belong to no company, each once; returns the ids that it passed over. Nobody
 * stops being an owner here: that is done within the product, where the last one cannot go.
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
      made as (insert into public.owners (id) select id from fit on conflict do nothing),
      kept as (
        insert into app.settings as s (key, value)
        select ${SETTING}, jsonb_agg(id) from (select id from used union select id from fit) all_ids
        having count(*) > 0
        on conflict (key) do update set value = excluded.value, updated_at = now())
      select n.id, u.id is not null as "wasOwner" from named n left join used u on u.id = n.id
      where n.id not in (select id from fit) and n.id not in (select id from public.owners)`.execute(trx),
  )
  return rows
}
