// The hierarchy answers exactly what plain Dijkstra answers, for tables and for routes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { generateTown, openRegion, readPbf, UNREACHABLE, type Region } from '../src/index.ts'
import { openGraph, type RoadGraph, type ProfileGraph } from '../src/engine/graph.ts'
import { seedsOf, snapPoint } from '../src/engine/snap.ts'
import { findPath } from '../src/engine/route.ts'
import { Upsearch } from '../src/engine/search.ts'
import { oneToAll } from '../src/engine/isochrone.ts'
import { demoFolder, extractPath, hasGeo, realRegion } from './support/regions.ts'
import { PlainDijkstra, plainNetwork } from './support/plain-dijkstra.ts'

function spread(region: Region, count: number, seed: number) {
  const [west, south, east, north] = region.manifest.bounds
  let state = seed
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  return Array.from({ length: count }, () => ({
    lat: south + next() * (north - south),
    lng: west + next() * (east - west),
  }))
}

describe('the generated town', () => {
  let region: Region
  let roads: RoadGraph
  let car: ProfileGraph
  let judge: PlainDijkstra

  beforeAll(async () => {
    const dir = await demoFolder()
    region = openRegion(dir)
    roads = openGraph(readFileSync(join(dir, 'graph.bin')))
    car = roads.profiles.car as ProfileGraph
    judge = new PlainDijkstra(await plainNetwork(generateTown()))
  })

  const seeds = (points: { lat: number; lng: number }[]) =>
    points.map(({ lat, lng }) => seedsOf(car, snapPoint(roads, car, lat, lng)!))
  const engine = () => ({
    graph: car,
    searches: {
      forward: new Upsearch(car.forward, car.backward, car.count),
      backward: new Upsearch(car.backward, car.forward, car.count),
    },
  })

  it('finds ways as light as plain Dijkstra, to the millisecond', () => {
    const places = seeds(spread(region, 40, 11))
    const freshEngine = engine()
    for (const from of places) {
      const expected = judge.oneToMany(car, from, places)
      places.forEach((to, j) => {
        const path = findPath(freshEngine, from, to)!
        const forward = freshEngine.searches.forward
        expect(path).not.toBeNull()
        // In the town weight and time differ nowhere: no alleys, no private roads.
        expect(path.duration).toBe(expected[j])
        expect(forward).toBeDefined()
      })
    }
  })

  it('gives the same times in tables and routes', () => {
    const points = spread(region, 12, 5)
    const { durations, distances } = region.table(points)
    points.forEach((from, i) =>
      points.forEach((to, j) => {
        if (i === j) return
        const route = region.route([from, to])
        expect(Math.abs(route.duration - durations[i * points.length + j]!)).toBeLessThanOrEqual(0.6)
        expect(Math.abs(route.distance - distances[i * points.length + j]!)).toBeLessThanOrEqual(0.6)
      }),
    )
  })

  it('reaches every edge in one sweep with the same times', () => {
    const [from] = spread(region, 1, 3)
    const snap = snapPoint(roads, car, from!.lat, from!.lng)!
    const reach = oneToAll(engine(), snap)
    const targets = spread(region, 25, 9).flatMap((point) =>
      seedsOf(car, snapPoint(roads, car, point.lat, point.lng)!).slice(0, 1),
    )
    const expected = judge.oneToMany(
      car,
      seedsOf(car, snap),
      targets.map((seed) => [{ ...seed, along: 1 }]),
    )
    targets.forEach(({ edge }, i) => expect(Math.abs(reach[edge]! - expected[i]!)).toBeLessThanOrEqual(1))
  })

  it('accepts separate sources and destinations, and keeps their order', () => {
    const points = spread(region, 6, 21)
    const wholeTable = region.table(points)
    const part = region.table(points, { sources: [4, 1], destinations: [0, 5, 2] })
    expect([part.rows, part.columns]).toEqual([2, 3])
    const pick = [4, 1].flatMap((row) => [0, 5, 2].map((column) => wholeTable.durations[row * 6 + column]))
    expect([...part.durations]).toEqual(pick)
  })

  it('drives slower at rush hour, most of all on major roads, and never on an empty night', () => {
    const points = spread(region, 10, 2)
    const at = (hour: number) =>
      region
        .table(points, { departAt: new Date(2026, 3, 16, hour, 30) })
        .durations.reduce((sum, seconds) => sum + seconds, 0)
    expect(at(8)).toBeGreaterThan(at(11))
    expect(at(11)).toBeGreaterThan(at(3))
    expect(at(3)).toBe(region.table(points).durations.reduce((sum, seconds) => sum + seconds, 0))
  })

  it('lets a truck take longer than a car', () => {
    const points = spread(region, 8, 17)
    const sum = (profile: 'car' | 'truck') =>
      region.table(points, { profile }).durations.reduce((total, seconds) => total + seconds, 0)
    expect(sum('truck')).toBeGreaterThan(sum('car') * 1.02)
  })

  it('refuses invalid requests', () => {
    const point = spread(region, 1, 1)[0]!
    const many = Array.from({ length: 10_000 }, () => point)
    expect(() => region.table(many)).toThrow(/10000 × 10000 is too big: at most 5000/)
    expect(() => region.table([point, { lat: Number.NaN, lng: 3 }])).toThrow(/not a number/)
    expect(() => region.table([point!, { lat: 0, lng: 0 }])).toThrow(/0, 0/)
    expect(() => region.table([{ lat: point!.lng, lng: point!.lat }])).toThrow(/swapped|beyond 90/)
    expect(() => region.table([point!], { sources: [1] })).toThrow(/no point number 1/)
    expect(region.table([]).durations.length).toBe(0)
  })

  it('reports unreachable places', () => {
    const far = { lat: 10, lng: 20 }
    const point = spread(region, 1, 1)[0]!
    expect(region.table([point!, far]).durations[1]).toBe(UNREACHABLE)
    expect(region.table([point!, far]).snapped[1]).toBeNull()
    expect(() => region.route([point!, far])).toThrow(/No road is near point 2/)
  })
})

describe.runIf(hasGeo)('San Francisco', () => {
  it('finds exact times among one-way streets and 290 forbidden turns', async () => {
    const region = await realRegion('sf-downtown')
    const judge = new PlainDijkstra(await plainNetwork(readPbf(extractPath('sf-downtown'))))
    const roads = openGraph(readFileSync(join(region.tilesPath, '../graph.bin')))
    const car = roads.profiles.car as ProfileGraph
    const forward = new Upsearch(car.forward, car.backward, car.count)
    const backward = new Upsearch(car.backward, car.forward, car.count)
    const places = spread(region, 30, 4).map(({ lat, lng }) => seedsOf(car, snapPoint(roads, car, lat, lng)!))
    for (const from of places) {
      const expected = judge.oneToMany(car, from, places)
      places.forEach((to, j) => {
        const path = findPath({ graph: car, searches: { forward, backward } }, from, to)!
        const weight = path.edges.length > 0 ? weigh(forward, backward) : 0
        expect(Math.min(weight, expected[j]!)).toBe(expected[j])
      })
    }
    function weigh(up: Upsearch, down: Upsearch): number {
      let best = Infinity
      for (let i = 0; i < down.settledCount; i++) {
        const node = down.settled[i]
        if (!up.reached(node!)) continue
        const total = up.weight[node!]! + down.weight[node!]!
        const round = total < 0 ? (car.loops.get(node!)?.weight ?? Infinity) : 0
        best = Math.min(best, total + round)
      }
      return best
    }
  })
})
