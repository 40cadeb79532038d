// The parcel's position and way. Loaded after the answer shows, so nobody waits for it.
import { useMemo } from 'react'
import { fillWords, type TrackingResponse } from '@dropwise/contracts'
import { brandColours } from '../../lib/brand.ts'
import { decodeLine } from '../../lib/polyline.ts'
import { useTheme } from '../../lib/theme.ts'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'
import { boundsOf, MapCanvas } from '../../ui/map/map-canvas.tsx'
import { HomePin } from '../../ui/map/marks.tsx'
import { RouteLines, type DrawnLeg } from '../../ui/map/route-lines.tsx'
import { BrandVehiclePin } from '../../ui/map/vehicles.tsx'
import { MapSketch } from './map-sketch.tsx'

/** Low enough to show a street name around a single door. */
const MAX_ZOOM = 16

export default function TrackingMap({
  tracking,
  controls,
}: {
  tracking: TrackingResponse
  controls: 'full' | 'compact' | 'none'
}) {
  const { location, destination, path, brand } = tracking
  const theme = useTheme()
  const { words } = useTrackingLanguage()
  const legs = useMemo<DrawnLeg[]>(
    () => (path ? [{ route: 1, line: decodeLine(path), isDepotLeg: false }] : []),
    [path],
  )
  const colours = brandColours(brand.color)
  const bounds = boundsOf([
    destination,
    ...(location ? [location] : []),
    ...legs.flatMap((leg) => leg.line.map(([lng, lat]) => ({ lat, lng }))),
  ])
  return (
    <MapCanvas
      label={location ? words.wayToYou : words.yourAddress}
      units={brand.units}
      bounds={bounds}
      // Fits again when the van appears and when it is the next stop, but never while the reader interacts.
      fitKey={`${tracking.trackingNumber}:${location !== null}:${path !== null}:${tracking.stopsBefore === 0}`}
      maxFitZoom={MAX_ZOOM}
      controls={controls}
      padding={{ top: 56, right: 56, bottom: 56, left: 56 }}
      standIn={<MapSketch tracking={tracking} />}
      className="h-full w-full"
    >
      <RouteLines legs={legs} selected={1} colour={theme === 'dark' ? colours.twin : colours.fill} />
      <HomePin lat={destination.lat} lng={destination.lng} />
      {location && (
        <BrandVehiclePin
          lat={location.lat}
          lng={location.lng}
          heading={location.heading}
          label={fillWords(words.vehicleWithParcel, { vehicle: tracking.vehicle ?? words.driver })}
        />
      )}
    </MapCanvas>
  )
}
