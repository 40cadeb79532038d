// Regions on disk: opens, lists and removes them, and creates the demo town when it is missing.
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileRegion, REGION_FORMAT } from './compile/compile.ts'
import { loadRegion } from './region.ts'
import { generateTown } from './town/town.ts'
import { RoadsError, type Region, type RegionManifest } from './types.ts'

export const DEMO_REGION = 'ashmouth'
/** Releases contain the compiled demo town. */
const COMPILED = fileURLToPath(new URL('../regions/', import.meta.url))

/** Opens a region's folder. Throws region_not_found or region_damaged. */
export function openRegion(dir: string): Region {
  const manifest = readManifest(dir)
  if (!manifest)
    throw new RoadsError(
      'region_not_found',
      `There is no region in ${dir}.`,
      'Compile one with npm run region -- FILE.osm.pbf.',
    )
  if (manifest.format !== REGION_FORMAT)
    throw new RoadsError(
      'region_damaged',
      `The region ${manifest.name} was compiled by another version.`,
      'Compile it again with npm run region.',
    )
  return loadRegion(
    manifest,
    readFileSync(join(dir, 'graph.bin')),
    readFileSync(join(dir, 'addresses.bin')),
    resolve(dir, 'tiles.pmtiles'),
  )
}

/** Manifests of all regions in a folder, by name; skips other folders. */
export function listRegions(outDir: string): RegionManifest[] {
  if (!existsSync(outDir)) return []
  return readdirSync(outDir)
    .filter((name) => !name.startsWith('.'))
    .toSorted()
    .flatMap((name) => readManifest(join(outDir, name)) ?? [])
}

/** Removes a region. False when no region has that name. */
export function removeRegion(outDir: string, name: string): boolean {
  const dir = join(outDir, name)
  if (!/^[\w-]+$/.test(name) || !readManifest(dir)) return false
  // Rename it first: a half-removed folder would look like a damaged region.
  const replaced = join(outDir, `.${name}.old-${randomUUID().slice(0, 8)}`)
  renameSync(dir, replaced)
  rmSync(replaced, { recursive: true })
  return true
}

/** Copies or compiles the demo town when it is missing or has an older format. Returns its manifest. */
export async function ensureDemoRegion(
  outDir: string,
  onCompile: () => void = () => {},
): Promise<RegionManifest> {
  const manifest = readManifest(join(outDir, DEMO_REGION))
  if (manifest && manifest.format === REGION_FORMAT) return manifest
  const compiled = readManifest(join(COMPILED, DEMO_REGION))
  if (!manifest && compiled?.format === REGION_FORMAT) {
    copyRegion(COMPILED, outDir)
    return compiled
  }
  onCompile()
  return compileRegion(generateTown(), { outDir, name: DEMO_REGION })
}

function copyRegion(from: string, outDir: string): void {
  const half = join(outDir, `.${DEMO_REGION}.new-${randomUUID().slice(0, 8)}`)
  cpSync(join(from, DEMO_REGION), half, { recursive: true })
  renameSync(half, join(outDir, DEMO_REGION))
}

export interface RegionSet {
  readonly list: readonly Region[]
  byName(name: string): Region | undefined
  /** The region around a place; the smallest when several overlap. */
  at(lat: number, lng: number): Region | undefined
  /** Opens added and recompiled regions and drops removed ones. Regions in use stay valid. */
  reload(): void
}

/** Opens all regions of a folder. Skips damaged ones and passes them to `onError`. */
export function openRegions(outDir: string, onError: (error: unknown) => void = () => {}): RegionSet {
  let list: Region[] = []
  const reload = () => {
    const before = new Map(list.map((region) => [region.manifest.name, region]))
    list = listRegions(outDir).flatMap((manifest) => {
      const existing = before.get(manifest.name)
      if (existing && existing.manifest.compiledAt === manifest.compiledAt) return [existing]
      try {
        return [openRegion(join(outDir, manifest.name))]
      } catch (error) {
        onError(error)
        return existing ? [existing] : []
      }
    })
    list.sort((a, b) => boxArea(a) - boxArea(b))
  }
  reload()
  const at = (lat: number, lng: number) => list.find((region) => region.contains(lat, lng))
  return {
    get list() {
      return list
    },
    byName: (name) => list.find((region) => region.manifest.name === name),
    at,
    reload,
  }
}

function boxArea({ manifest: { bounds } }: Region): number {
  return (bounds[2] - bounds[0]) * (bounds[3] - bounds[1])
}

function readManifest(dir: string): RegionManifest | null {
  try {
    return JSON.parse(readFileSync(join(dir, 'region.json'), 'utf8')) as RegionManifest
  } catch {
    return null
  }
}
