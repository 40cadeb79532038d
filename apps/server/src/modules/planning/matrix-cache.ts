// Caches road tables of days in use, so that a manual edit does not compute a thousand places again.
import type { RoadKey } from '@dropwise/contracts'
import type { Matrix } from '@dropwise/planner'
import type { Point, RoadEngine } from '@dropwise/roads'
import { createHash } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import { joinEstimates, readMatrix, type DayMatrices, type DayMatrix, type Matrices } from './matrix.ts'

/** Maximum bytes of all cached tables; the least recently used one goes first. */
const MOST_BYTES = 256 * 1024 * 1024
/** Milliseconds until a table is read again, since roads may be recompiled. */
const FRESH_MS = 15 * 60_000

interface CachedMatrix {
  day: DayMatrix
  keptAt: number
}

/** Key of a table: the same places in the same sequence with the same profile. */
export function matrixKey(points: readonly Point[], profile: RoadKey): string {
  return createHash('sha256')
    .update(`${profile};${points.map(({ lat, lng }) => `${lat},${lng}`).join(';')}`)
    .digest('base64url')
    .slice(0, 22)
}

export interface PlanningRoads extends RoadEngine {
  /** Times and metres between all places for each profile, cached. Throws RoadsError. */
  matrices(points: Point[], profiles: Iterable<RoadKey>): Promise<DayMatrices>
}

const enginesOf = new WeakMap<RoadEngine, PlanningRoads>()

/** The cached roads of runs and edits, so that an edit finds the tables of its plan's run. */
export function planningRoads(platform: Pick<Platform, 'roads'>): PlanningRoads {
  let roads = enginesOf.get(platform.roads)
  if (!roads) enginesOf.set(platform.roads, (roads = withMatrices(platform.roads)))
  return roads
}

/** An engine that caches its tables. */
function withMatrices(engine: RoadEngine, now: () => number = Date.now): PlanningRoads {
  const cachedTables = new Map<string, CachedMatrix>()

  async function matrixOf(points: Point[], profile: RoadKey): Promise<DayMatrix> {
    const key = matrixKey(points, profile)
    const existing = cachedTables.get(key)
    cachedTables.delete(key)
    const entry =
      existing && now() - existing.keptAt < FRESH_MS
        ? existing
        : { day: await readMatrix(engine, points, profile), keptAt: now() }
    cachedTables.set(key, entry)
    forget(cachedTables)
    return entry.day
  }

  return {
    ...engine,
    async matrices(points, profiles) {
      const matrices: Matrices = {}
      let isOnRoads = true
      let estimate: DayMatrices['estimate'] = null
      const keys = new Set(profiles)
      for (const profile of keys) {
        const day = await matrixOf(points, engine.sameRoads(points, profile))
        matrices[profile] = day.matrix
        isOnRoads &&= day.isOnRoads
        estimate = joinEstimates(estimate, day.estimate)
      }
      const hasSizes = [...keys].some((key) => key.includes('@'))
      return { matrices, isOnRoads, estimate, hasUnknownLimits: hasSizes && !engine.hasLimits(points) }
    },
  }
}

const bytesOf = ({ durations, distances }: Matrix): number => durations.byteLength + distances.byteLength

function forget(cache: Map<string, CachedMatrix>): void {
  let bytes = [...cache.values()].reduce((sum, { day }) => sum + bytesOf(day.matrix), 0)
  for (const [key, { day }] of cache) {
    if (bytes <= MOST_BYTES) return
    bytes -= bytesOf(day.matrix)
    cache.delete(key)
  }
}
