// A small map on which one place is put: where the address lies, or wherever the map is clicked.
import { useState, type ReactNode } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { ClickPlace, type ClickedPlace } from './click-place.tsx'
import { MapCanvas } from './map-canvas.tsx'

/** Degrees beyond which another place was chosen, rather than the same one put right. */
const ELSEWHERE = 0.02

/** Without a region there are no streets to look at, only the towns around. */
const STREETS_ZOOM = 16
const TOWN_ZOOM = 11

interface PlaceMapProps {
  label: string
  /** What to click. */
  hint: string
  lat: number
  lng: number
  onPlace: (place: ClickedPlace) => void
  /** The pin. */
  children: ReactNode
}

export function PlaceMap({ label, hint, lat, lng, onPlace, children }: PlaceMapProps) {
  const { company } = useTenant()
  // The map looks at the place that was chosen, and stays where it is when the pin alone moves.
  const [seen, setSeen] = useState({ lat, lng })
  if (Math.hypot(seen.lat - lat, seen.lng - lng) > ELSEWHERE) setSeen({ lat, lng })
  return (
    <div>
      <MapCanvas
        label={label}
        region={company.region}
        units={company.units}
        bounds={[seen.lng, seen.lat, seen.lng, seen.lat]}
        fitKey={`${seen.lat},${seen.lng}`}
        maxFitZoom={company.region ? STREETS_ZOOM : TOWN_ZOOM}
        controls="full"
        className="h-[220px] rounded border border-line-2"
      >
        {children}
        <ClickPlace onPlace={onPlace} />
      </MapCanvas>
      <p className="pt-1.5 text-1 text-ink-3">{hint}</p>
    </div>
  )
}
