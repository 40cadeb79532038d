// A van's day as the server tells it: fixes come in by the front door, the dispatcher's day and the recipient's page follow.
import {
  etaReasonText,
  liveResponse,
  trackingResponse,
  trackingCheckCharacter,
  type LiveResponse,
  type TrackingResponse,
} from '@dropwise/contracts'
import { decodePolyline, encodePolyline } from '@dropwise/roads'
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onlyRow } from '../../platform/db/only-row.ts'
import { writeNotices } from '../notifications/write-notices.ts'
import { notifications } from '../notifications/module.ts'
import { positions } from '../positions/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { tracking } from '../tracking/module.ts'
import { live } from './module.ts'
import { updateRoutesOfVehicle } from './route-updates.ts'

const DAY = '2026-04-16'
const MINUTE = 60_000
const START = Date.parse(`${DAY}T08:00:00Z`)
/** A metre in degrees of latitude. */
const METRE = 1 / 111_195
const STOPS = 6

let api: TestApi
let company: TestCompany
let other: TestCompany
let day: Day

interface Day {
  token: string
  vehicleId: string
  routeId: string
  numbers: string[]
  depot: { lat: number; lng: number }
}

beforeAll(async () => {
  // No workers: each test says when the watch looks, so that nothing has to be waited for.
  api = await testApi([positions, live, tracking, notifications].map(({ work: _, ...module }) => module))
  company = await api.company()
  other = await api.company()
  day = await makeDay(company)
})
afterAll(() => api.close())

/** One route with stops every kilometre to the north: planned at :10, :20 … with four minutes of service. */
async function makeDay({ tenantId, depotId }: TestCompany): Promise<Day> {
  const asOwner = <Row extends Record<string, unknown>>(sql: string, values: unknown[]) =>
    api.platform.database.asOwner<Row>(sql, values)
  const firstRow = async (sql: string, values: unknown[]) =>
    onlyRow({ rows: await asOwner<{ id: string }>(sql, values) }).id
  const depot = onlyRow({
    rows: await asOwner<{ lat: number; lng: number }>(
      'select lat, lng from public.depots where tenant_id = $1',
      [tenantId],
    ),
  })
  const driverId = await firstRow(
    `insert into public.drivers (tenant_id, name, phone, user_id) values ($1, 'Kit Hargreave', '+44 7700 900107',
      (select user_id from public.memberships where tenant_id = $1 and role = 'driver')) returning id`,
    [tenantId],
  )
  const vehicleId = await firstRow(
    `insert into public.vehicles (tenant_id, name, registration, depot_id, driver_id) values ($1, 'Van 07', 'HL 7', $2, $3) returning id`,
    [tenantId, depotId, driverId],
  )
  const north = (metres: number): [number, number] => [depot.lng, depot.lat + metres * METRE]
  const legs = Array.from({ length: STOPS + 1 }, (_, i) =>
    encodePolyline([north(i * 1_000), north(i * 1_000 + 1_000)]),
  )
  const routeId = await firstRow(
    `insert into public.routes (tenant_id, date, number, vehicle_id, driver_id, depot_id, depart_at, return_at, distance_metres,
      duration_seconds, legs) values ($1, $2, 7, $3, $4, $5, $6, $7, 12000, 4800, $8) returning id`,
    [tenantId, DAY, vehicleId, driverId, depotId, at(0), at(80), legs],
  )
  const numbers: string[] = []
  for (let i = 1; i <= STOPS; i += 1) {
    const [lng, lat] = north(i * 1_000)
    const recipientId = await firstRow(
      `insert into public.recipients (tenant_id, name, phone, email) values ($1, $2, '+1 555 0100', $3) returning id`,
      [tenantId, `Edith Ward ${i}`, `edith${i}@example.com`],
    )
    const addressId = await firstRow(
      `insert into public.addresses (tenant_id, text, normalised, street, city, lat, lng) values ($1, $2, $2, $5, $6, $3, $4) returning id`,
      // The first address is not taken apart into street and town, as of a file with coordinates.
      [
        tenantId,
        `${i} Weaver Lane, Ashmouth AH2 4QD`,
        lat,
        lng,
        ...(i === 1 ? [null, null] : ['Weaver Lane', 'Ashmouth']),
      ],
    )
    const orderId = await firstRow(
      `insert into public.orders (tenant_id, reference, date, status, recipient_id, address_id) values ($1, $2, $3, 'dispatched', $4, $5) returning id`,
      [tenantId, `DW-${i}`, DAY, recipientId, addressId],
    )
    const delivery = onlyRow({
      rows: await asOwner<{ id: string; tracking_number: string }>(
        'insert into public.deliveries (tenant_id, order_id) values ($1, $2) returning id, tracking_number',
        [tenantId, orderId],
      ),
    })
    numbers.push(delivery.tracking_number)
    await firstRow(
      `insert into public.stops (tenant_id, route_id, order_id, delivery_id, sequence, lat, lng, planned_arrive_at, planned_service_at,
        planned_depart_at, service_seconds, leg_distance_metres, leg_duration_seconds, promised_from, promised_to, eta_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, 240, 1000, 360, $10, $11, $8) returning id`,
      [
        tenantId,
        routeId,
        orderId,
        delivery.id,
        i,
        lat,
        lng,
        at(i * 10),
        at(i * 10 + 4),
        at(i * 10 - 30),
        at(i * 10 + 30),
      ],
    )
  }
  const token = randomBytes(32).toString('base64url')
  await firstRow(
    'insert into public.device_tokens (tenant_id, vehicle_id, token_hash) values ($1, $2, $3) returning id',
    [tenantId, vehicleId, createHash('sha256').update(token).digest()],
  )
  return { token, vehicleId, routeId, numbers, depot }
}

