// A driver's week in a plan: shifts that end on the next day, and breaks within them.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, type TestApi } from '../testing.ts'
import { planning } from './module.ts'
import { DAY, planningDesk, type PlanningDesk } from './testing.ts'

const WEEKDAY = new Date(DAY).getUTCDay() || 7
let api: TestApi
let desk: PlanningDesk

beforeAll(async () => {
  api = await testApi([orders, fleet, planning])
  desk = await planningDesk(api)
})
afterAll(() => api.close())

async function addDriver(fields: object): Promise<string> {
  const body = { name: 'Dora', ...fields }
  const added = await api.call(desk.company.keys.dispatcher, 'POST', '/drivers', { body })
  expect(added.statusCode, added.body).toBe(201)
  return added.json().id
}

it('plans a night shift of a driver, with the break of its week', async () => {
  const driverId = await addDriver({
    week: [{ day: WEEKDAY, from: '22:00', to: '06:00', breakMinutes: 30 }],
  })
  await desk.addVehicles(1, { driverId, shiftStart: '22:00', shiftEnd: '06:00' })
  await desk.importRows([0, 1].map((i) => ({ reference: `O-${i}`, address: desk.labels[i]! })))
  const plan = await desk.ended(await desk.startPlan({ date: DAY }))
  expect(plan.routes).toHaveLength(1)
  const [route] = plan.routes
  expect(route!.stops).toHaveLength(2)
  const hour = (at: string) => new Date(at).getUTCHours()
  expect(hour(route!.departAt) >= 20 || hour(route!.departAt) < 6).toBe(true)
  const parts = await api.platform.database.asOwner<{ seconds: number; fromHour: number }>(
    `select (part ->> 'seconds')::int as seconds, extract(hour from (part ->> 'from')::timestamptz at time zone t.time_zone)::int as "fromHour"
     from public.plan_routes r join public.tenants t on t.id = r.tenant_id
     cross join lateral (select s.leg from public.plan_stops s where s.plan_route_id = r.id union all select r.return_leg) way
     cross join lateral jsonb_array_elements(way.leg) part
     where r.tenant_id = $1 and part ->> 'kind' = 'break'`,
    [desk.company.tenantId],
  )
  expect(parts).toEqual([{ seconds: 1800, fromHour: 0 }])
})
