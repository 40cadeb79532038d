// `tile` in OSRM's words, decoded again: every street with its speed, every turn with its angle and cost.
import { PbfReader } from 'pbf'
import { VectorTile } from '@mapbox/vector-tile'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerOsrm, type Region } from '../src/index.ts'
import { demoTown } from './support/regions.ts'

let town: Region
beforeAll(async () => {
  town = await demoTown()
})

const decode = (tile: Uint8Array | undefined) => new VectorTile(new PbfReader(tile ?? new Uint8Array()))

/** The tile that holds the middle of the town. */
function tileOfTown(zoom: number): [x: number, y: number] {
  const [lng, lat] = town.manifest.center
  const sin = Math.sin((lat * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)
  return [Math.floor((lng / 360 + 0.5) * 2 ** zoom), Math.floor(y * 2 ** zoom)]
}
function read(zoom: number, profile = 'car'): VectorTile {
  const [x, y] = tileOfTown(zoom)
  const { status, tile } = answerOsrm(town, `/tile/v1/${profile}/tile(${x},${y},${zoom}).mvt`)
  expect(status).toBe(200)
  return decode(tile)
}
const featuresOf = (tile: VectorTile, name: string) => {
  const layer = tile.layers[name]!
  return Array.from({ length: layer.length }, (_, i) => layer.feature(i))
}

describe('a tile of roads', () => {
  it('shows the speed, time and name of each street that lies in it', () => {
    const [x, y] = tileOfTown(14)
    const streets = featuresOf(read(14), 'speeds')
    expect(streets.length).toBeGreaterThan(100)
    for (const { properties, type } of streets) {
      expect(type).toBe(2)
      expect(properties).toEqual({
        is_small: false,
        speed: expect.any(Number),
        datasource: 'map',
        duration: expect.any(Number),
        weight: expect.any(Number),
        name: expect.any(String),
      })
      expect(properties.speed).toBeGreaterThan(0)
      expect(properties.speed).toBeLessThan(140)
    }
    // The line of a tile lies on its street: a request for the nearest street returns the same name.
    const namedStreet = streets.find(({ properties }) => properties.name)!
    const { coordinates } = namedStreet.toGeoJSON(x, y, 14).geometry as unknown as {
      coordinates: [number, number][]
    }
    const [lng, lat] = coordinates[Math.floor(coordinates.length / 2)]!
    const names = town.nearest(lat, lng, 8).map(({ name }) => name)
    expect(names).toContain(namedStreet.properties.name)
  })

  it('shows turns from zoom 15 on, straight ones cheap and sharp ones dear', () => {
    expect(Object.keys(read(14).layers)).toEqual(['speeds'])
    const turns = featuresOf(read(15), 'turns')
    expect(turns.length).toBeGreaterThan(50)
    for (const { properties, type, extent } of turns) {
      expect(type).toBe(1)
      expect(Math.abs(properties.bearing_in as number)).toBeLessThanOrEqual(180)
      expect(Math.abs(properties.turn_angle as number)).toBeLessThanOrEqual(180)
      expect(properties.cost).toBeGreaterThanOrEqual(0)
      expect(extent).toBe(4096)
    }
    const costs = (from: number, to: number) =>
      turns
        .filter(
          ({ properties: { turn_angle: angle } }) =>
            Math.abs(angle as number) >= from && Math.abs(angle as number) < to,
        )
        .map(({ properties }) => properties.cost as number)
    const mean = (list: number[]) => list.reduce((sum, cost) => sum + cost, 0) / list.length
    expect(mean(costs(0, 20))).toBeLessThan(mean(costs(70, 110)))
  })

  it('is empty where there is no street, and drawn for trucks as well', () => {
    const { tile } = answerOsrm(town, '/tile/v1/driving/tile(0,0,12).mvt')
    expect(tile).toBeDefined()
    expect(decode(tile).layers.speeds?.length ?? 0).toBe(0)
    expect(featuresOf(read(14, 'truck'), 'speeds').length).toBeGreaterThan(100)
  })
})
