// Map regions of this installation: which of them hold a tile or a place.
import { mapArchives, type MapArchives } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import type { Bounds, Tile } from './bounds.ts'

type MapRegion = MapArchives['regions'][number]

let pending: Promise<MapArchives> | null = null

/** The archives of tiles; after a failed request the next call tries again. */
export function loadArchives(): Promise<MapArchives> {
  pending ??= fetchArchives().catch((error: unknown) => {
    pending = null
    throw error
  })
  return pending
}

async function fetchArchives(): Promise<MapArchives> {
  const response = await fetch('/tiles/regions.json')
  if (!response.ok) throw new Error(`/tiles/regions.json answered ${response.status}.`)
  return mapArchives.parse(await response.json())
}

/** Regions whose bounds meet a box, smallest first. */
export function regionsIn(regions: readonly MapRegion[], [west, south, east, north]: Bounds): MapRegion[] {
  return regions.filter(
    ({ bounds }) => bounds[0] <= east && bounds[2] >= west && bounds[1] <= north && bounds[3] >= south,
  )
}

/** Box of a tile. */
export function boxOfTile({ z, x, y }: Tile): Bounds {
  const size = 2 ** z
  const lng = (column: number) => (column / size) * 360 - 180
  const lat = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / size))) * 180) / Math.PI
  return [lng(x), lat(y + 1), lng(x + 1), lat(y)]
}

/** True where a region shows streets; elsewhere the map has only towns. */
export function useHasStreets(place: { lat: number; lng: number } | null): boolean {
  const { data } = useQuery({ queryKey: ['map-archives'], queryFn: loadArchives, staleTime: Infinity })
  if (!data || !place) return false
  return regionsIn(data.regions, [place.lng, place.lat, place.lng, place.lat]).length > 0
}
