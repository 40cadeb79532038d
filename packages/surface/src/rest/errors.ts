// REST errors with PostgREST's codes, messages and statuses.
import type { Relationship, Routine } from './catalog.ts'

export interface RestErrorBody {
  code: string
  details: unknown
  hint: string | null
  message: string
}

export class RestError extends Error {
  status: number
  code: string
  details: unknown
  hint: string | null
  headers: [string, string][]
  /** The HTTP reason phrase, if a function set one. */
  statusText: string | undefined
  constructor(
    status: number,
    code: string,
    message: string,
    details: unknown = null,
    hint: string | null = null,
    headers: [string, string][] = [],
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
    this.hint = hint
    this.headers = headers
  }
  body(): RestErrorBody {
    return { code: this.code, details: this.details ?? null, hint: this.hint, message: this.message }
  }
}

export const notEmbedded = (name: string): RestError =>
  new RestError(
    400,
    'PGRST108',
    `'${name}' is not an embedded resource in this request`,
    null,
    `Verify that '${name}' is included in the 'select' query parameter.`,
  )
export const relatedOrder = (origin: string, target: string): RestError =>
  new RestError(
    400,
    'PGRST118',
    `A related order on '${target}' is not possible`,
    `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  )
export const columnNotFound = (table: string, column: string): RestError =>
  new RestError(400, 'PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`)
export const tableNotFound = (schema: string, name: string, hint: string | null): RestError =>
  new RestError(
    404,
    'PGRST205',
    `Could not find the table '${schema}.${name}' in the schema cache`,
    null,
    hint,
  )
export const singular = (rows: number): RestError =>
  new RestError(
    406,
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${rows} rows`,
  )
export const invalidBody = (message: string): RestError => new RestError(400, 'PGRST102', message)
export const rangeError = (details: string): RestError =>
  new RestError(416, 'PGRST103', 'Requested range not satisfiable', details)

export function noRelationship(
  parent: string,
  child: string,
  hintName: string | undefined,
  schema: string,
  hint: string | null,
): RestError {
  const using = hintName === undefined ? '' : `' using the hint '${hintName}`
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${parent}' and '${child}' in the schema cache`,
    `Searched for a foreign key relationship between '${parent}' and '${child}${using}' in the schema '${schema}', but no matches were found.`,
    hint,
  )
}

function describe(r: Relationship): { cardinality: string; embedding: string; relationship: string } {
  const embedding = `${r.table.name} with ${r.foreign.name}`
  if (r.junction) {
    const names = (list: [string, string][]) => list.map(([, column]) => column).join(', ')
    const { table, constraint1, constraint2, source, target } = r.junction
    return {
      cardinality: 'many-to-many',
      embedding,
      relationship: `${table.name} using ${constraint1}(${names(source)}) and ${constraint2}(${names(target)})`,
    }
  }
  const columnList = r.columns.map(([a]) => a).join(', ')
  const theirs = r.columns.map(([, b]) => b).join(', ')
  return {
    cardinality: r.kind,
    embedding,
    relationship: `${r.constraint} using ${r.table.name}(${columnList}) and ${r.foreign.name}(${theirs})`,
  }
}

export function ambiguousRelationship(
  parent: string,
  child: string,
  relationships: Relationship[],
): RestError {
  const options = relationships
    .map((r) => `'${r.foreign.name}!${r.junction ? r.junction.table.name : r.constraint}'`)
    .join(', ')
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${parent}' and '${child}'`,
    relationships.map(describe),
    `Try changing '${child}' to one of the following: ${options}. Find the desired relationship in the 'details' key.`,
  )
}

export function ambiguousFunction(routines: Routine[]): RestError {
  const candidates = routines.map(
    (r) => `${r.schema}.${r.name}(${r.arguments.map((a) => `${a.name} => ${a.type}`).join(', ')})`,
  )
  return new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${candidates.join(', ')}`,
    null,
    'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  )
}

export interface PgError {
  code: string
  message: string
  detail?: string
  hint?: string
}

export const isPgError = (error: unknown): error is PgError =>
  error instanceof Error &&
  typeof (error as { code?: unknown }).code === 'string' &&
  /^[0-9A-Z]{5}$/.test((error as unknown as { code: string }).code) &&
  'severity' in error

const STATUS: [prefix: string, status: number][] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['53400', 500],
  ['57P01', 503],
  ['P0001', 400],
  ['42P01', 404],
  ['42P17', 500],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
]

/** After a 1xx status a client keeps waiting for the final response. */
const isFinalStatus = (status: number): boolean => Number.isInteger(status) && status >= 200 && status <= 599

function statusOf(error: PgError, authenticated: boolean): number {
  const { code, message } = error
  if (code === '42501') return authenticated ? 403 : 401
  if (code === '42883') return message.startsWith('function xmlagg(') ? 406 : 404
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500
  if (code === '22023') return message.startsWith('role') && message.endsWith('does not exist') ? 401 : 400
  if (code.startsWith('PT')) {
    const requestedStatus = Number(code.slice(2))
    return isFinalStatus(requestedStatus) ? requestedStatus : 500
  }
  return STATUS.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400
}

/** Header names SQL may set: valid ones that do not affect message framing. */
export const isHeaderName = (name: string): boolean =>
  /^[\w!#$%&'*+.^`|~-]+$/.test(name) &&
  !/^(?:content-length|transfer-encoding|connection|upgrade|trailer)$/i.test(name)

/** `raise sqlstate 'PGRST'` defines the whole response: message and detail carry JSON. */
function raised(pgError: PgError): RestError {
  const broken = (details: string, hint: string) =>
    new RestError(
      500,
      'PGRST121',
      `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
      details,
      hint,
    )
  const messageHint = `MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.`
  const detailHint = `DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.`
  const object = (text: string): Record<string, unknown> | undefined => {
    try {
      const value: unknown = JSON.parse(text)
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? (value as Record<string, unknown>)
        : undefined
    } catch {
      return undefined
    }
  }
  const message = object(pgError.message)
  if (typeof message?.code !== 'string' || typeof message.message !== 'string')
    return broken(`Invalid JSON value for MESSAGE: '${pgError.message}'`, messageHint)
  if (pgError.detail === undefined) return broken('DETAIL is missing in the RAISE statement', detailHint)
  const detail = object(pgError.detail)
  if (
    typeof detail?.status !== 'number' ||
    !isFinalStatus(detail.status) ||
    typeof detail.headers !== 'object' ||
    detail.headers === null
  ) {
    return broken(`Invalid JSON value for DETAIL: '${pgError.detail}'`, detailHint)
  }
  const headers = Object.entries(detail.headers as Record<string, unknown>).map(
    ([name, value]): [string, string] => [name, String(value)],
  )
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  const error = new RestError(
    detail.status,
    message.code,
    message.message,
    text(message.details),
    text(message.hint),
    headers.filter(([name]) => isHeaderName(name)),
  )
  if (typeof detail.status_text === 'string') error.statusText = detail.status_text
  return error
}

/** Converts a database error to a REST error. `authenticated`: the role is not the anonymous one. */
export function fromPg(error: PgError, authenticated: boolean): RestError {
  if (error.code === 'PGRST') return raised(error)
  const status = statusOf(error, authenticated)
  return new RestError(
    status,
    error.code,
    error.message,
    error.detail ?? null,
    error.hint ?? null,
    status === 401 ? [['WWW-Authenticate', 'Bearer']] : [],
  )
}
