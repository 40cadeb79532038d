// Incoming bytes: written to a file nothing refers to yet, measured and hashed on the way.
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { StorageContext } from './context.ts'
import { invalidRequest, StorageError, tooLarge } from './errors.ts'

/** Leading bytes kept for content sniffing. */
const SNIFFED_BYTES = 512

/** A complete file in the incoming folder. */
export interface StoredFile {
  file: string
  size: number
  etag: string
  head: Buffer
}

/** The bytes of a request; without a body, a stream that ends at once. */
export const bodyOf = (request: FastifyRequest): Readable =>
  (request.body as Readable | undefined) ?? Readable.from([])

/** An incoming object: the file and what its sender declared about it. */
export interface Received extends StoredFile {
  contentType: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

export const incomingFile = (context: StorageContext): string => join(context.bytes.incoming, randomUUID())

/** Measures and hashes a stream chunk by chunk. */
function meter() {
  const hash = createHash('md5')
  let size = 0
  let head = Buffer.alloc(0)
  return {
    take(chunk: Buffer): number {
      size += chunk.length
      if (head.length < SNIFFED_BYTES)
        head = Buffer.concat([head, chunk.subarray(0, SNIFFED_BYTES - head.length)])
      hash.update(chunk)
      return size
    },
    result: () => ({ size, etag: `"${hash.digest('hex')}"`, head }),
  }
}

/** Writes the stream to a new file. Throws EntityTooLarge beyond `limit`; removes the file on any failure. */
export async function storeIncoming(
  context: StorageContext,
  bytes: AsyncIterable<Buffer>,
  limit: number,
): Promise<StoredFile> {
  const file = incomingFile(context)
  const handle = await open(file, 'wx', 0o600)
  const byteMeter = meter()
  try {
    for await (const chunk of bytes) {
      if (byteMeter.take(chunk) > limit) throw tooLarge()
      await handle.write(chunk)
    }
    await handle.sync()
  } catch (error) {
    await rm(file, { force: true })
    throw asUploadError(error)
  } finally {
    await handle.close()
  }
  return { file, ...byteMeter.result() }
}

/** Measures a file that is already complete. */
export async function measureFile(file: string): Promise<StoredFile> {
  const byteMeter = meter()
  for await (const chunk of createReadStream(file)) byteMeter.take(chunk as Buffer)
  return { file, ...byteMeter.result() }
}

/** Maps a full disk and a disconnected sender to storage errors; returns anything else unchanged. */
export function asUploadError(error: unknown): unknown {
  if (error instanceof StorageError) return error
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StorageError('StorageFull', 507, 'storage_full', 'There is no space left for this object', 507)
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' || message === 'aborted')
    return invalidRequest('The upload ended before it was complete')
  return error
}
