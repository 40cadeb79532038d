// Writes Kysely types from a database's tables. scripts/generate-types.ts runs it; a test keeps the file
// current.
import pg, { type ClientConfig } from 'pg'

/** Schemas of tables that our SQL names. `public` tables use their bare name. */
const SCHEMAS = ['public', 'app']

interface Column {
  schema: string
  table: string
  name: string
  type: string
  is_nullable: boolean
  has_default: boolean
  is_always_generated: boolean
}

/**
 * TypeScript types of PostgreSQL types as the pool's parsers return them (the server's platform/db/pool.ts).
 */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  date: 'string',
  timestamptz: 'Timestamp',
  timestamp: 'Timestamp',
  json: 'Json',
  jsonb: 'Json',
  bytea: 'Buffer',
}

const HEADER = `// Written by scripts/generate-types.ts from the migrated database. Do not edit.
import type { ColumnType } from 'kysely'

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Written as JSON text, so that arrays do not become PostgreSQL arrays. */
export type Json = ColumnType<unknown, string, string>
`

/** The types file for the database of `config`. */
export async function describeSchema(config: ClientConfig): Promise<string> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    const { rows } = await client.query<Column>(
      `select n.nspname as schema, c.relname as table, a.attname as name,
              case when t.typelem <> 0 and t.typlen = -1 then '_' || e.typname else coalesce(b.typname, t.typname) end as type,
              not a.attnotnull as is_nullable, a.atthasdef or a.attidentity <> '' as has_default,
              a.attgenerated <> '' or a.attidentity = 'a' as is_always_generated
       from pg_attribute a
       join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v') and not c.relispartition
       join pg_namespace n on n.oid = c.relnamespace and n.nspname = any($1)
       join pg_type t on t.oid = a.atttypid
       left join pg_type e on e.oid = t.typelem
       left join pg_type b on b.oid = t.typbasetype
       where a.attnum > 0 and not a.attisdropped
       order by n.nspname <> 'public', n.nspname, c.relname, a.attnum`,
      [SCHEMAS],
    )
    return render(rows)
  } finally {
    await client.end()
  }
}

function render(columns: Column[]): string {
  const tables = Map.groupBy(columns, ({ schema, table }) =>
    schema === 'public' ? table : `${schema}.${table}`,
  )
  const interfaces = [...tables].map(([table, fields]) => {
    const lines = fields.map((field) => `  ${field.name}: ${typeOf(field)}`)
    return `export interface ${pascal(table)} {\n${lines.join('\n')}\n}\n`
  })
  const keys = [...tables.keys()].map(
    (table) => `  ${table.includes('.') ? `'${table}'` : table}: ${pascal(table)}`,
  )
  return [HEADER, ...interfaces, `export interface DB {\n${keys.join('\n')}\n}\n`].join('\n')
}

function typeOf({ type, is_nullable, has_default, is_always_generated }: Column): string {
  const isArray = type.startsWith('_')
  const base = TYPES[isArray ? type.slice(1) : type] ?? 'string'
  const single = isArray ? `${base}[]` : base
  const nullable = is_nullable ? `${single} | null` : single
  if (is_always_generated) return `ColumnType<${nullable}, never, never>`
  return has_default && !is_nullable ? `Generated<${nullable}>` : nullable
}

function pascal(table: string): string {
  return table
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
