// Builds an example request: a body that matches its schema, and the same call for a shell, TypeScript and Python. Pure.
import { exampleOf } from '@dropwise/contracts'
import { fileTypesOf, type Operation } from './document.ts'

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
  const filled = operation.parameters.filter(({ name }) => (values[name] ?? '') !== '')
  const path = filled
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (text, { name }) => text.replace(`{${name}}`, encodeURIComponent(values[name] ?? '')),
      operation.path,
    )
  const query = new URLSearchParams(
    filled.filter((parameter) => parameter.in === 'query').map(({ name }) => [name, values[name] ?? '']),
  ).toString()
  const headers: Record<string, string> = {}
  if (key !== '') headers.authorization = `Bearer ${key}`
  for (const { name } of filled.filter((parameter) => parameter.in === 'header'))
    headers[name] = values[name] ?? ''
  const fileTypes = fileTypesOf(operation)
  const requestBody = fileTypes
    ? file
    : operation.requestBody !== undefined && body.trim() !== ''
      ? body
      : null
  if (requestBody !== null)
    headers['content-type'] = fileTypes
      ? (fileTypes.find((type) => type === file?.type) ?? fileTypes[0]!)
      : 'application/json'
  return {
    method: operation.method,
    url: `${base}${path}${query && `?${query}`}`,
    headers,
    body: requestBody ?? undefined,
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

const isAuthorization = (name: string): boolean => name === 'authorization'

/** Headers that the call always has, with the place of the key empty. */
const headersOf = ({ headers }: HttpRequest): [string, string][] =>
  Object.entries({ authorization: '', ...headers })

/** The request for Node, Deno and Bun; the key comes from the environment. */
export function typescriptOf(origin: string, request: HttpRequest): string {
  const { method, url, body } = request
  const headers = headersOf(request).map(([name, value]) =>
    isAuthorization(name)
      ? '    authorization: `Bearer ${env.API_KEY}`,'
      : `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  )
  const isFile = body instanceof File
  const bodyCode = isFile ? `await openAsBlob(${JSON.stringify(body.name)})` : jsonCode(body)
  return [
    ...(isFile ? ["import { openAsBlob } from 'node:fs'"] : []),
    "import { env } from 'node:process'",
    '',
    `const response = await fetch(${JSON.stringify(origin + url)}, {`,
    `  method: ${JSON.stringify(method)},`,
    '  headers: {',
    ...headers,
    '  },',
    ...(bodyCode === null ? [] : [`  body: ${indented(bodyCode, '  ')},`]),
    '})',
    'console.log(response.status, await response.text())',
  ].join('\n')
}

/** `JSON.stringify({…})`, or the text itself where it is no JSON; null without a body. */
function jsonCode(body: string | File | undefined): string | null {
  if (typeof body !== 'string') return null
  const json = parsed(body)
  return json === undefined ? JSON.stringify(body) : `JSON.stringify(${JSON.stringify(json, null, 2)})`
}

/** The request with Python's standard library; the key comes from the environment. */
export function pythonOf(origin: string, request: HttpRequest): string {
  const { method, url, body } = request
  const headers = headersOf(request).map(([name, value]) =>
    isAuthorization(name)
      ? `        "authorization": "Bearer " + os.environ["API_KEY"],`
      : `        ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  )
  const data = pythonData(body)
  return [
    'import json, os, urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${JSON.stringify(origin + url)},`,
    `    method=${JSON.stringify(method)},`,
    '    headers={',
    ...headers,
    '    },',
    ...(data === null ? [] : [`    data=${indented(data, '    ')},`]),
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    print(response.status, response.read().decode())',
  ].join('\n')
}

function pythonData(body: string | File | undefined): string | null {
  if (body === undefined) return null
  if (typeof body !== 'string') return `open(${JSON.stringify(body.name)}, "rb").read()`
  const json = parsed(body)
  return json === undefined
    ? `${JSON.stringify(body)}.encode()`
    : `json.dumps(${pythonLiteral(json)}).encode()`
}

/** A JSON value as a literal of Python. */
function pythonLiteral(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const deeper = `${indent}    `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const parts = Array.isArray(value)
    ? value.map((item) => pythonLiteral(item, deeper))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${pythonLiteral(item, deeper)}`)
  if (parts.length === 0) return open + close
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`
}

const indented = (code: string, indent: string): string => code.replaceAll('\n', `\n${indent}`)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
