// Orders before planning, as quiet dots.
import type { FeatureCollection } from 'geojson'
import { useMemo } from 'react'
import { useMap } from './map-context.ts'
import { useGeoLayer } from './use-layer.ts'

export function OpenOrders({ orders }: { orders: readonly { id: string; lat: number; lng: number }[] }) {
  const { colours } = useMap()
  const data = useMemo<FeatureCollection>(
    () => ({
      type: 'FeatureCollection',
      features: orders.map((o) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [o.lng, o.lat] },
        properties: { id: o.id },
      })),
    }),
    [orders],
  )
  useGeoLayer(data, () => [
    {
      id: 'open',
      type: 'circle',
      paint: {
        'circle-radius': 4.5,
        'circle-color': colours.ink,
        'circle-opacity': 0.75,
        'circle-stroke-width': 1.2,
        'circle-stroke-color': colours.ring,
      },
    },
  ])
  return null
}
