// REST rows without a company, or with another one: the error names their problem and reveals nothing of
// others.
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillAccessFixture, identityOf } from './access-fixture.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await testDatabase()
  await fillAccessFixture(database)
  client = new pg.Client(database.access.login)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

/** The error that a dispatcher of company B gets for a row. */
async function refusalOf(text: string, values: unknown[] = []): Promise<unknown> {
  const { role, claims } = identityOf('adminOfB')
  await client.query(
    `begin; set local role ${role}; set local request.jwt.claims = ${pg.escapeLiteral(JSON.stringify(claims))}`,
  )
  try {
    await client.query(text, values)
    return null
  } catch (error) {
    return error
  } finally {
    await client.query('rollback')
  }
}

it.each([
  ['vehicles', `insert into public.vehicles (name, registration) values ('Van', 'NEW 2')`],
  ['drivers', `insert into public.drivers (name) values ('Ann')`],
  ['depots', `insert into public.depots (name) values ('North')`],
])('names the company that a row of %s lacks', async (table, insert) => {
  expect(await refusalOf(insert)).toMatchObject({ code: '23502', table, column: 'tenant_id' })
})

it('reveals nothing about the plan of another company', async () => {
  const [a] = await database.asOwner<{ tenant_id: string; depot_id: string }>(
    'select tenant_id, depot_id from public.vehicles where id = $1',
    ['00000000-0000-7000-8000-000000000023'],
  )
  await database.asOwner('update public.subscriptions set vehicle_limit = 1 where tenant_id = $1', [
    a?.tenant_id,
  ])
  const insert = `insert into public.vehicles (tenant_id, name, registration, depot_id) values ($1, 'Van', 'NEW 3', $2)`
  expect(await refusalOf(insert, [a?.tenant_id, a?.depot_id])).toMatchObject({
    code: '42501',
    message: expect.stringContaining('row-level security'),
  })
})

it('enforces the limit exactly when one statement adds many vehicles', async () => {
  const [a] = await database.asOwner<{ tenant_id: string; depot_id: string; n: number }>(
    `select tenant_id, depot_id, (select count(*)::int from public.vehicles o where o.tenant_id = v.tenant_id and o.status = 'active') as n
     from public.vehicles v where id = $1`,
    ['00000000-0000-7000-8000-000000000023'],
  )
  await database.asOwner('update public.subscriptions set vehicle_limit = $2 where tenant_id = $1', [
    a?.tenant_id,
    (a?.n ?? 0) + 2,
  ])
  const add = (many: number) =>
    database.asOwner(
      `insert into public.vehicles (tenant_id, name, registration, depot_id)
       select $1, 'Van ' || i, 'ROW ' || i, $2 from generate_series(1, $3::int) i`,
      [a?.tenant_id, a?.depot_id, many],
    )
  await expect(add(3)).rejects.toMatchObject({ message: 'vehicle_limit', detail: String((a?.n ?? 0) + 2) })
  await add(2)
})
