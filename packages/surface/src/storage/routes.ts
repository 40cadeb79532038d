// Mounts /storage/v1: the routes and the error handler.
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isObject, query } from '../auth/input.ts'
import { addCors, isAnswered, sendJson } from '../core/http.ts'
import {
  type BucketList,
  createBucket,
  deleteBucket,
  emptyBucket,
  getBucket,
  listBuckets,
  updateBucket,
} from './buckets.ts'
import { OPERATOR, callerOf, namedCallerOf, type StorageContext } from './context.ts'
import { sendObject } from './download.ts'
import { invalidParameter, noSuchKey, StorageError } from './errors.ts'
import { toStorageError } from './failures.ts'
import { type Body, names, number, optionalText, orderOf, param, place, readBody, text } from './input.ts'
import { requireKey } from './names.ts'
import {
  copyObject,
  type CopyReplacement,
  findObject,
  findPublicObject,
  listObjects,
  listObjectsV2,
  moveObject,
  removeObjects,
  sendInfo,
  visibleNames,
} from './objects.ts'
import { parseTransform, sendRendered } from './render.ts'
import { parseExpiry, signPath, UPLOAD_LINK_SECONDS, verifyPath } from './signing.ts'
import { requireUploadRight } from './object-rows.ts'
import { sweepPending } from './pending.ts'
import { mountResumable } from './resumable.ts'
import { mountS3 } from './s3/routes.ts'
import { upload, userMetadataOf } from './upload.ts'

const isUpsert = (request: FastifyRequest): boolean => request.headers['x-upsert'] === 'true'

