// A parsed REST request: caller, schema, preferences and range.
import type { FastifyRequest } from 'fastify'
import { bearer, headerText, rawQuery, stripControls } from '../core/http.ts'
import type { Verified } from '../core/jwt.ts'
import type { Keys } from '../core/keys.ts'
import { API_ROLES } from '../core/scoped.ts'
import type { Claims } from '../options.ts'
import { rangeError, RestError } from './errors.ts'
import { ident } from './fragments.ts'
import { type Media, parseAccept, parseMedia } from './media.ts'
import { parsePreferences, type Preferences } from './preferences.ts'
import type { QueryParams, Range } from './types.ts'

interface Caller {
  role: string
  claims: string
  userId?: string
}

const bearerError = (code: string, message: string, details: string | null = null): RestError =>
  new RestError(401, code, message, details, null, [
    ['WWW-Authenticate', `Bearer error="invalid_token", error_description=${JSON.stringify(message)}`],
  ])

function fault(result: Exclude<Verified, { claims: unknown }>): RestError {
  switch (result.fault) {
    case 'parts':
      return bearerError('PGRST301', `Expected 3 parts in JWT; got ${result.parts}`)
    case 'algorithm':
      return bearerError('PGRST301', 'Wrong or unsupported encoding algorithm')
    case 'key':
      return bearerError(
        'PGRST301',
        'No suitable key or wrong key type',
        'No suitable key was found to decode the JWT',
      )
    case 'signature':
      return bearerError(
        'PGRST301',
        'No suitable key or wrong key type',
        'None of the keys was able to decode the JWT',
      )
    case 'malformed':
      return bearerError('PGRST301', "JWT couldn't be decoded")
    case 'expired':
      return bearerError('PGRST303', 'JWT expired')
    case 'not-yet':
      return bearerError('PGRST303', 'JWT not yet valid')
    case 'issued-in-future':
      return bearerError('PGRST303', 'JWT issued at future')
    case 'not-number':
      return bearerError('PGRST303', `The JWT '${result.claim}' claim must be a number`)
    case 'audience-type':
      return bearerError('PGRST303', "The JWT 'aud' claim must be a string or an array of strings")
    case 'claims':
      return bearerError('PGRST303', 'Parsing claims failed')
  }
}

/** The caller: by bearer token, else API key, else anonymous. Throws PostgREST's 401. */
async function callerOf(
  request: FastifyRequest,
  { keys, sessionLives }: Pick<RequestOptions, 'keys' | 'sessionLives'>,
): Promise<Caller> {
  const token = bearer(request) ?? headerText(request.headers.apikey)
  if (token === undefined) return { role: 'anon', claims: JSON.stringify({ role: 'anon' }) }
  if (token === '') throw bearerError('PGRST301', 'Empty JWT is sent in Authorization header')
  const result = await keys.verify(token)
  if ('fault' in result) throw fault(result)
  const { claims } = result
  const role = claims.role === '' ? 'anon' : claims.role
  if (!API_ROLES.has(role))
    throw new RestError(401, '22023', `role "${role}" does not exist`, null, null, [
      ['WWW-Authenticate', 'Bearer'],
    ])
  if (!(await sessionLives(claims))) throw bearerError('PGRST303', 'The session of this JWT has ended')
  return { role, claims: JSON.stringify({ ...claims, role }), userId: claims.sub }
}

export interface RestRequest {
  method: string
  isRead: boolean
  schema: string
  profiled: boolean
  accepts: Media[]
  bodyType: Media
  preferences: Preferences
  rawQuery: string
  caller: Caller
  settings: [string, string][]
  rangeHeader?: string
  takesGzip: boolean
}

/** The schema chosen by profile header; throws PGRST106 for one that is not exposed. */
function schemaOf(request: FastifyRequest, schemas: string[]): { schema: string; profiled: boolean } {
  const first = schemas[0] ?? 'public'
  const isRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
  const profile = headerText(request.headers[isRead ? 'accept-profile' : 'content-profile'])
  if (profile === undefined) return { schema: first, profiled: schemas.length > 1 }
  if (!schemas.includes(profile)) {
    throw new RestError(
      406,
      'PGRST106',
      `Invalid schema: ${profile}`,
      null,
      `Only the following schemas are exposed: ${schemas.join(', ')}`,
    )
  }
  return { schema: profile, profiled: true }
}

