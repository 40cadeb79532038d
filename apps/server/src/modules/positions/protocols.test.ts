// Messages of trackers and the fixes read from them.
import { describe, expect, it } from 'vitest'
import { BadFix, makeFix } from './fix.ts'
import { readOsmandJson, readOsmandParameters } from './osmand.ts'
import { readGpx } from './gpx.ts'
import { basicToken, namedToken, readOwntracks } from './owntracks.ts'
import { readTraccar } from './traccar.ts'

const NOW = Date.parse('2026-04-16T10:00:00Z')
const LIMITS = { now: NOW, aheadMs: 24 * 3_600_000 }
const AT = Date.parse('2026-04-16T09:58:20Z')
const osmand = (query: string) => readOsmandParameters(new URLSearchParams(query), LIMITS)

const body = (location: object) => ({
  device_id: 'abc',
  location: { timestamp: '2026-04-16T09:58:20.000Z', ...location },
})
const header = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

describe('OsmAnd parameters', () => {
  it.each([
    ['seconds', '1776333500'],
    ['milliseconds', '1776333500000'],
    ['ISO with Z', '2026-04-16T09:58:20Z'],
    ['ISO with an offset', '2026-04-16T10:58:20%2B01:00'],
    ['ISO without zone: UTC', '2026-04-16T09:58:20'],
    ['date and time', '2026-04-16 09:58:20'],
    ['date and time with milliseconds', '2026-04-16 09:58:20.000'],
  ])('reads a time in %s', (_, timestamp) => {
    expect(osmand(`id=t&lat=46.9&lon=-125.3&timestamp=${timestamp}`).fix()?.at).toBe(AT)
  })

  it.each([
    ['speed in knots', 'speed=10', { speedMps: 5.14444 }],
    ['bearing', 'bearing=270', { heading: 270 }],
    ['heading by its other name', 'heading=12', { heading: 12 }],
    ['accuracy', 'accuracy=7.5', { accuracyMetres: 7.5 }],
    ['no speed for one that no van drives', 'speed=9000', { speedMps: null }],
    ['no heading for a negative one', 'bearing=-1', { heading: null }],
  ])('reads %s', (_, parameters, expected) => {
    expect(osmand(`id=t&lat=1&lon=2&${parameters}`).fix()).toMatchObject({ lat: 1, lng: 2, ...expected })
  })

  it('accepts both coordinates in one field, the other name of the id, and the time of arrival', () => {
    const message = osmand('deviceid=abc&location=1.5,2.5')
    expect(message.token).toBe('abc')
    expect(message.fix()).toMatchObject({ lat: 1.5, lng: 2.5, at: NOW })
  })

  it('stores no fix that the device marks as invalid', () => {
    expect(osmand('id=t&lat=1&lon=2&valid=false').fix()).toBeNull()
  })

  it.each([
    ['', 'lat'],
    ['lat=91&lon=0', 'lat'],
    ['lat=1&lon=181', 'lon'],
    ['lat=x&lon=2', 'lat'],
    ['lat=NaN&lon=2', 'lat'],
    ['lat=0x10&lon=2', 'lat'],
    ['lat=Infinity&lon=2', 'lat'],
    ['lat=0&lon=0', 'lat'],
    ['lat=1&lon=2&timestamp=soon', 'timestamp'],
    ['lat=1&lon=2&timestamp=2026-02-31Tnoon', 'timestamp'],
    ['lat=1&lon=2&timestamp=-5', 'timestamp'],
    ['lat=1&lon=2&timestamp=0', 'timestamp'],
    ['lat=1&lon=2&timestamp=99999999999999', 'timestamp'],
  ])('refuses "%s", naming %s', (query, field) => {
    expect(fieldOf(() => osmand(query).fix())).toBe(field)
  })
})

describe('JSON of newer Traccar clients', () => {
  const coords = { latitude: 46.9, longitude: -125.3, speed: 4, heading: 90, accuracy: 8 }

  it('reads a location, with speed in metres a second', () => {
    const message = readOsmandJson(body({ coords }), LIMITS)
    expect(message.token).toBe('abc')
    expect(message.fix()).toEqual({
      at: AT,
      lat: 46.9,
      lng: -125.3,
      speedMps: 4,
      heading: 90,
      accuracyMetres: 8,
    })
  })

  it('treats -1 as unknown', () => {
    expect(
      readOsmandJson(body({ coords: { ...coords, speed: -1, heading: -1 } }), LIMITS).fix(),
    ).toMatchObject({
      speedMps: null,
      heading: null,
    })
  })

  it('ignores an invented place', () => {
    expect(readOsmandJson(body({ coords, mock: true }), LIMITS).fix()).toBeNull()
  })

  it.each([[{}], [{ coords: {} }], [{ coords: { ...coords, latitude: '9e9' } }], [{ coords: null }]])(
    'refuses %o',
    (location) => {
      expect(() => readOsmandJson(body(location), LIMITS).fix()).toThrow(BadFix)
    },
  )

  it.each([[null], [7], [[]], ['text'], [{ device_id: {} }]])('names no device for %o', (payload) => {
    expect(readOsmandJson(payload, LIMITS).token).toBeNull()
  })
})

