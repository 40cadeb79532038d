// Moves one company between two running installations: accounts and rows in one transaction there, within a
// write pause here, positions in transactions of their own.
import type { DatabaseAccess } from '@dropwise/db'
import pg from 'pg'
import { connectPositions, requirePositionsPlace } from '../../platform/positions/database.ts'
import { POSITIONS } from '../../platform/positions/run.ts'
import { accountsOf, movedTables, type MovedIds, type MovedTable } from './moved-tables.ts'
import { copyRows, requireSame, type Digest } from './copy-rows.ts'
import { copyFiles, type FilesMoved } from './move-files.ts'
import { MoveError } from './move-error.ts'
import {
  copyNewestPositions,
  copyOlderPositions,
  removePositions,
  type PositionClients,
} from './move-positions.ts'
import { beginPause, beginWithLocks, endPause, requireTimeLeft } from './pause.ts'

/** The source keeps the closed company for so many days. */
const GRACE_DAYS = 7

/** Names the command's connections for the database's own views. */
const NAME = 'dropwise move-company'

export interface Installation {
  owner: pg.ClientConfig
  /** The positions' own database; undefined: the main one holds them. */
  positions?: DatabaseAccess | undefined
  dataDir: string
  /** Where people reach it. */
  address?: string | undefined
}

export interface MoveOptions {
  source: Installation
  target: Installation
  tenantId: string
  /** Where people reach the target. */
  address: string
  /** Called at each step, so that tests can kill the program there. */
  onStep?: (step: string) => void
}

export interface MoveSummary {
  name: string
  /** Seconds in which the company's writes were refused; undefined when an earlier try had paused it. */
  pauseSeconds: number | undefined
  tables: Record<string, Digest>
  accounts: number
  files: FilesMoved
  olderPositions: number
}

interface MoveState {
  name: string
  state: 'paused' | 'committing' | 'moved' | 'done'
  positions_before: Date
  is_paused: boolean
}

interface Move extends MoveOptions {
  here: pg.Client
  there: pg.Client
  positions: PositionClients
  companies: string[]
  step: (name: string) => void
}

/**
 * Runs again after a failure at any moment: until the last commit the company works here, afterwards there.
 * Throws MoveError.
 */
export async function moveCompany(options: MoveOptions): Promise<MoveSummary> {
  const clients: pg.Client[] = []
  const open = async (client: Promise<pg.Client>): Promise<pg.Client> => {
    clients.push(await client)
    return client
  }
  try {
    const here = await open(connect(options.source.owner))
    const there = await open(connect(options.target.owner))
    await lockMove(here, options.tenantId)
    await requireSameRelease(here, there)
    await requirePositionsPlace(here, options.source.positions)
    await requirePositionsPlace(there, options.target.positions)
    const positions = {
      here: await open(connectToPositions(options.source)),
      there: await open(connectToPositions(options.target)),
    }
    if ((await databaseOf(positions.here)) === (await databaseOf(positions.there)))
      throw new MoveError(
        'Both installations keep positions in the same database. Give one of them a database of its own.',
      )
    const companies = await companyAndSandbox(here, options.tenantId)
    const move: Move = { ...options, here, there, positions, companies, step: options.onStep ?? (() => {}) }
    const summary = await moveRows(move)
    move.step('older positions')
    const olderPositions = await copyOlderPositions(positions, companies, await positionsBefore(move))
    await here.query(`update app.company_moves set state = 'done' where tenant_id = $1`, [move.tenantId])
    await endPause(here)
    move.step('done')
    return { ...summary, olderPositions }
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})))
  }
}

async function connect(owner: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...owner, application_name: NAME })
  client.on('error', () => {})
  await client.connect()
  return withoutLimits(client)
}

const connectToPositions = async ({ owner, positions }: Installation): Promise<pg.Client> =>
  positions ? withoutLimits(await connectPositions(positions, NAME)) : connect(owner)

async function withoutLimits(client: pg.Client): Promise<pg.Client> {
  await client.query(
    `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC'`,
  )
  return client
}

