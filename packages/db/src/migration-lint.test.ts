import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MIGRATIONS_FOLDER } from './migrate.ts'
import { BIG_TABLES, lintMigration } from './migration-lint.ts'
import { testDatabase } from './testing.ts'

it.each([
  'alter table public.positions add column id uuid default gen_random_uuid()',
  'alter table public.positions add column both text generated always as (a || b) stored',
  'alter table public.orders alter column note type varchar(80)',
  'alter table public.orders add constraint orders_are_good check (note is not null)',
  'alter table public.stops add column tenant uuid references public.tenants (id)',
  'alter table only public.stops alter column note set not null',
  'alter table public.orders add constraint one unique (tenant_id, note)',
  'create index on public.positions (note)',
  'create unique index fast on only public.positions (note)',
  "update public.orders set note = ''",
])('finds %s', (sql) => expect(lintMigration(sql)).toHaveLength(1))

it.each([
  'alter table public.positions add column note text',
  'alter table public.positions add column note text default 0',
  'alter table public.orders add constraint orders_are_good check (note is not null) not valid',
  'alter table public.orders validate constraint orders_are_good',
  'create index if not exists fast on public.positions (note)',
  "update public.orders set note = '' where note is null",
  'alter table public.depots alter column note set not null',
  '-- locks: 40 ms on ten million rows\nalter table public.orders alter column note set not null',
  '-- create index on public.positions (note)',
])('lets %s pass', (sql) => expect(lintMigration(sql)).toEqual([]))

it('finds nothing in the migrations after the baseline', async () => {
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => /^\d{4}_.*\.sql$/.test(name))
  const findings = await Promise.all(
    names.map(async (name) =>
      lintMigration(await readFile(join(MIGRATIONS_FOLDER, name), 'utf8')).map((text) => `${name}: ${text}`),
    ),
  )
  expect(findings.flat()).toEqual([])
})

it('names only existing tables', async () => {
  const database = await testDatabase('product')
  const rows = await database.asOwner<{ name: string }>(
    `select name from unnest($1::text[]) name where to_regclass('public.' || name) is null`,
    [BIG_TABLES],
  )
  await database.close()
  expect(rows).toEqual([])
})
