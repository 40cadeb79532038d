// One compiler for every source: reads elements and writes a region folder, which replaces the old one when
// complete.
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openGraph } from '../engine/graph.ts'
import { buildAddressPack } from '../geocode/address-index.ts'
import { fitCrow } from '../crow.ts'
import { mapFeatures } from '../tiles/layers.ts'
import { PmtilesWriter } from '../tiles/pmtiles-writer.ts'
import { MAX_ZOOM, MIN_ZOOM, TileCutter, type Feature } from '../tiles/tiler.ts'
import { PROFILE_NAMES } from '../profiles/index.ts'
import { RoadsError, type Bounds, type Profile, type Progress, type RegionManifest } from '../types.ts'
import { collectAddresses } from './addresses.ts'
import { E7, ElementStore, type ElementSource } from './elements.ts'
import { buildGraphPack } from './graph-pack.ts'
import { withinBox } from './within-box.ts'

export type { ElementSource } from './elements.ts'

/** Raised whenever older regions could no longer be opened, or would give worse answers. */
export const REGION_FORMAT = 7

export interface CompileOptions {
  /** Folder of all regions; the region becomes `outDir/name`. */
  outDir: string
  /** Letters, digits, - and _; at most 60. */
  name: string
  onProgress?: (progress: Progress) => void
  /** Keep only what touches this box. */
  bbox?: Bounds
  /** Catalogue path of the source, so that the region can be updated later. */
  extract?: string
  profiles?: Profile[]
}

const LEFTOVER_MS = 3_600_000

const STAGES: Record<Progress['stage'], [from: number, to: number]> = {
  reading: [0, 0.3],
  graph: [0.3, 0.35],
  hierarchy: [0.35, 0.7],
  addresses: [0.7, 0.75],
  tiles: [0.75, 0.97],
  writing: [0.97, 1],
}

