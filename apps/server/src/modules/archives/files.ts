// Where archives lie on disk, and when they go.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dropOrphans } from '../../platform/drop-orphans.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetFiles, presentIds } from './queries.ts'

export const archivePath = (dataDir: string, archiveId: string): string =>
  join(dataDir, 'archives', `${archiveId}.zip`)

export async function makeArchiveFolder(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'archives'), { recursive: true })
}

export async function dropArchive(dataDir: string, archiveId: string): Promise<void> {
  await rm(archivePath(dataDir, archiveId), { force: true })
}

/** A file may be downloaded for this long. */
const FILE_DAYS = 7

/** Removes the files of archives that were written a week ago, and those whose company is gone. */
export async function dropOldArchives({
  asService,
  dataDir,
}: Pick<Platform, 'asService' | 'dataDir'>): Promise<void> {
  const ids = await asService('drop old archives', ({ trx }) => forgetFiles(trx, { days: FILE_DAYS }))
  for (const id of ids) await dropArchive(dataDir, id)
  await dropOrphans(join(dataDir, 'archives'), (present) =>
    asService('archives that are there', ({ trx }) => presentIds(trx, present)),
  )
}

/** Removes the written archives of these companies: one of their people was erased since. */
export async function dropArchivesOf(
  { asService, dataDir }: Pick<Platform, 'asService' | 'dataDir'>,
  tenantIds: readonly string[],
): Promise<void> {
  const ids = await asService('drop archives', ({ trx }) => forgetFiles(trx, { tenantIds }))
  for (const id of ids) await dropArchive(dataDir, id)
}
