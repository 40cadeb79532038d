// Targets of backups: a file, or an object in the bucket of BACKUP_S3_URL.
import { openS3, parseS3Url } from '@dropwise/surface/storage/s3-backend'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { BackupError } from './backup-error.ts'

const S3 = 's3://'

export const isInBucket = (place: string): boolean => place.startsWith(S3)

export interface BackupPlaces {
  s3Url: string | undefined
  /** Holds uploads until they are complete. */
  dataDir: string
}

/** Lets `write` fill a temporary file, and moves it into place when complete. A failure leaves nothing. */
export async function storeBackup<T>(
  place: string,
  { s3Url, dataDir }: BackupPlaces,
  write: (target: Writable) => Promise<T>,
): Promise<T> {
  const isRemote = isInBucket(place)
  const file = isRemote ? join(dataDir, `.upload-${process.pid}`) : `${place}.partial`
  if (!isRemote && existsSync(place)) throw new BackupError(`${place} exists already. Name another file.`)
  const bucket = isRemote ? await openBucket(s3Url, dataDir) : undefined
  try {
    await mkdir(dirname(file), { recursive: true })
    const result = await write(createWriteStream(file, { mode: 0o600, flush: true }))
    if (bucket) await bucket.put(place.slice(S3.length), file, 'application/octet-stream')
    else {
      await rename(file, place)
      await syncFolder(dirname(place))
    }
    return result
  } catch (error) {
    await rm(file, { force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new BackupError(`The disk of ${dirname(file)} is full. Nothing was kept.`)
    throw error
  }
}

export async function openBackup(place: string, { s3Url, dataDir }: BackupPlaces): Promise<Readable> {
  if (!isInBucket(place)) {
    if (!existsSync(place)) throw new BackupError(`There is no file ${place}.`)
    return createReadStream(place)
  }
  const bucket = await openBucket(s3Url, dataDir)
  const bytes = await bucket.read(place.slice(S3.length))
  if (!bytes) throw new BackupError(`The bucket holds no ${place.slice(S3.length)}.`)
  return bytes
}

export async function removeBackup(place: string, { s3Url, dataDir }: BackupPlaces): Promise<void> {
  if (!isInBucket(place)) return rm(place, { force: true })
  await (await openBucket(s3Url, dataDir)).remove([place.slice(S3.length)])
}

async function openBucket(s3Url: string | undefined, dataDir: string) {
  if (s3Url === undefined)
    throw new BackupError('Set BACKUP_S3_URL to the bucket: https://KEY:SECRET@host/bucket?region=NAME.')
  return openS3(parseS3Url(s3Url), join(dataDir, 'backups'))
}

/** Makes the rename survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
