// The catalogue of extracts: the shipped list, or the last one read from a mirror; finds the extract of a
// place.
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bounds, LngLat, Point } from '../types.ts'
import { outlineBounds, parentPath, shippedExtracts, type Extract } from './extract.ts'

/** In the folder of regions, which servers share. Names that begin with a dot are not regions. */
const FILE = '.catalogue.json'

interface CatalogueFile {
  readAt: string
  mirror: string
  extracts: Extract[]
}

export interface Catalogue {
  readonly extracts: readonly Extract[]
  /** When and from where a mirror's list was read; null for the shipped list. */
  readonly readFrom: { mirror: string; readAt: string } | null
  get(path: string): Extract | undefined
  /** `Europe, Germany, Hessen`: names from the continent down. */
  title(extract: Extract): string
  /** Entries whose name or path contains every word; all for an empty text. */
  search(text: string): Extract[]
  /** The smallest extract that holds the place; undefined at sea and where no outline is recorded. */
  serving(place: Pick<Point, 'lat' | 'lng'>): Promise<Extract | undefined>
}

/** Opens the catalogue of a folder of regions. */
export function openCatalogue(regionsFolder: string): Catalogue {
  const file = join(regionsFolder, FILE)
  if (!existsSync(file)) return catalogueOf(shippedExtracts(), null)
  const { extracts, mirror, readAt } = JSON.parse(readFileSync(file, 'utf8')) as CatalogueFile
  return catalogueOf(extracts, { mirror, readAt })
}

/** Replaces the catalogue by a mirror's list, and keeps recorded sizes of the shipped list. */
export async function replaceCatalogue(
  regionsFolder: string,
  mirror: string,
  extracts: Extract[],
): Promise<void> {
  const shipped = new Map(shippedExtracts().map((extract) => [extract.path, extract.approximateBytes]))
  const content: CatalogueFile = {
    readAt: new Date().toISOString(),
    mirror,
    extracts: extracts.map((extract) => ({
      ...extract,
      approximateBytes: shipped.get(extract.path) ?? null,
    })),
  }
  await mkdir(regionsFolder, { recursive: true })
  const fresh = join(regionsFolder, `${FILE}.new`)
  await writeFile(fresh, JSON.stringify(content), { flush: true })
  await rename(fresh, join(regionsFolder, FILE))
}

function catalogueOf(extracts: Extract[], readFrom: Catalogue['readFrom']): Catalogue {
  const byPath = new Map(extracts.map((extract) => [extract.path, extract]))
  const codes = new Set(extracts.flatMap(({ countries }) => countries))
  const boxes = new Map(extracts.map((extract) => [extract, outlineBounds(extract)]))
  const holds = (extract: Extract, place: Pick<Point, 'lat' | 'lng'>): boolean => {
    const box = boxes.get(extract)
    return box != null && isInBox(box, place) && isInside(extract.rings, place)
  }
  const title = ({ path, name }: Extract): string => {
    const parent = byPath.get(parentPath(path))
    return parent ? `${title(parent)}, ${name}` : name
  }
  return {
    extracts,
    readFrom,
    get: (path) => byPath.get(path),
    title,
    search(text) {
      const words = plain(text).split(/\s+/).filter(Boolean)
      return extracts.filter((extract) => {
        const haystack = plain(`${title(extract)} ${extract.path}`)
        return words.every((word) => haystack.includes(word))
      })
    },
    async serving(place) {
      const { countryCodesAt } = await import('./country.ts')
      // An outline is exact. Without one the country decides, by its narrowest code in the catalogue.
      const code = countryCodesAt(place).find((candidate) => codes.has(candidate))
      return extracts
        .filter((extract) => (code && extract.countries.includes(code)) || holds(extract, place))
        .toSorted(
          (a, b) =>
            depth(b) - depth(a) ||
            Number(holds(b, place)) - Number(holds(a, place)) ||
            a.countries.length - b.countries.length ||
            area(a) - area(b),
        )
        .find(({ path }) => path.includes('/') || byPath.get(path)?.countries.length === 1)
    },
  }
}

const depth = ({ path }: Extract): number => path.split('/').length

/** Letters without marks, lower case: "Ile" finds "Île". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
}

/** Square degrees, to compare extracts. */
function area({ rings }: Extract): number {
  return rings.reduce((sum, ring) => sum + Math.abs(signedArea(ring)), 0)
}

function signedArea(ring: LngLat[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

function isInBox([west, south, east, north]: Bounds, { lat, lng }: Pick<Point, 'lat' | 'lng'>): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north
}

/** Even-odd rule over all rings. */
function isInside(rings: LngLat[][], { lat, lng }: Pick<Point, 'lat' | 'lng'>): boolean {
  let isIn = false
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
      const [x, y] = ring[i]!
      const [otherX, otherY] = ring[j]!
      if (y > lat !== otherY > lat && lng < ((otherX - x) * (lat - y)) / (otherY - y) + x) isIn = !isIn
    }
  return isIn
}
