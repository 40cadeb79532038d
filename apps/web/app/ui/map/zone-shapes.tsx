// Zones on the map: filled outlines with names, selectable by click.
import type { FeatureCollection } from 'geojson'
import type { MapLayerMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { boundsOf, polygonOf, type Corner, type ZonePolygon } from '@dropwise/contracts'
import { MapMark } from './marks.tsx'
import { useMap } from './map-context.ts'
import { useGeoLayer } from './use-layer.ts'

export interface DrawnZone {
  id: string
  name: string
  color: string
  polygon: ZonePolygon
}

const FILL = 'fill'

function collectionOf(zones: readonly DrawnZone[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: zones.map(({ id, color, polygon }) => ({
      type: 'Feature',
      geometry: polygon,
      properties: { id, color },
    })),
  }
}

/** Without `onPick`, clicks pass through. */
export function ZoneShapes({
  zones,
  onPick,
}: {
  zones: readonly DrawnZone[]
  onPick?: ((id: string) => void) | undefined
}) {
  const { map } = useMap()
  const data = useMemo(() => collectionOf(zones), [zones])
  const source = useGeoLayer(data, () => [
    {
      id: FILL,
      type: 'fill',
      paint: { 'fill-color': ['get', 'color'], 'fill-opacity': 0.16 },
    },
    {
      id: 'outline',
      type: 'line',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': ['get', 'color'], 'line-width': 2 },
    },
  ])
  const pick = useEffectEvent((event: MapLayerMouseEvent) => {
    const id: unknown = event.features?.[0]?.properties.id
    if (typeof id === 'string') onPick?.(id)
  })
  useEffect(() => {
    const click = map.on('click', `${source}${FILL}`, pick)
    return () => click.unsubscribe()
  }, [map, source])
  return zones.map((zone) => <ZoneName key={zone.id} zone={zone} />)
}

/** At the zone's centre, or at its northern edge when the centre is needed. */
function ZoneName({ zone: { name, color, polygon }, atTop = false }: { zone: DrawnZone; atTop?: boolean }) {
  const [west, south, east, north] = boundsOf(polygon)
  return (
    <MapMark lat={atTop ? north : (south + north) / 2} lng={(west + east) / 2}>
      <span className="pointer-events-none flex items-center gap-1.5 rounded-s bg-raised/85 px-1.5 py-0.5 text-1 font-mid whitespace-nowrap">
        <span className="size-2 rounded-full" style={{ backgroundColor: color }} aria-hidden />
        {name}
      </span>
    </MapMark>
  )
}

/** Background zones: thin outlines with names. */
export function QuietZones({ zones }: { zones: readonly DrawnZone[] }) {
  const data = useMemo(() => collectionOf(zones), [zones])
  useGeoLayer(data, () => [
    {
      id: 'outline',
      type: 'line',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': ['get', 'color'],
        'line-width': 1.5,
        'line-opacity': 0.7,
        'line-dasharray': [3, 2],
      },
    },
  ])
  return zones.map((zone) => <ZoneName key={zone.id} zone={zone} atTop />)
}

/** An outline in progress: a line, filled from three corners on. */
export function OutlineShape({ corners, color }: { corners: readonly Corner[]; color: string }) {
  const data = useMemo<FeatureCollection>(() => {
    const geometry =
      corners.length < 3 ? { type: 'LineString' as const, coordinates: [...corners] } : polygonOf(corners)
    const features = corners.length < 2 ? [] : [{ type: 'Feature' as const, geometry, properties: { color } }]
    return { type: 'FeatureCollection', features }
  }, [corners, color])
  useGeoLayer(data, () => [
    {
      id: FILL,
      type: 'fill',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': ['get', 'color'], 'fill-opacity': 0.24 },
    },
    {
      id: 'outline',
      type: 'line',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': ['get', 'color'], 'line-width': 3 },
    },
  ])
  return null
}
