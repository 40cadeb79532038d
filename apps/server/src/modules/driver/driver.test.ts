// Drivers' events: each counts once, changes stop, order and delivery at once, and only the driver's own.
import {
  driverDayResponse,
  driverEventsResponse,
  orderEventsResponse,
  type DriverDay,
  type DriverEventResult,
  type DriverRules,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { live } from '../live/module.ts'
import { updateRoutesOfVehicle } from '../live/route-updates.ts'
import { positions } from '../positions/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { tracking } from '../tracking/module.ts'
import { driver, makeRoute, type TestRoute } from './testing.ts'

let api: TestApi
let company: TestCompany
let other: TestCompany
let route: TestRoute
let number = 0

beforeAll(async () => {
  api = await testApi([driver, live, positions, tracking].map(({ work: _, ...module }) => module))
  company = await api.company()
  other = await api.company()
})
afterAll(() => api.close())
beforeEach(async () => {
  number += 1
  // A driver sees one day at a time.
  await asOwner(`update public.routes set status = 'cancelled' where status <> 'cancelled'`)
  route = await makeRoute(api, company, { number })
})

const asOwner = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(statement, values)

const now = (minutes = 0) => new Date(Date.now() + minutes * 60_000).toISOString()

function event(kind: string, stop: number | null, more: object = {}): Record<string, unknown> {
  const orderId = stop === null ? undefined : route.stops[stop - 1]?.orderId
  return { id: randomUUID(), kind, orderId, at: now(), sentAt: now(), ...more }
}

async function reportEvents(events: object[], key = company.keys.driver): Promise<DriverEventResult[]> {
  const response = await api.call(key, 'POST', '/driver/events', { body: { events } })
  expect(response.statusCode, response.body).toBe(200)
  return driverEventsResponse.parse(response.json()).results
}

async function statusesOf(stop: number): Promise<{ stop: string; order: string; delivery: string }> {
  const [row] = await asOwner<{ stop: string; order: string; delivery: string }>(
    `select s.status as stop, o.status as "order", d.status as delivery from public.stops s
     join public.orders o on o.id = s.order_id join public.deliveries d on d.id = s.delivery_id
     where s.order_id = $1`,
    [route.stops[stop - 1]?.orderId],
  )
  return row!
}

async function timelineOf(stop: number): Promise<string[]> {
  const rows = await asOwner<{ title: string }>(
    `select e.title from public.delivery_events e join public.deliveries d on d.id = e.delivery_id
     where d.order_id = $1 order by e.at`,
    [route.stops[stop - 1]?.orderId],
  )
  return rows.map(({ title }) => title)
}

async function dayOfDriver(key = company.keys.driver): Promise<DriverDay> {
  const response = await api.call(key, 'GET', `/driver/day?date=${route.date}`)
  expect(response.statusCode, response.body).toBe(200)
  return driverDayResponse.parse(response.json())
}

const notices = () =>
  asOwner<{ title: string; message: string }>(
    `select distinct title, message from public.notifications where tenant_id = $1 and message like $2`,
    [company.tenantId, `%R${number}, %`],
  )

describe('[2.1-3] the day of a driver', () => {
  it('contains the driver’s route in order, with the requirements of each stop', async () => {
    const day = await dayOfDriver()
    expect(day.routes.map(({ id }) => id)).toEqual([route.routeId])
    expect(day.routes[0]?.stops.map(({ orderId }) => orderId)).toEqual(
      route.stops.map(({ orderId }) => orderId),
    )
    expect(day.routes[0]?.stops[0]).toMatchObject({
      name: 'Edith Ward 1',
      packages: 2,
      weightKg: 5,
      tasks: [],
    })
    expect(day.reasons.map(({ id }) => id)).toContain('nobody_in')
    expect(day.rules.files).toMatchObject({
      bucket: 'proofs',
      folder: `${company.tenantId}/${route.driverUserId}`,
    })
  })

  it('contains items, windows and custom fields of an order, and changes with them', async () => {
    const before = (await dayOfDriver()).routes[0]
    expect(before?.stops[0]).toMatchObject({ items: [], custom: [], otherWindows: [] })
    await asOwner(
      `update public.orders set custom = $2, other_windows = '{16:00-17:30}',
         window_start = date + time '09:00', window_end = date + time '11:00' where id = $1`,
      [route.stops[0]?.orderId, { Items: '2 × Desk lamp; Bulb', Floor: '3' }],
    )
    const after = (await dayOfDriver()).routes[0]
    expect(after?.version).not.toBe(before?.version)
    expect(after?.stops[0]).toMatchObject({
      items: [
        { name: 'Desk lamp', quantity: 2 },
        { name: 'Bulb', quantity: 1 },
      ],
      custom: [{ name: 'Floor', value: '3' }],
    })
    const hours = after?.stops[0]?.otherWindows.map(({ from, to }) => Date.parse(to) - Date.parse(from))
    expect(hours).toContain(90 * 60_000)
  })

  it('changes its version with the driver’s tasks, not with the driver’s reports', async () => {
    const before = (await dayOfDriver()).routes[0]?.version
    await reportEvents([event('arrived', 1)])
    expect((await dayOfDriver()).routes[0]?.version).toBe(before)
    await asOwner(`update public.orders set instructions = 'Ring twice' where id = $1`, [
      route.stops[1]?.orderId,
    ])
    expect((await dayOfDriver()).routes[0]?.version).not.toBe(before)
  })

  it.each([
    { asked: 'skills', change: `skills = '{two people}'` },
    { asked: 'pallets', change: 'pallet_tenths = 15' },
    { asked: 'a pair', change: `pair = 'P-1'` },
  ])('changes its version with $asked of a stop', async ({ change }) => {
    const before = (await dayOfDriver()).routes[0]?.version
    await asOwner(`update public.orders set ${change} where id = $1`, [route.stops[1]?.orderId])
    expect((await dayOfDriver()).routes[0]?.version).not.toBe(before)
  })

  it('changes its version when a recipient cannot be called any more', async () => {
    const before = (await dayOfDriver()).routes[0]?.version
    await asOwner(
      `update public.recipients set phone = null
       where id = (select recipient_id from public.orders where id = $1)`,
      [route.stops[1]?.orderId],
    )
    expect((await dayOfDriver()).routes[0]?.version).not.toBe(before)
  })

  it('names the same other half of a pair at every look', async () => {
    const [parcel, ...others] = route.stops.map(({ orderId }) => orderId)
    await asOwner(`update public.orders set pair = 'P-2' where id = any($1::uuid[])`, [[parcel, ...others]])
    await asOwner(`update public.orders set type = 'pickup' where id = any($1::uuid[])`, [others])
    // PostgreSQL moves an updated row behind the others.
    await asOwner(`update public.orders set reference = 'AA-' || reference where id = $1`, [others[1]])
    const [stop] = (await dayOfDriver()).routes[0]?.stops ?? []
    expect(stop?.pair).toEqual({ name: 'P-2', reference: `AA-${route.stops[2]?.reference}` })
  })

  it('is empty for the driver of another company', async () => {
    expect((await dayOfDriver(other.keys.driver)).routes).toEqual([])
  })
})

describe('[4-3] events of a driver', () => {
  it('change stop, order, delivery and route at once', async () => {
    const results = await reportEvents([
      event('shift_started', null),
      event('arrived', 1),
      event('delivered', 1),
    ])
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted'])
    expect(await statusesOf(1)).toEqual({ stop: 'served', order: 'completed', delivery: 'delivered' })
    expect(await timelineOf(1)).toEqual([
      'Ordered',
      `Loaded on Van ${number}`,
      'Left the depot',
      'Out for delivery',
      'Delivered',
    ])
    expect(await statusesOf(2)).toEqual({ stop: 'pending', order: 'dispatched', delivery: 'in_transit' })
  })

  it('count once, however often they are sent', async () => {
    const [delivered, failed] = [event('delivered', 1), event('failed', 2, { reason: 'nobody_in' })]
    await reportEvents([delivered, failed])
    expect(await reportEvents([delivered, failed])).toEqual([
      { id: delivered.id, status: 'duplicate' },
      { id: failed.id, status: 'duplicate' },
    ])
    const both = await Promise.all([reportEvents([event('arrived', 3)]), reportEvents([delivered])])
    expect(both.flat().map(({ status }) => status)).toEqual(['accepted', 'duplicate'])
    expect(await timelineOf(1)).toHaveLength(5)
    expect(await statusesOf(2)).toEqual({ stop: 'failed', order: 'failed', delivery: 'failed' })
    expect((await timelineOf(2)).at(-1)).toBe('Delivery failed: Nobody in')
  })

  it('sent twice at the same moment count once', async () => {
    const delivered = event('delivered', 1)
    const results = await Promise.all([1, 2, 3, 4].map(() => reportEvents([delivered])))
    expect(results.flat().filter(({ status }) => status === 'accepted')).toHaveLength(1)
    expect((await timelineOf(1)).filter((title) => title === 'Delivered')).toHaveLength(1)
  })

  it('from two phones deliver once', async () => {
    const [first, second] = [event('delivered', 1), event('delivered', 1)]
    expect(await reportEvents([first])).toEqual([{ id: first.id, status: 'accepted' }])
    expect(await reportEvents([second])).toEqual([
      { id: second.id, status: 'accepted', code: 'already_done' },
    ])
    expect((await timelineOf(1)).filter((title) => title === 'Delivered')).toHaveLength(1)
  })

  it('that cannot be read or are not allowed are refused one by one, and hold up nothing', async () => {
    const strange = await makeRoute(api, other, { number: 90 + number })
    const results = await reportEvents([
      { id: randomUUID(), kind: 'exploded', at: now(), sentAt: now() },
      event('delivered', 1, { orderId: strange.stops[0]?.orderId }),
      event('failed', 2),
      event('arrived', 1),
    ])
    expect(results.map(({ status, code }) => code ?? status)).toEqual([
      'bad_event',
      'not_your_order',
      'reason_missing',
      'accepted',
    ])
    const [untouched] = await asOwner<{ status: string }>('select status from public.orders where id = $1', [
      strange.stops[0]?.orderId,
    ])
    expect(untouched?.status).toBe('dispatched')
  })

  it('are refused from accounts that do not drive the route', async () => {
    const [result] = await reportEvents([event('delivered', 1)], company.keys.dispatcher)
    expect(result).toMatchObject({ status: 'refused', code: 'not_your_order' })
    expect(
      (await api.call(null, 'POST', '/driver/events', { body: { events: [event('arrived', 1)] } }))
        .statusCode,
    ).toBe(401)
  })

  it('for the route of another company are refused one by one, and leave no trace', async () => {
    const before = await statusesOf(1)
    const events = [
      event('shift_started', null, { routeId: route.routeId }),
      event('arrived', 1, { routeId: route.routeId }),
      event('delivered', 1, { proof: { name: 'M. Reed' } }),
      event('failed', 2, { reason: 'nobody_in' }),
    ]
    const results = await reportEvents(events, other.keys.driver)
    expect(results.map(({ status }) => status)).toEqual(events.map(() => 'refused'))
    expect(await statusesOf(1)).toEqual(before)
    expect(await asOwner('select from public.driver_events where route_id = $1', [route.routeId])).toEqual([])
    const [row] = await asOwner('select status from public.routes where id = $1', [route.routeId])
    expect(row).toEqual({ status: 'dispatched' })
  })

  it('of a cancelled order are accepted and reported to the dispatcher', async () => {
    await asOwner(`update public.orders set status = 'cancelled' where id = $1`, [route.stops[0]?.orderId])
    const [result] = await reportEvents([event('delivered', 1)])
    expect(result).toMatchObject({ status: 'accepted', code: 'order_cancelled' })
    expect((await statusesOf(1)).order).toBe('cancelled')
    expect(await notices()).toEqual([
      {
        title: 'Delivered after it was cancelled',
        message: `DW-${number}-1, Edith Ward 1 (R${number}, Kit Hargreave)`,
      },
    ])
  })

  it('that contradict earlier events change nothing and are reported', async () => {
    await reportEvents([event('delivered', 1)])
    const [result] = await reportEvents([event('failed', 1, { reason: 'refused' })])
    expect(result).toMatchObject({ status: 'accepted', code: 'contradicts' })
    expect((await statusesOf(1)).delivery).toBe('delivered')
    expect(await notices()).toHaveLength(1)
  })

  it('let a second try at the same door succeed, and a failed parcel go back', async () => {
    await reportEvents([event('failed', 1, { reason: 'nobody_in', at: now(-30) }), event('delivered', 1)])
    expect((await statusesOf(1)).delivery).toBe('delivered')
    await reportEvents([
      event('failed', 2, { reason: 'refused', at: now(-20) }),
      event('returned', 2, { reason: 'refused' }),
    ])
    expect(await statusesOf(2)).toEqual({ stop: 'failed', order: 'failed', delivery: 'returned' })
  })

  it('[M63] store three times, and correct a clock that is an hour wrong', async () => {
    const ahead = event('delivered', 1, { at: now(55), sentAt: now(60) })
    await reportEvents([ahead])
    const [stored] = await asOwner<{ off: number; device: Date; received: Date }>(
      `select extract(epoch from now() - happened_at)::int as off, device_at as device, received_at as received
       from public.driver_events where id = $1`,
      [ahead.id],
    )
    expect(stored?.device.toISOString()).toBe(ahead.at)
    // The event happened five minutes before the phone sent it.
    expect(stored?.off).toBeGreaterThanOrEqual(299)
    expect(stored?.off).toBeLessThan(400)
  })

  it('end the shift, and say which stops are left', async () => {
    await reportEvents([event('shift_started', null), event('delivered', 1), event('shift_ended', null)])
    const [ended] = await asOwner<{ status: string }>('select status from public.routes where id = $1', [
      route.routeId,
    ])
    expect(ended?.status).toBe('finished')
    expect(await notices()).toEqual([
      { title: 'Shift ended with 2 stops open', message: `R${number}, Kit Hargreave` },
    ])
  })

  it('cannot be changed, not even by the service', async () => {
    await reportEvents([event('arrived', 1)])
    await expect(
      api.platform.asService('test', ({ trx }) =>
        sql`update public.driver_events set note = 'x'`.execute(trx),
      ),
    ).rejects.toThrow(/permission denied/)
  })

  it('[2.11-3] informs the recipient while the driver is at the door', async () => {
    const number = (await dayOfDriver()).routes[0]?.stops[0]?.trackingNumber
    const isHere = async () => {
      const response = await api.call(null, 'GET', `/tracking/${number}`)
      expect(response.statusCode, response.body).toBe(200)
      return response.json<{ isHere: boolean }>().isHere
    }
    await reportEvents([event('shift_started', null)])
    expect(await isHere()).toBe(false)
    await reportEvents([event('arrived', 1)])
    expect(await isHere()).toBe(true)
    await reportEvents([event('failed', 1, { reason: 'nobody_in' })])
    expect(await isHere()).toBe(false)
  })
})

describe('[M66] [4-3] proof', () => {
  async function upload(name: string): Promise<string> {
    const file = `${company.tenantId}/${route.driverUserId}/${name}.jpg`
    await asOwner(`insert into storage.objects (bucket_id, name) values ('proofs', $1)`, [file])
    return file
  }
  const demand = (proof: string) =>
    asOwner(`update public.orders set proof = $1 where id = $2`, [proof, route.stops[0]?.orderId])

  it('[M68] is required by the order, else by the company’s default', async () => {
    await demand('photo')
    const [refused] = await reportEvents([event('delivered', 1)])
    expect(refused).toMatchObject({ status: 'refused', code: 'proof_missing' })
    expect((await statusesOf(1)).stop).toBe('pending')

    await demand('company')
    await asOwner(`update public.tenants set settings = '{"driver": {"proof": ["name"]}}' where id = $1`, [
      company.tenantId,
    ])
    expect((await dayOfDriver()).routes[0]?.stops[0]?.tasks).toEqual(['name'])
    const results = await reportEvents([
      event('delivered', 1),
      event('delivered', 1, { proof: { name: 'M. Reed' } }),
    ])
    expect(results.map(({ status }) => status)).toEqual(['refused', 'accepted'])
    await asOwner(`update public.tenants set settings = '{}' where id = $1`, [company.tenantId])
  })

  it('counts only files that the driver has uploaded', async () => {
    await demand('photo')
    const photo = randomUUID()
    const deliveredEvent = event('delivered', 1, { proof: { files: [photo] } })
    expect(await reportEvents([deliveredEvent])).toEqual([
      { id: deliveredEvent.id, status: 'refused', code: 'file_missing' },
    ])
    const name = await upload(photo)
    expect(await reportEvents([deliveredEvent])).toEqual([{ id: deliveredEvent.id, status: 'accepted' }])

    const response = await api.call(company.keys.viewer, 'GET', `/orders/${route.stops[0]?.orderId}/events`)
    const { items } = orderEventsResponse.parse(response.json())
    expect(items).toMatchObject([
      {
        kind: 'delivered',
        driver: { name: 'Kit Hargreave' },
        routeNumber: number,
        files: [{ name, isSignature: false }],
      },
    ])
  })

  it('checks the PIN of the delivery, of which the phone gets one digit of a hash', async () => {
    await demand('pin')
    const [row] = await asOwner<{ pin: string }>(
      'select app.handover_pin(id) as pin from public.deliveries where order_id = $1',
      [route.stops[0]?.orderId],
    )
    const pin = row!.pin
    expect(pin).toMatch(/^\d{4}$/)
    const stop = (await dayOfDriver()).routes[0]?.stops[0]
    const hash = createHash('sha256').update(`${stop?.orderId}:${pin}`).digest('hex')
    expect(stop?.pinCheck).toBe(hash.slice(0, 1))
    expect(JSON.stringify(await dayOfDriver())).not.toContain(hash.slice(0, 12))
    const wrong = pin === '0000' ? '1111' : '0000'
    const results = await reportEvents([
      event('delivered', 1, { proof: { pin: wrong } }),
      event('delivered', 1, { proof: { pin } }),
    ])
    expect(results.map(({ status, code }) => code ?? status)).toEqual(['wrong_pin', 'accepted'])
  })

  it('accepts no PIN after five wrong ones, even in parallel', async () => {
    await demand('pin')
    const [row] = await asOwner<{ pin: string }>(
      'select app.handover_pin(id) as pin from public.deliveries where order_id = $1',
      [route.stops[0]?.orderId],
    )
    const wrong = row!.pin === '0000' ? '1111' : '0000'
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => reportEvents([event('delivered', 1, { proof: { pin: wrong } })])),
    )
    const codes = answers.flat().map(({ code }) => code)
    expect(codes.filter((code) => code === 'wrong_pin')).toHaveLength(5)
    expect(codes.filter((code) => code === 'pin_locked')).toHaveLength(15)
    const [late] = await reportEvents([event('delivered', 1, { proof: { pin: row!.pin } })])
    expect(late).toMatchObject({ status: 'refused', code: 'pin_locked' })
  })

  it('of a neighbour names who took it and where they live', async () => {
    const proof = { place: 'Neighbour', name: 'Jo Park', houseNumber: '12b' }
    const results = await reportEvents([
      event('delivered', 1, { proof: { ...proof, name: '' } }),
      event('delivered', 1, { proof: { ...proof, houseNumber: undefined } }),
      event('delivered', 1, { proof: proof }),
    ])
    expect(results.map(({ status, code }) => code ?? status)).toEqual([
      'neighbour_missing',
      'neighbour_missing',
      'accepted',
    ])
    const events = await api.call(company.keys.viewer, 'GET', `/orders/${route.stops[0]?.orderId}/events`)
    expect(events.json().items[0].proof).toMatchObject(proof)
    // Only readers of the delivery see with whom the driver left the parcel.
    const number = (await dayOfDriver()).routes[0]?.stops[0]?.trackingNumber
    const neighbourFor = async (key: string | null) =>
      (await api.call(key, 'GET', `/tracking/${number}`)).json().neighbour
    expect(await neighbourFor(company.keys.viewer)).toEqual({ name: 'Jo Park', houseNumber: '12b' })
    expect(await neighbourFor(null)).toBeNull()
  })

  it('[M65] [M71] is loaded with a scan, and the driver sees where in the van it lies', async () => {
    const label = route.stops[0]!.trackingNumber
    const results = await reportEvents([
      event('loaded', 1, { proof: { barcode: route.stops[1]!.trackingNumber } }),
      event('loaded', 1, { proof: { barcode: label, vanPlace: 'rear_left' } }),
    ])
    expect(results.map(({ status, code }) => code ?? status)).toEqual(['wrong_parcel', 'accepted'])
    const [today] = (await dayOfDriver()).routes
    expect(today!.stops[0]!.loaded).toMatchObject({ place: 'rear_left' })
    expect(today!.stops[1]!.loaded).toBeNull()
    // Loading is not leaving.
    expect(today!.status).toBe('dispatched')
  })

  it('[M69] can be delivered in part by item, and the driver sees the returned items', async () => {
    await asOwner(`update public.orders set custom = $2 where id = $1`, [
      route.stops[0]?.orderId,
      { Items: '3 × Oak chair; 1 × Table' },
    ])
    const handed = (name: string, quantity: number) => ({
      proof: { items: [{ name, quantity }], packages: 1 },
    })
    const results = await reportEvents([
      event('partly_delivered', 1, handed('Oak chair', 4)),
      event('partly_delivered', 1, handed('Sofa', 1)),
      event('partly_delivered', 1, handed('Oak chair', 2)),
    ])
    expect(results.map(({ status, code }) => code ?? status)).toEqual([
      'items_wrong',
      'items_wrong',
      'accepted',
    ])
    expect((await dayOfDriver()).routes[0]!.stops[0]!.handed).toEqual({
      packages: 1,
      items: [{ name: 'Oak chair', quantity: 2 }],
    })
  })

  it('[M67] accepts only the scan of this parcel', async () => {
    await demand('barcode')
    const results = await reportEvents([
      event('delivered', 1, { proof: { barcode: route.stops[1]?.reference } }),
      event('delivered', 1, { proof: { barcode: route.stops[0]?.reference.toLowerCase() } }),
    ])
    expect(results.map(({ status, code }) => code ?? status)).toEqual(['wrong_parcel', 'accepted'])
  })

  it('accepts the value of a field that is named as a code, and of no other field', async () => {
    await demand('barcode')
    await asOwner(`update public.orders set custom = $2 where id = $1`, [
      route.stops[0]?.orderId,
      { floor: '3004', 'Parcel number': 'P-77' },
    ])
    const results = await reportEvents([
      event('delivered', 1, { proof: { barcode: '3004' } }),
      event('delivered', 1, { proof: { barcode: 'p-77' } }),
    ])
    expect(results.map(({ status, code }) => code ?? status)).toEqual(['wrong_parcel', 'accepted'])
  })

  it('of another company is hidden', async () => {
    await reportEvents([event('arrived', 1)])
    const response = await api.call(other.keys.admin, 'GET', `/orders/${route.stops[0]?.orderId}/events`)
    expect(response.statusCode).toBe(404)
  })
})

