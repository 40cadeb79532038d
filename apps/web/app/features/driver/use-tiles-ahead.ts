// Reads map tiles along the route while online; the service worker caches them for offline use.
import { useEffect, useState } from 'react'
import type { DriverRoute } from '@dropwise/contracts'
import { decodeLine } from '../../lib/polyline.ts'
import { readTilesAhead, type Point } from '../../ui/map/tiles-ahead.ts'

const KEY = 'driver-map-kept'

/** The route's lines; stops where a line is missing. */
function linesOf({ legs, stops, depot, endDepot }: DriverRoute): (readonly Point[])[] {
  const places = [depot, ...stops, endDepot].map(({ lat, lng }): Point[] => [[lng, lat]])
  return [...legs.map(decodeLine), ...places]
}

/** Waits until the worker controls the page; before, it caches nothing. */
async function controlled(signal: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.ready
  if (serviceWorker.controller) return
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true, signal })
  })
}

async function keepMap(route: DriverRoute, name: string, signal: AbortSignal): Promise<void> {
  await controlled(signal)
  await readTilesAhead(linesOf(route), signal)
  localStorage.setItem(KEY, name)
}

/** True when the route's map is cached. Runs once per route version; waits while offline. */
export function useTilesAhead(route: DriverRoute | null): boolean {
  const name = route && `regions ${route.id} ${route.version}`
  const [storedKey, setStoredKey] = useState(() => localStorage.getItem(KEY))
  const isKept = name !== null && storedKey === name
  useEffect(() => {
    if (!route || !name || isKept || !('serviceWorker' in navigator)) return
    const leaving = new AbortController()
    const { signal } = leaving
    const start = () =>
      keepMap(route, name, signal)
        .then(() => setStoredKey(name))
        // Offline or full: the map shows only what was viewed.
        .catch(() => {})
    void start()
    window.addEventListener('online', () => void start(), { signal })
    return () => leaving.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version names all that matters of the route
  }, [name, isKept])
  return isKept
}
