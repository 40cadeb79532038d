// Renders every error: JSON with code, sentence and next step for API calls, an error page elsewhere.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import pg from 'pg'
import { ZodError } from 'zod'
import { AppError, errors, toAppError } from '../platform/errors.ts'

interface FieldProblem {
  field: string
  message: string
}

/**
 * Renders every failure in this part of the application as in docs/api.md. Logs bugs; callers get one
 * generic sentence.
 */
export function renderErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = explain(error)
    if (!known) request.log.error({ err: error }, 'a bug')
    // A value that only the database rejected is a gap in the contract.
    else if (known.status >= 500 || isDatabaseError(known.cause))
      request.log.warn({ err: known }, 'a failure')
    return sendError(reply, request, known ?? errors.internal())
  })
  app.setNotFoundHandler((request, reply) => sendError(reply, request, errors.not_found('This call')))
}

function isDatabaseError(cause: unknown): boolean {
  return cause instanceof pg.DatabaseError && cause.code !== '42501' && !cause.code?.startsWith('PT')
}

export function sendError(reply: FastifyReply, request: FastifyRequest, error: AppError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  const body = error.toBody()
  const details = error.code === 'internal' ? { requestId: request.id } : body.details
  return reply.code(error.status).send(details === undefined ? body : { ...body, details })
}

/** What a thrown value means to the caller; undefined for a bug. */
function explain(error: FastifyError): AppError | undefined {
  if (hasZodFastifySchemaValidationErrors(error))
    return errors.validation_failed(
      error.validation.map(({ instancePath, message }): FieldProblem => ({
        field: instancePath.slice(1).replaceAll('/', '.'),
        message: message ?? 'is not right',
      })),
    )
  if (error instanceof ZodError)
    return errors.validation_failed(
      error.issues.map(({ path, message }): FieldProblem => ({ field: path.join('.'), message })),
    )
  const appError = toAppError(error)
  if (appError) return appError
  // Errors of the HTTP layer itself: malformed JSON, a body that is too large, an unknown content type.
  if (error.statusCode === 413) return errors.too_large('allowed')
  if (error.statusCode === 415) return errors.unsupported_file()
  if (error.statusCode === 429) return errors.too_many_requests(60)
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return errors.bad_request({}, { reason: error.message })
  return undefined
}
