// Functions, views, policies and triggers as current files: applied when a file changes, dropped when it is deleted.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

export const SQL_FOLDER = fileURLToPath(new URL('../sql/', import.meta.url))

/**
 * Folders of `sql/`. Functions and views are in files of their own name, other objects in their table's
 * file.
 */
const KINDS = ['functions', 'views', 'policies', 'triggers'] as const
type Kind = (typeof KINDS)[number]
/** Tables in these schemas are the product's: their files hold all privileges, policies and triggers. */
const OUR_TABLE = '^(public|app)[.]'
const ROLE_NAME = `case grantee when 0 then 'public' else quote_ident(grantee::regrole::text) end`
const INVALID_FUNCTION_DEFINITION = '42P13'

export interface SqlObject {
  /** Path below the folder: `functions/app.touch`. */
  id: string
  kind: Kind
  /** With its schema: `app.touch`. */
  name: string
  sql: string
  hash: string
}

/** All files of the folder, each after the functions and views that it names. */
export async function readSqlObjects(folder: string): Promise<SqlObject[]> {
  const objects: SqlObject[] = []
  for (const kind of KINDS) {
    const names: string[] = await readdir(join(folder, kind)).catch(() => [])
    for (const file of names.toSorted()) {
      const name = file.replace(/\.sql$/, '')
      const sql = await readFile(join(folder, kind, file), 'utf8')
      const hash = createHash('sha256').update(sql).digest('hex')
      objects.push({ id: `${kind}/${name}`, kind, name, sql, hash })
    }
  }
  return inOrder(objects)
}

/**
 * Applies the files to the database, within the caller's transaction. `isComplete` applies every file,
 * because migrations may have restored older forms.
 */
export async function applySqlObjects(
  client: pg.Client,
  objects: SqlObject[],
  isComplete: boolean,
): Promise<void> {
  const { rows } = await client.query<{ id: string; hash: string }>('select id, hash from migrations.objects')
  const hashes = new Map(rows.map(({ id, hash }) => [id, hash]))
  const changed = objects.filter(({ id, hash }) => isComplete || hashes.get(id) !== hash)
  const deleted = rows.filter(({ id }) => !objects.some((object) => object.id === id)).map(({ id }) => id)
  if (changed.length === 0 && deleted.length === 0) return
  // Function bodies may name objects of later files; pending row checks would block a change of triggers.
  await client.query('set local check_function_bodies = off; set constraints all immediate')
  const inPlace = isComplete ? new Set<SqlObject>() : await replaceInPlace(client, objects, changed)
  const changedObjects = withDependents(
    objects,
    changed.filter((object) => !inPlace.has(object)),
  )
  const dropped = deleted.map((id) => ({
    kind: id.split('/')[0] as Kind,
    name: id.split('/')[1] ?? '',
    sql: '',
  }))
  await removeFromTables(client, [...changedObjects.toReversed(), ...dropped])
  await putAll(client, changedObjects)
  const deletedFunctions = new Set(dropped.filter(({ kind }) => kind === 'functions').map(({ name }) => name))
  await dropFunctions(
    client,
    (name) => deletedFunctions.has(name) || (isComplete && isLeftover(objects, name)),
  )
  await client.query('delete from migrations.objects where id = any($1)', [deleted])
  const applied = [...new Set([...inPlace, ...changedObjects])]
  await client.query(
    `insert into migrations.objects (id, hash) select * from unnest($1::text[], $2::text[])
     on conflict (id) do update set hash = excluded.hash, applied_at = now()`,
    [applied.map(({ id }) => id), applied.map(({ hash }) => hash)],
  )
}

/** A statement of a table's file that runs when the file is applied. */
const RUNS = /^\s*(call|select|do)\b/im

/**
 * Replaces functions that keep their arguments and result, and returns them. That locks no table: policies, triggers and
 * views refer to a function by its id, so they need no replacement, unless their file calls it.
 */
