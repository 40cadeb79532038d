// Stops as numbered discs: 16 px, 22 on the selected route; red ring for a broken rule; small ring when done.
import type { FeatureCollection } from 'geojson'
import type { MapLayerMouseEvent, MapLayerTouchEvent, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { routeColour } from './colours.ts'
import { boundsOf } from './bounds.ts'
import { clusterPins } from './cluster.ts'
import { useMap } from './map-context.ts'
import { ensurePin, type PinLook } from './pin-image.ts'
import { declutterPins } from './declutter.ts'
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

/** With less map per stop, in square px, low zoom shows dots without numbers. */
const ROOM_FOR_NUMBER = 1_450
/** From this zoom on, even a crowded day shows numbers. */
const CLOSE_ZOOM = 13.5
/** Cell size for clustering pins of a route at low zoom, in px. */
const CLUSTER_PX = 26
/** Opacity beside the selected route. */
const FADED = 0.45
/** From this zoom on, a click on a stack selects instead of zooming. */
const DOOR_ZOOM = 17
/** Pins count as overlapping when clustering leaves less than this share. */
const TIGHT_SHARE = 0.6

type Kind = PinLook['kind']

function kindOf(stop: { count: number; isDone: boolean; isLarge: boolean; isDot: boolean }): Kind {
  if (stop.count > 1 && !stop.isDot) return 'stack'
  if (stop.isDone) return stop.isLarge ? 'check' : 'done'
  if (stop.isLarge) return 'large'
  return stop.isDot ? 'dot' : 'small'
}

function labelOf(kind: Kind, number: number, count: number): string {
  if (kind === 'stack') return `×${count}`
  return kind === 'small' || kind === 'large' ? String(number) : ''
}

/** The zoom in quarter steps after a movement ends; pins are placed again for each. */
function useZoomStep(): number {
  const { map } = useMap()
  const [zoom, setZoom] = useState(() => Math.round(map.getZoom() * 4) / 4)
  useEffect(() => {
    const read = () => setZoom(Math.round(map.getZoom() * 4) / 4)
    read()
    map.on('zoomend', read)
    return () => {
      map.off('zoomend', read)
    }
  }, [map])
  return zoom
}

/** Where a pin was grabbed. */
export interface PinHold {
  clientX: number
  clientY: number
  button: number
  isTouch: boolean
}
type PinGrab = (id: string, hold: PinHold) => boolean

type PlacedPin = DrawnStop & { members: readonly DrawnStop[] }

/** All stops in one source. `hot` is the hovered stop, here or in a list. */
export function StopPins({
  stops,
  selected,
  selectedStop,
  hot,
  onHot,
  onPick,
  onGrab,
}: {
  stops: readonly DrawnStop[]
  selected: number | null
  selectedStop?: string | null
  hot?: string | null
  onHot?: (id: string | null) => void
  onPick?: (stop: { id: string; route: number }) => void
  /** Called when a pin is grabbed, possibly for a click. Returns true to take the drag, so the map stays. */
  onGrab?: PinGrab
}) {
  const { map, colours } = useMap()
  const zoom = useZoomStep()
  const { clientWidth, clientHeight } = map.getContainer()
  const isCrowded = stops.length * ROOM_FOR_NUMBER > clientWidth * clientHeight && zoom < CLOSE_ZOOM
  // Hovered pins grow without moving others; only the selected route takes more space.
  const placedPins = useMemo(() => {
    const isChosen = (stop: DrawnStop) => stop.route === selected || stop.id === selectedStop
    // When crowded, dots show each route better than counts; only the selected route has numbers.
    if (isCrowded) {
      const single = clusterPins(stops, zoom, 0, isChosen)
      const numbered = single.filter(isChosen).map((stop) => ({ ...stop, radius: 11 }))
      return [...single.filter((stop) => !isChosen(stop)), ...declutterPins(numbered, zoom)]
    }
    const far = clusterPins(stops, zoom, CLUSTER_PX, isChosen)
    const isTight = far.length < stops.length * TIGHT_SHARE
    const clustered = isTight ? far : clusterPins(stops, zoom, 0, isChosen)
    const radius = (stop: DrawnStop, count: number) =>
      count > 1 ? 14 : stop.isDone ? 4 : stop.route === selected ? 11 : 8
    return declutterPins(
      clustered.map((stop) => ({ ...stop, radius: radius(stop, stop.members.length) })),
      zoom,
    )
  }, [stops, zoom, isCrowded, selected, selectedStop])
  const data = useMemo<FeatureCollection>(
    () => ({
      type: 'FeatureCollection',
      features: placedPins.map((stop) => {
        const count = stop.members.length
        const isChosen = stop.members.some(({ id }) => id === hot || id === selectedStop)
        const isLarge = stop.route === selected || isChosen
        const { fill, on, stroke } = routeColour(colours, stop.route)
        const isDone = stop.members.every((member) => member.isDone)
        const isBroken = stop.members.some((member) => member.isBroken)
        const isFaded = selected !== null && !isLarge && !isBroken
        const kind = kindOf({ count, isDone, isLarge, isDot: isCrowded || isFaded })
        return {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [stop.lng, stop.lat] },
          properties: {
            id: stop.id,
            route: stop.route,
            count,
            opacity: isFaded ? FADED : 1,
            image: ensurePin(
              map,
              {
                kind,
                fill,
                on,
                stroke,
                label: labelOf(kind, stop.number, count),
                isBroken,
              },
              colours,
            ),
            order: (isChosen ? 3000 : isBroken ? 2000 : isLarge ? 1000 : 0) - stop.number,
          },
        }
      }),
    }),
    [placedPins, map, colours, selected, hot, selectedStop, isCrowded],
  )
  const source = useGeoLayer(data, () => [
    {
      id: 'disc',
      type: 'symbol',
      layout: {
        'icon-image': ['get', 'image'],
        'icon-allow-overlap': true,
        'icon-padding': 0,
        'symbol-sort-key': ['get', 'order'],
        'symbol-z-order': 'auto',
      },
      paint: { 'icon-opacity': ['get', 'opacity'] },
    },
  ])

  usePinPointer({ layer: `${source}disc`, pins: placedPins, onHot, onPick, onGrab })
  return null
}

