// The base map over vector tiles of the world and of a region (layers: packages/roads/README.md). Its colours
// are quiet, so routes stand out.
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Bounds } from './bounds.ts'
import type { MapColours } from './colours.ts'
import { areaOf, REGION_MAX_ZOOM, REGION_ZOOM, worldGround, worldNames, worldSources } from './world-style.ts'

const NARROW = ['Map Narrow Medium']
const NARROW_BOLD = ['Map Narrow Bold']
const SANS = ['Map Sans Semibold']

/**
 * Width in px of a road that is `at13` wide at zoom 13; it grows by 2^0.72 per zoom, which keeps streets
 * narrow.
 */
function width(at13: number, extra = 0): ExpressionSpecification {
  const at = (zoom: number) => at13 * 2 ** (0.72 * (zoom - 13)) + extra
  return ['interpolate', ['exponential', 1.65], ['zoom'], 9, Math.max(0.4, at(9)), 13, at(13), 19, at(19)]
}

interface RoadClass {
  id: string
  kinds: string[]
  at13: number
  colour: (c: MapColours) => string
  minzoom: number
}
const ROADS: RoadClass[] = [
  { id: 'path', kinds: ['service', 'path'], at13: 1.1, colour: (c) => c.road, minzoom: 14 },
  { id: 'residential', kinds: ['residential'], at13: 2.5, colour: (c) => c.road, minzoom: 12 },
  { id: 'tertiary', kinds: ['tertiary'], at13: 4.2, colour: (c) => c.road2, minzoom: 10 },
  { id: 'secondary', kinds: ['primary', 'secondary'], at13: 6.2, colour: (c) => c.road1, minzoom: 8 },
  { id: 'trunk', kinds: ['motorway', 'trunk'], at13: 6.6, colour: (c) => c.trunk, minzoom: 6 },
]

const isKind = (kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]]

function roadLayers(colours: MapColours): LayerSpecification[] {
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const
  const casings: LayerSpecification[] = ROADS.map((road) => ({
    id: `road-${road.id}-casing`,
    type: 'line',
    source: 'region',
    'source-layer': 'road',
    minzoom: road.minzoom,
    filter: isKind(road.kinds),
    layout: round,
    paint: { 'line-color': colours.casing, 'line-width': width(road.at13, 1.5) },
  }))
  const fills: LayerSpecification[] = ROADS.map((road) => ({
    id: `road-${road.id}`,
    type: 'line',
    source: 'region',
    'source-layer': 'road',
    minzoom: road.minzoom,
    filter: isKind(road.kinds),
    layout: round,
    paint: { 'line-color': road.colour(colours), 'line-width': width(road.at13) },
  }))
  return [...casings, ...fills]
}

function waterLabels(colours: MapColours): LayerSpecification[] {
  const paint = {
    'text-color': colours.waterText,
    'text-halo-color': colours.water,
    'text-halo-width': 1,
  } as const
  return [
    {
      id: 'label-river',
      type: 'symbol',
      source: 'region',
      'source-layer': 'waterway',
      filter: ['has', 'name'],
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': NARROW_BOLD,
        'text-size': 14,
        'symbol-spacing': 700,
        'text-letter-spacing': 0.04,
        'text-max-angle': 32,
      },
      paint,
    },
    {
      id: 'label-sea',
      type: 'symbol',
      source: 'region',
      'source-layer': 'place',
      filter: ['==', ['get', 'kind'], 'water'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': NARROW_BOLD,
        'text-size': 14,
        'text-letter-spacing': 0.04,
      },
      paint,
    },
  ]
}

