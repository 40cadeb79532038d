// OpenAPI 3.1 generated from the schemas that validate the routes' input and output, so the two cannot disagree.
import { ERROR_CATALOGUE } from '@dropwise/contracts'
import type { RouteOptions } from 'fastify'
import { z } from 'zod'

type Json = Record<string, unknown>

interface RouteSchema {
  tags?: string[]
  summary?: string
  description?: string
  hide?: boolean
  params?: unknown
  querystring?: unknown
  body?: unknown
  /** The body is a file, which no schema describes. */
  consumes?: readonly string[]
  response?: Record<string, unknown>
}

const STATUS_TEXT: Record<string, string> = {
  200: 'Done',
  201: 'Made',
  202: 'Taken on',
  204: 'Done, nothing to say',
}
const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** The document for the routes below `prefix`, under the product's name. */
export function describeApi(routes: readonly RouteOptions[], prefix: string, product: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routes) {
    const schema = (route.schema ?? {}) as RouteSchema
    if (!route.url.startsWith(prefix) || schema.hide) continue
    const path = route.url.slice(prefix.length).replace(/:(\w+)/g, '{$1}') || '/'
    for (const method of [route.method].flat().map((name) => name.toLowerCase())) {
      if (!METHODS.includes(method)) continue
      paths[path] = { ...paths[path], [method]: describeOperation(method, path, schema) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${product} API`,
      version: '1',
      description:
        "Commands and the integrators' API. Times are RFC 3339 with offset, distances metres, durations seconds. Lists take limit and cursor.",
    },
    servers: [{ url: prefix }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An access token or an API key.' },
      },
      schemas: { Error: errorSchema() },
    },
  }
}

function describeOperation(method: string, path: string, schema: RouteSchema): Json {
  const responses: Record<string, Json> = {}
  for (const [status, answer] of Object.entries(schema.response ?? { 200: undefined })) {
    const content = toJsonSchema(answer, 'output')
    responses[status] = {
      description: STATUS_TEXT[status] ?? 'Failed',
      ...(content ? { content: { 'application/json': { schema: content } } } : {}),
    }
  }
  responses.default = {
    description: 'It failed: a code, a sentence, and usually a next step.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
  const parameters = [
    ...describeParameters('path', schema.params),
    ...describeParameters('query', schema.querystring),
    ...(method === 'post' ? [IDEMPOTENCY_KEY] : []),
  ]
  const body = toJsonSchema(schema.body, 'input')
  const bodyContent = body
    ? { 'application/json': { schema: body } }
    : schema.consumes && Object.fromEntries(schema.consumes.map((type) => [type, {}]))
  return {
    operationId: operationId(method, path),
    ...(schema.tags ? { tags: schema.tags } : {}),
    ...(schema.summary ? { summary: schema.summary } : {}),
    ...(schema.description ? { description: schema.description } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(bodyContent ? { requestBody: { required: true, content: bodyContent } } : {}),
    responses,
  }
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The first answer is kept for 24 hours and given again to a request with the same key and body.',
  schema: { type: 'string', maxLength: 200 },
}

function describeParameters(place: 'path' | 'query', schema: unknown): Json[] {
  const object = toJsonSchema(schema, 'input') as
    | { properties?: Record<string, Json>; required?: string[] }
    | undefined
  return Object.entries(object?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (object?.required?.includes(name) ?? false),
    schema: property,
  }))
}

function toJsonSchema(schema: unknown, io: 'input' | 'output'): Json | undefined {
  if (!(schema instanceof z.ZodType)) return undefined
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override({ zodSchema }) {
      // Zod refuses to encode a transform, so such a response would fail as it is sent.
      if (io === 'output' && zodSchema._zod.def.type === 'transform')
        throw new Error('A response schema holds a transform')
    },
  })
  return rest
}

function errorSchema(): Json {
  return {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', examples: Object.keys(ERROR_CATALOGUE) },
      message: { type: 'string' },
      details: {},
      hint: { type: 'string' },
    },
  }
}

/** `post /plans/{id}/stop` → `postPlansByIdStop`. */
function operationId(method: string, path: string): string {
  const words = path.split('/').filter(Boolean)
  const named = words.map((word) => {
    const plain = word.replace(/^\{(.+)\}$/, 'by-$1')
    return plain.replace(/(^|[-_.])(\w)/g, (_all, _gap, letter: string) => letter.toUpperCase())
  })
  return method + named.join('')
}
