// The map of the nearest MapCanvas, for its layers.
import { createContext, useContext } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { MapColours } from './colours.ts'
import type { MapLibre } from './engine.ts'

export interface LiveMap {
  map: MapLibreMap
  library: MapLibre
  colours: MapColours
}
export const MapContext = createContext<LiveMap | null>(null)

/** The parent map; layers render only once it exists. */
export function useMap(): LiveMap {
  const live = useContext(MapContext)
  if (!live) throw new Error('Map layers stand inside a MapCanvas')
  return live
}
