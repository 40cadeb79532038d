// Our roads in OSRM's format: what OSRM clients rely on, and the errors after wrong requests.
import { beforeAll, describe, expect, it } from 'vitest'
import { answerOsrm, decodePolyline, encodePolyline, type LngLat, type Region } from '../src/index.ts'
import { demoTown } from './support/regions.ts'

let town: Region
let places: LngLat[]
beforeAll(async () => {
  town = await demoTown()
  const [lng, lat] = town.manifest.center
  places = [
    [lng, lat],
    [lng + 0.01, lat + 0.004],
    [lng - 0.012, lat - 0.005],
  ]
})

const text = (list: LngLat[]) => list.map((place) => place.join(',')).join(';')
const request = (service: string, coordinates: string, query = '') =>
  answerOsrm(town, `/${service}/v1/driving/${coordinates}`, query)

interface Body {
  code: string
  message: string
  durations: (number | null)[][]
  distances: (number | null)[][]
  sources: { location: LngLat; name: string; distance: number }[]
  destinations: unknown[]
  waypoints: {
    location: LngLat
    distance: number
    name: string
    nodes?: number[]
    trips_index?: number
    waypoint_index?: number
  }[]
  routes: {
    distance: number
    duration: number
    geometry: unknown
    legs: {
      distance: number
      duration: number
      steps: {
        maneuver: { type: string; location: LngLat }
        name: string
        distance: number
        geometry: string
      }[]
      annotation?: { distance: number[] }
    }[]
  }[]
  matchings: { geometry: string; confidence: number; duration: number; legs: unknown[] }[]
  trips: { distance: number; duration: number; legs: unknown[]; geometry: string }[]
  tracepoints: ({ location: LngLat; matchings_index: number; waypoint_index: number } | null)[]
}
const body = (answer: ReturnType<typeof answerOsrm>) => answer.body as unknown as Body

describe('table', () => {
  it('returns only durations by default, in the shape of version 1', () => {
    const { status, body: raw } = request('table', text(places))
    expect(status).toBe(200)
    expect(Object.keys(raw).sort()).toEqual(['code', 'destinations', 'durations', 'sources'])
    const { code, durations, sources } = raw as unknown as Body
    expect(code).toBe('Ok')
    expect(durations.map((row, i) => row[i])).toEqual([0, 0, 0])
    expect(sources[0]).toMatchObject({
      location: [expect.any(Number), expect.any(Number)],
      name: expect.any(String),
      distance: expect.any(Number),
    })
  })

  it('takes sources, destinations and both annotations', () => {
    const { durations, distances, destinations } = body(
      request('table', text(places), 'sources=1&destinations=0;2&annotations=duration,distance'),
    )
    expect([durations.length, durations[0]!.length, distances.length, destinations.length]).toEqual([
      1, 2, 1, 2,
    ])
    const local = town.table(places.map(([lng, lat]) => ({ lat, lng })))
    expect(durations[0]).toEqual([local.durations[3], local.durations[5]])
    expect(distances[0]).toEqual([local.distances[3], local.distances[5]])
  })

  it('leaves places out on request', () => {
    expect(Object.keys(request('table', text(places), 'skip_waypoints=true').body).toSorted()).toEqual([
      'code',
      'durations',
    ])
  })

  it('reads encoded coordinates and curb approaches', () => {
    const plain = body(request('table', text(places)))
    const encoded = body(request('table', encodeURIComponent(`polyline6(${encodePolyline(places, 6)})`)))
    expect(encoded.durations).toEqual(plain.durations)
    expect(body(request('table', text(places), 'approaches=curb;unrestricted;')).code).toBe('Ok')
  })
})

describe('route', () => {
  it('gives the line as polyline, polyline6 or GeoJSON, simplified or full', () => {
    const full = body(request('route', text(places), 'overview=full&geometries=geojson')).routes[0]!
      .geometry as {
      type: string
      coordinates: LngLat[]
    }
    const six = decodePolyline(
      body(request('route', text(places), 'overview=full&geometries=polyline6')).routes[0]!
        .geometry as string,
      6,
    )
    expect(full.type).toBe('LineString')
    expect(six).toEqual(full.coordinates)
    const simplified = decodePolyline(body(request('route', text(places))).routes[0]!.geometry as string)
    expect(simplified.length).toBeLessThanOrEqual(six.length)
    expect(body(request('route', text(places), 'overview=false')).routes[0]).not.toHaveProperty('geometry')
  })

  it('has legs that add up and steps that start with depart and end with arrive', () => {
    const [route] = body(request('route', text(places), 'steps=true&annotations=true')).routes
    expect(route!.legs).toHaveLength(2)
    expect(route!.legs.reduce((sum, leg) => sum + leg.distance, 0)).toBeCloseTo(route!.distance, 0)
    for (const leg of route!.legs) {
      expect(leg.steps[0]!.maneuver.type).toBe('depart')
      expect(leg.steps.at(-1)?.maneuver.type).toBe('arrive')
      expect(leg.steps.reduce((sum, step) => sum + step.distance, 0)).toBeCloseTo(leg.distance, -1)
      expect(leg.annotation?.distance.reduce((sum, metres) => sum + metres, 0)).toBeCloseTo(leg.distance, -1)
      // Every step begins where the one before ended.
      leg.steps
        .slice(1)
        .forEach((step, i) =>
          expect(decodePolyline(leg.steps[i]!.geometry).at(-1)![0]).toBeCloseTo(step.maneuver.location[0], 4),
        )
    }
  })

  it('agrees with its own table', () => {
    const [route] = body(request('route', text(places.slice(0, 2)))).routes
    const { durations } = body(request('table', text(places.slice(0, 2))))
    expect(Math.abs(route!.duration - durations[0]![1]!)).toBeLessThanOrEqual(0.6)
  })
})