async function replaceInPlace(
  client: pg.Client,
  objects: SqlObject[],
  changed: readonly SqlObject[],
): Promise<Set<SqlObject>> {
  const before = await existingFunctions(client)
  const isRun = ({ name }: SqlObject): boolean =>
    objects.some(
      ({ kind, sql }) =>
        (kind === 'policies' || kind === 'triggers') && RUNS.test(sql) && namesIn(sql).has(name),
    )
  const replaced = new Set<SqlObject>()
  for (const object of changed) {
    const [existing, ...others] = before.get(object.name) ?? []
    if (object.kind !== 'functions' || !existing || others.length > 0 || isRun(object)) continue
    await client.query('savepoint in_place')
    const error = await attempt(client, `${resetGrants(existing)};\n${object.sql}`)
    // Other argument types create a second function.
    const isOne = (await existingFunctions(client)).get(object.name)?.length === 1
    if (!error && isOne) replaced.add(object)
    else await client.query('rollback to savepoint in_place')
    await client.query('release savepoint in_place')
  }
  return replaced
}

/**
 * Creates missing functions that a migration names in checks, defaults and updates. Skips functions that an
 * older migration creates, and those that need a missing table.
 */
export async function createMissingFunctions(
  client: pg.Client,
  objects: SqlObject[],
  migration: string,
  olderMigrations: string,
): Promise<void> {
  const needed = new Set<string>()
  const need = (sql: string): void => {
    for (const name of namesIn(sql)) {
      if (needed.has(name)) continue
      const object = objects.find((candidate) => candidate.kind === 'functions' && candidate.name === name)
      if (!object) continue
      needed.add(name)
      need(object.sql)
    }
  }
  need(migration)
  const existing = await existingFunctions(client)
  const missing = objects.filter(
    ({ kind, name }) =>
      kind === 'functions' &&
      needed.has(name) &&
      !existing.has(name) &&
      !new RegExp(`create (or replace )?(function|procedure) ${name}\\(`, 'i').test(olderMigrations),
  )
  await client.query('set local check_function_bodies = off')
  for (const { sql } of missing) await attempt(client, sql)
}

/**
 * Sorts objects after the objects that their files name. Functions that name each other may come in any
 * order.
 */
function inOrder(objects: SqlObject[]): SqlObject[] {
  const ordered = new Set<SqlObject>()
  const visited = new Set<SqlObject>()
  const visit = (object: SqlObject): void => {
    if (visited.has(object)) return
    visited.add(object)
    for (const other of referencesOf(objects, object)) visit(other)
    ordered.add(object)
  }
  for (const object of objects) visit(object)
  return [...ordered]
}

/** The changed objects and their direct and indirect dependents, in the order of `objects`. */
function withDependents(objects: SqlObject[], changed: SqlObject[]): SqlObject[] {
  if (changed.length === objects.length) return objects
  const dependents = new Set(changed)
  for (let size = 0; size < dependents.size;) {
    size = dependents.size
    for (const object of objects)
      if (referencesOf(objects, object).some((other) => dependents.has(other))) dependents.add(object)
  }
  return objects.filter((object) => dependents.has(object))
}

function referencesOf(objects: SqlObject[], object: SqlObject): SqlObject[] {
  const names = namesIn(object.sql)
  return objects.filter(
    (other) =>
      other !== object && (other.kind === 'functions' || other.kind === 'views') && names.has(other.name),
  )
}

const namesCache = new Map<string, Set<string>>()

/** Schema-qualified names in a text. */
function namesIn(sql: string): Set<string> {
  let names = namesCache.get(sql)
  if (!names) namesCache.set(sql, (names = new Set(sql.match(/\b(app|public)\.\w+/g))))
  return names
}

/** Drops views, triggers, policies and grants, which PostgreSQL cannot replace in place. */
async function removeFromTables(
  client: pg.Client,
  objects: Pick<SqlObject, 'kind' | 'name' | 'sql'>[],
): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `with file as (
       select kind, sql, to_regclass(name) as relation, name ~ $4 as is_ours
       from unnest($1::text[], $2::text[], $3::text[]) f (kind, name, sql))
     select format('drop view %s', relation) as statement from file where kind = 'views' and relation is not null
     union all
     select format('drop trigger %I on %s', tgname, tgrelid::regclass) from file
       join pg_trigger t on t.tgrelid = relation and not tgisinternal where kind = 'triggers'
     union all
     select format('drop policy %I on %s', polname, polrelid::regclass) from file join pg_policy on polrelid = relation
       where kind = 'policies' and (is_ours or strpos(sql, format('create policy %s on', polname)) > 0)
     union all
     select distinct format('revoke all on %s from %s', relation, ${ROLE_NAME}) from file
       join pg_class c on c.oid = relation
       cross join lateral (select (aclexplode(c.relacl)).grantee
         union select (aclexplode(a.attacl)).grantee from pg_attribute a where a.attrelid = c.oid) privilege
       where kind = 'policies' and is_ours and grantee <> c.relowner`,
    [
      objects.map(({ kind }) => kind),
      objects.map(({ name }) => name),
      objects.map(({ sql }) => sql),
      OUR_TABLE,
    ],
  )
  await client.query(rows.map(({ statement }) => statement).join(';'))
}

