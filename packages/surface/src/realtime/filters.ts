// postgres_changes filters (`col=op.val,col2=in.(a,b)`): parsing, validation against the table, evaluation on a row.
import type { FeedTable } from './tables.ts'

type Op =
  | 'eq'
  | 'neq'
  | 'lt'
  | 'lte'
  | 'gt'
  | 'gte'
  | 'in'
  | 'like'
  | 'ilike'
  | 'is'
  | 'match'
  | 'imatch'
  | 'isdistinct'

export interface RowFilter {
  column: string
  op: Op
  negated: boolean
  value: string
  values: string[]
}

const OPS = new Set<string>([
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'is',
  'match',
  'imatch',
  'isdistinct',
])
const MAX_LIST_VALUES = 100

/** Splits at commas outside parentheses and double quotes. */
function splitTop(text: string): string[] {
  const parts = ['']
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i] ?? ''
    if (c === '\\' && quoted) {
      parts[parts.length - 1] += c + (text[i + 1] ?? '')
      i += 1
      continue
    }
    if (c === '"') quoted = !quoted
    if (!quoted && c === '(') depth += 1
    if (!quoted && c === ')') depth -= 1
    if (c === ',' && depth === 0 && !quoted) parts.push('')
    else parts[parts.length - 1] += c
  }
  return parts
}

const unquote = (text: string): string => {
  const t = text.trim()
  return t.startsWith('"') && t.endsWith('"') && t.length > 1 ? t.slice(1, -1).replace(/\\(.)/gs, '$1') : t
}

/** Throws an Error whose message is shown to the subscriber. */
export function parseFilters(text: string | undefined): RowFilter[] {
  if (text === undefined || text === '') return []
  return splitTop(text).map((part) => {
    const match = /^\s*("(?:[^"\\]|\\.)*"|[^=]+)=(not\.)?([a-z]+)\.(.*)$/s.exec(part)
    if (!match || !OPS.has(match[3] ?? '')) throw new Error(`Error parsing filter: ${text}`)
    const [, column = '', not, op = '', rest = ''] = match
    if (op !== 'in')
      return {
        column: unquote(column),
        op: op as Op,
        negated: not !== undefined,
        value: unquote(rest),
        values: [],
      }
    const list = /^\((.*)\)$/s.exec(rest.trim())
    if (!list) throw new Error(`Error parsing filter: ${text}`)
    const values = (list[1] ?? '') === '' ? [] : splitTop(list[1] ?? '').map(unquote)
    if (values.length > MAX_LIST_VALUES)
      throw new Error(`Error parsing \`in\` filter: too many values. Max ${MAX_LIST_VALUES}`)
    return { column: unquote(column), op: 'in', negated: not !== undefined, value: '', values }
  })
}

export function checkFilters(filters: RowFilter[], table: FeedTable): void {
  for (const filter of filters) {
    if (!table.column.has(filter.column)) throw new Error(`invalid column for filter ${filter.column}`)
  }
}

const NUMERIC = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid'])
const TEXTUAL = new Set(['text', 'varchar', 'bpchar', 'name', 'uuid', 'citext'])
const INTEGER = /^-?\d{1,15}$/
const DECIMAL = /^-?\d+(\.\d+)?$/

/**
 * Evaluates a filter in JavaScript where the result is certain to agree with PostgreSQL; undefined elsewhere
 * (collations, dates, patterns, values that do not parse), in which case the database decides.
 */
export function quickMatch(filter: RowFilter, type: string, value: unknown): boolean | undefined {
  if (filter.op === 'is') {
    const needle = filter.value.toLowerCase()
    if (needle === 'null') return (value === null || value === undefined) !== filter.negated
    if (needle === 'true' || needle === 'false') return (value === (needle === 'true')) !== filter.negated
    return undefined
  }
  if (value === null || value === undefined) return filter.op === 'isdistinct' ? !filter.negated : false
  const isEqual = (expected: string): boolean | undefined => {
    if (type === 'uuid') return typeof value === 'string' && value.toLowerCase() === expected.toLowerCase()
    if (TEXTUAL.has(type) && type !== 'citext' && type !== 'bpchar') return value === expected
    if (type === 'bool')
      return { true: true, t: true, false: false, f: false }[expected.toLowerCase()] === undefined
        ? undefined
        : value === (expected.toLowerCase()[0] === 't')
    if (
      NUMERIC.has(type) &&
      typeof value === 'number' &&
      DECIMAL.test(expected) &&
      (Number.isInteger(value) ? INTEGER.test(expected) || expected.includes('.') : true)
    )
      return value === Number(expected)
    return undefined
  }
  let result: boolean | undefined
  if (filter.op === 'eq') result = isEqual(filter.value)
  else if (filter.op === 'neq' || filter.op === 'isdistinct') {
    const equal = isEqual(filter.value)
    result = equal === undefined ? undefined : !equal
  } else if (filter.op === 'in') {
    result = false
    for (const operand of filter.values) {
      const equal = isEqual(operand)
      if (equal === undefined) return undefined
      result ||= equal
    }
  } else if (
    ['lt', 'lte', 'gt', 'gte'].includes(filter.op) &&
    NUMERIC.has(type) &&
    typeof value === 'number' &&
    DECIMAL.test(filter.value) &&
    Math.abs(value) < Number.MAX_SAFE_INTEGER
  ) {
    const expected = Number(filter.value)
    result = { lt: value < expected, lte: value <= expected, gt: value > expected, gte: value >= expected }[
      filter.op as 'lt'
    ]
  }
  return result === undefined ? undefined : result !== filter.negated
}

const SQL_OPS: Record<string, string> = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
}
const PATTERNS = new Set(['like', 'ilike', 'match', 'imatch'])
const IS_VALUES: Record<string, string> = {
  null: 'null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
  not_null: 'not null',
}

/** The filters as a condition on the row `r`; parameters start at `$first`. */
export function filterSql(
  filters: RowFilter[],
  table: FeedTable,
  first: number,
): { sql: string; values: unknown[] } {
  const values: unknown[] = []
  const parts = filters.map((filter) => {
    const column = `r."${filter.column.replaceAll('"', '""')}"`
    const type = table.column.get(filter.column)?.formatted ?? 'text'
    const not = filter.negated ? 'not ' : ''
    if (filter.op === 'is') return `${not}(${column} is ${IS_VALUES[filter.value.toLowerCase()] ?? 'null'})`
    if (filter.op === 'in') {
      values.push(filter.values)
      return `${not}(${column} = any($${first + values.length - 1}::text[]::${type}[]))`
    }
    values.push(filter.value)
    const parameter = `$${first + values.length - 1}::text`
    return `${not}(${column}${PATTERNS.has(filter.op) ? '::text' : ''} ${SQL_OPS[filter.op]} ${parameter}${PATTERNS.has(filter.op) ? '' : `::${type}`})`
  })
  return { sql: parts.length === 0 ? 'true' : parts.join(' and '), values }
}
