// Reads tiles along a route in advance; the service worker's cache then provides the map offline.
import { boundsOf, type Tile } from './bounds.ts'
import { MUST_KEEP_HEADER } from './keep-header.ts'
import { loadArchives, regionsIn } from './regions.ts'

export type Point = readonly [lng: number, lat: number]

/** Below this zoom a day's route fits on a phone's screen. */
const LEAST_ZOOM = 8
/** About 20 MB at most, to respect the phone's storage and data. */
const MOST_TILES = 600
/** A screen extends half a tile on each side of its centre. */
const HALF_SCREEN = 0.5
const AT_ONCE = 4

/** In tiles, from the world's north-west corner. */
function placeOf([lng, lat]: Point, z: number): [x: number, y: number] {
  const size = 2 ** z
  const sine = Math.sin((lat * Math.PI) / 180)
  return [((lng + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size]
}

/** Tiles visible anywhere along the lines, low zooms first; drops the end of the route beyond the limit. */
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
        // A long straight road crosses tiles without a corner in them.
        const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x - fromX), Math.abs(y - fromY)) * 2))
        for (let step = 1; step <= steps; step += 1)
          add(z, fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps)
        if (tiles.size >= most) return [...tiles.values()].slice(0, most)
      }
  return [...tiles.values()]
}

/**
 * Reads tiles of the regions along the lines and of the world beneath them in the byte ranges that a map requests. Throws
 * when one cannot be fetched or stored.
 */
export async function readTilesAhead(
  lines: readonly (readonly Point[])[],
  signal: AbortSignal,
): Promise<void> {
  const box = boundsOf(lines.flat().map(([lng, lat]) => ({ lat, lng })))
  const { regions } = await loadArchives()
  const names = box ? regionsIn(regions, box).map(({ name }) => name) : []
  for (const url of [...names.map(tilesUrlOf), worldTilesUrl()]) await readArchive(url, lines, signal)
}

async function readArchive(
  url: string,
  lines: readonly (readonly Point[])[],
  signal: AbortSignal,
): Promise<void> {
  const { FetchSource, PMTiles } = await import('pmtiles')
  const headers = new Headers({ [MUST_KEEP_HEADER]: '1' })
  const archive = new PMTiles(new FetchSource(url, headers))
  const { maxZoom } = await archive.getHeader()
  // The metadata contains the attribution.
  await archive.getMetadata()
  const tiles = tilesAlong(lines, maxZoom)
  for (let i = 0; i < tiles.length && !signal.aborted; i += AT_ONCE)
    await Promise.all(tiles.slice(i, i + AT_ONCE).map(({ z, x, y }) => archive.getZxy(z, x, y, signal)))
  signal.throwIfAborted()
}

/** URL of a region's archive. */
export function tilesUrlOf(region: string): string {
  return `${window.location.origin}/tiles/${encodeURIComponent(region)}.pmtiles`
}

/** URL of the world's archive. No region can take this name: region names begin with a letter or digit. */
export const worldTilesUrl = (): string => `${window.location.origin}/tiles/_world.pmtiles`
