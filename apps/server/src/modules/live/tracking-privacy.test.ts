// What a tracking number shows to a stranger, its recipient and the company while the van drives to the
// third stop.
import { ITEMS, trackingCheckCharacter, trackingResponse, liveResponse } from '@dropwise/contracts'
import { decodePolyline } from '@dropwise/roads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { positions } from '../positions/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { tracking } from '../tracking/module.ts'
import { live } from './module.ts'
import { DAY, makeLiveDay, METRE, type LiveDay } from './testing.ts'

/** Minutes after eight, metres north of the depot, knots: past the first two stops. */
const DRIVEN: [number, number, number][] = [
  [-5, 0, 0],
  [1, 400, 20],
  [8, 1_000, 0],
  [12, 1_000, 0],
  [13, 1_500, 20],
  [18, 2_000, 0],
  [24, 2_000, 0],
  [26, 2_300, 20],
  [65, 2_700, 10],
]

let api: TestApi
let company: TestCompany
let other: TestCompany
let day: LiveDay

beforeAll(async () => {
  // No workers: each test runs the check itself instead of waiting.
  api = await testApi([positions, live, tracking].map(({ work: _, ...module }) => module))
  company = await api.company()
  other = await api.company()
  day = await makeLiveDay(api, company)
  for (const fix of DRIVEN) await day.send(...fix)
  await day.look()
})
afterAll(() => api.close())

const others = (index: number) => day.numbers.filter((_, i) => i !== index)

describe('privacy', () => {
  it('shows a stranger with the number no phone, full name, house or other parcel', async () => {
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

  it('[M4.16] shows a stranger no point that reveals the door', async () => {
    const [lng, lat] = [day.depot.lng, day.depot.lat + 3_000 * METRE]
    const { destination, path } = await day.track(3)
    const far = (point: { lat: number; lng: number }) =>
      Math.max(Math.abs(point.lat - lat), Math.abs(point.lng - lng))
    expect(far(destination)).toBeGreaterThan(0)
    expect(destination.lat).toBeCloseTo(lat, 2)
    const points = path ? decodePolyline(path) : []
    for (const [pointLng, pointLat] of points)
      expect(far({ lat: pointLat, lng: pointLng })).toBeGreaterThan(1e-5)
  })

  it('shows the exact door only to members of the company and the signed-in recipient', async () => {
    const [lng, lat] = [day.depot.lng, day.depot.lat + 3_000 * METRE]
    const url = `/tracking/${day.numbers[2]}`
    const doorFor = async (key: string) =>
      trackingResponse.parse((await api.call(key, 'GET', url)).json()).destination
    const exact = { lat: expect.closeTo(lat, 6), lng: expect.closeTo(lng, 6), isExact: true } as object
    for (const key of [company.keys.admin, company.keys.viewer, company.keys.driver])
      expect(await doorFor(key)).toMatchObject(exact)

    const blurred = (await day.track(3)).destination
    expect(blurred.isExact).toBe(false)
    for (const key of Object.values(other.keys)) expect(await doorFor(key)).toEqual(blurred)

    // The same account before and after it adds the delivery.
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

  it('[2.11-3] shows the parcel’s contents to readers of the delivery, and its size to everybody', async () => {
    await api.platform.database.asOwner(
      `update public.orders set custom = $1, volume_litres = 40 where tenant_id = $2 and reference = 'DW-4'`,
      [{ [ITEMS]: '2 × Rye bread; Lamp' }, company.tenantId],
    )
    const parcelsFor = async (key: string | null) =>
      trackingResponse.parse((await api.call(key, 'GET', `/tracking/${day.numbers[3]}`)).json()).parcels
    expect(await parcelsFor(null)).toMatchObject({ volumeLitres: 40, items: [] })
    expect((await parcelsFor(other.keys.viewer)).items).toEqual([])
    expect((await parcelsFor(company.keys.viewer)).items).toEqual([
      { name: 'Rye bread', quantity: 2 },
      { name: 'Lamp', quantity: 1 },
    ])
  })

  it('finds a delivery by the number of its order for a person who may read exactly one such delivery', async () => {
    const stranger = await api.call(null, 'GET', '/tracking/DW-3')
    expect(stranger.json()).toMatchObject({ code: 'delivery_not_found' })
    expect(stranger.json().hint).toContain('signed in')
    expect((await api.call(other.keys.viewer, 'GET', '/tracking/DW-3')).statusCode).toBe(404)
    expect((await api.call(company.keys.viewer, 'GET', '/tracking/DW-3')).json()).toMatchObject({
      trackingNumber: day.numbers[2],
      reference: 'DW-3',
    })

    // A recipient of two companies with equal references must give the tracking number.
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
    const twin = await makeLiveDay(api, await api.company())
    await claim(twin.numbers[2]!)
    expect((await api.call(recipient, 'GET', '/tracking/DW-3')).statusCode).toBe(404)
    await api.platform.database.asOwner('delete from public.delivery_claims')
  })

  it('answers unknown and impossible numbers with the same error', async () => {
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
    expect((await api.call(other.keys.admin, 'GET', `/live/geometry?date=${DAY}`)).json()).toEqual({
      routes: [],
    })
    expect((await api.call(null, 'GET', '/live')).statusCode).toBe(401)
    expect((await api.call(null, 'GET', `/live/geometry?date=${DAY}`)).statusCode).toBe(401)
  })
})