/** One fix by the front door: minutes after eight, metres north of the depot. */
async function send(minutes: number, metres: number, knots = 0, token = day.token): Promise<number> {
  const query = new URLSearchParams({
    id: token,
    lat: String(day.depot.lat + metres * METRE),
    lon: String(day.depot.lng),
    timestamp: String(Math.round((START + minutes * MINUTE) / 1000)),
    speed: String(knots),
    accuracy: '5',
  })
  const answer = await api.app.inject({ method: 'GET', url: `/ingest/osmand?${query.toString()}` })
  return answer.statusCode
}

const look = () =>
  updateRoutesOfVehicle(api.platform, { tenantId: company.tenantId, vehicleId: day.vehicleId })
async function readDay(): Promise<LiveResponse> {
  return liveResponse.parse((await api.call(company.keys.viewer, 'GET', `/live?date=${DAY}`)).json())
}
async function track(stop: number): Promise<TrackingResponse> {
  return trackingResponse.parse((await api.call(null, 'GET', `/tracking/${day.numbers[stop - 1]}`)).json())
}
const others = (index: number) => day.numbers.filter((_, i) => i !== index)
const events = () =>
  api.platform.database.asOwner(`select delivery_id, status, at from public.delivery_events order by id`)
const at = (minutes: number) => new Date(START + minutes * MINUTE)
const statuses = (answer: LiveResponse) => (answer.routes[0]?.stops ?? []).map((stop) => stop.status)
const stored = async () =>
  onlyRow({
    rows: await api.platform.database.asOwner<{ count: string }>('select count(*) from public.positions'),
  }).count

describe('before the van leaves', () => {
  it('shows the day as planned', async () => {
    const answer = await readDay()
    expect(answer.counts).toMatchObject({ stops: STOPS, delivered: 0, vans: 1, vansOut: 0 })
    expect(answer.routes[0]).toMatchObject({ number: 7, status: 'dispatched', position: null })
    const parcel = await track(4)
    expect(parcel).toMatchObject({
      status: 'pending',
      progress: 0,
      location: null,
      path: null,
      stopsBefore: 3,
    })
  })

  it('draws its route', async () => {
    const answer = await api.call(company.keys.viewer, 'GET', `/routes/${day.routeId}/geometry`)
    expect(answer.json<{ routes: { legs: string[] }[] }>().routes[0]?.legs).toHaveLength(STOPS + 1)
  })
})

