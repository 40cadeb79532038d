// Other engines over real HTTP, well and badly behaved; and what answers when they do not.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  answerOsrm,
  createGeocoder,
  crowEngine,
  createRoads,
  encodePolyline,
  nominatimClient,
  osrmClient,
  photonClient,
  valhallaClient,
  type Point,
  type Region,
} from '../src/index.ts'
import { estimateOf, estimateTrip } from '@dropwise/contracts'
import { distanceMetres } from '../src/engine/geometry.ts'
import { demoTown } from './support/regions.ts'

let town: Region
let points: Point[]
beforeAll(async () => {
  town = await demoTown()
  const [lng, lat] = town.manifest.center
  // Six decimals, as coordinates travel.
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  points = Array.from({ length: 130 }, (_, i) => ({
    lat: round(lat + 0.01 * Math.sin(i * 3.3)),
    lng: round(lng + 0.018 * Math.cos(i * 1.7)),
  }))
})

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

/** A server on loopback that records its requests. */
async function serve(
  handle: (request: IncomingMessage, response: ServerResponse, count: number, body: string) => void,
) {
  const requestedPaths: string[] = []
  const server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '')
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => handle(request, response, requestedPaths.length, text))
  })
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: requestedPaths }
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** OSRM as osrm-routed runs by default: our own answers, at most 100 locations a table. */
function osrmServer() {
  return serve((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://x')
    if (pathname.startsWith('/table') && pathname.split(';').length > 100)
      return json(response, 400, { code: 'TooBig', message: 'Too many table coordinates' })
    const { status, body } = answerOsrm(town, pathname, search)
    json(response, status, body)
  })
}

const quick = { sleep: () => Promise.resolve(), timeoutMs: 60_000 }

describe('an OSRM server', () => {
  it('is called in parts within its limit, and the table is complete', async () => {
    const { url, asked: requests } = await osrmServer()
    const table = await osrmClient(url, quick).table(points)
    const local = town.table(points)
    expect(requests.length).toBe(9)
    expect([table.rows, table.columns, table.quality]).toEqual([130, 130, 'roads'])
    expect(table.durations).toEqual(local.durations)
    expect(table.distances).toEqual(local.distances)
    expect(table.snapped[129]).toMatchObject({ name: local.snapped[129]?.name })
  })

  it('is not called twice for the same table', async () => {
    const { url, asked: requests } = await osrmServer()
    const client = osrmClient(url, quick)
    await client.table(points.slice(0, 20))
    await client.table(points.slice(0, 20))
    expect(requests.length).toBe(1)
  })

  it('gives routes with geometry and steps', async () => {
    const { url } = await osrmServer()
    const route = await osrmClient(url, quick).route(points.slice(0, 3), { steps: true })
    const local = town.route(points.slice(0, 3), { steps: true })
    expect(Math.abs(route.distance - local.distance)).toBeLessThan(2)
    expect(route.geometry).toHaveLength(2)
    expect(route.legs[0]!.steps?.[0]!.manoeuvre).toBe('depart')
    expect(route.legs[0]!.steps?.at(-1)?.manoeuvre).toBe('arrive')
    expect(route.geometry[0]!.length).toBe(local.geometry[0]!.length)
  })

  it('that is busy is called again, within the time limit', async () => {
    const { url, asked: requests } = await serve((_request, response, count) =>
      count < 3
        ? json(response, 429, {})
        : json(
            response,
            200,
            answerOsrm(town, '/table/v1/driving/-125.3,46.95', 'annotations=duration,distance').body,
          ),
    )
    const waits: number[] = []
    await osrmClient(url, { ...quick, sleep: async (ms) => void waits.push(ms) }).table(points.slice(0, 1))
    expect(requests.length).toBe(3)
    expect(waits).toEqual([250, 1000])
  })

  const bad: [string, (response: ServerResponse) => void, RegExp][] = [
    [
      'refuses',
      (response) => json(response, 400, { code: 'InvalidOptions', message: 'no such thing' }),
      /OSRM refuses: no such thing/,
    ],
    ['is overloaded', (response) => json(response, 429, {}), /answers 429/],
    ['is broken', (response) => json(response, 500, {}), /answers 500/],
    ['is a web page', (response) => void response.end('<html>hello</html>'), /not JSON/],
    [
      'answers another shape',
      (response) => json(response, 200, { code: 'Ok', durations: [[1]] }),
      /another shape/,
    ],
    ['hangs up', (response) => void response.destroy(), /cannot be reached/],
    ['says nothing', () => {}, /did not answer within/],
  ]
  it.each(bad)(
    'that %s leads to a clear error, and to our own roads behind createRoads',
    async (name, behave, message) => {
      const { url } = await serve((_request, response) => behave(response))
      // Only silence is waited for: on a busy machine an answer may take longer than that.
      const http = { ...quick, timeoutMs: name === 'says nothing' ? 150 : 10_000, tries: 2 }
      await expect(osrmClient(url, http).table(points.slice(0, 3))).rejects.toThrow(message)
      const fallbacks: string[] = []
      const table = await createRoads({
        regions: [town],
        osrmUrl: url,
        http,
        onFallback: (engine) => fallbacks.push(engine),
      }).table(points.slice(0, 3))
      expect(fallbacks).toEqual(['OSRM'])
      expect(table.quality).toBe('roads')
      expect([...table.durations]).toEqual([...town.table(points.slice(0, 3)).durations])
    },
  )

  it('is not called again once the caller aborts', async () => {
    const { url } = await serve(() => {})
    const stop = new AbortController()
    const pendingTable = osrmClient(url, quick).table(points.slice(0, 3), { signal: stop.signal })
    setTimeout(() => stop.abort(), 50)
    await expect(pendingTable).rejects.toThrow(/abort/i)
  })
})

