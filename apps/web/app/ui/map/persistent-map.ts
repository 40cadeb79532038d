// One MapLibre canvas outlives the pages: whoever leaves puts it here, and the next map of the same region and theme takes it.
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { MapColours } from './colours.ts'
import type { MapLibre } from './engine.ts'

export interface PersistentMap {
  /** Theme and region: what the style was built for. */
  key: string
  map: MapLibreMap
  library: MapLibre
  colours: MapColours
  /** The element it draws in; moved from page to page with it. */
  box: HTMLDivElement
}

let parked: PersistentMap | null = null

/** The parked map, when it fits; it belongs to the caller from then on. */
export function takeMap(key: string): PersistentMap | null {
  if (parked?.key !== key) return null
  const found = parked
  parked = null
  return found
}

/** Parks a map for the next page. One is enough: a browser allows few WebGL contexts. */
export function parkMap(map: PersistentMap): void {
  parked?.map.remove()
  map.box.remove()
  parked = map
}
