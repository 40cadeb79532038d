// Checks the catalogue of a migrated database for what reviews miss: unprotected tables, owner-run views,
// missing indexes.
import type { ClientBase } from 'pg'
import { namedColumns, PERSONAL_DATA } from './personal-data.ts'
import { UNIQUE_EVERYWHERE } from './unique-everywhere.ts'

/** Schemas of the product itself; the surface checks its own. */
const OURS = `('public', 'app')`

interface Rule {
  /** Text of the finding after the object's name. */
  problem: string
  /** Query with one column, `name`. */
  sql: string
}

const RULES: Rule[] = [
  {
    problem: 'has no row-level security',
    sql: `select c.oid::regclass::text as name from pg_class c
          where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ${OURS} and not c.relrowsecurity`,
  },
  {
    problem: 'has row-level security and not one policy',
    sql: `select c.oid::regclass::text as name from pg_class c
          where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ${OURS} and c.relrowsecurity
            and not exists (select from pg_policy p where p.polrelid = c.oid)`,
  },
  {
    problem: 'is a view that runs with its owner’s rights: make it security_invoker',
    sql: `select c.oid::regclass::text as name from pg_class c
          where c.relkind = 'v' and c.relnamespace::regnamespace::text in ${OURS}
            and not coalesce(c.reloptions && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false)`,
  },
  {
    problem: 'runs with its owner’s rights and no fixed search_path',
    sql: `select p.oid::regprocedure::text as name from pg_proc p
          where p.prosecdef and p.pronamespace::regnamespace::text in ${OURS}
            and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')`,
  },
  {
    problem: 'has tenant_id and no index that begins with it',
    sql: `select c.oid::regclass::text as name from pg_class c
          join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
          where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ${OURS}
            and not exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum)
           `,
  },
  {
    problem: 'belongs to tenants and its primary key does not begin with tenant_id',
    sql: `select c.oid::regclass::text as name from pg_class c
          join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull
          where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text = 'public'
            and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indkey[0] = a.attnum)`,
  },
  {
    problem: 'points at a tenant’s table without carrying tenant_id: a row could cross companies',
    sql: `select k.conrelid::regclass || '.' || k.conname as name from pg_constraint k
          join pg_attribute here on here.attrelid = k.conrelid and here.attname = 'tenant_id'
          join pg_attribute there on there.attrelid = k.confrelid and there.attname = 'tenant_id'
          where k.contype = 'f' and not (here.attnum = any(k.conkey) and there.attnum = any(k.confkey))`,
  },
  {
    problem: 'has no comment that says what it holds',
    sql: `select c.oid::regclass::text as name from pg_class c
          where c.relkind in ('r', 'p', 'v') and not c.relispartition and c.relnamespace::regnamespace::text in ${OURS}
            and obj_description(c.oid, 'pg_class') is null`,
  },
  {
    problem: 'is an unlogged sequence: a promoted standby has no valid page of it, and every insert fails',
    sql: `select oid::regclass::text as name from pg_class where relkind = 'S' and relpersistence = 'u'`,
  },
  {
    problem: 'lets anybody call it with its owner’s rights through REST',
    sql: `select p.oid::regprocedure::text as name from pg_proc p
          where p.prosecdef and p.pronamespace = 'public'::regnamespace
            and has_function_privilege('anon', p.oid, 'execute')`,
  },
]

/** Every finding as one sentence; empty for a clean schema. */
export async function lintSchema(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const findings: string[] = []
  for (const { problem, sql } of RULES) {
    const { rows } = await client.query<{ name: string }>(sql)
    for (const { name } of rows) findings.push(`${name} ${problem}.`)
  }
  return [...findings, ...(await lintUniqueIndexes(client)), ...(await lintPersonalData(client))]
}

/**
 * Unique indexes of company tables without tenant_id and without a registered reason, and reasons of missing
 * indexes.
 */
async function lintUniqueIndexes(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i
     join pg_class c on c.oid = i.indrelid
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
     where i.indisunique and not c.relispartition and c.relnamespace::regnamespace::text in ${OURS}
       and not a.attnum = any(i.indkey)
     order by 1`,
  )
  const names = new Set(rows.map(({ name }) => name))
  return [
    ...[...names]
      .filter((name) => !(name in UNIQUE_EVERYWHERE))
      .map(
        (name) =>
          `${name} is unique over all companies: add tenant_id, or its reason to unique-everywhere.ts.`,
      ),
    ...Object.keys(UNIQUE_EVERYWHERE)
      .filter((name) => !names.has(name))
      .map((name) => `${name} stands in unique-everywhere.ts and nowhere else.`),
  ]
}

/** Text columns missing from the registry of personal data, and registry entries without a column. */
async function lintPersonalData(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ table: string; column: string; is_text: boolean }>(
    `select c.relnamespace::regnamespace || '.' || c.relname as table, a.attname as column,
       format_type(a.atttypid, null) in ('text', 'text[]', 'character varying', 'json', 'jsonb', 'inet', 'bytea') as is_text
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and not c.relispartition
       and c.relnamespace::regnamespace::text in ('public', 'app', 'auth', 'storage', 'realtime', 'jobs')`,
  )
  const columns = Map.groupBy(rows, ({ table }) => table)
  const findings: string[] = []
  for (const { table, column, is_text } of rows)
    if (is_text && !table.startsWith('jobs.') && !namedColumns(PERSONAL_DATA[table] ?? {}).includes(column))
      findings.push(
        `${table}.${column} is a text that personal-data.ts does not name: say what an export and an erasure do with it.`,
      )
  for (const [table, entry] of Object.entries(PERSONAL_DATA)) {
    // The first start creates the queue's tables, after the migrations.
    if (table.startsWith('jobs.') && !columns.has(table)) continue
    const names = new Set(columns.get(table)?.map(({ column }) => column))
    for (const column of namedColumns(entry))
      if (!names.has(column)) findings.push(`${table}.${column} stands in personal-data.ts and nowhere else.`)
  }
  return findings
}
