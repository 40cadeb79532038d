// A zone's corners as text: one line each as maps copy places, or GeoJSON.
import { cornersOf, isOnMap, OFF_MAP, type Corner } from '@dropwise/contracts'
import { z } from 'zod'
import { zonesWords as words } from '../../lib/words/zones.ts'

/** Decimals for a precision of a tenth of a metre. */
const DIGITS = 6

/** `50.720100, -1.980000`: latitude first. */
export function writeCorners(corners: readonly Corner[]): string {
  return corners.map(([lng, lat]) => `${lat.toFixed(DIGITS)}, ${lng.toFixed(DIGITS)}`).join('\n')
}

export type ReadCorners = { corners: Corner[] } | { problem: string }

export function readCorners(text: string): ReadCorners {
  const trimmed = text.trim()
  const read = trimmed.startsWith('{') ? readGeoJson(trimmed) : readLines(trimmed)
  return 'problem' in read || read.corners.every(isOnMap) ? read : { problem: OFF_MAP }
}

const LINE = /^\(?\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*\)?$/

function readLines(text: string): ReadCorners {
  const lines = text.split('\n').map((line) => line.trim())
  const corners: Corner[] = []
  for (const [i, line] of lines.entries()) {
    if (line === '') continue
    const [, lat, lng] = LINE.exec(line) ?? []
    if (lat === undefined || lng === undefined) return { problem: words('lineNoCorner', { line: i + 1 }) }
    corners.push([Number(lng), Number(lat)])
  }
  return { corners: open(corners) }
}

/** Removes a repeated first corner. */
function open(corners: Corner[]): Corner[] {
  const [first, last] = [corners[0], corners.at(-1)]
  const isClosed = corners.length > 3 && first![0] === last![0] && first![1] === last![1]
  return isClosed ? corners.slice(0, -1) : corners
}

// Positions may have a height, which is ignored.
const ring = z.array(z.tuple([z.number(), z.number()], z.number()))
const polygon = z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) })
const several = z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) })
const geometry = z.union([polygon, several])
const feature = z.object({ type: z.literal('Feature'), geometry })
const geoJson = z.union([
  geometry,
  feature,
  z.object({ type: z.literal('FeatureCollection'), features: z.array(feature).length(1) }),
])

function readGeoJson(text: string): ReadCorners {
  const read = geoJson.safeParse(parse(text))
  if (!read.success) return { problem: words('notGeoJson') }
  const { data } = read
  const shape = 'geometry' in data ? data.geometry : 'features' in data ? data.features[0]!.geometry : data
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  const [only, another] = polygons
  if (!only || another) return { problem: words('oneOutline') }
  if (only.length !== 1) return { problem: words('noHoles') }
  const flat = only.map((corners) => corners.map(([lng, lat]): Corner => [lng, lat]))
  return { corners: cornersOf({ type: 'Polygon', coordinates: flat }) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
