// A van that should have left and has not: lists of orders and routes show Live's forecast.
import { liveResponse, ordersResponse, routesResponse } from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dispatchModule } from '../dispatch/module.ts'
import { liveDay } from '../live/day.ts'
import { live } from '../live/module.ts'
import { readDay } from '../live/queries.ts'
import { DAY, makeLiveDay, STOPS } from '../live/testing.ts'
import { positions } from '../positions/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { tracking } from '../tracking/module.ts'
import { ordersModule } from './module.ts'

const orders = ordersModule(({ clock }) => ({
  async readForecasts(trx, tenantId, date) {
    const day = liveDay(date, await readDay(trx, tenantId, date), clock.now())
    return new Map(day.routes.flatMap(({ stops }) => stops).map((stop) => [stop.orderId, stop]))
  },
}))

const dispatch = dispatchModule({
  readLateness: async (trx, tenantId, date, now) => {
    const { routes } = liveDay(date, await readDay(trx, tenantId, date), now)
    return new Map(
      routes.map(({ id, stops }) => [id, Math.max(...stops.map(({ lateSeconds }) => lateSeconds))]),
    )
  },
})

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([positions, live, tracking, orders, dispatch].map(({ work: _, ...module }) => module))
  company = await api.company()
  await makeLiveDay(api, company)
})
afterAll(() => api.close())

/** In tens of minutes, because time passes between two answers. */
const roughly = (seconds: number | undefined) => Math.round((seconds ?? 0) / 600)
const read = async (path: string) => (await api.call(company.keys.viewer, 'GET', path)).json()

it('shows orders of a van that has not left as late as Live does, in list, single order and export', async () => {
  const day = liveResponse.parse(await read(`/live?date=${DAY}`))
  const stops = new Map(day.routes.flatMap((route) => route.stops).map((stop) => [stop.orderId, stop]))
  const { items } = ordersResponse.parse(await read(`/orders?date=${DAY}`))
  expect(items).toHaveLength(STOPS)
  expect(items.map(({ id, lateSeconds }) => [id, roughly(lateSeconds)])).toEqual(
    items.map(({ id }) => [id, roughly(stops.get(id)?.lateSeconds)]),
  )
  const late = items.filter(({ lateSeconds }) => lateSeconds > 0)
  // The hours of the route ended long ago, so its late stops need settling.
  expect(late).toHaveLength(day.counts.toSettle!)
  expect(late.length).toBeGreaterThan(0)
  expect(late.filter(({ promisedTo }) => promisedTo === null)).toEqual([])

  const one = await read(`/orders/${late[0]!.id}`)
  expect(roughly(one.lateSeconds)).toBe(roughly(late[0]!.lateSeconds))
  const file = await api.call(company.keys.viewer, 'GET', `/orders/export?date=${DAY}&show=late`)
  expect(file.body.trim().split('\n')).toHaveLength(late.length + 1)
})

it('shows its route as late as its latest stop', async () => {
  const { routes } = liveResponse.parse(await read(`/live?date=${DAY}`))
  const worst = Math.max(...routes[0]!.stops.map(({ lateSeconds }) => lateSeconds))
  const { items } = routesResponse.parse(await read(`/routes?from=${DAY}&to=${DAY}`))
  expect(roughly(items[0]!.lateSeconds)).toBe(roughly(worst))
})
