// The positions' own database (POSITIONS_DATABASE_URL). Without one they are in the main database.
import {
  accessFromUrl,
  migratePositions,
  POSITIONS_SETTING,
  StartupError,
  type DatabaseAccess,
} from '@dropwise/db'
import { isConnectionLost } from '@dropwise/db/lost-connection'
import pg from 'pg'
import { createPool } from '../db/pool.ts'
import { CLAIM_ALL, type PositionsDatabase } from './run.ts'

/** Connections of a process to the positions' database. */
const CONNECTIONS = 10
/** Key of the setting that says where positions are, so that no start looks for them elsewhere. */
const PLACE = 'positions_database'

/** Undefined: positions are in the main database. */
export const accessToPositions = (url: string | undefined): DatabaseAccess | undefined =>
  url === undefined ? undefined : accessFromUrl(url)

interface OpenPositions extends PositionsDatabase {
  close(): Promise<void>
}

/**
 * Opens the database of positions and updates its schema. Undefined without access to one. Throws StartupError
 * where positions are in the other database, which would hide them.
 */
export async function openPositions(
  main: DatabaseAccess,
  access: DatabaseAccess | undefined,
): Promise<OpenPositions | undefined> {
  if (access) await migratePositions(access)
  await checkPlace(main, access)
  if (!access) return undefined
  const pool = createPool(await clusterConfig(access), 'positions', CONNECTIONS)
  return { place: access.place, pool, close: () => pool.end() }
}

async function checkPlace(main: DatabaseAccess, access: DatabaseAccess | undefined): Promise<void> {
  const client = new pg.Client(main.owner)
  await client.connect()
  try {
    await requirePositionsPlace(client, access)
    if (access) await writePositionsPlace(client, access.place)
  } finally {
    await client.end()
  }
}

/**
 * Throws StartupError unless the installation with this main database has its positions where the setting says. Without
 * access that is the main database.
 */
export async function requirePositionsPlace(
  main: pg.ClientBase,
  access: DatabaseAccess | undefined,
): Promise<void> {
  const { rows } = await main.query<{ place: string | null; has_positions: boolean }>(
    `select (select value #>> '{}' from app.settings where key = $1) as place,
       exists (select from public.positions) as has_positions`,
    [PLACE],
  )
  const [row] = rows
  if (!access) {
    if (row?.place != null)
      throw new StartupError(
        `Positions of this installation are in ${row.place}. Set ${POSITIONS_SETTING} to that database.`,
      )
    return
  }
  if (row?.has_positions)
    throw new StartupError(
      `${POSITIONS_SETTING}: the main database holds positions. Stop the product and run npm run positions -- move first.`,
    )
  const { place } = access
  if (row?.place != null && row.place !== place && !(await hasPositions(access)))
    throw new StartupError(
      `Positions of this installation are in ${row.place}, and ${place} holds none. Set ${POSITIONS_SETTING} to the database with the positions.`,
    )
}

/** Notes where positions are, so that no start looks for them elsewhere; undefined: in the main database. */
export async function writePositionsPlace(main: pg.ClientBase, place: string | undefined): Promise<void> {
  if (place === undefined) await main.query('delete from app.settings where key = $1', [PLACE])
  else
    await main.query(
      `insert into app.settings (key, value) values ($1, to_jsonb($2::text))
       on conflict (key) do update set value = excluded.value, updated_at = now()`,
      [PLACE, place],
    )
}

async function hasPositions(access: DatabaseAccess): Promise<boolean> {
  const client = await connectPositions(access, 'dropwise start')
  try {
    await client.query(`begin read only; ${CLAIM_ALL}`)
    const { rows } = await client.query('select from public.positions limit 1')
    return rows.length > 0
  } finally {
    await client.end()
  }
}

/** One connection for a command. Throws StartupError where nothing answers. End it after use. */
export async function connectPositions(access: DatabaseAccess, name: string): Promise<pg.Client> {
  const config = await clusterConfig(access).catch((error: unknown) => {
    throw isConnectionLost(error)
      ? new StartupError(
          `${POSITIONS_SETTING}: ${access.place} does not answer (${(error as Error).message}).`,
        )
      : error
  })
  const client = new pg.Client({ ...config, application_name: name })
  // The next query reports a lost connection.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Citus passes `set local` on to its workers only where a session asks for it. */
async function clusterConfig({ owner }: DatabaseAccess): Promise<pg.ClientConfig> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const { rows } = await client.query(`select from pg_extension where extname = 'citus'`)
    return rows.length > 0 ? { ...owner, options: '-c citus.propagate_set_commands=local' } : owner
  } finally {
    await client.end()
  }
}

/** Size of the positions' database in bytes, without the workers of a cluster. */
export async function sizeOfPositions(access: DatabaseAccess): Promise<number> {
  const client = await connectPositions(access, 'dropwise size')
  try {
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    )
    return Number(rows[0]?.bytes)
  } finally {
    await client.end()
  }
}
