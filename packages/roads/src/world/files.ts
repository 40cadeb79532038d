// Where the world's files lie; scripts/build-world.ts writes them.
import { fileURLToPath } from 'node:url'

const inWorld = (name: string): string => fileURLToPath(new URL(`../../world/${name}`, import.meta.url))

export const WORLD_TILES_PATH = inWorld('world.pmtiles')
export const TOWNS_PATH = inWorld('towns.tsv.gz')
export const LAND_PATH = inWorld('land.bin.gz')
