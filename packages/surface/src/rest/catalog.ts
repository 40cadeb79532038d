// The schema cache: tables, keys, functions and the relationships that embedding follows.
import type { PoolClient } from 'pg'
import { keyOf } from './catalog-key.ts'
import { CATALOG_SQL } from './catalog-sql.ts'
import { addRelationships } from './relations.ts'

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
/** Sort key of overloads with equally many arguments: description, then argument names and types. */
const overloadKey = ({ description, arguments: list }: Routine): string =>
  [
    description === null ? '' : `\u0001${description}`,
    ...list.flatMap((a) => [a.name, a.type, a.required ? '1' : '0', a.variadic ? '1' : '0']),
  ].join('\0')

/** Orders the overloads of a function as PostgREST does. */
function byOverload(a: Routine, b: Routine): number {
  const [left, right] = [overloadKey(a), overloadKey(b)]
  return a.arguments.length - b.arguments.length || (left < right ? -1 : left > right ? 1 : 0)
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
export interface Origin {
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

/** Reads the catalog as the login role; system catalogs are all it needs. */
export async function readCatalog(client: PoolClient, schemas: string[], extra: string[]): Promise<Catalog> {
  await client.query('begin read only')
  try {
    // With an empty search path, types and functions are schema-qualified.
    await client.query(`set local search_path to ''`)
    const { rows } = await client.query<{ catalog: string }>(CATALOG_SQL, [
      schemas,
      [...new Set([...schemas, ...extra])],
    ])
    return buildCatalog(JSON.parse(rows[0]?.catalog ?? '{}') as RawCatalog, schemas)
  } finally {
    await client.query('commit')
  }
}

function buildCatalog(raw: RawCatalog, schemas: string[]): Catalog {
  const catalog = new Catalog()
  for (const table of raw.tables) {
    if (!schemas.includes(table.schema)) continue
    catalog.tables.set(keyOf(table.schema, table.name), {
      ...table,
      column: new Map(table.columns.map((c) => [c.name, c])),
    })
  }
  const overloads = Map.groupBy(raw.routines, (routine) => keyOf(routine.schema, routine.name))
  for (const [key, list] of overloads) catalog.routines.set(key, list.toSorted(byOverload))
  for (const r of raw.representations) catalog.representations.set(keyOf(r.source, r.target), r.function)
  catalog.handlers = raw.handlers
  addRelationships(catalog, raw, schemas)
  return catalog
}
