// Restores a backup into an empty installation, all of it or nothing.
import {
  migrate,
  MIGRATIONS_FOLDER,
  migratePositions,
  POSITIONS_SETTING,
  readMigrations,
  type DatabaseAccess,
  type MigrateOptions,
} from '@dropwise/db'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { connectPositions, writePositionsPlace } from '../../platform/positions/database.ts'
import { CLAIM_ALL, POSITIONS } from '../../platform/positions/run.ts'
import { BackupError } from './backup-error.ts'
import {
  BACKED_UP_FOLDERS,
  KEY_FILE,
  REGIONS_FOLDER,
  type BackupEnd,
  type BackupStart,
  type BackupSummary,
} from './contents.ts'
import { RowLoader } from './load-rows.ts'
import { readBackup, requireRowCounts, tableOf } from './read-entries.ts'
import { becomeOwner, listSequences, listTables, takeChecksAway } from './tables.ts'

/** Key of the advisory lock of a restore. Any fixed number works. */
const RESTORE_LOCK = 7_310_521

export interface RestoreTarget {
  access: DatabaseAccess
  /** The positions' own database; undefined: the main one takes them. */
  positions?: DatabaseAccess | undefined
  dataDir: string
  passphrase: string | undefined
  /** Creates the surface's objects, as at a start. */
  prepare: NonNullable<MigrateOptions['prepare']>
  /** Creates the tables of the job queue. */
  makeQueue: (access: DatabaseAccess) => Promise<void>
}

/** Throws BackupError when the backup is damaged or newer, or the target is in use. */
export async function restoreBackup(source: Readable, target: RestoreTarget): Promise<BackupSummary> {
  await requireUnusedFolder(target.dataDir)
  const apart = target.positions && (await PositionsTarget.open(target.positions))
  const client = new pg.Client({ ...target.access.owner, application_name: 'dropwise restore' })
  client.on('error', () => {})
  const files = new StagedFiles(target.dataDir)
  const loader = new RowLoader(client, apart?.client)
  try {
    await client.connect()
    await lockDatabase(client)
    await requireUnusedDatabase(client)
    await apart?.requireUnused()
    const summary = await load(source, client, target, { files, loader, apart })
    // Migrate a backup of an earlier release to this one.
    await migrate(target.access, { prepare: target.prepare })
    return summary
  } finally {
    await loader.abort()
    await client.query('rollback; select pg_advisory_unlock_all()').catch(() => {})
    await client.end().catch(() => {})
    await apart?.close()
    await files.clear()
  }
}

async function lockDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    RESTORE_LOCK,
  ])
  if (!rows[0]?.free) throw new BackupError('Another restore works on this database.')
}

/**
 * One transaction from the first row to the last check, with a second one for positions in a database of their own; files
 * move into place just before the commits.
 */
async function load(
  source: Readable,
  client: pg.Client,
  target: RestoreTarget,
  { files, loader, apart }: { files: StagedFiles; loader: RowLoader; apart: PositionsTarget | undefined },
): Promise<BackupSummary> {
  let start: BackupStart | undefined
  let putChecksBack = async (): Promise<void> => {}
  const end = await readBackup(source, target.passphrase, {
    async start(description) {
      start = description
      await makeSchema(description, target)
      await client.query('begin; set local statement_timeout = 0')
      const tables = await listTables(client)
      putChecksBack = await takeChecksAway(client, tables)
      await loader.open(tables, description.tables)
      await apart?.begin()
    },
    async entry(name, bytes) {
      const table = tableOf(name)
      if (table !== undefined) await loader.take(table, bytes)
      else await files.take(name, bytes)
    },
  })
  const rows = await loader.end()
  requireRowCounts(end, rows)
  await setSequences(client, end)
  await putChecksBack()
  await client.query('reset role')
  await writePositionsPlace(client, apart?.place)
  await files.place()
  try {
    // Commit the positions first: an installation without them would look complete.
    await apart?.commit()
    await client.query('commit')
  } catch (error) {
    await files.displace()
    await apart?.empty()
    throw error
  }
  const counts = Object.values(end.rows)
  return {
    createdAt: start?.createdAt ?? '',
    tables: counts.length,
    rows: counts.reduce((sum, count) => sum + count, 0),
    files: files.count,
    bytes: files.bytes + loader.bytes,
  }
}

/** Creates the schema of the backup's release. Throws when this release is older. */
async function makeSchema({ migrations }: BackupStart, target: RestoreTarget): Promise<void> {
  const knownMigrations = new Map(
    (await readMigrations(MIGRATIONS_FOLDER)).map(({ name, hash }) => [name, hash]),
  )
  const newer = Object.entries(migrations).find(([name, hash]) => knownMigrations.get(name) !== hash)
  if (newer)
    throw new BackupError(
      `This backup was made by a newer release, with ${newer[0]}. Restore it with that release or a later one.`,
    )
  const { known: before } = await migrate(target.access, {
    prepare: target.prepare,
    only: new Set(Object.keys(migrations)),
  })
  await target.makeQueue(target.access)
  if (before > Object.keys(migrations).length)
    throw inUse('its database was set up by a newer release than the backup; use a new database')
}

