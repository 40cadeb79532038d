// Exports a company as one archive: every table as JSON rows, two thousand at a time.
import { rename, rm } from 'node:fs/promises'
import type { Clock } from '../../platform/clock.ts'
import type { Scopes } from '../../platform/db/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { writeAttachedFiles, writePhotos } from './attached-files.ts'
import { archivePath, makeArchiveFolder } from './files.ts'
import type { ArchiveJob } from './jobs.ts'
import { ARCHIVE_FILES, ARCHIVE_FORMAT, ARCHIVE_VERSION, type ArchivedTable } from './layout.ts'
import {
  beginArchive,
  countRows,
  endArchive,
  readAccounts,
  readRows,
  readSettings,
  readTicketMessages,
  writeArchiveProgress,
  type JsonRow,
} from './queries.ts'
import { writeZip } from '../../platform/write-zip.ts'

const PAGE = 2_000

export interface ArchiveDeps extends Scopes {
  surface: Pick<Platform['surface'], 'readObject' | 'storeObject'>
  dataDir: string
  publicUrl: string
  clock: Clock
}

export async function exportCompany(deps: ArchiveDeps, { tenantId, archiveId }: ArchiveJob): Promise<void> {
  const { asService, dataDir } = deps
  const start = await asService('company export: begin', async ({ trx }) => {
    if (!(await beginArchive(trx, tenantId, archiveId))) return undefined
    let total = 0
    for (const { table } of ARCHIVE_FILES) total += await countRows(trx, tenantId, table)
    return { total, settings: await readSettings(trx, tenantId) }
  })
  if (!start) return
  await makeArchiveFolder(dataDir)
  const path = archivePath(dataDir, archiveId)
  const half = `${path}.half`
  const zip = writeZip(half)
  const counts: Record<string, number> = {}
  let writtenRows = 0
  try {
    for (const { table, path: name } of ARCHIVE_FILES) {
      const count = (rows: number) => {
        counts[table.name] = (counts[table.name] ?? 0) + rows
        writtenRows += rows
        return asService('company export: progress', ({ trx }) =>
          writeArchiveProgress(trx, tenantId, archiveId, {
            done: writtenRows,
            total: Math.max(writtenRows, start.total),
          }),
        )
      }
      counts[table.name] = 0
      await zip.add(name, pagesOf(deps, tenantId, table, count))
    }
    const more = await asService('company export: people', async ({ trx }) => ({
      accounts: await readAccounts(trx, tenantId),
      ticket_messages: await readTicketMessages(trx, tenantId),
    }))
    for (const [name, rows] of Object.entries(more)) {
      counts[name] = rows.length
      await zip.add(`history/${name}.ndjson`, [linesOf(rows)])
    }
    const files = await writeAttachedFiles(deps, tenantId, zip)
    const photos = await writePhotos(deps, tenantId, zip)
    const { name: company, ...settings } = start.settings
    await zip.add('settings.json', [JSON.stringify(settings, null, 2)])
    const about = {
      format: ARCHIVE_FORMAT,
      version: ARCHIVE_VERSION,
      company,
      writtenAt: new Date(deps.clock.now()).toISOString(),
      rows: counts,
      files,
      photos,
    }
    await zip.add('archive.json', [JSON.stringify(about, null, 2)])
    const bytes = await zip.end()
    await rename(half, path)
    await asService('company export: end', ({ trx }) =>
      endArchive(trx, tenantId, archiveId, { counts, bytes }),
    )
  } catch (error) {
    zip.abort()
    await rm(half, { force: true })
    throw error
  }
}

/** The rows of a table, one line each. */
async function* pagesOf(
  { asService }: ArchiveDeps,
  tenantId: string,
  table: ArchivedTable,
  count: (rows: number) => Promise<void>,
): AsyncGenerator<string> {
  let after: JsonRow | undefined
  for (;;) {
    const last = after
    const rows = await asService('company export: rows', ({ trx }) =>
      readRows(trx, tenantId, table, { after: last, limit: PAGE }),
    )
    if (rows.length > 0) yield linesOf(rows)
    await count(rows.length)
    after = rows.at(-1)
    if (rows.length < PAGE) return
  }
}

const linesOf = (rows: readonly JsonRow[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