describe('[2.10-6] positions and the driver', () => {
  const follow = () =>
    updateRoutesOfVehicle(api.platform, { tenantId: company.tenantId, vehicleId: route.vehicleId })

  async function stand(stop: number, minutesAgo: number): Promise<void> {
    const { lat, lng } = route.stops[stop - 1]!
    const fixes = [0, 1, 2, 3, 4].map((minute) => ({ at: now(minute - minutesAgo), lat, lng, speed: 0 }))
    const away = { at: now(5.5 - minutesAgo), lat: lat + 0.004, lng, speed: 10 }
    const body = { positions: [...fixes, away].map((fix) => ({ ...fix, eventId: randomUUID() })) }
    const response = await api.call(company.keys.driver, 'POST', '/positions', { body })
    expect(response.statusCode, response.body).toBe(200)
    await follow()
  }

  it('presume a delivery until the driver reports otherwise', async () => {
    await stand(1, 20)
    expect(await statusesOf(1)).toEqual({ stop: 'served', order: 'completed', delivery: 'delivered' })
    await reportEvents([event('failed', 1, { reason: 'nobody_in' })])
    expect(await statusesOf(1)).toEqual({ stop: 'failed', order: 'failed', delivery: 'failed' })
  })

  it('leave the end of a stop to a driver who speaks', async () => {
    await reportEvents([event('shift_started', null, { at: now(-25) })])
    await stand(1, 20)
    expect(await statusesOf(1)).toMatchObject({ stop: 'arrived', order: 'dispatched' })
    await reportEvents([event('failed', 1, { reason: 'nobody_in', at: now(-16) })])
    await stand(2, 10)
    expect(await statusesOf(1)).toEqual({ stop: 'failed', order: 'failed', delivery: 'failed' })
    expect((await statusesOf(2)).stop).toBe('arrived')
  })

  it('forecast the rest of the route from the last word when there is no position', async () => {
    const etaOf = async () => {
      const [row] = await asOwner<{ eta_at: Date }>('select eta_at from public.stops where order_id = $1', [
        route.stops[1]?.orderId,
      ])
      return row!.eta_at.getTime()
    }
    const before = await etaOf()
    await reportEvents([event('arrived', 1, { at: now(-2) }), event('delivered', 1)])
    await follow()
    // The stop was planned for forty minutes ago; its leg takes six minutes from now.
    expect(await etaOf()).toBeGreaterThan(before + 30 * 60_000)
  })
})

