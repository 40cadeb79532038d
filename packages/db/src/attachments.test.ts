// Bytes of order files: visible to readers of the row, written only by the server, within the contracts'
// limits.
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_NAME_MAX,
  ATTACHMENT_TYPES,
  ATTACHMENTS_BUCKET,
  ATTACHMENTS_PER_ORDER,
} from '@dropwise/contracts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillAccessFixture, identityOf, PEOPLE, type Person } from './access-fixture.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
let client: pg.Client
let object = ''
let row: { tenant_id: string; order_id: string } = { tenant_id: '', order_id: '' }

beforeAll(async () => {
  database = await testDatabase()
  await fillAccessFixture(database)
  client = new pg.Client(database.access.login)
  await client.connect()
  const [attachment] = await database.asOwner<{ object: string; tenant_id: string; order_id: string }>(
    'select object, tenant_id, order_id from public.order_attachments',
  )
  row = attachment!
  object = attachment!.object
  await database.asOwner('insert into storage.objects (bucket_id, name) values ($1, $2)', [
    ATTACHMENTS_BUCKET,
    object,
  ])
})
afterAll(async () => {
  await client.end()
  await database.close()
})

async function as<Row extends pg.QueryResultRow>(
  person: Person,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { role, claims } = identityOf(person)
  await client.query(
    `begin; set local role ${role}; set local request.jwt.claims = ${pg.escapeLiteral(JSON.stringify(claims))}`,
  )
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.query('rollback')
  }
}

it('[2.10-4] is visible to readers of the company and to the driver of its order', async () => {
  const seeing: Person[] = []
  for (const person of PEOPLE)
    if ((await as(person, 'select from storage.objects where name = $1', [object])).length > 0)
      seeing.push(person)
  expect(seeing.toSorted()).toEqual(['admin', 'dispatcher', 'driver', 'service', 'viewer'])
})

it('is written only by the server', async () => {
  for (const person of PEOPLE.filter((each) => each !== 'service')) {
    const name = `${row.tenant_id}/${person}`
    await expect(
      as(person, 'insert into storage.objects (bucket_id, name) values ($1, $2)', [ATTACHMENTS_BUCKET, name]),
      person,
    ).rejects.toMatchObject({ code: '42501' })
    expect(
      await as(person, 'delete from storage.objects where name = $1 returning id', [object]),
      person,
    ).toEqual([])
  }
})

const add = (more: { name?: string; bytes?: number; type?: string } = {}) =>
  database.asOwner(
    `insert into public.order_attachments (tenant_id, order_id, file_id, name, type, bytes)
     values ($1, $2, gen_random_uuid(), $3, $4, $5)`,
    [row.tenant_id, row.order_id, more.name ?? 'Plan.pdf', more.type ?? 'application/pdf', more.bytes ?? 1],
  )

it('enforces the limits in contracts', async () => {
  const [bucket] = await database.asOwner<{
    public: boolean
    file_size_limit: string
    allowed_mime_types: string[]
  }>('select public, file_size_limit, allowed_mime_types from storage.buckets where id = $1', [
    ATTACHMENTS_BUCKET,
  ])
  expect(bucket?.public).toBe(false)
  expect(Number(bucket?.file_size_limit)).toBe(ATTACHMENT_MAX_BYTES)
  expect(bucket?.allowed_mime_types).toEqual([...ATTACHMENT_TYPES])
  const tooMuch = [
    { bytes: ATTACHMENT_MAX_BYTES + 1 },
    { name: 'x'.repeat(ATTACHMENT_NAME_MAX + 1) },
    { type: 'text/html' },
  ]
  for (const more of tooMuch) await expect(add(more)).rejects.toMatchObject({ code: '23514' })
  for (let count = 1; count < ATTACHMENTS_PER_ORDER; count += 1)
    await add({ bytes: ATTACHMENT_MAX_BYTES, name: 'x'.repeat(ATTACHMENT_NAME_MAX) })
  await expect(add()).rejects.toMatchObject({ code: 'PT409', message: 'attachments_full' })
})
