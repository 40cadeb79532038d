// Reads a day's road tables as planner matrices, in parts when they are large.
import type { RoadKey } from '@dropwise/contracts'
import { UNREACHABLE, type Matrix } from '@dropwise/planner'
import { DEFAULT_ESTIMATE, type RoadEstimate } from '@dropwise/contracts'
import { UNREACHABLE as NO_ROAD, type Point, type RoadEngine, type Table } from '@dropwise/roads'

/**
 * Places on a side of one part: engines refuse more than 5,000, and a part must not block others for long.
 */
const PART_PLACES = 4_000

/** One for each road profile of the day's vehicles, with their sizes. */
export type Matrices = Record<string, Matrix>

export interface DayMatrices {
  matrices: Matrices
  isOnRoads: boolean
  estimate: RoadEstimate | null
  /** Some vehicle has sizes, and the map has no limits at some place. */
  hasUnknownLimits: boolean
}

export interface DayMatrix {
  matrix: Matrix
  isOnRoads: boolean
  /** The figures behind estimated times; null where all are on roads. */
  estimate: RoadEstimate | null
}

/** Times and metres between all places, in memory shared by the search threads. Throws RoadsError. */
export async function readMatrix(
  roads: Pick<RoadEngine, 'table'>,
  points: Point[],
  profile: RoadKey,
  partPlaces = PART_PLACES,
): Promise<DayMatrix> {
  const n = points.length
  const matrix = { n, durations: sharedTable(n), distances: sharedTable(n) }
  if (n <= partPlaces) {
    const table = await roads.table(points, { profile })
    copyPart(table, matrix, 0, 0)
    return { matrix, isOnRoads: table.quality === 'roads', estimate: table.estimate ?? null }
  }
  let isOnRoads = true
  let estimate: RoadEstimate | null = null
  for (let row = 0; row < n; row += partPlaces)
    for (let column = 0; column < n; column += partPlaces) {
      const table = await readPart(roads, points, { profile, row, column, size: partPlaces })
      copyPart(table, matrix, row, column)
      isOnRoads &&= table.quality === 'roads'
      estimate = joinEstimates(estimate, table.estimate)
    }
  return { matrix, isOnRoads, estimate }
}

/** Returns the figures that all parts of the day share, or the defaults if they differ, as on trips across a border. */
export function joinEstimates(
  before: RoadEstimate | null,
  next: RoadEstimate | null | undefined,
): RoadEstimate | null {
  if (!next || !before) return next ?? before
  return JSON.stringify(before) === JSON.stringify(next) ? before : DEFAULT_ESTIMATE
}

function readPart(
  roads: Pick<RoadEngine, 'table'>,
  points: Point[],
  { profile, row, column, size }: { profile: RoadKey; row: number; column: number; size: number },
): Promise<Table> {
  const from = points.slice(row, row + size)
  if (row === column) return roads.table(from, { profile })
  const to = points.slice(column, column + size)
  return roads.table([...from, ...to], {
    profile,
    sources: [...from.keys()],
    destinations: to.map((_, k) => from.length + k),
  })
}

function sharedTable(n: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4 * n * n))
}

/** Copies a part to its place; pairs without a road get the planner's own marker. */
function copyPart(table: Table, { n, durations, distances }: Matrix, row: number, column: number): void {
  for (let i = 0; i < table.rows; i += 1) {
    const from = i * table.columns
    const to = (row + i) * n + column
    for (let j = 0; j < table.columns; j += 1) {
      durations[to + j] = planned(table.durations[from + j])
      distances[to + j] = planned(table.distances[from + j])
    }
  }
}

function planned(cell: number | undefined): number {
  return cell === undefined || cell >= NO_ROAD ? UNREACHABLE : cell
}
