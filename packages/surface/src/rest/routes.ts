// Mounts /rest/v1: resolves the resource, runs the handler, renders errors.
import { isConnectionLost } from '@dropwise/db/lost-connection'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addCors, bodyBytes, clientErrorStatus, pathBelow, acceptRawBodies } from '../core/http.ts'
import type { Claims } from '../options.ts'
import type { Table } from './catalog.ts'
import type { RestContext } from './context.ts'
import { fromPg, invalidBody, isPgError, RestError, tableNotFound } from './errors.ts'
import { closest, MIN_NAME_LIKENESS } from './fuzzy.ts'
import { handleCall } from './handle-call.ts'
import { handleRead } from './handle-read.ts'
import { handleWrite } from './handle-write.ts'
import { openApi } from './openapi.ts'
import { GrammarError } from './parsec.ts'
import { splitQuery } from './query.ts'
import { readRequest, type RestRequest } from './request.ts'
import type { Answer } from './respond.ts'
import { findRoutine } from './sql-call.ts'

const PREFIX = '/rest/v1'
const unsupported = (method: string): RestError =>
  new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)

function findTable(context: RestContext, schema: string, name: string): Table {
  if (Object.hasOwn(context.notServed, name))
    throw tableNotFound(schema, name, context.notServed[name] ?? null)
  const catalog = context.catalog()
  const table = catalog.table(schema, name)
  if (table) return table
  const near = closest(
    [...catalog.tables.values()].filter((t) => t.schema === schema).map((t) => t.name),
    name,
    MIN_NAME_LIKENESS,
  )
  throw tableNotFound(schema, name, near === null ? null : `Perhaps you meant the table '${schema}.${near}'`)
}

/** The relation that the caller reads under this name. */
function readName(context: RestContext, { caller }: RestRequest, name: string): string {
  const instead = Object.hasOwn(context.readInstead, name) ? context.readInstead[name] : undefined
  return instead?.isFor(JSON.parse(caller.claims) as Claims) ? instead.relation : name
}

function decodePath(path: string): string[] {
  const parts = path.split('/').filter((part, i, all) => part !== '' || (i > 0 && i < all.length - 1))
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return ['', '', '']
  }
}

function info(allow: string): Answer {
  return { status: 200, headers: [['Allow', allow]], body: '' }
}

async function serveTable(
  context: RestContext,
  request: RestRequest,
  name: string,
  body: Buffer,
): Promise<Answer> {
  const table = findTable(context, request.schema, request.isRead ? readName(context, request, name) : name)
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return handleRead(context, request, table)
    case 'POST':
    case 'PUT':
    case 'PATCH':
    case 'DELETE':
      return handleWrite(context, request, table, body)
    case 'OPTIONS': {
      const allow = ['OPTIONS,GET,HEAD']
      if (table.insertable) allow.push('POST')
      if (table.insertable && table.updatable && table.key.length > 0) allow.push('PUT')
      if (table.updatable) allow.push('PATCH')
      if (table.deletable) allow.push('DELETE')
      return info(allow.join(','))
    }
    default:
      throw unsupported(request.method)
  }
}

