// Limits of height, width, length and weight: the tall van takes the long way, the small one the short way.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roadKey } from '@dropwise/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLimit, readSizeLimits } from '../src/compile/size-limits.ts'
import { openGraph, type ProfileGraph } from '../src/engine/graph.ts'
import { NO_LIMIT } from '../src/engine/sizes.ts'
import { allTurns } from '../src/engine/turns.ts'
import { closedBySize, graphWithinSizes } from '../src/engine/within-sizes.ts'
import { compileRegion, openRegion, UNREACHABLE, type Region } from '../src/index.ts'
import { draw, type Drawing, type Drawn } from '../src/testing/small-town.ts'
import { demoTown } from './support/regions.ts'
import { checkerFor } from './support/route-checker.ts'

/** A bridge of 3.2 m between B and C; the long way is B-E-F-C. D lies behind a weak bridge, G has no other way. */
const town = draw({
  map: ['ABCD', '.EF.', '..G.'],
  ways: {
    AB: {},
    BC: { bridge: 'yes', maxheight: '3.2', name: 'Mill Bridge' },
    BE: {},
    EF: {},
    FC: {},
    CD: { maxweight: '7.5', name: 'Quay' },
    FG: { maxwidth: '2.1' },
  },
})

const drawn: string[] = []
async function compile({ source }: Drawn): Promise<Region> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwise-sizes-'))
  drawn.push(folder)
  await compileRegion(source, { outDir: folder, name: 'drawn' })
  return openRegion(join(folder, 'drawn'))
}
afterAll(() => Promise.all(drawn.map((folder) => rm(folder, { recursive: true }))))

let region: Region
beforeAll(async () => {
  region = await compile(town)
})

const way = async (key: Parameters<Region['sameRoads']>[0], from: string, to: string): Promise<string> => {
  const line = region.route([town.at(from), town.at(to)], { profile: key }).geometry[0]!
  expect((await checkerFor(town.source)).violations(line)).toEqual([])
  return line.map((place) => town.letterAt(place)).join('')
}

describe('[M14] [M43] sizes of vehicles on the road', () => {
  it('sends the tall van round a low bridge, and the small one over it', async () => {
    expect(await way('car', 'A', 'C')).toBe('ABC')
    expect(await way(roadKey('car', { height: 3.2 }), 'A', 'C')).toBe('ABC')
    expect(await way(roadKey('car', { height: 3.21 }), 'A', 'C')).toBe('ABEFC')
    const points = [town.at('A'), town.at('C')]
    const [small, tall] = [{}, { height: 3.4 }].map((sizes) =>
      region.table(points, { profile: roadKey('car', sizes) }),
    )
    expect(tall!.distances[1]).toBeGreaterThan(small!.distances[1]! + 350)
    expect(tall!.distances[1]).toBeCloseTo(
      region.route(points, { profile: roadKey('car', { height: 3.4 }) }).distance,
      -1,
    )
  })

  it('finds no way where every way is too narrow or too weak, and names the limit', () => {
    const heavy = roadKey('car', { height: 3.4, width: 2.5, weight: 12 })
    const table = region.table([town.at('A'), town.at('D'), town.at('G')], { profile: heavy })
    expect(Array.from(table.durations.slice(1, 3))).toEqual([UNREACHABLE, UNREACHABLE])
    expect(() => region.route([town.at('A'), town.at('D')], { profile: heavy })).toThrow('No way leads')
    // The vehicle can drive round the low bridge, so the bridge is no obstacle.
    expect(region.obstacles(town.at('A'), town.at('D'), heavy)).toMatchObject([
      { kind: 'weight', limit: 7.5, street: 'Quay' },
    ])
    expect(region.obstacles(town.at('A'), town.at('G'), heavy)).toMatchObject([{ kind: 'width', limit: 2.1 }])
    expect(region.obstacles(town.at('A'), town.at('C'), 'car')).toEqual([])
  })

  it('turns back before a bridge that it may not cross', () => {
    const tall = roadKey('car', { height: 3.4 })
    // B is left by E, but a stop halfway on AB needs a way back from B's other side too.
    expect(region.route([town.at('A'), town.at('B'), town.at('A')], { profile: tall }).distance).toBeLessThan(
      850,
    )
  })

  it('uses one table for vehicles with the same limits on the map', () => {
    expect(region.sameRoads(roadKey('car', { height: 2.2, weight: 3.5 }))).toBe('car')
    const first = roadKey('car', { height: 3.4 })
    expect(region.sameRoads(first)).toBe(first)
    expect(region.sameRoads(roadKey('car', { height: 3.9, length: 8 }))).toBe(first)
    expect(region.sizeLimits).toBe(6)
  })

  it('refuses an invalid key', () => {
    for (const key of ['car@', 'car@x3', 'car@h3.20', 'boat@h3', 'car@t3h2'])
      expect(() => region.sameRoads(key as 'car'), key).toThrow('has no roads')
  })

  it('stops at a height bar on a node, and turns there', async () => {
    const bar = draw({
      map: ['ABC'],
      ways: { ABC: {} },
      nodes: { B: { barrier: 'height_restrictor', maxheight: '6\'6"' } },
    })
    const behind = await compile(bar)
    const points = [bar.at('A'), bar.at('C')]
    expect(behind.table(points).durations[1]).toBeLessThan(UNREACHABLE)
    const tall = roadKey('car', { height: 2.4 })
    expect(behind.table(points, { profile: tall }).durations[1]).toBe(UNREACHABLE)
    expect(behind.obstacles(points[0]!, points[1]!, tall)).toMatchObject([{ kind: 'height', limit: 1.98 }])
  })
})

