// Writes packages/db/migrations/baseline.sql: the tables and rows that the migrations of before-0.1 leave, read from a
// database that ran them.
import { readdir, writeFile } from 'node:fs/promises'
import { accessFromUrl, accessToCluster, migrate } from '@dropwise/db'
import { startBroker } from '@dropwise/db/test-broker'
import { prepare } from '@dropwise/surface/prepare'
import pg from 'pg'

const FOLDER = new URL('../packages/db/migrations/', import.meta.url)
const HEAD = `-- Tables and rows of an empty database, in place of the migrations in before-0.1, which databases that ran one of
-- them continue. Written by scripts/baseline.ts and not edited; changes are new migrations. Functions, views, policies,
-- triggers and grants are in ../sql.
`
const TABLES = `select c.oid, format('%I.%I', n.nspname, c.relname) as name, c.relname as bare,
    obj_description(c.oid, 'pg_class') as comment, pg_get_partkeydef(c.oid) as partition_key,
    (select inhparent::regclass::text from pg_inherits where inhrelid = c.oid) as parent,
    pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('app', 'public') and c.relkind in ('r', 'p') order by c.relispartition, n.nspname, c.relname`
const COLUMNS = `select attrelid as oid, quote_ident(attname) as name, format_type(atttypid, atttypmod) as type, attidentity as identity,
    attgenerated as generated, pg_get_expr(adbin, adrelid) as expression, attnotnull as is_required,
    col_description(attrelid, attnum) as comment
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = any($1) and attnum > 0 and not attisdropped order by attrelid, attnum`
const CONSTRAINTS = `select conrelid as oid, quote_ident(conname) as name, contype as type, replace(pg_get_constraintdef(oid), ' NOT VALID', '') as definition,
    obj_description(oid, 'pg_constraint') as comment
  from pg_constraint where conrelid = any($1) and conparentid = 0 and contype in ('p', 'u', 'c', 'x', 'f')
  order by conrelid, array_position(array['p', 'u', 'x', 'c', 'f'], contype::text), conname`
const INDEXES = `select i.indrelid as oid, format('%s.%s', n.nspname, c.relname) as name, pg_get_indexdef(i.indexrelid) as definition,
    obj_description(i.indexrelid, 'pg_class') as comment, i.indrelid::regclass::text as relation
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  where not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
    and not exists (select from pg_inherits where inhrelid = i.indexrelid)
    and n.nspname in ('app', 'public', 'storage', 'auth', 'realtime') order by c.relname`
const PUBLISHED = `select p.pubname as name, string_agg(prrelid::regclass::text, ', ' order by prrelid::regclass::text) as relations
  from pg_publication_rel join pg_publication p on p.oid = prpubid join pg_class c on c.oid = prrelid
  where c.relnamespace in ('app'::regnamespace, 'public'::regnamespace) group by 1`
/** Each installation creates its own secret. */
const SECRET = `insert into app.settings (key, value) values
  ('handover_pin_secret', to_jsonb(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')));`
const ROWS_OF = `select oid, oid::regclass::text as name from pg_class
  where relkind = 'r' and oid <> 'app.settings'::regclass and relnamespace in ('app'::regnamespace, 'public'::regnamespace, 'storage'::regnamespace)
  order by relnamespace::regnamespace::text, relname`

interface Table {
  oid: number
  name: string
  bare: string
  comment: string | null
  partition_key: string | null
  parent: string | null
  bound: string | null
}
interface Column {
  oid: number
  name: string
  type: string
  identity: string
  generated: string
  expression: string | null
  is_required: boolean
  comment: string | null
}
interface Named {
  oid: number
  name: string
  type: string
  relation: string
  definition: string
  comment: string | null
}

async function baseline(): Promise<string> {
  const names = (await readdir(new URL('before-0.1/', FOLDER))).filter((name) => name.endsWith('.sql'))
  const address = await broker.database('surface')
  const access =
    'url' in address ? accessFromUrl(address.url) : accessToCluster(address.cluster, address.name)
  const client = new pg.Client(access.owner)
  await client.connect()
  try {
    const before = new Set((await client.query<Named>(INDEXES)).rows.map(({ name }) => name))
    await migrate(access, { only: new Set(names) })
    await client.query(`set search_path = ''`)
    return await describe(client, before)
  } finally {
    await client.end()
  }
}