describe('a Valhalla server', () => {
  it('is called with 2,500 pairs and the truck profile, and its kilometres become metres', async () => {
    const requests: { sources: unknown[]; targets: unknown[]; costing: string; costing_options?: unknown }[] =
      []
    const { url } = await serve((_request, response, _count, text) => {
      const request = JSON.parse(text) as (typeof requests)[number]
      requests.push(request)
      const rows = (value: number) => request.sources.map(() => request.targets.map(() => value))
      json(response, 200, {
        sources_to_targets: { durations: rows(60), distances: rows(1.25) },
        units: 'kilometers',
      })
    })
    const table = await valhallaClient(url, quick).table(points.slice(0, 60), { profile: 'truck' })
    expect(requests.every(({ sources, targets }) => sources.length * targets.length <= 2500)).toBe(true)
    expect(requests).toHaveLength(4)
    expect(requests[0]).toMatchObject({
      costing: 'truck',
      costing_options: { truck: { height: 3.2, weight: 7.5 } },
    })
    expect([table.durations[61], table.distances[61]]).toEqual([60, 1250])
  })

  it('answers in the older shape too, with null for unreachable places', async () => {
    const { url } = await serve((_request, response) =>
      json(response, 200, {
        sources_to_targets: [
          [
            { time: 0, distance: 0 },
            { time: null, distance: null },
          ],
          [
            { time: 61, distance: 0.7 },
            { time: 0, distance: 0 },
          ],
        ],
      }),
    )
    const table = await valhallaClient(url, quick).table(points.slice(0, 2))
    expect([...table.durations]).toEqual([0, 1_000_000_000, 61, 0])
    expect(table.distances[2]).toBe(700)
  })

  it('gives routes from its six-decimal lines', async () => {
    const line: [number, number][] = [
      [-125.3, 46.95],
      [-125.301, 46.951],
    ]
    const { url } = await serve((_request, response) =>
      json(response, 200, {
        trip: {
          legs: [
            {
              shape: encodePolyline(line, 6),
              summary: { length: 0.135, time: 20 },
              maneuvers: [
                {
                  type: 1,
                  instruction: 'Drive north.',
                  street_names: ['Weaver Lane'],
                  begin_shape_index: 0,
                  end_shape_index: 1,
                },
                { type: 4, instruction: 'You have arrived.', begin_shape_index: 1, end_shape_index: 1 },
              ],
            },
          ],
        },
      }),
    )
    const route = await valhallaClient(url, quick).route(points.slice(0, 2), { steps: true })
    expect(route).toMatchObject({ distance: 135, duration: 20, geometry: [line] })
    expect(route.legs[0]!.steps?.map(({ manoeuvre }) => manoeuvre)).toEqual(['depart', 'arrive'])
  })

  it('that refuses is replaced', async () => {
    const { url } = await serve((_request, response) =>
      json(response, 400, { error_code: 154, error: 'Path distance exceeds the max distance limit' }),
    )
    await expect(valhallaClient(url, quick).table(points.slice(0, 2))).rejects.toThrow(
      /Path distance exceeds/,
    )
    expect(
      (await createRoads({ regions: [town], valhallaUrl: url, http: quick }).table(points.slice(0, 2)))
        .quality,
    ).toBe('roads')
  })
})

