// References from a company's row: only its own members, pictures in its own folder, and a unique slug.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
let tenantId: string
let driverId: string
let memberId: string
let strangerId: string

beforeAll(async () => {
  database = await testDatabase('product')
  const idOf = async (text: string, values: unknown[] = []) =>
    (await database.asOwner<{ id: string }>(text, values))[0]!.id
  tenantId = await idOf(
    `insert into public.tenants (name, slug) values ('Aardvark', 'aardvark') returning id`,
  )
  const newUser = (email: string) =>
    idOf(
      `insert into auth.users (id, email, aud, role) values (gen_random_uuid(), $1, 'authenticated', 'authenticated') returning id`,
      [email],
    )
  memberId = await newUser('member@aardvark.example')
  strangerId = await newUser('stranger@other.example')
  await database.asOwner(
    `insert into public.memberships (tenant_id, user_id, role) values ($1, $2, 'driver')`,
    [tenantId, memberId],
  )
  driverId = await idOf(`insert into public.drivers (tenant_id, name) values ($1, 'Dee') returning id`, [
    tenantId,
  ])
})
afterAll(() => database.close())

describe('the account of a driver', () => {
  const link = (userId: string | null) =>
    database.asOwner('update public.drivers set user_id = $2 where id = $1', [driverId, userId])
  const linked = async () =>
    (
      await database.asOwner<{ user_id: string | null }>('select user_id from public.drivers where id = $1', [
        driverId,
      ])
    )[0]?.user_id

  it('is a member of the same company, and no other account', async () => {
    await expect(link(strangerId)).rejects.toMatchObject({ code: '23503' })
    await link(memberId)
    expect(await linked()).toBe(memberId)
    await link(null)
  })

  it('is forgotten with the membership', async () => {
    await link(memberId)
    await database.asOwner('delete from public.memberships where user_id = $1', [memberId])
    expect(await linked()).toBeNull()
  })
})

describe('the logo of a company', () => {
  const setLogo = (url: string) =>
    database.asOwner<{ logo_url: string }>(
      'update public.tenants set logo_url = $2 where id = $1 returning logo_url',
      [tenantId, url],
    )
  const folder = () => `/storage/v1/object/public/logos/${tenantId}`

  it('is a picture in the folder of the company, without the origin', async () => {
    expect(await setLogo(`https://fleet.example${folder()}/mark.png`)).toEqual([
      { logo_url: `${folder()}/mark.png` },
    ])
  })

  it.each([
    () => 'javascript:alert(1)',
    () => 'data:image/svg+xml,<svg/>',
    () => 'https://tracker.example/pixel.gif',
    () => '//tracker.example/pixel.gif',
    () => `javascript:alert(1)//${folder()}/mark.png`,
    () => `https://tracker.example/?${folder()}/mark.png`,
    () => `${folder()}/../../other/mark.png`,
    () => folder().replace(/[^/]+$/, '00000000-0000-4000-8000-000000000000/mark.png'),
    () => '',
  ])('is nothing else (%#)', async (url) => {
    await expect(setLogo(url())).rejects.toMatchObject({ code: '23514' })
  })
})

it('twenty companies of one name, opened at the same moment, get twenty slugs', async () => {
  const clients = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const client = new pg.Client(database.access.owner)
      await client.connect()
      return client
    }),
  )
  const slugs = await Promise.all(
    clients.map(async (client) => {
      const { rows } = await client.query<{ slug: string }>(
        `insert into public.tenants (name, slug) values ('Twin', app.free_slug('Twin')) returning slug`,
      )
      return rows[0]?.slug
    }),
  )
  await Promise.all(clients.map((client) => client.end()))
  expect(new Set(slugs).size).toBe(20)
})