describe('exceptions on the road', () => {
  const fixAt = async (minutesAgo: number, lat: number, lng: number) => {
    const at = now(-minutesAgo)
    const body = { positions: [{ eventId: randomUUID(), at, lat, lng, speed: 0 }] }
    expect((await api.call(company.keys.driver, 'POST', '/positions', { body })).statusCode).toBe(200)
    await updateRoutesOfVehicle(api.platform, { tenantId: company.tenantId, vehicleId: route.vehicleId })
  }
  const titles = async () => (await notices()).map(({ title }) => title)

  it('[M55] report once a stop that takes much longer than planned', async () => {
    const [stop] = route.stops
    await reportEvents([event('arrived', 1, { at: now(-40) })])
    await fixAt(38, stop!.lat, stop!.lng)
    expect(await titles()).toEqual([])
    await fixAt(1, stop!.lat, stop!.lng)
    await fixAt(0, stop!.lat, stop!.lng)
    expect(await titles()).toEqual([expect.stringMatching(/^Standing at stop 1 since \d\d:\d\d$/)])
  })

  it('report once a van that is far from its route', async () => {
    const [stop] = route.stops
    await reportEvents([event('shift_started', null, { at: now(-10) })])
    await fixAt(5, stop!.lat - 0.004, stop!.lng)
    expect(await titles()).toEqual([])
    await fixAt(3, stop!.lat, stop!.lng + 0.05)
    await fixAt(0, stop!.lat, stop!.lng + 0.051)
    expect(await titles()).toEqual([expect.stringMatching(/^Off its route to stop 1 since \d\d:\d\d$/)])
  })
})

