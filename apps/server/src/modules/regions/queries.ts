// SQL of compiles. The owner's requests run as the owner, so that the database decides; the worker reports as the service.
import type { NewRegionBody, RegionBuild } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Row } from '../../platform/db/row.ts'
import type { Trx } from '../../platform/db/scope.ts'

/** `place` is an upload's id, an address, or a file name. */
export type BuildRow = Row<
  'region_builds',
  'id' | 'name' | 'source' | 'place' | 'label' | 'bounds',
  { source: RegionBuild['source']; bounds: [number, number, number, number] | null }
>

/** A depot, or the orders in a cell of a tenth of a degree. */
export interface PlaceRow {
  tenantId: string
  company: string
  lat: number
  lng: number
  depots: number
  orders: number
}

/** Compiles in progress, and failed or stopped ones that were not dismissed. */
export async function listBuilds(trx: Trx): Promise<RegionBuild[]> {
  const { rows } = await sql<
    Omit<RegionBuild, 'createdAt' | 'finishedAt'> & { createdAt: Date; finishedAt: Date | null }
  >`
    select id, name, source, label, status, stage, fraction, code, problem, hint, created_at as "createdAt", finished_at as "finishedAt"
    from public.region_builds where status <> 'done' order by id desc limit 50`.execute(trx)
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }))
}

/** Places of companies: depots, and orders that are still to be delivered. */
export async function listPlaces(trx: Trx): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    with companies as (
      select id, name from public.tenants where status <> 'closed' and sandbox_of is null)
    select t.id as "tenantId", t.name as company, d.lat, d.lng, 1 as depots, 0 as orders
    from companies t join public.depots d on d.tenant_id = t.id
    union all
    select t.id, t.name, avg(a.lat), avg(a.lng), 0, count(*)::int
    from companies t
    join public.orders o on o.tenant_id = t.id and o.status = 'open' and o.date >= current_date - 1
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    group by t.id, t.name, floor(a.lat * 10), floor(a.lng * 10)`.execute(trx)
  return rows
}

/** Undefined while a compile of that name is in progress. */
export async function insertBuild(
  trx: Trx,
  build: {
    name: string
    source: RegionBuild['source']
    place: string
    label: string
    bounds: NewRegionBody['bounds']
  },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into public.region_builds (name, source, place, label, bounds)
    values (${build.name}, ${build.source}, ${build.place}, ${build.label}, ${build.bounds ?? null})
    on conflict (name) where status in ('waiting', 'running') do nothing
    returning id`.execute(trx)
  return rows[0]?.id
}

/** Requests a stop. Returns the status of the compile; undefined when there is none. */
export async function requestStop(trx: Trx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    update public.region_builds set stop_requested = true where id = ${id} returning status`.execute(trx)
  return rows[0]?.status
}

/** Dismisses an ended compile. */
export async function dismissBuild(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from public.region_builds where id = ${id} and status in ('done', 'failed', 'stopped') returning id`.execute(
    trx,
  )
  return rows.length > 0
}

/**
 * Claims a waiting compile; undefined when another worker has it or it was stopped. Throws unique_violation
 * while another compile runs (index region_builds_one_running).
 */
export async function takeBuild(trx: Trx, id: string): Promise<BuildRow | undefined> {
  await stopWaiting(trx)
  const { rows } = await sql<BuildRow>`
    update public.region_builds set status = 'running', tries = tries + 1 where id = ${id} and status = 'waiting'
    returning id, name, source, place, label, bounds`.execute(trx)
  return rows[0]
}

/** Ends compiles that were stopped before they started. */
async function stopWaiting(trx: Trx): Promise<void> {
  await sql`update public.region_builds set status = 'stopped', finished_at = now()
    where status = 'waiting' and stop_requested`.execute(trx)
}

/** Returns a compile to waiting when this server shuts down; that does not count as a try. */
export async function releaseBuild(trx: Trx, id: string): Promise<void> {
  await sql`update public.region_builds set status = 'waiting', stage = null, fraction = 0, tries = greatest(tries - 1, 0)
    where id = ${id} and status = 'running'`.execute(trx)
}

/** Writes progress, which doubles as the heartbeat. True when a stop was requested. */
export async function noteProgress(trx: Trx, id: string, stage: string, fraction: number): Promise<boolean> {
  const { rows } = await sql<{ stop: boolean }>`
    update public.region_builds set stage = ${stage}, fraction = ${Math.min(1, fraction)}
    where id = ${id} and status = 'running' returning stop_requested as stop`.execute(trx)
  return rows[0]?.stop ?? true
}

export type Ending =
  | { status: 'done' }
  | { status: 'stopped' }
  | { status: 'failed'; code: string; problem: string; hint: string }

export async function endBuild(trx: Trx, id: string, ending: Ending): Promise<void> {
  const { code, problem, hint } =
    ending.status === 'failed' ? ending : { code: null, problem: null, hint: null }
  await sql`update public.region_builds set status = ${ending.status}, code = ${code}, problem = ${problem}, hint = ${hint},
      finished_at = now()
    where id = ${id} and status = 'running'`.execute(trx)
}

/**
 * Lets compiles of silent workers wait once more, then fails them. When none runs, returns the next one,
 * since its job may have been taken while another ran.
 */
export async function reapBuilds(
  trx: Trx,
  silentSeconds: number,
  here: readonly string[],
): Promise<string | undefined> {
  await sql`update public.region_builds set status = 'failed', finished_at = now(), code = 'server_stopped',
      problem = 'The server stopped twice while it compiled this region.',
      hint = 'The region that was in service stays. Try a smaller extract, or a box of it.'
    where status = 'running' and tries >= 2 and updated_at < now() - make_interval(secs => ${silentSeconds})
      and id <> all(${here}::uuid[])`.execute(trx)
  await sql`update public.region_builds set status = 'waiting', stage = null, fraction = 0
    where status = 'running' and updated_at < now() - make_interval(secs => ${silentSeconds})
      and id <> all(${here}::uuid[])`.execute(trx)
  await stopWaiting(trx)
  const { rows } = await sql<{ id: string }>`
    select id from public.region_builds where status = 'waiting'
      and not exists (select from public.region_builds where status = 'running')
    order by id limit 1`.execute(trx)
  return rows[0]?.id
}
