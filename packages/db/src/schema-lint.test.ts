// House rules of the schema, read from the catalogue, and proof that each rule can fail.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeSchema } from './describe.ts'
import { lintSchema } from './schema-lint.ts'
import { testDatabase, type TestDatabase } from './testing.ts'
import { readFile } from 'node:fs/promises'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client(database.access.owner)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

describe('the schema', () => {
  it('follows the house rules', async () => {
    expect(await lintSchema(client)).toEqual([])
  })

  it('matches types.gen.ts (node scripts/generate-types.ts writes it)', async () => {
    const written = await readFile(new URL('types.gen.ts', import.meta.url), 'utf8')
    expect(written).toBe(await describeSchema(database.access.owner))
  })
})

describe('the lint', () => {
  it.each([
    ['create table public.bare (id int primary key)', 'bare has no row-level security.'],
    [
      'create table app.shut (id int); alter table app.shut enable row level security',
      /app.shut .* not one policy/,
    ],
    ['create view public.peek as select 1 as one', /peek is a view that runs with its owner/],
    [
      'create function app.loose() returns int language sql security definer as $$ select 1 $$',
      /loose\(\) .* search_path/,
    ],
    ['create table public.logs (id int primary key, tenant_id uuid)', /logs has tenant_id and no index/],
    ['create table public.carts (id int primary key, tenant_id uuid not null)', /carts .* primary key/],
    [
      `create table public.notes (tenant_id uuid not null, id uuid, order_id uuid, primary key (tenant_id, id));
       create unique index on public.orders (id);
       alter table public.notes add foreign key (order_id) references public.orders (id)`,
      /notes\.\w+ points at a tenant/,
    ],
    ['create unique index depot_names on public.depots (name)', /depot_names is unique over all companies/],
    ['drop index public.shops_by_id cascade', /shops_by_id stands in unique-everywhere\.ts and nowhere else/],
    ['create table public.dumb (id int primary key)', 'dumb has no comment that says what it holds.'],
    [
      `create function public.open_door() returns int language sql security definer set search_path = '' as $$ select 1 $$`,
      /open_door\(\) lets anybody call it/,
    ],
    [
      'alter table public.depots add column caretaker text',
      /public\.depots\.caretaker is a text that personal-data\.ts does not name/,
    ],
    [
      'alter table public.recipients drop column phone',
      'public.recipients.phone stands in personal-data.ts and nowhere else.',
    ],
  ])('finds what is wrong with: %s', async (sql, finding) => {
    await client.query('begin')
    try {
      await client.query(sql)
      const findings = await lintSchema(client)
      expect(findings).toEqual(
        expect.arrayContaining([typeof finding === 'string' ? finding : expect.stringMatching(finding)]),
      )
    } finally {
      await client.query('rollback')
    }
  })
})
