// A batch of positions with invalid ones: the valid ones are stored, and the response names the others.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { positions } from './module.ts'

let api: TestApi
let company: TestCompany
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()
const fix = (eventId: string, more: object = {}) => ({ eventId, at: minutesAgo(5), lat: 50, lng: 1, ...more })
const send = (batch: unknown[]) =>
  api.call(company.keys.driver, 'POST', '/positions', { body: { positions: batch } })
const stored = () => api.platform.database.asOwner('select from public.positions')

beforeAll(async () => {
  const { work: _, ...taking } = positions
  api = await testApi([taking])
  company = await api.company()
  await api.platform.database.asOwner(
    `with driver as (
       insert into public.drivers (tenant_id, name, user_id)
       select tenant_id, 'Dee', user_id from public.memberships where tenant_id = $1 and role = 'driver' returning id
     )
     , vehicle as (
       insert into public.vehicles (tenant_id, name, registration, depot_id, driver_id)
       select $1, 'Van 1', 'AA 1', $2, id from driver returning id, driver_id
     )
     insert into public.routes (tenant_id, date, number, vehicle_id, driver_id, depot_id, depart_at, return_at,
       distance_metres, duration_seconds)
     select $1, current_date, 1, id, driver_id, $2, now(), now(), 0, 0 from vehicle`,
    [company.tenantId, company.depotId],
  )
})
beforeEach(async () => {
  await api.platform.database.asOwner('delete from public.positions')
})
afterAll(() => api.close())

it('stores the good ones and names the others, each by its place', async () => {
  const answer = await send([
    fix('good 1', { at: minutesAgo(9) }),
    fix('no fix yet', { lat: 0, lng: 0 }),
    fix('too far north', { lat: 91 }),
    fix('misspelt', { hedding: 3 }),
    fix('of the future', { at: minutesAgo(-60) }),
    fix('good 2', { at: minutesAgo(8) }),
  ])
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toEqual({
    stored: 2,
    duplicates: 0,
    refused: [
      { index: 1, field: 'positions.1.lat', message: 'The device has no fix yet' },
      { index: 2, field: 'positions.2.lat', message: expect.any(String) },
      { index: 3, field: 'positions.3.hedding', message: 'is unknown here: did you mean heading?' },
      { index: 4, field: 'positions.4.at', message: expect.stringContaining('future') },
    ],
  })
  expect(await stored()).toHaveLength(2)
})

it('is refused as a whole if none of it can be stored', async () => {
  const answer = await send([fix('a', { lat: 0, lng: 0 }), fix('b', { lng: 181 })])
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'validation_failed',
    details: [{ field: 'positions.0.lat' }, { field: 'positions.1.lng' }],
  })
  expect(await stored()).toHaveLength(0)
})
