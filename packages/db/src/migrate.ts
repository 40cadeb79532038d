// Migrates a database to this release: roles, the surface's objects, numbered migrations, current SQL
// objects.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { ADMIN_ROLE, JOBS_ROLE, LOGIN_ROLE, type DatabaseAccess } from './access.ts'
import {
  applySqlObjects,
  createMissingFunctions,
  readSqlObjects,
  SQL_FOLDER,
  type SqlObject,
} from './sql-objects.ts'
import { StartupError } from './startup-error.ts'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations/', import.meta.url))

/** Oldest supported server: the first with `security_invoker` views and `merge`. */
const OLDEST_VERSION = 15
/** Key of the advisory lock that makes a second server wait for the migration. Any fixed number works. */
const MIGRATION_LOCK = 7_310_520
/** Roles that requests run as. */
const REQUEST_ROLES = ['anon', 'authenticated', 'service_role']
/** Roles that the login may assume: a request's role, and the queue's to send jobs inside its transaction. */
const LOGIN_MAY_BECOME = [...REQUEST_ROLES, JOBS_ROLE]
/** Folder of the migrations that the baseline replaces. */
const OLD_FOLDER = 'before-0.1'
const BASELINE = 'baseline.sql'
/** How long one try to create a release's objects waits for a lock, and the number of tries. */
const LOCK_WAIT_MS = 100
const LOCK_TRIES = 20
/** PostgreSQL's code for a lock that was not granted in time. */
const LOCK_NOT_AVAILABLE = '55P03'
const OBJECTS = 'The SQL objects of this release'
const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/
/** A line that reads the whole table, for which the lock of the file's earlier lines would last. */
const VALIDATION = /^alter table ([\w.]+) validate constraint (\w+);$/gm

export interface MigrateOptions {
  /** Creates the surface's objects, before the files, in its own transaction. Must be repeatable. */
  prepare?: (client: pg.Client) => Promise<void>
  /** Folder of `NNNN_verb_noun.sql` files; false runs none. In an empty database of the product the baseline comes first. */
  folder?: string | false
  /**
   * Folder of functions, views, policies and triggers; by default the product's own, with the product's
   * migrations.
   */
  objects?: string
  /** False: requests work as the login itself, so that there are no roles to make. */
  hasRoles?: boolean
  /** The setting that named the database, for messages. */
  setting?: string
  /** Runs only these migrations and no current objects: the schema for restoring a backup. */
  only?: ReadonlySet<string>
}

export interface MigrateResult {
  /** Migrations of this run, in order, including those that the baseline replaces. */
  applied: string[]
  /** Number of files that ran before this start. */
  known: number
}

interface Migration {
  name: string
  sql: string
  hash: string
  /** In an empty database, the baseline replaces it. */
  isOld: boolean
}

/**
 * Runs new files, each in one transaction, followed by its validations of constraints, each in its own. Servers that start
 * together wait for each other. Throws StartupError when the database does not answer, is too old or denies a right, or
 * when a file fails.
 */
export async function migrate(access: DatabaseAccess, options: MigrateOptions = {}): Promise<MigrateResult> {
  const { folder = MIGRATIONS_FOLDER, hasRoles = true, setting = 'DATABASE_URL' } = options
  const migrations = folder === false ? undefined : await readMigrations(folder)
  const sqlFolder = options.objects ?? (folder === MIGRATIONS_FOLDER ? SQL_FOLDER : undefined)
  const objects = sqlFolder === undefined ? [] : await readSqlObjects(sqlFolder)
  const baseline = folder === MIGRATIONS_FOLDER ? await readFile(`${folder}/${BASELINE}`, 'utf8') : undefined
  const client = await connectOwner(access, setting)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    if (hasRoles) await prepareRoles(client)
    await options.prepare?.(client)
    if (hasRoles) await grantRoles(client)
    return migrations
      ? await runMissing(client, { migrations, baseline, objects }, options.only)
      : { applied: [], known: 0 }
  } finally {
    await client.end()
  }
}

