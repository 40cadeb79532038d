// Current SQL objects on a real database: changed, deleted, and used by migrations.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { readSqlObjects, SQL_FOLDER } from './sql-objects.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

const opened: TestDatabase[] = []
let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await testDatabase('surface')
  opened.push(database)
  folder = await mkdtemp(join(tmpdir(), 'dropwise-objects-'))
  for (const kind of ['functions', 'views', 'policies', 'triggers'])
    await mkdir(join(folder, 'sql', kind), { recursive: true })
  await mkdir(join(folder, 'migrations'))
  await write('migrations/0001_create_towns.sql', 'create schema app; create table app.towns (name text)')
})
afterEach(() => rm(folder, { recursive: true, force: true }))
afterAll(() => Promise.all(opened.map((database) => database.close())))

const write = (path: string, sql: string): Promise<void> => writeFile(join(folder, path), sql)
const start = () =>
  migrate(database.access, { folder: join(folder, 'migrations'), objects: join(folder, 'sql') })
const policiesOfTowns = () =>
  database.asOwner(
    `select polname as name, pg_get_expr(polqual, polrelid) as rule from pg_policy
     where polrelid = 'app.towns'::regclass order by 1`,
  )

describe('SQL objects', () => {
  it('replace only functions whose file changed', async () => {
    await write('sql/functions/app.greeting.sql', greeting('Hello'))
    await write('sql/functions/app.farewell.sql', greeting('Bye').replace('greeting', 'farewell'))
    await start()
    const before = await objectRows()
    await write('sql/functions/app.greeting.sql', greeting('Good morning'))
    await start()
    expect(await database.asOwner('select app.greeting() as text')).toEqual([{ text: 'Good morning' }])
    const after = await objectRows()
    expect(after['functions/app.farewell']).toBe(before['functions/app.farewell'])
    expect(after['functions/app.greeting']).not.toBe(before['functions/app.greeting'])
  })

  it('replace a function of a policy while a reader locks its table, by waiting briefly and trying again', async () => {
    const policy = (rule: string) =>
      `alter table app.towns enable row level security;\ncreate policy reads on app.towns using (${rule});`
    await write('sql/functions/app.is_near.sql', isNear('town text'))
    await write('sql/policies/app.towns.sql', policy('app.is_near(name)'))
    await start()
    const reader = new pg.Client(database.access.owner)
    await reader.connect()
    await reader.query('begin; select from app.towns')
    await write('sql/functions/app.is_near.sql', `${isNear('town text')}\n-- changed`)
    await start()

    await write('sql/policies/app.towns.sql', policy('not app.is_near(name)'))
    let isOver = false
    const starting = start().finally(() => (isOver = true))
    // Another reader passes, since the start does not wait for the table all the time.
    await database.asOwner('select from app.towns')
    expect(isOver).toBe(false)
    await reader.query('commit')
    await reader.end()
    await starting
    expect(await policiesOfTowns()).toEqual([{ name: 'reads', rule: '(NOT app.is_near(name))' }])
  })

  it('replace a function that a policy uses, with other arguments', async () => {
    const policy = (call: string) =>
      `alter table app.towns enable row level security;\ncreate policy reads on app.towns using (${call});`
    await write('sql/functions/app.is_near.sql', isNear('town text'))
    await write('sql/policies/app.towns.sql', policy('app.is_near(name)'))
    await start()
    await write('sql/functions/app.is_near.sql', isNear('name_of_town text'))
    await start()
    expect(await policiesOfTowns()).toEqual([{ name: 'reads', rule: 'app.is_near(name)' }])
    await write('sql/functions/app.is_near.sql', isNear('town text, metres int'))
    await write('sql/policies/app.towns.sql', policy('app.is_near(name, 5)'))
    await start()
    expect(await policiesOfTowns()).toEqual([{ name: 'reads', rule: 'app.is_near(name, 5)' }])
    expect(
      await database.asOwner(`select oid::regprocedure::text as name from pg_proc where proname = 'is_near'`),
    ).toEqual([{ name: 'app.is_near(text,integer)' }])
  })

  it('replace a procedure that files of tables call, with one more optional argument', async () => {
    const protect = (args: string) =>
      `create or replace procedure app.protect(${args}) language plpgsql as $$ begin
         execute format('alter table %s enable row level security', target); end $$;`
    await write('sql/functions/app.protect.sql', protect('target regclass'))
    await write('sql/policies/app.towns.sql', "call app.protect('app.towns');")
    await start()
    await write('sql/functions/app.protect.sql', protect('target regclass, area text default null'))
    await start()
    expect(
      await database.asOwner(`select oid::regprocedure::text as name from pg_proc where proname = 'protect'`),
    ).toEqual([{ name: 'app.protect(regclass,text)' }])
  })

  it('drop objects without a file, with their grants', async () => {
    await write('sql/functions/app.greeting.sql', greeting('Hello'))
    await write('sql/functions/app.note.sql', NOTE)
    await write('sql/views/app.greetings.sql', 'create view app.greetings as select app.greeting() as text;')
    await write('sql/triggers/app.towns.sql', TRIGGER)
    await write(
      'sql/policies/app.towns.sql',
      'grant select on app.towns to anon;\ncreate policy reads on app.towns using (true);',
    )
    await start()
    await Promise.all(
      [
        'functions/app.greeting',
        'functions/app.note',
        'views/app.greetings',
        'triggers/app.towns',
        'policies/app.towns',
      ].map((id) => rm(join(folder, 'sql', `${id}.sql`))),
    )
    await start()
    expect(await policiesOfTowns()).toEqual([])
    expect(
      await database.asOwner(`
        select count(*)::int as objects, has_table_privilege('anon', 'app.towns', 'select') as may_read from (
          select from pg_proc where pronamespace = 'app'::regnamespace
          union all select from pg_class where relkind = 'v' and relnamespace = 'app'::regnamespace
          union all select from pg_trigger where tgrelid = 'app.towns'::regclass) o`),
    ).toEqual([{ objects: 0, may_read: false }])
    expect(await objectRows()).toEqual({})
  })

  it('exist before a migration whose checks use them', async () => {
    await write('sql/functions/app.is_near.sql', isNear('town text'))
    await write(
      'migrations/0002_check_towns.sql',
      'alter table app.towns add constraint near check (app.is_near(name))',
    )
    await start()
    await expect(database.asOwner(`insert into app.towns values ('far')`)).rejects.toThrow('"near"')
  })

  it('roll the last migration back when one of them fails, and name its file', async () => {
    await write('sql/views/app.greetings.sql', 'create view app.greetings as select missing from app.towns;')
    await expect(start()).rejects.toThrow('sql/views/app.greetings.sql: column "missing" does not exist')
    expect(await database.asOwner(`select to_regclass('app.towns') as towns`)).toEqual([{ towns: null }])
  })

  it('have a file for each function, view, policy and trigger of the product', async () => {
    const product = await testDatabase('product')
    opened.push(product)
    const rows = await product.asOwner<{ id: string }>(`
      select distinct id from (
        select format('functions/%s.%s', pronamespace::regnamespace, proname) as id from pg_proc p
        where pronamespace in ('app'::regnamespace, 'public'::regnamespace)
          and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
        union all select format('%s/%s.%s', kind, relnamespace::regnamespace, relname) from (
          select oid, 'views' as kind from pg_class where relkind = 'v'
          union all select polrelid, 'policies' from pg_policy where polname <> 'administered'
          union all select tgrelid, 'triggers' from pg_trigger where not tgisinternal and tgparentid = 0) o
        join pg_class c on c.oid = o.oid and (not c.relispartition or relname = 'positions_rest')
        where relnamespace::regnamespace::text in ('app', 'public')) ids order by 1`)
    const files = (await readSqlObjects(SQL_FOLDER)).map(({ id }) => id)
    expect(files.filter((id) => !/\/(storage|realtime)\./.test(id)).toSorted()).toEqual(
      rows.map(({ id }) => id),
    )
  })
})

const greeting = (text: string): string =>
  `create or replace function app.greeting() returns text language sql as $$ select '${text}' $$;`
const isNear = (parameters: string): string =>
  `create or replace function app.is_near(${parameters}) returns boolean language sql as $$ select $1 <> 'far' $$;`
const NOTE = `create or replace function app.note() returns trigger language plpgsql as $$ begin return null; end $$;`
const TRIGGER = 'create trigger note after insert on app.towns for each row execute function app.note();'

/** When each object was last applied. */
async function objectRows(): Promise<Record<string, string>> {
  const rows = await database.asOwner<{ id: string; at: string }>(
    'select id, applied_at::text as at from migrations.objects',
  )
  return Object.fromEntries(rows.map(({ id, at }) => [id, at]))
}
