import { describe, expect, it } from 'vitest'
import { BadFix, readOsmAnd, readOwnTracks, readTraccarJson } from './parse.ts'

const NOW = Date.parse('2026-04-16T10:00:00Z')
const AT = '2026-04-16T09:58:20.000Z'

describe('OsmAnd', () => {
  it.each([
    ['seconds', '1776333500'],
    ['milliseconds', '1776333500000'],
    ['ISO', AT],
    ['Traccar text', '2026-04-16 09:58:20'],
  ])('reads a time in %s', (_, timestamp) => {
    expect(readOsmAnd({ lat: '46.9', lon: '-125.3', timestamp }, NOW).at.toISOString()).toBe(AT)
  })

  it('reads speed in knots', () => {
    expect(readOsmAnd({ lat: '1', lon: '2', speed: '10', bearing: '370' }, NOW)).toMatchObject({
      speedMps: 5.14444,
      heading: 10,
    })
  })

  it('takes the server’s time when the device sends none', () => {
    expect(readOsmAnd({ location: '1.5,2.5' }, NOW)).toMatchObject({ lat: 1.5, lng: 2.5, at: new Date(NOW) })
  })

  it.each([
    {},
    { lat: '91', lon: '0' },
    { lat: 'x', lon: '2' },
    { lat: 'NaN', lon: '2' },
    { lat: '0', lon: '0' },
    { lat: '1', lon: '181' },
    { lat: '1', lon: '2', timestamp: 'soon' },
    { lat: '1', lon: '2', timestamp: '99999999999999' },
  ])('refuses %o', (fields) => {
    expect(() => readOsmAnd(fields, NOW)).toThrow(BadFix)
  })
})

it('reads the JSON of newer Traccar clients', () => {
  const body = {
    device_id: 'abc',
    location: {
      timestamp: AT,
      coords: { latitude: 46.9, longitude: -125.3, speed: -1, heading: 90, accuracy: 8 },
    },
  }
  expect(readTraccarJson(body, NOW)).toEqual({
    deviceId: 'abc',
    fix: { at: new Date(AT), lat: 46.9, lng: -125.3, speedMps: null, heading: 90, accuracyMetres: 8 },
  })
})

describe('OwnTracks', () => {
  it('reads a location with speed in km/h', () => {
    const fix = readOwnTracks(
      { _type: 'location', lat: 46.9, lon: -125.3, tst: 1776333500, vel: 36, cog: 12, acc: 5 },
      NOW,
    )
    expect(fix).toMatchObject({ speedMps: 10, heading: 12, accuracyMetres: 5 })
    expect(fix?.at.toISOString()).toBe(AT)
  })

  it('passes over other messages', () => {
    expect(readOwnTracks({ _type: 'lwt', tst: 1 }, NOW)).toBeNull()
    expect(readOwnTracks(undefined, NOW)).toBeNull()
  })
})
