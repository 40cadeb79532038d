// MapLibre and its tile protocol, loaded on demand (300 kB) and set up once.
import type { Protocol } from 'pmtiles'
import type { Bounds } from './bounds.ts'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

export type MapLibre = typeof import('maplibre-gl')

let pending: Promise<MapLibre> | null = null
let protocol: Protocol | null = null

async function load(): Promise<MapLibre> {
  const [maplibre, pmtiles] = await Promise.all([
    import('maplibre-gl'),
    import('pmtiles'),
    import('maplibre-gl/dist/maplibre-gl.css'),
    // Pins are drawn with this font: loading it late would draw them in another.
    document.fonts.load('700 11px "Sofia Sans Condensed"', 'R0123456789'),
  ])
  maplibre.setWorkerUrl(new URL(workerUrl, window.location.href).href)
  protocol = new pmtiles.Protocol()
  maplibre.addProtocol('pmtiles', protocol.tile)
  return maplibre
}

/** The library; after a failed download the next call tries again. */
export function loadMapLibre(): Promise<MapLibre> {
  pending ??= load().catch((error: unknown) => {
    pending = null
    throw error
  })
  return pending
}

export interface ArchiveFacts {
  attribution: string | null
  /** West, south, east, north. */
  bounds: Bounds | null
}

/** Attribution and bounds of an archive; nulls when it cannot be read. */
export async function readArchive(tilesUrl: string): Promise<ArchiveFacts> {
  const { PMTiles } = await import('pmtiles')
  const known = protocol?.get(tilesUrl)
  const archive = known ?? new PMTiles(tilesUrl)
  if (!known) protocol?.add(archive)
  const [header, metadata] = await Promise.all([
    archive.getHeader().catch(() => null),
    archive.getMetadata().catch((): unknown => null),
  ])
  return {
    attribution: attributionIn(metadata),
    bounds: header && [header.minLon, header.minLat, header.maxLon, header.maxLat],
  }
}

function attributionIn(metadata: unknown): string | null {
  if (typeof metadata !== 'object' || metadata === null || !('attribution' in metadata)) return null
  // Some archives contain a link; only its text is used.
  return typeof metadata.attribution === 'string' ? metadata.attribution.replace(/<[^>]*>/g, '') : null
}
