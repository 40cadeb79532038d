import { describe, expect, it } from 'vitest'
import { parseCoordinates, parseDegrees, refusalOfPlace } from './coordinates.ts'

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
    ['6GCRPR6C+4F', -1.289687, 36.821188],
    ['6gcrpr6c+4f, Nairobi', -1.289687, 36.821188],
    ['9FFW84J9+XGR', 59.332488, 18.118766],
    ['https://www.google.com/maps/place/-1.2897,36.8212', -1.2897, 36.8212],
    ['https://www.google.com/maps/search/-1.2897,+36.8212', -1.2897, 36.8212],
    ['https://www.google.com/maps/dir//-1.2897,36.8212/@-1.5,36.1,9z', -1.2897, 36.8212],
    ['www.google.com/maps/@-1.2897,36.8212,15z', -1.2897, 36.8212],
    ['Dropped pin\nhttps://maps.google.com/?q=-1.2897,36.8212', -1.2897, 36.8212],
    ['https://maps.apple.com/?q=Depot&ll=-1.2897,36.8212', -1.2897, 36.8212],
    ['https://maps.apple.com/place?coordinate=-1.2897,36.8212&name=Depot', -1.2897, 36.8212],
    ['https://www.bing.com/maps?cp=-1.5~36.1&lvl=16&sp=point.-1.2897_36.8212_Depot', -1.2897, 36.8212],
    ['https://www.bing.com/maps/?cp=-1.2897%7E36.8212&lvl=16', -1.2897, 36.8212],
    ['https://waze.com/ul?ll=-1.2897,36.8212&navigate=yes', -1.2897, 36.8212],
    ['https://www.waze.com/live-map/directions?to=ll.-1.2897%2C36.8212', -1.2897, 36.8212],
    ['https://share.here.com/l/-1.2897,36.8212,Depot', -1.2897, 36.8212],
    ['https://yandex.com/maps/?ll=36.8212%2C-1.2897&z=16', -1.2897, 36.8212],
    ['geo:0,0?q=-1.2897,36.8212(Depot)', -1.2897, 36.8212],
    // Both sides of the antimeridian, in the southern hemisphere.
    ['-16.79, -179.99', -16.79, -179.99],
    ['-16.79, 179.99', -16.79, 179.99],
    ['-77.85, 166.67', -77.85, 166.67],
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

  it.each([
    ['///filled.count.soap', /what3words/],
    ['https://w3w.co/filled.count.soap', /what3words/],
    ['https://maps.app.goo.gl/x', /does not hold its place/],
    ['PR6C+4F Nairobi', /full code/],
    ['0, 0', /Atlantic/],
    ['0.000000,0.000000', /Atlantic/],
    ['91, 10', /at most 90/],
    ['10, 181', /at most 90/],
  ])('refuses %s with a reason', (text, reason) => expect(refusalOfPlace(text)).toMatch(reason))

  it.each(['12 Main Street', '39.1, -76.2', 'www.example.com', '', 'Unit 4.5.6', '10, 20 High Street'])(
    'has nothing to refuse in %s',
    (text) => expect(refusalOfPlace(text)).toBeNull(),
  )

  it('with one of two values', () => {
    expect(parseDegrees('-76,81')).toBe(-76.81)
    expect(parseDegrees(`76°30'W`)).toBe(-76.5)
    expect(parseDegrees('north')).toBeNull()
  })
})