/** The same for two connections to one database. */
async function databaseOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select system_identifier::text || current_database() as id from pg_control_system()`,
  )
  return rows[0]?.id ?? ''
}

async function lockMove(here: pg.Client, tenantId: string): Promise<void> {
  const { rows } = await here.query<{ free: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
    [`move company ${tenantId}`],
  )
  if (!rows[0]?.free) throw new MoveError('Another command moves this company at the moment.')
}

async function requireSameRelease(here: pg.Client, there: pg.Client): Promise<void> {
  const read = async (client: pg.Client) => {
    const { rows: tables } = await client.query<{ name: string | null }>(
      `select to_regclass('migrations.applied')::text as name`,
    )
    if (!tables[0]?.name)
      throw new MoveError(
        `The database at ${client.host} was never started as an installation. Start it first.`,
      )
    const { rows } = await client.query<{ names: string }>(
      `select coalesce(string_agg(name, ' ' order by name), '') as names from migrations.applied`,
    )
    return rows[0]?.names
  }
  const [one, other] = await Promise.all([read(here), read(there)])
  if ((await databaseOf(here)) === (await databaseOf(there)))
    throw new MoveError('Both installations are the same database.')
  if (one !== other)
    throw new MoveError('The installations run different releases. Bring both to the same one first.')
}

async function companyAndSandbox(here: pg.Client, tenantId: string): Promise<string[]> {
  const { rows } = await here.query<{ id: string }>(
    'select id from public.tenants where id = $1 and sandbox_of is null union all select id from public.tenants where sandbox_of = $1',
    [tenantId],
  )
  if (rows[0]?.id !== tenantId) throw new MoveError(`This installation has no company ${tenantId}.`)
  return rows.map(({ id }) => id)
}

const readState = async ({ here, tenantId }: Move): Promise<MoveState | undefined> => {
  const { rows } = await here.query<MoveState>(
    `select name, state, positions_before, paused_until > clock_timestamp() as is_paused
     from app.company_moves where tenant_id = $1`,
    [tenantId],
  )
  return rows[0]
}

async function positionsBefore(move: Move): Promise<Date> {
  const state = await readState(move)
  if (!state) throw new Error('The row of the move is gone')
  return state.positions_before
}

const isThere = async ({ there, tenantId }: Move): Promise<boolean> =>
  (await there.query('select from public.tenants where id = $1', [tenantId])).rowCount === 1

/** Takes up an earlier try where it ended. */
async function moveRows(move: Move): Promise<Omit<MoveSummary, 'olderPositions'>> {
  const { here, tenantId } = move
  const savedState = await readState(move)
  const hasArrived = await isThere(move)
  if (savedState?.state === 'done')
    throw new MoveError(`${savedState.name} moved before. It lives at its new address.`)
  const isUnsure = savedState?.state === 'committing'
  if (savedState && (savedState.state === 'moved' || (isUnsure && hasArrived))) {
    await here.query(`update app.company_moves set state = 'moved' where tenant_id = $1`, [tenantId])
    const files = await copyFiles(here, move.companies, folders(move))
    return { name: savedState.name, pauseSeconds: undefined, tables: {}, accounts: 0, files }
  }
  // The earlier move stopped before the other installation stored anything.
  if (isUnsure) await reopen(move)
  if (hasArrived) throw new MoveError('The other installation has this company already. Nothing was moved.')
  return pauseAndMove(move)
}

const folders = ({ source, target }: Move) => ({ from: source.dataDir, to: target.dataDir })

async function pauseAndMove(move: Move): Promise<Omit<MoveSummary, 'olderPositions'>> {
  const { here, companies } = move
  const name = await writeState(move)
  await requireAccountsFree(move, await accountsOf(here, companies))
  await copyFiles(here, companies, folders(move))
  move.step('pause')
  try {
    await beginPause(here, companies)
    const beganAt = performance.now()
    const ids: MovedIds = { companies, ...(await accountsToMove(move)) }
    const files = await copyFiles(here, companies, folders(move))
    const positions = await copyNewestPositions(move.positions, companies, await positionsBefore(move))
    const tables = await copyAll(move, ids, positions)
    const pauseSeconds = (performance.now() - beganAt) / 1_000
    return { name, pauseSeconds, tables, accounts: ids.newUsers.length, files }
  } catch (error) {
    await giveUp(move)
    throw error
  }
}

/** The row of the move, with a pause that is over: the pause begins with its triggers. */
async function writeState({ here, tenantId, address }: Move): Promise<string> {
  const { rows } = await here.query<{ name: string }>(
    `insert into app.company_moves (tenant_id, name, address, state, paused_until, positions_before)
     select t.id, t.name, $2, 'paused', now(), now() - interval '1 day' from public.tenants t where t.id = $1 and t.status <> 'closed'
     on conflict (tenant_id) do update set name = excluded.name, address = excluded.address, paused_until = now(),
       positions_before = excluded.positions_before
     returning name`,
    [tenantId, address],
  )
  if (!rows[0]) throw new MoveError('The company is closed. Open it again before it moves.')
  return rows[0].name
}

/** An account of the same address but another id would be a second person there. */
async function requireAccountsFree({ here, there }: Move, users: readonly string[]): Promise<void> {
  const { rows: people } = await here.query<{ id: string; email: string }>(
    `select id, lower(email) as email from auth.users where id = any ($1) and email is not null`,
    [users],
  )
  const { rows: others } = await there.query<{ email: string }>(
    `select lower(u.email) as email from auth.users u
     join unnest($1::uuid[], $2::text[]) p (id, email) on p.email = lower(u.email) and p.id <> u.id order by 1`,
    [people.map(({ id }) => id), people.map(({ email }) => email)],
  )
  if (others.length > 0)
    throw new MoveError(
      `The other installation has another account with ${others.length === 1 ? 'the address' : `${others.length} addresses of this company, first`} ${others[0]?.email}. Nothing was moved.`,
    )
}

async function accountsToMove(move: Move): Promise<{ users: string[]; newUsers: string[] }> {
  const users = await accountsOf(move.here, move.companies)
  await requireAccountsFree(move, users)
  const { rows } = await move.there.query<{ id: string }>('select id from auth.users where id = any ($1)', [
    users,
  ])
  const present = new Set(rows.map(({ id }) => id))
  return { users, newUsers: users.filter((id) => !present.has(id)) }
}

/** One transaction on the target. Its commit follows ours, so a failure may leave it committed. */
async function copyAll(move: Move, ids: MovedIds, positions: Digest): Promise<Record<string, Digest>> {
  const { here, there } = move
  const tables = await movedTables(here, ids)
  // Rows arrive unchanged, without causing a mail, webhook, audit line or new version.
  const guarded = await withTriggers(there, tables)
  await beginWithLocks(there, async () => {
    for (const name of guarded) await there.query(`alter table ${name} disable trigger user`)
  })
  try {
    for (const table of tables) await copyRows(here, there, table)
    await copyProofKeys(move)
    // A table with pending deferred checks cannot be altered, such as that of drivers with an account.
    await there.query('set constraints all immediate')
    move.step('copied')
    // The company may have been on that installation before.
    await there.query('delete from app.company_moves where tenant_id = $1', [move.tenantId])
    const digests: Record<string, Digest> = { [POSITIONS]: positions }
    for (const table of tables) digests[table.name] = await requireSame(here, there, table)
    for (const name of guarded) await there.query(`alter table ${name} enable trigger user`)
    await leaveHere(move, digests)
    move.step('committing')
    await there.query('commit')
    move.step('committed')
    await here.query(`update app.company_moves set state = 'moved', moved_at = now() where tenant_id = $1`, [
      move.tenantId,
    ])
    return digests
  } catch (error) {
    await there.query('rollback').catch(() => {})
    throw error
  }
}

/** Public keys of the company's proofs, as keys of the installations that signed. */
async function copyProofKeys({ here, there, companies, source }: Move): Promise<void> {
  const { rows } = await here.query<{ keys: string | null }>(
    `select json_agg(json_build_object('key_id', k.key_id, 'public_key', k.public_key, 'is_own', false,
       'address', case when k.is_own then $2::text else k.address end, 'created_at', k.created_at))::text as keys
     from app.proof_keys k
     where k.key_id in (select p.key_id from public.proof_documents p where p.tenant_id = any ($1))`,
    [companies, source.address ?? null],
  )
  // A company may come back to the installation that signed.
  await there.query(
    `insert into app.proof_keys (key_id, public_key, is_own, address, created_at)
     select key_id, public_key, is_own, address, created_at from json_populate_recordset(null::app.proof_keys, $1)
     on conflict (key_id) do nothing`,
    [rows[0]?.keys ?? '[]'],
  )
}

async function withTriggers(there: pg.Client, tables: readonly MovedTable[]): Promise<string[]> {
  const { rows } = await there.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal and tgparentid = 0
       and tgrelid = any (select to_regclass(n) from unnest($1::text[]) n)`,
    [tables.map(({ name }) => name)],
  )
  return rows.map(({ name }) => name)
}

