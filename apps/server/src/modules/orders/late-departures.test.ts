// Orders on a van that should have left and has not: the list says of them what Live says.
import { liveResponse, ordersResponse } from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

let api: TestApi
let company: TestCompany

beforeAll(async () => {
  api = await testApi([positions, live, tracking, orders].map(({ work: _, ...module }) => module))
  company = await api.company()
  await makeLiveDay(api, company)
})
afterAll(() => api.close())

const read = async (path: string) => (await api.call(company.keys.viewer, 'GET', path)).json()

it('shows orders of a van that has not left as late as Live does, in list, single order and export', async () => {
  const day = liveResponse.parse(await read(`/live?date=${DAY}`))
  const stops = new Map(day.routes.flatMap((route) => route.stops).map((stop) => [stop.orderId, stop]))
  const { items } = ordersResponse.parse(await read(`/orders?date=${DAY}`))
  expect(items).toHaveLength(STOPS)
  const minutes = (seconds: number | undefined) => Math.round((seconds ?? 0) / 600)
  expect(items.map(({ id, lateSeconds }) => [id, minutes(lateSeconds)])).toEqual(
    items.map(({ id }) => [id, minutes(stops.get(id)?.lateSeconds)]),
  )
  const late = items.filter(({ lateSeconds }) => lateSeconds > 0)
  expect(late).toHaveLength(day.counts.atRisk)
  expect(late.length).toBeGreaterThan(0)

  const one = await read(`/orders/${late[0]!.id}`)
  expect(minutes(one.lateSeconds)).toBe(minutes(late[0]!.lateSeconds))
  const file = await api.call(company.keys.viewer, 'GET', `/orders/export?date=${DAY}&show=late`)
  expect(file.body.trim().split('\n')).toHaveLength(late.length + 1)
})
