// The write pause of a company: triggers that refuse its writes until a moment that is known before.
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { MoveError } from './move-error.ts'
import { companyTables } from './moved-tables.ts'

/** Longest pause. After it the company's writes go through again, whatever became of the move. */
const PAUSE_SECONDS = 30
/** The move gives up when less of the pause is left. */
const RESERVE_SECONDS = 3
/** Below PostgreSQL's deadlock_timeout of 1 s: of two that wait for each other, this command gives way. */
const LOCK_LIMIT = '500ms'
const TRIES = 20

const TRIGGER = 'a_company_moves'

const LOCK_FAILURES = new Set(['55P03', '40P01'])

/** Opens a transaction and runs DDL in it, again when a table stays locked. */
export async function beginWithLocks(client: pg.Client, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`begin; set local lock_timeout = '${LOCK_LIMIT}'`)
      await work()
      await client.query('set local lock_timeout = 0')
      return
    } catch (error) {
      await client.query('rollback')
      if (!LOCK_FAILURES.has((error as { code?: string }).code ?? '')) throw error
      if (attempt === TRIES)
        throw new MoveError(
          'A long write holds a table of the company. Nothing was moved: run the command again.',
        )
      await sleep(50 * attempt)
    }
  }
}

/**
 * Begins the pause. Creating a trigger waits for writes that are under way and stops later ones, so
 * afterwards no write of the company is open.
 */
export async function beginPause(client: pg.Client, companies: readonly string[]): Promise<void> {
  const tables = [...(await companyTables(client)), 'public.tenants']
  const names = companies.map((id) => pg.escapeLiteral(id)).join(', ')
  await beginWithLocks(client, async () => {
    for (const table of tables)
      await client.query(
        `create or replace trigger ${TRIGGER} before insert or update or delete on ${table}
         for each row execute function app.refuse_while_moving(${names})`,
      )
    await client.query(
      `update app.company_moves set paused_at = clock_timestamp(),
         paused_until = clock_timestamp() + make_interval(secs => ${PAUSE_SECONDS}) where tenant_id = $1`,
      [companies[0]],
    )
  })
  await client.query('commit')
}

export async function endPause(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select tgrelid::regclass::text as table from pg_trigger where tgname = $1 and tgparentid = 0`,
    [TRIGGER],
  )
  await beginWithLocks(client, async () => {
    for (const { table } of rows) await client.query(`drop trigger if exists ${TRIGGER} on ${table}`)
  })
  await client.query('commit')
}

/**
 * Makes the pause final, in the transaction that is open. Throws MoveError when it is over or nearly so.
 */
export async function requireTimeLeft(client: pg.Client, company: string): Promise<void> {
  const { rowCount } = await client.query(
    `update app.company_moves set state = 'committing'
     where tenant_id = $1 and state = 'paused' and paused_until > clock_timestamp() + make_interval(secs => ${RESERVE_SECONDS})`,
    [company],
  )
  if (rowCount !== 1)
    throw new MoveError(
      `The rows took longer than the ${PAUSE_SECONDS} s of the write pause. Nothing was moved, and the company works on here.`,
    )
}
