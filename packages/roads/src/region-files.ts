// Regions on disk: opens, lists and removes them, and creates the demo town when it is missing.
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileRegion, REGION_FORMAT } from './compile/compile.ts'
import { loadRegion } from './region.ts'
import { generateTown } from './town/town.ts'
import { RoadsError, type Region, type RegionManifest } from './types.ts'

export const DEMO_REGION = 'ashmouth'
/** A region's files beside its manifest, which has the sum of their sizes. */
const FILES = ['graph.bin', 'addresses.bin', 'tiles.pmtiles']
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
  try {
    checkSizes(dir, manifest)
    return loadRegion(
      manifest,
      readFileSync(join(dir, 'graph.bin')),
      readFileSync(join(dir, 'addresses.bin')),
      resolve(dir, 'tiles.pmtiles'),
    )
  } catch (error) {
    // A compile that ended meanwhile put another folder here.
    if (readManifest(dir)?.compiledAt === manifest.compiledAt) throw error
    return openRegion(dir)
  }
}

/** Throws region_damaged when files of a region are missing, cut off or too long. */
function checkSizes(dir: string, { name, counts }: RegionManifest): void {
  const sizes = FILES.map((file) => statSync(join(dir, file), { throwIfNoEntry: false })?.size ?? 0)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (bytes === counts.bytes) return
  throw new RoadsError(
    'region_damaged',
    `The region ${name} is damaged: its files have ${bytes} bytes instead of ${counts.bytes}.`,
    'Compile it again with npm run region, or put its folder back from a backup.',
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
  if (manifest?.format === REGION_FORMAT && isWhole(join(outDir, DEMO_REGION), manifest)) return manifest
  const compiled = readManifest(join(COMPILED, DEMO_REGION))
  if (!manifest && compiled?.format === REGION_FORMAT) {
    copyRegion(COMPILED, outDir)
    return compiled
  }
  onCompile()
  return compileRegion(generateTown(), { outDir, name: DEMO_REGION })
}

function isWhole(dir: string, manifest: RegionManifest): boolean {
  try {
    checkSizes(dir, manifest)
    return true
  } catch {
    return false
  }
}

function copyRegion(from: string, outDir: string): void {
  const half = join(outDir, `.${DEMO_REGION}.new-${randomUUID().slice(0, 8)}`)
  cpSync(join(from, DEMO_REGION), half, { recursive: true })
  renameSync(half, join(outDir, DEMO_REGION))
}

export interface RegionSet {
  readonly list: readonly Region[]
  /** Regions whose files are damaged or of another version. Those opened before the damage stay in the list. */
  readonly damaged: readonly string[]
  byName(name: string): Region | undefined
  /** The region around a place; the smallest when several overlap. */
  at(lat: number, lng: number): Region | undefined
  /** Opens added and recompiled regions and drops removed ones. Regions in use stay valid. */
  reload(): void
}

/** Opens all regions of a folder. Skips damaged ones and passes each kind of damage to `onError` once. */
export function openRegions(outDir: string, onError: (error: unknown) => void = () => {}): RegionSet {
  let list: Region[] = []
  let damaged = new Map<string, string>()
  const reload = () => {
    const before = new Map(list.map((region) => [region.manifest.name, region]))
    const failures = new Map<string, string>()
    list = listRegions(outDir).flatMap((manifest) => {
      const existing = before.get(manifest.name)
      const dir = join(outDir, manifest.name)
      try {
        if (existing?.manifest.compiledAt !== manifest.compiledAt) return [openRegion(dir)]
        // The graph is in memory; threads and the next start read the files again.
        checkSizes(dir, manifest)
        return [existing]
      } catch (error) {
        const message = (error as Error).message
        failures.set(manifest.name, message)
        if (damaged.get(manifest.name) !== message) onError(error)
        return existing ? [existing] : []
      }
    })
    damaged = failures
    list.sort((a, b) => boxArea(a) - boxArea(b))
  }
  reload()
  const at = (lat: number, lng: number) => list.find((region) => region.contains(lat, lng))
  return {
    get list() {
      return list
    },
    get damaged() {
      return [...damaged.keys()]
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
