// Where statements over positions run: in the caller's transaction, or in a transaction of their own in the
// positions' database. Only ./queries.ts writes such statements.
import { isConnectionLost } from '@dropwise/db/lost-connection'
import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import { kyselyOn, sendNow, type Trx } from '../db/client-dialect.ts'

/** A database that holds positions alone. */
export interface PositionsDatabase {
  /** Where it is, without its password. */
  place: string
  pool: pg.Pool
}

interface Link {
  database: PositionsDatabase
  /** A person's or program's transaction only reads what its claims allow. */
  isService: boolean
}

const links = new WeakMap<Trx, Link>()

/** Connects a transaction of the main database with the database of positions. */
export function linkPositions(trx: Trx, link: Link): void {
  links.set(trx, link)
}

/** Whether positions are in another database: what is stored there stays if the transaction fails. */
export const areApart = (trx: Trx): boolean => links.has(trx)

/** The table of positions, where tables are copied whole. */
export const POSITIONS = 'public.positions'

/** In place of a company: the positions of all. */
export const ALL = 'all'

/** Claims the positions of a company, or of all to read and delete them, until the transaction ends. */
export const claimPositions = (tenantId: string): string =>
  `set local app.positions_tenant = ${pg.escapeLiteral(tenantId)}`
export const CLAIM_ALL = claimPositions(ALL)

/** Runs a statement over positions of one company, and returns its rows. In the main database it is sent at once. */
export async function runOnPositions<Row>(
  trx: Trx,
  tenantId: string,
  statement: RawBuilder<Row>,
): Promise<Row[]> {
  const link = links.get(trx)
  if (!link) return sendNow(trx, statement)
  if (tenantId === ALL && !link.isService) throw new Error('Only the service works on all companies.')
  const isAllowed = link.isService || (await mayRead(trx, tenantId))
  // A caller without the right gets no rows, as under row policies.
  const opening = `begin${link.isService ? '' : ' read only'}; ${claimPositions(isAllowed ? tenantId : '')}`
  return runApart(link.database.pool, opening, statement)
}

/** Checks the policies of positions in the main database. */
async function mayRead(trx: Trx, tenantId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select coalesce(${tenantId}::uuid = app.tenant_id() and app.has_right('live:read'), false)
      or (app.is_platform_owner() and (${tenantId}::uuid in (select app.sandboxes())) is not true) as may`.execute(
    trx,
  )
  return rows[0]?.may ?? false
}

async function runApart<Row>(pool: pg.Pool, opening: string, statement: RawBuilder<Row>): Promise<Row[]> {
  const client = await pool.connect()
  try {
    const opened = client.query(opening)
    // Awaited below. This handler avoids an unhandled rejection if the next statement fails first.
    opened.catch(() => {})
    const { rows } = await statement.execute(kyselyOn(client))
    await opened
    await client.query('commit')
    client.release()
    return rows
  } catch (error) {
    if (isConnectionLost(error)) client.release(true)
    else
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      )
    throw error
  }
}
