// Paths of archives on disk, and their deletion.
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

/** Days that a file can be downloaded. */
const FILE_DAYS = 7

/** Removes week-old files, and those of deleted companies. */
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

/** Removes the archives of companies in which a person was erased. */
export async function dropArchivesOf(
  { asService, dataDir }: Pick<Platform, 'asService' | 'dataDir'>,
  tenantIds: readonly string[],
): Promise<void> {
  const ids = await asService('drop archives', ({ trx }) => forgetFiles(trx, { tenantIds }))
  for (const id of ids) await dropArchive(dataDir, id)
}
