// Reads a mirror's index (Geofabrik's index-v1.json): names, parents, countries, outlines and addresses of
// extracts.
import { z } from 'zod'
import { RoadsError, type LngLat } from '../types.ts'
import type { Extract } from './extract.ts'

const position = z.array(z.number()).min(2)
const polygon = z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) })
const multiPolygon = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(z.array(position))),
})
const feature = z.object({
  properties: z.object({
    id: z.string(),
    name: z.string(),
    'iso3166-1:alpha2': z.array(z.string()).optional(),
    urls: z.object({ pbf: z.string() }),
  }),
  geometry: z.union([polygon, multiPolygon]).nullish(),
})
const index = z.object({ features: z.array(feature).min(1) })

const EXTRACT_FILE = /\/((?:[\w-]+\/)*[\w-]+)-latest\.osm\.pbf$/
/** About a kilometre, in degrees: finer outlines are not needed to find a town's extract. */
const OUTLINE_STEP = 0.01

/** Extracts of an index. Throws extract_index for other text. */
export function readGeofabrikIndex(text: string, address: string): Extract[] {
  const parsed = index.safeParse(parseJson(text))
  if (!parsed.success) throw notAnIndex(address)
  const extracts = parsed.data.features.flatMap(({ properties, geometry }) => {
    const path = EXTRACT_FILE.exec(new URL(properties.urls.pbf, address).pathname)?.[1]
    if (path === undefined) return []
    return {
      path,
      name: properties.name.replaceAll(/<[^>]*>/g, ' ').trim(),
      countries: properties['iso3166-1:alpha2'] ?? [],
      approximateBytes: null,
      rings: geometry ? outerRings(geometry) : [],
    }
  })
  if (extracts.length === 0) throw notAnIndex(address)
  return extracts
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function outerRings(geometry: z.infer<typeof polygon> | z.infer<typeof multiPolygon>): LngLat[][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons.flatMap(([outer]) => (outer ? [thinned(outer)] : []))
}

/** Drops points within a step of the previous one. */
function thinned(ring: number[][]): LngLat[] {
  const points: LngLat[] = []
  for (const [lng = 0, lat = 0] of ring) {
    const last = points.at(-1)
    if (!last || Math.abs(last[0] - lng) + Math.abs(last[1] - lat) >= OUTLINE_STEP) points.push([lng, lat])
  }
  return points
}

const notAnIndex = (address: string): RoadsError =>
  new RoadsError(
    'extract_index',
    `${address} is not an index of extracts.`,
    'Set EXTRACT_MIRRORS to servers that publish index-v1.json as download.geofabrik.de does. The catalogue stays as it was.',
  )
