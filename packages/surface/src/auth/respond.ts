// Renders auth errors like GoTrue: by code for clients of 2024 and later, by number for older ones.
import { isConnectionLost } from '@dropwise/db/lost-connection'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientErrorStatus, headerText, sendJson } from '../core/http.ts'
import { AuthError, invalid, OAuthError } from './errors.ts'

const FIRST_VERSION = '2024-01-01'

/** Requested protocol version of the response; undefined without one. */
export function apiVersion(request: FastifyRequest): string | undefined {
  const requestedVersion = headerText(request.headers['x-supabase-api-version'])
  return requestedVersion !== undefined &&
    /^\d{4}-\d\d-\d\d$/.test(requestedVersion) &&
    requestedVersion >= FIRST_VERSION
    ? FIRST_VERSION
    : undefined
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AuthError): FastifyReply {
  const { retryAfter, ...extra } = error.extra
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter))
  if (error instanceof OAuthError)
    return sendJson(reply, error.status, { error: error.code, error_description: error.message })
  reply.header('x-sb-error-code', error.code)
  const version = apiVersion(request)
  if (version === undefined)
    return sendJson(reply, error.status, {
      code: error.status,
      error_code: error.code,
      msg: error.message,
      ...extra,
    })
  reply.header('x-supabase-api-version', version)
  return sendJson(reply, error.status, { code: error.code, message: error.message, ...extra })
}

/** The caller's error for a thrown value; undefined for a bug. */
export function toAuthError(error: unknown): AuthError | undefined {
  if (error instanceof AuthError) return error
  if (isConnectionLost(error))
    return new AuthError(503, 'request_timeout', 'The database cannot be reached. Try again in a moment.', {
      retryAfter: 1,
    })
  const { code } = error as { code?: string }
  if (code === '40001' || code === '40P01')
    return new AuthError(409, 'conflict', 'Another request changed the same user. Try again.')
  if (code === '22021' || code === '22P05' || code === '22001')
    return invalid('The request holds text that cannot be stored')
  const status = clientErrorStatus(error)
  if (status === 413) return new AuthError(413, 'request_too_large', 'The request body is larger than 1 MB')
  return status === undefined
    ? undefined
    : new AuthError(status, 'bad_json', 'Could not read the request body')
}

export const unexpectedFailure = (): AuthError =>
  new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  )