/**
 * The numbered files of a folder in order, those that the baseline stands for first. Throws for a name other than `NNNN_verb_noun.sql` and for a
 * duplicate number.
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const [old, current] = await Promise.all([sqlFiles(`${folder}/${OLD_FOLDER}`), sqlFiles(folder)])
  const names = [...old, ...current.filter((name) => name !== BASELINE)]
  const numbers = new Set<string>()
  for (const name of names) {
    if (!FILE_NAME.test(name)) throw new Error(`Migration ${name}: name it NNNN_verb_noun.sql.`)
    const number = name.slice(0, 4)
    if (numbers.has(number)) throw new Error(`Migration ${name}: the number ${number} is taken.`)
    numbers.add(number)
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}/${old.includes(name) ? `${OLD_FOLDER}/` : ''}${name}`, 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex'), isOld: old.includes(name) }
    }),
  )
}

const sqlFiles = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.sql')).toSorted()
}

async function connectOwner(access: DatabaseAccess, setting: string): Promise<pg.Client> {
  const client = new pg.Client({ ...access.owner, application_name: 'dropwise migrations' })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new StartupError(`${setting}: ${access.place} does not answer (${reason(error)}).`)
  }
  const { rows } = await client.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as number`,
  )
  const row = rows[0]
  if (!row || row.number < OLDEST_VERSION) {
    await client.end()
    throw new StartupError(
      `${setting}: ${access.place} is PostgreSQL ${row?.version}; ${OLDEST_VERSION} or later is needed.`,
    )
  }
  return client
}

/**
 * One phrase about a failed connection. Errors of a name with several addresses come as an aggregate without
 * text.
 */
function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

async function prepareRoles(client: pg.Client): Promise<void> {
  try {
    await client.query(`
      do $$ declare name text; begin
        foreach name in array array['${LOGIN_ROLE}', '${JOBS_ROLE}'] loop
          if not exists (select from pg_roles where rolname = name) then
            execute format('create role %I nologin noinherit', name);
          end if;
        end loop;
      exception when duplicate_object or unique_violation then null; -- another database of this cluster was quicker
      end $$`)
  } catch (error) {
    throw new StartupError(
      `DATABASE_URL: the login needs CREATEROLE to set up the database (${reason(error)}).`,
    )
  }
}

/** Grants memberships: the owner may assume the roles below it, the login only request roles. */
async function grantRoles(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(
    'select rolname from pg_roles where rolname = any($1)',
    [[...REQUEST_ROLES, ADMIN_ROLE, LOGIN_ROLE, JOBS_ROLE]],
  )
  const { rows: version } = await client.query<{ can_set: boolean }>(
    `select current_setting('server_version_num')::int >= 160000 as can_set`,
  )
  // Since PostgreSQL 16 the creator of a role has its admin option but is no member until granted.
  const option = version[0]?.can_set ? ' with inherit false, set true' : ''
  try {
    for (const { rolname: role } of rows) {
      const name = pg.escapeIdentifier(role)
      await client.query(`grant ${name} to current_user${option}`)
      if (LOGIN_MAY_BECOME.includes(role)) await client.query(`grant ${name} to ${LOGIN_ROLE}`)
    }
    await client.query(`create schema if not exists jobs authorization ${JOBS_ROLE}`)
  } catch (error) {
    throw new StartupError(
      `DATABASE_URL: the login may not grant its roles or make schemas (${reason(error)}). ` +
        'It needs CREATEROLE and CREATE on the database, and must have made the roles anon, authenticated and service_role.',
    )
  }
}

interface Release {
  migrations: Migration[]
  /** Undefined in a folder without old migrations. */
  baseline: string | undefined
  objects: SqlObject[]
}

/** A file to run, and the migrations to record as run with it. */
interface Step {
  name: string
  sql: string
  records: Migration[]
}

