// Logos: only the company's own administrators may store them.
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillAccessFixture, identityOf, type Person } from './access-fixture.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
let client: pg.Client
let tenantId = ''

beforeAll(async () => {
  database = await testDatabase()
  await fillAccessFixture(database)
  client = new pg.Client(database.access.login)
  await client.connect()
  const [row] = await database.asOwner<{ id: string }>(
    `select id from public.tenants where slug = 'aardvark'`,
  )
  tenantId = row!.id
})
afterAll(async () => {
  await client.end()
  await database.close()
})

async function add(person: Person, name: string): Promise<'added' | 'refused'> {
  const { role, claims } = identityOf(person)
  await client.query(
    `begin; set local role ${role}; set local request.jwt.claims = ${pg.escapeLiteral(JSON.stringify(claims))}`,
  )
  try {
    await client.query(`insert into storage.objects (bucket_id, name) values ('logos', $1)`, [name])
    return 'added'
  } catch (error) {
    expect((error as { code: string }).code).toBe('42501')
    return 'refused'
  } finally {
    await client.query('rollback')
  }
}

it('[2.10-3] accepts a logo only from an administrator of the company', async () => {
  const ownLogo = `${tenantId}/logo.png`
  expect(await add('admin', ownLogo)).toBe('added')
  for (const person of ['dispatcher', 'viewer', 'driver', 'customer', 'anonymous', 'adminOfB'] as const)
    expect(await add(person, ownLogo), person).toBe('refused')
  expect(await add('admin', 'elsewhere/logo.png')).toBe('refused')
  const [bucket] = await database.asOwner<{ allowed_mime_types: string[] }>(
    `select allowed_mime_types from storage.buckets where id = 'logos'`,
  )
  expect(bucket?.allowed_mime_types).not.toContain('image/svg+xml')
})
