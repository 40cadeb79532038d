// Turns a statement's result into status, headers and body.
import type { TextRow } from '../core/scoped.ts'
import { isHeaderName, rangeError, RestError } from './errors.ts'
import { contentType, type Media } from './media.ts'
import type { RestRequest } from './request.ts'
import type { Range } from './types.ts'

export interface Answer {
  status: number
  headers: [string, string][]
  body: string | Buffer
}

export interface Outcome {
  total: number | undefined
  page: number
  location: [string, string][]
  body: string
  headers: string | null
  status: string | null
  inserted: number | undefined
}

export function outcomeOf(row: TextRow | undefined): Outcome {
  const number = (text: string | null | undefined): number | undefined =>
    text === null || text === undefined ? undefined : Number(text)
  return {
    total: number(row?.total),
    page: number(row?.page) ?? 0,
    location: row?.location ? (JSON.parse(row.location) as [string, string][]) : [],
    body: row?.body ?? '',
    headers: row?.headers ?? null,
    status: row?.status ?? null,
    inserted: number(row?.inserted),
  }
}

export function contentRange(lower: number, upper: number, total: number | undefined): string {
  const inside = total !== 0 && lower <= upper
  return `${inside ? `${lower}-${upper}` : '*'}/${total ?? '*'}`
}

/** Status and Content-Range of a read; throws PGRST103 when the offset lies beyond the counted rows. */
export function readRange(
  range: Range,
  outcome: Outcome,
  applied: string | undefined,
): { status: number; header: string } {
  const lower = range.offset
  const upper = lower + outcome.page - 1
  const { total } = outcome
  if (total !== undefined && lower > total) {
    const error = rangeError(`An offset of ${lower} was requested, but there are only ${total} rows.`)
    error.headers.push(['Content-Range', contentRange(lower, upper, total)])
    if (applied !== undefined) error.headers.push(['Preference-Applied', applied])
    throw error
  }
  return {
    status: total !== undefined && outcome.page < total ? 206 : 200,
    header: contentRange(lower, upper, total),
  }
}

export function typeHeaders(media: Media, request: RestRequest): [string, string][] {
  const out: [string, string][] = [['Content-Type', contentType(media)]]
  if (request.profiled) out.push(['Content-Profile', request.schema])
  return out
}

const invalidHeaders = () =>
  new RestError(
    500,
    'PGRST111',
    'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  )

function customHeaders(text: string | null): [string, string][] {
  if (text === null) return []
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw invalidHeaders()
  }
  if (!Array.isArray(list)) throw invalidHeaders()
  return list.map((item: unknown) => {
    const entries = typeof item === 'object' && item !== null ? Object.entries(item) : []
    const [entry] = entries
    if (entries.length !== 1 || !entry || typeof entry[1] !== 'string' || !isHeaderName(entry[0]))
      throw invalidHeaders()
    return [entry[0], entry[1].replace(/[\r\n\0]/g, ' ')]
  })
}

/** Lets a function's `response.status` and `response.headers` replace what would have been sent. */
export function override(outcome: Outcome, answer: Answer): Answer {
  let { status } = answer
  if (outcome.status !== null) {
    if (!/^[2-5]\d\d/.test(outcome.status))
      throw new RestError(500, 'PGRST112', 'response.status guc must be a valid status code')
    status = Number(outcome.status.slice(0, 3))
  }
  const custom = customHeaders(outcome.headers)
  const names = new Set(custom.map(([name]) => name.toLowerCase()))
  return {
    status,
    headers: [...answer.headers.filter(([name]) => !names.has(name.toLowerCase())), ...custom],
    body: answer.body,
  }
}