describe('trip', () => {
  /** Six places that lie anyhow around the centre. */
  const scattered = () => {
    const [lng, lat] = town.manifest.center
    return [0, 4, 2, 5, 1, 3].map((turn): LngLat => [
      lng + 0.012 * Math.cos((turn * Math.PI) / 3),
      lat + 0.008 * Math.sin((turn * Math.PI) / 3),
    ])
  }
  const tripOf = (list: LngLat[], query = '') => {
    const { code, trips, waypoints } = body(request('trip', text(list), query))
    expect(code).toBe('Ok')
    const order = waypoints
      .map(({ waypoint_index: index }, place) => ({ index: index!, place }))
      .toSorted((a, b) => a.index - b.index)
      .map(({ place }) => place)
    return { trip: trips[0]!, order, waypoints }
  }
  const permutations = (list: number[]): number[][] =>
    list.length === 0
      ? [[]]
      : list.flatMap((place) =>
          permutations(list.filter((other) => other !== place)).map((rest) => [place, ...rest]),
        )

  it.each([
    ['', true, undefined, undefined],
    ['source=first', true, 0, undefined],
    ['destination=last', true, undefined, 5],
    ['source=first&destination=last', true, 0, 5],
    ['roundtrip=false&source=first&destination=last', false, 0, 5],
    ['roundtrip=false', false, undefined, undefined],
    ['roundtrip=false&source=first', false, 0, undefined],
    ['roundtrip=false&destination=last', false, undefined, 5],
  ])('of few places with "%s" is the shortest possible', (query, isClosed, first, last) => {
    const list = scattered()
    const { durations } = town.table(list.map(([lng, lat]) => ({ lat, lng })))
    const seconds = (order: number[]) =>
      [...order, ...(isClosed ? [order[0]!] : [])].reduce(
        (sum, place, i, all) => (i === 0 ? 0 : sum + durations[all[i - 1]! * list.length + place]!),
        0,
      )
    const allowed = permutations(list.map((_, place) => place)).filter(
      (order) => (first === undefined || order[0] === first) && (last === undefined || order.at(-1) === last),
    )
    const { trip, order } = tripOf(list, query)
    expect(seconds(order)).toBe(Math.min(...allowed.map(seconds)))
    if (first !== undefined) expect(order[0]).toBe(first)
    if (last !== undefined) expect(order.at(-1)).toBe(last)
    expect(trip.legs).toHaveLength(isClosed ? 6 : 5)
    // Each leg of the table is a whole second, those of the route are not.
    expect(Math.abs(trip.duration - seconds(order))).toBeLessThanOrEqual(6)
  })

  it('of many places visits each once and is no longer than the given order', () => {
    const [lng, lat] = town.manifest.center
    const list = Array.from({ length: 30 }, (_, i): LngLat => [
      lng + 0.014 * Math.cos(i * 2.4),
      lat + 0.009 * Math.sin(i * 2.4),
    ])
    const { trip, order, waypoints } = tripOf(list, 'source=first&destination=last&roundtrip=false')
    expect(order.toSorted((a, b) => a - b)).toEqual(list.map((_, place) => place))
    expect([order[0], order.at(-1)]).toEqual([0, 29])
    expect(waypoints.every(({ trips_index: trip }) => trip === 0)).toBe(true)
    const asGiven = body(request('route', text(list))).routes[0]!
    expect(trip.duration).toBeLessThan(asGiven.duration)
    expect(decodePolyline(trip.geometry).length).toBeGreaterThan(20)
  })

  it('is refused above the limit of places', () => {
    const many = Array.from({ length: 101 }, () => '-125.3,46.95').join(';')
    expect(request('trip', many).body).toMatchObject({
      code: 'TooBig',
      message: expect.stringContaining('100'),
    })
  })
})