function labelLayers(colours: MapColours): LayerSpecification[] {
  const text = {
    'text-color': colours.text,
    'text-halo-color': colours.halo,
    'text-halo-width': 1.4,
  } as const
  const alongRoad = (id: string, kinds: string[], minzoom: number, size: number): LayerSpecification => ({
    id,
    type: 'symbol',
    source: 'region',
    'source-layer': 'road',
    minzoom,
    filter: ['all', isKind(kinds), ['has', 'name']],
    layout: {
      'symbol-placement': 'line',
      'text-field': ['get', 'name'],
      'text-font': NARROW,
      'text-size': size,
      'symbol-spacing': 420,
      'text-max-angle': 30,
      'text-padding': 6,
    },
    paint: text,
  })
  return [
    {
      // Arrows along one-way streets. Names come later in this list, so they get the room first.
      id: 'oneway',
      type: 'symbol',
      source: 'region',
      'source-layer': 'road',
      minzoom: 15,
      filter: ['==', ['get', 'oneway'], 1],
      layout: {
        'symbol-placement': 'line',
        'text-field': '›',
        'text-font': NARROW_BOLD,
        'text-size': ['interpolate', ['linear'], ['zoom'], 15, 17, 17, 26],
        'symbol-spacing': 90,
        'text-keep-upright': false,
        'text-padding': 1,
      },
      paint: { 'text-color': colours.text, 'text-opacity': 0.7 },
    },
    alongRoad('label-residential', ['residential'], 15, 11),
    alongRoad('label-tertiary', ['tertiary'], 14, 11),
    alongRoad('label-main', ['primary', 'secondary', 'trunk', 'motorway'], 12.4, 11.5),
    ...waterLabels(colours),
    {
      id: 'label-district',
      type: 'symbol',
      source: 'region',
      'source-layer': 'place',
      filter: isKind(['district', 'town']),
      minzoom: 10,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': SANS,
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 11, 15, 13.5],
        'symbol-sort-key': ['coalesce', ['get', 'rank'], 9],
        'text-padding': 3,
        // A name may move beside its place when pins cover it.
        'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
        'text-radial-offset': 1.6,
      },
      paint: { ...text, 'text-halo-width': 1.8 },
    },
    {
      id: 'label-housenumber',
      type: 'symbol',
      source: 'region',
      'source-layer': 'housenumber',
      minzoom: 17,
      layout: { 'text-field': ['get', 'number'], 'text-font': NARROW, 'text-size': 10 },
      paint: text,
    },
  ]
}

/** Scheme of the URLs of street tiles, which come from the region that holds each of them. */
export const STREETS_PROTOCOL = 'streets'

interface Tiles {
  /** Absolute URL of the world's archive. */
  worldUrl: string
  /** Bounds of the regions in service. */
  covered: readonly Bounds[]
}

/** The style of a theme: the world, and the regions' more detailed layers above it. */
export function buildStyle(colours: MapColours, { worldUrl, covered }: Tiles): StyleSpecification {
  const area = areaOf(covered)
  const { sources } = worldSources(worldUrl, area)
  const ground = worldGround(colours)
  const names = worldNames(colours, area)
  if (covered.length === 0) return { version: 8, sources, layers: [...ground, ...names] }
  return {
    version: 8,
    sources: {
      ...sources,
      region: {
        type: 'vector',
        tiles: [`${STREETS_PROTOCOL}://{z}/{x}/{y}`],
        minzoom: REGION_ZOOM,
        maxzoom: REGION_MAX_ZOOM,
      },
    },
    layers: [
      ...ground,
      {
        id: 'park',
        type: 'fill',
        source: 'region',
        'source-layer': 'park',
        paint: { 'fill-color': colours.park },
      },
      {
        id: 'cemetery',
        type: 'fill',
        source: 'region',
        'source-layer': 'landuse',
        filter: isKind(['cemetery', 'farmland']),
        paint: { 'fill-color': colours.park, 'fill-opacity': 0.5 },
      },
      {
        id: 'water',
        type: 'fill',
        source: 'region',
        'source-layer': 'water',
        paint: { 'fill-color': colours.water },
      },
      {
        id: 'shore',
        type: 'line',
        source: 'region',
        'source-layer': 'water',
        paint: { 'line-color': colours.shore, 'line-width': 0.8 },
      },
      {
        id: 'stream',
        type: 'line',
        source: 'region',
        'source-layer': 'waterway',
        filter: isKind(['stream', 'canal']),
        paint: { 'line-color': colours.water, 'line-width': 1.5 },
      },
      {
        id: 'building',
        type: 'fill',
        source: 'region',
        'source-layer': 'building',
        minzoom: 13.4,
        paint: {
          'fill-color': colours.building,
          'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13.4, 0, 14.4, 1],
        },
      },
      ...roadLayers(colours),
      // All labels last: routes go below the first one.
      ...names,
      ...labelLayers(colours),
    ],
  }
}