/** Closes the company here and withdraws its unsent messages, which the other installation sends. */
async function leaveHere(
  { here, tenantId, companies }: Move,
  digests: Record<string, Digest>,
): Promise<void> {
  await here.query(`begin; set local app.moves_company = 'on'`)
  try {
    await requireTimeLeft(here, tenantId)
    await here.query(
      `insert into app.moved_numbers (tenant_id, digest)
       select $1::uuid, sha256(convert_to(d.tracking_number, 'UTF8')) from public.deliveries d where d.tenant_id = any ($2)
       union select $1::uuid, k.key_hash from public.api_keys k where k.tenant_id = any ($2)
       on conflict do nothing`,
      [tenantId, companies],
    )
    await here.query(
      `delete from public.outbox where tenant_id = any ($1) and state in ('waiting', 'held')`,
      [companies],
    )
    await here.query(`delete from public.webhook_calls where tenant_id = any ($1) and state = 'waiting'`, [
      companies,
    ])
    await here.query(
      `update app.company_moves m set status_before = t.status from public.tenants t
       where t.id = m.tenant_id and m.tenant_id = $1`,
      [tenantId],
    )
    await here.query(
      `update public.tenants set status = 'closed', delete_after = now() + make_interval(days => $2) where id = $1`,
      [tenantId, GRACE_DAYS],
    )
    await here.query(
      `update public.subscriptions set status_before_closing = status, status = 'cancelled', cancelled_at = now(), next_plan_id = null
       where tenant_id = $1 and status <> 'cancelled'`,
      [tenantId],
    )
    await here.query('update app.company_moves set counts = $2 where tenant_id = $1', [
      tenantId,
      JSON.stringify(Object.fromEntries(Object.entries(digests).map(([name, { rows }]) => [name, rows]))),
    ])
    await here.query('commit')
  } catch (error) {
    await here.query('rollback')
    throw error
  }
}

/** The company continues to work here, unless the other installation may have it. */
async function giveUp(move: Move): Promise<void> {
  const state = await readState(move).catch(() => undefined)
  if (state?.state !== 'paused') return
  await endPause(move.here)
  // Ignore a failure here, since the next attempt repeats this step.
  await removePositions(move.positions, move.companies).catch(() => {})
  await move.here.query(`delete from app.company_moves where tenant_id = $1 and state = 'paused'`, [
    move.tenantId,
  ])
}

/** Undoes leaveHere() after a stop between the two commits. */
async function reopen({ here, tenantId }: Move): Promise<void> {
  await here.query(`begin; set local app.moves_company = 'on'`)
  await here.query(
    `update public.tenants t set status = m.status_before, delete_after = null from app.company_moves m
     where t.id = $1 and m.tenant_id = $1`,
    [tenantId],
  )
  await here.query(
    `update public.subscriptions set status = status_before_closing, status_before_closing = null, cancelled_at = null
     where tenant_id = $1 and status_before_closing is not null`,
    [tenantId],
  )
  await here.query(
    `update app.company_moves set state = 'paused', paused_until = now() where tenant_id = $1`,
    [tenantId],
  )
  await here.query('commit')
}
