// Writes a backup while the product runs: the rows of one snapshot and every file that they refer to.
import type { DatabaseAccess } from '@dropwise/db'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg, { type ClientConfig } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack, type Pack } from 'tar-stream'
import product from '../../../../../package.json' with { type: 'json' }
import { connectPositions, requirePositionsPlace } from '../../platform/positions/database.ts'
import { CLAIM_ALL, POSITIONS } from '../../platform/positions/run.ts'
import { BackupError } from './backup-error.ts'
import { sealing } from './backup-file.ts'
import {
  END_ENTRY,
  BACKED_UP_FOLDERS,
  KEY_FILE,
  REGIONS_FOLDER,
  startEntry,
  type BackupEnd,
  type BackupStart,
  type BackupSummary,
} from './contents.ts'
import { becomeOwner, columnsOf, listSequences, listTables, type BackupTable } from './tables.ts'

/**
 * Rows are grouped into entries of about this size, because a tar needs an entry's length before its bytes.
 */
const PART_BYTES = 8 * 1024 * 1024

/** Takes the snapshot, which lasts however long the rows of other tables take. */
const SNAPSHOT = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; select txid_current_snapshot()`

export interface BackupSource {
  /** Login that owns the schema. */
  owner: ClientConfig
  /** The positions' own database; undefined: the main one holds them. */
  positions?: DatabaseAccess | undefined
  dataDir: string
  isStorageElsewhere: boolean
  passphrase: string | undefined
  signal?: AbortSignal | undefined
}

/** Resolves when everything is written to `target`, which it ends. Rejects when anything is missing. */
export async function writeBackup(source: BackupSource, target: Writable): Promise<BackupSummary> {
  const { head, stages } = await sealing(source.passphrase)
  target.write(head)
  const tar = pack()
  const written = pipeline([Readable.from(tar), ...stages, target], { signal: source.signal })
  // Awaited below; until then the code that fills the tar reports the failure.
  written.catch(() => {})
  const writer = new BackupWriter(tar, written)
  try {
    await fill(source, writer)
  } catch (error) {
    tar.destroy(error as Error)
    // When the file cannot be written, the tar reports only that it was destroyed.
    throw await written.then(
      () => error,
      (first: unknown) => first,
    )
  }
  tar.finalize()
  await written
  return writer.summary
}

/**
 * Hard links keep the files from before the snapshot until they are read, even if the product removes them.
 */
async function fill(source: BackupSource, writer: BackupWriter): Promise<void> {
  const snapshotFolder = join(source.dataDir, `.backup-${process.pid}`)
  const client = new pg.Client({ ...source.owner, application_name: 'dropwise backup' })
  client.on('error', () => {})
  let apart: pg.Client | undefined
  try {
    // Link files before the snapshot, and again those added until it: together all files that the rows refer
    // to.
    await holdFiles(source.dataDir, snapshotFolder)
    await client.connect()
    if (source.positions) apart = await connectPositions(source.positions, 'dropwise backup')
    await client.query(`begin isolation level repeatable read; ${SNAPSHOT}`)
    // Later than that of the main database, since a fix is stored here first: the backup has each fix that its main
    // database has stored, and at most a few newer ones, as after a stop between both writes.
    await apart?.query(`begin isolation level repeatable read read only; ${CLAIM_ALL}; ${SNAPSHOT}`)
    await holdFiles(source.dataDir, snapshotFolder)
    await requirePositionsPlace(client, source.positions)
    await writeRows(client, apart, source, writer)
    await client.query('commit')
    await writeFiles(source.dataDir, snapshotFolder, writer)
    await writer.end()
  } finally {
    await client.end().catch(() => {})
    await apart?.end().catch(() => {})
    await rm(snapshotFolder, { recursive: true, force: true })
  }
}

async function writeRows(
  client: pg.Client,
  apart: pg.Client | undefined,
  source: BackupSource,
  writer: BackupWriter,
): Promise<void> {
  const parts = await listParts(client, apart)
  const { rows: migrations } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migrations.applied',
  )
  const { rows: servers } = await client.query<{ version: string; now: Date }>(
    `select current_setting('server_version') as version, now()`,
  )
  await writer.start({
    product: product.version,
    createdAt: (servers[0]?.now ?? new Date()).toISOString(),
    postgres: servers[0]?.version ?? '',
    migrations: Object.fromEntries(migrations.map(({ name, hash }) => [name, hash])),
    tables: Object.fromEntries(parts.map(({ table }) => [table.name, table.columns])),
    isStorageElsewhere: source.isStorageElsewhere,
  })
  for (const part of parts) await writeTable(part.client, part.table, writer)
  for (const { name, owner } of await listSequences(client)) {
    await becomeOwner(client, owner)
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    if (rows[0]) writer.noteSequence(name, rows[0])
  }
}

interface Part {
  client: pg.Client
  table: BackupTable
}

/** All tables of the main database, with that of the positions from wherever they are. */
async function listParts(client: pg.Client, apart: pg.Client | undefined): Promise<Part[]> {
  const parts = (await listTables(client)).map((table) => ({ client, table }))
  if (!apart) return parts
  const positions = (await listTables(apart)).find(({ name }) => name === POSITIONS)
  if (!positions) throw new BackupError('The database of POSITIONS_DATABASE_URL has no table of positions.')
  return parts.map((part) => (part.table.name === POSITIONS ? { client: apart, table: positions } : part))
}

async function writeTable(client: pg.Client, table: BackupTable, writer: BackupWriter): Promise<void> {
  await becomeOwner(client, table.owner)
  // A query, because COPY of a partitioned table would not read its partitions.
  const rows = client.query(copyTo(`copy (select ${columnsOf(table)} from ${table.name}) to stdout`))
  let part: Buffer[] = []
  let bytes = 0
  let number = 0
  const flush = async (): Promise<void> => {
    number += 1
    await writer.entry(`tables/${table.name}/${String(number).padStart(6, '0')}`, Buffer.concat(part))
    part = []
    bytes = 0
  }
  for await (const chunk of rows) {
    part.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes >= PART_BYTES) await flush()
  }
  if (bytes > 0) await flush()
  // PostgreSQL sends the number of rows after the last row. The number has arrived once the next query has its answer.
  await client.query('select 1')
  writer.noteRows(table.name, rows.rowCount)
}

/** Links each file. Without links in the file system, files are read in place. */
async function holdFiles(dataDir: string, snapshotDir: string): Promise<void> {
  for (const folder of BACKED_UP_FOLDERS)
    for await (const file of filesBelow(join(dataDir, folder))) {
      const name = join(snapshotDir, relative(dataDir, file))
      await mkdir(dirname(name), { recursive: true })
      await link(file, name).catch((error: NodeJS.ErrnoException) => {
        // It is linked already, was removed before the snapshot, or cannot be linked.
        if (!['EEXIST', 'ENOENT', 'EXDEV', 'EPERM', 'ENOTSUP'].includes(error.code ?? '')) throw error
      })
    }
}

async function writeFiles(dataDir: string, snapshotDir: string, writer: BackupWriter): Promise<void> {
  const namedFiles = new Set<string>()
  for (const [root, folders] of [
    [snapshotDir, BACKED_UP_FOLDERS],
    [dataDir, [...BACKED_UP_FOLDERS, REGIONS_FOLDER]],
  ] as const)
    for (const folder of folders)
      for await (const file of filesBelow(join(root, folder))) {
        const name = relative(root, file)
        // A file without a link is newer than the snapshot or could not be linked: including it does no
        // harm.
        if (!namedFiles.has(name)) await writer.file(name, file, root === dataDir)
        namedFiles.add(name)
      }
  await writer.file(KEY_FILE, join(dataDir, KEY_FILE), true)
}

/** Names of all files. A half-written file has a longer name that no row refers to. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else if (entry.isFile()) yield path
  }
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Adds entries to the tar and collects the contents of the last one. */
class BackupWriter {
  #tar: Pack
  /** Rejects when the file cannot be written; the tar itself would wait forever. */
  #written: Promise<void>
  #end: BackupEnd = { hashes: {}, rows: {}, sequences: {} }
  #createdAt = ''
  #bytes = 0
  #files = 0

  constructor(tar: Pack, written: Promise<void>) {
    this.#tar = tar
    this.#written = written
  }

  get summary(): BackupSummary {
    const counts = Object.values(this.#end.rows)
    return {
      createdAt: this.#createdAt,
      tables: counts.length,
      rows: counts.reduce((sum, count) => sum + count, 0),
      files: this.#files,
      bytes: this.#bytes,
    }
  }

  async start(start: BackupStart): Promise<void> {
    this.#createdAt = start.createdAt
    const bytes = Buffer.from(JSON.stringify(start))
    await this.entry(startEntry(sha256(bytes)), bytes)
  }

  noteRows(table: string, count: number): void {
    this.#end.rows[table] = count
  }

  noteSequence(name: string, state: BackupEnd['sequences'][string]): void {
    this.#end.sequences[name] = state
  }

  async entry(name: string, bytes: Buffer): Promise<void> {
    this.#end.hashes[name] = sha256(bytes)
    await this.#put(name, bytes)
  }

  async file(name: string, path: string, mayBeGone: boolean): Promise<void> {
    const info = await stat(path).catch((error: NodeJS.ErrnoException) => {
      if (mayBeGone && error.code === 'ENOENT') return undefined
      throw error
    })
    if (!info) return
    const hash = createHash('sha256')
    const stored = new Promise<void>((resolve, reject) => {
      const entry = this.#tar.entry({ name, size: info.size }, (error?: Error | null) =>
        error ? reject(error) : resolve(),
      )
      const bytes = info.size === 0 ? Readable.from([]) : createReadStream(path, { end: info.size - 1 })
      bytes.on('data', (chunk: Buffer) => hash.update(chunk))
      bytes.once('error', (error: Error) => entry.destroy(error))
      bytes.pipe(entry as unknown as Writable)
    })
    await Promise.race([stored, this.#written])
    this.#end.hashes[name] = hash.digest('hex')
    this.#files += 1
    this.#bytes += info.size
  }

  async end(): Promise<void> {
    await this.#put(END_ENTRY, Buffer.from(JSON.stringify(this.#end)))
  }

  async #put(name: string, bytes: Buffer): Promise<void> {
    this.#bytes += bytes.length
    const stored = new Promise<void>((resolve, reject) => {
      this.#tar.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()))
    })
    await Promise.race([stored, this.#written])
  }
}