async function describe(client: pg.Client, indexesBefore: ReadonlySet<string>): Promise<string> {
  const { rows: tables } = await client.query<Table>(TABLES)
  const oids = tables.map(({ oid }) => oid)
  const { rows: columns } = await client.query<Column>(COLUMNS, [oids])
  const { rows: constraints } = await client.query<Named>(CONSTRAINTS, [oids])
  const indexes = (await client.query<Named>(INDEXES)).rows.filter(({ name }) => !indexesBefore.has(name))
  const of = <Row extends { oid: number }>(rows: Row[], { oid }: { oid: number }): Row[] =>
    rows.filter((row) => row.oid === oid)
  const { rows: published } = await client.query<{ name: string; relations: string }>(PUBLISHED)
  return [
    HEAD,
    'grant usage on schema app to anon, authenticated, service_role, supabase_admin, dropwise_jobs;\n',
    ...tables.map((table) =>
      tableText(table, of(columns, table), of(constraints, table), of(indexes, table)),
    ),
    `-- References\n\n${constraints
      .filter(({ type }) => type === 'f')
      .map((constraint) => reference(tables, constraint))
      .join('\n')}\n`,
    `-- The surface's own tables and publication\n\n${[
      ...indexes.filter((index) => !oids.includes(index.oid)).map(indexText),
      ...published.map(({ name, relations }) => `alter publication ${name} add table ${relations};`),
    ].join('\n')}\n`,
    `-- Rows\n\n${[...(await rowTexts(client)), SECRET].join('\n')}\n`,
  ].join('\n')
}

function tableText(table: Table, columns: Column[], constraints: Named[], indexes: Named[]): string {
  const comments = [
    ...(table.comment ? [`comment on table ${table.name} is ${literal(table.comment)};`] : []),
    ...columns.flatMap(({ name, comment }) =>
      comment ? [`comment on column ${table.name}.${name} is ${literal(comment)};`] : [],
    ),
    ...constraints.flatMap(({ name, comment }) =>
      comment ? [`comment on constraint ${name} on ${table.name} is ${literal(comment)};`] : [],
    ),
  ]
  const create = table.parent
    ? `create table ${table.name} partition of ${table.parent} ${lower(table.bound ?? '')};`
    : `create table ${table.name} (\n${[
        ...columns.map(columnText),
        ...constraints
          .filter(({ type }) => type !== 'f')
          .map(({ name, definition }) => `constraint ${name} ${lower(definition)}`),
      ]
        .map((line) => `  ${line}`)
        .join(',\n')}\n)${table.partition_key ? ` partition by ${lower(table.partition_key)}` : ''};`
  return `${[create, ...comments, ...indexes.map(indexText)].join('\n')}\n`
}

function columnText({ name, type, identity, generated, expression, is_required }: Column): string {
  const value =
    identity === 'a'
      ? ' generated always as identity'
      : identity === 'd'
        ? ' generated by default as identity'
        : generated === 's'
          ? ` generated always as (${lower(expression ?? '')}) stored`
          : expression === null
            ? ''
            : ` default ${lower(expression)}`
  return `${name} ${type}${is_required && !identity ? ' not null' : ''}${value}`
}

const indexText = ({ definition, name, comment }: Named): string =>
  `${lower(definition)};${comment ? `\ncomment on index ${name} is ${literal(comment)};` : ''}`

function reference(tables: Table[], { oid, name, definition }: Named): string {
  const table = tables.find((candidate) => candidate.oid === oid)
  return `alter table ${table?.name} add constraint ${name} ${lower(definition)};`
}

/** Writes keywords in lower case, outside string literals. */
const lower = (sql: string): string =>
  sql
    .split(/('(?:[^']|'')*')/)
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll(/\b[A-Z]{2,}\b/g, (word) => word.toLowerCase())))
    .join('')

const literal = (text: string): string => pg.escapeLiteral(text).trimStart()

async function rowTexts(client: pg.Client): Promise<string[]> {
  const texts: string[] = []
  const { rows: tables } = await client.query<{ oid: number; name: string }>(ROWS_OF)
  for (const { oid, name } of tables) {
    const { rows: columns } = await client.query<Column>(COLUMNS, [[oid]])
    // Leaves out columns with the time of the migration: the baseline sets its own time.
    const stored = columns.filter(({ generated, expression }) => generated === '' && expression !== 'now()')
    const list = stored.map(({ name: column }) => column)
    const { rows } = await client.query<{ values: string }>(
      `select concat('(', concat_ws(', ', ${list.map((column) => `quote_nullable(${column}::text)`).join(', ')}), ')') as values from ${name} order by 1`,
    )
    if (rows.length === 0) continue
    texts.push(
      `insert into ${name} (${list.join(', ')}) values\n  ${rows.map(({ values }) => values).join(',\n  ')};`,
    )
  }
  return texts
}

const broker = await startBroker({
  mode: 'embedded',
  prepare: (client) => prepare(client, { openDefaults: false }),
})
try {
  await writeFile(new URL('baseline.sql', FOLDER), await baseline())
} finally {
  await broker.close()
}
