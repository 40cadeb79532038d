// The world's map tiles: land where land is, towns by name, both sides of the antimeridian.
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles, type Source } from 'pmtiles'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { project } from '../src/tiles/mercator.ts'
import { ringArea } from '../src/tiles/tiler.ts'
import { WORLD_TILES_PATH } from '../src/world/files.ts'

const ZOOM = 6
const bytes = readFileSync(WORLD_TILES_PATH)
const source: Source = {
  getKey: () => 'world',
  getBytes: async (offset, length) => ({
    data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
  }),
}
const archive = new PMTiles(source)

async function tileAt(lat: number, lng: number): Promise<VectorTile | null> {
  const [x, y] = project(lng, lat).map((share) => Math.floor(share * 2 ** ZOOM))
  const tile = await archive.getZxy(ZOOM, x ?? 0, y ?? 0)
  return tile ? new VectorTile(new PbfReader(new Uint8Array(tile.data))) : null
}

function names(tile: VectorTile | null): unknown[] {
  const places = tile?.layers.place
  return places ? Array.from({ length: places.length }, (_, i) => places.feature(i).properties.name) : []
}

/** Share of the tile that is land, outlines less their holes. */
function landShare(tile: VectorTile | null): number {
  const land = tile?.layers.land
  if (!land) return 0
  let area = 0
  for (let i = 0; i < land.length; i += 1)
    for (const ring of land.feature(i).loadGeometry()) area += ringArea(ring.flatMap(({ x, y }) => [x, y]))
  return area / land.extent ** 2
}

describe('tiles of the world', () => {
  it('name Nairobi, on land', async () => {
    const tile = await tileAt(-1.29, 36.82)
    expect(names(tile)).toContain('Nairobi')
    expect(landShare(tile)).toBeGreaterThan(0.95)
  })

  it('are water in the middle of an ocean and at 0, 0', async () => {
    expect(landShare(await tileAt(20, -150))).toBe(0)
    // Annobón lies at the edge of this tile.
    expect(landShare(await tileAt(0, 0))).toBeLessThan(0.0001)
  })

  it.each([
    ['west', 67.5, 177],
    ['east', 66.5, -177],
  ])('hold Chukotka %s of the antimeridian', async (_, lat, lng) => {
    expect(landShare(await tileAt(lat, lng))).toBeGreaterThan(0.2)
  })

  // The ice shelves are water here, as they are in Natural Earth.
  it('hold Antarctica up to the edge of the map', async () => {
    for (const lng of [-90, 0, 90, 140]) expect(landShare(await tileAt(-83, lng))).toBeGreaterThan(0.9)
  })
})
