// The ledger of fairness on a real database: what counts, for whom, and who sees it.
import { fairnessResponse, MEAN_DRIVERS_LEAST, ownFairnessResponse } from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeRoute } from '../driver/testing.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { fairness } from './module.ts'

let api: TestApi
let company: TestCompany
const get = (url: string, key = company.keys.viewer) => api.call(key, 'GET', url)
const owner = (sql: string, values: unknown[]) => api.platform.database.asOwner<{ id: string }>(sql, values)

/** A route of the company's driver on a day, from 8:00, whose plan is 50 minutes long. */
async function drive(day: string, number: number, minutes: number, heavy: number): Promise<void> {
  const { routeId, stops } = await makeRoute(api, company, {
    departAt: Date.parse(`${day}T08:00:00Z`),
    number,
  })
  await owner(
    `update public.routes set status = 'finished', started_at = depart_at,
      finished_at = depart_at + $2::int * interval '1 minute' where id = $1 returning id`,
    [routeId, minutes],
  )
  await owner(`update public.stops set status = 'served' where route_id = $1 returning id`, [routeId])
  await owner(`update public.orders set weight_grams = 20000 where id = any($1::uuid[]) returning id`, [
    stops.slice(0, heavy).map(({ orderId }) => orderId),
  ])
}

beforeAll(async () => {
  api = await testApi([fairness])
  company = await api.company()
  await drive('2026-04-06', 1, 60, 2)
  await drive('2026-04-07', 2, 90, 0)
  // Four weeks before the last day, and a day too early.
  await drive('2026-03-11', 3, 50, 1)
  await drive('2026-03-10', 4, 500, 3)
  await owner(`insert into public.drivers (tenant_id, name) values ($1, 'Ada Lane') returning id`, [
    company.tenantId,
  ])
})
afterAll(() => api.close())

it('[M4.14] sums hours, stops, heavy orders and late finishes of the weeks before a day', async () => {
  const { from, to, items } = fairnessResponse.parse((await get('/fairness?until=2026-04-07')).json())
  expect([from, to]).toEqual(['2026-03-11', '2026-04-07'])
  const kit = { routes: 3, seconds: 200 * 60, stops: 9, heavyStops: 3, lateFinishes: 1 }
  expect(items).toMatchObject([
    { driver: { name: 'Kit Hargreave' }, ...kit },
    { driver: { name: 'Ada Lane' }, routes: 0, seconds: 0, stops: 0 },
  ])
  const { items: week } = (await get('/fairness?until=2026-04-07&weeks=1')).json()
  expect(week[0]).toMatchObject({ routes: 2, seconds: 150 * 60 })
  expect((await get('/fairness?weeks=13')).statusCode).toBe(400)
  expect((await get('/fairness?until=1970-01-02')).json()).toMatchObject({
    from: '1970-01-01',
    to: '1970-01-02',
  })
  const other = await api.company()
  expect((await get('/fairness?until=2026-04-07', other.keys.admin)).json().items).toEqual([])
})

it('[M4.14] shows drivers their own figures beside a mean without names, and nobody else’s figures', async () => {
  const answer = await get('/driver/fairness?until=2026-04-07', company.keys.driver)
  expect(ownFairnessResponse.parse(answer.json())).toMatchObject({
    own: { routes: 3, seconds: 200 * 60, lateFinishes: 1 },
    // With two drivers a mean would tell what the other one drove.
    mean: null,
    drivers: 2,
  })
  const mean = async () => {
    const { body } = await get('/driver/fairness?until=2026-04-07', company.keys.driver)
    return ownFairnessResponse.parse(JSON.parse(body)).mean
  }
  const colleagues = await owner(
    `insert into public.drivers (tenant_id, name) select $1, 'Driver ' || n from generate_series(2, $2::int) n returning id`,
    [company.tenantId, MEAN_DRIVERS_LEAST],
  )
  // Six drivers, of whom one drove.
  expect(await mean()).toBeNull()
  for (const [index, { id }] of colleagues.entries())
    await owner(
      `insert into public.routes select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'number', $2::int,
         'driver_id', $3::uuid, 'finished_at', r.depart_at + interval '1 hour'))).*
       from public.routes r where r.tenant_id = $1 and r.number = 1 returning id`,
      [company.tenantId, 100 + index, id],
    )
  // 200 minutes, four times 60, and nothing.
  expect((await mean())?.seconds).toBe(Math.round((440 * 60) / 6))
  expect(answer.body).not.toContain('Ada')
  expect((await get('/fairness', company.keys.driver)).statusCode).toBe(403)
  expect((await get('/driver/fairness')).statusCode).toBe(404)
})
