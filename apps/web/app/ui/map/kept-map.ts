// One MapLibre canvas outlives the pages: whoever leaves puts it here, the next map of the same region and theme takes it up again.
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { MapColours } from './colours.ts'
import type { MapLibre } from './engine.ts'

export interface StandingMap {
  /** Theme and region: what the style was built for. */
  key: string
  map: MapLibreMap
  library: MapLibre
  colours: MapColours
  /** The element it draws in; moved from page to page with it. */
  box: HTMLDivElement
}

let kept: StandingMap | null = null

/** The map that waits, when it fits; it is the caller's from then on. */
export function takeMap(key: string): StandingMap | null {
  if (kept?.key !== key) return null
  const found = kept
  kept = null
  return found
}

/** Keeps a map for the next page. One is enough: a browser allows few WebGL contexts. */
export function keepMap(standing: StandingMap): void {
  kept?.map.remove()
  standing.box.remove()
  kept = standing
}