interface ExistingFunction {
  name: string
  oid: number
  signature: string
  /** Roles besides its owner that may execute it. */
  grantees: string[]
}

async function existingFunctions(client: pg.Client): Promise<Map<string, ExistingFunction[]>> {
  const { rows } = await client.query<ExistingFunction>(
    `select format('%s.%s', n.nspname, p.proname) as name, p.oid::int8::int as oid,
       format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as signature,
       array(select ${ROLE_NAME}
         from aclexplode(p.proacl) where grantee <> p.proowner) as grantees
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'app')
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
  )
  return Map.groupBy(rows, ({ name }) => name)
}

async function putAll(client: pg.Client, changedObjects: SqlObject[]): Promise<void> {
  const before = await existingFunctions(client)
  const replaced = changedObjects.flatMap(({ kind, name }) =>
    kind === 'functions' ? (before.get(name) ?? []) : [],
  )
  await client.query(replaced.map(resetGrants).join(';'))
  const isCode = ({ kind }: SqlObject) => kind === 'functions' || kind === 'views'
  await putInOrder(client, changedObjects.filter(isCode), before)
  // A file that changes a function's argument types creates a second function beside the first. With both, calls from the
  // files of tables would be ambiguous.
  const after = await existingFunctions(client)
  for (const { name, oid, signature } of replaced)
    if ((after.get(name)?.length ?? 0) > 1 && after.get(name)?.some((other) => other.oid === oid))
      await client.query(`drop routine ${signature}`)
  await putInOrder(
    client,
    changedObjects.filter((object) => !isCode(object)),
    before,
  )
}

/** One statement for all files takes a third of the time; if it fails, each file alone drops functions first or is named. */
async function putInOrder(
  client: pg.Client,
  changedObjects: readonly SqlObject[],
  before: ReadonlyMap<string, ExistingFunction[]>,
): Promise<void> {
  if (await attempt(client, changedObjects.map(({ sql }) => sql).join('\n')))
    for (const object of changedObjects) await applyObject(client, object, before.get(object.name) ?? [])
}

/** Restores PostgreSQL's default that everyone may execute a function; its file revokes that. */
const resetGrants = ({ signature, grantees }: ExistingFunction): string =>
  [
    ...grantees.map((role) => `revoke all on routine ${signature} from ${role}`),
    `grant execute on routine ${signature} to public`,
  ].join(';')

async function applyObject(
  client: pg.Client,
  { id, kind, sql }: SqlObject,
  existing: ExistingFunction[],
): Promise<void> {
  let error = await attempt(client, sql)
  if (kind === 'functions' && error?.code === INVALID_FUNCTION_DEFINITION) {
    // PostgreSQL replaces a function with other argument names or another result only after a drop.
    for (const { signature } of existing) await client.query(`drop routine ${signature}`)
    error = await attempt(client, sql)
  }
  if (error) throw new Error(`sql/${id}.sql: ${error.message}`, { cause: error })
}

/** Whether an old migration created this function, and its file was deleted before the database was upgraded. */
const isLeftover = (objects: readonly SqlObject[], name: string): boolean =>
  name.startsWith('app.') && !objects.some((object) => object.name === name)

async function dropFunctions(client: pg.Client, isDropped: (name: string) => boolean): Promise<void> {
  for (const [name, functions] of await existingFunctions(client))
    if (isDropped(name))
      for (const { signature } of functions) await client.query(`drop routine ${signature}`)
}

/** Runs the text; on an error rolls it back and returns the error. */
async function attempt(client: pg.Client, sql: string): Promise<pg.DatabaseError | undefined> {
  try {
    await client.query(`savepoint object; ${sql}\n; release savepoint object`)
    return undefined
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    await client.query('rollback to savepoint object; release savepoint object')
    return error
  }
}
