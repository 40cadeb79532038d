// The database stores exactly the time zones that the contract accepts.
import { isTimeZone } from '@dropwise/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const REFUSED = [
  'active',
  'Mars/Base',
  'Mars/Base3',
  'EST5EDT4',
  'PST',
  'posixrules',
  'Factory',
  'Etc/GMT+99',
  '',
]

describe('a time zone', () => {
  it('is accepted by the database when a browser offers it', async () => {
    const offered = Intl.supportedValuesOf('timeZone').filter(isTimeZone)
    expect(offered.length).toBeGreaterThan(400)
    const unknown = await database.asOwner(
      `select zone from unnest($1::text[]) zone where not app.is_time_zone(zone)`,
      [offered],
    )
    expect(unknown).toEqual([])
  })

  it.each(REFUSED)('%j is refused by the contract and by the database', async (zone) => {
    expect(isTimeZone(zone)).toBe(false)
    expect(await database.asOwner('select app.is_time_zone($1) as known', [zone])).toEqual([{ known: false }])
    const insert = database.asOwner(
      `insert into public.tenants (name, slug, time_zone) values ('Fleet', 'fleet', $1)`,
      [zone],
    )
    await expect(insert).rejects.toMatchObject({ code: '23514' })
  })
})
