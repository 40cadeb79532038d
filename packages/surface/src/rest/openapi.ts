// The REST root: an OpenAPI 2.0 description of all tables and functions, as in PostgREST.
import { gzipSync } from 'node:zlib'
import type { Catalog, Column, Table } from './catalog.ts'
import type { RestContext } from './context.ts'
import { RestError } from './errors.ts'
import { mediaName } from './media.ts'
import type { RestRequest } from './request.ts'
import type { Answer } from './respond.ts'

function jsonType(column: Column): Record<string, unknown> {
  const type = column.baseType
  const common = {
    format: column.type,
    ...(column.description === null ? {} : { description: column.description }),
    ...(column.enum === null ? {} : { enum: column.enum }),
  }
  if (type.endsWith('[]')) return { ...common, type: 'array', items: { type: 'string' } }
  if (/^(smallint|integer|bigint)$/.test(type)) return { ...common, type: 'integer' }
  if (/^(numeric|real|double precision)/.test(type)) return { ...common, type: 'number' }
  if (type === 'boolean') return { ...common, type: 'boolean' }
  if (type === 'json' || type === 'jsonb') return common
  return { ...common, type: 'string', ...(column.maxLength === null ? {} : { maxLength: column.maxLength }) }
}

function definition(table: Table): Record<string, unknown> {
  const required = table.columns.filter((c) => c.notNull).map((c) => c.name)
  return {
    type: 'object',
    ...(table.description === null ? {} : { description: table.description }),
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(table.columns.map((c) => [c.name, jsonType(c)])),
  }
}

function tablePaths(table: Table): Record<string, unknown> {
  const tags = [table.name]
  const ok = {
    '200': { description: 'OK', schema: { type: 'array', items: { $ref: `#/definitions/${table.name}` } } },
  }
  const paths: Record<string, unknown> = { get: { tags, responses: ok } }
  if (table.insertable) paths.post = { tags, responses: { '201': { description: 'Created' } } }
  if (table.updatable) paths.patch = { tags, responses: { '204': { description: 'No Content' } } }
  if (table.deletable) paths.delete = { tags, responses: { '204': { description: 'No Content' } } }
  return paths
}

export function openApi(context: RestContext, request: RestRequest): Answer {
  if (!request.accepts.some((m) => ['any', 'json', 'openapi'].includes(m.kind))) {
    throw new RestError(
      406,
      'PGRST107',
      `None of these media types are available: ${request.accepts.map(mediaName).join(', ')}`,
    )
  }
  const { text, gzip } = documentOf(context.catalog(), request.schema)
  const headers: [string, string][] = [
    ['Content-Type', 'application/openapi+json; charset=utf-8'],
    ['Vary', 'Accept-Encoding'],
  ]
  if (request.profiled) headers.push(['Content-Profile', request.schema])
  if (request.method === 'HEAD') return { status: 200, headers, body: '' }
  if (!request.takesGzip) return { status: 200, headers, body: text }
  return { status: 200, headers: [...headers, ['Content-Encoding', 'gzip']], body: gzip }
}

interface Document {
  text: string
  /** A tenth of the size, for pages that only check that REST answers. */
  gzip: Buffer
}
const documents = new WeakMap<Catalog, Map<string, Document>>()

/** Built once for each version of the schema. */
function documentOf(catalog: Catalog, schema: string): Document {
  const documentsOfCatalog = documents.get(catalog) ?? new Map<string, Document>()
  documents.set(catalog, documentsOfCatalog)
  const existing = documentsOfCatalog.get(schema)
  if (existing) return existing
  const text = JSON.stringify(describe(catalog, schema))
  const rendered = { text, gzip: gzipSync(text) }
  documentsOfCatalog.set(schema, rendered)
  return rendered
}

function describe(catalog: Catalog, schema: string): Record<string, unknown> {
  const tables = [...catalog.tables.values()].filter((t) => t.schema === schema)
  const routines = [...catalog.routines.values()].flat().filter((r) => r.schema === schema)
  return {
    swagger: '2.0',
    info: {
      title: 'REST API',
      description: `Tables and functions of the schema ${schema}`,
      version: '14',
    },
    basePath: '/rest/v1',
    schemes: ['http', 'https'],
    consumes: ['application/json', 'text/csv'],
    produces: ['application/json', 'text/csv'],
    paths: Object.fromEntries([
      ['/', { get: { tags: ['Introspection'], responses: { '200': { description: 'OK' } } } }],
      ...tables.map((t): [string, unknown] => [`/${t.name}`, tablePaths(t)]),
      ...routines.map((r): [string, unknown] => [
        `/rpc/${r.name}`,
        { post: { tags: [`(rpc) ${r.name}`], responses: { '200': { description: 'OK' } } } },
      ]),
    ]),
    definitions: Object.fromEntries(tables.map((t) => [t.name, definition(t)])),
  }
}
