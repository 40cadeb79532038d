// The parsed form of a REST query string.

export type JsonStep = { arrow: '->' | '->>'; key?: string; index?: string }
export interface Field {
  name: string
  path: JsonStep[]
}
export type Aggregate = 'sum' | 'avg' | 'count' | 'max' | 'min'

export interface SelectField {
  kind: 'field'
  field: Field
  alias?: string
  cast?: string
  aggregate?: Aggregate
  aggregateCast?: string
}
export interface SelectRelation {
  kind: 'relation'
  name: string
  alias?: string
  hint?: string
  join?: 'inner' | 'left'
  spread: boolean
  items: SelectItem[]
}
export type SelectItem = SelectField | SelectRelation

type Quantifier = 'any' | 'all'
export type Operation =
  | { kind: 'simple'; op: string; value: string }
  | { kind: 'quantified'; op: string; quantifier?: Quantifier; value: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'is'; value: 'null' | 'not_null' | 'true' | 'false' | 'unknown' }
  | { kind: 'isdistinct'; value: string }
  | { kind: 'fts'; op: string; language?: string; value: string }

export interface Filter {
  kind: 'filter'
  field: Field
  negated: boolean
  operation: Operation
}
interface LogicGroup {
  kind: 'group'
  negated: boolean
  op: 'and' | 'or'
  members: Logic[]
}
export type Logic = Filter | LogicGroup

export interface OrderTerm {
  /** Set for a column of an embedded to-one relation. */
  relation?: string
  field: Field
  direction?: 'asc' | 'desc'
  nulls?: 'nullsfirst' | 'nullslast'
}

export interface Range {
  offset: number
  /** Maximum number of rows; undefined for all. */
  limit?: number
}

export interface QueryParams {
  canonical: string
  /** All pairs without reserved names, in order: a function's arguments. */
  params: [name: string, value: string][]
  select: SelectItem[]
  filters: { path: string[]; filter: Filter }[]
  logic: { path: string[]; logic: Logic }[]
  order: { path: string[]; terms: OrderTerm[] }[]
  ranges: { path: string[]; limit?: string; offset?: string }[]
  columns?: string[]
  onConflict?: string[]
  filterNames: string[]
}
