// Posted limits of size and weight on directed segments, and which of them a vehicle exceeds.
import { SIZE_KINDS, type RoadSizes, type SizeKind } from '@dropwise/contracts'
import type { Columns } from '../pack.ts'

/** Height, width, length in centimetres; weight, axle load in kilograms. */
export type Limits = [height: number, width: number, length: number, weight: number, axleLoad: number]

export const NO_LIMIT = 2_147_483_647

/** Rows of a limited directed segment (segment × 2 + direction) and its limit's number. */
export interface LimitList {
  limits: Int32Array
  rows: Int32Array
}

export interface SizeLimits {
  /** While driving on a segment. */
  along: LimitList
  /** At a segment's end: a height bar at a node. A vehicle may turn back there. */
  atEnd: LimitList
}

const SIZE_COUNT = SIZE_KINDS.length

/** Regions compiled before limits existed have no such columns. */
export function openSizeLimits(columns: Columns): SizeLimits | null {
  const ints = (name: string) => (columns[name] instanceof Int32Array ? columns[name] : null)
  const list = (name: string): LimitList | null => {
    const [limits, rows] = [ints(`${name}.limits`), ints(`${name}.rows`)]
    return limits && rows && { limits, rows }
  }
  const [along, atEnd] = [list('sizes'), list('sizesAtEnd')]
  return along && atEnd && { along, atEnd }
}

/** Limits of a vehicle as integers, in the order of Limits; 0 where its size is unknown. */
function sizesOf(sizes: RoadSizes): Limits {
  const scaled = (kind: SizeKind) =>
    Math.round((sizes[kind] ?? 0) * (kind === 'weight' || kind === 'axleLoad' ? 1000 : 100))
  return SIZE_KINDS.map(scaled) as Limits
}

/** The first size that a limit refuses, with the limit in metres or tonnes. */
export interface SizeConflict {
  kind: SizeKind
  limit: number
}

export function conflictWith(limits: ArrayLike<number>, at: number, sizes: RoadSizes): SizeConflict | null {
  const vehicle = sizesOf(sizes)
  for (const [i, kind] of SIZE_KINDS.entries())
    if (vehicle[i] > limits[at + i])
      return { kind, limit: limits[at + i] / (kind === 'weight' || kind === 'axleLoad' ? 1000 : 100) }
  return null
}

/** Directed segments whose limit these sizes exceed, with the conflict. */
export function conflictsIn({ limits, rows }: LimitList, sizes: RoadSizes): Map<number, SizeConflict> {
  const conflicts: (SizeConflict | null)[] = []
  for (let at = 0; at < limits.length; at += SIZE_COUNT) conflicts.push(conflictWith(limits, at, sizes))
  const closed = new Map<number, SizeConflict>()
  for (let i = 0; i < rows.length; i += 2) {
    const conflict = conflicts[rows[i + 1]]
    if (conflict) closed.set(rows[i], conflict)
  }
  return closed
}
