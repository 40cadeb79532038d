// Where stops were late, on the map: the larger the dot, the later.
import type { LateStop } from '@dropwise/contracts'
import type { FeatureCollection } from 'geojson'
import { useMemo } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { analyticsWords as words } from '../../lib/words/analytics.ts'
import { MapCanvas, boundsOf } from '../../ui/map/map-canvas.tsx'
import { useMap } from '../../ui/map/map-context.ts'
import { useGeoLayer } from '../../ui/map/use-layer.ts'

/** Radius of a dot in px: a minute late, and an hour or more. */
const RADII = [60, 5, 3_600, 16] as const
const PADDING = { top: 32, right: 32, bottom: 32, left: 32 }

function LateDots({ stops }: { stops: readonly LateStop[] }) {
  const { colours } = useMap()
  const data = useMemo<FeatureCollection>(
    () => ({
      type: 'FeatureCollection',
      features: stops.map(({ orderId, lat, lng, lateSeconds }) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lng, lat] },
        properties: { id: orderId, late: lateSeconds },
      })),
    }),
    [stops],
  )
  useGeoLayer(data, () => [
    {
      id: 'late',
      type: 'circle',
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['get', 'late'], ...RADII],
        'circle-color': colours.bad,
        'circle-opacity': 0.55,
        'circle-stroke-width': 1.2,
        'circle-stroke-color': colours.ring,
      },
    },
  ])
  return null
}

export default function LateMap({ stops }: { stops: readonly LateStop[] }) {
  const { units } = useTenant().company
  const bounds = useMemo(() => boundsOf(stops), [stops])
  return (
    <MapCanvas
      label={words('lateStopsMap')}
      units={units}
      bounds={bounds}
      fitKey={stops.map(({ orderId }) => orderId).join()}
      padding={PADDING}
      maxFitZoom={13.5}
      controls="compact"
      controlsClassName="top-auto bottom-3 right-auto left-3"
      className="h-80"
    >
      <LateDots stops={stops} />
    </MapCanvas>
  )
}
