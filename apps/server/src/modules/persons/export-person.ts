// Writes a person's data as one zip: a file of rows for each table, photos and signatures, and a manifest.
import { rename, rm } from 'node:fs/promises'
import type { Platform } from '../../platform/platform.ts'
import { writeZip, type ZipWriter } from '../../platform/write-zip.ts'
import { exportPath, makeExportFolder } from './files.ts'
import {
  listFiles,
  readAccountRows,
  readPage,
  tablesOf,
  withoutSecrets,
  type JsonRow,
  type PageEnd,
  type PersonFile,
} from './person-rows.ts'
import { readWords, withSandbox, type Person } from './person.ts'
import { endRequest, type StoredRequest } from './queries.ts'
import { readSummary } from './summary.ts'
import type { PersonDeps } from './tools.ts'

const PAGE = 2_000

export async function exportPerson(deps: PersonDeps, request: StoredRequest): Promise<void> {
  const { asService, dataDir, clock } = deps
  const summary = await asService('person export: summary', ({ trx }) => readSummary(trx, request))
  await makeExportFolder(dataDir)
  const path = exportPath(dataDir, request.id)
  const half = `${path}.half`
  const zip = writeZip(half)
  try {
    const parts = await asService('person export: sandbox', async ({ trx }) =>
      withSandbox(trx, request, await readWords(trx, request)),
    )
    const rows: Record<string, number> = {}
    for (const part of parts)
      await writeRows(deps, zip, {
        person: part,
        counts: rows,
        folder: part === parts[0] ? 'tables' : 'sandbox',
      })
    const files = await writeFiles(deps, zip, parts)
    const manifest = {
      format: 'dropwise-person',
      version: 1,
      kind: request.kind,
      ids: request.ids,
      names: summary.names,
      emails: summary.emails,
      phones: summary.phones,
      writtenAt: new Date(clock.now()).toISOString(),
      rows,
      files,
      mentions: summary.mentions,
      retainedAfterErasure: summary.retained,
    }
    await zip.add('manifest.json', [JSON.stringify(manifest, null, 2)])
    const bytes = await zip.end()
    await rename(half, path)
    await asService('person export: end', ({ trx }) => endRequest(trx, request.id, { counts: rows, bytes }))
  } catch (error) {
    zip.abort()
    await rm(half, { force: true })
    throw error
  }
}

/** Writes one file for each table with rows, one JSON object a line. Adds to the counts. */
async function writeRows(
  { asService }: Pick<Platform, 'asService'>,
  zip: ZipWriter,
  { person, counts, folder }: { person: Person; counts: Record<string, number>; folder: string },
): Promise<void> {
  for (const table of tablesOf(person.kind)) {
    const read = (after: PageEnd | undefined) =>
      asService('person export: rows', ({ trx }) => readPage(trx, person, table, { after, limit: PAGE }))
    const first = await read(undefined)
    if (first.length === 0) continue
    async function* pages(): AsyncGenerator<string> {
      for (let page = first; page.length > 0; page = page.length < PAGE ? [] : await read(page.at(-1))) {
        counts[table.name] = (counts[table.name] ?? 0) + page.length
        yield lines(
          table.name,
          page.map(({ row }) => row),
        )
      }
    }
    await zip.add(`${folder}/${table.name}.ndjson`, pages())
  }
  if (person.kind === 'account') Object.assign(counts, await writeAccountRows({ asService }, zip, person))
}

async function writeAccountRows(
  { asService }: Pick<Platform, 'asService'>,
  zip: ZipWriter,
  { ids }: Person,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const id of ids) {
    const rows = await asService('person export: account', ({ trx }) => readAccountRows(trx, id))
    for (const [place, group] of Map.groupBy(rows, (row) => row.place)) {
      counts[place] = group.length
      await zip.add(`tables/${place}.ndjson`, [
        lines(
          place,
          group.map(({ row }) => row),
        ),
      ])
    }
  }
  return counts
}

const lines = (table: string, rows: readonly JsonRow[]): string =>
  rows.map((row) => `${JSON.stringify(withoutSecrets(table, row))}\n`).join('')

/** Copies files from storage, and skips those that are missing there. */
async function writeFiles(
  { asService, surface }: Pick<PersonDeps, 'asService' | 'surface'>,
  zip: ZipWriter,
  parts: readonly Person[],
): Promise<PersonFile[]> {
  const files = await asService('person export: files', ({ trx }) => listFiles(trx, parts))
  const written: PersonFile[] = []
  for (const file of files) {
    const bytes = await surface.readObject(file.bucket, file.name)
    if (!bytes) continue
    await zip.addBytes(`files/${file.bucket}/${file.name}`, bytes)
    written.push(file)
  }
  return written
}
