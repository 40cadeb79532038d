// The published tables: columns, keys, access rights, and the triggers that record their changes.
import type { Pool } from 'pg'

interface FeedColumn {
  name: string
  /** Type name as clients know it: int8, text, _text. */
  type: string
  formatted: string
}
export interface FeedTable {
  oid: string
  schema: string
  name: string
  columns: FeedColumn[]
  column: Map<string, FeedColumn>
  key: string[]
  hasRls: boolean
  /** The table has full replica identity. */
  isFull: boolean
  /** By role: the row condition its policies impose; null for unrestricted. Absent roles see nothing. */
  policy: Map<string, string | null>
  /** Columns a role may select. */
  readable: Map<string, Set<string>>
  /** Why its changes cannot be recorded, if so. */
  problem?: string
}

interface Row {
  oid: string
  schema: string
  name: string
  columns: FeedColumn[]
  key: string[]
  has_rls: boolean
  is_full: boolean
  readable: Record<string, string[] | null>
  policies: Record<string, { free: boolean; permissive: string[]; restrictive: string[] }>
}

const TABLES_SQL = `
select c.oid::text, n.nspname as schema, c.relname as name, c.relrowsecurity as has_rls, c.relreplident = 'f' as is_full,
  (select json_agg(json_build_object('name', a.attname, 'type', t.typname, 'formatted', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
     from pg_attribute a join pg_type t on t.oid = a.atttypid where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
  coalesce((select json_agg(a.attname order by k.ord) from pg_constraint p cross join unnest(p.conkey) with ordinality k(col, ord)
     join pg_attribute a on a.attrelid = c.oid and a.attnum = k.col where p.conrelid = c.oid and p.contype = 'p'), '[]') as key,
  (select json_object_agg(r.name, (select json_agg(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and has_schema_privilege(r.name, n.oid, 'usage') and has_column_privilege(r.name, c.oid, a.attnum, 'select')))
     from unnest(array['anon', 'authenticated', 'service_role']) r(name)) as readable,
  (select json_object_agg(r.rolname, json_build_object(
      'free', not c.relrowsecurity or r.rolbypassrls or (pg_has_role(r.oid, c.relowner, 'usage') and not c.relforcerowsecurity),
      'permissive', coalesce((select json_agg(coalesce(pg_get_expr(p.polqual, c.oid), 'true')) from pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*') and p.polpermissive
         and exists (select from unnest(p.polroles) m(oid) where m.oid = 0 or pg_has_role(r.oid, m.oid, 'usage'))), '[]'),
      'restrictive', coalesce((select json_agg(coalesce(pg_get_expr(p.polqual, c.oid), 'true')) from pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*') and not p.polpermissive
         and exists (select from unnest(p.polroles) m(oid) where m.oid = 0 or pg_has_role(r.oid, m.oid, 'usage'))), '[]')))
     from pg_roles r where r.rolname in ('anon', 'authenticated', 'service_role')) as policies
from pg_publication_tables p
join pg_namespace n on n.nspname = p.schemaname
join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
where p.pubname = 'supabase_realtime' and p.schemaname not in ('realtime', 'auth')`

function conditionOf({ free, permissive, restrictive }: Row['policies'][string]): string | null {
  if (free) return null
  const anyPolicy = permissive.length === 0 ? 'false' : permissive.map((p) => `(${p})`).join(' or ')
  return [`(${anyPolicy})`, ...restrictive.map((p) => `(${p})`)].join(' and ')
}

/** Installs missing triggers, then reads the published tables, keyed by oid. */
export async function readTables(pool: Pool): Promise<Map<string, FeedTable>> {
  const problems = await pool.query<{ relid: string; problem: string }>(
    'select relid::text, problem from realtime.attach_feed()',
  )
  const problem = new Map(problems.rows.map((r) => [r.relid, r.problem]))
  const client = await pool.connect()
  try {
    // With an empty search path, types and policy expressions are schema-qualified.
    await client.query(`begin read only; set local search_path to ''`)
    const { rows } = await client.query<Row>(TABLES_SQL)
    return new Map(
      rows.map((row): [string, FeedTable] => [
        row.oid,
        {
          oid: row.oid,
          schema: row.schema,
          name: row.name,
          columns: row.columns,
          column: new Map(row.columns.map((c) => [c.name, c])),
          key: row.key,
          hasRls: row.has_rls,
          isFull: row.is_full,
          readable: new Map(
            Object.entries(row.readable).map(([role, names]) => [role, new Set(names ?? [])]),
          ),
          policy: new Map(Object.entries(row.policies).map(([role, p]) => [role, conditionOf(p)])),
          problem: problem.get(row.oid),
        },
      ]),
    )
  } finally {
    await client.query('commit')
    client.release()
  }
}
