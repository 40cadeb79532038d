// The lock watch of `bench/migrations.ts` finds a migration that blocks a table, and none that does not.
import { migrate } from '@dropwise/db'
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchLocks } from './watch-locks.ts'

const LIMIT_MS = 300
const LOCK = 'AccessExclusiveLock on parcels'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await testDatabase('surface')
  folder = await mkdtemp(join(tmpdir(), 'dropwise-locks-'))
  await database.asOwner('create table public.parcels as select n as id from generate_series(1, 800000) n')
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

/** The longest hold of the exclusive lock while migrations run. */
async function holdOf(...files: string[]): Promise<number> {
  for (const [index, sql] of files.entries())
    await writeFile(join(folder, `000${index + 1}_change_parcels.sql`), sql)
  const watch = await watchLocks(database, ['parcels'])
  await migrate(database.access, { folder })
  return (await watch.stop()).find(({ lock }) => lock === LOCK)?.ms ?? 0
}

it.each([
  ['writes the table anew', 'alter table parcels add column code uuid default gen_random_uuid()'],
  [
    'fills a column under the lock of its addition',
    'alter table parcels add column weight int; update parcels set weight = id % 30',
  ],
])('finds a migration that %s', async (_name, sql) => {
  expect(await holdOf(sql)).toBeGreaterThan(LIMIT_MS)
})

it('passes a migration that adds a column with a constant', async () => {
  expect(await holdOf('alter table parcels add column weight int not null default 0')).toBeLessThan(LIMIT_MS)
})

it('measures two short holds apart', async () => {
  const short = 'lock table parcels in access exclusive mode; select pg_sleep(0.1)'
  const hold = await holdOf(short, 'select pg_sleep(0.4)', short)
  expect(hold).toBeGreaterThan(50)
  expect(hold).toBeLessThan(LIMIT_MS)
})