export function mountStorage(app: FastifyInstance, context: StorageContext): void {
  addCors(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.setErrorHandler((error, request, reply) => {
    const known = toStorageError(error)
    if (!known) request.log.error({ err: error }, 'storage request failed')
    const shown =
      known ??
      new StorageError(
        'InternalError',
        500,
        'internal',
        'Something went wrong. Try again; the server log has the details.',
        500,
      )
    // Headers set for the object must not apply to the error, least of all cache headers.
    for (const name of ['etag', 'last-modified', 'cache-control', 'content-disposition', 'vary'])
      reply.removeHeader(name)
    // A rejected body is not read to the end, so the connection cannot be reused.
    if (request.body && !(request.body as Readable).readableEnded) reply.header('connection', 'close')
    if (shown.status === 503) reply.header('retry-after', '1')
    return request.method === 'HEAD'
      ? reply.code(shown.status).send()
      : sendJson(reply, shown.status, shown.body())
  })
  app.setNotFoundHandler((_request, reply) =>
    sendJson(reply, 404, {
      statusCode: '404',
      error: 'not_found',
      message: 'There is no such endpoint',
      code: 'NoSuchEndpoint',
    }),
  )

  type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  const on = (
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | ('GET' | 'HEAD')[],
    url: string,
    handler: Handler,
  ): void => {
    app.route({
      method,
      url,
      exposeHeadRoute: false,
      bodyLimit: Number.MAX_SAFE_INTEGER,
      handler: async (request, reply) => {
        const value = await handler(request, reply)
        return isAnswered(reply) ? reply : sendJson(reply, 200, value)
      },
    })
  }
  on('GET', '/status', async () => ({ status: 'ok' }))
  mountBuckets(on, context)
  sweepPending(app, [context.resumable, context.multipart])
  mountResumable(app, context)
  void app.register(async (part) => mountS3(part, context))

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
  on('POST', '/object/move', async (request) => {
    const caller = await callerOf(context, request)
    const body = await readBody(request)
    const from = { bucket: text(body, 'bucketId'), name: requireKey(text(body, 'sourceKey')) }
    const to = {
      bucket: optionalText(body, 'destinationBucket') ?? from.bucket,
      name: requireKey(text(body, 'destinationKey')),
    }
    const row = await moveObject(context, caller, from, to)
    return { message: 'Successfully moved', Id: row.id, Key: `${to.bucket}/${to.name}` }
  })
  on('POST', '/object/copy', async (request) => {
    const caller = await callerOf(context, request)
    const body = await readBody(request)
    const from = { bucket: text(body, 'bucketId'), name: requireKey(text(body, 'sourceKey')) }
    const to = {
      bucket: optionalText(body, 'destinationBucket') ?? from.bucket,
      name: requireKey(text(body, 'destinationKey')),
    }
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
  mountSigned(on, context)

  on(['GET', 'HEAD'], '/object/info/public/*', async (request, reply) => {
    const { bucket, name } = place(request, '/object/info/public')
    return sendInfo(request, reply, await findPublicObject(context, bucket, name))
  })
  on(['GET', 'HEAD'], '/object/info/authenticated/*', async (request, reply) => {
    const { bucket, name } = place(request, '/object/info/authenticated')
    return sendInfo(request, reply, await findObject(context, await callerOf(context, request), bucket, name))
  })
  on(['GET', 'HEAD'], '/object/info/*', async (request, reply) => {
    const { bucket, name } = place(request, '/object/info')
    return sendInfo(request, reply, await findObject(context, await callerOf(context, request), bucket, name))
  })
  on(['GET', 'HEAD'], '/object/public/*', async (request, reply) => {
    const { bucket, name } = place(request, '/object/public')
    return sendObject(context, request, reply, await findPublicObject(context, bucket, name))
  })
  for (const route of ['/object/authenticated', '/object']) {
    on(['GET', 'HEAD'], `${route}/*`, async (request, reply) => {
      const { bucket, name } = place(request, route)
      const caller = await callerOf(context, request)
      return sendObject(context, request, reply, await findObject(context, caller, bucket, name))
    })
  }
  on(['GET', 'HEAD'], '/render/image/public/*', async (request, reply) => {
    const { bucket, name } = place(request, '/render/image/public')
    const transform = parseTransform(Object.fromEntries(query(request)))
    const row = await findPublicObject(context, bucket, name)
    return sendRendered(context, request, reply, row, transform)
  })
  on(['GET', 'HEAD'], '/render/image/authenticated/*', async (request, reply) => {
    const { bucket, name } = place(request, '/render/image/authenticated')
    const transform = parseTransform(Object.fromEntries(query(request)))
    const row = await findObject(context, await callerOf(context, request), bucket, name)
    return sendRendered(context, request, reply, row, transform)
  })

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
    const gone = await removeObjects(context, await callerOf(context, request), bucket, [name])
    if (gone.length === 0) throw noSuchKey()
    return { message: 'Successfully deleted' }
  })
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

type On = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | ('GET' | 'HEAD')[],
  url: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) => void

function mountBuckets(on: On, context: StorageContext): void {
  on('GET', '/bucket', async (request) => {
    const params = query(request)
    const whole = (name: string, fallback: number): number => {
      const given = params.get(name)
      if (given !== null && !/^\d{1,9}$/.test(given))
        throw invalidParameter(`querystring/${name} must be a whole number`)
      return given === null ? fallback : Number(given)
    }
    const column = params.get('sortColumn') ?? 'created_at'
    if (!['id', 'name', 'created_at', 'updated_at'].includes(column))
      throw invalidParameter('querystring/sortColumn must be id, name, created_at or updated_at')
    return listBuckets(context, await namedCallerOf(context, request), {
      limit: whole('limit', 1000),
      offset: whole('offset', 0),
      search: params.get('search')?.replaceAll('\0', '') || undefined,
      column: column as BucketList['column'],
      order: params.get('sortOrder') === 'desc' ? 'desc' : 'asc',
    })
  })
  on('GET', '/bucket/:id', async (request) =>
    getBucket(context, await namedCallerOf(context, request), param(request, 'id')),
  )
  on('POST', '/bucket', async (request) =>
    createBucket(context, await namedCallerOf(context, request), await readBody(request)),
  )
  on('PUT', '/bucket/:id', async (request) =>
    updateBucket(
      context,
      await namedCallerOf(context, request),
      param(request, 'id'),
      await readBody(request),
    ),
  )
  on('POST', '/bucket/:id/empty', async (request) =>
    emptyBucket(context, await namedCallerOf(context, request), param(request, 'id')),
  )
  on('DELETE', '/bucket/:id', async (request) =>
    deleteBucket(context, await namedCallerOf(context, request), param(request, 'id')),
  )
}

function mountSigned(on: On, context: StorageContext): void {
  on('POST', '/object/upload/sign/*', async (request) => {
    const caller = await callerOf(context, request)
    const { bucket, name } = place(request, '/object/upload/sign')
    const upsert = isUpsert(request)
    await requireUploadRight(context, caller, { bucket, name }, upsert ? 'upsert' : 'create')
    const path = `${bucket}/${name}`
    const token = signPath(context, path, 'upload', UPLOAD_LINK_SECONDS, { owner: caller.owner, upsert })
    return { url: `/object/upload/sign/${path}?token=${token}`, token }
  })
  on('PUT', '/object/upload/sign/*', async (request) => {
    const { bucket, name } = place(request, '/object/upload/sign')
    const claims = await verifyPath(context, query(request).get('token'), `${bucket}/${name}`, 'upload')
    const owner = typeof claims.owner === 'string' ? claims.owner : null
    const { id, key } = await upload(
      context,
      request,
      { ...OPERATOR, owner },
      { bucket, name },
      claims.upsert === true ? 'upsert' : 'create',
    )
    return { Id: id, Key: key }
  })
  on('POST', '/object/sign/:bucket', async (request) => {
    const caller = await callerOf(context, request)
    const bucket = param(request, 'bucket')
    const body = await readBody(request)
    const seconds = parseExpiry(body.expiresIn)
    const paths = names(body, 'paths')
    const known = await visibleNames(context, caller, bucket, paths)
    return paths.map((path) =>
      known.has(path)
        ? {
            path,
            error: null,
            signedURL: `/object/sign/${bucket}/${path}?token=${signPath(context, `${bucket}/${path}`, 'download', seconds)}`,
          }
        : {
            path,
            error: 'Either the object does not exist or you do not have access to it',
            signedURL: null,
          },
    )
  })
  on('POST', '/object/sign/*', async (request) => {
    const caller = await callerOf(context, request)
    const { bucket, name } = place(request, '/object/sign')
    const body = await readBody(request)
    const seconds = parseExpiry(body.expiresIn)
    await findObject(context, caller, bucket, name)
    const path = `${bucket}/${name}`
    const transform = isObject(body.transform) ? body.transform : undefined
    if (transform) parseTransform(transform)
    const route = transform ? '/render/image/sign' : '/object/sign'
    return {
      signedURL: `${route}/${path}?token=${signPath(context, path, 'download', seconds, transform ? { transformations: transform } : {})}`,
    }
  })
  on(['GET', 'HEAD'], '/object/sign/*', async (request, reply) => {
    const { bucket, name } = place(request, '/object/sign')
    await verifyPath(context, query(request).get('token'), `${bucket}/${name}`, 'download')
    return sendObject(context, request, reply, await findObject(context, OPERATOR, bucket, name))
  })
  on(['GET', 'HEAD'], '/render/image/sign/*', async (request, reply) => {
    const { bucket, name } = place(request, '/render/image/sign')
    const claims = await verifyPath(context, query(request).get('token'), `${bucket}/${name}`, 'download')
    const transform = parseTransform(isObject(claims.transformations) ? claims.transformations : {})
    const row = await findObject(context, OPERATOR, bucket, name)
    return sendRendered(context, request, reply, row, transform)
  })
}
