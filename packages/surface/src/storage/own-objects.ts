// Objects that the program itself stores, reads and removes: no policies apply, but the bucket's limits do.
import { rm } from 'node:fs/promises'
import type { Surface } from '../options.ts'
import { findBucket, OPERATOR, type StorageContext } from './context.ts'
import { invalidMimeType, StorageError } from './errors.ts'
import { storeIncoming } from './intake.ts'
import { sniff } from './names.ts'
import { findObject, removeObjects } from './objects.ts'
import { commitObject, objectLimit } from './upload.ts'

/** Clients revalidate each time, so that rights are checked again; unchanged objects answer 304. */
const CACHE_CONTROL = 'no-cache'

export function createObjects(
  context: StorageContext,
): Pick<Surface, 'storeObject' | 'readObject' | 'objectVersion' | 'removeObjects'> {
  const versionOf = async (bucket: string, name: string): Promise<string | undefined> => {
    try {
      return (await findObject(context, OPERATOR, bucket, name)).version
    } catch (error) {
      if (error instanceof StorageError && error.code === 'NoSuchKey') return undefined
      throw error
    }
  }
  return {
    async storeObject(bucketId, name, bytes) {
      const bucket = await findBucket(context, bucketId)
      const stored = await storeIncoming(context, bytes, objectLimit(context, bucket))
      const type = sniff(stored.head)
      if (type === undefined || !bucket.allowed_mime_types?.includes(type)) {
        await rm(stored.file, { force: true })
        throw invalidMimeType(type ?? 'unknown')
      }
      const received = { ...stored, contentType: type, cacheControl: CACHE_CONTROL, userMetadata: null }
      await commitObject(context, OPERATOR, bucket, name, 'upsert', received)
      return { type, bytes: stored.size }
    },
    async readObject(bucket, name) {
      const version = await versionOf(bucket, name)
      return version === undefined ? undefined : context.bytes.read(version)
    },
    objectVersion: versionOf,
    async removeObjects(bucket, names) {
      return (await removeObjects(context, OPERATOR, bucket, [...names])).length
    },
  }
}