/** Compiles one region. Throws RoadsError: bad_extract, no_roads, bad_region_name. */
export async function compileRegion(source: ElementSource, options: CompileOptions): Promise<RegionManifest> {
  const { outDir, name, bbox, profiles = PROFILE_NAMES } = options
  if (!/^[a-zA-Z0-9][\w-]{0,59}$/.test(name))
    throw new RoadsError(
      'bad_region_name',
      `"${name}" cannot name a region.`,
      'Use letters, digits, - and _, at most 60.',
    )
  const report = (stage: Progress['stage'], fraction: number) => {
    const [from, to] = STAGES[stage]
    options.onProgress?.({ stage, fraction: from + (to - from) * Math.min(1, fraction) })
  }
  const store = new ElementStore()
  await source(bbox ? withinBox(store, bbox) : store, (fraction) => report('reading', fraction))
  store.finish()
  const warnings: string[] = []
  const isKept = bbox ? wayFilter(store, bbox) : undefined
  report('graph', 0)
  const graph = buildGraphPack(store, profiles, (fraction) => report('hierarchy', fraction), isKept)
  if (graph.connectedShare < 0.5)
    warnings.push(
      `Only ${Math.round(graph.connectedShare * 100)} % of the roads are connected with each other; the rest is left out. The extract may be cut off.`,
    )
  report('addresses', 0)
  const raw = collectAddresses(store, graph, isKept)
  const addresses = buildAddressPack(raw.addresses, raw.streets, raw.places, raw.areas)
  if (addresses.addresses === 0) warnings.push('No addresses: geocoding answers with streets only.')
  const bounds = bbox ?? usedBounds(store, graph)
  report('tiles', 0)
  const tiles = new PmtilesWriter()
  const mapBounds = store.info.generated && store.info.bounds ? store.info.bounds : bounds
  const cutter = new TileCutter(mapBounds)
  let buildings = 0
  const toTiles = (feature: Feature) => {
    if (feature.layer === 'building') buildings++
    cutter.add(feature)
  }
  mapFeatures(store, mapBounds, toTiles, isKept)
  report('tiles', 0.5)
  cutter.finish(
    (z, x, y, tile) => tiles.add(z, x, y, tile),
    (fraction) => report('tiles', 0.5 + fraction / 2),
  )
  const attribution = store.info.attribution ?? '© OpenStreetMap contributors'
  const center: [number, number] = raw.center ?? [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2]
  const archive = tiles.finish({
    bounds: store.info.generated ? widened(mapBounds) : mapBounds,
    center,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    metadata: tileMetadata(name, attribution),
  })
  const manifest: RegionManifest = {
    format: REGION_FORMAT,
    name,
    bounds,
    center,
    date: store.info.date ?? null,
    compiledAt: new Date().toISOString(),
    attribution,
    generated: store.info.generated ?? false,
    counts: {
      junctions: graph.junctions,
      roadKm: graph.roadKm,
      turnRestrictions: graph.turnRestrictions,
      addresses: addresses.addresses,
      streets: addresses.streets,
      buildings,
      tiles: tiles.count,
      bytes: graph.bytes.length + addresses.bytes.length + archive.length,
    },
    profiles,
    crow: fitCrow(openGraph(graph.bytes)),
    warnings,
    ...(options.extract === undefined ? {} : { extract: options.extract }),
    ...(bbox ? { box: bbox } : {}),
  }
  report('writing', 0)
  await replaceFolder(outDir, name, {
    'graph.bin': graph.bytes,
    'addresses.bin': addresses.bytes,
    'tiles.pmtiles': archive,
    'region.json': new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`),
  })
  report('writing', 1)
  return manifest
}

/** Writes a new folder and renames it: open regions keep reading their old files. */
async function replaceFolder(outDir: string, name: string, files: Record<string, Uint8Array>): Promise<void> {
  await mkdir(outDir, { recursive: true })
  const target = join(outDir, name)
  await removeLeftovers(outDir)
  const runId = randomUUID().slice(0, 8)
  const fresh = join(outDir, `.${name}.new-${runId}`)
  const old = join(outDir, `.${name}.old-${runId}`)
  await mkdir(fresh)
  try {
    for (const [file, bytes] of Object.entries(files))
      await writeFile(join(fresh, file), bytes, { flush: true })
    await exchange(fresh, target, old)
  } finally {
    await rm(fresh, { recursive: true, force: true })
    await rm(old, { recursive: true, force: true })
  }
}

/** Removes folders of killed compiles; those of running compiles are younger than an hour. */
async function removeLeftovers(outDir: string): Promise<void> {
  for (const entry of await readdir(outDir)) {
    const path = join(outDir, entry)
    if (!/^\..+\.(new|old)-/.test(entry)) continue
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(path, { recursive: true, force: true })
  }
}

/** Exchanges two folders. Tries again when another process puts its own in place between the two steps. */
async function exchange(fresh: string, target: string, old: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      if (existsSync(target)) await rename(target, old)
      return await rename(fresh, target)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : ''
      if (attempt >= 5 || (code !== 'ENOENT' && code !== 'ENOTEMPTY' && code !== 'EEXIST')) throw error
      await rm(old, { recursive: true, force: true })
    }
  }
}

function wayFilter(store: ElementStore, [west, south, east, north]: Bounds): (way: number) => boolean {
  return (way) =>
    store.wayNodes(way).some((node) => {
      const lng = store.lng[node] / E7
      const lat = store.lat[node] / E7
      return lng >= west && lng <= east && lat >= south && lat <= north
    })
}

/** The box of the connected roads, since headers often claim more than the file holds. */
function usedBounds(
  store: ElementStore,
  { segments, used }: { segments: { count: number; start: Int32Array; node: Int32Array }; used: Uint8Array },
): Bounds {
  const bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity]
  for (let s = 0; s < segments.count; s++) {
    if (!used[s]) continue
    for (let i = segments.start[s]; i < segments.start[s + 1]; i++) {
      const lng = store.lng[segments.node[i]] / E7
      const lat = store.lat[segments.node[i]] / E7
      bounds[0] = Math.min(bounds[0], lng)
      bounds[1] = Math.min(bounds[1], lat)
      bounds[2] = Math.max(bounds[2], lng)
      bounds[3] = Math.max(bounds[3], lat)
    }
  }
  return bounds
}

/**
 * Widens a generated town's bounds at small scales: its sea continues beyond the box, and maps request
 * nothing outside the bounds.
 */
function widened([west, south, east, north]: Bounds): Bounds {
  const [width, height] = [east - west, north - south]
  return [west - width, south - height, east + width, north + height]
}

function tileMetadata(name: string, attribution: string): Record<string, unknown> {
  const layer = (id: string, minzoom: number, fields: Record<string, string>) => ({
    id,
    minzoom,
    maxzoom: MAX_ZOOM,
    fields,
  })
  return {
    name,
    attribution,
    type: 'baselayer',
    vector_layers: [
      layer('water', 6, { kind: 'String', name: 'String' }),
      layer('waterway', 10, { kind: 'String', name: 'String' }),
      layer('landuse', 10, { kind: 'String' }),
      layer('park', 9, { kind: 'String', name: 'String' }),
      layer('building', 13, {}),
      layer('road', 6, {
        kind: 'String',
        name: 'String',
        ref: 'String',
        oneway: 'Number',
        bridge: 'Number',
        link: 'Number',
      }),
      layer('place', 6, { kind: 'String', name: 'String', rank: 'Number' }),
      layer('housenumber', 15, { number: 'String' }),
      layer('boundary', 6, { kind: 'String' }),
    ],
  }
}