describe('outside every region', () => {
  it('estimates with the figures of the country, and names them', async () => {
    const roads = createRoads({ regions: [town], loadCountries: async () => () => 'DK' })
    const away = points.slice(0, 3).map(({ lat, lng }) => ({ lat: lat + 3, lng }))
    const table = await roads.table(away)
    const route = await roads.route(away)
    expect([table.quality, route.quality]).toEqual(['estimated', 'estimated'])
    expect(table.distances[1]).toBe(route.legs[0]!.distance)
    expect(table.estimate).toEqual(estimateOf('DK'))
    const straight = distanceMetres(away[0]!.lat, away[0]!.lng, away[1]!.lat, away[1]!.lng)
    expect(estimateTrip(straight, estimateOf('DK'))).toEqual({
      distance: table.distances[1],
      duration: table.durations[1],
    })
    const { factor } = town.manifest.crow
    expect(factor).toBeGreaterThan(1.05)
    expect(factor).toBeLessThan(1.6)
    await expect(roads.table([{ lat: 0, lng: 0 }])).rejects.toThrow(/0, 0/)
    await expect(roads.table(Array.from({ length: 10_000 }, () => points[0]!))).rejects.toThrow(
      /at most 5000/,
    )
  })

  it('uses roads between places inside, straight lines to places beyond, and marks the table as estimated', async () => {
    const roads = createRoads({ regions: [town] })
    const [a, b] = points
    const beyond = { lat: a!.lat + 1, lng: a!.lng }
    const table = await roads.table([a!, beyond, b!])
    const local = town.table([a!, b!])
    expect(table.quality).toBe('estimated')
    expect([table.distances[2], table.distances[6]]).toEqual([local.distances[1], local.distances[2]])
    expect(table.distances[1]).toBeGreaterThan(110_000)
    const part = await roads.table([a!, beyond, b!], { sources: [2], destinations: [0, 1] })
    expect([...part.distances]).toEqual([table.distances[6], table.distances[7]])

    const route = await roads.route([a!, b!, beyond])
    expect(route.legs[0]!.distance).toBeCloseTo(local.distances[1]!, -1)
    expect(route.legs[1]!.distance).toBe(table.distances[7])
    expect(route.geometry.map((line) => line.length > 2)).toEqual([true, false])
    expect(route.snapped).toHaveLength(3)
  })

  it('fits: the estimate is right on average inside', async () => {
    const firstPoints = points.slice(0, 60)
    const local = town.table(firstPoints)
    const estimate = await crowEngine(town.manifest.crow).table(firstPoints)
    const sum = (values: Int32Array) => values.reduce((total, value) => total + value, 0)
    expect(sum(estimate.distances) / sum(local.distances)).toBeCloseTo(1, 0)
    expect(sum(estimate.durations) / sum(local.durations)).toBeGreaterThan(0.8)
    expect(sum(estimate.durations) / sum(local.durations)).toBeLessThan(1.25)
  })
})

