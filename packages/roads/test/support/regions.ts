// Regions for tests: compiled once for all test files, again whenever the compiler's source changes.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { vi } from 'vitest'
import {
  compileRegion,
  ensureDemoRegion,
  openRegion,
  readPbf,
  type ElementSource,
  type Region,
} from '../../src/index.ts'

// The first file to ask compiles the town while others wait for a processor.
vi.setConfig({ hookTimeout: 240_000, testTimeout: 120_000 })

const root = resolve(import.meta.dirname, '../../../..')

/** Real extracts lie beside the repository, where they are there at all. */
export const geoFolder = resolve(root, '../shared/geo')
export const hasGeo = existsSync(join(geoFolder, 'reisterstown.osm.pbf'))

function sourceHash(): string {
  const hash = createHash('sha1')
  const source = resolve(import.meta.dirname, '../../src')
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).toSorted())
    if (/^(compile|town|tiles|geocode|engine|pack|growable)/.test(file) && file.endsWith('.ts'))
      hash.update(readFileSync(join(source, file)))
  return hash.digest('hex').slice(0, 12)
}

const folder = join(tmpdir(), `dropwise-roads-test-${sourceHash()}`)

// Regions of earlier states of the source are of no use to anyone.
for (const name of readdirSync(tmpdir())) {
  const path = join(tmpdir(), name)
  if (!name.startsWith('dropwise-roads-test-') || path === folder) continue
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (age > 3_600_000) rmSync(path, { recursive: true, force: true })
}

async function compiled(name: string, source: ElementSource): Promise<string> {
  const dir = join(folder, name)
  if (!existsSync(join(dir, 'region.json'))) await compileRegion(source, { outDir: folder, name })
  return dir
}

/** The demo town's folder. */
export async function demoFolder(): Promise<string> {
  return join(folder, (await ensureDemoRegion(folder)).name)
}

export async function demoTown(): Promise<Region> {
  return openRegion(await demoFolder())
}

/** One of the real extracts. */
export async function realRegion(name: string): Promise<Region> {
  return openRegion(await compiled(name, readPbf(extractPath(name))))
}

export function extractPath(name: string): string {
  return join(geoFolder, `${name}.osm.pbf`)
}

export function examplePath(name: string): string {
  return join(root, 'examples', name)
}
