// Parses auth bodies: JSON objects of at most 1 MB; unknown keys are ignored, and fields are checked on use.
import type { FastifyRequest } from 'fastify'
import { bodyBytes, rawQuery } from '../core/http.ts'
import { AuthError, invalid } from './errors.ts'
import type { PkceChallenge } from './one-time.ts'

export type Body = Record<string, unknown>

export const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces unpaired surrogates, which PostgreSQL cannot store, by U+FFFD, like upstream's decoder. */
function wellFormed(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (!isObject(value) || Object.keys(value).every((key) => key.isWellFormed())) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.toWellFormed(), inner]))
}

/** The body as an object; empty is `{}`. Throws `bad_json`. */
export function readBody(request: FastifyRequest): Body {
  const text = bodyBytes(request).toString('utf8')
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text, wellFormed)
  } catch (error) {
    throw new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${(error as Error).message}`)
  }
  if (!isObject(value))
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: it must be an object')
  return value
}

/** A string field; undefined when missing or null. Throws `validation_failed` on another type. */
export function text(body: Body, name: string, longest = 4096): string | undefined {
  const value = body[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string')
    throw new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${name} must be a string`)
  if (value.length > longest) throw invalid(`${name} is too long`)
  if (value.includes('\0')) throw invalid(`${name} must not contain a NUL character`)
  return value
}

export function object(body: Body, name: string): Body | undefined {
  const value = body[name]
  if (value === undefined || value === null) return undefined
  if (!isObject(value))
    throw new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${name} must be an object`)
  return value
}

export function flag(body: Body, name: string): boolean | undefined {
  const value = body[name]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'boolean')
    throw new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${name} must be a boolean`)
  return value
}

export const query = (request: FastifyRequest): URLSearchParams => new URLSearchParams(rawQuery(request))

export const redirectWish = (request: FastifyRequest): string | undefined =>
  query(request).get('redirect_to') ?? request.headers.referer ?? undefined

export const isUuid = (value: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value)

/** A client's PKCE challenge; undefined in the implicit flow. */
export function pkceOf(body: Body): PkceChallenge | undefined {
  const challenge = text(body, 'code_challenge')
  const method = text(body, 'code_challenge_method')?.toLowerCase()
  if (challenge === undefined && method === undefined) return undefined
  if (!challenge || !method) throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  if (method !== 's256' && method !== 'plain')
    throw invalid('Invalid code_challenge_method. Supported methods are S256 and plain')
  if (challenge.length < 43 || challenge.length > 128)
    throw invalid('code challenge has to be between 43 and 128 characters')
  if (!/^[\w.~-]+$/.test(challenge))
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  return { challenge, method }
}
