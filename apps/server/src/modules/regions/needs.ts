// Companies whose depots or orders lie outside every region, each with the smallest extract that holds them.
import type { RegionNeed } from '@dropwise/contracts'
import type { Catalogue, Extract } from '@dropwise/roads'
import type { PlaceRow } from './queries.ts'

/** Margin around a company's places in degrees, about thirty kilometres. */
const ROOM = 0.3

interface Group {
  extract: Extract | undefined
  places: PlaceRow[]
}

/** One entry for each company and extract. Orders outside every extract have wrong places and need none. */
export async function findNeeds(
  places: readonly PlaceRow[],
  isCovered: (lat: number, lng: number) => boolean,
  catalogue: Catalogue,
): Promise<RegionNeed[]> {
  const groups = new Map<string, Group>()
  for (const place of places) {
    if (isCovered(place.lat, place.lng)) continue
    const extract = await catalogue.serving(place)
    if (!extract && place.depots === 0) continue
    const key = `${place.tenantId} ${extract?.path ?? ''}`
    const group = groups.get(key) ?? { extract, places: [] }
    group.places.push(place)
    groups.set(key, group)
  }
  return [...groups.values()].map((group) => toNeed(group, catalogue)).toSorted(byWeight)
}

function toNeed({ extract, places }: Group, catalogue: Catalogue): RegionNeed {
  const [first] = places
  const sum = (read: (place: PlaceRow) => number) => places.reduce((total, place) => total + read(place), 0)
  const lats = places.map(({ lat }) => lat)
  const lngs = places.map(({ lng }) => lng)
  return {
    tenantId: first!.tenantId,
    company: first!.company,
    depots: sum(({ depots }) => depots),
    orders: sum(({ orders }) => orders),
    extract: extract ? { path: extract.path, title: catalogue.title(extract) } : null,
    box: [
      rounded(Math.max(-180, Math.min(...lngs) - ROOM)),
      rounded(Math.max(-90, Math.min(...lats) - ROOM)),
      rounded(Math.min(180, Math.max(...lngs) + ROOM)),
      rounded(Math.min(90, Math.max(...lats) + ROOM)),
    ],
  }
}

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100

const byWeight = (a: RegionNeed, b: RegionNeed): number =>
  b.depots - a.depots || b.orders - a.orders || a.company.localeCompare(b.company)
