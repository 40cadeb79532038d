// SQL of driving speeds: the tables in a company's settings, and its driven legs.
import { readStoredSpeeds, type StoredSpeeds } from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { legOf } from '../../platform/leg-sql.ts'
import type { DrivenLeg } from './learn.ts'

export interface CompanySpeeds {
  timeZone: string
  stored: ReturnType<typeof readStoredSpeeds>
}

export async function readCompanySpeeds(
  trx: Trx,
  tenantId: string,
  { isChanging = false } = {},
): Promise<CompanySpeeds> {
  const read = await sql<{ settings: unknown; timeZone: string }>`
    select settings, time_zone as "timeZone" from public.tenants where id = ${tenantId}
    ${isChanging ? sql`for update` : sql``}`.execute(trx)
  const { settings, timeZone } = onlyRow(read)
  return { timeZone, stored: readStoredSpeeds(settings) }
}

/** Keeps the company's other settings. */
export async function writeSpeeds(
  trx: Trx,
  tenantId: string,
  tables: { now: StoredSpeeds | null; before: StoredSpeeds | null },
): Promise<void> {
  await sql`
    update public.tenants set settings = jsonb_set(settings, '{speeds}', ${JSON.stringify(tables)}::jsonb)
    where id = ${tenantId}`.execute(trx)
}

/** Maximum number of drives that are compared, the newest. */
const MOST_DRIVES = 200_000

/**
 * Drives between doors of finished routes, in planned sequence and without breaks or loading on the way: the plan holds the time of
 * each at the speed on the map. Drives from a depot are left out, because drivers begin a route before they drive.
 */
export async function readDrivenLegs(trx: Trx, tenantId: string, since: string): Promise<DrivenLeg[]> {
  const { rows } = await sql<DrivenLeg>`
    with visits as (
      select s.sequence, s.arrived_at, s.departed_at, ${legOf('s')} as leg,
        lag(s.sequence) over visited as sequence_before, lag(s.departed_at) over visited as left_at
      from public.routes r join public.stops s on s.tenant_id = r.tenant_id and s.route_id = r.id
      where r.tenant_id = ${tenantId} and r.date >= ${since}::date and r.status = 'finished'
        and s.arrived_at is not null and s.departed_at is not null
      window visited as (partition by r.id order by s.arrived_at, s.sequence))
    select (extract(epoch from left_at) * 1000)::float8 as "leftAt", (extract(epoch from arrived_at) * 1000)::float8 as "arrivedAt",
      (select sum(coalesce((part ->> 'freeSeconds')::float8, (part ->> 'seconds')::float8)) from jsonb_array_elements(leg) part) as "freeSeconds"
    from visits
    where sequence = sequence_before + 1 and arrived_at > left_at
      and not exists (select from jsonb_array_elements(leg) part where part ->> 'kind' <> 'travel')
      and exists (select from jsonb_array_elements(leg) part where (part ->> 'seconds')::float8 > 0)
    order by arrived_at desc limit ${MOST_DRIVES}`.execute(trx)
  return rows
}
