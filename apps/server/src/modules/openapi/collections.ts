// The calls as collections for Postman and Bruno: a folder for each tag, a request with an example for each call.
import { exampleOf, resolveRefs, type JsonSchema } from '@dropwise/contracts'
import { packZip } from '../../platform/write-zip.ts'
import type { Json } from './named-schemas.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  description: string
}
interface Operation {
  tags: string[]
  summary: string
  description: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}
interface Call extends Operation {
  method: string
  path: string
  tag: string
  /** JSON as text. */
  body: string | null
  /** Type of a file that is the body. */
  fileType: string | null
}
interface Folder {
  name: string
  calls: Call[]
}

const POSTMAN_SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** Calls by tag. */
function foldersOf(document: Json): Folder[] {
  const { paths, tags } = resolveRefs(document) as {
    paths: Record<string, Record<string, Operation>>
    tags: { name: string }[]
  }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(method, path, operation)),
  )
  return tags
    .map(({ name }) => ({ name, calls: calls.filter(({ tag }) => tag === name) }))
    .filter((folder) => folder.calls.length > 0)
}

function callOf(method: string, path: string, operation: Operation): Call {
  const content = operation.requestBody?.content ?? {}
  const json = content['application/json']
  return {
    ...operation,
    method,
    path,
    tag: operation.tags[0]!,
    body: json ? JSON.stringify(exampleOf(json.schema), null, 2) : null,
    fileType: json ? null : (Object.keys(content)[0] ?? null),
  }
}

const parametersIn = ({ parameters = [] }: Call, place: Parameter['in']): Parameter[] =>
  parameters.filter((parameter) => parameter.in === place)

const withColons = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** A collection in Postman's format 2.1; `{{apiKey}}` and `{{baseUrl}}` are its variables. */
export function postmanCollection(document: Json, title: string, baseUrl: string): Json {
  return {
    info: { name: title, schema: POSTMAN_SCHEMA },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: baseUrl },
      { key: 'apiKey', value: '' },
    ],
    item: foldersOf(document).map(({ name, calls }) => ({ name, item: calls.map(postmanItem) })),
  }
}

function postmanItem(call: Call): Json {
  const { method, path, summary, description, body, fileType } = call
  const type = body === null ? fileType : 'application/json'
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      description,
      header: type ? [{ key: 'Content-Type', value: type }] : [],
      url: {
        raw: `{{baseUrl}}${withColons(path)}`,
        host: ['{{baseUrl}}'],
        path: withColons(path).split('/').filter(Boolean),
        query: parametersIn(call, 'query').map(({ name, description: text }) => ({
          key: name,
          value: '',
          description: text,
          disabled: true,
        })),
        variable: parametersIn(call, 'path').map(({ name, description: text }) => ({
          key: name,
          value: '',
          description: text,
        })),
      },
      ...(body === null ? {} : { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } }),
      ...(fileType === null ? {} : { body: { mode: 'file', file: {} } }),
    },
  }
}

/** A zip with a Bruno collection: a folder for each tag, a `.bru` file for each call. */
export async function brunoCollection(document: Json, title: string, baseUrl: string): Promise<Buffer> {
  const files = Object.entries(brunoFiles(document, title, baseUrl))
  return packZip(files.map(([path, text]) => ({ path, bytes: Buffer.from(text) })))
}

/** Files of a Bruno collection by path. */
export function brunoFiles(document: Json, title: string, baseUrl: string): Record<string, string> {
  const files: Record<string, string> = {
    'bruno.json': `${JSON.stringify({ version: '1', name: title, type: 'collection' }, null, 2)}\n`,
    'collection.bru': block('auth', 'mode: bearer') + block('auth:bearer', 'token: {{apiKey}}'),
    'environments/installation.bru': `${block('vars', `baseUrl: ${baseUrl}`)}vars:secret [\n  apiKey\n]\n`,
  }
  for (const { name, calls } of foldersOf(document))
    for (const [index, call] of calls.entries())
      files[`${fileName(name)}/${fileName(`${call.method.toUpperCase()} ${call.path}`)}.bru`] = brunoFile(
        call,
        index + 1,
      )
  return files
}

function brunoFile(call: Call, place: number): string {
  const { method, path, summary, description, body, fileType } = call
  const kind = body === null ? (fileType === null ? 'none' : 'file') : 'json'
  const query = parametersIn(call, 'query')
  const inPath = parametersIn(call, 'path')
  return [
    block('meta', `name: ${summary}\ntype: http\nseq: ${place}`),
    block(method, `url: {{baseUrl}}${withColons(path)}\nbody: ${kind}\nauth: inherit`),
    ...(query.length > 0 ? [block('params:query', query.map(({ name }) => `~${name}: `).join('\n'))] : []),
    ...(inPath.length > 0 ? [block('params:path', inPath.map(({ name }) => `${name}: `).join('\n'))] : []),
    ...(fileType === null ? [] : [block('headers', `content-type: ${fileType}`)]),
    ...(body === null ? [] : [block('body:json', body)]),
    block(
      'docs',
      [description, ...query.map(({ name, description: text }) => `${name}: ${text}`)].join('\n'),
    ),
  ].join('\n')
}

/** A block of the format: content is indented, so that a brace in it ends nothing. */
const block = (name: string, content: string): string => `${name} {\n${content.replaceAll(/^/gm, '  ')}\n}\n`

const fileName = (text: string): string => text.replaceAll('/', ' ').replaceAll(/\s+/g, ' ').trim()
