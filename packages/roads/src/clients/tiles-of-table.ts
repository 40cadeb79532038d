// Requests a table larger than an engine's limit in rectangles, and joins them.
import { UNREACHABLE, type Point, type Snapped, type Table, type TableOptions } from '../types.ts'

export interface TableBlock {
  rows: number[]
  columns: number[]
}

/** Cells of one block, row-major; null without a way. */
export interface BlockResponse {
  durations: (number | null)[][]
  distances: (number | null)[][]
  /** Snapped places of rows and columns, when the engine reports them. */
  rowsSnapped?: (Snapped | null)[]
  columnsSnapped?: (Snapped | null)[]
}

/** Blocks whose rows and columns together have at most `locations`, and at most `cells` cells. */
function blocksOf(rows: number[], columns: number[], locations: number, cells: number): TableBlock[] {
  const side = Math.max(1, Math.min(Math.floor(locations / 2), Math.floor(Math.sqrt(cells))))
  const blocks: TableBlock[] = []
  for (let r = 0; r < rows.length; r += side)
    for (let c = 0; c < columns.length; c += side)
      blocks.push({ rows: rows.slice(r, r + side), columns: columns.slice(c, c + side) })
  return blocks
}

export async function assembleTable(
  points: Point[],
  options: TableOptions,
  limits: { locations: number; cells: number; atOnce: number },
  request: (block: TableBlock) => Promise<BlockResponse>,
): Promise<Table> {
  const sources = options.sources ?? points.map((_, i) => i)
  const destinations = options.destinations ?? points.map((_, i) => i)
  const columns = destinations.length
  const durations = new Int32Array(sources.length * columns).fill(UNREACHABLE)
  const distances = new Int32Array(durations.length).fill(UNREACHABLE)
  const snapped: (Snapped | null)[] = points.map(({ lat, lng }) => ({ lat, lng, metres: 0, name: '' }))
  // Positions in the table, not point numbers: it may contain a point twice.
  const queue = blocksOf(
    sources.map((_, i) => i),
    destinations.map((_, i) => i),
    limits.locations,
    limits.cells,
  )
  const work = async () => {
    for (let block = queue.shift(); block; block = queue.shift()) {
      const { rows, columns: across } = block
      const answer = await request({
        rows: rows.map((i) => sources[i]!),
        columns: across.map((i) => destinations[i]!),
      })
      rows.forEach((row, i) =>
        across.forEach((column, j) => {
          const cell = row * columns + column
          const duration = answer.durations[i]?.[j]
          const distance = answer.distances[i]?.[j]
          if (typeof duration === 'number' && Number.isFinite(duration))
            durations[cell] = Math.round(duration)
          if (typeof distance === 'number' && Number.isFinite(distance))
            distances[cell] = Math.round(distance)
        }),
      )
      answer.rowsSnapped?.forEach((snap, i) => (snapped[sources[rows[i]!]!] = snap))
      answer.columnsSnapped?.forEach((snap, j) => (snapped[destinations[across[j]!]!] = snap))
    }
  }
  await Promise.all(Array.from({ length: Math.min(limits.atOnce, queue.length) }, work))
  return { rows: sources.length, columns, durations, distances, snapped, quality: 'roads' }
}
