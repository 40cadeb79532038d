// A running day changes on a real database with real roads: a van drops out, an order is added, stops change
// vans.
import {
  liveResponse,
  stopListOf,
  planResponse,
  repairResponse,
  routeMovesResponse,
  stopOffersResponse,
  type LiveResponse,
} from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addresses } from '../addresses/module.ts'
import { dispatchModule } from '../dispatch/module.ts'
import { fleet } from '../fleet/module.ts'
import { liveDay } from '../live/day.ts'
import { live } from '../live/module.ts'
import { readDay } from '../live/queries.ts'
import { ordersModule } from '../orders/module.ts'
import { readMatrix } from '../planning/matrix.ts'
import { planning } from '../planning/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { acceptRepair } from './accept.ts'
import { repairModule, type RepairTools } from './module.ts'
import { takeOffRoad } from './take-off.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const MINUTE = 60_000
let api: TestApi
let company: TestCompany
let places: string[]
let planId: string

const tools: RepairTools = {
  readLiveDay: async (trx, tenantId, date, now) => liveDay(date, await readDay(trx, tenantId, date), now),
  readMatrix,
}
const repair = repairModule(tools)
const orders = ordersModule(({ asService, roads, clock }) => ({
  takeOffRoad: (member, ids) => takeOffRoad({ asService, roads, clock, ...tools }, member, ids),
}))

beforeAll(async () => {
  api = await testApi([
    orders,
    addresses,
    fleet,
    planning,
    dispatchModule({ acceptRepair }),
    { ...live, work: async () => {}, start: async () => {} },
    repair,
  ])
  places = townAddresses(api, 16)
})
afterAll(() => api.close())

const post = (url: string, body: object = {}, key = company.keys.dispatcher) =>
  api.call(key, 'POST', url, { body })
const owner = <Row extends Record<string, unknown>>(sql: string, values: unknown[]) =>
  api.platform.database.asOwner<Row>(sql, values)
const readLive = async (): Promise<LiveResponse> =>
  liveResponse.parse((await api.call(company.keys.viewer, 'GET', `/live?date=${DAY}`)).json())

async function importOrders(from: number, count: number): Promise<string[]> {
  const rows = places.slice(from, from + count).map((address, i) => ({
    reference: `O-${from + i}`,
    recipient: `Recipient ${from + i}`,
    date: DAY,
    address,
    packages: '1',
  }))
  expect((await post('/orders/import', { rows })).json()).toMatchObject({ created: count })
  const items = (await api.call(company.keys.viewer, 'GET', `/orders?date=${DAY}`)).json().items
  return rows.map(({ reference }) => items.find((o: { reference: string }) => o.reference === reference).id)
}

beforeEach(async () => {
  company = await api.company()
  for (const name of ['Van 1', 'Van 2', 'Van 3'])
    expect(
      (await post('/vehicles', { name, registration: name, capacityPackages: 6, maxStops: 4 })).statusCode,
    ).toBe(201)
  await importOrders(0, 12)
  planId = (await post('/plans', { date: DAY, timeLimitSeconds: 1, objective: 'balance' })).json().id
  const read = async () =>
    planResponse.parse((await api.call(company.keys.viewer, 'GET', `/plans/${planId}`)).json())
  while (['queued', 'running'].includes((await read()).status)) await sleep(50)
  expect((await read()).summary).toMatchObject({ stops: 12, unserved: 0 })
  expect((await post(`/plans/${planId}/dispatch`)).statusCode).toBe(200)
  // The limit gave each van four stops; on the road each may make two more.
  await owner('update public.vehicles set max_stops = 6 where tenant_id = $1', [company.tenantId])
})

/** Every van has left, served its first stop, and stands there ten minutes later. */
async function drive(): Promise<LiveResponse> {
  const { routes } = await readLive()
  for (const route of routes) {
    const first = route.stops[0]!
    await owner(`update public.routes set status = 'started', started_at = depart_at where id = $1`, [
      route.id,
    ])
    await owner(
      `update public.stops set status = 'served', arrived_at = planned_arrive_at, departed_at = planned_depart_at where id = $1`,
      [first.id],
    )
    await owner(`update public.orders set status = 'completed' where id = $1`, [first.orderId])
    await owner(
      `insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source, received_at)
       values ($1, $2, $3, $4, $5, 'driver', now())`,
      [
        company.tenantId,
        route.vehicle.id,
        new Date(Date.parse(first.plannedDepartAt) + 10 * MINUTE),
        first.lat,
        first.lng,
      ],
    )
  }
  return readLive()
}

const openOf = (day: LiveResponse, vehicleId: string) =>
  day.routes
    .filter((route) => route.vehicle.id === vehicleId)
    .flatMap((route) => route.stops)
    .filter(({ status }) => status === 'pending')
