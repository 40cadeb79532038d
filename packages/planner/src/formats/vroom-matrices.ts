// Tables of a VROOM problem: given ones, and missing ones from the routing engine.
import type { Matrix } from '../model/problem.ts'
import { MAX_VALUE, UNREACHABLE } from '../model/problem.ts'
import { sharedTable } from './plane.ts'
import type { Coordinates, TableRows, TableSource, VroomProblem, VroomTable } from './vroom-types.ts'
import { VroomError } from './vroom-types.ts'
import { object, whole } from './vroom-values.ts'

/** Matrix indices: given, or numbered by coordinates when there is no matrix. */
export class Places {
  /** By index; undefined for a place without coordinates. */
  readonly points: (Coordinates | undefined)[] = []
  /** The first field with each index, for error messages. */
  readonly fieldNames: (string | undefined)[] = []
  private readonly indexByPoint = new Map<string, number>()
  private readonly indexed: boolean
  constructor(indexed: boolean) {
    this.indexed = indexed
  }

  find(index: unknown, location: unknown, what: string): number {
    const point = location === undefined ? undefined : coordinates(location, what)
    if (this.indexed) {
      if (index === undefined) throw new VroomError(2, `Missing index for ${what}.`)
      const at = whole(index, `index for ${what}`)
      this.fieldNames[at] ??= what
      if (point) this.points[at] ??= point
      return at
    }
    if (!point)
      throw new VroomError(
        2,
        index === undefined ? `Invalid location for ${what}.` : `Missing matrix, or a location for ${what}.`,
      )
    const key = point.join(' ')
    let at = this.indexByPoint.get(key)
    if (at === undefined) {
      at = this.points.length
      this.points.push(point)
      this.indexByPoint.set(key, at)
    }
    return at
  }
}

function coordinates(value: unknown, what: string): Coordinates {
  if (!Array.isArray(value) || value.length < 2) throw new VroomError(2, `Invalid location for ${what}.`)
  const [lon, lat] = value as unknown[]
  if (typeof lon !== 'number' || typeof lat !== 'number' || !Number.isFinite(lon) || !Number.isFinite(lat))
    throw new VroomError(2, `Invalid location for ${what}.`)
  return [lon, lat]
}

/** Required contents of the tables, by profile. */
export interface TableRequest {
  profile: string
  /** True when prices, limits or the caller need distances. */
  distances: boolean
}

/**
 * One matrix per profile. Throws VroomError with code 2 for bad tables, 3 when the engine is missing or
 * fails.
 */
export async function readMatrices(
  input: VroomProblem,
  request: TableRequest[],
  places: Places,
  source?: TableSource,
): Promise<{ matrices: Record<string, Matrix>; hasDistances: boolean }> {
  const matrices: Record<string, Matrix> = {}
  let hasDistances = true
  for (const { profile, distances } of request) {
    const tables = tablesOf(input, profile)
    if (tables.distances && !tables.durations)
      throw new VroomError(2, `Distances without durations for ${profile}.`)
    const ownTables = {
      durations: tables.durations && fill(tables.durations, 'durations', profile),
      distances: tables.distances && fill(tables.distances, 'distances', profile),
      costs: tables.costs && fill(tables.costs, 'costs', profile),
    }
    const size = (tables.durations ?? tables.costs)?.length ?? 0
    if ([tables.distances, tables.costs].some((t) => t && t.length !== size))
      throw new VroomError(2, `Inconsistent matrix sizes for ${profile}.`)
    if (size > 0 && places.fieldNames.length > size)
      throw new VroomError(2, `location_index exceeding matrix size for ${places.fieldNames.at(-1)}.`)
    const n = size || Math.max(places.points.length, places.fieldNames.length)
    let { durations, distances: metres } = ownTables
    if (!durations || (!metres && distances)) {
      const fetched = await fetchTables(profile, places, n, source)
      durations ??= fetched.durations
      metres ??= fetched.distances
    }
    if (!metres) hasDistances = false
    matrices[profile] = {
      n,
      durations,
      distances: metres ?? durations.map((d) => (d === UNREACHABLE ? UNREACHABLE : 0)),
      ...(ownTables.costs ? { costs: ownTables.costs } : {}),
    }
  }
  return { matrices, hasDistances }
}

/** True when some profile has tables: places are then given by index. */
export function hasTables(input: VroomProblem, profiles: Iterable<string>): boolean {
  if (input.matrices !== undefined) object(input.matrices, 'matrices')
  return [...profiles].some((profile) => Object.keys(tablesOf(input, profile)).length > 0)
}

function tablesOf(
  input: VroomProblem,
  profile: string,
): { durations?: VroomTable; distances?: VroomTable; costs?: VroomTable } {
  if (input.matrices && Object.hasOwn(input.matrices, profile)) {
    const profileTables = input.matrices[profile]
    object(profileTables, `matrices for ${profile}`)
    return profileTables
  }
  return input.matrix ? { durations: input.matrix } : {}
}

/** Requests all used places from the routing engine and stores the result by index. */
async function fetchTables(
  profile: string,
  places: Places,
  n: number,
  source?: TableSource,
): Promise<{ durations: Int32Array; distances?: Int32Array }> {
  if (!source) throw new VroomError(3, 'No matrix is given and no routing engine is connected.')
  const usedPlaces: number[] = []
  for (let at = 0; at < Math.max(places.points.length, places.fieldNames.length); at++) {
    if (places.points[at]) usedPlaces.push(at)
    else if (places.fieldNames[at])
      throw new VroomError(
        2,
        `Missing matrix for profile ${profile}, or a location for ${places.fieldNames[at]}.`,
      )
  }
  const answer = await source(
    profile,
    usedPlaces.map((at) => places.points[at]!),
  )
  const spread = (rows: TableRows, name: string): Int32Array => {
    const table = fill(rows, name, profile)
    if (usedPlaces.length === n && usedPlaces.every((at, i) => at === i)) return table
    const wide = sharedTable(n).fill(UNREACHABLE)
    usedPlaces.forEach((at, i) =>
      usedPlaces.forEach((to, j) => (wide[at * n + to] = table[i * usedPlaces.length + j])),
    )
    for (let at = 0; at < n; at++) wide[at * n + at] = 0
    return wide
  }
  return {
    durations: spread(answer.durations, 'durations'),
    ...(answer.distances ? { distances: spread(answer.distances, 'distances') } : {}),
  }
}

/** Copies rows into one table; null and values beyond MAX_VALUE mean unreachable. */
function fill(rows: TableRows, name: string, profile: string): Int32Array {
  if (!isRow(rows) || rows.length === 0) throw new VroomError(2, `Invalid ${name} matrix for ${profile}.`)
  const n = rows.length
  const out = sharedTable(n)
  for (let i = 0; i < n; i++) {
    const row = rows[i]
    if (!isRow(row) || row.length !== n)
      throw new VroomError(2, `Unexpected ${name} matrix line length for ${profile}.`)
    for (let j = 0; j < n; j++) {
      const x = row[j]
      if (x === null || (typeof x === 'number' && x > MAX_VALUE)) out[i * n + j] = UNREACHABLE
      else if (typeof x === 'number' && x >= 0) out[i * n + j] = Math.round(x)
      else throw new VroomError(2, `Invalid ${name} matrix entry for ${profile}.`)
    }
  }
  return out
}

function isRow(value: unknown): value is ArrayLike<unknown> {
  return Array.isArray(value) || value instanceof Int32Array
}
