// Many-to-many times and distances by buckets (Knopp et al. 2007): every source stores its cost to a node in
// that node's bucket; every target scans the buckets on its own way up.
import { UNREACHABLE } from '../types.ts'
import { Ints } from '../growable.ts'
import type { ProfileGraph } from './graph.ts'
import { sourceSeed, targetSeed, type Upsearch } from './search.ts'
import type { Seed } from './snap.ts'

export interface Searches {
  forward: Upsearch
  backward: Upsearch
}

/** Factor on the free-flow time of each road class at the requested hour. */
export interface TimeFactors {
  major: number
  minor: number
}

/**
 * Durations in s and distances in m, row-major by source. A source or target without seeds is UNREACHABLE.
 */
export function manyToMany(
  graph: ProfileGraph,
  searches: Searches,
  sources: Seed[][],
  targets: Seed[][],
  factors: TimeFactors,
) {
  const rows = sources.length
  const columns = targets.length
  const buckets = fillBuckets(graph, searches.forward, sources)
  const durations = new Int32Array(rows * columns).fill(UNREACHABLE)
  const distances = new Int32Array(rows * columns).fill(UNREACHABLE)
  const best = new Float64Array(rows)
  const [time, length, major] = [new Int32Array(rows), new Int32Array(rows), new Int32Array(rows)]
  const { start, source, weight, duration: bDuration, length: bLength, major: bMajor } = buckets
  const up = searches.backward
  for (let column = 0; column < columns; column++) {
    best.fill(Infinity)
    up.begin()
    for (const seed of targets[column]) targetSeed(up, graph, seed)
    up.run()
    for (let i = 0; i < up.settledCount; i++) {
      const node = up.settled[i]
      const ownWeight = up.weight[node]
      for (let k = start[node], end = start[node + 1]; k < end; k++) {
        const from = source[k]
        let total = weight[k] + ownWeight
        if (total >= best[from]) continue
        let extra = null
        if (total < 0) {
          // The target lies behind the source on the same edge, so only a loop reaches it.
          extra = graph.loops.get(node) ?? null
          if (!extra) continue
          total += extra.weight
          if (total >= best[from]) continue
        }
        best[from] = total
        time[from] = bDuration[k] + up.duration[node] + (extra?.duration ?? 0)
        length[from] = bLength[k] + up.length[node] + (extra?.length ?? 0)
        major[from] = bMajor[k] + up.major[node] + (extra?.major ?? 0)
      }
    }
    for (let row = 0; row < rows; row++) {
      if (best[row] === Infinity) continue
      const cell = row * columns + column
      durations[cell] = Math.round(
        ((time[row] - major[row]) * factors.minor + major[row] * factors.major) / 1000,
      )
      distances[cell] = Math.round(length[row] / 100)
    }
  }
  return { durations, distances }
}

function fillBuckets(graph: ProfileGraph, up: Upsearch, sources: Seed[][]) {
  const [node, source, weight, duration, length, major] = [
    new Ints(),
    new Ints(),
    new Ints(),
    new Ints(),
    new Ints(),
    new Ints(),
  ]
  for (let row = 0; row < sources.length; row++) {
    up.begin()
    for (const seed of sources[row]) sourceSeed(up, graph, seed)
    up.run()
    for (let i = 0; i < up.settledCount; i++) {
      const at = up.settled[i]
      node.push(at)
      source.push(row)
      weight.push(up.weight[at])
      duration.push(up.duration[at])
      length.push(up.length[at])
      major.push(up.major[at])
    }
  }
  const count = node.length
  const start = new Int32Array(graph.count + 1)
  for (let i = 0; i < count; i++) start[node.array[i] + 1]++
  for (let v = 0; v < graph.count; v++) start[v + 1] += start[v]
  const at = start.slice(0, graph.count)
  const place = new Int32Array(count)
  for (let i = 0; i < count; i++) place[i] = at[node.array[i]]++
  const sorted = (column: Ints) => {
    const out = new Int32Array(count)
    for (let i = 0; i < count; i++) out[place[i]] = column.array[i]
    return out
  }
  return {
    start,
    source: sorted(source),
    weight: sorted(weight),
    duration: sorted(duration),
    length: sorted(length),
    major: sorted(major),
  }
}
