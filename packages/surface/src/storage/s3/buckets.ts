// S3 bucket operations.
import type { FastifyReply } from 'fastify'
import { createBucket, deleteBucket, getBucket, listBuckets } from '../buckets.ts'
import type { Exchange } from './exchange.ts'
import { sendXml } from './xml.ts'

const MAX_BUCKETS = 1000

export async function sendBuckets({ context, caller, reply }: Exchange): Promise<FastifyReply> {
  const page = { limit: MAX_BUCKETS, offset: 0, column: 'name', order: 'asc' } as const
  const buckets = (await listBuckets(context, caller, page)) as { name: string; created_at: string }[]
  return sendXml(reply, 200, 'ListAllMyBucketsResult', {
    Owner: { ID: caller.owner ?? caller.role, DisplayName: caller.owner ?? caller.role },
    Buckets: { Bucket: buckets.map((b) => ({ Name: b.name, CreationDate: b.created_at })) },
  })
}

export async function putBucket({ context, caller, bucket, reply, header }: Exchange): Promise<FastifyReply> {
  const isPublic = header('x-amz-acl') === 'public-read'
  await createBucket(context, caller, { name: bucket, public: isPublic })
  return reply.code(200).header('location', `/${bucket}`).send()
}

export async function removeBucket({ context, caller, bucket, reply }: Exchange): Promise<FastifyReply> {
  await deleteBucket(context, caller, bucket)
  return reply.code(204).send()
}

export async function headBucket({ context, caller, bucket, reply }: Exchange): Promise<FastifyReply> {
  await getBucket(context, caller, bucket)
  return reply.code(200).header('x-amz-bucket-region', context.s3.region).send()
}

export async function sendLocation({ context, caller, bucket, reply }: Exchange): Promise<FastifyReply> {
  await getBucket(context, caller, bucket)
  return sendXml(reply, 200, 'LocationConstraint', { '#text': context.s3.region })
}

/** Versioning is not exposed through S3. */
export async function sendVersioning({ context, caller, bucket, reply }: Exchange): Promise<FastifyReply> {
  await getBucket(context, caller, bucket)
  return sendXml(reply, 200, 'VersioningConfiguration', { Status: 'Suspended', MfaDelete: 'Disabled' })
}
