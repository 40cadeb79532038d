// Estimates the cost of a compile from measured ones. Label it as a guess wherever it is shown.
import type { Bounds } from '../types.ts'
import { outlineBounds, type Extract } from './extract.ts'

/**
 * `npm run region` on one core, extract's size → processor time, peak memory: San Francisco downtown 1.9 MB → 1.7 s, 212 MB;
 * Reisterstown 2.5 MB → 2.9 s, 361 MB; Porto (roads alone) 3.2 MB → 9.3 s, 548 MB; a generated town of 3.3 MB → 7.6 s,
 * 475 MB. Larger extracts are unmeasured. Density per megabyte varies, so both ends of the range are given.
 */
const SECONDS_PER_MB = { least: 1, most: 6 }
const BASE_BYTES = 150e6
const BYTES_PER_BYTE = { least: 30, most: 115 }
/** Bytes of region on disk for a byte of extract: measured from 2 (San Francisco) to 22 (Porto). */
const DISK_PER_BYTE = { least: 2, most: 22 }
/**
 * Boxes are drawn around towns, where roads are denser than in the rest of the extract: 2.7 times in Porto.
 */
const TOWN_DENSITY = 3

export interface CompileEstimate {
  seconds: { least: number; most: number }
  memoryBytes: { least: number; most: number }
  diskBytes: { least: number; most: number }
}

/** Null when the size of the extract is unknown. */
export function estimateCompile(
  bytes: number | null,
  extract?: Pick<Extract, 'rings'>,
  box?: Bounds | null,
): CompileEstimate | null {
  if (bytes === null) return null
  const read = bytes / 1e6
  const compiled = bytes * shareOf(extract, box)
  return {
    // A box still reads the whole file: about a quarter of the time.
    seconds: {
      least: Math.ceil((SECONDS_PER_MB.least * read) / 4 + (SECONDS_PER_MB.least * compiled * 0.75) / 1e6),
      most: Math.ceil((SECONDS_PER_MB.most * read) / 4 + (SECONDS_PER_MB.most * compiled * 0.75) / 1e6),
    },
    memoryBytes: {
      least: BASE_BYTES + BYTES_PER_BYTE.least * compiled,
      most: BASE_BYTES + BYTES_PER_BYTE.most * compiled,
    },
    diskBytes: { least: DISK_PER_BYTE.least * compiled, most: DISK_PER_BYTE.most * compiled },
  }
}

function shareOf(extract?: Pick<Extract, 'rings'>, box?: Bounds | null): number {
  const extractBounds = extract && outlineBounds(extract)
  if (!extractBounds || !box) return 1
  return Math.min(1, (TOWN_DENSITY * areaOf(box)) / areaOf(extractBounds))
}

const areaOf = ([west, south, east, north]: Bounds): number => (east - west) * (north - south)
