// Where archives lie on disk.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

export const archivePath = (dataDir: string, archiveId: string): string =>
  join(dataDir, 'archives', `${archiveId}.zip`)

export async function makeArchiveFolder(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'archives'), { recursive: true })
}

export async function dropArchive(dataDir: string, archiveId: string): Promise<void> {
  await rm(archivePath(dataDir, archiveId), { force: true })
}
