// Fields and filters that a call does not know are refused by name, everywhere below /api/v1.
// Formats of others stay tolerant, since their senders add fields as they like: bodies with a loose schema (VROOM, the phone's queue of
// events), routes with `acceptsUnknown` (hooks of shops, Stripe and Twilio, the Model Context Protocol), and everything outside
// /api/v1 (OwnTracks, OsmAnd, Traccar, OSRM, vroom-express).
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errors } from '../platform/errors.ts'
import { unknownFields, unknownFieldsOfNone } from '../platform/strict-input.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by another product in its own words, which may grow. */
    acceptsUnknown?: boolean
  }
}

/** Before the routes are registered. */
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

/** What is wrong with known fields is for zod to say; an unknown one comes first, since it is often a known one misspelt. */
const strictValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = validatorCompiler(route)
  if (route.httpPart !== 'body' && route.httpPart !== 'querystring') return validate
  return (data: unknown) => {
    const problems = unknownFields(route.schema, data)
    return problems.length > 0 ? { error: errors.validation_failed(problems) } : validate(data)
  }
}

/** Parsed JSON; files and forms come as buffers and streams. */
function isPlainObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype
}