const propose = async (body: object) => {
  const answer = await post(`/days/${DAY}/repair`, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return repairResponse.parse(answer.json())
}
const accept = (id: string) => post(`/plans/${id}/dispatch`)

it('distributes the stops of a broken van to others, which collect its parcels from it', async () => {
  const before = await drive()
  const out = before.routes[0]!
  const stranded = openOf(before, out.vehicle.id)
  const proposal = await propose({ vehicleIdsOut: [out.vehicle.id] })
  expect(proposal.before.withoutVan).toBe(stranded.length)
  expect(proposal.after).toMatchObject({ withoutVan: 0, stops: proposal.before.stops + stranded.length })
  for (const stop of stranded) {
    const change = proposal.changes.find(({ orderId }) => orderId === stop.orderId)
    expect(change?.from?.vehicleId).toBe(out.vehicle.id)
    expect(change?.to?.vehicleId).not.toBe(out.vehicle.id)
  }
  expect(proposal.handovers.flatMap(({ orderIds }) => orderIds).toSorted()).toEqual(
    stranded.map(({ orderId }) => orderId).toSorted(),
  )
  expect(proposal.handovers.every(({ fromName }) => fromName === out.vehicle.name)).toBe(true)
  // Nothing has changed yet.
  expect(openOf(await readLive(), out.vehicle.id)).toHaveLength(stranded.length)

  expect((await accept(proposal.id)).statusCode).toBe(200)
  const after = await readLive()
  expect(after.routes.find(({ id }) => id === out.id)?.status).toBe('finished')
  // The route's totals cover the driven part, and the route ends by the day's clock.
  const [ended] = await owner(
    `select r.load_packages as packages, r.distance_metres = s.leg_distance_metres as "isItsWay",
       r.finished_at between s.departed_at and r.return_at as "isInItsDay"
     from public.routes r join public.stops s on s.route_id = r.id where r.id = $1`,
    [out.id],
  )
  expect(ended).toEqual({ packages: 1, isItsWay: true, isInItsDay: true })
  expect(openOf(after, out.vehicle.id)).toHaveLength(0)
  expect(after.counts.stops).toBe(before.counts.stops)
  for (const route of after.routes) {
    expect(route.stops.map(({ sequence }) => sequence)).toEqual(route.stops.map((_, i) => i + 1))
    // Served stops keep their place and times.
    const old = before.routes.find(({ id }) => id === route.id)?.stops[0]
    expect(route.stops[0]).toMatchObject({ id: old?.id, status: 'served', arrivedAt: old?.arrivedAt })
    const lines = await api.call(company.keys.viewer, 'GET', `/routes/${route.id}/geometry`)
    if (route.status !== 'finished') expect(lines.json().routes[0].legs).toHaveLength(route.stops.length + 1)
  }
  const again = await accept(proposal.id)
  expect(again.statusCode).toBe(200)
  expect((await readLive()).routes).toEqual(after.routes)
})

it('leaves the stop of a broken van unsettled until its outcome is reported', async () => {
  const [out] = (await drive()).routes
  const standing = openOf(await readLive(), out!.vehicle.id)[0]!
  await owner(`update public.stops set status = 'arrived', arrived_at = planned_arrive_at where id = $1`, [
    standing.id,
  ])
  const proposal = await propose({ vehicleIdsOut: [out!.vehicle.id] })
  expect((await accept(proposal.id)).statusCode).toBe(200)
  const after = await readLive()
  expect(after.counts).toMatchObject({ toSettle: 1, failed: 0 })
  const route = after.routes.find(({ id }) => id === out!.id)!
  expect(route.status).toBe('finished')
  const unsettled = route.stops.filter((stop) => stopListOf(stop, route) === 'to_settle')
  expect(unsettled.map(({ orderId }) => orderId)).toEqual([standing.orderId])
})

it('[M36] fits an urgent order into the day, promises it a time, and puts it on one van only', async () => {
  await drive()
  const [orderId] = await importOrders(12, 1)
  const proposal = await propose({ orderIdsIn: [orderId] })
  expect(proposal.changes.find((change) => change.orderId === orderId)).toMatchObject({
    from: null,
    before: null,
  })
  expect((await accept(proposal.id)).statusCode).toBe(200)
  const stops = (await readLive()).routes.flatMap((route) => route.stops)
  expect(stops.filter((stop) => stop.orderId === orderId)).toHaveLength(1)
  const [delivery] = await owner('select promised_to, eta_to from public.deliveries where order_id = $1', [
    orderId,
  ])
  expect(delivery).toMatchObject({ promised_to: expect.any(Date), eta_to: expect.any(Date) })
  const refused = await post(`/days/${DAY}/repair`, { orderIdsIn: [orderId] })
  expect(refused.json()).toMatchObject({ code: 'validation_failed' })
})

it('keeps on board what exceeds a van’s limits', async () => {
  await drive()
  await owner('update public.vehicles set capacity_packages = 1 where tenant_id = $1', [company.tenantId])
  const [orderId] = await importOrders(12, 1)
  const proposal = await propose({ orderIdsIn: [orderId] })
  expect(proposal.unserved).toEqual([])
})

it('[M37] [M4.3] breaks no more promises than allowed, and names the orders left without a van', async () => {
  const before = await drive()
  const out = before.routes[0]!
  // Promise the planned times, with hardly any slack.
  await owner(
    `update public.stops set promised_to = planned_service_at + interval '4 minutes' where tenant_id = $1`,
    [company.tenantId],
  )
  const free = await propose({ vehicleIdsOut: [out.vehicle.id] })
  expect(free.movedPromises).toBeGreaterThan(0)
  const strict = await propose({ vehicleIdsOut: [out.vehicle.id], maxMovedPromises: 0 })
  expect(strict.movedPromises).toBe(0)
  expect(strict.changes.filter(({ isPromiseMoved }) => isPromiseMoved)).toEqual([])
  expect(strict.after.withoutVan).toBe(strict.unserved.length)
  expect(strict.unserved.length).toBeGreaterThan(0)

  // Orders that no van takes are open again and listed as left behind.
  expect((await accept(strict.id)).statusCode).toBe(200)
  const open = (await api.call(company.keys.viewer, 'GET', `/orders?date=${DAY}&status=open`)).json().items
  expect(open.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    strict.unserved.map(({ orderId }) => orderId).toSorted(),
  )
})

it('refuses a proposal after the day has changed, and skips stops served meanwhile', async () => {
  const before = await drive()
  const out = before.routes[0]!
  const stale = await propose({ vehicleIdsOut: [out.vehicle.id] })
  const current = await propose({ vehicleIdsOut: [out.vehicle.id] })
  const served = openOf(before, before.routes[1]!.vehicle.id)[0]!
  await owner(`update public.stops set status = 'served', arrived_at = now() where id = $1`, [served.id])
  expect((await accept(current.id)).statusCode).toBe(200)
  const refused = await accept(stale.id)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'plan_out_of_date' })
})

