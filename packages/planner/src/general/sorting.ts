// Insertion order of unserved orders: random, by size, distance or window, redrawn each time.
import type { Compiled } from '../model/compile.ts'
import type { Random } from '../run/random.ts'

export interface Sorter {
  /** Sorts units (orders, or pickups of pairs); with `hurried` higher priorities mostly come first. */
  sort(units: number[], hurried: boolean): void
}

/** Chance that priority decides first, while orders are unserved. */
const BY_RANK_CHANCE = 0.7

/** Creates the sorter; it uses the search's random generator. */
export function createSorter(p: Compiled, random: Random): Sorter {
  const { n, dims, vehicles } = p
  const hasUrgent = p.urgency.some((level) => level > 0)
  const sortKey = new Float64Array(n)
  const demand = Float64Array.from({ length: n }, (_, o) => {
    let sum = 0
    for (let k = 0; k < dims; k++) sum += p.delivery[o * dims + k] + p.pickup[o * dims + k]
    return sum
  })
  const depot = vehicles.find((v) => v.start >= 0 || v.end >= 0)
  const depotAt = depot ? (depot.start >= 0 ? depot.start : depot.end) : -1
  const away = Float64Array.from({ length: n }, (_, o) =>
    depot && depotAt >= 0 ? depot.time[depotAt * depot.size + p.location[o]] : 0,
  )

  function sort(units: number[], hurried: boolean): void {
    const dice = random.below(p.windowFrom.length > 0 ? 14 : 11)
    for (const u of units) {
      sortKey[u] =
        dice < 4
          ? random.unit()
          : dice < 8
            ? -demand[u]
            : dice < 10
              ? -away[u]
              : dice < 11
                ? away[u]
                : dice < 12
                  ? p.latest[u] - p.earliest[u]
                  : dice < 13
                    ? p.earliest[u]
                    : -p.latest[u]
    }
    const byRank = hurried && hasUrgent && random.unit() < BY_RANK_CHANCE
    if (byRank) units.sort((a, b) => p.urgency[b] - p.urgency[a] || sortKey[a] - sortKey[b])
    else units.sort((a, b) => sortKey[a] - sortKey[b])
  }

  return { sort }
}
