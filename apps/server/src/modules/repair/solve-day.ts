// Solves the rest of a day and converts the planner's solution: routes with stops, figures, and changes.
import type { RestOfDay as RestFigures, RoadKey } from '@dropwise/contracts'
import { solve, type Matrix, type Plan, type PlanRoute } from '@dropwise/planner'
import type { RoadEngine } from '@dropwise/roads'
import type { Place } from '../../platform/geo.ts'
import type { Platform } from '../../platform/platform.ts'
import type { RestOfDay } from './day.ts'
import { buildProblem, takenOver, type LiveProblem, type RepairRequest } from './problem.ts'
import { driveOn } from './score-day.ts'
import { toSearchProblem } from './search.ts'

/** Milliseconds; a person waits. The search runs in its own thread. */
const SEARCH_MS = 2_000

/** The road table between places, for a profile. */
export type ReadMatrix = (
  roads: Pick<RoadEngine, 'table'>,
  points: Place[],
  profile: RoadKey,
) => Promise<{ matrix: Matrix }>

export interface Tools {
  roads: Pick<RoadEngine, 'table' | 'route'>
  readMatrix: ReadMatrix
}

/** Builds the problem with the roads between its places. */
export async function prepareProblem(
  { roads, readMatrix }: Tools,
  day: RestOfDay,
  request: RepairRequest,
): Promise<LiveProblem> {
  const live = buildProblem(day, request)
  const profiles = new Set([...live.vans.values()].map(({ vehicle }) => vehicle.roadProfile))
  for (const profile of profiles)
    live.rules.matrices[profile] = (await readMatrix(roads, live.points, profile)).matrix
  return live
}

/** A better plan for the rest of the day, by every rule of the day. */
export async function search(
  { onRefusedRoute }: Pick<Platform, 'onRefusedRoute'>,
  live: LiveProblem,
  { clock }: RestOfDay,
  breakable?: ReadonlySet<string>,
): Promise<Plan> {
  const problem = toSearchProblem(live, clock, breakable)
  const plan = await solve(problem, {
    seed: 1,
    timeLimitMs: SEARCH_MS,
    threads: 1,
    initial: live.current,
    onRefused: onRefusedRoute,
  })
  return driveOn(live, plan)
}

/** Start of service of each stop in a plan, in seconds of the problem's clock. */
export function beginsOf(plan: Plan): Map<string, { begin: number; vehicleId: string }> {
  return new Map(
    plan.routes.flatMap((route) =>
      route.steps.flatMap((step) =>
        step.type === 'order' && step.id !== undefined && takenOver(step.id) === undefined
          ? [[String(step.id), { begin: step.start, vehicleId: String(route.vehicle) }] as const]
          : [],
      ),
    ),
  )
}

/** Seconds after the end of its promise. */
export function lateSecondsOf({ promiseEnd }: LiveProblem, orderId: string, begin: number): number {
  const end = promiseEnd.get(orderId)
  return end === undefined ? 0 : Math.max(0, begin - end)
}

/** Totals of a plan for the rest of the day. */
export function figuresOf(live: LiveProblem, plan: Plan, orderCount: number): RestFigures {
  const begins = [...beginsOf(plan)]
  const late = begins
    .map(([id, { begin }]) => lateSecondsOf(live, id, begin))
    .filter((seconds) => seconds > 0)
  const routes = plan.routes.filter((route) => route.steps.some(({ type }) => type === 'order'))
  const returns = routes.map((route) => route.steps.at(-1)!.arrive)
  const sum = (read: (route: PlanRoute) => number) => routes.reduce((total, route) => total + read(route), 0)
  return {
    stops: begins.length,
    withoutVan: orderCount - begins.length,
    lateStops: late.length,
    lateSeconds: late.reduce((total, seconds) => total + seconds, 0),
    distanceMetres: sum((route) => route.distance),
    paidSeconds: sum((route) => route.duration),
    costMinor: Math.round(sum((route) => costOf(live, route))),
    lastReturnAt: returns.length > 0 ? isoOf(live, Math.max(...returns)) : null,
  }
}

/** Cost in money, without the search's weights for promises. */
function costOf({ vans, rules }: LiveProblem, { vehicle, distance, duration }: PlanRoute): number {
  const van = vans.get(String(vehicle))
  if (!van) return 0
  // The problem's overtime begins after what the day has used of its hours.
  const { after, perHour } = rules.vehicles.find(({ id }) => id === vehicle)?.costs?.overtime ?? NO_OVERTIME
  const { costFixedMinor, costPerKmMinor, costPerHourMinor } = van.vehicle
  return (
    (van.route ? 0 : costFixedMinor) +
    (costPerKmMinor * distance) / 1000 +
    (costPerHourMinor * duration + perHour * Math.max(0, duration - after)) / 3600
  )
}

const NO_OVERTIME = { after: 0, perHour: 0 }

/** An instant of the problem's clock. */
export function isoOf({ origin }: Pick<LiveProblem, 'origin'>, seconds: number): string {
  return new Date(origin + seconds * 1000).toISOString()
}
