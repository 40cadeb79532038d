// Files of an order: list, add, open, remove.
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TYPES,
  ATTACHMENTS_BUCKET,
  ATTACHMENTS_PER_ORDER,
  type AttachmentType,
  type ListedAttachment,
} from '@dropwise/contracts'
import { StorageError, type StoredObject } from '@dropwise/surface'
import type { Readable } from 'node:stream'
import { v7 as uuidV7 } from 'uuid'
import { AppError, errors } from '../../../platform/errors.ts'
import type { Member } from '../../../platform/member.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  deleteAttachment,
  insertAttachment,
  isOrderSeen,
  listAttachments,
  shareWithSeries,
  unusedObjects,
} from './queries.ts'

export type AttachmentDeps = Pick<Platform, 'asUser' | 'asService' | 'surface' | 'clock'>

/** Age in milliseconds below which a file without a row is not deleted: bytes are stored before their row. */
const ON_THE_WAY_MS = 3_600_000

/** Throws not_found for an order that the caller may not see. */
export async function readAttachments(
  { asUser }: Pick<AttachmentDeps, 'asUser'>,
  { claims }: Member,
  orderId: string,
): Promise<ListedAttachment[]> {
  return asUser(claims, async ({ trx }) => {
    if (!(await isOrderSeen(trx, orderId))) throw errors.not_found('The order')
    return listAttachments(trx, orderId)
  })
}

async function findAttachment(
  { asUser }: Pick<AttachmentDeps, 'asUser'>,
  { claims }: Member,
  orderId: string,
  id: string,
): Promise<ListedAttachment | undefined> {
  const [attachment] = await asUser(claims, ({ trx }) => listAttachments(trx, orderId, id))
  return attachment
}

/**
 * Stores a file with its order and later orders of its series. Repeated requests have the same `newId`.
 * Throws not_found, attachments_full, attachment_too_large, attachment_refused.
 */
export async function addAttachment(
  deps: AttachmentDeps,
  member: Member,
  { orderId, name, body }: { orderId: string; name: string; body: Readable | undefined },
  newId: string | null,
): Promise<ListedAttachment> {
  const id = newId ?? uuidV7()
  const before = await readAttachments(deps, member, orderId)
  const earlierFile = before.find((file) => file.id === id)
  if (earlierFile) return earlierFile
  // Refuse before reading the body; the database counts again.
  if (before.length >= ATTACHMENTS_PER_ORDER)
    throw new AppError('attachments_full', { values: { limit: ATTACHMENTS_PER_ORDER } })
  if (!body)
    throw errors.validation_failed([{ field: 'body', message: 'Send the bytes of the file as the body' }])
  const object = `${member.tenantId}/${id}`
  const { type, bytes } = await storeFile(deps, object, body)
  try {
    await deps.asService('attach a file', async ({ trx }) => {
      await insertAttachment(trx, member.tenantId, { id, orderId, name, type, bytes, userId: member.userId })
      await shareWithSeries(trx, member.tenantId, id)
    })
  } catch (error) {
    await deps.surface.removeObjects(ATTACHMENTS_BUCKET, [object])
    throw error
  }
  const added = await findAttachment(deps, member, orderId, id)
  if (!added) throw errors.not_found('The file')
  return added
}

async function storeFile(
  { surface }: AttachmentDeps,
  object: string,
  body: Readable,
): Promise<StoredObject & { type: AttachmentType }> {
  const stored = await surface.storeObject(ATTACHMENTS_BUCKET, object, body).catch((error: unknown) => {
    throw refusalOf(error)
  })
  const type = ATTACHMENT_TYPES.find((each) => each === stored.type)
  if (!type) throw errors.attachment_refused()
  return { ...stored, type }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof StorageError)) return error
  switch (error.code) {
    case 'EntityTooLarge':
      return errors.attachment_too_large(`${ATTACHMENT_MAX_BYTES / 1024 ** 2} MB`)
    case 'InvalidMimeType':
      return errors.attachment_refused()
    case 'StorageFull':
      return errors.storage_full()
    case 'InvalidRequest':
      return errors.bad_request()
    default:
      return error
  }
}

/** A file's bytes and type. Throws not_found. */
export async function openAttachment(
  deps: AttachmentDeps,
  member: Member,
  orderId: string,
  id: string,
): Promise<{ file: ListedAttachment; bytes: Readable }> {
  const file = await findAttachment(deps, member, orderId, id)
  const bytes = file && (await deps.surface.readObject(ATTACHMENTS_BUCKET, file.object))
  if (!file || !bytes) throw errors.not_found('The file')
  return { file, bytes }
}

/** Removes a file from its order; its bytes are deleted when no other order names them. Throws not_found. */
export async function removeAttachment(
  { asUser }: Pick<AttachmentDeps, 'asUser'>,
  { claims }: Member,
  orderId: string,
  id: string,
): Promise<void> {
  const isDeleted = await asUser(claims, ({ trx }) => deleteAttachment(trx, orderId, id))
  if (!isDeleted) throw errors.not_found('The file')
}

/** Deletes bytes that no order names. Returns the number of files. */
export async function removeUnusedFiles({ asService, surface, clock }: AttachmentDeps): Promise<number> {
  const before = new Date(clock.now() - ON_THE_WAY_MS)
  const names = await asService('files of no order', ({ trx }) =>
    unusedObjects(trx, ATTACHMENTS_BUCKET, before),
  )
  return surface.removeObjects(ATTACHMENTS_BUCKET, names)
}
