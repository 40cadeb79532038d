// Fixes over the protocols of trackers and phones: each instant stored once, and refused without a token.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onlyRow } from '../../platform/db/only-row.ts'
import { positions } from '../positions/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { live } from './module.ts'
import { makeLiveDay, MINUTE, START, type LiveDay } from './testing.ts'

let api: TestApi
let company: TestCompany
let other: TestCompany
let day: LiveDay

beforeAll(async () => {
  // No workers: each test runs the check itself instead of waiting.
  api = await testApi([positions, live].map(({ work: _, ...module }) => module))
  company = await api.company()
  other = await api.company()
  day = await makeLiveDay(api, company)
})
afterAll(() => api.close())

const stored = async () =>
  onlyRow({
    rows: await api.platform.database.asOwner<{ count: string }>('select count(*) from public.positions'),
  }).count

describe('the front door', () => {
  it('refuses an invented token with an empty answer', async () => {
    const answer = await api.app.inject({ method: 'GET', url: '/ingest/osmand?id=guess&lat=1&lon=2' })
    expect([answer.statusCode, answer.body]).toEqual([401, ''])
    expect(
      (await api.app.inject({ method: 'POST', url: '/ingest/owntracks', payload: '{}' })).statusCode,
    ).toBe(401)
  })

  it('refuses invalid coordinates', async () => {
    const answer = await api.app.inject({ method: 'GET', url: `/ingest/osmand?id=${day.token}&lat=95&lon=2` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'validation_failed', details: [{ field: 'lat' }] })
  })

  it('accepts forms, JSON and OwnTracks, and stores each time once', async () => {
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

  it('[M24] [M4.9] accepts messages of Traccar, a recorded track, and OwnTracks by URL, and stores each time once', async () => {
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
    expect((await api.app.inject(track)).json()).toEqual({ stored: 3, duplicates: 0, refused: [] })
    expect((await api.app.inject(track)).json()).toEqual({ stored: 0, duplicates: 3, refused: [] })
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

  it('accepts a batch of the driver of the van, and counts duplicates', async () => {
    const at = new Date(START - 5 * MINUTE).toISOString()
    const body = { positions: [{ eventId: 'a', at, lat: day.depot.lat, lng: day.depot.lng }] }
    const first = await api.call(company.keys.driver, 'POST', '/positions', { body })
    expect(first.json()).toEqual({ stored: 1, duplicates: 0, refused: [] })
    const again = await api.call(company.keys.driver, 'POST', '/positions', { body })
    expect(again.json()).toEqual({ stored: 0, duplicates: 1, refused: [] })
    expect((await api.call(other.keys.driver, 'POST', '/positions', { body })).statusCode).toBe(404)
    expect((await api.call(null, 'POST', '/positions', { body })).statusCode).toBe(401)
  })
})