it('[M56] offers a stop to other vans with price, time and meeting place, cheapest first, and moves it', async () => {
  const before = await drive()
  const [from, to] = before.routes
  const stop = openOf(before, from!.vehicle.id).at(-1)!
  const answer = await api.call(company.keys.dispatcher, 'GET', `/days/${DAY}/offers?orderId=${stop.orderId}`)
  const { offers } = stopOffersResponse.parse(answer.json())
  expect(offers.map(({ vehicleId }) => vehicleId)).not.toContain(from!.vehicle.id)
  expect(offers.length).toBe(2)
  expect(offers.every(({ handoverAt }) => handoverAt !== null)).toBe(true)

  const moved = await post(`/routes/${from!.id}/moves`, {
    moves: [{ orderId: stop.orderId, vehicleId: to!.vehicle.id }],
  })
  expect(moved.statusCode, moved.body).toBe(200)
  const { routes, violations } = routeMovesResponse.parse(moved.json())
  expect(violations.filter(({ code }) => code !== 'promise')).toEqual([])
  expect(routes.map(({ id }) => id).toSorted()).toEqual([from!.id, to!.id].toSorted())
  const after = await readLive()
  expect(openOf(after, to!.vehicle.id).map(({ orderId }) => orderId)).toContain(stop.orderId)
  expect(openOf(after, from!.vehicle.id).map(({ orderId }) => orderId)).not.toContain(stop.orderId)
})

it('reorders stops of one route and takes one off the road', async () => {
  const before = await drive()
  const route = before.routes[0]!
  const [first, ...rest] = openOf(before, route.vehicle.id)
  const reversed = await post(`/routes/${route.id}/moves`, {
    moves: [{ orderId: first!.orderId, vehicleId: route.vehicle.id, position: 99 }],
  })
  expect(reversed.statusCode, reversed.body).toBe(200)
  const order = openOf(await readLive(), route.vehicle.id).map(({ orderId }) => orderId)
  expect(order).toEqual([...rest, first!].map(({ orderId }) => orderId))

  const version = reversed.json().routes[0].version
  const off = { orderId: first!.orderId, vehicleId: null }
  expect((await post(`/routes/${route.id}/moves`, { version, moves: [off] })).statusCode).toBe(200)
  const open = (await api.call(company.keys.viewer, 'GET', `/orders?date=${DAY}&status=open`)).json().items
  expect(open).toMatchObject([{ id: first!.orderId }])
  const stale = await post(`/routes/${route.id}/moves`, {
    version,
    moves: [{ orderId: rest[0]!.orderId, vehicleId: null }],
  })
  expect(stale.json()).toMatchObject({ code: 'route_changed' })

  const served = route.stops[0]!
  const over = await post(`/routes/${route.id}/moves`, {
    moves: [{ orderId: served.orderId, vehicleId: null }],
  })
  expect(over.json()).toMatchObject({ code: 'stop_is_over' })
})

