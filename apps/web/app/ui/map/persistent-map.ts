// Keeps one MapLibre canvas across pages: leaving parks it, and the next map of the same theme takes it.
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { MapColours } from './colours.ts'
import type { MapLibre } from './engine.ts'

export interface PersistentMap {
  /** Theme of its style. */
  key: string
  map: MapLibreMap
  library: MapLibre
  colours: MapColours
  /** Container element of the map, which moves with it. */
  box: HTMLDivElement
}

let parked: PersistentMap | null = null

/** The parked map if it fits; the caller then owns it. */
export function takeMap(key: string): PersistentMap | null {
  if (parked?.key !== key) return null
  const parkedMap = parked
  parked = null
  return parkedMap
}

/** Parks a map for the next page. Only one, since browsers limit WebGL contexts. */
export function parkMap(map: PersistentMap): void {
  parked?.map.remove()
  map.box.remove()
  parked = map
}