async function serveFunction(
  context: RestContext,
  request: RestRequest,
  name: string,
  body: Buffer,
): Promise<Answer> {
  if (request.method === 'OPTIONS') {
    const names = splitQuery(request.rawQuery).map(([key]) => key)
    const routine = findRoutine(context.catalog(), request.schema, name, names, { kind: 'json' }, false)
    return info(routine.volatile ? 'OPTIONS,POST' : 'OPTIONS,GET,HEAD,POST')
  }
  if (!['GET', 'HEAD', 'POST'].includes(request.method))
    throw new RestError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`)
  return handleCall(context, request, name, body)
}

async function serve(context: RestContext, request: FastifyRequest): Promise<Answer> {
  const path = pathBelow(request, PREFIX)
  const parts = decodePath(path)
  const [first, second] = parts
  const rest = await readRequest(request, parts.length === 0 ? '/' : `/${parts.join('/')}`, {
    ...context,
    roleSettings: context.roleSettings,
  })
  const body = bodyBytes(request)
  if (first === undefined) {
    if (request.method === 'OPTIONS') return info('OPTIONS,GET,HEAD')
    if (!rest.isRead) throw unsupported(request.method)
    return openApi(context, rest)
  }
  if (first === 'rpc' && second !== undefined && parts.length === 2)
    return serveFunction(context, rest, second, body)
  if (parts.length > 1 || first === '')
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL')
  return serveTable(context, rest, first, body)
}

function toRestError(error: unknown, authenticated: boolean): RestError | undefined {
  if (error instanceof RestError) return error
  if (error instanceof GrammarError) return new RestError(400, 'PGRST100', error.message, error.details)
  if (isPgError(error) && !isConnectionLost(error)) return fromPg(error, authenticated)
  if (error instanceof Error && /timeout exceeded when trying to connect/.test(error.message)) {
    return new RestError(504, 'PGRST003', 'Timed out acquiring connection from connection pool.')
  }
  if (isConnectionLost(error))
    return new RestError(503, 'PGRST001', 'Database client error. Retrying the connection.', null, null, [
      ['Retry-After', '1'],
    ])
  const status = clientErrorStatus(error)
  if (status === 413)
    return new RestError(413, 'PGRST102', 'The request body is larger than this server accepts')
  if (status !== undefined) return invalidBody('Empty or invalid json')
  return undefined
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.code(answer.status)
  for (const [name, value] of answer.headers) reply.header(name, headerValue(value))
  if (answer.body === '' && !answer.headers.some(([name]) => name === 'Content-Type'))
    return reply.removeHeader('content-type').send()
  return reply.send(answer.body)
}

/** Header values are Latin-1 on the wire; anything else, line breaks included, is percent-encoded. */
const headerValue = (value: string): string =>
  value.replace(/[^\t\x20-\x7e]/gu, (c) => encodeURIComponent(c.isWellFormed() ? c : '\ufffd'))

function sendError(reply: FastifyReply, error: RestError, isHead: boolean): FastifyReply {
  reply
    .code(error.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('proxy-status', headerValue(`PostgREST; error=${error.code}`))
  for (const [name, value] of error.headers) reply.header(name, headerValue(value))
  if (error.statusText !== undefined) reply.raw.statusMessage = headerValue(error.statusText)
  return isHead ? reply.send() : reply.send(JSON.stringify(error.body()))
}

/** Registers the routes on an encapsulated instance. */
export function mountRest(app: FastifyInstance, context: RestContext, bodyLimit: number): void {
  addCors(app)
  acceptRawBodies(app)
  app.setErrorHandler((error, request, reply) => {
    const token = request.headers.authorization ?? ''
    const restError = toRestError(error, token !== '' && request.restRole !== 'anon')
    if (restError) return sendError(reply, restError, request.method === 'HEAD')
    request.log.error({ err: error }, 'rest request failed')
    return sendError(
      reply,
      new RestError(500, 'PGRSTX00', 'Something went wrong. Try again; the server log has the details.'),
      request.method === 'HEAD',
    )
  })
  app.decorateRequest('restRole', '')
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    bodyLimit,
    handler: async (request, reply) => {
      try {
        return send(reply, await serve(context, request))
      } catch (error) {
        request.restRole = await roleOf(request, context)
        throw error
      }
    },
  })
}

async function roleOf(request: FastifyRequest, context: RestContext): Promise<string> {
  const match = /^bearer\s+(.*)$/i.exec(request.headers.authorization ?? '')
  const result = await context.keys.verify(match?.[1] ?? String(request.headers.apikey ?? ''))
  return 'claims' in result && result.claims.role !== '' ? result.claims.role : 'anon'
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The role of a failed REST request; set only to render its error. */
    restRole: string
  }
}
