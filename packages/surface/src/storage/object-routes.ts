// Routes that list and change objects: list, upload, move, copy and delete.
import type { FastifyRequest } from 'fastify'
import { isObject } from '../auth/input.ts'
import { callerOf, type StorageContext } from './context.ts'
import { invalidParameter, noSuchKey } from './errors.ts'
import { type Body, names, number, optionalText, orderOf, param, place, readBody, text } from './input.ts'
import { requireKey } from './names.ts'
import type { ObjectPlace } from './object-rows.ts'
import {
  copyObject,
  type CopyReplacement,
  listObjects,
  listObjectsV2,
  moveObject,
  removeObjects,
} from './objects.ts'
import { isUpsert, type On } from './router.ts'
import { upload, userMetadataOf } from './upload.ts'

export function mountListing(on: On, context: StorageContext): void {
  on('POST', '/object/list/:bucket', async (request) => {
    const caller = await callerOf(context, request)
    const body = await readBody(request)
    return listObjects(context, caller, param(request, 'bucket'), {
      prefix: optionalText(body, 'prefix')?.replace(/^\/+/, '') ?? '',
      search: optionalText(body, 'search') ?? '',
      limit: number(body, 'limit', 100, 10_000),
      offset: number(body, 'offset', 0, 1e9),
      ...orderOf(body),
    })
  })
  on('POST', '/object/list-v2/:bucket', async (request) => {
    const caller = await callerOf(context, request)
    const body = await readBody(request)
    const { column, order } = orderOf(body)
    if (column !== 'name' && column !== 'created_at' && column !== 'updated_at')
      throw invalidParameter('sortBy.column must be name, created_at or updated_at')
    return listObjectsV2(context, caller, param(request, 'bucket'), {
      prefix: optionalText(body, 'prefix') ?? '',
      limit: Math.max(1, number(body, 'limit', 1000, 1000)),
      cursor: optionalText(body, 'cursor'),
      delimiter: body.with_delimiter === true ? '/' : undefined,
      column,
      order,
    })
  })
}

export function mountTransfers(on: On, context: StorageContext): void {
  on('POST', '/object/move', async (request) => {
    const caller = await callerOf(context, request)
    const body = await readBody(request)
    const { from, to } = transferOf(body)
    const row = await moveObject(context, caller, from, to)
    return { message: 'Successfully moved', Id: row.id, Key: `${to.bucket}/${to.name}` }
  })
  on('POST', '/object/copy', async (request) => {
    const caller = await callerOf(context, request)
    const body = await readBody(request)
    const { from, to } = transferOf(body)
    const row = await copyObject(context, caller, from, to, {
      isUpsert: isUpsert(request),
      replacement: body.copyMetadata === false ? replacementOf(request, body) : undefined,
    })
    const {
      id,
      name,
      bucket_id,
      owner,
      owner_id,
      version,
      metadata,
      created_at,
      updated_at,
      last_accessed_at,
    } = row
    return {
      Id: id,
      Key: `${to.bucket}/${to.name}`,
      name,
      bucket_id,
      owner,
      owner_id,
      version,
      id,
      metadata,
      created_at,
      updated_at,
      last_accessed_at,
    }
  })
}

/** Source and destination of a move or copy. */
function transferOf(body: Body): { from: ObjectPlace; to: ObjectPlace } {
  const from = { bucket: text(body, 'bucketId'), name: requireKey(text(body, 'sourceKey')) }
  const to = {
    bucket: optionalText(body, 'destinationBucket') ?? from.bucket,
    name: requireKey(text(body, 'destinationKey')),
  }
  return { from, to }
}

/** Metadata for a copy: type and caching from the body, user metadata from the header. */
function replacementOf(request: FastifyRequest, body: Body): CopyReplacement {
  const metadata = isObject(body.metadata) ? body.metadata : {}
  return {
    mimetype: optionalText(metadata, 'mimetype'),
    cacheControl: optionalText(metadata, 'cacheControl'),
    userMetadata: userMetadataOf(request),
  }
}

export function mountWriting(on: On, context: StorageContext): void {
  on('POST', '/object/*', async (request) => {
    const { bucket, name } = place(request, '/object')
    const { id, key } = await upload(
      context,
      request,
      await callerOf(context, request),
      { bucket, name },
      isUpsert(request) ? 'upsert' : 'create',
    )
    return { Id: id, Key: key }
  })
  on('PUT', '/object/*', async (request) => {
    const { bucket, name } = place(request, '/object')
    const { id, key } = await upload(
      context,
      request,
      await callerOf(context, request),
      { bucket, name },
      'update',
    )
    return { Id: id, Key: key }
  })
  on('DELETE', '/object/:bucket', async (request) => {
    const caller = await callerOf(context, request)
    return removeObjects(
      context,
      caller,
      param(request, 'bucket'),
      names(await readBody(request), 'prefixes'),
    )
  })
  on('DELETE', '/object/*', async (request) => {
    const { bucket, name } = place(request, '/object')
    const removed = await removeObjects(context, await callerOf(context, request), bucket, [name])
    if (removed.length === 0) throw noSuchKey()
    return { message: 'Successfully deleted' }
  })
}
