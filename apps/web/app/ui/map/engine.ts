// MapLibre and its tile protocol, loaded on demand (300 kB) and set up once.
import type { PMTiles, Protocol } from 'pmtiles'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { STREETS_PROTOCOL } from './base-style.ts'
import { boxOfTile, loadArchives, regionsIn } from './regions.ts'
import { tilesUrlOf } from './tiles-ahead.ts'

export type MapLibre = typeof import('maplibre-gl')

let pending: Promise<MapLibre> | null = null

async function load(): Promise<MapLibre> {
  const [maplibre, pmtiles] = await Promise.all([
    import('maplibre-gl'),
    import('pmtiles'),
    import('maplibre-gl/dist/maplibre-gl.css'),
    // Pins are drawn with this font: loading it late would draw them in another.
    document.fonts.load('700 11px "Sofia Sans Condensed"', 'R0123456789'),
  ])
  maplibre.setWorkerUrl(new URL(workerUrl, window.location.href).href)
  const protocol = new pmtiles.Protocol()
  maplibre.addProtocol('pmtiles', protocol.tile)
  const archiveOf = archives(protocol, pmtiles.PMTiles)
  maplibre.addProtocol(STREETS_PROTOCOL, ({ url }, { signal }) => streetTile(url, archiveOf, signal))
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

/** The archive at a URL, opened once. */
function archives(protocol: Protocol, Archive: typeof PMTiles): (url: string) => PMTiles {
  return (url) => {
    const knownArchive = protocol.get(url)
    if (knownArchive) return knownArchive
    const archive = new Archive(url)
    protocol.add(archive)
    return archive
  }
}

/** A tile from the smallest region that has it; empty outside all regions. */
async function streetTile(
  url: string,
  archiveOf: (url: string) => PMTiles,
  signal: AbortSignal,
): Promise<{ data: ArrayBuffer }> {
  const [z = 0, x = 0, y = 0] = url.slice(`${STREETS_PROTOCOL}://`.length).split('/').map(Number)
  for (const { name } of regionsIn((await loadArchives()).regions, boxOfTile({ z, x, y }))) {
    const tile = await archiveOf(tilesUrlOf(name)).getZxy(z, x, y, signal)
    if (tile) return { data: tile.data }
  }
  return { data: new ArrayBuffer(0) }
}
