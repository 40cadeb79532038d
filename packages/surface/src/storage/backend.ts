// Where the bytes of objects rest: a folder on disk. Names there are versions made by us, never a caller's.
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export interface Bytes {
  /** Puts a complete local file under `version`; the file is moved or uploaded and gone afterwards. */
  put(version: string, file: string, contentType: string): Promise<void>
  read(version: string, range?: { start: number; end: number }): Promise<Readable | undefined>
  copy(from: string, to: string): Promise<void>
  remove(versions: string[]): Promise<void>
  /** Folder for uploads that are still coming in. */
  incoming: string
}

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'

/** Makes the folders and clears what uploads left behind when the server died. */
export async function openFolder(root: string): Promise<Bytes> {
  const incoming = join(root, 'incoming')
  const kept = join(root, 'objects')
  await mkdir(incoming, { recursive: true })
  await mkdir(kept, { recursive: true })
  await clearOld(incoming)
  const at = (version: string): string => join(kept, version.slice(0, 2), version)
  return {
    incoming,
    async put(version, file) {
      await mkdir(join(kept, version.slice(0, 2)), { recursive: true })
      await rename(file, at(version))
      await syncFolder(join(kept, version.slice(0, 2)))
    },
    async read(version, range) {
      try {
        // Opened before it is promised: a file that is removed a moment later is still read to its end.
        return (await open(at(version))).createReadStream(range)
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async copy(from, to) {
      await mkdir(join(kept, to.slice(0, 2)), { recursive: true })
      await copyFile(at(from), at(to))
    },
    async remove(versions) {
      await Promise.all(versions.map((version) => rm(at(version), { force: true })))
    },
  }
}

/** An upload that began this long ago is not coming any more. */
const ABANDONED_MS = 3600 * 1000

async function clearOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const info = await stat(file).catch(() => undefined)
    if (info && Date.now() - info.mtimeMs > ABANDONED_MS) await rm(file, { force: true })
  }
}

/** A rename survives a power cut once its folder is on disk. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
