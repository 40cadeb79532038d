// The protocol of resumable uploads (tus 1.0): @tus/server implements it; access checks and rows are those of any upload.
import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { ERRORS, Server, type ServerOptions, type Upload } from '@tus/server'
import { OPERATOR, type Caller, findBucket, type StorageContext } from './context.ts'
import { invalidMimeType, invalidRequest, invalidSignature, StorageError } from './errors.ts'
import { incomingFile, measureFile } from './intake.ts'
import { isAllowedType, requireKey } from './names.ts'
import { requireUploadRight, type WriteMode } from './object-rows.ts'
import {
  decodeUploadId,
  encodeUploadId,
  formatUploadId,
  parseUploadId,
  RESUMABLE_PATH,
  type UploadId,
} from './resumable-id.ts'
import { ResumableStore } from './resumable-store.ts'
import { verifyPath } from './signing.ts'
import { cacheControlOf, commitObject, objectLimit, parseUserMetadata } from './upload.ts'

/** Input of the protocol hooks about the current request. */
export interface Exchange {
  caller: Caller
  mode: WriteMode
  isSigned: boolean
  signature: string | undefined
  /** Public URL below which uploads are addressed. */
  baseUrl: string
}

export type TusRequest = Parameters<NonNullable<ServerOptions['onUploadCreate']>>[0]

export function openServer(context: StorageContext, exchangeOf: (request: TusRequest) => Exchange): Server {
  const store = new ResumableStore(context.resumable)
  return new Server({
    path: `/storage/v1${RESUMABLE_PATH}`,
    datastore: store,
    disableTerminationForFinishedUploads: true,
    namingFunction: (_request, metadata) =>
      formatUploadId({
        bucket: metadata?.bucketName ?? '',
        name: requireKey(metadata?.objectName ?? ''),
        version: randomUUID(),
      }),
    generateUrl: (request, { id }) => `${exchangeOf(request).baseUrl}/${encodeUploadId(id)}`,
    getFileIdFromRequest: (_request, last) => {
      const id = decodeUploadId(last ?? '')
      return parseUploadId(id) ? id : undefined
    },
    maxSize: async (_request, id) => (id === null ? context.limits.objectBytes : sizeLimit(context, id)),
    onIncomingRequest: async (request, id) =>
      authorize(context, exchangeOf(request), request.method, placeOf(id)),
    onUploadCreate: async (_request, upload) => prepareUpload(context, upload),
    onUploadFinish: async (request, upload) => finishUpload(context, store, exchangeOf(request), upload),
    onResponseError: (_request, error) =>
      error instanceof StorageError
        ? { status_code: Number(error.statusCode), body: error.message }
        : undefined,
  })
}

function placeOf(id: string): UploadId {
  const place = parseUploadId(id)
  if (!place) throw invalidRequest('bucketName and objectName must be given as metadata of the upload')
  return place
}

async function sizeLimit(context: StorageContext, id: string): Promise<number> {
  return objectLimit(context, await findBucket(context, placeOf(id).bucket))
}

/** A signed link acts for its creator; everyone else needs the right to upload there on every request. */
async function authorize(
  context: StorageContext,
  exchange: Exchange,
  method: string,
  place: UploadId,
): Promise<void> {
  if (exchange.isSigned) {
    if (!exchange.signature) throw invalidSignature()
    const path = `${place.bucket}/${place.name}`
    const claims = await verifyPath(context, exchange.signature, path, 'upload')
    exchange.caller = { ...OPERATOR, owner: typeof claims.owner === 'string' ? claims.owner : null }
    exchange.mode = claims.upsert === true ? 'upsert' : 'create'
  }
  // Anyone who has an upload's URL may query its offset.
  if (method !== 'HEAD') await requireUploadRight(context, exchange.caller, place, exchange.mode)
}

/** Rejects a type the bucket does not accept before any bytes are sent. */
async function prepareUpload(
  context: StorageContext,
  upload: Upload,
): Promise<{ metadata: Upload['metadata'] }> {
  const { bucket: id } = placeOf(upload.id)
  const bucket = await findBucket(context, id)
  const type = upload.metadata?.contentType
  if (type && !isAllowedType(type, bucket.allowed_mime_types)) throw invalidMimeType(type)
  return { metadata: upload.metadata }
}

async function finishUpload(
  context: StorageContext,
  store: ResumableStore,
  exchange: Exchange,
  upload: Upload,
): Promise<{ headers: Record<string, string> }> {
  const { bucket: bucketId, name } = placeOf(upload.id)
  const bucket = await findBucket(context, bucketId)
  const data = store.dataFile(upload.id)
  const file = incomingFile(context)
  // Two requests may both see the upload complete; only the one that wins this rename creates the object.
  await rename(data, file).catch(() => {
    throw ERRORS.FILE_NOT_FOUND
  })
  try {
    const { metadata = {} } = upload
    const received = {
      ...(await measureFile(file)),
      contentType: metadata.contentType || 'application/octet-stream',
      cacheControl: cacheControlOf(metadata.cacheControl),
      userMetadata: parseUserMetadata(metadata.metadata),
    }
    await commitObject(context, exchange.caller, bucket, name, exchange.mode, received)
  } catch (error) {
    await rm(file, { force: true })
    await store.remove(upload.id)
    throw error
  }
  await store.markComplete(upload.id)
  return { headers: { 'Tus-Complete': '1' } }
}
