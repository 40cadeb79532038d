// The phone's position for a report, read once, because there may be no tracked route.
import { useEffect, useState } from 'react'
import { placeNow } from '../use-whereabouts.ts'

export interface Here {
  lat: number
  lng: number
}

const MAX_AGE_MS = 2 * 60_000
const PATIENCE_MS = 20_000

/** Missing on pages without https. */
const locator = (): Geolocation | undefined => (navigator as { geolocation?: Geolocation }).geolocation

/** `undefined` while the phone determines its position, null if it cannot. */
export function useHere(): Here | null | undefined {
  const [here, setHere] = useState<Here | null | undefined>(() => {
    const tracked = placeNow()
    if ('lat' in tracked) return tracked
    return locator() ? undefined : null
  })
  const isKnown = here !== undefined
  useEffect(() => {
    if (isKnown) return
    locator()?.getCurrentPosition(
      ({ coords }) => setHere({ lat: coords.latitude, lng: coords.longitude }),
      () => setHere(null),
      { enableHighAccuracy: true, maximumAge: MAX_AGE_MS, timeout: PATIENCE_MS },
    )
  }, [isKnown])
  return here
}
