// MapLibre and its tile protocol, loaded only where there is a map (300 kB), set up once.
import type { Protocol } from 'pmtiles'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

export type MapLibre = typeof import('maplibre-gl')

let pending: Promise<MapLibre> | null = null
let protocol: Protocol | null = null

async function load(): Promise<MapLibre> {
  const [maplibre, pmtiles] = await Promise.all([
    import('maplibre-gl'),
    import('pmtiles'),
    import('maplibre-gl/dist/maplibre-gl.css'),
    // Pins are painted with it: a late font would leave them in another.
    document.fonts.load('700 11px "Sofia Sans Condensed"', 'R0123456789'),
  ])
  maplibre.setWorkerUrl(new URL(workerUrl, window.location.href).href)
  protocol = new pmtiles.Protocol()
  maplibre.addProtocol('pmtiles', protocol.tile)
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

/** Who made the data of a region, as its archive says; null when it cannot be read. */
export async function readAttribution(tilesUrl: string): Promise<string | null> {
  const { PMTiles } = await import('pmtiles')
  const known = protocol?.get(tilesUrl)
  const archive = known ?? new PMTiles(tilesUrl)
  if (!known) protocol?.add(archive)
  const metadata: unknown = await archive.getMetadata().catch(() => null)
  if (typeof metadata !== 'object' || metadata === null || !('attribution' in metadata)) return null
  // Some archives carry a link; the words are enough here.
  return typeof metadata.attribution === 'string' ? metadata.attribution.replace(/<[^>]*>/g, '') : null
}
