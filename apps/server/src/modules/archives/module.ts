// Exports a whole company as one archive, and imports it elsewhere.
import { AppError } from '../../platform/errors.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { exportCompany } from './export-company.ts'
import { dropArchive, dropOldArchives } from './files.ts'
import { importCompany } from './import-company.ts'
import { archiveSweep, companyExport, companyImport, type ArchiveJob } from './jobs.ts'
import { archiveRoutes } from './routes.ts'
import { endArchive } from './queries.ts'
import { ArchiveError } from './read-archive.ts'

/** A company with years of photos exports for minutes, and another one need not wait for it. */
const PLACES = { concurrency: 2, perCompany: 1 }

export const archives: ServerModule = {
  name: 'archives',
  api: archiveRoutes,
  async work(platform) {
    await platform.jobs.work(
      companyExport,
      (job, { isLast }) => ended(platform, job, isLast, exportCompany(platform, job)),
      PLACES,
    )
    await platform.jobs.work(
      companyImport,
      (job, { isLast }) => ended(platform, job, isLast, importCompany(platform, job)),
      PLACES,
    )
    await platform.jobs.work(archiveSweep, () => dropOldArchives(platform))
    await platform.jobs.schedule(archiveSweep, '25 * * * *', {})
  },
}

/** Runs the work. A permanent failure or the last try ends it with a sentence. */
async function ended(
  { asService, dataDir, log }: Platform,
  { tenantId, archiveId }: ArchiveJob,
  isLast: boolean,
  work: Promise<void>,
): Promise<void> {
  try {
    await work
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === undefined && !isLast) throw error
    log.warn({ err: error, archiveId }, 'archive')
    await asService('archive: failed', ({ trx }) =>
      endArchive(trx, tenantId, archiveId, {
        error: sentence ?? 'It failed for a reason of ours. Try again.',
      }),
    )
    await dropArchive(dataDir, archiveId)
  }
}

/** Undefined for a failure that a retry may avoid. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ArchiveError || error instanceof AppError) return error.message
  const { code, message, hint } = (error ?? {}) as { code?: string; message?: string; hint?: string }
  // Our triggers refuse it, for example more vehicles than the plan allows.
  if (code?.startsWith('PT')) return [message?.replaceAll('_', ' '), hint].filter(Boolean).join('. ')
  // Invalid values, or references to missing rows.
  if (code?.startsWith('22') || code?.startsWith('23'))
    return 'The archive holds rows that this installation refuses. Nothing was stored.'
  return undefined
}