describe('OwnTracks', () => {
  const location = { _type: 'location', lat: 46.9, lon: -125.3, tst: 1_776_333_500, vel: 36, cog: 12, acc: 5 }

  it('reads a location with speed in km/h', () => {
    expect(readOwntracks(location, LIMITS)).toEqual({
      at: AT,
      lat: 46.9,
      lng: -125.3,
      speedMps: 10,
      heading: 12,
      accuracyMetres: 5,
    })
  })

  it.each(['lwt', 'transition', 'waypoint', 'status', 'encrypted'])('passes over %s', (_type) => {
    expect(readOwntracks({ _type }, LIMITS)).toBeNull()
  })

  it.each([
    [{ ...location, lat: '46' }],
    [{ ...location, lat: 200 }],
    [{ ...location, tst: null }],
    [null],
    [{}],
  ])('refuses %o', (body) => {
    expect(() => readOwntracks(body, LIMITS)).toThrow(BadFix)
  })

  it('finds the token in the password, or in the name where there is no password', () => {
    expect(basicToken(header('van:secret:with:colons'))).toBe('secret:with:colons')
    expect(basicToken(header('secret:'))).toBe('secret')
    expect(basicToken('Bearer x')).toBeNull()
    expect(basicToken(undefined)).toBeNull()
  })
})

describe('the token of OwnTracks in the address', () => {
  const token = 'a'.repeat(43)
  it.each([
    [`u=van&d=${token}`, token],
    [`u=${token}&d=phone`, token],
    ['u=van&d=short', 'short'],
    ['u=van', 'van'],
    ['', null],
  ])('is found in "%s"', (query, expected) => {
    expect(namedToken(new URLSearchParams(query), {})).toBe(expected)
  })

  it('is found in the headers that the apps send without a password', () => {
    const noParams = new URLSearchParams()
    expect(namedToken(noParams, { 'x-limit-u': 'van', 'x-limit-d': 'short' })).toBe('short')
    expect(namedToken(noParams, { 'x-limit-u': 'van' })).toBe('van')
  })
})

describe('positions that a Traccar server forwards', () => {
  const position = {
    fixTime: '2026-04-16T09:58:20.000+00:00',
    latitude: 46.9,
    longitude: -125.3,
    speed: 10,
    course: 12,
  }
  const device = { id: 1, uniqueId: 'token' }

  it('are of the device by its identifier, with speed in knots', () => {
    const message = readTraccar({ position: { ...position, valid: true, accuracy: 0 }, device }, LIMITS)
    expect(message.token).toBe('token')
    expect(message.fix()).toEqual({
      at: AT,
      lat: 46.9,
      lng: -125.3,
      speedMps: 5.14444,
      heading: 12,
      accuracyMetres: null,
    })
  })

  it('are ignored when the device marks them as invalid', () => {
    expect(readTraccar({ position: { ...position, valid: false }, device }, LIMITS).fix()).toBeNull()
  })

  it.each([[{ ...position, latitude: 91 }], [{ ...position, fixTime: null }], [null]])(
    'refuses %o',
    (wrong) => {
      expect(() => readTraccar({ position: wrong, device }, LIMITS).fix()).toThrow(BadFix)
    },
  )

  it.each([[null], [{}], [{ device: { uniqueId: '' } }]])('names no device for %o', (body) => {
    expect(readTraccar(body, LIMITS).token).toBeNull()
  })
})

describe('a recorded track', () => {
  const gpx = (points: string) =>
    `<?xml version="1.0"?><gpx version="1.1"><trk><trkseg>${points}</trkseg></trk><trk/></gpx>`
  const point = (time: string, lat = '46.9') =>
    `<trkpt lat="${lat}" lon="-125.3"><ele>4</ele>${time && `<time>${time}</time>`}</trkpt>`

  it('is read point by point, oldest first, without points that have no time', () => {
    const text = gpx(point('2026-04-16T09:59:00Z') + point('') + point('2026-04-16T09:58:20Z'))
    expect(readGpx(text, LIMITS).fixes.map(({ at }) => at)).toEqual([AT, AT + 40_000])
  })

  it('is stored without invalid points, which the response names', () => {
    const text = gpx(
      point('2026-04-16T09:58:20Z') + point('2026-04-16T09:58:30Z', '91') + point('2026-04-16T09:59:00Z'),
    )
    const { fixes, refused } = readGpx(text, LIMITS)
    expect(fixes.map(({ at }) => at)).toEqual([AT, AT + 40_000])
    expect(refused).toEqual([{ index: 1, field: 'trkpt.1.lat', message: 'Must be a number from -90 to 90' }])
  })

  it.each([
    ['not XML', 'body'],
    ['<gpx></gpx><', 'body'],
    [gpx(''), 'trkpt'],
    [gpx(point('')), 'trkpt'],
    [gpx(point('2026-04-16T09:58:20Z', '91')), 'trkpt.0.lat'],
    [gpx(point('soon')), 'trkpt.0.time'],
    [gpx(point('2026-04-27T09:58:20Z')), 'trkpt.0.time'],
  ])('is refused as "%s", naming %s', (text, field) => {
    expect(fieldOf(() => readGpx(text, LIMITS))).toBe(field)
  })
})

it('names the field with an impossible time', () => {
  const raw = { lat: 1, lng: 2, at: Number.NaN, speedMps: null, heading: null, accuracyMetres: null }
  expect(fieldOf(() => makeFix(raw, { lat: 'lat', lng: 'lng', at: 'at' }, LIMITS))).toBe('at')
})

function fieldOf(read: () => unknown): string | undefined {
  try {
    read()
  } catch (error) {
    if (error instanceof BadFix) return error.field
    throw error
  }
  return undefined
}
