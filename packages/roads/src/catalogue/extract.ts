// An entry of the catalogue of OpenStreetMap extracts, and the reader of the shipped list.
import { readFileSync } from 'node:fs'
import { decodePolyline } from '../polyline.ts'
import type { Bounds, LngLat } from '../types.ts'

export interface Extract {
  /** `europe/denmark`: folder and name on a mirror, without `-latest.osm.pbf`. */
  path: string
  name: string
  /** ISO 3166-1 codes of its countries; empty for parts of a country and for continents. */
  countries: string[]
  /** Rounded file size; null when not recorded. */
  approximateBytes: number | null
  /** Outer rings; empty when only the countries tell the area, or nothing does. */
  rings: LngLat[][]
}

const OUTLINE_DECIMALS = 2
const MB = 1_000_000
const SHIPPED_EXTRACTS = new URL('./extracts.tsv', import.meta.url)

/** The extracts that ship with the product. */
export function shippedExtracts(): Extract[] {
  return readFileSync(SHIPPED_EXTRACTS, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readLine)
}

function readLine(line: string): Extract {
  const [path = '', name = '', countries = '', megabytes = '', outlines = ''] = line.split('\t')
  return {
    path,
    name,
    countries: countries.split(',').filter(Boolean),
    approximateBytes: megabytes === '' ? null : Number(megabytes) * MB,
    rings: outlines
      .split(' ')
      .filter(Boolean)
      .map((outline) => decodePolyline(outline, OUTLINE_DECIMALS)),
  }
}

/** `europe/denmark` → `europe`; '' at the top. */
export const parentPath = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** Bounding box of the outlines; null without any. */
export function outlineBounds({ rings }: Pick<Extract, 'rings'>): Bounds | null {
  const bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [lng, lat] of rings.flat()) {
    bounds[0] = Math.min(bounds[0], lng)
    bounds[1] = Math.min(bounds[1], lat)
    bounds[2] = Math.max(bounds[2], lng)
    bounds[3] = Math.max(bounds[3], lat)
  }
  return Number.isFinite(bounds[0]) ? bounds : null
}
