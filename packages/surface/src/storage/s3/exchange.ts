// The context of an S3 call: request, signer, bucket and key.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { headerText, pathBelow, rawQuery } from '../../core/http.ts'
import type { Caller, StorageContext } from '../context.ts'
import { invalidRequest } from '../errors.ts'
import { requireKey } from '../names.ts'
import type { ObjectPlace } from '../object-rows.ts'
import { authenticate, type SignedBy } from './authenticate.ts'
import { invalidArgument } from './errors.ts'
import { queryPairs } from './sigv4.ts'

const S3_PATH = '/storage/v1/s3'

export interface Exchange {
  context: StorageContext
  request: FastifyRequest
  reply: FastifyReply
  signedBy: SignedBy
  caller: Caller
  bucket: string
  /** Empty for bucket operations. */
  key: string
  query: Map<string, string>
  header: (name: string) => string | undefined
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text).replaceAll('\0', '')
  } catch {
    throw invalidRequest('The path is not valid percent-encoding')
  }
}

export async function openExchange(
  context: StorageContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Exchange> {
  const signedBy = await authenticate(context, request)
  const [bucket = '', ...key] = decode(pathBelow(request, S3_PATH)).replace(/^\//, '').split('/')
  return {
    context,
    request,
    reply,
    signedBy,
    caller: signedBy.caller,
    bucket,
    key: key.join('/'),
    query: new Map(queryPairs(rawQuery(request))),
    header: (name) => headerText(request.headers[name]),
  }
}

export const placeOf = ({ bucket, key }: Exchange): ObjectPlace => ({ bucket, name: requireKey(key) })

/** A whole-number query parameter, capped at `max`. */
export function wholeNumber({ query }: Exchange, name: string, fallback: number, max: number): number {
  const text = query.get(name)
  if (text === undefined || text === '') return fallback
  if (!/^\d{1,9}$/.test(text)) throw invalidArgument(`${name} must be a whole number`)
  return Math.min(Number(text), max)
}

/** Parses bucket and key from an `x-amz-copy-source` header. */
export function parseCopySource(header: string): ObjectPlace {
  const [bucket = '', ...name] = decode(header.split('?', 1)[0] ?? '')
    .replace(/^\//, '')
    .split('/')
  return { bucket, name: requireKey(name.join('/')) }
}

const META = 'x-amz-meta-'

/** User metadata from `x-amz-meta-*` headers. */
export function userMetadataOf(request: FastifyRequest): Record<string, string> | null {
  const entries = Object.entries(request.headers)
    .filter(([name]) => name.startsWith(META))
    .map(([name, value]) => [name.slice(META.length), headerText(value) ?? ''])
  return entries.length === 0 ? null : (Object.fromEntries(entries) as Record<string, string>)
}

export const metadataHeader = (name: string): string => META + name