it('[M14] [M43] a van of 3.5 t goes round the bridge of the demo town that bears 3 t', async () => {
  const demo = await demoTown()
  const south = { lat: 46.9503414, lng: -125.3159413 }
  const north = { lat: 46.9526953, lng: -125.316729 }
  const [small, large] = [roadKey('car', { weight: 2.9 }), roadKey('car', { weight: 3.5 })]
  const metres = (profile: typeof small) => demo.table([south, north], { profile }).distances[1]!
  expect(metres(small)).toBeLessThan(400)
  expect(metres(large)).toBeGreaterThan(2_000)
  expect(demo.obstacles(south, north, large)).toMatchObject([
    { kind: 'weight', limit: 3, street: 'Millgate Bridge' },
  ])
})

describe('[M43] contracting anew', () => {
  /** Every street of a grid, some with limits. */
  function grid(seed: number): Drawing {
    const map = ['ABCDE', 'FGHIJ', 'KLMNO', 'PQRST']
    let state = seed
    const next = (many: number) => (state = (state * 48_271) % 2_147_483_647) % many
    const ways: Drawing['ways'] = {}
    const limits: Record<string, string>[] = [
      {},
      {},
      { maxheight: '3' },
      { maxweight: '3.5 t' },
      { 'maxheight:forward': '2.5' },
      { oneway: 'yes' },
    ]
    for (const [row, line] of map.entries())
      for (const [column, letter] of Array.from(line).entries())
        for (const other of [map[row]![column + 1], map[row + 1]?.[column]])
          if (other)
            ways[letter + other] = { ...limits[next(limits.length)]!, maxspeed: String(20 + next(40)) }
    return { map, ways }
  }

  it.each([1, 2, 3])('finds the same routes as a search without shortcuts (grid %i)', async (seed) => {
    await compile(draw(grid(seed)))
    const roads = openGraph(await readFile(join(drawn.at(-1)!, 'drawn', 'graph.bin')))
    const whole = roads.profiles.car!
    const closed = closedBySize(roads.sizeLimits, { height: 3.1, weight: 5 })
    const sized = graphWithinSizes(whole, closed)
    for (let source = 0; source < whole.count; source += 7) {
      if (closed.along.has(whole.edgeSegment[source]!)) continue
      const judged = dijkstra(whole, source, (edge) => closed.along.has(whole.edgeSegment[edge]!))
      const [up, down] = [upward(sized.forward, source), sized.backward]
      for (let target = 0; target < whole.count; target++) {
        const back = upward(down, target)
        let best = Infinity
        for (const [node, weight] of up) best = Math.min(best, weight + (back.get(node) ?? Infinity))
        // Turning back before a closed street is new: such ways are shorter or exist only here.
        expect(best).toBeLessThanOrEqual(judged[target]!)
      }
    }
  })

  function dijkstra(graph: ProfileGraph, source: number, isClosed: (edge: number) => boolean): number[] {
    const costs = Array.from({ length: graph.count }, () => Infinity)
    costs[source] = 0
    const turns = [...allTurns(graph)].filter(({ from, to }) => !isClosed(from) && !isClosed(to))
    for (let isChanged = true; isChanged;) {
      isChanged = false
      for (const { from, to, weight } of turns)
        if (costs[from]! + weight < costs[to]!) {
          costs[to] = costs[from]! + weight
          isChanged = true
        }
    }
    return costs
  }

  function upward({ start, to, weight }: ProfileGraph['forward'], seed: number): Map<number, number> {
    const costs = new Map([[seed, 0]])
    // Arcs lead to lower numbers only.
    for (let node = seed; node >= 0; node--) {
      const cost = costs.get(node)
      if (cost === undefined) continue
      for (let arc = start[node]!; arc < start[node + 1]!; arc++)
        costs.set(to[arc]!, Math.min(costs.get(to[arc]!) ?? Infinity, cost + weight[arc]!))
    }
    return costs
  }
})

describe('[M14] posted limits', () => {
  it.each([
    ['3.5', 3.5],
    ['3.5 t', 3.5],
    ['3,8 m', 3.8],
    ['3500 kg', 3.5],
    ['380 cm', 3.8],
    ['12\'6"', 3.81],
    ["12'", 3.6576],
    ['12 ft 6 in', 3.81],
    ['10 st', 9.0718],
    ['8000 lbs', 3.6287],
    ['7.5;3.5', 3.5],
    ['none', 0],
    ['default', 0],
    ['below_default', 0],
    ['unsigned', 0],
    ['no_sign', 0],
    ['-3', 0],
    ['3.5 @ (Mo-Fr)', 0],
    ['', 0],
  ])('%s', (text, limit) => expect(readLimit(text)).toBeCloseTo(limit, 3))

  const limits = (tags: Record<string, string>, direction?: ':forward') =>
    readSizeLimits((key) => tags[key] ?? '', direction)?.map((limit) => (limit === NO_LIMIT ? null : limit))
  it('reads each kind, directions, clearances and lorries', () => {
    expect(limits({})).toBeUndefined()
    expect(limits({ 'maxheight:physical': '3.9', maxheight: '3.7', maxlength: '12' })).toEqual([
      370,
      null,
      1200,
      null,
      null,
    ])
    expect(limits({ 'maxweight:forward': '2', maxaxleload: '8' })).toEqual([null, null, null, null, 8000])
    expect(limits({ 'maxweight:forward': '2' }, ':forward')).toEqual([null, null, null, 2000, null])
    expect(limits({ hgv: 'no' })).toEqual([null, null, null, 3500, null])
    expect(limits({ 'maxweight:hgv': '2' })).toEqual([null, null, null, 3500, null])
    expect(limits({ 'maxweight:conditional': '3.5 @ (22:00-06:00)', maxweight: 'none' })).toBeUndefined()
  })
})
