// Every stop of a dispatched day is in exactly one list until it has an outcome, whatever happens to its
// van, driver or order.
import {
  liveResponse,
  repairResponse,
  stopListOf,
  type LiveResponse,
  type StopList,
} from '@dropwise/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dispatchModule } from '../dispatch/module.ts'
import { driverModule } from '../driver/module.ts'
import { fleet } from '../fleet/module.ts'
import { liveDay } from '../live/day.ts'
import { live } from '../live/module.ts'
import { readDay } from '../live/queries.ts'
import { DAY, makeLiveDay, type LiveDay } from '../live/testing.ts'
import { ordersModule } from '../orders/module.ts'
import { readMatrix } from '../planning/matrix.ts'
import { positions } from '../positions/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { tracking } from '../tracking/module.ts'
import { acceptRepair } from './accept.ts'
import { repairModule, type RepairTools } from './module.ts'
import { prepareOrder } from './reorder.ts'
import { takeOffRoad } from './take-off.ts'

const tools: RepairTools = {
  readLiveDay: async (trx, tenantId, date, now) => liveDay(date, await readDay(trx, tenantId, date), now),
  readMatrix,
}
let api: TestApi
let company: TestCompany
let day: LiveDay

beforeAll(async () => {
  const modules = [
    positions,
    live,
    tracking,
    fleet,
    driverModule(
      (platform) => (member, routeId, sequence) =>
        prepareOrder({ ...platform, ...tools }, member, routeId, sequence),
    ),
    dispatchModule({ acceptRepair }),
    repairModule(tools),
    ordersModule((platform) => ({
      takeOffRoad: (member, ids) => takeOffRoad({ ...platform, ...tools }, member, ids),
    })),
  ]
  // No workers: the test runs the check itself.
  api = await testApi(modules.map(({ work: _, ...module }) => module))
})
afterAll(() => api.close())
beforeEach(async () => {
  company = await api.company()
  day = await makeLiveDay(api, company)
  // On the road, standing at the first of six stops.
  await day.send(-5, 0)
  await day.send(5, 500, 20)
  await day.send(10, 1_000, 0)
  await day.look()
})

const call = async (method: 'POST' | 'PATCH', url: string, body: object) => {
  const answer = await api.call(company.keys.dispatcher, method, url, { body })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json()
}
const rows = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(text, [company.tenantId, ...values])
const readLive = async (date = DAY): Promise<LiveResponse> =>
  liveResponse.parse((await api.call(company.keys.viewer, 'GET', `/live?date=${date}`)).json())

type Owner = StopList | 'left_behind' | 'cancelled' | 'lost'

/** The list that holds each stop; for stops removed from routes, the state of the order. */
async function owners(): Promise<Owner[]> {
  const orders = new Map(
    (
      await rows<{ id: string; status: string }>(`select id, status from public.orders where tenant_id = $1`)
    ).map(({ id, status }) => [id, status]),
  )
  const { routes } = await readLive()
  const stops = routes.flatMap((route) =>
    route.stops.map((stop) => ({ stop, list: stopListOf(stop, route) })),
  )
  expect(new Set(stops.map(({ stop }) => stop.orderId)).size).toBe(6)
  return stops.map(({ stop, list }) => {
    if (list !== 'taken_off') return list
    const status = orders.get(stop.orderId)
    return status === 'open' ? 'left_behind' : status === 'cancelled' ? 'cancelled' : 'lost'
  })
}
const five = (owner: Owner): Owner[] => Array.from({ length: 5 }, () => owner)
const orderIds = async () => (await readLive()).routes[0]!.stops.map(({ orderId }) => orderId)

it('[2.10-6] when the van fails at a stop: that stop is to settle, and the others wait for another van', async () => {
  const first = (await orderIds())[0]
  const { id } = repairResponse.parse(
    await call('POST', `/days/${DAY}/repair`, { vehicleIdsOut: [day.vehicleId] }),
  )
  await call('POST', `/plans/${id}/dispatch`, {})
  expect(await owners()).toEqual(['to_settle', ...five('left_behind')])
  // Orders that the repair removed from the van do not count as failed.
  expect((await readLive()).counts).toMatchObject({ toSettle: 1, failed: 0, delivered: 0 })
  await call('POST', `/orders/${first}/outcome`, { kind: 'delivered' })
  expect(await owners()).toEqual(['delivered', ...five('left_behind')])
})

it('[2.10-6] when a route ends with stops open', async () => {
  await rows(`update public.routes set status = 'finished', finished_at = now() where tenant_id = $1`)
  expect(await owners()).toEqual(['to_settle', ...five('to_settle')])
})

it('[2.10-6] when its driver signs out, or is removed after dispatch', async () => {
  const before = await owners()
  expect(before).not.toContain('to_settle')
  await rows(`update public.drivers set user_id = null where tenant_id = $1`)
  expect(await owners()).toEqual(before)
  const [driver] = await rows<{ id: string }>(`select id from public.drivers where tenant_id = $1`)
  await call('PATCH', `/drivers/${driver!.id}`, { status: 'archived' })
  expect(await owners()).toEqual(before)
})

it('[2.10-6] when orders are cancelled on the road', async () => {
  const [, second] = await orderIds()
  await call('POST', '/orders/cancel', { orderIds: [second] })
  const after = await owners()
  expect(after.filter((owner) => owner === 'cancelled')).toHaveLength(1)
  expect(after.filter((owner) => owner === 'ahead' || owner === 'at_risk')).toHaveLength(5)
})

it('[2.10-6] when the day is over: Live has them to settle, and the days after name it', async () => {
  await rows(`delete from public.positions where tenant_id = $1`)
  await rows(`delete from public.vehicle_positions where tenant_id = $1`)
  expect(await owners()).toEqual(['to_settle', ...five('to_settle')])
  const next = await readLive('2026-04-17')
  expect(next.unsettled).toEqual([{ date: DAY, stops: 6 }])
  await rows(`update public.stops set status = 'served' where tenant_id = $1`)
  expect((await readLive('2026-04-17')).unsettled).toEqual([])
})
