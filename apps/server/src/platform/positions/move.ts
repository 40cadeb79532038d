// Moves positions from the main database into one of their own, company by company. The product is stopped.
import { StartupError } from '@dropwise/db'
import pg from 'pg'
import { COUNTED_NAME } from '../db/shares.ts'
import { claimPositions } from './run.ts'

/** Rows copied at once. */
const PAGE = 10_000
const DIGEST = `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash
  from (select tenant_id, vehicle_id, fix_time, lat, lng, speed_mps, heading, accuracy_metres, source, event_id, received_at
    from public.positions where tenant_id = $1) t`

interface MovedPositions {
  companies: number
  positions: number
}

/**
 * Copies, compares counts and hashes, then deletes the rows in the main database. It can be repeated after it
 * was interrupted.
 */
export async function movePositions(
  main: pg.ClientConfig,
  positions: pg.ClientConfig,
): Promise<MovedPositions> {
  const here = new pg.Client(main)
  const there = new pg.Client(positions)
  await Promise.all([here.connect(), there.connect()])
  try {
    for (const client of [here, there])
      await client.query(`set time zone 'UTC'; set extra_float_digits = 1; set datestyle = 'ISO'`)
    await requireStopped(here)
    const { rows } = await here.query<{ id: string }>('select distinct tenant_id as id from public.positions')
    let sum = 0
    for (const { id } of rows) sum += await moveCompany(here, there, id)
    return { companies: rows.length, positions: sum }
  } finally {
    await Promise.all([here.end(), there.end()])
  }
}

async function requireStopped(here: pg.Client): Promise<void> {
  const { rows } = await here.query(
    `select from pg_stat_activity where datname = current_database() and application_name = $1`,
    [COUNTED_NAME],
  )
  if (rows.length > 0)
    throw new StartupError('The product runs: stop all its processes before its positions move.')
}

async function moveCompany(here: pg.Client, there: pg.Client, tenantId: string): Promise<number> {
  let after: [string, string] | undefined
  for (;;) {
    const { rows } = await here.query<{ vehicle_id: string; fix_time: string; row: object }>(
      `select vehicle_id, fix_time::text as fix_time, to_jsonb(p) as row from public.positions p
       where tenant_id = $1 and ($2::uuid is null or (vehicle_id, fix_time) > ($2::uuid, $3::timestamptz))
       order by vehicle_id, fix_time limit ${PAGE}`,
      [tenantId, after?.[0] ?? null, after?.[1] ?? null],
    )
    const last = rows.at(-1)
    if (!last) break
    await inCompany(there, tenantId, () =>
      there.query(
        `insert into public.positions select * from jsonb_populate_recordset(null::public.positions, $1::jsonb) on conflict do nothing`,
        [JSON.stringify(rows.map(({ row }) => row))],
      ),
    )
    after = [last.vehicle_id, last.fix_time]
  }
  const before = await here.query<{ rows: number; hash: string }>(DIGEST, [tenantId])
  const moved = await inCompany(there, tenantId, () =>
    there.query<{ rows: number; hash: string }>(DIGEST, [tenantId]),
  )
  const [sent] = before.rows
  const [arrived] = moved.rows
  if (!sent || JSON.stringify(sent) !== JSON.stringify(arrived))
    throw new Error(
      `Positions of the company ${tenantId} differ: ${sent?.rows} here, ${arrived?.rows} there. Nothing of it was deleted.`,
    )
  await here.query('delete from public.positions where tenant_id = $1', [tenantId])
  return sent.rows
}

async function inCompany<T>(client: pg.Client, tenantId: string, work: () => Promise<T>): Promise<T> {
  await client.query(`begin; ${claimPositions(tenantId)}`)
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
