// Shared context of the storage handlers: the caller, and the rows of buckets and objects.
import type { FastifyRequest } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import { bearer, headerText } from '../core/http.ts'
import type { Keys } from '../core/keys.ts'
import { API_ROLES, within } from '../core/scoped.ts'
import type { Claims, Limits, S3Access } from '../options.ts'
import type { Bytes } from './backend.ts'
import { accessDenied, fromDatabase, invalidRequest, noSuchBucket, StorageError } from './errors.ts'
import type { PendingUploads } from './pending.ts'
import type { MultipartInfo, ResumableInfo } from './pending-info.ts'

export interface StorageContext {
  pool: Pool
  adminPool: Pool
  keys: Keys
  bytes: Bytes
  resumable: PendingUploads<ResumableInfo>
  multipart: PendingUploads<MultipartInfo>
  s3: S3Access
  limits: Limits
  now: () => number
  /** Whether the session behind a token is still alive. */
  sessionLives: (claims: Claims) => Promise<boolean>
}

export interface Caller {
  role: string
  claims: string
  /** The user's id, for `owner`. */
  owner: string | null
}

export interface BucketRow {
  id: string
  name: string
  owner: string | null
  public: boolean
  file_size_limit: string | null
  allowed_mime_types: string[] | null
  created_at: Date
  updated_at: Date
  type: string
}

export interface ObjectMetadata {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

export interface ObjectRow {
  id: string
  bucket_id: string
  name: string
  owner: string | null
  owner_id: string | null
  version: string
  created_at: Date
  updated_at: Date
  last_accessed_at: Date
  metadata: ObjectMetadata | null
  user_metadata: Record<string, unknown> | null
}

const JWT_MESSAGES: Record<string, string> = {
  expired: '"exp" claim timestamp check failed',
  signature: 'signature verification failed',
  malformed: 'Invalid Compact JWS',
  parts: 'Invalid Compact JWS',
  algorithm: 'Unsupported "alg" value for a JSON Web Key Set',
  key: 'no applicable key found in the JSON Web Key Set',
  'not-yet': '"nbf" claim timestamp check failed',
  'issued-in-future': '"iat" claim timestamp check failed',
}
export const jwtMessage = (fault: string): string => JWT_MESSAGES[fault] ?? 'invalid JWT claims'

/** The caller of a request; throws AccessDenied for an invalid token, and for an `authorization` that holds none. */
export async function callerOf(context: StorageContext, request: FastifyRequest): Promise<Caller> {
  const { authorization } = request.headers
  if (authorization !== undefined) return callerOfToken(context, bearer(request) ?? authorization)
  const key = headerText(request.headers.apikey)
  if (key === undefined || key === '')
    return { role: 'anon', claims: JSON.stringify({ role: 'anon' }), owner: null }
  return callerOfToken(context, key)
}

/** The caller, on routes that require an `authorization` header; throws InvalidRequest without one. */
export async function namedCallerOf(context: StorageContext, request: FastifyRequest): Promise<Caller> {
  if (request.headers.authorization === undefined)
    throw invalidRequest("headers must have required property 'authorization'")
  return callerOf(context, request)
}

/** The caller behind an access token or API key; throws AccessDenied when it is invalid. */
export async function callerOfToken(context: StorageContext, token: string): Promise<Caller> {
  const result = await context.keys.verify(token)
  if ('fault' in result) throw accessDenied(jwtMessage(result.fault))
  const { claims } = result
  const role = claims.role === '' ? 'anon' : claims.role
  if (!API_ROLES.has(role)) throw accessDenied(`role "${role.slice(0, 100)}" does not exist`)
  if (!(await context.sessionLives(claims))) throw accessDenied('The session of this token has ended')
  return {
    role,
    claims: JSON.stringify({ ...claims, role }),
    owner: typeof claims.sub === 'string' ? claims.sub : null,
  }
}

/** The service itself, which policies do not limit. */
export const OPERATOR: Caller = {
  role: 'service_role',
  claims: JSON.stringify({ role: 'service_role' }),
  owner: null,
}
/** Serialization failure and deadlock: the work is run again, which is safe since it contains only SQL. */
const TRY_AGAIN = new Set(['40001', '40P01'])
const TRIES = 3

/** Runs `work` as the caller, so that the storage policies apply; database errors become storage errors. */
export async function asCaller<T>(
  context: StorageContext,
  caller: Caller,
  operation: string,
  on: 'object' | 'bucket',
  work: (tx: PoolClient) => Promise<T>,
): Promise<T> {
  const settings: [string, string][] = [
    ['storage.operation', operation],
    ['statement_timeout', '10000'],
    ['search_path', 'storage, public, extensions'],
  ]
  const scope = { role: caller.role, claims: caller.claims, readOnly: false, settings }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await within(context.pool, scope, work)
    } catch (error) {
      if (attempt < TRIES && TRY_AGAIN.has((error as { code?: string }).code ?? '')) continue
      throw error instanceof StorageError ? error : (fromDatabase(error, on) ?? error)
    }
  }
}

/** Looks a bucket up regardless of policies, since its limits apply to everyone. Throws NoSuchBucket. */
export async function findBucket(context: StorageContext, id: string): Promise<BucketRow> {
  const { rows } = await context.adminPool.query<BucketRow>('select * from storage.buckets where id = $1', [
    id.replaceAll('\0', ''),
  ])
  if (!rows[0]) throw noSuchBucket()
  return rows[0]
}

export const ownerUuid = (caller: Caller): string | null =>
  caller.owner !== null && /^[0-9a-f-]{36}$/i.test(caller.owner) ? caller.owner : null
