// From file to road: dispatch stores the plan so that the forecast at departure equals it.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dispatchModule } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { planning } from '../planning/module.ts'
import { DAY, planningDesk, type PlanningDesk } from '../planning/testing.ts'
import { testApi, type TestApi } from '../testing.ts'
import { forecastRoute } from './forecast.ts'
import { readRouteSnapshot, type RouteSnapshot } from './update-queries.ts'

let api: TestApi
let desk: PlanningDesk

beforeAll(async () => {
  api = await testApi([orders, fleet, planning, dispatchModule()])
  desk = await planningDesk(api)
})
afterAll(() => api.close())

/** Plans and dispatches the company's day of one van. */
async function dispatchDay(): Promise<RouteSnapshot> {
  const planId = await desk.startPlan({ date: DAY })
  expect((await desk.ended(planId)).summary).toMatchObject({ unserved: 0 })
  const { routes } = (await desk.dispatch(planId)).json()
  return (await api.platform.asService('test', ({ trx }) =>
    readRouteSnapshot(trx, desk.company.tenantId, routes[0].id),
  ))!
}

const forecastAt = (route: RouteSnapshot, clock: number) =>
  forecastRoute({ route, stops: route.stops, clock, position: null, secondsToNext: null })
const clockOf = (at: number): string => new Date(at).toISOString().slice(11, 16)

it('forecasts stops after a break, and the way home, as planned', async () => {
  await desk.smallDay(
    Array.from({ length: 6 }, () => ({ service_minutes: '25' })),
    1,
    { shiftStart: '09:00', shiftEnd: '17:00', breaks: [{ from: '10:00', to: '10:30', minutes: 45 }] },
  )
  const route = await dispatchDay()
  expect(route.stops.flatMap(({ leg }) => leg.map(({ kind }) => kind))).toContain('break')
  const forecast = forecastAt(route, route.departAt)
  expect(forecast.stops.map(({ etaAt }) => etaAt)).toEqual(
    route.stops.map(({ plannedServiceAt }) => plannedServiceAt),
  )
  expect(forecast.etaReturnAt).toBe(route.returnAt)
})

it('forecasts an order of two windows by the promised window', async () => {
  await desk.smallDay([{ window_start: '06:00', window_end: '06:30', other_windows: '14:00-16:00' }], 1, {
    shiftStart: '12:00',
    shiftEnd: '18:00',
  })
  const route = await dispatchDay()
  const [stop] = forecastAt(route, route.departAt - 3_600_000).stops
  const opens = route.stops[0]!.windowStart!
  expect(stop!.etaAt).toBeGreaterThanOrEqual(opens)
  const early = forecastAt({ ...route, departAt: route.departAt - 3_600_000 }, route.departAt - 3_600_000)
  expect(clockOf(early.stops[0]!.etaAt)).toBe(clockOf(opens))
  expect(clockOf(opens)).toBe('14:00')
})

it('writes loading again as a part of the leg after it', async () => {
  await desk.smallDay(
    Array.from({ length: 4 }, () => ({ packages: '2' })),
    1,
    { capacityPackages: 4, maxReloads: 2, reloadMinutes: 15 },
  )
  const route = await dispatchDay()
  const kinds = route.stops.flatMap(({ leg }) => leg.map(({ kind }) => kind))
  expect(kinds.filter((kind) => kind === 'reload')).toHaveLength(1)
  const forecast = forecastAt(route, route.departAt)
  expect(forecast.stops.map(({ etaAt }) => etaAt)).toEqual(
    route.stops.map(({ plannedServiceAt }) => plannedServiceAt),
  )
})