describe('alternatives', () => {
  /** Trips across the town: some have a second sensible way. */
  const across = () => {
    const [west, south, east, north] = town.manifest.bounds
    const at = (x: number, y: number): LngLat => [west + (east - west) * x, south + (north - south) * y]
    return [0.2, 0.35, 0.5, 0.65, 0.8].flatMap((y): [LngLat, LngLat][] => [
      [at(0.15, y), at(0.85, 1 - y)],
      [at(y, 0.15), at(1 - y, 0.85)],
    ])
  }
  const ways = (pair: [LngLat, LngLat], expectedWay: string) =>
    body(request('route', text(pair), `overview=full&geometries=geojson&alternatives=${expectedWay}`)).routes

  it('are different ways, at most a quarter longer, after the best one', () => {
    const lengths = across().map((pair) => ways(pair, '3'))
    expect(lengths.some((routes) => routes.length > 1)).toBe(true)
    for (const [best, ...others] of lengths) {
      const streets = new Set((best!.geometry as { coordinates: LngLat[] }).coordinates.map(String))
      for (const other of others) {
        expect(other.duration).toBeGreaterThanOrEqual(best!.duration)
        expect(other.duration).toBeLessThanOrEqual(best!.duration * 1.25 + 1)
        const points = (other.geometry as { coordinates: LngLat[] }).coordinates.map(String)
        expect(points.some((point) => !streets.has(point))).toBe(true)
        // No street twice: a detour to a via and back is no alternative.
        expect(new Set(points).size).toBe(points.length)
      }
    }
  })

  it('are one with `true`, none without the option, and only between two places', () => {
    const pair = across().find((each) => ways(each, '3').length > 1)!
    expect(ways(pair, 'true')).toHaveLength(2)
    expect(ways(pair, 'false')).toHaveLength(1)
    expect(ways(pair, '1')[1]).toEqual(ways(pair, 'true')[1])
    expect(body(request('route', text([...pair, pair[0]]), 'alternatives=true')).routes).toHaveLength(1)
    expect(request('route', text(pair), 'alternatives=many').body.code).toBe('InvalidQuery')
  })
})

describe('nearest and match', () => {
  it('names the nearest streets, nearest first', () => {
    const { waypoints } = body(request('nearest', text(places.slice(0, 1)), 'number=3'))
    expect(waypoints).toHaveLength(3)
    expect(waypoints.map(({ distance }) => distance)).toEqual(
      waypoints.map(({ distance }) => distance).toSorted((a, b) => a - b),
    )
    expect(waypoints[0]!.nodes).toHaveLength(2)
  })

  it('follows a noisy trail back to the streets it drove', () => {
    const route = town.route(places.map(([lng, lat]) => ({ lat, lng })))
    const line = route.geometry.flat().filter((_, i) => i % 2 === 0)
    const noisy = line.map(([lng, lat], i): LngLat => [
      lng + 0.00006 * Math.sin(i * 7),
      lat + 0.00005 * Math.cos(i * 5),
    ])
    const stamps = noisy.map((_, i) => i * 8).join(';')
    const { code, matchings, tracepoints } = body(
      request('match', text(noisy), `timestamps=${stamps}&geometries=polyline6&overview=full`),
    )
    expect(code).toBe('Ok')
    expect(matchings).toHaveLength(1)
    expect(matchings[0]!.confidence).toBeGreaterThan(0.6)
    expect(tracepoints.filter(Boolean).length).toBe(noisy.length)
    expect(matchings[0]!.legs).toHaveLength(noisy.length - 1)
    expect(matchings[0]!.duration).toBeGreaterThan(60)
    const match = town.match(noisy.map(([lng, lat], i) => ({ lat, lng, at: i * 8 })))
    expect(Math.abs(match.distance - route.distance) / route.distance).toBeLessThan(0.06)
  })

  it('cuts a trail at a gap and leaves out points far from any road', () => {
    const [lng, lat] = town.manifest.center
    const near = town.snap(lat, lng)!
    const trail = [
      { lat: near.lat, lng: near.lng, at: 0 },
      { lat: near.lat + 0.0001, lng: near.lng + 0.0001, at: 10 },
      { lat: 46.9, lng: -125.1, at: 20 },
      { lat: near.lat + 0.004, lng: near.lng + 0.004, at: 4000 },
    ]
    const match = town.match(trail)
    expect(match.points[2]).toBeNull()
    expect(match.points[0]?.piece).toBe(0)
    expect(match.points[3]?.piece ?? 1).toBe(1)
  })
})

