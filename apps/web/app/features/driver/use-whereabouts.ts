// Tracks the van during its route, thinning positions by speed and distance to the next stop.
import { useEffect, useEffectEvent } from 'react'
import type { DriverRoute } from '@dropwise/contracts'
import { nextStop } from './next-step.ts'
import type { StoredFix } from './phone/database.ts'
import { keepFix } from './phone/fixes.ts'
import { isNearby, isWorthKeeping } from './whereabouts.ts'

/** An older position does not show where an event happened, in milliseconds. */
const FRESH_MS = 2 * 60_000

let latest: StoredFix | null = null

/** The phone's position for an event; empty when unknown. */
export function placeNow(): { lat: number; lng: number } | object {
  if (!latest || Date.now() - Date.parse(latest.at) > FRESH_MS) return {}
  return { lat: latest.lat, lng: latest.lng }
}

function toFix(userId: string, { coords, timestamp }: GeolocationPosition): StoredFix {
  const { latitude, longitude, speed, heading, accuracy } = coords
  return {
    eventId: crypto.randomUUID(),
    userId,
    at: new Date(timestamp).toISOString(),
    lat: latitude,
    lng: longitude,
    accuracy,
    ...(speed !== null && speed >= 0 && { speed }),
    // Standing phones report NaN.
    ...(heading !== null && Number.isFinite(heading) && { heading }),
  }
}

/** `wake` sends positions at once near the next stop, where the recipient watches the map. */
export function useWhereabouts(userId: string, route: DriverRoute | null, wake: () => void): void {
  const isDriving = route?.status === 'started' && !route.isOnBreak
  const take = useEffectEvent((position: GeolocationPosition) => {
    const fix = toFix(userId, position)
    const next = route ? nextStop(route) : undefined
    if (!isWorthKeeping(fix, latest, next)) return
    latest = fix
    keepFix(fix)
      .then(() => {
        if (isNearby(fix, next)) wake()
      })
      // A full phone keeps events and drops positions.
      .catch(() => {})
  })
  useEffect(() => {
    // Missing on pages without https.
    const geolocation = navigator.geolocation as Geolocation | null | undefined
    if (!isDriving || !geolocation) return
    const watch = geolocation.watchPosition(
      (position) => take(position),
      // Denied or unavailable: the day continues without positions.
      () => {},
      { enableHighAccuracy: true, maximumAge: 5_000 },
    )
    return () => geolocation.clearWatch(watch)
  }, [isDriving])
}