async function setSequences(client: pg.Client, { sequences }: BackupEnd): Promise<void> {
  for (const { name, owner } of await listSequences(client)) {
    const state = sequences[name]
    if (!state) continue
    await becomeOwner(client, owner)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [name, state.value, state.isCalled])
  }
}

async function requireUnusedFolder(dataDir: string): Promise<void> {
  for (const folder of BACKED_UP_FOLDERS) {
    const names = await readdir(join(dataDir, folder)).catch(() => [])
    if (names.length > 0) throw inUse(`${join(dataDir, folder)} holds files`)
  }
  if (existsSync(join(dataDir, KEY_FILE))) throw inUse(`${join(dataDir, KEY_FILE)} exists`)
}

async function requireUnusedDatabase(client: pg.Client): Promise<void> {
  for (const table of ['auth.users', 'public.tenants']) {
    const { rows: there } = await client.query<{ is: boolean }>(`select to_regclass($1) is not null as is`, [
      table,
    ])
    if (!there[0]?.is) continue
    const { rows } = await client.query(`select from ${table} limit 1`)
    if (rows.length > 0) throw inUse(`its database has rows in ${table}`)
  }
}

const inUse = (reason: string) =>
  new BackupError(
    `Restore needs an empty installation, and this one is in use: ${reason}. Nothing was changed.`,
  )

/** The positions' own database, in a transaction that ends just before that of the main database. */
class PositionsTarget {
  readonly client: pg.Client
  readonly place: string
  #isCommitted = false

  private constructor(client: pg.Client, place: string) {
    this.client = client
    this.place = place
  }

  static async open(access: DatabaseAccess): Promise<PositionsTarget> {
    await migratePositions(access)
    return new PositionsTarget(await connectPositions(access, 'dropwise restore'), access.place)
  }

  /** Throws BackupError. Also before the backup is read, which may take hours. */
  async requireUnused(): Promise<void> {
    await lockDatabase(this.client)
    await this.client.query(`begin; ${CLAIM_ALL}`)
    await this.#requireEmpty()
    await this.client.query('commit')
  }

  async begin(): Promise<void> {
    // COPY does not load under row-level security, and the table's owner may suspend it.
    await this.client.query(
      `begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
       alter table ${POSITIONS} no force row level security`,
    )
    await this.#requireEmpty()
  }

  async commit(): Promise<void> {
    await this.client.query(`alter table ${POSITIONS} force row level security; commit`)
    this.#isCommitted = true
  }

  /** Takes back what commit() stored: the main database did not commit. */
  async empty(): Promise<void> {
    if (this.#isCommitted) await this.client.query(`truncate ${POSITIONS}`)
  }

  async close(): Promise<void> {
    await this.client.query('rollback').catch(() => {})
    await this.client.end().catch(() => {})
  }

  async #requireEmpty(): Promise<void> {
    const { rows } = await this.client.query(`select from ${POSITIONS} limit 1`)
    if (rows.length > 0) throw inUse(`${this.place} of ${POSITIONS_SETTING} holds positions`)
  }
}

/** Files of the backup, staged until all of it was read. */
class StagedFiles {
  count = 0
  bytes = 0
  readonly #dataDir: string
  readonly #staging: string
  readonly #restoredPaths: string[] = []

  constructor(dataDir: string) {
    this.#dataDir = dataDir
    this.#staging = join(dataDir, `.restore-${process.pid}`)
  }

  async take(name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const isOurs =
      name === KEY_FILE ||
      [...BACKED_UP_FOLDERS, REGIONS_FOLDER].some((folder) => name.startsWith(`${folder}/`))
    // The author of a file could have written any name.
    if (!isOurs || normalize(name) !== name)
      throw new BackupError(`The backup holds ${name}, which has no place here.`)
    const path = join(this.#staging, name)
    await mkdir(dirname(path), { recursive: true })
    const count = async function* (chunks: AsyncIterable<Buffer>, add: (size: number) => void) {
      for await (const chunk of chunks) {
        add(chunk.length)
        yield chunk
      }
    }
    await pipeline(
      count(bytes, (size) => (this.bytes += size)),
      createWriteStream(path, { mode: name === KEY_FILE ? 0o600 : 0o644, flush: true }),
    )
    this.count += 1
  }

  /** Renames whole folders, which takes no time. */
  async place(): Promise<void> {
    for (const name of [...BACKED_UP_FOLDERS, REGIONS_FOLDER, KEY_FILE]) {
      const from = join(this.#staging, name)
      const to = join(this.#dataDir, name)
      if (!existsSync(from)) continue
      // Existing regions are equally good: they come from public maps.
      if (name === REGIONS_FOLDER && (await readdir(to).catch(() => [])).length > 0) continue
      await mkdir(dirname(to), { recursive: true })
      await rm(to, { recursive: true, force: true })
      await rename(from, to)
      this.#restoredPaths.push(to)
    }
  }

  async displace(): Promise<void> {
    for (const path of this.#restoredPaths) await rm(path, { recursive: true, force: true })
  }

  async clear(): Promise<void> {
    await rm(this.#staging, { recursive: true, force: true })
  }
}
