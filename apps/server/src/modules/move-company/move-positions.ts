// Positions move in transactions of their own, from and to wherever each installation keeps them: those of the newest day
// within the write pause, older ones day by day afterwards. A day that is complete there is not sent again.
import pg from 'pg'
import { claimPositions, POSITIONS } from '../../platform/positions/run.ts'
import { copyRows, digestOf, type Digest } from './copy-rows.ts'
import { MoveError } from './move-error.ts'
import type { MovedTable } from './moved-tables.ts'

const STAGING = 'moved_positions'

/** Connections to where both installations keep positions. */
export interface PositionClients {
  here: pg.Client
  there: pg.Client
}

/** Replaces what an earlier try brought. */
export async function copyNewestPositions(
  clients: PositionClients,
  companies: readonly string[],
  since: Date,
): Promise<Digest> {
  await removePositions(clients, companies)
  const columns = await readColumns(clients.here)
  const sum = { rows: 0, hash: 0n }
  for (const company of companies) {
    const { rows, hash } = await copyPart(clients, company, {
      name: POSITIONS,
      columns,
      where: `t.tenant_id = ${pg.escapeLiteral(company)} and t.fix_time >= '${since.toISOString()}'`,
    })
    sum.rows += rows
    sum.hash += BigInt(hash)
  }
  return { rows: sum.rows, hash: sum.hash.toString() }
}

/** Removes positions of companies that the other installation does not have. */
export async function removePositions(
  { there }: PositionClients,
  companies: readonly string[],
): Promise<void> {
  for (const company of companies)
    await inCompany(there, company, '', () =>
      there.query(`delete from ${POSITIONS} where tenant_id = $1`, [company]),
    )
}

/** Returns how many there are. */
export async function copyOlderPositions(
  clients: PositionClients,
  companies: readonly string[],
  before: Date,
): Promise<number> {
  const columns = await readColumns(clients.here)
  let total = 0
  for (const company of companies) {
    const { rows: days } = await inCompany(clients.here, company, 'read only', () =>
      clients.here.query<{ day: string }>(
        `select distinct (fix_time at time zone 'UTC')::date::text as day from ${POSITIONS}
         where tenant_id = $1 and fix_time < $2 order by 1`,
        [company, before],
      ),
    )
    for (const { day } of days) {
      const { rows } = await copyPart(clients, company, {
        name: POSITIONS,
        columns,
        where: `t.tenant_id = ${pg.escapeLiteral(company)} and t.fix_time < '${before.toISOString()}'
          and t.fix_time >= '${day} 00:00Z' and t.fix_time < timestamptz '${day} 00:00Z' + interval '1 day'`,
      })
      total += rows
    }
  }
  return total
}

async function readColumns(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
    [POSITIONS],
  )
  return rows.map(({ name }) => name)
}

/**
 * Copies the rows of one snapshot: the write pause does not stop a database of positions. A phone may have sent positions of
 * that time to the new home meanwhile, so rows are compared by their keys.
 */
function copyPart({ here, there }: PositionClients, company: string, table: MovedTable): Promise<Digest> {
  const copy = async (): Promise<Digest> => {
    const sent = await digestOf(here, table)
    if (isSame(sent, await digestOf(there, table))) return sent
    await there.query(`create temp table ${STAGING} (like ${POSITIONS}) on commit drop`)
    await copyRows(here, there, table, STAGING)
    await there.query(
      `insert into ${POSITIONS} select * from ${pg.escapeIdentifier(STAGING)} on conflict do nothing`,
    )
    const arrived = await digestOf(there, {
      ...table,
      where: `t.tenant_id = ${pg.escapeLiteral(company)}
        and exists (select from ${STAGING} m where m.tenant_id = t.tenant_id and m.vehicle_id = t.vehicle_id and m.fix_time = t.fix_time)`,
    })
    if (!isSame(sent, arrived))
      throw new MoveError(
        `Positions differ there and here: ${arrived.rows} of ${sent.rows}. Run the command again.`,
      )
    return sent
  }
  return inCompany(here, company, 'isolation level repeatable read read only', () =>
    inCompany(there, company, '', copy),
  )
}

const isSame = (one: Digest, other: Digest): boolean => one.rows === other.rows && one.hash === other.hash

/** A transaction that may read and write the positions of one company, also in a database of their own. */
async function inCompany<T>(
  client: pg.Client,
  company: string,
  mode: string,
  work: () => Promise<T>,
): Promise<T> {
  await client.query(`begin ${mode}; ${claimPositions(company)}`)
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
