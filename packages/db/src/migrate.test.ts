// Migrations on a real database: order, repetition, failure, and two servers at once.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accessFromUrl } from './access.ts'
import { migrate, readMigrations } from './migrate.ts'
import { StartupError } from './startup-error.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

const opened: TestDatabase[] = []
let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await testDatabase('surface')
  opened.push(database)
  folder = await mkdtemp(join(tmpdir(), 'dropwise-migrations-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))
afterAll(() => Promise.all(opened.map((database) => database.close())))

const write = (name: string, sql: string): Promise<void> => writeFile(join(folder, name), sql)

describe('migrate', () => {
  it('runs each file once, in the order of the numbers', async () => {
    await write('0002_fill_towns.sql', `insert into towns values ('Ashmouth')`)
    await write('0001_create_towns.sql', 'create table towns (name text)')
    expect((await migrate(database.access, { folder })).applied).toEqual([
      '0001_create_towns.sql',
      '0002_fill_towns.sql',
    ])
    expect(await migrate(database.access, { folder })).toEqual({ applied: [], known: 2 })
    expect(await database.asOwner('select name from towns')).toEqual([{ name: 'Ashmouth' }])
  })

  it('rolls a failing file back, names its line, and keeps the files before it', async () => {
    await write('0001_create_towns.sql', 'create table towns (name text)')
    await write('0002_break_towns.sql', `insert into towns values ('Ashmouth');\nselect nonsense from towns`)
    await expect(migrate(database.access, { folder })).rejects.toThrow(
      /0002_break_towns.sql, line 2 failed and was rolled back/,
    )
    expect(await database.asOwner('select count(*)::int as rows from towns')).toEqual([{ rows: 0 }])
    await write('0002_break_towns.sql', `insert into towns values ('Ashmouth')`)
    expect((await migrate(database.access, { folder })).applied).toEqual(['0002_break_towns.sql'])
  })

  it('lets a second server wait while the first migrates', async () => {
    await write('0001_create_towns.sql', 'create table towns (name text); select pg_sleep(0.3)')
    const results = await Promise.all([1, 2, 3].map(() => migrate(database.access, { folder })))
    expect(results.map((result) => result.applied.length).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  })

  it('validates constraints while others may read and write, also those of a migration that was stopped', async () => {
    await write(
      '0001_create_towns.sql',
      `create table towns (name text);
       insert into towns values ('Ashmouth');
       create function is_free() returns boolean language plpgsql as $$
       begin
         if exists (select from pg_locks where pid = pg_backend_pid() and relation = 'public.towns'::regclass
           and mode = 'AccessExclusiveLock') then raise 'locked'; end if;
         return true;
       end $$`,
    )
    const add = 'alter table public.towns add constraint towns_free check (public.is_free()) not valid;'
    await write(
      '0002_check_towns.sql',
      `${add}\nalter table public.towns validate constraint towns_free;\ninsert into towns values ('Tidewick');\n`,
    )
    const areValid = () =>
      database.asOwner(`select convalidated as valid from pg_constraint where conname = 'towns_free'`)
    await expect(migrate(database.access, { folder })).rejects.toThrow(/0002_check_towns.sql failed.*locked/)
    await write('0002_check_towns.sql', `${add}\nalter table public.towns validate constraint towns_free;\n`)
    await migrate(database.access, { folder })
    expect(await areValid()).toEqual([{ valid: true }])
    await database.asOwner(`alter table public.towns drop constraint towns_free; ${add}`)
    await migrate(database.access, { folder })
    expect(await areValid()).toEqual([{ valid: true }])
  })

  it('refuses a file that was changed after it ran', async () => {
    await write('0001_create_towns.sql', 'create table towns (name text)')
    await migrate(database.access, { folder })
    await write('0001_create_towns.sql', 'create table towns (name text, country text)')
    await expect(migrate(database.access, { folder })).rejects.toThrow(/0001_create_towns.sql was changed/)
  })

  it('refuses a database that a newer release made', async () => {
    await write('0001_create_towns.sql', 'create table towns (name text)')
    await write('0002_create_roads.sql', 'create table roads (name text)')
    await migrate(database.access, { folder })
    await rm(join(folder, '0002_create_roads.sql'))
    await expect(migrate(database.access, { folder })).rejects.toThrow(/0002_create_roads.sql.*newer/)
  })

  it('refuses two files with one number and file names without a description', async () => {
    await write('0001_create_towns.sql', '')
    await write('0001_create_roads.sql', '')
    await expect(readMigrations(folder)).rejects.toThrow(/number 0001 is taken/)
    await rm(join(folder, '0001_create_roads.sql'))
    await write('misc.sql', '')
    await expect(readMigrations(folder)).rejects.toThrow(/NNNN_verb_noun/)
  })

  it('reports in one line that a server does not answer', async () => {
    const away = accessFromUrl('postgres://somebody:secret@127.0.0.1:1/nowhere')
    const problem = await migrate(away, { folder }).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(StartupError)
    expect(String(problem)).toMatch(/127.0.0.1:1\/nowhere does not answer/)
    expect(String(problem)).not.toMatch(/secret|\n/)
  })
})

describe('roles', () => {
  it('gives a connection without claims no rights', async () => {
    const product = await testDatabase('product')
    opened.push(product)
    const { default: pg } = await import('pg')
    const client = new pg.Client(product.access.login)
    await client.connect()
    try {
      await expect(client.query('select * from public.tenants')).rejects.toMatchObject({ code: '42501' })
      await client.query('begin; set local role service_role')
      expect((await client.query('select * from public.tenants')).rows).toEqual([])
      await client.query('commit')
      await expect(client.query('select * from public.tenants')).rejects.toMatchObject({ code: '42501' })
    } finally {
      await client.end()
    }
  })

  it('cannot become the owner with the embedded login', async () => {
    if (database.isTcp) return
    const { default: pg } = await import('pg')
    const client = new pg.Client(database.access.login)
    await client.connect()
    try {
      await expect(client.query('set role dropwise_owner')).rejects.toMatchObject({ code: '42501' })
    } finally {
      await client.end()
    }
  })
})
