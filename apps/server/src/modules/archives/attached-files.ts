// Photos and PDFs of orders in an archive: exports them with their rows, and restores them before their
// rows.
import { ATTACHMENTS_BUCKET, ATTACHMENT_TYPES, type AttachmentType } from '@dropwise/contracts'
import { StorageError, type StoredObject, type Surface } from '@dropwise/surface'
import { z } from 'zod'
import type { Scopes } from '../../platform/db/scope.ts'
import { attachedPath, photoPath } from './layout.ts'
import type { OpenZip } from './open-zip.ts'
import { listAttachedFiles, listCompanyFiles, type JsonRow } from './queries.ts'
import type { ZipWriter } from '../../platform/write-zip.ts'

export interface FilesWritten {
  written: number
  /** Files whose bytes are missing in storage. */
  left: number
}

interface FileDeps extends Pick<Scopes, 'asService'> {
  surface: Pick<Surface, 'readObject' | 'storeObject'>
}

export async function writeAttachedFiles(
  { asService, surface }: FileDeps,
  tenantId: string,
  zip: Pick<ZipWriter, 'addBytes'>,
): Promise<FilesWritten> {
  const files = await asService('company export: files', ({ trx }) => listAttachedFiles(trx, tenantId))
  let written = 0
  for (const file of files) {
    const bytes = await surface.readObject(ATTACHMENTS_BUCKET, file.object)
    if (!bytes) continue
    await zip.addBytes(attachedPath(file.fileId, file.type), bytes)
    written += 1
  }
  return { written, left: files.length - written }
}

/**
 * Streams photos and signatures of deliveries, photos of feedback and the logo one by one, never as a whole
 * in memory.
 */
export async function writePhotos(
  { asService, surface }: FileDeps,
  tenantId: string,
  zip: Pick<ZipWriter, 'addBytes'>,
): Promise<FilesWritten> {
  const files = await asService('company export: photos', ({ trx }) => listCompanyFiles(trx, tenantId))
  let written = 0
  for (const { bucket, name } of files) {
    const bytes = await surface.readObject(bucket, name)
    if (!bytes) continue
    await zip.addBytes(photoPath(bucket, name), bytes)
    written += 1
  }
  return { written, left: files.length - written }
}

const attachedRow = z.looseObject({ file_id: z.uuid(), type: z.enum(ATTACHMENT_TYPES) })

/**
 * Stores the files and returns their rows with the detected types. Drops rows whose file is missing or has
 * no allowed type.
 */
export async function restoreAttachedFiles(
  { surface }: FileDeps,
  tenantId: string,
  rows: readonly JsonRow[],
  zip: OpenZip,
): Promise<JsonRow[]> {
  const stored = new Map<string, StoredObject | undefined>()
  const restored: JsonRow[] = []
  for (const row of rows) {
    const { success, data } = attachedRow.safeParse(row)
    if (!success) continue
    if (!stored.has(data.file_id))
      stored.set(data.file_id, await restoreFile(surface, tenantId, data.file_id, data.type, zip))
    const file = stored.get(data.file_id)
    if (file) restored.push({ ...row, ...file })
  }
  return restored
}

async function restoreFile(
  surface: Pick<Surface, 'storeObject'>,
  tenantId: string,
  fileId: string,
  type: AttachmentType,
  zip: OpenZip,
): Promise<StoredObject | undefined> {
  const bytes = await zip.stream(attachedPath(fileId, type))
  if (!bytes) return undefined
  try {
    return await surface.storeObject(ATTACHMENTS_BUCKET, `${tenantId}/${fileId}`, bytes)
  } catch (error) {
    if (error instanceof StorageError && error.status < 500) return undefined
    throw error
  }
}