describe('the front door', () => {
  it('knows nobody by a made-up token, and says nothing', async () => {
    const answer = await api.app.inject({ method: 'GET', url: '/ingest/osmand?id=guess&lat=1&lon=2' })
    expect([answer.statusCode, answer.body]).toEqual([401, ''])
    expect(
      (await api.app.inject({ method: 'POST', url: '/ingest/owntracks', payload: '{}' })).statusCode,
    ).toBe(401)
  })

  it('refuses coordinates that are none', async () => {
    const answer = await api.app.inject({ method: 'GET', url: `/ingest/osmand?id=${day.token}&lat=95&lon=2` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'validation_failed', details: [{ field: 'lat' }] })
  })

  it('takes a form, JSON and OwnTracks too, each instant once', async () => {
    const before = await stored()
    const seconds = Math.round((START - 10 * MINUTE) / 1000)
    const { lat, lng } = day.depot
    const form = await api.app.inject({
      method: 'POST',
      url: '/ingest/osmand',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `id=${day.token}&lat=${lat}&lon=${lng}&timestamp=${seconds}`,
    })
    const json = await api.app.inject({
      method: 'POST',
      url: '/ingest/osmand',
      payload: {
        device_id: day.token,
        location: { timestamp: (seconds + 1) * 1000, coords: { latitude: lat, longitude: lng } },
      },
    })
    const owntracks = await api.app.inject({
      method: 'POST',
      url: '/ingest/owntracks',
      headers: { authorization: `Basic ${Buffer.from(`van:${day.token}`).toString('base64')}` },
      payload: { _type: 'location', lat, lon: lng, tst: seconds + 1 },
    })
    expect([form.statusCode, json.statusCode, owntracks.statusCode, owntracks.body]).toEqual([
      200,
      200,
      200,
      '[]',
    ])
    expect(Number(await stored()) - Number(before)).toBe(2)
  })

  it('takes what Traccar forwards, a recorded track, and OwnTracks by its address, each instant once', async () => {
    const before = await stored()
    const seconds = Math.round((START - 9 * MINUTE) / 1000)
    const { lat, lng } = day.depot
    const iso = (ahead: number) => new Date((seconds + ahead) * 1000).toISOString()
    const points = [0, 1, 2].map(
      (ahead) => `<trkpt lat="${lat}" lon="${lng}"><time>${iso(ahead)}</time></trkpt>`,
    )
    const track = {
      method: 'POST' as const,
      url: '/ingest/gpx',
      headers: { authorization: `Bearer ${day.token}`, 'content-type': 'application/gpx+xml' },
      payload: `<gpx><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`,
    }
    expect((await api.app.inject(track)).json()).toEqual({ stored: 3, duplicates: 0 })
    expect((await api.app.inject(track)).json()).toEqual({ stored: 0, duplicates: 3 })
    const forwarded = await api.app.inject({
      method: 'POST',
      url: '/ingest/traccar',
      payload: {
        device: { uniqueId: day.token },
        position: { fixTime: iso(3), valid: true, latitude: lat, longitude: lng },
      },
    })
    const owntracks = await api.app.inject({
      method: 'POST',
      url: `/ingest/owntracks?u=van&d=${day.token}`,
      payload: { _type: 'location', lat, lon: lng, tst: seconds + 4 },
    })
    expect([forwarded.statusCode, forwarded.body, owntracks.statusCode, owntracks.body]).toEqual([
      200,
      '',
      200,
      '[]',
    ])
    expect(Number(await stored()) - Number(before)).toBe(5)
    const stranger = { ...track, headers: { authorization: 'Bearer nobody' } }
    expect((await api.app.inject(stranger)).statusCode).toBe(401)
    expect((await api.app.inject({ ...track, payload: '<gpx/>' })).statusCode).toBe(400)
  })

  it('takes a batch of the driver who drives the van, and counts what it had', async () => {
    const at = new Date(START - 5 * MINUTE).toISOString()
    const body = { positions: [{ eventId: 'a', at, lat: day.depot.lat, lng: day.depot.lng }] }
    const first = await api.call(company.keys.driver, 'POST', '/positions', { body })
    expect(first.json()).toEqual({ stored: 1, duplicates: 0 })
    const again = await api.call(company.keys.driver, 'POST', '/positions', { body })
    expect(again.json()).toEqual({ stored: 0, duplicates: 1 })
    expect((await api.call(other.keys.driver, 'POST', '/positions', { body })).statusCode).toBe(404)
    expect((await api.call(null, 'POST', '/positions', { body })).statusCode).toBe(401)
  })
})

