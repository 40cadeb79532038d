// A van's day on the server: fixes come in over HTTP, and the dispatcher's day and the recipient's page
// follow.
import { dayGeometryResponse, etaReasonText, type LiveResponse } from '@dropwise/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifications } from '../notifications/module.ts'
import { writeNotices } from '../notifications/write-notices.ts'
import { positions } from '../positions/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { tracking } from '../tracking/module.ts'
import { live } from './module.ts'
import { DAY, makeLiveDay, METRE, MINUTE, START, STOPS, type LiveDay } from './testing.ts'

let api: TestApi
let company: TestCompany
let day: LiveDay

beforeAll(async () => {
  // No workers: each test runs the check itself instead of waiting.
  api = await testApi([positions, live, tracking, notifications].map(({ work: _, ...module }) => module))
  company = await api.company()
  day = await makeLiveDay(api, company)
})
afterAll(() => api.close())

const events = () =>
  api.platform.database.asOwner(`select delivery_id, status, at from public.delivery_events order by id`)
const statuses = (answer: LiveResponse) => (answer.routes[0]?.stops ?? []).map((stop) => stop.status)

describe('before the van leaves', () => {
  it('[M52] shows the day as planned', async () => {
    const answer = await day.read()
    expect(answer.counts).toMatchObject({ stops: STOPS, delivered: 0, vans: 1, vansOut: 0 })
    expect(answer.routes[0]).toMatchObject({ number: 7, status: 'dispatched', position: null })
    const parcel = await day.track(4)
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

  it('draws the lines of all its routes in one call, each with the stops it joins', async () => {
    const { routes } = dayGeometryResponse.parse(
      (await api.call(company.keys.viewer, 'GET', `/live/geometry?date=${DAY}`)).json(),
    )
    const [route] = (await day.read()).routes
    expect(routes).toHaveLength(1)
    expect(routes[0]).toMatchObject({ number: 7, routeId: day.routeId })
    expect(routes[0]?.legs).toHaveLength(STOPS + 1)
    expect(routes[0]?.stopIds).toEqual(route?.stops.map(({ id }) => id))
  })
})

describe('on the road', () => {
  it('shows parcels as in transit once the van leaves, without the van itself', async () => {
    await day.send(-5, 0)
    await day.send(1, 400, 20)
    await day.look()
    const answer = await day.read()
    expect(answer.counts).toMatchObject({ vansOut: 1 })
    expect(answer.routes[0]).toMatchObject({
      status: 'started',
      position: { at: new Date(START + MINUTE).toISOString() },
    })
    const far = await day.track(6)
    expect(far).toMatchObject({ status: 'in_transit', progress: 50, stopsBefore: 5, path: null })
    expect(far.timeline.map((event) => event.title)).toEqual([
      'Ordered',
      'Loaded on Van 07',
      'Left the depot',
    ])
    // A hundredth of a degree: the area, not the van.
    expect((far.location!.lat * 100) % 1).toBeCloseTo(0, 5)
    expect(far.location!.heading).toBeNull()
  })

  it('shows the van and its remaining way to the next recipients', async () => {
    const near = await day.track(2)
    expect(near).toMatchObject({ status: 'out_for_delivery', progress: 75, stopsBefore: 1 })
    expect(near.location!.lat).toBeCloseTo(day.depot.lat + 400 * METRE, 6)
    expect(near.path).not.toBeNull()
    expect(near.eta!.reason).toMatchObject({ code: 'in_turn', values: { stopsBefore: 1 } })
  })

  it('notifies recipients once that the driver is near', async () => {
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

  it('delivers the stops that the van visited, at the times of the fixes', async () => {
    await day.send(8, 1_000)
    await day.send(12, 1_000)
    await day.send(13, 1_500, 20)
    await day.look()
    expect(statuses(await day.read()).slice(0, 2)).toEqual(['served', 'pending'])
    const parcel = await day.track(1)
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

  it('includes positions of an offline phone, without false events', async () => {
    // The newest fix arrives first; the stop in between comes later.
    await day.send(30, 2_600, 20)
    await day.look()
    expect(statuses(await day.read()).slice(0, 3)).toEqual(['served', 'pending', 'pending'])
    await day.send(26, 2_300, 20)
    await day.send(18, 2_000)
    await day.send(24, 2_000)
    await day.look()
    const answer = await day.read()
    expect(statuses(answer).slice(0, 3)).toEqual(['served', 'served', 'pending'])
    expect(answer.routes[0]?.position?.at).toBe(new Date(START + 30 * MINUTE).toISOString())
    expect(Date.parse(answer.routes[0]?.stops[1]?.arrivedAt ?? '')).toBe(START + 18 * MINUTE)
  })

  it('reports who will be late, and by how much', async () => {
    await day.send(65, 2_700, 10)
    await day.look()
    const answer = await day.read()
    expect(answer.counts.atRisk).toBeGreaterThan(0)
    expect(answer.routes[0]?.driftSeconds).toBeGreaterThan(30 * 60)
    expect(answer.routes[0]?.stops[2]?.lateSeconds).toBeGreaterThan(0)
    expect(etaReasonText((await day.track(3)).eta!.reason!)).toMatch(/min behind plan$/)
  })

  it('has no second effect when the same fixes arrive again', async () => {
    const before = await events()
    for (const [minutes, metres] of [
      [8, 1_000],
      [12, 1_000],
      [18, 2_000],
    ] as const)
      await day.send(minutes, metres)
    await day.look()
    expect(await events()).toEqual(before)
  })
})

describe('promises', () => {
  it('marks no recipient as late who was promised no time', async () => {
    const ownDay = await makeLiveDay(api, await api.company())
    await api.platform.database.asOwner(
      'update public.stops set promised_from = null, promised_to = null where route_id = $1 and sequence = 6',
      [ownDay.routeId],
    )
    // Three hours behind, every promise is broken; the last recipient has no window.
    for (const [minutes, metres] of [
      [1, 0],
      [200, 100],
      [201, 300],
    ] as const)
      expect(await ownDay.send(minutes, metres, 10)).toBe(200)
    await ownDay.look()
    const late = await api.platform.database.asOwner<{ late_seconds: number }>(
      'select late_seconds from public.stops where route_id = $1 order by sequence',
      [ownDay.routeId],
    )
    expect(late.slice(0, 5).every(({ late_seconds }) => late_seconds > 3600)).toBe(true)
    expect(late[5]!.late_seconds).toBe(0)
  })
})
