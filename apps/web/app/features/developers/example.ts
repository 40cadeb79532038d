// Builds an example request: a body that matches its schema, and the same call for a shell. Pure.
import { fileTypesOf, type JsonSchema, type Operation } from './document.ts'

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2027-03-01',
  'date-time': '2027-03-01T09:00:00Z',
  email: 'edith@wardandco.example',
  uri: 'https://shop.example/hook',
}

/** An example value; objects have only required fields. Recursion stops at six levels. */
export function exampleOf(schema: JsonSchema, depth = 0): unknown {
  if (depth > 6) return null
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.examples?.length) return schema.examples[0]
  if (schema.enum?.length) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return exampleOf(choice, depth + 1)
  const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== 'null') : schema.type
  if (type === 'object' || schema.properties) {
    const required = new Set(schema.required)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([name]) => required.has(name))
        .map(([name, property]) => [name, exampleOf(property, depth + 1)]),
    )
  }
  if (type === 'array') return schema.items ? [exampleOf(schema.items, depth + 1)] : []
  if (type === 'string') return FORMATS[schema.format ?? ''] ?? 'text'
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  return type === 'boolean' ? true : null
}

/** Form values of one call. */
export interface Draft {
  /** By parameter. */
  values: Readonly<Record<string, string>>
  /** JSON; empty without a body. */
  body: string
  /** For a file body. */
  file: File | null
}

export function emptyDraft(operation: Operation): Draft {
  const schema = operation.requestBody?.content['application/json']?.schema
  return { values: {}, body: schema ? JSON.stringify(exampleOf(schema), null, 2) : '', file: null }
}

export interface HttpRequest {
  method: string
  /** Path and query from the site's root. */
  url: string
  headers: Record<string, string>
  body: string | File | undefined
}

/** Omits empty parameters; path parameters keep their name. */
export function requestOf(
  base: string,
  operation: Operation,
  { values, body, file }: Draft,
  key: string,
): HttpRequest {
  const given = operation.parameters.filter(({ name }) => (values[name] ?? '') !== '')
  const path = given
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (text, { name }) => text.replace(`{${name}}`, encodeURIComponent(values[name] ?? '')),
      operation.path,
    )
  const query = new URLSearchParams(
    given.filter((parameter) => parameter.in === 'query').map(({ name }) => [name, values[name] ?? '']),
  ).toString()
  const headers: Record<string, string> = {}
  if (key !== '') headers.authorization = `Bearer ${key}`
  for (const { name } of given.filter((parameter) => parameter.in === 'header'))
    headers[name] = values[name] ?? ''
  const fileTypes = fileTypesOf(operation)
  const sent = fileTypes ? file : operation.requestBody !== undefined && body.trim() !== '' ? body : null
  if (sent !== null)
    headers['content-type'] = fileTypes
      ? (fileTypes.find((type) => type === file?.type) ?? fileTypes[0]!)
      : 'application/json'
  return {
    method: operation.method,
    url: `${base}${path}${query && `?${query}`}`,
    headers,
    body: sent ?? undefined,
  }
}

/** Quotes for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The request as curl; with a placeholder when there is no key. */
export function curlOf(origin: string, { method, url, headers, body }: HttpRequest): string {
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + url)}`]
  for (const [name, value] of Object.entries({ authorization: 'Bearer $API_KEY', ...headers }))
    lines.push(`-H ${name === 'authorization' ? `"${name}: Bearer $API_KEY"` : quoted(`${name}: ${value}`)}`)
  if (typeof body === 'string') lines.push(`-d ${quoted(body)}`)
  else if (body) lines.push(`--data-binary ${quoted(`@${body.name}`)}`)
  return lines.join(' \\\n  ')
}
