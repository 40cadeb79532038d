// Mounts /storage/v1: the routes and the error handler.
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import surface from '../../package.json' with { type: 'json' }
import { addCors, sendJson } from '../core/http.ts'
import { mountBuckets } from './bucket-routes.ts'
import { asCaller, OPERATOR, type StorageContext } from './context.ts'
import { StorageError } from './errors.ts'
import { toStorageError } from './failures.ts'
import { mountListing, mountTransfers, mountWriting } from './object-routes.ts'
import { sweepPending } from './pending.ts'
import { mountReading, mountRendering } from './read-routes.ts'
import { mountResumable } from './resumable.ts'
import { createRouter } from './router.ts'
import { mountS3 } from './s3/routes.ts'
import { mountSigned } from './signed-routes.ts'

export function mountStorage(app: FastifyInstance, context: StorageContext): void {
  addCors(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((_request, reply) =>
    sendJson(reply, 404, {
      statusCode: '404',
      error: 'not_found',
      message: 'There is no such endpoint',
      code: 'NoSuchEndpoint',
    }),
  )

  const on = createRouter(app)
  on('GET', '/status', async () => ({ status: 'ok' }))
  on('GET', '/health', async () => ({ healthy: await isHealthy(context) }))
  on('GET', '/version', async (_request, reply) => reply.type('text/plain').send(surface.version))
  mountBuckets(on, context)
  mountListing(on, context)
  mountTransfers(on, context)
  mountSigned(on, context)
  mountReading(on, context)
  mountRendering(on, context)
  mountWriting(on, context)
  sweepPending(app, [context.resumable, context.multipart])
  mountResumable(app, context)
  void app.register(async (part) => mountS3(part, context))
}

/** Whether the tables of objects can be read. */
async function isHealthy(context: StorageContext): Promise<boolean> {
  try {
    await asCaller(context, OPERATOR, 'healthcheck', 'bucket', (tx) =>
      tx.query('select id from storage.buckets limit 1'),
    )
    return true
  } catch {
    return false
  }
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const storageError = toStorageError(error)
  if (!storageError) request.log.error({ err: error }, 'storage request failed')
  const body =
    storageError ??
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
  if (body.status === 503) reply.header('retry-after', '1')
  return request.method === 'HEAD'
    ? reply.code(body.status).send()
    : sendJson(reply, body.status, body.body())
}
