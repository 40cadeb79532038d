// The payload of a write or call: JSON as sent, CSV converted to JSON, form fields, or raw bytes.
import { invalidBody, RestError } from './errors.ts'
import { type Media, mediaName } from './media.ts'
import { splitQuery } from './query.ts'

export type Payload =
  /** JSON text for PostgreSQL; `keys` are its columns or arguments. */
  | { kind: 'json'; text: string; keys: string[]; isObject: boolean; isEmptyArray: boolean }
  | { kind: 'form'; params: [string, string][]; keys: string[] }
  | { kind: 'raw'; bytes: Buffer; keys: string[] }

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sameKeys(a: string[], row: unknown): boolean {
  if (!isRow(row)) return false
  const keys = Object.keys(row)
  return keys.length === a.length && a.every((key) => Object.hasOwn(row, key))
}

function fromJson(text: string, columns: string[] | undefined, isCall: boolean): Payload {
  const trimmed = text.trimStart()
  if (columns !== undefined) {
    return {
      kind: 'json',
      text,
      keys: columns,
      isObject: trimmed.startsWith('{'),
      isEmptyArray: /^\[\s*\]\s*$/.test(trimmed),
    }
  }
  if (text === '' && isCall)
    return { kind: 'json', text: '{}', keys: [], isObject: true, isEmptyArray: false }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidBody('Empty or invalid json')
  }
  if (isRow(value))
    return { kind: 'json', text, keys: Object.keys(value), isObject: true, isEmptyArray: false }
  if (!Array.isArray(value) || value.length === 0)
    return { kind: 'json', text: '[]', keys: [], isObject: false, isEmptyArray: true }
  const [head] = value as unknown[]
  const keys = isRow(head) ? Object.keys(head) : undefined
  if (keys === undefined || !value.every((row) => sameKeys(keys, row)))
    throw invalidBody('All object keys must match')
  return { kind: 'json', text, keys, isObject: false, isEmptyArray: false }
}

/** RFC 4180: quotes around fields, doubled inside. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i]
    if (quoted) {
      if (c !== '"') cell += c
      else if (text[i + 1] === '"') {
        cell += '"'
        i += 1
      } else quoted = false
    } else if (c === '"' && cell === '') quoted = true
    else if (c === ',') {
      row.push(cell)
      cell = ''
    } else if (c === '\n' || c === '\r') {
      if (c === '\r' && text[i + 1] === '\n') i += 1
      row.push(cell)
      rows.push(row)
      row = []
      cell = ''
    } else cell += c
  }
  if (quoted) throw invalidBody('parse error (not enough input)')
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows.filter((r) => r.length > 1 || r[0] !== '')
}

function fromCsv(text: string, columns: string[] | undefined): Payload {
  const [header, ...rows] = parseCsv(text)
  if (header === undefined) throw invalidBody('not enough input')
  if (rows.some((r) => r.length !== header.length))
    throw invalidBody('All lines must have same number of fields')
  const objects = rows.map((r) =>
    Object.fromEntries(header.map((name, i) => [name, r[i] === 'NULL' ? null : r[i]])),
  )
  return {
    kind: 'json',
    text: JSON.stringify(objects),
    keys: columns ?? (rows.length === 0 ? [] : header),
    isObject: false,
    isEmptyArray: rows.length === 0,
  }
}

/** Throws PGRST102 when the body does not match its content type. */
export function readPayload(
  bytes: Buffer,
  type: Media,
  columns: string[] | undefined,
  isCall: boolean,
): Payload {
  if (type.kind === 'json' || type.kind === 'any') return fromJson(bytes.toString('utf8'), columns, isCall)
  if (type.kind === 'csv') return fromCsv(bytes.toString('utf8'), columns)
  if (type.kind === 'urlencoded') {
    const params = splitQuery(bytes.toString('utf8')).map(([name, value]): [string, string] => [
      name,
      value ?? '',
    ])
    const keys = [...new Set(params.map(([name]) => name))]
    if (isCall) return { kind: 'form', params, keys }
    return {
      kind: 'json',
      text: JSON.stringify(Object.fromEntries(params)),
      keys: columns ?? keys,
      isObject: true,
      isEmptyArray: false,
    }
  }
  if (isCall && (type.kind === 'text' || type.kind === 'xml' || type.kind === 'octet'))
    return { kind: 'raw', bytes, keys: [] }
  throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${mediaName(type)}`)
}
