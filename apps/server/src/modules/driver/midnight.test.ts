// A driver's day across midnight, and across the nights when clocks change.
import { driverDayResponse } from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { readDriverDay } from './day.ts'
import { driver, makeRoute, type TestRoute } from './testing.ts'

let api: TestApi
let company: TestCompany
let route: TestRoute

beforeAll(async () => {
  const { work: _, ...module } = driver
  api = await testApi([module])
  company = await api.company()
  route = await makeRoute(api, company)
})
afterAll(() => api.close())

const asOwner = (statement: string, values: unknown[]) => api.platform.database.asOwner(statement, values)

/** The phone's day at a moment, requested without a date. */
const dayAt = (moment: string) =>
  readDriverDay(
    { asService: api.platform.asService, clock: { ...api.platform.clock, now: () => Date.parse(moment) } },
    { tenantId: company.tenantId, userId: route.driverUserId, role: 'driver' } as Parameters<
      typeof readDriverDay
    >[1],
    undefined,
  )

async function driveAt(date: string, departAt: string, returnAt: string, status = 'started'): Promise<void> {
  await asOwner(
    `update public.routes set date = $2, depart_at = $3, return_at = $4, eta_return_at = null, status = $5,
       started_at = case when $5 = 'started' then $3::timestamptz end where id = $1`,
    [route.routeId, date, departAt, returnAt, status],
  )
}

it('[4-3] shows yesterday’s route past midnight while it is driven', async () => {
  await driveAt('2026-11-24', '2026-11-24T20:00:00Z', '2026-11-25T02:00:00Z')
  const before = await dayAt('2026-11-24T23:59:00Z')
  const after = await dayAt('2026-11-25T00:01:00Z')
  expect([before.date, after.date]).toEqual(['2026-11-24', '2026-11-25'])
  for (const day of [before, after]) expect(day.routes.map(({ id }) => id)).toEqual([route.routeId])
  expect(driverDayResponse.parse(after).routes[0]?.version).toBe(before.routes[0]?.version)
  await driveAt('2026-11-24', '2026-11-24T20:00:00Z', '2026-11-25T02:00:00Z', 'finished')
  expect((await dayAt('2026-11-25T00:01:00Z')).routes).toEqual([])
})

it.each([
  [
    'forward',
    '2026-03-28',
    '2026-03-28T22:00:00Z',
    '2026-03-29T04:00:00Z',
    [
      // Midnight of winter time, and 02:30 of summer time.
      ['2026-03-28T23:59:00Z', '2026-03-28'],
      ['2026-03-29T00:01:00Z', '2026-03-29'],
      ['2026-03-29T01:30:00Z', '2026-03-29'],
    ],
  ],
  [
    'back',
    '2026-10-24',
    '2026-10-24T20:00:00Z',
    '2026-10-25T04:00:00Z',
    [
      // Midnight of summer time is an hour before UTC's; 01:30 comes twice.
      ['2026-10-24T22:59:00Z', '2026-10-24'],
      ['2026-10-24T23:01:00Z', '2026-10-25'],
      ['2026-10-25T00:30:00Z', '2026-10-25'],
      ['2026-10-25T01:30:00Z', '2026-10-25'],
    ],
  ],
] as const)(
  '[4-3] follows the company’s clock when it goes %s',
  async (_way, date, departAt, returnAt, moments) => {
    await asOwner(`update public.tenants set time_zone = 'Europe/London' where id = $1`, [company.tenantId])
    await driveAt(date, departAt, returnAt)
    for (const [moment, today] of moments) {
      const day = await dayAt(moment)
      expect([moment, day.date, day.routes.map(({ id }) => id)]).toEqual([moment, today, [route.routeId]])
    }
  },
)
