// The generated town: always the same, connected, named, numbered, and drawn in tiles a map can read.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { PMTiles, type RangeResponse, type Source } from 'pmtiles'
import { beforeAll, describe, expect, it } from 'vitest'
import { generateTown, type Region } from '../src/index.ts'
import { ElementStore } from '../src/compile/elements.ts'
import { Reader } from '../src/compile/pbf.ts'
import { project } from '../src/tiles/mercator.ts'
import { demoTown } from './support/regions.ts'

let wholeTown: ElementStore | undefined
/** The town in its own size, generated once. */
const wholeSize = () => (wholeTown ??= elements({}))

function elements(options: Parameters<typeof generateTown>[0]): ElementStore {
  const store = new ElementStore()
  void generateTown(options)(store, () => {})
  store.finish()
  return store
}

const count = (store: ElementStore, test: (tag: (key: string) => string) => boolean) => {
  let matches = 0
  for (let way = 0; way < store.wayCount; way++) if (test((key) => store.wayTag(way, key))) matches++
  return matches
}

describe('the generator', () => {
  it('makes the same town from the same seed, and another town from another seed', () => {
    const print = (seed: number) => {
      const { lng, lat, wayCount } = elements({ seed, size: 0.1 })
      return `${wayCount} ${lng.length} ${lng.reduce((sum, value) => (sum + value) % 1e9, 0)} ${lat.reduce((sum, value) => (sum + value) % 1e9, 0)}`
    }
    expect(print(1)).toBe(print(1))
    expect(print(2)).not.toBe(print(1))
  })

  it('grows with its size', () => {
    const houses = (size: number) => count(elements({ size }), (tag) => tag('building') !== '')
    const [small, large] = [houses(0.1), houses(0.4)]
    expect(large / small).toBeGreaterThan(2.5)
    expect(large / small).toBeLessThan(6)
  })

  it('has the features of a town', () => {
    const store = wholeSize()
    const ways = (test: Parameters<typeof count>[1]) => count(store, test)
    expect(ways((tag) => tag('building') !== '')).toBeGreaterThan(20_000)
    expect(ways((tag) => tag('bridge') === 'yes')).toBeGreaterThanOrEqual(4)
    expect(ways((tag) => tag('oneway') === 'yes')).toBeGreaterThan(10)
    expect(ways((tag) => tag('highway') === 'trunk')).toBeGreaterThan(0)
    expect(ways((tag) => tag('leisure') === 'park')).toBeGreaterThan(5)
    expect(store.relations.length).toBeGreaterThan(20)
    const names = new Set<string>()
    for (let way = 0; way < store.wayCount; way++)
      if (store.wayTag(way, 'highway') === 'residential') names.add(store.wayTag(way, 'name'))
    expect(names.size).toBeGreaterThan(150)
    expect(names.has('')).toBe(false)
  })

  it('keeps houses off the streets and on dry land', () => {
    const store = wholeSize()
    const water: [number, number][][] = []
    for (let way = 0; way < store.wayCount; way++)
      if (store.wayTag(way, 'natural') === 'water')
        water.push([...store.wayNodes(way)].map((node) => [store.lng[node]!, store.lat[node]!]))
    let checked = 0
    for (let way = 0; way < store.wayCount; way += 37) {
      if (!store.wayTag(way, 'building')) continue
      const node = store.wayNodes(way)[0]
      for (const ring of water) expect(isInside(ring, store.lng[node!]!, store.lat[node!]!)).toBe(false)
      checked++
    }
    expect(checked).toBeGreaterThan(300)
  })
})

function isInside(ring: [number, number][], x: number, y: number): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [ring[i]!, ring[j]!]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

describe('its tiles', () => {
  let town: Region
  let archive: PMTiles
  beforeAll(async () => {
    town = await demoTown()
    const bytes = readFileSync(town.tilesPath)
    const source: Source = {
      getKey: () => 'town',
      getBytes: async (offset, length): Promise<RangeResponse> => ({
        data: bytes.buffer.slice(
          bytes.byteOffset + offset,
          bytes.byteOffset + offset + length,
        ) as ArrayBuffer,
      }),
    }
    archive = new PMTiles(source)
  })

  it('open with the pmtiles library, with bounds, zooms, attribution and layers', async () => {
    const head = await archive.getHeader()
    expect([head.minZoom, head.maxZoom, head.tileType]).toEqual([6, 15, 1])
    expect(head.minLon).toBeLessThan(town.manifest.bounds[0])
    const metadata = (await archive.getMetadata()) as { attribution: string; vector_layers: { id: string }[] }
    expect(metadata.attribution).toContain('Generated town')
    expect(metadata.vector_layers.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['water', 'road', 'building', 'place', 'park']),
    )
  })

  it('hold every layer at its zoom, with known kinds and no empty value', async () => {
    const [lng, lat] = town.manifest.center
    const [x, y] = project(lng, lat)
    const read = async (z: number) => {
      const tile = await archive.getZxy(z, Math.floor(x * 2 ** z), Math.floor(y * 2 ** z))
      return readLayers(new Uint8Array(tile!.data))
    }
    const low = await read(8)
    expect([...low.keys()]).toEqual(expect.arrayContaining(['water', 'road', 'place']))
    expect(low.has('building')).toBe(false)
    const high = await read(15)
    for (const layer of ['road', 'building', 'housenumber'])
      expect(high.get(layer)?.features ?? 0).toBeGreaterThan(0)
    expect(high.get('road')?.values).toEqual(expect.arrayContaining(['residential']))
    for (const { values } of high.values())
      expect(values.every((value) => value !== '' && value !== 'undefined')).toBe(true)
  })
})

/** Names, feature counts and text values of a tile's layers. */
function readLayers(bytes: Uint8Array): Map<string, { features: number; values: string[] }> {
  const data = bytes[0] === 0x1f ? gunzipSync(bytes) : bytes
  const layers = new Map<string, { features: number; values: string[] }>()
  const tile = new Reader(data)
  for (let field = tile.field(); field; field = tile.field()) {
    const layer = tile.message()
    let name = ''
    const contents = { features: 0, values: [] as string[] }
    for (let part = layer.field(); part; part = layer.field()) {
      if (part >> 3 === 1) name = layer.text()
      else if (part >> 3 === 2) {
        contents.features++
        layer.skip(part)
      } else if (part >> 3 === 4) {
        const value = layer.message()
        for (let kind = value.field(); kind; kind = value.field()) {
          if (kind >> 3 === 1) contents.values.push(value.text())
          else value.skip(kind)
        }
      } else layer.skip(part)
    }
    layers.set(name, contents)
  }
  return layers
}
