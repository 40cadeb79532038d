// Positions from before the write pause follow day by day. A day that is complete there is not sent again.
import pg from 'pg'
import { copyRows, digestOf } from './copy-rows.ts'
import { MoveError } from './move-error.ts'
import { POSITIONS, type MovedTable } from './moved-tables.ts'

const STAGING = 'moved_positions'

/** Returns how many there are. */
export async function copyOlderPositions(
  here: pg.Client,
  there: pg.Client,
  companies: readonly string[],
  before: Date,
): Promise<number> {
  const { rows: days } = await here.query<{ day: string }>(
    `select distinct (fix_time at time zone 'UTC')::date::text as day from public.positions
     where tenant_id = any ($1) and fix_time < $2 order by 1`,
    [companies, before],
  )
  const { rows: columns } = await here.query<{ name: string }>(
    `select attname::text as name from pg_attribute where attrelid = 'public.positions'::regclass and attnum > 0 and not attisdropped`,
  )
  let total = 0
  for (const { day } of days)
    total += await copyDay(here, there, {
      name: POSITIONS,
      columns: columns.map(({ name }) => name),
      where: `t.tenant_id = any (array['${companies.join(`', '`)}']::uuid[]) and t.fix_time < '${before.toISOString()}'
        and t.fix_time >= '${day} 00:00Z' and t.fix_time < timestamptz '${day} 00:00Z' + interval '1 day'`,
    })
  return total
}

/** A phone may have sent positions of that day to the new home meanwhile, so rows are compared by their keys. */
async function copyDay(here: pg.Client, there: pg.Client, table: MovedTable): Promise<number> {
  const sent = await digestOf(here, table)
  if (JSON.stringify(sent) === JSON.stringify(await digestOf(there, table))) return sent.rows
  await there.query('begin')
  try {
    await there.query(`create temp table ${STAGING} (like public.positions) on commit drop`)
    await copyRows(here, there, table, STAGING)
    await there.query(
      `insert into public.positions select * from ${pg.escapeIdentifier(STAGING)} on conflict do nothing`,
    )
    const arrived = await digestOf(there, {
      ...table,
      where: `exists (select from ${STAGING} m where m.tenant_id = t.tenant_id and m.vehicle_id = t.vehicle_id and m.fix_time = t.fix_time)`,
    })
    if (JSON.stringify(sent) !== JSON.stringify(arrived))
      throw new MoveError(
        `Positions differ there and here: ${arrived.rows} of ${sent.rows}. Run the command again.`,
      )
    await there.query('commit')
    return sent.rows
  } catch (error) {
    await there.query('rollback')
    throw error
  }
}