async function runMissing(
  client: pg.Client,
  { migrations, baseline, objects }: Release,
  only?: ReadonlySet<string>,
): Promise<MigrateResult> {
  await client.query(`create schema if not exists migrations;
    create table if not exists migrations.applied (
      name text primary key, hash text not null, applied_at timestamptz not null default now());
    create table if not exists migrations.objects (
      id text primary key, hash text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migrations.applied',
  )
  const hashes = new Map(rows.map((row) => [row.name, row.hash]))
  const newer = rows.find((row) => !migrations.some((migration) => migration.name === row.name))
  if (newer)
    throw new StartupError(
      `The database has ${newer.name}, which this release does not know: it was made by a newer one. Start that release.`,
    )
  const changed = migrations.find(({ name, hash }) => (hashes.get(name) ?? hash) !== hash)
  if (changed)
    throw new StartupError(
      `Migration ${changed.name} was changed after it ran here. Put it back and add a new file with the change.`,
    )
  const pending = migrations.filter(({ name }) => !hashes.has(name) && (!only || only.has(name)))
  const recent = pending.filter(({ isOld }) => !isOld)
  const isBased = baseline !== undefined && !only && hashes.size === 0
  // One transaction: a database with the tables of the baseline but no functions could not be continued.
  const batches = isBased
    ? [[...baselineSteps(baseline, migrations), ...recent.map(toStep)]]
    : pending.map((migration) => [toStep(migration)])
  const creating = (isBased ? recent : migrations).map(({ sql }) => sql).join('\n')
  const earlier = migrations.filter(({ name }) => hashes.has(name))
  const applied: Migration[] = []
  for (const batch of batches) {
    await inTransaction(client, async () => {
      for (const step of batch)
        await naming(`Migration ${step.name}`, step.sql, async () => {
          await createMissingFunctions(client, objects, step.sql, creating)
          await client.query(step.sql)
          await client.query('reset role')
          await record(client, step.records)
        })
      if (!only && batch === batches.at(-1))
        await naming(OBJECTS, '', () => applySqlObjects(client, objects, true))
    })
    applied.push(...batch.flatMap(({ records }) => records))
    await validateConstraints(client, [...earlier, ...applied])
  }
  // A start may have been stopped after the commit of a migration.
  if (applied.length === 0) await validateConstraints(client, earlier)
  if (!only && pending.length === 0)
    await withShortLocks(client, () => naming(OBJECTS, '', () => applySqlObjects(client, objects, false)))
  return { applied: applied.map(({ name }) => name), known: hashes.size }
}

/** Creates the schema of functions first, because checks and defaults in the baseline call functions. */
const baselineSteps = (baseline: string, migrations: readonly Migration[]): Step[] => [
  { name: BASELINE, sql: 'create schema if not exists app', records: [] },
  { name: BASELINE, sql: baseline, records: migrations.filter(({ isOld }) => isOld) },
]

const toStep = (migration: Migration): Step => ({
  ...migration,
  sql: migration.sql.replaceAll(VALIDATION, ''),
  records: [migration],
})

/** Validates the constraints of applied migrations. Their tables can be read and written meanwhile. */
async function validateConstraints(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await client.query<{ constraint: string }>(
    `select format('%s.%s.%s', n.nspname, c.relname, k.conname) as constraint
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where not k.convalidated`,
  )
  const open = new Set(rows.map(({ constraint }) => constraint))
  if (open.size === 0) return
  for (const { name, sql } of migrations)
    for (const [statement, table, constraint] of sql.matchAll(VALIDATION))
      if (open.delete(`${table}.${constraint}`))
        await naming(`Migration ${name}`, '', async () => void (await client.query(statement)))
}

async function record(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(
    'insert into migrations.applied (name, hash) select * from unnest($1::text[], $2::text[])',
    [migrations.map(({ name }) => name), migrations.map(({ hash }) => hash)],
  )
}

/**
 * Gives up a wait for a locked table soon and runs the work again: other transactions queue behind a waiting one. After
 * the last try, it waits as long as it takes.
 */
async function withShortLocks(client: pg.Client, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt <= LOCK_TRIES; attempt += 1) {
    try {
      return await inTransaction(client, async () => {
        await client.query(`set local lock_timeout = '${LOCK_WAIT_MS}ms'`)
        await work()
      })
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      await sleep(LOCK_WAIT_MS * attempt)
    }
  }
  await inTransaction(client, work)
}

/** Whether a lock was not granted in time; `naming` and a failed file wrap the error. */
function isLockTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as Error & { code?: string }).code === LOCK_NOT_AVAILABLE) return true
  return false
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Names the file and the line of an error. */
async function naming(what: string, sql: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const { position, where } = error as { position?: string; where?: string }
    const line = position ? `, line ${sql.slice(0, Number(position)).split('\n').length}` : ''
    throw new StartupError(
      `${what}${line} failed and was rolled back: ${reason(error)}${where ? ` (${where.split('\n')[0]})` : ''}`,
      { cause: error },
    )
  }
}
