// Cuts trails into pieces for the map. Each piece is either driven or ahead at a moment, and none spans a
// gap. Pure.
import type { FeatureCollection } from 'geojson'
import type { DrivenTrail } from './driven.ts'

/** Maximum number of pieces of all trails together, which a jump from first to last moment must update. */
const MOST_PIECES = 8_000
/** Least duration of a piece, in milliseconds. */
const SHORTEST_PIECE_MS = 20_000

interface Pieces {
  data: FeatureCollection
  /** Start of each piece in milliseconds since 1970, with its id; ascending. */
  begins: { at: number; id: number }[]
}

/**
 * Cuts trails into pieces of equal duration, with a point at either end of a gap. A segment of one position
 * becomes a point.
 */
export function piecesOf(
  trails: readonly DrivenTrail[],
  colourOf: (route: number) => string,
  selected: number | null,
): Pieces {
  const totalMs = trails.reduce((sum, { times }) => sum + ((times.at(-1) ?? 0) - (times[0] ?? 0)), 0)
  const pieceMs = Math.max(SHORTEST_PIECE_MS, totalMs / MOST_PIECES)
  const features: FeatureCollection['features'] = []
  const begins: Pieces['begins'] = []
  for (const { times, lngs, lats, bounds, number } of trails) {
    const properties = {
      colour: colourOf(number),
      order: number === selected ? 1_000 : number,
      fade: selected !== null && number !== selected ? 0.3 : 1,
      width: number === selected ? 4 : 2.6,
    }
    const ring = (i: number) => {
      const id = features.length
      begins.push({ at: times[i] ?? 0, id })
      features.push({
        type: 'Feature',
        id,
        geometry: { type: 'Point', coordinates: [lngs[i] ?? 0, lats[i] ?? 0] },
        properties: { id, ...properties },
      })
    }
    for (let segment = 0; segment + 1 < bounds.length; segment += 1) {
      const end = bounds[segment + 1] ?? 0
      let from = bounds[segment] ?? 0
      if (segment > 0 || end - from === 1) ring(from)
      if (segment + 2 < bounds.length && end - from > 1) ring(end - 1)
      for (let i = from + 1; i < end; i += 1) {
        const isLast = i === end - 1
        if (!isLast && (times[i] ?? 0) - (times[from] ?? 0) < pieceMs) continue
        const coordinates = Array.from({ length: i - from + 1 }, (_, n) => [
          lngs[from + n] ?? 0,
          lats[from + n] ?? 0,
        ])
        const id = features.length
        begins.push({ at: times[from] ?? 0, id })
        features.push({
          type: 'Feature',
          id,
          geometry: { type: 'LineString', coordinates },
          properties: { id, ...properties },
        })
        from = i
      }
    }
  }
  begins.sort((a, b) => a.at - b.at)
  return { data: { type: 'FeatureCollection', features }, begins }
}
