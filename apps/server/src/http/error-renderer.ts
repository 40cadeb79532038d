// Renders every error: JSON with code, sentence and next step for API calls, an error page elsewhere.
import {
  ERROR_LANGUAGES,
  errorTexts,
  languageOfHeader,
  loadRightWords,
  SOURCE_LANGUAGE,
  RIGHT_SENTENCES,
  type Language,
  type RightWords,
  type RoleRight,
  type TextValues,
} from '@dropwise/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import pg from 'pg'
import { ZodError } from 'zod'
import { errorTable } from '../platform/error-texts.ts'
import { AppError, errors, toAppError } from '../platform/errors.ts'

const RIGHTS = new Map<Language, RightWords>(
  await Promise.all(
    ERROR_LANGUAGES.map(async (language) => [language, await loadRightWords(language)] as const),
  ),
)

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
    const explained = explain(error)
    if (!explained) request.log.error({ err: error }, 'a bug')
    // A value that only the database rejected is a gap in the contract.
    else if (explained.status >= 500 || isDatabaseError(explained.cause))
      request.log.warn({ err: explained }, 'a failure')
    return sendError(reply, request, explained ?? errors.internal())
  })
  app.setNotFoundHandler((request, reply) => sendError(reply, request, errors.not_found('This call')))
}

function isDatabaseError(cause: unknown): boolean {
  return cause instanceof pg.DatabaseError && cause.code !== '42501' && !cause.code?.startsWith('PT')
}

export function sendError(reply: FastifyReply, request: FastifyRequest, error: AppError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  const body = { ...error.toBody(), ...translate(reply, request, error) }
  const details = error.code === 'internal' ? { requestId: request.id } : body.details
  return reply.code(error.status).send(details === undefined ? body : { ...body, details })
}

/**
 * Sentence and next step in the language that the caller accepts. Codes and details are the same in every
 * language.
 */
function translate(reply: FastifyReply, request: FastifyRequest, error: AppError) {
  const language = languageOfHeader(request.headers['accept-language'])
  const texts = language && errorTexts(errorTable(language), error.code, valuesIn(language, error), language)
  const vary = reply.getHeader('vary')
  reply.header('vary', vary ? `${String(vary)}, Accept-Language` : 'Accept-Language')
  reply.header('content-language', texts ? language : SOURCE_LANGUAGE)
  return texts
}

/** Values of the sentence; a right is named in its language. */
function valuesIn(language: Language, { code, values, details }: AppError): TextValues {
  if (code !== 'right_missing') return values
  const { needed } = details as { needed: RoleRight }
  return { ...values, right: RIGHTS.get(language)?.[needed] ?? RIGHT_SENTENCES[needed] }
}

/** The error of the API for a thrown value; undefined for a bug. */
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