interface PinPointer {
  layer: string
  pins: readonly PlacedPin[]
  onHot: ((id: string | null) => void) | undefined
  onPick: ((stop: { id: string; route: number }) => void) | undefined
  onGrab: PinGrab | undefined
}

/** Reports hovered and clicked pins; a stack zooms in first. */
function usePinPointer({ layer, pins, onHot, onPick, onGrab }: PinPointer): void {
  const { map } = useMap()
  const emitHot = useEffectEvent((id: string | null) => onHot?.(id))
  const emitPick = useEffectEvent((event: MapLayerMouseEvent) => {
    const properties = event.features?.[0]?.properties
    if (!properties) return
    event.preventDefault()
    const members = pins.find(({ id }) => id === String(properties.id))?.members ?? []
    const box = boundsOf(members)
    if (members.length > 1 && box && map.getZoom() < DOOR_ZOOM)
      map.fitBounds(box, { padding: 80, maxZoom: DOOR_ZOOM, duration: 160 })
    onPick?.({ id: String(properties.id), route: Number(properties.route) })
  })
  const emitGrab = useEffectEvent((event: MapLayerMouseEvent | MapLayerTouchEvent) => {
    const pinProperties = event.features?.[0]?.properties
    const { originalEvent } = event
    const isTouch = 'touches' in originalEvent
    const at = isTouch ? originalEvent.touches[0] : originalEvent
    if (
      !pinProperties ||
      !at ||
      !onGrab ||
      Number(pinProperties.count) > 1 ||
      (isTouch && originalEvent.touches.length > 1)
    )
      return
    const { clientX, clientY } = at
    const button = isTouch ? 0 : originalEvent.button
    const isTaken = onGrab(String(pinProperties.id), { clientX, clientY, button, isTouch })
    // A finger that moves at once pans the map.
    if (isTaken && !isTouch) event.preventDefault()
  })
  useEffect(() => {
    let current: string | null = null
    const over = (event: MapMouseEvent) => {
      // A few px of tolerance around small discs.
      const { x, y } = event.point
      const existingLayer = map.getLayer(layer)
        ? map.queryRenderedFeatures(
            [
              [x - 3, y - 3],
              [x + 3, y + 3],
            ],
            { layers: [layer] },
          )[0]
        : undefined
      const id = existingLayer ? String(existingLayer.properties.id) : null
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
    map.on('mousedown', layer, emitGrab)
    map.on('touchstart', layer, emitGrab)
    return () => {
      map.off('mousemove', over)
      map.off('mouseout', out)
      map.off('click', layer, emitPick)
      map.off('mousedown', layer, emitGrab)
      map.off('touchstart', layer, emitGrab)
    }
  }, [map, layer])
}
