// OpenAPI 3.1 generated from the schemas that validate the routes, so that the two cannot disagree.
import { errorBody } from '@dropwise/contracts'
import type { RouteOptions } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../platform/access.ts'
import { NamedSchemas, pascalCase, type Json } from './named-schemas.ts'
import { describeParameter } from './parameter-texts.ts'

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
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
}
/** Descriptions of groups of calls whose name is not enough. */
const TAG_TEXT: Record<string, string> = {
  Account: 'Sessions and sign-ins of the caller',
  Assistants: 'The Model Context Protocol, for assistants',
  Driver: 'The day of a driver and the rules for drivers',
  Live: 'The day on the road: vehicles, delays and repairs',
  Optimisation: 'Routes for a problem in VROOM’s JSON, without data of a company',
  Planning: 'Runs, plans and their changes, up to dispatch',
}
/** Calls without a sign-in that only the product's own pages make. */
const OF_PAGES = /^\/(?:articles|contact|driver|invitations|notice|processors|setup|trial)(?:\/|$)/
const AUDIENCE_TEXT: Record<Audience, string> = {
  integrators: 'Calls for API keys and the public. The commands of the screens are added by `?calls=all`.',
  all: 'Calls for API keys and the public, and the commands of the screens.',
}
const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** `integrators`: calls that API keys and the public can make. `all`: also the calls that only screens make. */
export type Audience = 'integrators' | 'all'

function isForIntegrators(path: string, access: Access | undefined): boolean {
  // A key has scopes, and may only make calls that name one.
  if (access?.kind === 'member') return access.scope !== undefined
  return access?.kind === 'anyone' && !OF_PAGES.test(path)
}

/** Who offers the API, and where. */
export interface Operator {
  name: string
  supportEmail: string
  publicUrl: string
}

/** Describes the routes below `prefix`, under the product's name. */
export function describeApi(
  routes: readonly RouteOptions[],
  prefix: string,
  { name: product, supportEmail, publicUrl }: Operator,
  audience: Audience,
): Json {
  const namedSchemas = new NamedSchemas()
  const error = { 'application/json': { schema: namedSchemas.describe(errorBody, 'output') } }
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routes) {
    const schema = (route.schema ?? {}) as RouteSchema
    if (!route.url.startsWith(prefix) || schema.hide) continue
    const path = route.url.slice(prefix.length).replace(/:(\w+)/g, '{$1}') || '/'
    if (audience === 'integrators' && !isForIntegrators(path, route.config?.access)) continue
    const isOpen = route.config?.access?.kind === 'anyone'
    const isDeprecated = route.config?.deprecated !== undefined
    for (const method of [route.method].flat().map((name) => name.toLowerCase())) {
      if (!METHODS.includes(method)) continue
      const operation = describeOperation({ method, path, schema, isOpen, isDeprecated, named: namedSchemas })
      paths[path] = { ...paths[path], [method]: operation }
    }
  }
  const tags = [
    ...new Set(
      Object.values(paths).flatMap((methods) =>
        Object.values(methods).flatMap(({ tags: operationTags }) => operationTags as string[]),
      ),
    ),
  ]
  return namedSchemas.complete({
    openapi: '3.1.0',
    info: {
      title: `${product} API`,
      version: '1',
      description: `${AUDIENCE_TEXT[audience]} Times are RFC 3339 with an offset, distances are metres, durations are seconds. Lists take limit and cursor. Unknown fields and filters are rejected by name. Responses may gain new fields.`,
      contact: { name: `${product} support`, url: `${publicUrl}/contact`, email: supportEmail },
      license: { name: 'Terms of the operator', url: `${publicUrl}/terms` },
    },
    servers: [{ url: prefix, description: 'This installation' }],
    security: [{ bearer: [] }],
    tags: tags
      .toSorted((a, b) => a.localeCompare(b, 'en'))
      .map((name) => ({ name, description: TAG_TEXT[name] ?? `Calls for: ${name.toLowerCase()}` })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An access token or an API key.' },
      },
      responses: {
        Refused: {
          description: 'The request was refused. The body has a code, a message and usually a next step.',
          content: error,
        },
        Failed: { description: 'The server failed. Try again.', content: error },
      },
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      schemas: {},
    },
  })
}

interface Described {
  method: string
  path: string
  schema: RouteSchema
  isOpen: boolean
  isDeprecated: boolean
  named: NamedSchemas
}

function describeOperation({
  method,
  path,
  schema,
  isOpen,
  isDeprecated,
  named: namedSchemas,
}: Described): Json {
  const responses: Record<string, Json> = {}
  for (const [status, answer] of Object.entries(schema.response ?? { 200: undefined })) {
    const content = jsonContent(answer, 'output', namedSchemas)
    responses[status] = { description: STATUS_TEXT[status] ?? 'Failed', ...content }
  }
  const parameters = [
    ...describeParameters('path', path, schema.params, namedSchemas),
    ...describeParameters('query', path, schema.querystring, namedSchemas),
    ...(method === 'post' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
  const body =
    jsonContent(schema.body, 'input', namedSchemas) ??
    (schema.consumes && { content: Object.fromEntries(schema.consumes.map((type) => [type, FILE])) })
  const summary = schema.summary ?? `${method.toUpperCase()} ${path}`
  return {
    operationId: operationId(method, path),
    tags: schema.tags ?? ['Other'],
    summary,
    description: schema.description ?? `${summary}.`,
    ...(isDeprecated ? { deprecated: true } : {}),
    ...(isOpen ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, ...body } } : {}),
    responses: {
      ...responses,
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Failed' },
    },
  }
}

const FILE: Json = { schema: { type: 'string', format: 'binary' } }

function jsonContent(
  schema: unknown,
  io: 'input' | 'output',
  namedSchemas: NamedSchemas,
): { content: Json } | undefined {
  if (!(schema instanceof z.ZodType) || schema instanceof z.ZodNull) return undefined
  return { content: { 'application/json': { schema: namedSchemas.describe(schema, io) } } }
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The first response is stored for 24 hours and repeated for requests with the same key and body.',
  schema: { type: 'string', maxLength: 200 },
}

function describeParameters(
  place: 'path' | 'query',
  path: string,
  schema: unknown,
  namedSchemas: NamedSchemas,
): Json[] {
  if (!(schema instanceof z.ZodType)) return []
  const object = namedSchemas.describe(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
    $ref?: string
  }
  const { properties, required } = object.$ref === undefined ? object : namedSchemas.input(object.$ref)
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required?.includes(name) ?? false),
    description: describeParameter(place, name, path),
    schema: property,
  }))
}

/** `post /plans/{id}/stop` → `postPlansByIdStop`. */
function operationId(method: string, path: string): string {
  const words = path.split('/').filter(Boolean)
  return method + words.map((word) => pascalCase(word.replace(/^\{(.+)\}$/, 'by-$1'))).join('')
}
