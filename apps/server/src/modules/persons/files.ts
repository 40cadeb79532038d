// Paths of persons' exports on disk.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

export const exportFolder = (dataDir: string): string => join(dataDir, 'persons')
export const exportPath = (dataDir: string, requestId: string): string =>
  join(exportFolder(dataDir), `${requestId}.zip`)

export async function makeExportFolder(dataDir: string): Promise<void> {
  await mkdir(exportFolder(dataDir), { recursive: true })
}

export async function dropExports(dataDir: string, requestIds: readonly string[]): Promise<void> {
  for (const id of requestIds) await rm(exportPath(dataDir, id), { force: true })
}
