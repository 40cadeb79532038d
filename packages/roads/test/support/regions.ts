// Regions for the tests of this package: the demo town and, where they lie beside the repository, real extracts.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DEMO_REGION, openRegion, readPbf, type Region } from '../../src/index.ts'
import { cachedRegion, cachedRegions } from '../../src/testing/regions.ts'

const root = resolve(import.meta.dirname, '../../../..')

/** Real extracts lie beside the repository, where they are there at all. */
export const geoFolder = resolve(root, '../shared/geo')
export const hasGeo = existsSync(join(geoFolder, 'reisterstown.osm.pbf'))

/** The demo town's folder. */
export async function demoFolder(): Promise<string> {
  return join(await cachedRegions(), DEMO_REGION)
}

export async function demoTown(): Promise<Region> {
  return openRegion(await demoFolder())
}

/** One of the real extracts. */
export async function realRegion(name: string): Promise<Region> {
  return openRegion(await cachedRegion(name, readPbf(extractPath(name))))
}

export function extractPath(name: string): string {
  return join(geoFolder, `${name}.osm.pbf`)
}

export function examplePath(name: string): string {
  return join(root, 'examples', name)
}
