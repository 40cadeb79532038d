// Reads an archive's bytes into rows. Throws ArchiveError, with a sentence for whoever sent it.
import { findZipRefusal } from '@dropwise/order-files/zip-limit'
import { strFromU8, unzipSync } from 'fflate'
import { z } from 'zod'
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  RESTORED_TABLES,
  restoredPath,
  type RestoredTable,
} from './layout.ts'
import type { JsonRow } from './queries.ts'

export class ArchiveError extends Error {}

/** What an archive may unpack to. */
const UNPACKED_MAX_BYTES = 400 * 1024 * 1024

const about = z.object({ format: z.literal(ARCHIVE_FORMAT), version: z.number().int() })
const row = z.record(z.string(), z.unknown())

export interface ReadArchive {
  settings: JsonRow
  rows: Record<RestoredTable, JsonRow[]>
}

export function readArchive(bytes: Uint8Array): ReadArchive {
  const refusal = findZipRefusal(bytes, UNPACKED_MAX_BYTES)
  if (refusal === 'too_large') throw new ArchiveError('The archive unpacks to more than 400 MB.')
  if (refusal === 'damaged') throw new ArchiveError('The file is no zip archive, or it is damaged.')
  const wanted = new Set([
    'archive.json',
    'settings.json',
    ...RESTORED_TABLES.map(({ name }) => restoredPath(name)),
  ])
  const files = unzipSync(bytes, { filter: ({ name }) => wanted.has(name) })
  const head = about.safeParse(parse('archive.json', textOf(files, 'archive.json')))
  if (!head.success)
    throw new ArchiveError('The archive was not written by Dropwise: archive.json does not say so.')
  if (head.data.version > ARCHIVE_VERSION)
    throw new ArchiveError('The archive was written by a newer Dropwise. Update this installation first.')
  const settings = row.parse(parse('settings.json', textOf(files, 'settings.json')))
  const rows = Object.fromEntries(
    RESTORED_TABLES.map(({ name }) => [name, rowsOf(files, restoredPath(name))]),
  ) as ReadArchive['rows']
  return { settings, rows }
}

function textOf(files: Record<string, Uint8Array>, name: string): string {
  const file = files[name]
  if (!file) throw new ArchiveError(`The archive lacks ${name}.`)
  return strFromU8(file)
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ArchiveError(`${name} holds what is no JSON.`)
  }
}

function rowsOf(files: Record<string, Uint8Array>, name: string): JsonRow[] {
  return textOf(files, name)
    .split('\n')
    .filter(Boolean)
    .map((line, index) => {
      const read = row.safeParse(parse(`Line ${index + 1} of ${name}`, line))
      if (!read.success) throw new ArchiveError(`Line ${index + 1} of ${name} is no row.`)
      return read.data
    })
}