describe('other geocoders', () => {
  const item = (road: string, number?: string) => ({
    lat: '46.95',
    lon: '-125.3',
    display_name: `${number ?? ''} ${road}`,
    address: { road, ...(number ? { house_number: number } : {}), town: 'Elsewhere', postcode: 'EL1 1AA' },
  })

  it('Nominatim: searches by structured fields, then by fewer; confidence depends on the result', async () => {
    const { url, asked: requests } = await serve((_request, response, count) =>
      json(response, 200, count === 1 ? [] : [item('Weaver Lane', '14')]),
    )
    const [best] = await nominatimClient(url, quick).geocode({
      street: 'Weaver Ln',
      houseNumber: '14',
      city: 'Elsewhere',
      postcode: 'WRONG',
    })
    expect(requests[0]).toContain('postalcode=WRONG')
    expect(requests[1]).not.toContain('postalcode')
    expect(best).toMatchObject({ street: 'Weaver Lane', houseNumber: '14', accuracy: 'rooftop' })
    expect(best!.confidence).toBeLessThan(0.9)
  })

  it('Nominatim: one request a second to the public server, none for cached addresses', async () => {
    const { url, asked: requests } = await serve((_request, response) =>
      json(response, 200, [item('Weaver Lane')]),
    )
    const waits: number[] = []
    const client = nominatimClient(url, {
      ...quick,
      perSecond: 0.01,
      sleep: async (ms) => void waits.push(ms),
    })
    await Promise.all(['a', 'b', 'c', 'd', 'a'].map((query) => client.geocode(query)))
    // The first goes at once; each further one waits for a gap more than the one before.
    expect(waits.map((ms) => Math.round(ms / 100_000))).toEqual([1, 2, 3])
    expect(requests.length).toBe(4)
  })

  it('Photon: GeoJSON to candidates, with the accuracy of a town for a town', async () => {
    const features = [
      {
        geometry: { coordinates: [-125.3, 46.95] },
        properties: { housenumber: '14', street: 'Weaver Lane', postcode: 'EL1 1AA', city: 'Elsewhere' },
      },
      { geometry: { coordinates: [-125.4, 46.9] }, properties: { name: 'Elsewhere', type: 'city' } },
    ]
    const { url } = await serve((_request, response) =>
      json(response, 200, { type: 'FeatureCollection', features }),
    )
    const results = await photonClient(url, quick).geocode('14 Weaver Lane, Elsewhere')
    expect(results.map(({ accuracy }) => accuracy)).toEqual(['rooftop', 'town'])
    expect(results[0]!.confidence).toBeGreaterThan(0.9)
    expect(results[1]!.confidence).toBeLessThan(0.5)
  })

  it('are called only for addresses that no region is sure of, and may fail without effect', async () => {
    const { url, asked: requests } = await serve((_request, response) => json(response, 503, {}))
    const failures: string[] = []
    const geocoder = createGeocoder({
      regions: [town],
      geocoderUrl: `nominatim+${url}`,
      http: { ...quick, tries: 1 },
      onFallback: (name) => failures.push(name),
    })
    const nearest = town.reverse(town.manifest.center[1], town.manifest.center[0])!
    await geocoder.geocode(nearest.label)
    expect(requests.length).toBe(0)
    expect(await geocoder.geocode('1 Nowhere Parade, Elsewhere')).toEqual(expect.any(Array))
    expect(failures).toEqual(['Nominatim'])
    expect(geocoder.attribution).toContain('OpenStreetMap')
  })
})
