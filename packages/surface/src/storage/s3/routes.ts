// Mounts /storage/v1/s3 and dispatches by method, path and query.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StorageContext } from '../context.ts'
import { toStorageError } from '../failures.ts'
import { findObject } from '../objects.ts'
import { headBucket, putBucket, removeBucket, sendBuckets, sendLocation, sendVersioning } from './buckets.ts'
import { fromStorage, notImplemented, S3Error } from './errors.ts'
import { type Exchange, openExchange, placeOf } from './exchange.ts'
import { sendListing } from './listing.ts'
import {
  abortMultipart,
  completeMultipart,
  copyPart,
  createMultipart,
  sendParts,
  sendUploads,
  uploadPart,
} from './multipart.ts'
import { copyTo, deleteObject, deleteObjects, getObject, putObject } from './objects.ts'
import { sendXml, sendXmlError } from './xml.ts'

type Call = (exchange: Exchange) => Promise<FastifyReply>

export function mountS3(app: FastifyInstance, context: StorageContext): void {
  app.setErrorHandler((error, request, reply) => {
    const s3Error = error instanceof S3Error ? error : toS3Error(error)
    if (!s3Error) request.log.error({ err: error }, 'S3 request failed')
    // A rejected body is not read to the end, so the connection cannot be reused.
    if (!request.raw.readableEnded && request.method !== 'GET' && request.method !== 'HEAD')
      reply.header('connection', 'close')
    const description =
      s3Error ?? new S3Error('InternalError', 500, 'We encountered an internal error. Please try again.')
    return sendXmlError(request, reply, description)
  })
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const exchange = await openExchange(context, request, reply)
    return chooseCall(exchange)(exchange)
  }
  for (const url of ['/s3', '/s3/', '/s3/:bucket', '/s3/:bucket/', '/s3/:bucket/*'])
    app.route({
      method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
      url,
      exposeHeadRoute: false,
      bodyLimit: Number.MAX_SAFE_INTEGER,
      handler,
    })
}

function toS3Error(error: unknown): S3Error | undefined {
  const storageError = toStorageError(error)
  return storageError && fromStorage(storageError)
}

function chooseCall(exchange: Exchange): Call {
  const { bucket, key } = exchange
  const call =
    bucket === '' ? serviceCall(exchange) : key === '' ? bucketCall(exchange) : objectCall(exchange)
  if (!call) throw notImplemented()
  return call
}

const serviceCall = ({ request }: Exchange): Call | undefined =>
  request.method === 'GET' ? sendBuckets : undefined

function bucketCall({ request, query }: Exchange): Call | undefined {
  switch (request.method) {
    case 'GET':
      if (query.has('location')) return sendLocation
      if (query.has('versioning')) return sendVersioning
      if (query.has('uploads')) return sendUploads
      return sendListing
    case 'HEAD':
      return headBucket
    case 'PUT':
      return putBucket
    case 'POST':
      return query.has('delete') ? deleteObjects : undefined
    case 'DELETE':
      return removeBucket
    default:
      return undefined
  }
}

function objectCall({ request, query, header }: Exchange): Call | undefined {
  const isMultipart = query.has('uploadId')
  const source = header('x-amz-copy-source')
  switch (request.method) {
    case 'GET':
      if (query.has('tagging')) return sendTags
      return isMultipart ? sendParts : getObject
    case 'HEAD':
      return getObject
    case 'PUT':
      if (isMultipart) return source === undefined ? uploadPart : (exchange) => copyPart(exchange, source)
      return source === undefined ? putObject : (exchange) => copyTo(exchange, source)
    case 'POST':
      if (query.has('uploads')) return createMultipart
      return isMultipart ? completeMultipart : undefined
    case 'DELETE':
      return isMultipart ? abortMultipart : deleteObject
    default:
      return undefined
  }
}

/** Tags are not supported: the tag set is always empty. */
async function sendTags(exchange: Exchange): Promise<FastifyReply> {
  const { bucket, name } = placeOf(exchange)
  await findObject(exchange.context, exchange.caller, bucket, name)
  return sendXml(exchange.reply, 200, 'Tagging', { TagSet: '' })
}
