// SQL fragments. Values are always parameters; identifiers go through one quoting function.
import type { Catalog, Names, Table } from './catalog.ts'
import { keyOf } from './catalog-key.ts'
import type { Condition } from './read-plan.ts'
import type { Field, Filter, JsonStep, Operation, OrderTerm } from './types.ts'

/** Quotes an identifier; anything after a NUL is dropped, since names cannot contain one. */
export const ident = (name: string): string => `"${(name.split('\0', 1)[0] ?? '').replaceAll('"', '""')}"`
export const qualified = (names: Names): string =>
  names.schema === '' ? ident(names.name) : `${ident(names.schema)}.${ident(names.name)}`
export const literal = (text: string): string => {
  const escaped = (text.split('\0', 1)[0] ?? '').replaceAll("'", "''")
  return escaped.includes('\\') ? `E'${escaped.replaceAll('\\', '\\\\')}'` : `'${escaped}'`
}

/** Collects parameters while SQL is being built. */
export class Values {
  list: unknown[] = []
  add(value: unknown): string {
    this.list.push(value)
    return `$${this.list.length}`
  }
}

const SIMPLE: Record<string, string> = {
  neq: '<>',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
}
const QUANTIFIED: Record<string, string> = {
  eq: '=',
  gte: '>=',
  gt: '>',
  lte: '<=',
  lt: '<',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
}
const FTS: Record<string, string> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
}
const IS: Record<string, string> = {
  null: 'NULL',
  not_null: 'NOT NULL',
  true: 'TRUE',
  false: 'FALSE',
  unknown: 'UNKNOWN',
}

const arrayLiteral = (values: string[]): string =>
  `{${values.map((v) => `"${v.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`

/** The relation columns are read from, and its metadata. */
export interface Scope {
  /** SQL that qualifies column names. */
  prefix: string
  table?: Table
  catalog: Catalog
  values: Values
}

export const columnSql = (prefix: string, name: string): string =>
  name === '*' ? `${prefix}.*` : `${prefix}.${ident(name)}`

function steps(path: JsonStep[], values: Values): string {
  return path
    .map((s) => `${s.arrow}${s.key === undefined ? `${values.add(s.index)}::int` : values.add(s.key)}`)
    .join('')
}

export function fieldSql(field: Field, scope: Scope): string {
  const column = columnSql(scope.prefix, field.name)
  if (field.path.length === 0) return column
  const type = scope.table?.column.get(field.name)?.type
  return `${type === 'json' || type === 'jsonb' ? column : `to_jsonb(${column})`}${steps(field.path, scope.values)}`
}

/** The cast to JSON defined for the column's domain, if any. */
export function representationOf(field: Field, scope: Scope): string | undefined {
  const type = field.path.length === 0 ? scope.table?.column.get(field.name)?.type : undefined
  return type === undefined ? undefined : scope.catalog.representations.get(keyOf(type, 'json'))
}

/** The SQL of a select item's value. */
export function outputSql(field: Field, scope: Scope): string {
  const format = representationOf(field, scope)
  const plain = fieldSql(field, scope)
  return format === undefined ? plain : `${format}(${plain})`
}

function operationSql(operation: Operation, parser: string | undefined, values: Values): string {
  const value = (text: string): string =>
    parser === undefined ? values.add(text) : `${parser}(${values.add(text)})`
  switch (operation.kind) {
    case 'simple':
      return `${SIMPLE[operation.op]} ${value(operation.value)}`
    case 'quantified': {
      const isPattern = operation.op === 'like' || operation.op === 'ilike'
      const operand = isPattern ? values.add(operation.value.replaceAll('*', '%')) : value(operation.value)
      const quantified =
        operation.quantifier === undefined
          ? operand
          : `${operation.quantifier === 'any' ? 'ANY' : 'ALL'}(${operand})`
      return `${QUANTIFIED[operation.op]} ${quantified}`
    }
    case 'is':
      return `IS ${IS[operation.value]}`
    case 'isdistinct':
      return `IS DISTINCT FROM ${value(operation.value)}`
    case 'in': {
      if (operation.values.length === 1 && operation.values[0] === '') return `= ANY('{}')`
      const list = values.add(arrayLiteral(operation.values))
      return parser === undefined ? `= ANY (${list})` : `= ANY (SELECT ${parser}(unnest(${list}::text[])))`
    }
    case 'fts':
      return `@@ ${FTS[operation.op]}(${operation.language === undefined ? '' : `${values.add(operation.language)}, `}${values.add(operation.value)})`
  }
}

function filterSql(filter: Filter, scope: Scope): string {
  const column = scope.table?.column.get(filter.field.name)
  const type = filter.field.path.length === 0 ? column?.type : undefined
  const parser = type === undefined ? undefined : scope.catalog.representations.get(keyOf('text', type))
  let leftSide = fieldSql(filter.field, scope)
  // Full-text search needs a tsvector; other columns are converted.
  if (
    filter.operation.kind === 'fts' &&
    column !== undefined &&
    (filter.field.path.length > 0 || column.type !== 'tsvector')
  ) {
    const language =
      filter.operation.language === undefined ? '' : `${scope.values.add(filter.operation.language)}, `
    leftSide = `to_tsvector(${language}${leftSide})`
  }
  return `${filter.negated ? 'NOT ' : ''}${leftSide} ${operationSql(filter.operation, parser, scope.values)}`
}

export function conditionSql(
  condition: Condition,
  scope: Scope,
  nullEmbed?: (alias: string, present: boolean) => string,
): string {
  if (condition.kind === 'group') {
    const members = condition.members
      .map((m) => conditionSql(m, scope, nullEmbed))
      .join(condition.op === 'and' ? ' AND ' : ' OR ')
    return `${condition.negated ? 'NOT ' : ''}(${members})`
  }
  if (condition.kind === 'null-embed') {
    if (nullEmbed) return nullEmbed(condition.aggregateAlias, condition.present)
    return `${ident(condition.aggregateAlias)} IS ${condition.present ? '' : 'NOT '}DISTINCT FROM NULL`
  }
  return filterSql(condition, scope)
}

export function orderSql(terms: OrderTerm[], scope: Scope): string {
  if (terms.length === 0) return ''
  const sql = terms.map((term) => {
    const value =
      term.relation === undefined
        ? fieldSql(term.field, scope)
        : fieldSql(term.field, { ...scope, prefix: ident(term.relation), table: undefined })
    const direction = term.direction === undefined ? '' : ` ${term.direction.toUpperCase()}`
    return (
      value +
      direction +
      (term.nulls === undefined ? '' : term.nulls === 'nullsfirst' ? ' NULLS FIRST' : ' NULLS LAST')
    )
  })
  return ` ORDER BY ${sql.join(', ')}`
}
