// Refuses unknown fields and filters by name, everywhere below /api/v1. Foreign formats stay tolerant
// because their senders add fields: bodies with a loose schema (VROOM, the phone's queue of events), routes
// with `acceptsUnknown` (hooks of shops, Stripe and Twilio, the Model Context Protocol), and everything
// outside /api/v1 (OwnTracks, OsmAnd, Traccar, OSRM, vroom-express).
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errors } from '../platform/errors.ts'
import { unknownFields, unknownFieldsOfNone } from '../platform/strict-input.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that other products call in their own format, which may grow. */
    acceptsUnknown?: boolean
  }
}

/** Call before registering routes. */
export function refuseUnknownFields(app: FastifyInstance): void {
  app.setValidatorCompiler(strictValidator)
  app.addHook('onRoute', (route) => {
    if (!route.config?.acceptsUnknown && route.schema?.querystring === undefined)
      route.schema = { ...route.schema, querystring: z.object({}) }
  })
  app.addHook('preValidation', async ({ routeOptions, body }) => {
    const { config, schema } = routeOptions
    if (schema?.body !== undefined || config.acceptsUnknown || !isPlainObject(body)) return
    const problems = unknownFieldsOfNone(body)
    if (problems.length > 0) throw errors.validation_failed(problems)
  })
}

/**
 * Reports unknown fields before zod validates known ones, since an unknown field is often a misspelt known
 * one.
 */
const strictValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = validatorCompiler(route)
  if (route.httpPart !== 'body' && route.httpPart !== 'querystring') return validate
  return (data: unknown) => {
    const problems = unknownFields(route.schema, data)
    return problems.length > 0 ? { error: errors.validation_failed(problems) } : validate(data)
  }
}

/** Whether the body is parsed JSON; files and forms come as buffers and streams. */
function isPlainObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype
}
