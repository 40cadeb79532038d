// Hashes of stored photos and signatures. Each upload has a version of its own, so that a hash is computed once for it.
import { PROOFS_BUCKET } from '@dropwise/contracts'
import { createHash } from 'node:crypto'
import type { Platform } from '../platform.ts'

export interface ObjectHash {
  sha256: string
  bytes: number
}

/** After this many milliseconds a file is read again: somebody may have changed its bytes on the disk. */
const REMEMBERED_MS = 3_600_000
const REMEMBERED_MOST = 10_000

/** By version, the oldest first. */
const hashes = new Map<string, ObjectHash & { readAt: number }>()

/** Undefined when the object is not there. */
export async function hashObject(
  surface: Pick<Platform['surface'], 'readObject' | 'objectVersion'>,
  name: string,
): Promise<ObjectHash | undefined> {
  const version = await surface.objectVersion(PROOFS_BUCKET, name)
  if (version === undefined) return undefined
  const remembered = hashes.get(version)
  if (remembered && performance.now() - remembered.readAt < REMEMBERED_MS)
    return { sha256: remembered.sha256, bytes: remembered.bytes }
  const stream = await surface.readObject(PROOFS_BUCKET, name)
  if (!stream) return undefined
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    hash.update(part)
    bytes += part.length
  }
  const read = { sha256: hash.digest('hex'), bytes }
  // Another upload may have replaced the object while it was read.
  if ((await surface.objectVersion(PROOFS_BUCKET, name)) === version) remember(version, read)
  return read
}

function remember(version: string, read: ObjectHash): void {
  hashes.delete(version)
  hashes.set(version, { ...read, readAt: performance.now() })
  const [oldest] = hashes.keys()
  if (hashes.size > REMEMBERED_MOST && oldest !== undefined) hashes.delete(oldest)
}
