// MapLibre and its tile protocol, loaded only where there is a map (300 kB), set up once.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

export type MapLibre = typeof import('maplibre-gl')

let pending: Promise<MapLibre> | null = null

async function load(): Promise<MapLibre> {
  const [maplibre, { Protocol }] = await Promise.all([import('maplibre-gl'), import('pmtiles'), import('maplibre-gl/dist/maplibre-gl.css')])
  maplibre.setWorkerUrl(new URL(workerUrl, window.location.href).href)
  maplibre.addProtocol('pmtiles', new Protocol().tile)
  return maplibre
}

/** The library; a failed download is tried again by the next caller. */
export function loadMapLibre(): Promise<MapLibre> {
  pending ??= load().catch((error: unknown) => {
    pending = null
    throw error
  })
  return pending
}
