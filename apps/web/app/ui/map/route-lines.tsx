// Route lines: halo, colour, stroke and direction, side by side on shared streets; the selected one is wider, others
// faded; depot legs thin and dotted.
import type { RouteStroke } from '@dropwise/contracts/route-hues'
import type { FeatureCollection } from 'geojson'
import type { LineLayerSpecification } from 'maplibre-gl'
import { useMemo } from 'react'
import { routeColour } from './colours.ts'
import { useMap } from './map-context.ts'
import { shiftParallels } from './parallel-lines.ts'
import { ensureArrow } from './pin-image.ts'
import { firstLabelOf, useGeoLayer, type LayerPart } from './use-layer.ts'

/** Opacity beside the selected route. */
const FADED = 0.35
/** Distance between two lines on one street, in px. */
const PARALLEL_PX = 3.2

export interface DrawnLeg {
  route: number
  line: [number, number][]
  /** Number of the stop the leg starts from, 0 for the depot; used to find the leg under a pointer. */
  leg?: number
  /** To or from the depot. */
  isDepotLeg: boolean
  /** Driven legs are paler. */
  isDone?: boolean
}

/** In the colour of the halo, in multiples of the width: the core of a double line, the gaps of broken ones. */
const GAPS = [
  { stroke: 'double', share: 0.38 },
  { stroke: 'dashed', share: 1.1, dashes: [1.6, 3.2] },
  { stroke: 'dotted', share: 1.1, dashes: [0.9, 0.9] },
] as const satisfies readonly { stroke: RouteStroke; share: number; dashes?: readonly number[] }[]

/** Lies on the lines of routes that share a hue with another. */
function gapsOf(colours: ReturnType<typeof useMap>['colours']): LayerPart[] {
  return GAPS.map(({ stroke, share, ...look }) => ({
    id: stroke,
    type: 'line',
    filter: ['all', ['!', ['get', 'isDepot']], ['==', ['get', 'stroke'], stroke]],
    layout: { 'line-cap': 'butt', 'line-join': 'round', 'line-sort-key': ['get', 'order'] },
    paint: {
      'line-color': colours.halo,
      'line-width': ['case', ['get', 'isSelected'], 4 * share, 2.6 * share],
      ...('dashes' in look && { 'line-dasharray': [...look.dashes] }),
      'line-offset': ['get', 'shift'],
      'line-opacity': ['get', 'opacity'],
    },
  }))
}

function layersOf(colours: ReturnType<typeof useMap>['colours']): LayerPart[] {
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
        'line-offset': ['get', 'shift'],
        'line-opacity': ['*', 0.9, ['get', 'opacity']],
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
        'line-offset': ['get', 'shift'],
        'line-opacity': ['get', 'opacity'],
      },
    },
    ...gapsOf(colours),
    {
      id: 'depot',
      type: 'line',
      filter: ['get', 'isDepot'],
      layout: round,
      paint: {
        'line-color': ['get', 'colour'],
        'line-width': ['case', ['get', 'isSelected'], 2.4, 1.5],
        'line-dasharray': [0.1, 2.2],
        'line-offset': ['get', 'shift'],
        'line-opacity': ['*', 0.75, ['get', 'opacity']],
      },
    },
    {
      // Direction arrows: along the whole selected route, on others only at high zoom.
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
}

/**
 * Draws all legs in one source. `selected` is a route number; `colour` overrides route colours (a tenant's
 * brand).
 */
export function RouteLines({
  legs,
  selected,
  hot = null,
  colour,
}: {
  legs: readonly DrawnLeg[]
  selected: number | null
  /** A route hovered elsewhere, as wide as the selected one. */
  hot?: number | null
  colour?: string
}) {
  const { map, colours } = useMap()
  const data = useMemo<FeatureCollection>(
    () => ({
      type: 'FeatureCollection',
      features: shiftParallels(legs, (route) => route === selected).map((leg, i) => {
        const isWide = leg.route === selected || leg.route === hot
        const isFaded = selected !== null && !isWide
        const ofRoute = routeColour(colours, leg.route)
        const fill = colour ?? ofRoute.fill
        return {
          type: 'Feature',
          geometry: { type: 'LineString', coordinates: leg.line },
          properties: {
            id: i,
            route: leg.route,
            ...(leg.leg === undefined ? {} : { leg: leg.leg }),
            shift: leg.shift * PARALLEL_PX,
            colour: fill,
            stroke: colour === undefined ? ofRoute.stroke : 'solid',
            arrow: ensureArrow(map, fill, colours),
            isDepot: leg.isDepotLeg,
            isSelected: isWide,
            opacity: isFaded ? FADED : leg.isDone ? 0.4 : 1,
            order: isWide ? 1000 : leg.route,
          },
        }
      }),
    }),
    [legs, selected, hot, map, colours, colour],
  )
  // Names stay readable above the lines.
  useGeoLayer(data, () => layersOf(colours), firstLabelOf(map))
  return null
}
