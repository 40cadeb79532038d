// The way to the next stop. Loaded last, so the address never waits for a map.
import { useMemo } from 'react'
import type { DriverDay, DriverRoute, DriverStop } from '@dropwise/contracts'
import { decodeLine } from '../../lib/polyline.ts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { boundsOf, MapCanvas } from '../../ui/map/map-canvas.tsx'
import { RouteLines, type DrawnLeg } from '../../ui/map/route-lines.tsx'
import { StopPins } from '../../ui/map/stop-pins.tsx'

const MAX_ZOOM = 16.5
const PADDING = { top: 40, right: 40, bottom: 40, left: 40 }

export default function StopMap({
  company,
  route,
  stop,
}: {
  company: DriverDay['company']
  route: DriverRoute
  stop: DriverStop
}) {
  const place = route.stops.indexOf(stop)
  const line = route.legs[place]
  const legs = useMemo<DrawnLeg[]>(
    () => (line ? [{ route: route.number, line: decodeLine(line), isDepotLeg: false }] : []),
    [line, route.number],
  )
  const pins = [
    { id: stop.orderId, route: route.number, number: stop.sequence, lat: stop.lat, lng: stop.lng },
  ]
  return (
    <MapCanvas
      label={words('mapLabel')}
      units={company.units}
      bounds={boundsOf([stop, ...legs.flatMap((leg) => leg.line.map(([lng, lat]) => ({ lat, lng })))])}
      fitKey={stop.orderId}
      maxFitZoom={MAX_ZOOM}
      controls="none"
      padding={PADDING}
      className="size-full"
    >
      <RouteLines legs={legs} selected={route.number} />
      <StopPins stops={pins} selected={route.number} selectedStop={stop.orderId} />
    </MapCanvas>
  )
}
