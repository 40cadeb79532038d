// Solves VROOM problems with our planner and roads, a few at a time.
import { describeUnserved, RAW_WORDING, readRoadKey, type RoadKey } from '@dropwise/contracts'
import {
  solveVroom,
  UNREACHABLE as NO_ROAD,
  VroomError,
  type SolveOptions,
  type TableSource,
  type VroomProblem,
  type VroomRoute,
  type VroomSolution,
} from '@dropwise/planner'
import { encodePolyline, RoadsError, UNREACHABLE, type LngLat, type RoadEngine } from '@dropwise/roads'
import { fairQueue } from '../../platform/fair-queue.ts'

/** Longest search that a call may request, in seconds; plans allow longer ones. */
const LONGEST_SECONDS = 120
/** Default search time in milliseconds: short for small problems, ten seconds from 190 tasks on. */
const LEAST_MS = 500
const MOST_MS = 10_000
const MS_PER_TASK = 50
/**
 * Shorter searches of few tasks run on this thread in slices, because starting threads would take most of
 * the time; in milliseconds.
 */
const THREADS_FROM_MS = 1_500
const THREADS_FROM_TASKS = 300
/** Coordinates per call; the matrix grows with their square. */
const PLACES_MAX = 5_000
const takeTurn = fairQueue({ what: 'optimisations', running: 3, waitingPerCompany: 5, waiting: 50 })

export interface OptimizeDeps {
  roads: Pick<RoadEngine, 'table' | 'route'>
  onRefused: SolveOptions['onRefused']
  /** Threads of one search. */
  threads: number
}

/**
 * Solves a VROOM problem for a company. Reports invalid input as VROOM does. Throws too_many_waiting,
 * unavailable.
 */
export async function optimize(
  deps: OptimizeDeps,
  tenantId: string,
  problem: VroomProblem,
  signal: AbortSignal,
): Promise<VroomSolution> {
  const wish = problem.options?.seconds ?? problem.options?.l
  if (typeof wish === 'number' && wish > LONGEST_SECONDS)
    return {
      code: 2,
      error: `Invalid options.seconds or options.l: at most ${LONGEST_SECONDS} here. Use POST /plans for longer runs.`,
    }
  const limitMs = typeof wish === 'number' ? wish * 1000 : patience(problem)
  return takeTurn(tenantId, async () => {
    const failure: { roads?: RoadsError } = {}
    const solution = await solveVroom(problem, {
      table: tableSource(deps, failure),
      threads: limitMs < THREADS_FROM_MS && countTasks(problem) < THREADS_FROM_TASKS ? 0 : deps.threads,
      signal,
      onRefused: deps.onRefused,
      describe: (finding) => {
        const { message, fix } = describeUnserved(finding, RAW_WORDING)
        return { message, ...(fix === null ? {} : { fix }) }
      },
      ...(wish === undefined ? { timeLimitMs: limitMs } : {}),
    })
    if (solution.code !== 0) return failure.roads ? { code: 3, error: failure.roads.message } : solution
    return problem.options?.g === true ? drawRoutes(deps, problem, solution) : solution
  })
}

function patience(problem: VroomProblem): number {
  return Math.min(MOST_MS, LEAST_MS + countTasks(problem) * MS_PER_TASK)
}

function countTasks({ jobs, shipments }: VroomProblem): number {
  return lengthOf(jobs) + 2 * lengthOf(shipments)
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}

function tableSource({ roads }: OptimizeDeps, failure: { roads?: RoadsError }): TableSource {
  return async (profileName, locations) => {
    const profile = roadProfileOf(profileName)
    if (locations.length > PLACES_MAX)
      throw new VroomError(
        2,
        `Invalid input: ${locations.length} places are more than the ${PLACES_MAX} that roads are looked up for. Send matrices, or split by area.`,
      )
    try {
      const table = await roads.table(
        locations.map(([lng, lat]) => ({ lat, lng })),
        { profile },
      )
      return {
        durations: toRows(table.durations, table.columns),
        distances: toRows(table.distances, table.columns),
      }
    } catch (error) {
      if (error instanceof RoadsError) failure.roads = error
      throw error
    }
  }
}

/** Our profile of that name, which may carry sizes (`car@h2.8t3.5`). Throws VROOM's error for an unknown one. */
function roadProfileOf(name: string): RoadKey {
  if (!readRoadKey(name)) throw new VroomError(2, `Invalid profile: ${name}.`)
  return name as RoadKey
}

function toRows(cells: Int32Array, columns: number): Int32Array[] {
  const marked = cells.map((cell) => (cell >= UNREACHABLE ? NO_ROAD : cell))
  return Array.from({ length: cells.length / columns }, (_, row) =>
    marked.subarray(row * columns, (row + 1) * columns),
  )
}

/** Adds route geometry. Unreachable places are a routing error, as in VROOM. */
async function drawRoutes(
  deps: OptimizeDeps,
  problem: VroomProblem,
  solution: Extract<VroomSolution, { code: 0 }>,
): Promise<VroomSolution> {
  const began = performance.now()
  try {
    for (const route of solution.routes) {
      const vehicle = problem.vehicles?.find(({ id }) => id === route.vehicle)
      await drawRoute(deps, route, roadProfileOf(vehicle?.profile || 'car'))
    }
  } catch (error) {
    if (error instanceof RoadsError) return { code: 3, error: error.message }
    throw error
  }
  if (solution.summary.computing_times)
    solution.summary.computing_times.routing = Math.round(performance.now() - began)
  return solution
}

/** Adds the geometry if every step has a place. */
async function drawRoute({ roads }: OptimizeDeps, route: VroomRoute, profile: RoadKey): Promise<void> {
  const places = route.steps.filter((step) => step.type !== 'break').map((step) => step.location)
  if (places.length < 2 || places.some((place) => place === undefined)) return
  const { geometry } = await roads.route(
    places.map((place) => ({ lat: place![1], lng: place![0] })),
    { profile },
  )
  const line: LngLat[] = geometry.flatMap((leg, i) => (i === 0 ? leg : leg.slice(1)))
  route.geometry = encodePolyline(line)
}
