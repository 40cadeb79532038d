import { describe, expect, it } from 'vitest'
import { parseCoordinates, parseDegrees } from './coordinates.ts'

describe('coordinates are read', () => {
  it.each([
    ['39.3771126, -76.8099788', 39.3771126, -76.8099788],
    ['39.3742669 -76.6691541', 39.3742669, -76.6691541],
    ['39.3742669,-76.6691541', 39.3742669, -76.6691541],
    ['(39.37, -76.8)', 39.37, -76.8],
    ['39,373385 / -76,796739', 39.373385, -76.796739],
    ['39,373385; -76,796739', 39.373385, -76.796739],
    ['39,373385, -76,796739', 39.373385, -76.796739],
    [`39°25'49.0"N 76°48'30.6"W`, 39.430278, -76.8085],
    [`39° 25′ 49″ N, 76° 48′ 30.6″ W`, 39.430278, -76.8085],
    ['N39 25.632 W076 39.124', 39.4272, -76.652067],
    ['39.3771 N, 76.8099 W', 39.3771, -76.8099],
    ['33°52′04″S 151°12′36″E', -33.867778, 151.21],
    ['POINT(-76.8092297 39.3859914)', 39.3859914, -76.8092297],
    ['geo:39.4047572,-76.7517638?z=17', 39.4047572, -76.7517638],
    ['https://maps.google.com/?q=39.3692165,-76.7983802', 39.3692165, -76.7983802],
    ['https://www.google.com/maps/place/X/@39.379915,-76.6447915,17z', 39.379915, -76.6447915],
    [
      'https://www.google.com/maps/place/X/@39.1,-76.1,17z/data=!3d39.379915!4d-76.6447915',
      39.379915,
      -76.6447915,
    ],
    ['https://www.google.com/maps/search/?api=1&query=39.37%2C-76.64', 39.37, -76.64],
    ['https://www.openstreetmap.org/?mlat=39.37&mlon=-76.64#map=17/39.1/-76.1', 39.37, -76.64],
    ['https://www.openstreetmap.org/#map=17/39.37/-76.64', 39.37, -76.64],
  ])('%s', (text, lat, lng) => {
    const place = parseCoordinates(text)
    expect(place?.lat).toBeCloseTo(lat, 5)
    expect(place?.lng).toBeCloseTo(lng, 5)
  })

  it.each([
    '',
    '0, 0',
    '12 Main Street',
    '91, 10',
    '39.1',
    '39 61 0 N, 10 0 0 E',
    'https://maps.app.goo.gl/x',
    'N39 25.632',
  ])('not %s', (text) => expect(parseCoordinates(text)).toBeNull())

  it('of one side alone', () => {
    expect(parseDegrees('-76,81')).toBe(-76.81)
    expect(parseDegrees(`76°30'W`)).toBe(-76.5)
    expect(parseDegrees('north')).toBeNull()
  })
})
