// OSRM's tile service: `/tile/v1/{profile}/tile({x},{y},{zoom}).mvt`.
import type { Profile, Region } from '../types.ts'
import { tileBounds } from '../tiles/mercator.ts'
import { readProfile, Refusal } from './request.ts'

export interface TileRequest {
  x: number
  y: number
  zoom: number
  profile: Profile
}

/** As in OSRM, lower zooms are refused: they have more streets than can be seen. */
const [MIN_ZOOM, MAX_ZOOM] = [12, 19]

/** Throws Refusal; null for a path of another service. */
export function readTilePath(path: string): TileRequest | null {
  const [service, version, profile = '', ...rest] = path.replace(/^\/+/, '').split('/')
  if (service !== 'tile') return null
  if (version !== 'v1')
    throw new Refusal('InvalidVersion', `Version ${version} not found for service ${service}`)
  const match = /^tile\((\d+),(\d+),(\d+)\)\.mvt$/.exec(rest.join('/'))
  if (!match)
    throw new Refusal('InvalidUrl', 'URL string malformed: expected /tile/v1/profile/tile(x,y,zoom).mvt')
  const [x, y, zoom] = match.slice(1).map(Number) as [number, number, number]
  if (zoom < MIN_ZOOM || zoom > MAX_ZOOM || x >= 2 ** zoom || y >= 2 ** zoom)
    throw new Refusal(
      'InvalidOptions',
      `Invalid coordinates. Only supports zoomlevels ${MIN_ZOOM} to ${MAX_ZOOM}`,
    )
  return { x, y, zoom, profile: readProfile(profile) }
}

export function answerTile(region: Region, { x, y, zoom, profile }: TileRequest): Uint8Array {
  return region.drawTile(x, y, zoom, profile)
}

/** Centre of a tile, by which its region is found. */
export function middleOf({ x, y, zoom }: TileRequest): { lat: number; lng: number } {
  const [west, south, east, north] = tileBounds(x, y, zoom)
  return { lng: (west + east) / 2, lat: (south + north) / 2 }
}