describe('the rules of a company for its drivers', () => {
  it('are read by its members, changed by its administrators, and hold at once', async () => {
    const before = (await api.call(company.keys.driver, 'GET', '/driver/rules')).json<DriverRules>()
    expect(before).toMatchObject({ proof: [], longStopMinutes: 20 })
    const reasons = [{ id: 'dog', label: 'Dog in the yard', kinds: ['failed'], needsPhoto: false }]
    const body = { ...before, reasons, proof: ['name'] }
    expect((await api.call(company.keys.driver, 'PUT', '/driver/rules', { body })).statusCode).toBe(403)
    expect((await api.call(company.keys.dispatcher, 'PUT', '/driver/rules', { body })).statusCode).toBe(403)
    const saved = await api.call(company.keys.admin, 'PUT', '/driver/rules', { body })
    expect(saved.json(), saved.body).toEqual(body)
    expect((await dayOfDriver()).reasons.map(({ id }) => id)).toEqual(['dog'])
    expect(await reportEvents([event('delivered', 1)])).toMatchObject([
      { status: 'refused', code: 'proof_missing' },
    ])
    expect((await api.call(other.keys.driver, 'GET', '/driver/rules')).json()).toEqual(before)
    await api.call(company.keys.admin, 'PUT', '/driver/rules', { body: before })
  })

  it('are refused when a reason has no words or two have one id', async () => {
    const rules = (await api.call(company.keys.admin, 'GET', '/driver/rules')).json<DriverRules>()
    const [reason] = rules.reasons
    for (const reasons of [[], [{ ...reason, label: ' ' }], [reason, reason]])
      expect(
        (await api.call(company.keys.admin, 'PUT', '/driver/rules', { body: { ...rules, reasons } }))
          .statusCode,
      ).toBe(400)
  })
})
