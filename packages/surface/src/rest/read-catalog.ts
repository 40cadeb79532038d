// Reads the schema cache from the database.
import type { PoolClient } from 'pg'
import { keyOf } from './catalog-key.ts'
import { CATALOG_SQL } from './catalog-sql.ts'
import { Catalog, type RawCatalog, type Routine } from './catalog.ts'
import { addRelationships } from './relations.ts'

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

/** Sort key of overloads with equally many arguments: description, then argument names and types. */
const overloadKey = ({ description, arguments: list }: Routine): string =>
  [
    description === null ? '' : `\u0001${description}`,
    ...list.flatMap((a) => [a.name, a.type, a.required ? '1' : '0', a.variadic ? '1' : '0']),
  ].join('\0')

/** Orders the overloads of a function as PostgREST does. */
function byOverload(a: Routine, b: Routine): number {
  const [leftKey, right] = [overloadKey(a), overloadKey(b)]
  return a.arguments.length - b.arguments.length || (leftKey < right ? -1 : leftKey > right ? 1 : 0)
}
