// Tiles along a way, read before they are looked at: whoever keeps what was read has the map without a network.
import { MUST_KEEP_HEADER } from './keep-header.ts'

export type Point = readonly [lng: number, lat: number]
export interface Tile {
  z: number
  x: number
  y: number
}

/** Below it a day's route fits on a phone's screen anyway. */
const LEAST_ZOOM = 8
/** Some 20 MB at most: a phone's storage and data are not ours. */
const MOST_TILES = 600
/** A screen shows half a tile to each side of the point in its middle. */
const HALF_SCREEN = 0.5
const AT_ONCE = 4

/** In tiles of a zoom, from the north-west corner of the world. */
function placeOf([lng, lat]: Point, z: number): [x: number, y: number] {
  const size = 2 ** z
  const sine = Math.sin((lat * Math.PI) / 180)
  return [((lng + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size]
}

/** What a screen shows anywhere along the lines, coarse zooms first; what does not fit is left out at the end of the way. */
export function tilesAlong(
  lines: readonly (readonly Point[])[],
  maxZoom: number,
  most: number = MOST_TILES,
): Tile[] {
  const tiles = new Map<string, Tile>()
  const add = (z: number, x: number, y: number) => {
    for (const dx of [-HALF_SCREEN, HALF_SCREEN])
      for (const dy of [-HALF_SCREEN, HALF_SCREEN]) {
        const tile = { z, x: Math.floor(x + dx), y: Math.floor(y + dy) }
        if (tile.y >= 0 && tile.y < 2 ** z) tiles.set(`${tile.z}/${tile.x}/${tile.y}`, tile)
      }
  }
  for (let z = Math.min(LEAST_ZOOM, maxZoom); z <= maxZoom; z += 1)
    for (const line of lines)
      for (const [i, point] of line.entries()) {
        const [x, y] = placeOf(point, z)
        const [fromX, fromY] = placeOf(line[i - 1] ?? point, z)
        // A long straight road passes tiles in which it has no corner.
        const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x - fromX), Math.abs(y - fromY)) * 2))
        for (let step = 1; step <= steps; step += 1)
          add(z, fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps)
        if (tiles.size >= most) return [...tiles.values()].slice(0, most)
      }
  return [...tiles.values()]
}

/** Reads the tiles of a region's archive in the very pieces in which a map asks for them. Fails when one cannot be had or kept. */
export async function readTilesAhead(
  region: string,
  lines: readonly (readonly Point[])[],
  signal: AbortSignal,
): Promise<void> {
  const { FetchSource, PMTiles } = await import('pmtiles')
  const headers = new Headers({ [MUST_KEEP_HEADER]: '1' })
  const archive = new PMTiles(new FetchSource(tilesUrlOf(region), headers))
  const { maxZoom } = await archive.getHeader()
  // The names under the map stand there.
  await archive.getMetadata()
  const tiles = tilesAlong(lines, maxZoom)
  for (let i = 0; i < tiles.length && !signal.aborted; i += AT_ONCE)
    await Promise.all(tiles.slice(i, i + AT_ONCE).map(({ z, x, y }) => archive.getZxy(z, x, y, signal)))
  signal.throwIfAborted()
}

/** Address of a region's archive, for maps and for what is read ahead. */
export function tilesUrlOf(region: string): string {
  return `${window.location.origin}/tiles/${encodeURIComponent(region)}.pmtiles`
}
