// ListObjects and ListObjectsV2.
import type { FastifyReply } from 'fastify'
import { findBucket, type ObjectMetadata } from '../context.ts'
import { type ListedPage, listPage } from '../list-pages.ts'
import { type Exchange, wholeNumber } from './exchange.ts'
import { invalidArgument } from './errors.ts'
import { encodeRfc3986 } from './sigv4.ts'
import { sendXml } from './xml.ts'

const MAX_KEYS = 1000

export async function sendListing(exchange: Exchange): Promise<FastifyReply> {
  const { context, caller, bucket, query, reply } = exchange
  await findBucket(context, bucket)
  const isV2 = query.get('list-type') === '2'
  const token = query.get('continuation-token') || undefined
  const delimiter = query.get('delimiter') || undefined
  const prefix = query.get('prefix') ?? ''
  const maxKeys = wholeNumber(exchange, 'max-keys', MAX_KEYS, MAX_KEYS)
  const start = (isV2 ? query.get('start-after') : query.get('marker')) || undefined
  const encoded = encoder(query.get('encoding-type'))
  const page: ListedPage =
    maxKeys === 0
      ? { hasNext: false, entries: [] }
      : await listPage(context, caller, bucket, {
          prefix,
          delimiter,
          limit: maxKeys,
          column: 'name',
          order: 'asc',
          cursor: isV2 ? token : undefined,
          startAfter: token === undefined || !isV2 ? start : undefined,
        })
  const last = page.entries.at(-1)
  const shared = {
    Name: bucket,
    Prefix: encoded(prefix),
    Delimiter: delimiter && encoded(delimiter),
    MaxKeys: maxKeys,
    EncodingType: query.get('encoding-type'),
    IsTruncated: page.hasNext,
    Contents: page.entries.filter((entry) => entry.id !== null).map((entry) => contentOf(entry, encoded)),
    CommonPrefixes: page.entries
      .filter((entry) => entry.id === null)
      .map((entry) => ({ Prefix: encoded(entry.key) })),
  }
  return sendXml(
    reply,
    200,
    'ListBucketResult',
    isV2
      ? {
          ...shared,
          KeyCount: page.entries.length,
          ContinuationToken: token,
          NextContinuationToken: page.nextCursor,
          StartAfter: start && encoded(start),
        }
      : {
          ...shared,
          Marker: encoded(start ?? ''),
          NextMarker: page.hasNext && last ? encoded(last.key) : undefined,
        },
  )
}

function contentOf(
  entry: ListedPage['entries'][number],
  encoded: (text: string) => string,
): Record<string, unknown> {
  const metadata = entry.metadata as ObjectMetadata | null
  return {
    Key: encoded(entry.key),
    LastModified: (entry.updated_at as Date).toISOString(),
    ETag: metadata?.eTag ?? '',
    Size: metadata?.size ?? 0,
    StorageClass: 'STANDARD',
  }
}

/** Percent-encodes keys when the client asked for `encoding-type=url`. */
export function encoder(encoding: string | undefined): (text: string) => string {
  if (encoding === undefined) return (text) => text
  if (encoding !== 'url') throw invalidArgument('encoding-type must be url')
  return (text) => text.split('/').map(encodeRfc3986).join('/')
}
