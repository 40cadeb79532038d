// Authenticates S3 requests: by the configured key pair, or by a session token whose JWT determines the policies.
import type { FastifyRequest } from 'fastify'
import { headerText, rawQuery } from '../../core/http.ts'
import { OPERATOR, type Caller, callerOfToken, type StorageContext } from '../context.ts'
import {
  accessDenied,
  invalidAccessKey,
  invalidArgument,
  signatureDoesNotMatch,
  timeTooSkewed,
} from './errors.ts'
import {
  ALGORITHM,
  isSameSignature,
  parseAmzDate,
  queryPairs,
  type SigningScope,
  signingKey,
  signRequest,
  UNSIGNED,
} from './sigv4.ts'

const MAX_SKEW_MS = 15 * 60 * 1000
const MAX_EXPIRES_SECONDS = 7 * 24 * 3600

interface Claimed {
  accessKeyId: string
  scope: SigningScope
  date: string
  signedHeaders: string[]
  signature: string
  payloadHash: string
  sessionToken: string | undefined
  /** Set for presigned URLs. */
  expiresSeconds: number | undefined
}

/** Signature data for the body of the same request. */
export interface SignedBy {
  caller: Caller
  key: Buffer
  scope: SigningScope
  date: string
  signature: string
  payloadHash: string
}

const malformed = (): Error => invalidArgument('The signature of the request is malformed')

function parseCredential(credential: string): Pick<Claimed, 'accessKeyId' | 'scope'> {
  const parts = credential.split('/')
  const [service, terminator] = parts.slice(-2)
  const [day, region] = parts.slice(-4, -2)
  const accessKeyId = parts.slice(0, -4).join('/')
  if (!day || !region || service !== 's3' || terminator !== 'aws4_request' || accessKeyId === '')
    throw malformed()
  return { accessKeyId, scope: { day, region, service } }
}

function fromHeader(request: FastifyRequest, authorization: string): Claimed {
  const field = (name: string): string => {
    const value = new RegExp(`(?:^|[\\s,])${name}=([^,\\s]+)`).exec(authorization)?.[1]
    if (value === undefined) throw malformed()
    return value
  }
  const { headers } = request
  return {
    ...parseCredential(field('Credential')),
    date: headerText(headers['x-amz-date']) ?? '',
    signedHeaders: field('SignedHeaders').split(';'),
    signature: field('Signature'),
    payloadHash: headerText(headers['x-amz-content-sha256']) ?? UNSIGNED,
    sessionToken: headerText(headers['x-amz-security-token']),
    expiresSeconds: undefined,
  }
}

function fromQuery(request: FastifyRequest, query: Map<string, string>): Claimed {
  const expiresSeconds = Number(query.get('X-Amz-Expires'))
  if (query.get('X-Amz-Algorithm') !== ALGORITHM) throw malformed()
  if (!Number.isInteger(expiresSeconds) || expiresSeconds < 1 || expiresSeconds > MAX_EXPIRES_SECONDS)
    throw invalidArgument('X-Amz-Expires must be a number of seconds from 1 to 604800')
  return {
    ...parseCredential(query.get('X-Amz-Credential') ?? ''),
    date: query.get('X-Amz-Date') ?? '',
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    payloadHash:
      query.get('X-Amz-Content-Sha256') ?? headerText(request.headers['x-amz-content-sha256']) ?? UNSIGNED,
    sessionToken: query.get('X-Amz-Security-Token'),
    expiresSeconds,
  }
}

function requireCurrent(claimed: Claimed, now: number): void {
  const signedAt = parseAmzDate(claimed.date)
  if (Number.isNaN(signedAt) || !claimed.date.startsWith(claimed.scope.day)) throw malformed()
  if (signedAt - now > MAX_SKEW_MS) throw timeTooSkewed()
  if (claimed.expiresSeconds === undefined) {
    if (now - signedAt > MAX_SKEW_MS) throw timeTooSkewed()
  } else if (now > signedAt + claimed.expiresSeconds * 1000) {
    throw accessDenied('Request has expired')
  }
}

/**
 * Secrets the client may have signed with: that of the key pair, or, with a session token, the anon key or the project's name.
 * The latter two are public: there the token is the credential.
 */
function secretsFor(context: StorageContext, claimed: Claimed): string[] {
  if (claimed.sessionToken !== undefined) {
    const { token, opaque } = context.keys.apiKey('anon')
    return [token, opaque, claimed.accessKeyId]
  }
  const { accessKeyId, secretAccessKey } = context.s3
  if (!isSameSignature(claimed.accessKeyId, accessKeyId)) throw invalidAccessKey()
  return [secretAccessKey]
}

function findKey(context: StorageContext, request: FastifyRequest, claimed: Claimed): Buffer {
  const headers: Record<string, string> = {}
  for (const name of claimed.signedHeaders) headers[name] = headerText(request.headers[name]) ?? ''
  if (headers.host === undefined) throw malformed()
  const canonical = {
    method: request.method,
    path: (request.raw.url ?? '').split('?', 1)[0] ?? '',
    query: rawQuery(request),
    headers,
    payloadHash: claimed.payloadHash,
  }
  for (const secret of secretsFor(context, claimed)) {
    // Behind a trusted proxy the client signed the public host.
    for (const host of new Set([headers.host, request.host])) {
      const signed = { ...canonical, headers: { ...headers, host } }
      const expected = signRequest(secret, claimed.scope, claimed.date, signed)
      if (isSameSignature(expected, claimed.signature)) return signingKey(secret, claimed.scope)
    }
  }
  throw signatureDoesNotMatch()
}

/** Verifies a request's signature; throws AccessDenied, SignatureDoesNotMatch and similar errors. */
export async function authenticate(context: StorageContext, request: FastifyRequest): Promise<SignedBy> {
  const { authorization } = request.headers
  const query = new Map(queryPairs(rawQuery(request)))
  const isHeader = authorization?.startsWith(`${ALGORITHM} `) ?? false
  if (!isHeader && !query.has('X-Amz-Credential')) throw accessDenied('Missing signature')
  const claimed = isHeader ? fromHeader(request, authorization ?? '') : fromQuery(request, query)
  requireCurrent(claimed, context.now())
  const key = findKey(context, request, claimed)
  const caller =
    claimed.sessionToken === undefined ? OPERATOR : await callerOfToken(context, claimed.sessionToken)
  const { scope, date, signature, payloadHash } = claimed
  return { caller, key, scope, date, signature, payloadHash }
}
