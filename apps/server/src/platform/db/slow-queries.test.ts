import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPool, type BoundedPool } from './pool.ts'
import { createScopes } from './scope.ts'
import { logSlowQueries } from './slow-queries.ts'

let database: TestDatabase
let pool: BoundedPool
const lines: { pool: string; milliseconds: number; sql: string }[] = []

beforeAll(async () => {
  database = await testDatabase('product')
  pool = createPool(database.access.login, 'test')
  logSlowQueries(pool, 0, { warn: (line: object) => void lines.push(line as (typeof lines)[number]) })
})
afterAll(async () => {
  await pool.end()
  await database.close()
})

it('logs the statement without its values and claims', async () => {
  const { asUser } = createScopes(pool, { send: () => Promise.resolve() })
  const claims = { role: 'authenticated', email: 'ada@fleet.example' }
  await asUser(claims, ({ trx }) => sql`select ${'secret'}::text as word`.execute(trx))
  expect(lines.map((line) => line.sql)).toEqual(['begin', 'select $1::text as word', 'commit'])
  expect(lines[1]).toMatchObject({ pool: 'test' })
})

it('logs a statement that failed', async () => {
  lines.length = 0
  await expect(pool.query('select 1 / 0')).rejects.toThrow('division by zero')
  expect(lines.map((line) => line.sql)).toEqual(['select 1 / 0'])
})
