// Object bytes on local disk. Files are named by server-generated versions, never by caller input.
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { isMissing } from './pending.ts'

export interface Bytes {
  /** Stores a complete local file as `version`; the file is moved or uploaded and no longer exists afterwards. */
  put(version: string, file: string, contentType: string): Promise<void>
  read(version: string, range?: { start: number; end: number }): Promise<Readable | undefined>
  copy(from: string, to: string): Promise<void>
  remove(versions: string[]): Promise<void>
  /** Folder for uploads still in progress. */
  incoming: string
}

/** Creates the folders and removes leftovers of uploads that a crash interrupted. */
export async function openFolder(root: string): Promise<Bytes> {
  const incoming = join(root, 'incoming')
  const objectsFolder = join(root, 'objects')
  await mkdir(incoming, { recursive: true })
  await mkdir(objectsFolder, { recursive: true })
  await clearOld(incoming)
  const at = (version: string): string => join(objectsFolder, version.slice(0, 2), version)
  return {
    incoming,
    async put(version, file) {
      await mkdir(join(objectsFolder, version.slice(0, 2)), { recursive: true })
      await rename(file, at(version))
      await syncFolder(join(objectsFolder, version.slice(0, 2)))
    },
    async read(version, range) {
      try {
        // Opened before we answer, so that a file removed a moment later can still be read to the end.
        return (await open(at(version))).createReadStream(range)
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async copy(from, to) {
      await mkdir(join(objectsFolder, to.slice(0, 2)), { recursive: true })
      await copyFile(at(from), at(to))
    },
    async remove(versions) {
      await Promise.all(versions.map((version) => rm(at(version), { force: true })))
    },
  }
}

/** An upload that started longer ago than this has been abandoned. */
const ABANDONED_MS = 3600 * 1000

async function clearOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const info = await stat(file).catch(() => undefined)
    if (info && Date.now() - info.mtimeMs > ABANDONED_MS) await rm(file, { force: true })
  }
}

/** A rename only survives a power cut once its folder has been synced. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
