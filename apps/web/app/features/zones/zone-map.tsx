// The map of zones, with the open one's outline.
import { useEffect } from 'react'
import type { Corner } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { zonesWords as words } from '../../lib/words/zones.ts'
import { ClickPlace } from '../../ui/map/click-place.tsx'
import { CornerHandles } from '../../ui/map/corner-handles.tsx'
import { MapCanvas } from '../../ui/map/map-canvas.tsx'
import { useMap } from '../../ui/map/map-context.ts'
import { OutlineShape, ZoneShapes } from '../../ui/map/zone-shapes.tsx'
import { boundsOfOutline, type Outline, type ZonesState } from './use-zones.ts'

export function ZoneMap({ state, className }: { state: ZonesState; className: string }) {
  const { company } = useTenant()
  const { zones, zone, outline, change, bounds, list } = state
  // Fits an existing outline; one being drawn does not move the map.
  const shownOutline = outline && (zone !== null || outline.fits > 0) ? outline : null
  return (
    <MapCanvas
      label={words('mapOfZones')}
      units={company.units}
      bounds={(shownOutline && boundsOfOutline(shownOutline)) ?? bounds}
      fitKey={shownOutline ? `${shownOutline.key} ${shownOutline.fits}` : bounds ? 'all' : 'none'}
      maxFitZoom={14}
      className={className}
    >
      <ZoneShapes
        zones={zone ? zones.filter((other) => other !== zone) : zones}
        onPick={outline ? undefined : list.toggleRow}
      />
      {outline && <Drawing outline={outline} onOutline={change} />}
    </MapCanvas>
  )
}

function Drawing({
  outline: { corners, color, isOpen },
  onOutline,
}: {
  outline: Outline
  onOutline: (patch: Partial<Outline>) => void
}) {
  const add = ({ lng, lat }: { lng: number; lat: number }) => {
    const last = corners.at(-1)
    const corner: Corner = [lng, lat]
    // A double click adds one corner.
    if (!last || last[0] !== lng || last[1] !== lat) onOutline({ corners: [...corners, corner] })
  }
  return (
    <>
      <OutlineShape corners={corners} color={color} />
      <CornerHandles
        corners={corners}
        color={color}
        onChange={(moved) => onOutline({ corners: moved, isOpen: isOpen || moved.length < 3 })}
        onClose={isOpen ? () => corners.length >= 3 && onOutline({ isOpen: false }) : undefined}
      />
      {isOpen && <ClickPlace onPlace={add} />}
      {isOpen && <StillOnDoubleClick />}
    </>
  )
}

/** Disables zooming by double click while drawing. */
function StillOnDoubleClick() {
  const { map } = useMap()
  useEffect(() => {
    map.doubleClickZoom.disable()
    return () => map.doubleClickZoom.enable()
  }, [map])
  return null
}
