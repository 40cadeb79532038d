// Files of the product itself (uploaded imports, exports), stored by content hash under the data folder.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface Blobs {
  /** Stores the bytes durably. Returns their SHA-256 in hex, which is their key. */
  put(bytes: Uint8Array): Promise<string>
  /** The bytes; undefined for an unknown key. */
  get(key: string): Promise<Buffer | undefined>
}

const KEY = /^[0-9a-f]{64}$/

export function fileBlobs(folder: string): Blobs {
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key)
  return {
    async put(bytes) {
      const key = createHash('sha256').update(bytes).digest('hex')
      const path = pathOf(key)
      const partPath = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true })
      try {
        const file = await open(partPath, 'wx')
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(partPath, path)
      } catch (error) {
        await rm(partPath, { force: true })
        throw error
      }
      return key
    },
    async get(key) {
      if (!KEY.test(key)) return undefined
      return readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
    },
  }
}
