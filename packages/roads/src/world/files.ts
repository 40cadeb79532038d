// Paths of the world's files, which scripts/build-world.ts writes.
import { fileURLToPath } from 'node:url'

const inWorld = (name: string): string => fileURLToPath(new URL(`../../world/${name}`, import.meta.url))

export const WORLD_TILES_PATH = inWorld('world.pmtiles')
export const TOWNS_PATH = inWorld('towns.tsv.gz')
export const LAND_PATH = inWorld('land.bin.gz')