export interface RequestOptions {
  keys: Keys
  /** Whether the session behind a token is still alive. */
  sessionLives: (claims: Claims) => Promise<boolean>
  schemas: string[]
  extraSearchPath: string[]
  txRollback: boolean
  /** Settings per role, as stored by `alter role … set`. */
  roleSettings: Map<string, [string, string][]>
  statementTimeoutMs: Record<string, number>
}

export async function readRequest(
  request: FastifyRequest,
  path: string,
  options: RequestOptions,
): Promise<RestRequest> {
  const caller = await callerOf(request, options)
  const { schema, profiled } = schemaOf(request, options.schemas)
  const prefer = request.raw.headersDistinct.prefer ?? []
  const preferences = parsePreferences(prefer, options.txRollback)
  const headers = Object.fromEntries(
    Object.entries(request.headers)
      .filter(([name]) => name !== 'cookie')
      .map(([name, value]) => [name, stripControls(headerText(value) ?? '')]),
  )
  const cookies = Object.fromEntries(
    (request.headers.cookie ?? '')
      .split(';')
      .filter((c) => c.includes('='))
      .map((c) => [c.slice(0, c.indexOf('=')).trim(), c.slice(c.indexOf('=') + 1).trim()]),
  )
  const timeout = options.statementTimeoutMs[caller.role] ?? options.statementTimeoutMs.default
  const settings: [string, string][] = [
    ['request.method', request.method],
    ['request.path', path],
    ['request.headers', JSON.stringify(headers)],
    ['request.ip', request.ip],
    ['request.cookies', JSON.stringify(cookies)],
    ['search_path', [schema, ...options.extraSearchPath].map(ident).join(', ')],
  ]
  if (timeout !== undefined) settings.push(['statement_timeout', String(timeout)])
  settings.push(...(options.roleSettings.get(caller.role) ?? []))
  if (preferences.timezone !== undefined) settings.push(['timezone', preferences.timezone])
  return {
    method: request.method,
    isRead: request.method === 'GET' || request.method === 'HEAD',
    schema,
    profiled,
    accepts: parseAccept(headerText(request.headers.accept)),
    bodyType: parseMedia(request.headers['content-type'] ?? 'application/json'),
    preferences,
    rawQuery: rawQuery(request),
    caller,
    settings,
    rangeHeader: headerText(request.headers.range),
    takesGzip: /\bgzip\b/i.test(headerText(request.headers['accept-encoding']) ?? ''),
  }
}

const integer = (text: string | undefined): number | undefined =>
  text !== undefined && /^\s*-?\d+\s*$/.test(text) ? Number(text) : undefined

/** An inclusive range; `to` may lie before `from`. */
interface Span {
  from: number
  to: number
}

function spanOf(limit: string | undefined, offset: string | undefined): Span {
  const from = integer(offset) ?? 0
  const rows = integer(limit)
  if (rows !== undefined) return { from, to: from + rows - 1 }
  // A non-numeric limit counts as none, but next to an offset as zero, as in PostgREST.
  return { from, to: limit !== undefined && offset !== undefined ? from - 1 : Infinity }
}

/** Root offset and limit from the query and the Range header; throws PGRST103 for an impossible range. */
export function topRange(request: RestRequest, query: QueryParams): Range {
  const ownRange = query.ranges.find((r) => r.path.length === 0)
  const queryRange = spanOf(ownRange?.limit, ownRange?.offset)
  const header = request.method === 'GET' ? /^\s*(\d*)-(\d*)\s*$/.exec(request.rangeHeader ?? '') : null
  const limits = header !== null && (header[1] !== '' || header[2] !== '')
  const low = limits ? Number(header[1] || '0') : 0
  const high = limits && header[2] !== '' ? Number(header[2]) : Infinity
  if (queryRange.to === -1) return { offset: 0, limit: 0 }
  // Without a Range header the range starts at 0, so a negative offset counts as none.
  const from = Math.max(queryRange.from, low)
  const to = Math.min(queryRange.to, high)
  if (from > to) {
    throw rangeError(
      low > high
        ? 'The lower boundary must be lower than or equal to the upper boundary in the Range header.'
        : 'Limit should be greater than or equal to zero.',
    )
  }
  return to === Infinity ? { offset: from } : { offset: from, limit: to - from + 1 }
}
