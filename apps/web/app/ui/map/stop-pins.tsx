// Stops as numbered discs: 16 px, 22 on the selected route, a red ring where a rule is broken, a small ring when done.
import type { FeatureCollection } from 'geojson'
import type { MapLayerMouseEvent, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { routeColour } from './colours.ts'
import { useMap } from './map-context.ts'
import { useGeoLayer } from './use-layer.ts'

export interface DrawnStop {
  id: string
  route: number
  number: number
  lat: number
  lng: number
  isBroken?: boolean
  isDone?: boolean
}

/** Beyond this many stops the far view shows dots without numbers. */
const CROWDED = 450
/** Metres between stops at one address once they are fanned out. */
const FAN_METRES = 11

/** Moves stops that share a point onto a small ring around it, so that each can be read and hit. */
export function fanOut<Stop extends { lat: number; lng: number }>(stops: readonly Stop[]): Stop[] {
  const groups = new Map<string, number[]>()
  stops.forEach((stop, i) => {
    const key = `${stop.lat.toFixed(5)},${stop.lng.toFixed(5)}`
    groups.set(key, [...(groups.get(key) ?? []), i])
  })
  const out = [...stops]
  for (const members of groups.values()) {
    if (members.length < 2) continue
    const radius = (FAN_METRES / 111_320) * Math.max(1, members.length / 6)
    members.forEach((index, k) => {
      const stop = stops[index]
      if (!stop) return
      const angle = (k / members.length) * 2 * Math.PI
      out[index] = { ...stop, lat: stop.lat + radius * Math.sin(angle), lng: stop.lng + (radius * Math.cos(angle)) / Math.cos((stop.lat * Math.PI) / 180) }
    })
  }
  return out
}

/** All stops in one source. `hot` is the stop under the pointer here or in a list. */
export function StopPins({
  stops,
  selected,
  selectedStop,
  hot,
  onHot,
  onPick,
}: {
  stops: readonly DrawnStop[]
  selected: number | null
  selectedStop?: string | null
  hot?: string | null
  onHot?: (id: string | null) => void
  onPick?: (stop: { id: string; route: number }) => void
}) {
  const { map, colours } = useMap()
  const placed = useMemo(() => fanOut(stops), [stops])
  const isCrowded = stops.length > CROWDED
  const data = useMemo<FeatureCollection>(
    () => ({
      type: 'FeatureCollection',
      features: placed.map((stop) => {
        const { fill, on } = routeColour(colours, stop.route)
        const isLarge = stop.route === selected || stop.id === hot || stop.id === selectedStop
        return {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [stop.lng, stop.lat] },
          properties: {
            id: stop.id,
            route: stop.route,
            label: String(stop.number),
            fill,
            on,
            kind: stop.isDone ? 'done' : isLarge ? 'large' : 'small',
            isBroken: stop.isBroken ?? false,
            isCrowded: isCrowded && !isLarge,
            order: (stop.id === hot || stop.id === selectedStop ? 3000 : stop.isBroken ? 2000 : isLarge ? 1000 : 0) + stop.number,
          },
        }
      }),
    }),
    [placed, colours, selected, hot, selectedStop, isCrowded],
  )
  const source = useGeoLayer(data, () => [
    {
      id: 'disc',
      type: 'circle',
      layout: { 'circle-sort-key': ['get', 'order'] },
      paint: {
        'circle-radius': [
          'step', ['zoom'],
          ['match', ['get', 'kind'], 'large', 11, 'done', 3, ['case', ['get', 'isCrowded'], 3.5, 8]],
          13,
          ['match', ['get', 'kind'], 'large', 11, 'done', 3.4, ['case', ['get', 'isCrowded'], 5, 8]],
          14,
          ['match', ['get', 'kind'], 'large', 11, 'done', 3.4, 8],
        ],
        'circle-color': ['case', ['==', ['get', 'kind'], 'done'], colours.ring, ['get', 'fill']],
        'circle-stroke-width': ['case', ['==', ['get', 'kind'], 'done'], 1.6, ['case', ['get', 'isCrowded'], 0.6, 1]],
        'circle-stroke-color': ['case', ['==', ['get', 'kind'], 'done'], ['get', 'fill'], colours.ring],
      },
    },
    {
      id: 'number',
      type: 'symbol',
      filter: ['all', ['!=', ['get', 'kind'], 'done'], ['any', ['!', ['get', 'isCrowded']], ['>=', ['zoom'], 14]]],
      layout: {
        'text-field': ['get', 'label'],
        'text-font': ['Map Narrow Bold'],
        'text-size': ['match', ['get', 'kind'], 'large', 13.5, 11],
        'text-allow-overlap': true,
        'text-ignore-placement': false,
        'symbol-sort-key': ['get', 'order'],
        'text-padding': 0,
      },
      paint: { 'text-color': ['get', 'on'] },
    },
    {
      id: 'ring',
      type: 'circle',
      filter: ['get', 'isBroken'],
      paint: {
        'circle-radius': ['match', ['get', 'kind'], 'large', 14, 'done', 7, 11],
        'circle-color': 'rgba(0,0,0,0)',
        'circle-stroke-width': 2,
        'circle-stroke-color': colours.bad,
      },
    },
  ])

  const emitHot = useEffectEvent((id: string | null) => onHot?.(id))
  const emitPick = useEffectEvent((event: MapLayerMouseEvent) => {
    const found = event.features?.[0]?.properties
    if (!found) return
    event.preventDefault()
    onPick?.({ id: String(found.id), route: Number(found.route) })
  })
  useEffect(() => {
    const layer = `${source}disc`
    let current: string | null = null
    const over = (event: MapMouseEvent) => {
      // A few px of grace: discs are small and hands are not.
      const { x, y } = event.point
      const found = map.getLayer(layer) ? map.queryRenderedFeatures([[x - 3, y - 3], [x + 3, y + 3]], { layers: [layer] })[0] : undefined
      const id = found ? String(found.properties.id) : null
      if (id === current) return
      current = id
      map.getCanvas().style.cursor = id ? 'pointer' : ''
      emitHot(id)
    }
    const out = () => {
      current = null
      emitHot(null)
    }
    map.on('mousemove', over)
    map.on('mouseout', out)
    map.on('click', layer, emitPick)
    return () => {
      map.off('mousemove', over)
      map.off('mouseout', out)
      map.off('click', layer, emitPick)
    }
  }, [map, source])
  return null
}