describe('an isochrone', () => {
  it('contains its centre and grows with time', () => {
    const [lng, lat] = town.manifest.center
    const areas = town
      .isochrone(lat, lng, [120, 300, 600])
      .map(({ polygons }) =>
        Math.abs(
          polygons[0]!.reduce(
            (sum, [x, y], i, ring) =>
              sum + x * (ring[(i + 1) % ring.length]![1] - y) - y * (ring[(i + 1) % ring.length]![0] - x),
            0,
          ),
        ),
      )
    expect(areas[0]).toBeGreaterThan(0)
    expect(areas[1]).toBeGreaterThan(areas[0]! * 2)
    expect(areas[2]).toBeGreaterThan(areas[1]!)
    const { polygons } = town.isochrone(lat, lng, [300])[0]!
    expect(polygons[0]![0]).toEqual(polygons[0]!.at(-1))
  })
})

describe('a wrong request', () => {
  const cases: [string, string, string, string][] = [
    ['route', 'abc', '', 'InvalidUrl'],
    ['route', '1,2;3', '', 'InvalidUrl'],
    ['route', '1,95;2,3', '', 'InvalidValue'],
    ['route', '%E0%A4%A', '', 'InvalidUrl'],
    ['fly', '1,2;3,4', '', 'InvalidService'],
    ['tile', '1,2;3,4', '', 'InvalidUrl'],
    ['tile', 'tile(0,0,11).mvt', '', 'InvalidOptions'],
    ['tile', 'tile(4096,0,12).mvt', '', 'InvalidOptions'],
    ['trip', '-125.3,46.95', '', 'InvalidOptions'],
    ['trip', '-125.3,46.95;-125.31,46.95', 'source=last', 'InvalidQuery'],
    ['trip', '-125.3,46.95;-125.31,46.95', 'roundtrip=maybe', 'InvalidQuery'],
    ['trip', '-125.3,46.95;-125.31,46.95', 'radiuses=0;0', 'NoSegment'],
    ['route', '-125.3,46.95', '', 'InvalidOptions'],
    ['route', '-125.3,46.95;-125.31,46.95', 'geometries=wkt', 'InvalidQuery'],
    ['route', '-125.3,46.95;-125.31,46.95', 'colour=red', 'InvalidQuery'],
    ['route', '-125.3,46.95;-125.31,46.95', 'approaches=curb', 'InvalidOptions'],
    // What would change the answer and is not done is refused, not ignored.
    ['route', '-125.3,46.95;-125.31,46.95', 'bearings=0,45;', 'InvalidOptions'],
    ['nearest', '-125.3,46.95', 'snapping=any', 'InvalidOptions'],
    ['table', '-125.3,46.95;-125.31,46.95', 'format=flatbuffers', 'InvalidOptions'],
    ['route', '-125.3,46.95;-125.31,46.95', 'radiuses=0;0', 'NoSegment'],
    ['route', '-125.3,46.95;20,30', '', 'NoSegment'],
    ['table', '-125.3,46.95;20,30', '', 'NoSegment'],
    ['table', '-125.3,46.95;-125.31,46.95', 'sources=2', 'InvalidOptions'],
    ['table', '-125.3,46.95;-125.31,46.95', 'sources=x', 'InvalidQuery'],
    ['table', '-125.3,46.95;-125.31,46.95', 'annotations=cost', 'InvalidQuery'],
    ['nearest', '-125.3,46.95;-125.31,46.95', '', 'InvalidOptions'],
    ['nearest', '-125.3,46.95', 'number=0', 'InvalidOptions'],
    ['route', '-125.3,46.95;-125.31,46.95', 'exclude=tunnel', 'InvalidValue'],
    ['table', Array.from({ length: 26 }, () => '-125.3,46.95').join(';'), 'exclude=toll', 'TooBig'],
    ['match', '-125.3,46.95;-125.31,46.95', 'timestamps=5;4', 'InvalidValue'],
  ]
  it.each(cases)('%s %s ?%s is %s', (service, coordinates, query, code) => {
    const answer = request(service, coordinates, query)
    expect([answer.status, answer.body.code]).toEqual([400, code])
    expect(String(answer.body.message).length).toBeGreaterThan(5)
  })

  it('names unknown versions and profiles, and refuses requests above the limit', () => {
    expect(answerOsrm(town, '/route/v2/driving/1,2;3,4').body.code).toBe('InvalidVersion')
    expect(answerOsrm(town, '/route/v1/walking/1,2;3,4').body.code).toBe('InvalidUrl')
    expect(answerOsrm(town, '/route').body.code).toBe('InvalidUrl')
    const many = Array.from({ length: 5001 }, () => '-125.3,46.95').join(';')
    expect(request('table', many).body).toMatchObject({
      code: 'TooBig',
      message: expect.stringContaining('5000'),
    })
    expect(request('route', many).body.code).toBe('TooBig')
    expect(answerOsrm(() => undefined, '/nearest/v1/driving/1,2').body.code).toBe('NoSegment')
  })
})
