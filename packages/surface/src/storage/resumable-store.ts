// The data store behind @tus/server: each upload's bytes are appended to a file until it is complete.
import { createWriteStream } from 'node:fs'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { asUploadError } from './intake.ts'
import type { ResumableInfo } from './pending-info.ts'
import { isMissing, PENDING_LIFE_MS, type PendingUploads } from './pending.ts'
import { parseUploadId } from './resumable-id.ts'

const DATA = 'data'

export class ResumableStore extends DataStore {
  #uploads: PendingUploads<ResumableInfo>

  constructor(uploads: PendingUploads<ResumableInfo>) {
    super()
    this.#uploads = uploads
    this.extensions = [
      'creation',
      'creation-with-upload',
      'creation-defer-length',
      'termination',
      'expiration',
    ]
  }

  override async create(upload: Upload): Promise<Upload> {
    const key = keyOf(upload.id)
    upload.creation_date = new Date().toISOString()
    const { id, size, metadata, creation_date: createdAt } = upload
    await this.#uploads.save(key, { id, size, metadata, createdAt })
    await mkdir(dirname(this.dataFile(id)), { recursive: true })
    await writeFile(this.dataFile(id), '', { mode: 0o600 })
    return upload
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const file = this.dataFile(id)
    try {
      await pipeline(bytes, createWriteStream(file, { flags: 'r+', start: offset, flush: true }))
    } catch (error) {
      throw isMissing(error) ? ERRORS.FILE_NOT_FOUND : asUploadError(error)
    }
    return this.#received(id)
  }

  override async getUpload(id: string): Promise<Upload> {
    const info = await this.#info(id)
    const { size, metadata, createdAt, isComplete } = info
    const offset = isComplete ? (size ?? 0) : await this.#received(id)
    return new Upload({ id, size, offset, metadata, creation_date: createdAt })
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    await this.#uploads.save(keyOf(id), { ...(await this.#info(id)), size })
  }

  override async remove(id: string): Promise<void> {
    await this.#info(id)
    await this.#uploads.remove(keyOf(id))
  }

  override getExpiration(): number {
    return PENDING_LIFE_MS
  }

  override async deleteExpired(): Promise<number> {
    return this.#uploads.removeExpired(Date.now())
  }

  async markComplete(id: string): Promise<void> {
    await this.#uploads.save(keyOf(id), { ...(await this.#info(id)), isComplete: true })
  }

  dataFile(id: string): string {
    return this.#uploads.path(keyOf(id), DATA)
  }

  /** Bytes received so far. A concurrent request may end or finish the upload, which moves its bytes away. */
  async #received(id: string): Promise<number> {
    try {
      return (await stat(this.dataFile(id))).size
    } catch (error) {
      if (!isMissing(error)) throw error
      const { size } = await this.#info(id)
      if (size === undefined) throw ERRORS.FILE_NOT_FOUND
      return size
    }
  }

  async #info(id: string): Promise<ResumableInfo> {
    const info = await this.#uploads.find(keyOf(id))
    if (info?.id !== id) throw ERRORS.FILE_NOT_FOUND
    return info
  }
}

const keyOf = (id: string): string => parseUploadId(id)?.version ?? ''
