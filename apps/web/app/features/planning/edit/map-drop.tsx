// Makes the map a drop target: on a stop, before or after it; on a line, between its two stops. Draws the
// resulting legs.
import type { FeatureCollection } from 'geojson'
import { useMemo } from 'react'
import { routeColour } from '../../../ui/map/colours.ts'
import { useMap } from '../../../ui/map/map-context.ts'
import { useGeoLayer } from '../../../ui/map/use-layer.ts'
import type { PlannedRoute, PlanView } from '../plan-model.ts'
import { useDrag, type Dragged } from './drag-store.ts'
import { useDropSurface, type PlacesHere, type StopDrag } from './use-stop-drag.ts'

/** Distance at which the pointer selects a line or pin, in px. */
const REACH_PX = 12

export function MapDrop({ view, drag }: { view: PlanView; drag: StopDrag }) {
  const { map } = useMap()
  useDropSurface(drag, {
    element: () => map.getCanvasContainer(),
    placesAt(stop, clientX, clientY) {
      const { left, top } = map.getCanvas().getBoundingClientRect()
      const [x, y] = [clientX - left, clientY - top]
      const features = map
        .queryRenderedFeatures([
          [x - REACH_PX, y - REACH_PX],
          [x + REACH_PX, y + REACH_PX],
        ])
        .map(({ properties }) => properties as Drawn)
        .filter((each) => each.route !== undefined && each.id !== stop.orderId)
      const pin = features.find(({ count }) => count !== undefined)
      const line = features.find(({ leg }) => leg !== undefined)
      const on = pin ?? line
      const route = view.routes.find(({ number }) => number === Number(on?.route))
      if (!on || !route || route.isLocked) return null
      return placesOn(route, stop, on)
    },
  })
  return <Ways view={view} drag={drag} />
}

/** Properties of pins and lines. */
interface Drawn {
  id?: string | number
  route?: number
  /** For a pin: how many stops it represents. */
  count?: number
  /** For a line: number of the stop it starts from, 0 for the depot. */
  leg?: number
}

/** Possible numbers of the stop on the route under the pointer, not counting the stop itself. */
export function placesOn(
  { vehicleId, stops }: Pick<PlannedRoute, 'vehicleId' | 'stops'>,
  stop: Pick<Dragged, 'orderId'>,
  { id, count, leg }: Drawn,
): PlacesHere {
  const others = stops.filter(({ orderId }) => orderId !== stop.orderId)
  if (leg !== undefined)
    return { vehicleId, positions: [others.filter(({ sequence }) => sequence <= leg).length + 1] }
  const at = others.findIndex(({ orderId }) => orderId === id)
  // A pin of several stops determines only the route.
  return { vehicleId, positions: at < 0 || Number(count) > 1 ? [] : [at + 1, at + 2] }
}

/** Dashed legs to the neighbours it would have. */
function Ways({ view, drag }: { view: PlanView; drag: StopDrag }) {
  const { colours } = useMap()
  const now = useDrag(drag.store)
  const data = useMemo<FeatureCollection>(() => {
    const route = view.routes.find(({ vehicleId }) => vehicleId === now?.over?.vehicleId)
    const position = now?.over?.position ?? null
    if (!now || !route || position === null) return { type: 'FeatureCollection', features: [] }
    const others = route.stops.filter(({ orderId }) => orderId !== now.stop.orderId)
    const ends = [others[position - 2], others[position - 1]].filter((each) => each !== undefined)
    return {
      type: 'FeatureCollection',
      features: ends.map((end, id) => ({
        type: 'Feature',
        geometry: {
          type: 'LineString',
          coordinates: [
            [end.lng, end.lat],
            [now.stop.lng, now.stop.lat],
          ],
        },
        properties: { id, colour: routeColour(colours, route.number).fill },
      })),
    }
  }, [view, now, colours])
  useGeoLayer(data, () => [
    {
      id: 'way',
      type: 'line',
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': ['get', 'colour'], 'line-width': 3, 'line-dasharray': [1.2, 1.6] },
    },
  ])
  return null
}
