// Lines of the routes: halo, colour and direction, the selected one wider, others paler beside it; legs from and to the depot dotted and thin.
import type { FeatureCollection } from 'geojson'
import type { LineLayerSpecification } from 'maplibre-gl'
import { useMemo } from 'react'
import { routeColour } from './colours.ts'
import { useMap } from './map-context.ts'
import { ensureArrow } from './pin-image.ts'
import { useGeoLayer } from './use-layer.ts'

export interface DrawnLeg {
  route: number
  line: [number, number][]
  /** To or from the depot. */
  isDepotLeg: boolean
  /** Driven already: paler. */
  isDone?: boolean
}

/** Draws all legs in one source. `selected` is a route number; `colour` overrides the routes' own (a tenant's brand). */
export function RouteLines({
  legs,
  selected,
  colour,
}: {
  legs: readonly DrawnLeg[]
  selected: number | null
  colour?: string
}) {
  const { map, colours } = useMap()
  const data = useMemo<FeatureCollection>(
    () => ({
      type: 'FeatureCollection',
      features: legs.map((leg, i) => {
        const fill = colour ?? routeColour(colours, leg.route).fill
        return {
          type: 'Feature',
          geometry: { type: 'LineString', coordinates: leg.line },
          properties: {
            id: i,
            colour: fill,
            arrow: ensureArrow(map, fill, colours),
            isDepot: leg.isDepotLeg,
            isSelected: leg.route === selected,
            opacity: leg.isDone ? 0.4 : selected !== null && leg.route !== selected ? 0.75 : 1,
            order: leg.route === selected ? 1000 : leg.route,
          },
        }
      }),
    }),
    [legs, selected, map, colours, colour],
  )
  useGeoLayer(data, () => {
    const round: LineLayerSpecification['layout'] = {
      'line-cap': 'round',
      'line-join': 'round',
      'line-sort-key': ['get', 'order'],
    }
    return [
      {
        id: 'halo',
        type: 'line',
        filter: ['!', ['get', 'isDepot']],
        layout: round,
        paint: {
          'line-color': colours.halo,
          'line-width': ['case', ['get', 'isSelected'], 6.2, 4.8],
          'line-opacity': 0.9,
        },
      },
      {
        id: 'line',
        type: 'line',
        filter: ['!', ['get', 'isDepot']],
        layout: round,
        paint: {
          'line-color': ['get', 'colour'],
          'line-width': ['case', ['get', 'isSelected'], 4, 2.6],
          'line-opacity': ['get', 'opacity'],
        },
      },
      {
        id: 'depot',
        type: 'line',
        filter: ['get', 'isDepot'],
        layout: round,
        paint: {
          'line-color': ['get', 'colour'],
          'line-width': ['case', ['get', 'isSelected'], 2.4, 1.5],
          'line-dasharray': [0.1, 2.2],
          'line-opacity': ['case', ['get', 'isSelected'], 1, 0.75],
        },
      },
      {
        // Which way it is driven: all along the selected route, on the others only close up.
        id: 'direction',
        type: 'symbol',
        minzoom: 11,
        filter: ['any', ['get', 'isSelected'], ['>=', ['zoom'], 14]],
        layout: {
          'symbol-placement': 'line',
          'symbol-spacing': 64,
          'icon-image': ['get', 'arrow'],
          'icon-size': ['case', ['get', 'isSelected'], 1, 0.75],
          'icon-allow-overlap': true,
          'icon-ignore-placement': true,
          'icon-padding': 0,
        },
        paint: { 'icon-opacity': ['get', 'opacity'] },
      },
    ]
  })
  return null
}
