// Reads an archive into rows. Throws ArchiveError with a sentence for its sender.
import { z } from 'zod'
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  RESTORED_TABLES,
  restoredPath,
  type RestoredTable,
} from './layout.ts'
import { openZip, ZipError, type OpenZip } from './open-zip.ts'
import type { JsonRow } from './queries.ts'

export class ArchiveError extends Error {}

/** Tables that older archives lack. */
const LATER_TABLES: ReadonlySet<RestoredTable> = new Set(['order_attachments', 'vehicle_inspections'])

/** Maximum bytes of an archive's unpacked rows. */
const UNPACKED_MAX_BYTES = 400 * 1024 * 1024

const about = z.object({ format: z.literal(ARCHIVE_FORMAT), version: z.number().int() })
const row = z.record(z.string(), z.unknown())

export interface ReadArchive {
  settings: JsonRow
  rows: Record<RestoredTable, JsonRow[]>
}

/** Throws ArchiveError for a file that is no zip. */
export function openArchiveFile(path: string): Promise<OpenZip> {
  return openZip(path).catch(refuse)
}

export async function readArchive(zip: OpenZip): Promise<ReadArchive> {
  let room = UNPACKED_MAX_BYTES
  const textOf = async (name: string, isNeeded = true): Promise<string> => {
    const bytes = await zip.read(name, room).catch(refuse)
    if (!bytes && isNeeded) throw new ArchiveError(`The archive lacks ${name}.`)
    room -= bytes?.length ?? 0
    return bytes?.toString('utf8') ?? ''
  }
  const head = about.safeParse(parse('archive.json', await textOf('archive.json')))
  if (!head.success)
    throw new ArchiveError('The file is no archive of a company: archive.json does not say so.')
  if (head.data.version > ARCHIVE_VERSION)
    throw new ArchiveError('The archive was written by a newer version. Update this installation first.')
  const settings = row.parse(parse('settings.json', await textOf('settings.json')))
  const rows: Partial<ReadArchive['rows']> = {}
  for (const { name } of RESTORED_TABLES) {
    const path = restoredPath(name)
    rows[name] = rowsOf(path, await textOf(path, !LATER_TABLES.has(name)))
  }
  return { settings, rows: rows as ReadArchive['rows'] }
}

function refuse(error: unknown): never {
  if (!(error instanceof ZipError)) throw error
  throw new ArchiveError(
    error.reason === 'too_large'
      ? 'The archive unpacks to more than 400 MB.'
      : 'The file is no zip archive, or it is damaged.',
  )
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ArchiveError(`${name} holds what is no JSON.`)
  }
}

function rowsOf(name: string, text: string): JsonRow[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line, index) => {
      const read = row.safeParse(parse(`Line ${index + 1} of ${name}`, line))
      if (!read.success) throw new ArchiveError(`Line ${index + 1} of ${name} is no row.`)
      return read.data
    })
}