it('removes a cancelled order from its route, unless the van has been there', async () => {
  const before = await drive()
  const route = before.routes[0]!
  const [ahead] = openOf(before, route.vehicle.id)
  const served = route.stops[0]!
  const answer = await post('/orders/cancel', { orderIds: [ahead!.orderId, served.orderId] })
  expect(answer.json()).toMatchObject({
    done: [ahead!.orderId],
    failed: [{ id: served.orderId, code: 'order_not_open' }],
  })
  const after = await readLive()
  expect(openOf(after, route.vehicle.id).map(({ orderId }) => orderId)).not.toContain(ahead!.orderId)
  const [delivery] = await owner<{ status: string }>(
    'select status from public.deliveries where order_id = $1',
    [ahead!.orderId],
  )
  expect(delivery).toEqual({ status: 'cancelled' })
  expect((await post('/orders/cancel', { orderIds: [ahead!.orderId] }, company.keys.viewer)).statusCode).toBe(
    403,
  )
})

it('changes routes that have not left without a handover', async () => {
  const before = await readLive()
  const out = before.routes[0]!
  const proposal = await propose({ vehicleIdsOut: [out.vehicle.id] })
  expect(proposal).toMatchObject({ handovers: [], after: { withoutVan: 0 } })
  expect((await accept(proposal.id)).statusCode).toBe(200)
  const after = await readLive()
  expect(after.routes.map(({ id }) => id)).not.toContain(out.id)
  expect(after.counts.stops).toBe(12)
})

it('fetches a later load at the depot, whichever van delivers it', async () => {
  const before = await drive()
  const [route] = before.routes
  const [next, second] = openOf(before, route!.vehicle.id)
  // The plan reloads before the second stop ahead, an hour from now.
  await owner(
    `update public.stops set leg = leg || jsonb_build_array(jsonb_build_object('kind', 'reload', 'seconds', 600,
       'startAt', planned_arrive_at + interval '1 hour')) where id = $1`,
    [second!.id],
  )
  const moved = await post(`/routes/${route!.id}/moves`, {
    moves: [{ orderId: next!.orderId, vehicleId: route!.vehicle.id, position: 99 }],
  })
  expect(moved.statusCode, moved.body).toBe(200)
  const [row] = await owner<{ reload: { departAt: string } | null; planned_arrive_at: Date }>(
    'select app.reload_of(leg) as reload, planned_arrive_at from public.stops where id = $1',
    [second!.id],
  )
  expect(row!.reload).not.toBeNull()
  expect(Date.parse(row!.reload!.departAt)).toBeLessThanOrEqual(row!.planned_arrive_at.getTime())

  const out = await propose({ vehicleIdsOut: [route!.vehicle.id] })
  const fetched = out.handovers.filter(({ fromName }) => fromName === null)
  expect(fetched.flatMap(({ orderIds }) => orderIds)).toContain(second!.orderId)
  expect(out.after.withoutVan).toBe(0)
})

it('is refused to viewers, other companies and on a day without routes', async () => {
  const body = { vehicleIdsOut: [] }
  expect((await post(`/days/${DAY}/repair`, body, company.keys.viewer)).statusCode).toBe(403)
  const { id } = await propose(body)
  const other = await api.company()
  expect((await post(`/plans/${id}/dispatch`, {}, other.keys.admin)).statusCode).toBe(404)
  expect((await post(`/days/2031-01-01/repair`, body)).json()).toMatchObject({ code: 'nothing_to_repair' })
  const [route] = (await readLive()).routes
  expect(
    (
      await post(
        `/routes/${route!.id}/moves`,
        { moves: [{ orderId: route!.stops[0]!.orderId, vehicleId: null }] },
        other.keys.admin,
      )
    ).statusCode,
  ).toBe(404)
})

it('includes a stop whose order has another day than its route', async () => {
  const [out] = (await drive()).routes
  const { orderId } = out!.stops.at(-1)!
  await owner('update public.orders set date = date + 1 where id = $1', [orderId])
  const proposal = await propose({ vehicleIdsOut: [out!.vehicle.id] })
  expect(proposal.changes.map((change) => change.orderId)).toContain(orderId)
})
