// Reads a backup entry by entry and verifies it against its own description.
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { BackupError } from './backup-error.ts'
import { opening } from './backup-file.ts'
import {
  backupEnd,
  backupStart,
  END_ENTRY,
  startEntry,
  type BackupEnd,
  type BackupStart,
} from './contents.ts'

const TABLES = 'tables/'
const LINE_BREAK = 0x0a

/** The first and last entry are small; a larger one is damaged. */
const DESCRIPTION_BYTES_MAX = 64 * 1024 * 1024

/** The library's entry; its own types use another stream. */
type TarEntry = AsyncIterable<Buffer> & { header: { name: string } }

export interface EntryReader {
  /** Called once, first. Throws to refuse the backup. */
  start(start: BackupStart): Promise<void>
  /** Takes the bytes of a table's part or a file, and must read them to the end. */
  entry(name: string, bytes: AsyncIterable<Buffer>): Promise<void>
}

/**
 * Resolves with the last entry when every hash matches. Throws BackupError for a damaged, incomplete or
 * newer backup.
 */
export async function readBackup(
  source: Readable,
  passphrase: string | undefined,
  reader: EntryReader,
): Promise<BackupEnd> {
  const tar = extract()
  const flowing = pipeline([source, ...(await opening(source, passphrase)), tar])
  // Awaited below; until then the loop reports its failure.
  flowing.catch(() => {})
  const hashes: Record<string, string> = {}
  let end: BackupEnd | undefined
  let isStarted = false
  try {
    for await (const entry of tar as AsyncIterable<TarEntry>) {
      const { name } = entry.header
      if (end) throw damaged()
      if (name === END_ENTRY) {
        end = parse(backupEnd, (await collect(entry)).toString())
        continue
      }
      const hash = createHash('sha256')
      if (!isStarted) {
        const bytes = await collect(entry)
        const digest = hash.update(bytes).copy().digest('hex')
        if (name !== startEntry(digest)) throw damaged()
        await reader.start(parse(backupStart, bytes.toString()))
        isStarted = true
      } else await reader.entry(name, hashed(entry, hash))
      hashes[name] = hash.digest('hex')
    }
    await flowing
  } catch (error) {
    tar.destroy()
    // When a stage fails, the tar reports only that it was destroyed.
    const fault: unknown = await flowing.then(
      () => error,
      (first: unknown) => first,
    )
    for (const cause of [error, fault]) if (cause instanceof BackupError) throw cause
    throw [error, fault].some(isFormatError) ? damaged() : error
  }
  if (!end || !isSame(end.hashes, hashes)) throw damaged()
  return end
}

/** Reads a backup to the end without restoring it. Throws BackupError if it cannot be restored. */
export async function checkBackup(source: Readable, passphrase: string | undefined): Promise<BackupEnd> {
  const rows = new Map<string, number>()
  const end = await readBackup(source, passphrase, {
    start: async () => {},
    async entry(name, bytes) {
      const table = tableOf(name)
      for await (const chunk of bytes)
        if (table !== undefined) rows.set(table, (rows.get(table) ?? 0) + countLines(chunk as Buffer))
    },
  })
  requireRowCounts(end, rows)
  return end
}

/** The table of an entry that holds rows; undefined for an entry that holds a file. */
export function tableOf(entry: string): string | undefined {
  return entry.startsWith(TABLES) ? entry.split('/')[1] : undefined
}

/** Throws BackupError when the number of rows read from a table differs from the count at the end of the backup. */
export function requireRowCounts(end: BackupEnd, rows: ReadonlyMap<string, number>): void {
  for (const [table, count] of Object.entries(end.rows)) {
    const actual = rows.get(table) ?? 0
    if (actual !== count)
      throw new BackupError(
        `The table ${table} has ${actual} rows in place of ${count}. Nothing was restored.`,
      )
  }
}

/** Counts rows of COPY: one per line, because COPY escapes line breaks in values. */
function countLines(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(LINE_BREAK); at !== -1; at = bytes.indexOf(LINE_BREAK, at + 1)) lines += 1
  return lines
}

const damaged = () => new BackupError('The backup is damaged or cut off. Nothing was restored.')

/** Errors of tar, decompressor or schema for damaged bytes. */
function isFormatError(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    /^(ZSTD_|ERR_ZSTD|Z_|ERR_STREAM_PREMATURE)/.test(code) || /tar header|Unexpected end|zstd/i.test(message)
  )
}

function parse<T>(schema: { parse(value: unknown): T }, text: string): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw damaged()
  }
}

async function collect(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > DESCRIPTION_BYTES_MAX) throw damaged()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function* hashed(
  bytes: AsyncIterable<Buffer>,
  hash: { update(chunk: Buffer): unknown },
): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
}

function isSame(expected: Record<string, string>, actual: Record<string, string>): boolean {
  const names = Object.keys(expected)
  return names.length === Object.keys(actual).length && names.every((name) => expected[name] === actual[name])
}