describe('on the road', () => {
  it('loads and leaves: parcels are in transit, the van itself stays private', async () => {
    await send(1, 400, 20)
    await look()
    const answer = await readDay()
    expect(answer.counts).toMatchObject({ vansOut: 1 })
    expect(answer.routes[0]).toMatchObject({
      status: 'started',
      position: { at: new Date(START + MINUTE).toISOString() },
    })
    const far = await track(6)
    expect(far).toMatchObject({ status: 'in_transit', progress: 50, stopsBefore: 5, path: null })
    expect(far.timeline.map((event) => event.title)).toEqual([
      'Ordered',
      'Loaded on Van 07',
      'Left the depot',
    ])
    // The area, not the van: a hundredth of a degree.
    expect((far.location!.lat * 100) % 1).toBeCloseTo(0, 5)
    expect(far.location!.heading).toBeNull()
  })

  it('shows the van and the way left to those whose turn is soon', async () => {
    const near = await track(2)
    expect(near).toMatchObject({ status: 'out_for_delivery', progress: 75, stopsBefore: 1 })
    expect(near.location!.lat).toBeCloseTo(day.depot.lat + 400 * METRE, 6)
    expect(near.path).not.toBeNull()
    expect(near.eta!.reason).toMatchObject({ code: 'in_turn', values: { stopsBefore: 1 } })
  })

  it('tells recipients once that the driver is near', async () => {
    expect(await writeNotices(api.platform)).toBeGreaterThan(0)
    expect(await writeNotices(api.platform)).toBe(0)
    const mails = await api.platform.database.asOwner<{ recipient: string; subject: string }>(
      `select recipient, subject from public.outbox where dedupe_key like 'driver_near % mail %' order by recipient`,
    )
    expect(mails[0]).toEqual({
      recipient: 'edith1@example.com',
      subject: 'Your driver is about 30 minutes away',
    })
    expect(mails.length).toBeLessThan(STOPS)
  })

  it('delivers what it stood at and left, at the times of the fixes', async () => {
    await send(8, 1_000)
    await send(12, 1_000)
    await send(13, 1_500, 20)
    await look()
    expect(statuses(await readDay()).slice(0, 2)).toEqual(['served', 'pending'])
    const parcel = await track(1)
    expect(parcel).toMatchObject({
      status: 'delivered',
      progress: 100,
      eta: null,
      location: null,
      path: null,
    })
    expect(parcel.timeline.map(({ title, location }) => [title, location === null])).toEqual([
      ['Ordered', true],
      ['Loaded on Van 07', false],
      ['Left the depot', false],
      ['Out for delivery', true],
      ['Delivered', true],
    ])
    expect(Date.parse(parcel.timeline.at(-1)!.at)).toBeGreaterThanOrEqual(START + 12 * MINUTE)
    const [order] = await api.platform.database.asOwner<{ status: string }>(
      `select status from public.orders where tenant_id = $1 and reference = 'DW-1'`,
      [company.tenantId],
    )
    expect(order?.status).toBe('completed')
  })

  it('counts in what a phone kept while it was offline, without false events', async () => {
    // The newest fix arrives first; the stop in between comes later.
    await send(30, 2_600, 20)
    await look()
    expect(statuses(await readDay()).slice(0, 3)).toEqual(['served', 'pending', 'pending'])
    await send(26, 2_300, 20)
    await send(18, 2_000)
    await send(24, 2_000)
    await look()
    const answer = await readDay()
    expect(statuses(answer).slice(0, 3)).toEqual(['served', 'served', 'pending'])
    expect(answer.routes[0]?.position?.at).toBe(new Date(START + 30 * MINUTE).toISOString())
    expect(Date.parse(answer.routes[0]?.stops[1]?.arrivedAt ?? '')).toBe(START + 18 * MINUTE)
  })

  it('says who will be late, and by how much', async () => {
    await send(65, 2_700, 10)
    await look()
    const answer = await readDay()
    expect(answer.counts.atRisk).toBeGreaterThan(0)
    expect(answer.routes[0]?.driftSeconds).toBeGreaterThan(30 * 60)
    expect(answer.routes[0]?.stops[2]?.lateSeconds).toBeGreaterThan(0)
    expect(etaReasonText((await track(3)).eta!.reason!)).toMatch(/min behind plan$/)
  })

  it('repeats nothing when the same fixes come again', async () => {
    const before = await events()
    for (const [minutes, metres] of [
      [8, 1_000],
      [12, 1_000],
      [18, 2_000],
    ] as const)
      await send(minutes, metres)
    await look()
    expect(await events()).toEqual(before)
  })
})

