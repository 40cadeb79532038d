// Data with which a page prices edits itself: the plan as the planner's problem, and compact road tables.
import type { RoadKey } from '@dropwise/contracts'
import type { Matrix, Order, ProblemOptions, Vehicle } from '@dropwise/planner'
import { sql } from 'kysely'
import { vehicleCo2 } from '../../platform/emissions.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { openSession, type EditDeps } from './edit-session.ts'
import { matrixKey } from './matrix-cache.ts'
import { originOf } from './problem.ts'

export interface PlanProblem {
  /** Version of its plan. */
  version: number
  /** Instant of the problem's second 0. */
  origin: string
  vehicles: Vehicle[]
  orders: Order[]
  options: ProblemOptions
  /** Number of each vehicle's route: R1, R2 … */
  numbers: Record<string, number>
  /** Grams of CO2e per kilometre of the vehicles whose consumption is known. */
  gramsPerKm: Record<string, number>
  /** Key of each profile's table: equal keys, equal tables. */
  matrices: Record<string, string>
}

/** Throws the errors of `openSession`. */
export async function readProblem(deps: EditDeps, member: Member, planId: string): Promise<PlanProblem> {
  const { plan, problem, snapshot, places } = await openSession(deps, member, planId)
  return {
    version: plan.version,
    origin: originOf(snapshot).toISOString(),
    vehicles: problem.vehicles,
    orders: problem.orders,
    options: problem.options ?? {},
    numbers: Object.fromEntries(snapshot.vehicles.map(({ id, number }) => [id, number])),
    gramsPerKm: await readGramsPerKm(deps, member),
    matrices: Object.fromEntries(
      Object.keys(problem.matrices).map((profile) => [profile, matrixKey(places.points, profile as RoadKey)]),
    ),
  }
}

function readGramsPerKm({ scopes }: EditDeps, { tenantId }: Member): Promise<Record<string, number>> {
  return scopes.asService('emissions of a plan to edit', async ({ trx }) => {
    const { rows } = await sql<{ id: string; gramsPerKm: number }>`
      select k.vehicle_id as id, k.grams_per_km as "gramsPerKm" from ${vehicleCo2(tenantId)} k`.execute(trx)
    return Object.fromEntries(rows.map(({ id, gramsPerKm }) => [id, gramsPerKm]))
  })
}

/** One profile's table. Throws not_found when the plan's places no longer match the key. */
export async function readPlanMatrix(
  deps: EditDeps,
  member: Member,
  planId: string,
  { profile, key }: { profile: string; key: string },
): Promise<Buffer> {
  const { problem, places } = await openSession(deps, member, planId)
  const matrix = problem.matrices[profile]
  if (!matrix || matrixKey(places.points, profile as RoadKey) !== key)
    throw errors.not_found('The road table')
  return packMatrix(matrix)
}

/** Bytes of the header: places on a side, and bytes of a cell. */
const HEAD_BYTES = 8
/** Marks a leg without a road in a table of two-byte cells. */
const NO_ROAD_16 = 0xffff
const NO_ROAD_32 = 0x7fffffff

/**
 * Little-endian: places (4 bytes), bytes of a cell (4), all seconds row by row, all metres. Two-byte cells
 * where values fit.
 */
function packMatrix({ n, durations, distances }: Matrix): Buffer {
  const isSmall = [durations, distances].every((cells) =>
    cells.every((cell) => cell < NO_ROAD_16 || cell === NO_ROAD_32),
  )
  const bytes = isSmall ? 2 : 4
  const packed = Buffer.alloc(HEAD_BYTES + 2 * n * n * bytes)
  packed.writeUInt32LE(n, 0)
  packed.writeUInt32LE(bytes, 4)
  // Typed arrays are little-endian on every machine that runs Node.
  const cells = isSmall
    ? new Uint16Array(packed.buffer, packed.byteOffset + HEAD_BYTES, 2 * n * n)
    : new Int32Array(packed.buffer, packed.byteOffset + HEAD_BYTES, 2 * n * n)
  for (const [part, table] of [durations, distances].entries())
    for (let k = 0; k < n * n; k += 1) {
      const cell = table[k]!
      cells[part * n * n + k] = isSmall && cell === NO_ROAD_32 ? NO_ROAD_16 : cell
    }
  return packed
}
