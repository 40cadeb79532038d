// Measures whether a migration holds a lock on a large table for longer than a second.
// node bench/migrations.ts [--since 0699] [--positions 10000000] [--plans 200000]: fills a database of that state with
// positions and plans, runs one migration at a time, and prints how long it held which locks on large tables.
import { migrate, MIGRATIONS_FOLDER, readMigrations } from '../packages/db/src/migrate.ts'
import type { TestDatabase } from '../packages/db/src/test-database.ts'
import { withDatabase } from '../apps/server/test/trials/with-database.ts'
import { watchLocks } from '../apps/server/test/trials/watch-locks.ts'
import { parseArgs } from 'node:util'

const LIMIT_MS = 1_000
const LARGE_BYTES = 100_000_000

const { values } = parseArgs({
  options: {
    since: { type: 'string', default: '0699' },
    positions: { type: 'string', default: '10000000' },
    plans: { type: 'string', default: '200000' },
  },
})

await withDatabase(async (database) => {
  const names = (await readMigrations(MIGRATIONS_FOLDER)).map(({ name }) => name)
  const upTo = (count: number) => ({ only: new Set(names.slice(0, count)) })
  const first = names.findIndex((name) => name.slice(0, 4) > values.since)
  await migrate(database.access, upTo(first))
  await database.asOwner('set statement_timeout = 0')
  await fillPositions(database, Number(values.positions))
  await fillPlans(database, Number(values.plans))
  const large = await largeTables(database)
  console.log(`watching ${large.join(', ')}`)
  let isWithin = true
  for (let count = first + 1; count <= names.length + 1; count += 1) {
    const name = names[count - 1] ?? 'SQL objects of this release'
    const watch = await watchLocks(database, large)
    const startedAt = performance.now()
    await migrate(database.access, count > names.length ? {} : upTo(count))
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
    const held = await watch.stop()
    const locks = held.map(({ lock, ms }) => `${lock} for ${Math.round(ms)} ms`)
    isWithin &&= held.every(({ ms }) => ms <= LIMIT_MS)
    console.log(`${name}: ${seconds} s${locks.length > 0 ? `, ${locks.join(', ')}` : ''}`)
  }
  if (!isWithin) process.exitCode = 1
}, 'surface')

/** Adds positions: one fix per second for a hundred vans, day after day until there are enough. */
async function fillPositions(database: TestDatabase, positions: number): Promise<void> {
  await fill(
    database,
    'positions',
    `insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source)
     select '00000000-0000-4000-8000-000000000001', ('00000000-0000-4000-8000-' || lpad((n % 100)::text, 12, '0'))::uuid,
       timestamptz '2026-01-01' + n / 100 * interval '1 second', 55 + (n % 1000) / 10000.0, 12, 'driver'
     from generate_series(0, $1::bigint - 1) n`,
    positions,
  )
  const [size] = await database.asOwner<{ size: string }>(
    `select pg_size_pretty(pg_total_relation_size(relid)) as size from pg_stat_user_tables
     order by pg_total_relation_size(relid) desc limit 1`,
  )
  console.log(`${positions} positions, largest table ${size?.size}`)
}

/** Adds plans: one a day for a hundred companies, every tenth with changes made by hand. */
async function fillPlans(database: TestDatabase, plans: number): Promise<void> {
  await fill(
    database,
    'plans',
    `insert into public.plans (tenant_id, date, status, adjustments)
     select ('00000000-0000-4000-8000-' || lpad((n % 100)::text, 12, '0'))::uuid, date '2020-01-01' + (n / 100)::int, 'done',
       case when n % 10 = 0 then '[{"vehicleId": "00000000-0000-4000-8000-000000000001"}]'::jsonb else '[]' end
     from generate_series(0, $1::bigint - 1) n`,
    plans,
  )
}

/** Fills a table whose rows refer to companies and vans that exist only as ids. */
async function fill(database: TestDatabase, table: string, insert: string, rows: number): Promise<void> {
  const constraints = await database.asOwner<{ sql: string }>(
    `select format('alter table public.%I drop constraint %I', $1::text, conname) as sql from pg_constraint
     where conrelid = format('public.%I', $1::text)::regclass and contype = 'f' and conparentid = 0`,
    [table],
  )
  for (const { sql } of constraints) await database.asOwner(sql)
  await database.asOwner(`alter table public.${table} disable trigger user`)
  await database.asOwner(insert, [rows])
  await database.asOwner(`alter table public.${table} enable trigger user`)
}

/** Large tables and their partitioned parents, and plans. Read before a migration: reading the size waits for locks of a table. */
async function largeTables(database: TestDatabase): Promise<string[]> {
  const rows = await database.asOwner<{ name: string }>(
    `select distinct unnest(array[c.relname, p.relname]::text[]) as name
     from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
     where c.relkind = 'r' and pg_table_size(c.oid) > $1`,
    [LARGE_BYTES],
  )
  return [...new Set([...rows.flatMap(({ name }) => name ?? []), 'plans'])]
}