describe('privacy', () => {
  it('gives a stranger with the number no phone, no full name, no house, no other parcel', async () => {
    const text = (await api.call(null, 'GET', `/tracking/${day.numbers[2]}`)).body
    for (const secret of [
      '+44 7700',
      '+1 555',
      'Hargreave',
      'Ward',
      '@example.com',
      '3 Weaver',
      ...others(2),
    ])
      expect(text).not.toContain(secret)
  })

  it('gives a stranger no point that tells the door', async () => {
    const [lng, lat] = [day.depot.lng, day.depot.lat + 3_000 * METRE]
    const { destination, path } = await track(3)
    const far = (point: { lat: number; lng: number }) =>
      Math.max(Math.abs(point.lat - lat), Math.abs(point.lng - lng))
    expect(far(destination)).toBeGreaterThan(0)
    expect(destination.lat).toBeCloseTo(lat, 2)
    const points = path ? decodePolyline(path) : []
    for (const [pointLng, pointLat] of points)
      expect(far({ lat: pointLat, lng: pointLng })).toBeGreaterThan(1e-5)
  })

  it('gives the exact door to the company’s people and to its signed-in recipient, and to nobody else', async () => {
    const [lng, lat] = [day.depot.lng, day.depot.lat + 3_000 * METRE]
    const url = `/tracking/${day.numbers[2]}`
    const doorFor = async (key: string) =>
      trackingResponse.parse((await api.call(key, 'GET', url)).json()).destination
    const exact = { lat: expect.closeTo(lat, 6), lng: expect.closeTo(lng, 6), isExact: true } as object
    for (const key of [company.keys.admin, company.keys.viewer, company.keys.driver])
      expect(await doorFor(key)).toMatchObject(exact)

    const blurred = (await track(3)).destination
    expect(blurred.isExact).toBe(false)
    for (const key of Object.values(other.keys)) expect(await doorFor(key)).toEqual(blurred)

    // Somebody with an account, before and after the delivery was added to it.
    const stranger = other.keys.viewer
    await api.platform.database.asOwner(
      `insert into public.delivery_claims (tenant_id, delivery_id, user_id)
       select d.tenant_id, d.id, m.user_id from public.deliveries d, public.memberships m
       where d.tracking_number = $1 and m.tenant_id = $2 and m.role = 'viewer'`,
      [day.numbers[2], other.tenantId],
    )
    expect(await doorFor(stranger)).toMatchObject(exact)
    await api.platform.database.asOwner('delete from public.delivery_claims')
  })

  it('finds a delivery by the number of its order for who may read it, where that is one delivery alone', async () => {
    const stranger = await api.call(null, 'GET', '/tracking/DW-3')
    expect(stranger.json()).toMatchObject({ code: 'delivery_not_found' })
    expect(stranger.json().hint).toContain('signed in')
    expect((await api.call(other.keys.viewer, 'GET', '/tracking/DW-3')).statusCode).toBe(404)
    expect((await api.call(company.keys.viewer, 'GET', '/tracking/DW-3')).json()).toMatchObject({
      trackingNumber: day.numbers[2],
      reference: 'DW-3',
    })

    // A recipient of two companies that number alike must give the tracking number.
    const recipient = other.keys.viewer
    const claim = (number: string) =>
      api.platform.database.asOwner(
        `insert into public.delivery_claims (tenant_id, delivery_id, user_id)
         select d.tenant_id, d.id, m.user_id from public.deliveries d, public.memberships m
         where d.tracking_number = $1 and m.tenant_id = $2 and m.role = 'viewer'`,
        [number, other.tenantId],
      )
    await claim(day.numbers[2]!)
    expect((await api.call(recipient, 'GET', '/tracking/DW-3')).json()).toMatchObject({
      trackingNumber: day.numbers[2],
    })
    const twin = await makeDay(await api.company())
    await claim(twin.numbers[2]!)
    expect((await api.call(recipient, 'GET', '/tracking/DW-3')).statusCode).toBe(404)
    await api.platform.database.asOwner('delete from public.delivery_claims')
  })

  it('tells a number that nobody has from one that cannot be, in the same words', async () => {
    const body = '0123456789ABC'
    for (const number of [`${body}${trackingCheckCharacter(body)}`, 'NOPE', 'demo', "' or 1=1 --"]) {
      const answer = await api.call(null, 'GET', `/tracking/${encodeURIComponent(number)}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({
        code: 'delivery_not_found',
        message: 'Delivery not found. Please check your tracking number.',
      })
    }
  })

  it('shows another company nothing of the day', async () => {
    const answer = liveResponse.parse((await api.call(other.keys.admin, 'GET', `/live?date=${DAY}`)).json())
    expect(answer.routes).toEqual([])
    expect((await api.call(other.keys.admin, 'GET', `/routes/${day.routeId}/geometry`)).statusCode).toBe(404)
    expect((await api.call(null, 'GET', '/live')).statusCode).toBe(401)
  })
})

describe('promises', () => {
  it('calls nobody late who was promised no time', async () => {
    const own = await makeDay(await api.company())
    await api.platform.database.asOwner(
      'update public.stops set promised_from = null, promised_to = null where route_id = $1 and sequence = 6',
      [own.routeId],
    )
    // Three hours behind: every promise is broken, but the last door was told any time.
    for (const [minutes, metres] of [
      [1, 0],
      [200, 100],
      [201, 300],
    ] as const)
      expect(await send(minutes, metres, 10, own.token)).toBe(200)
    const [vehicle] = await api.platform.database.asOwner<{ tenant_id: string }>(
      'select tenant_id from public.vehicles where id = $1',
      [own.vehicleId],
    )
    await updateRoutesOfVehicle(api.platform, { tenantId: vehicle!.tenant_id, vehicleId: own.vehicleId })
    const late = await api.platform.database.asOwner<{ late_seconds: number }>(
      'select late_seconds from public.stops where route_id = $1 order by sequence',
      [own.routeId],
    )
    expect(late.slice(0, 5).every(({ late_seconds }) => late_seconds > 3600)).toBe(true)
    expect(late[5]!.late_seconds).toBe(0)
  })
})
