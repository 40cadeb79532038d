// A driver's batch sent again because the server died between its work and its response.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ServerModule } from '../../platform/platform.ts'
import { idempotency } from '../idempotency/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { positions } from './module.ts'

let isDying = false
/** Dies once, after the work and before the response. */
const death: ServerModule = {
  name: 'death',
  api(app) {
    app.addHook('preSerialization', async (_request, reply) => {
      if (!isDying || reply.statusCode !== 200) return
      isDying = false
      throw new Error('the server died')
    })
  },
}

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  const { work: _, ...taking } = positions
  api = await testApi([idempotency, death, taking])
  company = await api.company()
  await api.platform.database.asOwner(
    `with driver as (
       insert into public.drivers (tenant_id, name, user_id)
       select tenant_id, 'Dee', user_id from public.memberships where tenant_id = $1 and role = 'driver' returning id
     ), vehicle as (
       insert into public.vehicles (tenant_id, name, registration, depot_id, driver_id)
       select $1, 'Van 1', 'AA 1', $2, id from driver returning id, driver_id
     )
     insert into public.routes (tenant_id, date, number, vehicle_id, driver_id, depot_id, depart_at, return_at,
       distance_metres, duration_seconds)
     select $1, current_date, 1, id, driver_id, $2, now(), now(), 0, 0 from vehicle`,
    [company.tenantId, company.depotId],
  )
})
afterAll(() => api.close())

it('gets the answer of the first time, not that its positions are duplicates', async () => {
  const at = Date.now() - 60_000
  const batch = [0, 1, 2].map((second) => ({
    eventId: randomUUID(),
    at: new Date(at + second * 1000).toISOString(),
    lat: 50,
    lng: 1,
  }))
  const headers = { 'idempotency-key': randomUUID() }
  const send = () =>
    api.call(company.keys.driver, 'POST', '/positions', { body: { positions: batch }, headers })

  isDying = true
  expect((await send()).statusCode).toBe(500)
  const retry = await send()
  expect([retry.statusCode, retry.json()]).toEqual([200, { stored: 3, duplicates: 0, refused: [] }])
  expect(await api.platform.database.asOwner('select from public.positions')).toHaveLength(3)
})
