// A small map that sets one place: at the address, or at a click.
import { useState, type ReactNode } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { ClickPlace, type ClickedPlace } from './click-place.tsx'
import { MapCanvas } from './map-canvas.tsx'
import { useHasStreets } from './regions.ts'

/** Moves beyond this are another place rather than a correction, in degrees. */
const ELSEWHERE = 0.02

const STREETS_ZOOM = 16
const TOWN_ZOOM = 11

interface PlaceMapProps {
  label: string
  /** Instruction for the click. */
  hint: string
  lat: number
  lng: number
  onPlace: (place: ClickedPlace) => void
  /** The pin. */
  children: ReactNode
}

export function PlaceMap({ label, hint, lat, lng, onPlace, children }: PlaceMapProps) {
  const { company } = useTenant()
  const hasStreets = useHasStreets({ lat, lng })
  // The map centres on a newly chosen place, and stays when only the pin moves.
  const [centred, setCentred] = useState({ lat, lng })
  if (Math.hypot(centred.lat - lat, centred.lng - lng) > ELSEWHERE) setCentred({ lat, lng })
  return (
    <div>
      <MapCanvas
        label={label}
        units={company.units}
        bounds={[centred.lng, centred.lat, centred.lng, centred.lat]}
        fitKey={`${centred.lat},${centred.lng}`}
        maxFitZoom={hasStreets ? STREETS_ZOOM : TOWN_ZOOM}
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
