// The schema cache: tables, keys, functions and the relationships that embedding follows.
import { keyOf } from './catalog-key.ts'

export interface Column {
  name: string
  position: number
  type: string
  baseType: string
  notNull: boolean
  maxLength: number | null
  default: string | null
  description: string | null
  enum: string[] | null
}
export interface Table {
  oid: string
  schema: string
  name: string
  isView: boolean
  description: string | null
  insertable: boolean
  updatable: boolean
  deletable: boolean
  key: string[]
  columns: Column[]
  column: Map<string, Column>
}
export interface Argument {
  name: string
  type: string
  castType: string
  required: boolean
  variadic: boolean
}
export interface Routine {
  schema: string
  name: string
  description: string | null
  volatile: boolean
  variadic: boolean
  setof: boolean
  composite: boolean
  void: boolean
  typeSchema: string
  typeName: string
  returnType: string
  isolation: string | null
  settings: [string, string][]
  arguments: Argument[]
}
export interface ForeignKey {
  name: string
  schema: string
  table: string
  refSchema: string
  refTable: string
  tableOid: string
  refOid: string
  columns: string[]
  refColumns: string[]
  unique: boolean
}
export interface Names {
  schema: string
  name: string
}
export interface Relationship {
  kind: 'many-to-one' | 'one-to-one' | 'one-to-many' | 'many-to-many' | 'computed'
  table: Names
  foreign: Names
  isSelf: boolean
  constraint: string
  /** Columns of `table` paired with those of `foreign`. */
  columns: [string, string][]
  tableIsView: boolean
  foreignIsView: boolean
  junction?: {
    table: Names
    constraint1: string
    constraint2: string
    source: [string, string][]
    target: [string, string][]
  }
  function?: Names
  toOne: boolean
}
export interface MediaHandler {
  schema: string
  name: string
  media: string
  anyElement: boolean
  targetSchema: string | null
  target: string | null
  aggregate: boolean
}
interface Origin {
  oid: string
  schema: string
  name: string
  columns: Record<string, string> | null
  key: string[] | null
}
export interface RawCatalog {
  tables: Omit<Table, 'column'>[]
  foreignKeys: ForeignKey[]
  views: { oid: string; schema: string; name: string; rule: string }[]
  origins: Origin[]
  computed: {
    schema: string
    name: string
    tableSchema: string
    table: string
    refSchema: string
    refTable: string
    single: boolean
  }[]
  routines: Routine[]
  representations: { source: string; target: string; function: string }[]
  handlers: MediaHandler[]
}

export class Catalog {
  tables = new Map<string, Table>()
  /** Keyed by the table the embedding starts from. */
  relationships = new Map<string, Relationship[]>()
  routines = new Map<string, Routine[]>()
  /** Cast functions, keyed by `source\0target`. */
  representations = new Map<string, string>()
  handlers: MediaHandler[] = []

  table(schema: string, name: string): Table | undefined {
    return this.tables.get(keyOf(schema, name))
  }

  related(schema: string, name: string): Relationship[] {
    return this.relationships.get(keyOf(schema, name)) ?? []
  }
}
