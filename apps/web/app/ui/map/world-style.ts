// The world beneath every region: land, borders, countries and towns, from the shipped archive.
import type { MultiPolygon } from 'geojson'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Bounds } from './bounds.ts'
import type { MapColours } from './colours.ts'

/** Zooms of a region's tiles (packages/roads/src/tiles/tiler.ts). */
export const REGION_ZOOM = 6
export const REGION_MAX_ZOOM = 15
const SANS = ['Map Sans Semibold']
const NARROW_BOLD = ['Map Narrow Bold']
/** Towns by population, with the zoom from which their names fit. */
const TOWNS = [
  { id: 'city', from: 500_000, below: Infinity, minzoom: 3 },
  { id: 'town', from: 100_000, below: 500_000, minzoom: 5 },
  { id: 'small-town', from: 20_000, below: 100_000, minzoom: 6.5 },
  { id: 'village', from: 0, below: 20_000, minzoom: 8 },
]

/** The boxes as one area. */
export function areaOf(boxes: readonly Bounds[]): MultiPolygon {
  const corners = ([west, south, east, north]: Bounds) => [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'MultiPolygon', coordinates: boxes.map((box) => [corners(box)]) }
}

export function worldSources(
  worldUrl: string,
  covered: MultiPolygon,
): { sources: StyleSpecification['sources'] } {
  return {
    sources: {
      world: { type: 'vector', url: `pmtiles://${worldUrl}` },
      covered: { type: 'geojson', data: { type: 'Feature', properties: {}, geometry: covered } },
    },
  }
}

/** Layers below the regions' own. Excludes the regions, where the coarse coast must not show through. */
export function worldGround(colours: MapColours): LayerSpecification[] {
  return [
    {
      id: 'world-sea',
      type: 'background',
      paint: { 'background-color': colours.water },
    },
    {
      id: 'world-land',
      type: 'fill',
      source: 'world',
      'source-layer': 'land',
      paint: { 'fill-color': colours.land, 'fill-outline-color': colours.shore },
    },
    {
      id: 'world-border',
      type: 'line',
      source: 'world',
      'source-layer': 'boundary',
      paint: {
        'line-color': colours.text,
        'line-opacity': 0.45,
        'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.5, 8, 1.4],
        'line-dasharray': [4, 2],
      },
    },
    {
      id: 'world-covered',
      type: 'fill',
      source: 'covered',
      minzoom: REGION_ZOOM,
      paint: { 'fill-color': colours.land, 'fill-antialias': false },
    },
  ]
}

/** Names of countries and towns, below the regions' more detailed ones. */
export function worldNames(colours: MapColours, covered: MultiPolygon): LayerSpecification[] {
  const text = {
    'text-color': colours.text,
    'text-halo-color': colours.halo,
    'text-halo-width': 1.6,
  } as const
  // A region draws its own towns from this zoom on.
  const isOutside = ['any', ['<', ['zoom'], REGION_ZOOM], ['!', ['within', covered]]]
  const isTown = ['==', ['get', 'kind'], 'town']
  return [
    {
      id: 'world-country',
      type: 'symbol',
      source: 'world',
      'source-layer': 'place',
      filter: ['==', ['get', 'kind'], 'country'],
      minzoom: 1,
      maxzoom: 7,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': NARROW_BOLD,
        'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10, 6, 17],
        'text-letter-spacing': 0.08,
        'symbol-sort-key': ['get', 'rank'],
        'text-max-width': 7,
      },
      paint: text,
    },
    ...TOWNS.map(({ id, from, below, minzoom }): LayerSpecification => ({
      id: `world-${id}`,
      type: 'symbol',
      source: 'world',
      'source-layer': 'place',
      minzoom,
      filter: [
        'all',
        isTown,
        isOutside,
        ['>=', ['get', 'population'], from],
        ...(below === Infinity ? [] : [['<', ['get', 'population'], below] as ['<', ...never]]),
      ] as never,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': SANS,
        'text-size': ['interpolate', ['linear'], ['zoom'], minzoom, 10.5, minzoom + 5, 14.5],
        'symbol-sort-key': ['-', 0, ['get', 'population']],
        'text-padding': 4,
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 0.5,
        'icon-optional': true,
      },
      paint: text,
    })),
    {
      // A dot at the town's place, because at close zoom its name alone would float.
      id: 'world-town-dot',
      type: 'circle',
      source: 'world',
      'source-layer': 'place',
      minzoom: 5,
      filter: ['all', isTown, isOutside] as never,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 5, 1.2, 12, 3.5],
        'circle-color': colours.text,
        'circle-stroke-color': colours.halo,
        'circle-stroke-width': 1,
      },
    },
  ]
}
