// Prepares a run: the day's orders and vehicles, the roads between them, and locks of its base plan.
import { addDays, clockOf, type RoadEstimate } from '@dropwise/contracts'
import type { LiveRoute, Problem, SolveOptions } from '@dropwise/planner'
import { readUnits } from '../../platform/company-units.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import type { Logger } from '../../platform/log.ts'
import type { Places } from '../../platform/van-day/places.ts'
import { readDriverBalance } from '../../platform/driver-balance.ts'
import { earliestDeparture } from '../../platform/van-day/to-vehicle.ts'
import { readZones } from '../../platform/zones.ts'
import { readRules } from './company-rules.ts'
import { readBaseRoutes } from './edit-queries.ts'
import type { FairnessWish } from './fair-routes.ts'
import { holdLocks, type Locked } from './locks.ts'
import type { PlanningRoads } from './matrix-cache.ts'
import type { Matrices } from './matrix.ts'
import { listPlaces, toProblem } from './problem.ts'
import type { PlanRow } from './queries.ts'
import { readSpreads } from './risk/history.ts'
import type { Spreads } from './risk/spreads.ts'
import { fingerprintOrders, readOpenOrders, readVehicles, type Selection, type Snapshot } from './snapshot.ts'

/** What a run needs of its worker. */
export interface RunDeps {
  scopes: Scopes
  roads: PlanningRoads
  log: Logger
  /** Search threads of one run. */
  threads: number
  onRefused: SolveOptions['onRefused']
}

/** A problem with its sources. */
export interface Run {
  tenantId: string
  planId: string
  snapshot: Snapshot
  places: Places
  matrices: Matrices
  /** Without locked routes. */
  problem: Problem
  /** Locked routes. */
  lockedRoutes: LiveRoute[]
  /** Rules for sharing routes among drivers; null leaves the routes of the search. */
  fairness?: FairnessWish | null
  /** Spreads of days for a safer plan; null without one. */
  spreads?: Spreads | null
  isOnRoads: boolean
  estimate: RoadEstimate | null
  hasUnknownLimits: boolean
}

/** An expected end of a run without a plan, with its sentence. */
export class PlanFailure extends Error {
  override name = 'PlanFailure'
}

/** Reads the orders and vehicles of a plan's row, and the roads between them. */
export async function prepare(
  deps: { scopes: Pick<Scopes, 'asService'>; roads: PlanningRoads },
  row: PlanRow,
): Promise<Run> {
  const { snapshot, locked } = await deps.scopes.asService('plan run: snapshot', async ({ trx }) => ({
    snapshot: await readRunSnapshot(trx, row),
    locked: await readLocked(trx, row),
  }))
  const fairness = await deps.scopes.asService('plan run: balance of drivers', ({ trx }) =>
    readFairness(trx, snapshot),
  )
  const spreads = snapshot.rules.saferPercent
    ? await deps.scopes.asService('plan run: spreads', ({ trx }) =>
        readSpreads(trx, row.tenant_id, row.planned_at),
      )
    : null
  const day = await measureDay(deps.roads, snapshot)
  requireTimeLeft(snapshot, day.problem)
  const { problem, lockedRoutes } = holdLocks(day.problem, locked)
  return {
    tenantId: row.tenant_id,
    planId: row.id,
    snapshot,
    ...day,
    problem,
    lockedRoutes,
    fairness,
    spreads: spreads?.spreads ?? null,
  }
}

/** Hours of the drivers of the day's vans over the weeks before it; null where the company does not ask for them. */
async function readFairness(trx: Trx, { tenantId, date, vehicles }: Snapshot): Promise<FairnessWish | null> {
  const { fairWeeks, fairExtraPercent } = await readRules(trx, tenantId)
  if (fairWeeks === 0) return null
  const period = { from: addDays(date, -7 * fairWeeks), to: addDays(date, -1) }
  const balances = await readDriverBalance(trx, { tenantId, ...period })
  const secondsOf = new Map(balances.map(({ driver, seconds }) => [driver.id, seconds]))
  const driven = vehicles.filter(({ driverId, isDriverOff }) => driverId !== null && !isDriverOff)
  return {
    pastSeconds: new Map(driven.map(({ id, driverId }) => [id, secondsOf.get(driverId!) ?? 0])),
    extraShare: fairExtraPercent / 100,
  }
}

/** Throws where every shift is over at the time of planning. */
function requireTimeLeft(snapshot: Snapshot, problem: Problem): void {
  const planned = snapshot.vehicles.flatMap((van) => earliestDeparture(van, snapshot) ?? [])
  if (planned.length === 0 || problem.vehicles.some(({ shift: [from, to] }) => from < to)) return
  const at = clockOf(planned[0]!, snapshot.vehicles[0]!.depot.timeZone)
  throw new PlanFailure(
    `At ${at} the shift of every vehicle on ${snapshot.date} is over. Plan another day, or give a vehicle later hours.`,
  )
}

/** A day's places, the roads between them, and the resulting problem. Throws RoadsError. */
export async function measureDay(roads: PlanningRoads, snapshot: Snapshot) {
  const places = listPlaces(snapshot)
  const profiles = snapshot.vehicles.map((vehicle) => vehicle.roadProfile)
  const { matrices, ...quality } = await roads.matrices(places.points, profiles)
  return { places, matrices, ...quality, problem: toProblem(snapshot, places, matrices) }
}

async function readRunSnapshot(trx: Trx, row: PlanRow): Promise<Snapshot> {
  const selection: Selection = {
    date: row.date,
    depotId: row.depot_id,
    vehicleIds: row.vehicle_ids,
    orderIds: row.order_ids,
    adjustments: row.adjustments,
  }
  const vehicles = await readVehicles(trx, row.tenant_id, selection)
  const orders = await readOpenOrders(trx, row.tenant_id, selection)
  if (vehicles.length === 0) throw new PlanFailure('There are no active vehicles. Add a vehicle in Fleet.')
  if (orders.length === 0) throw new PlanFailure(`There are no open orders on ${row.date}.`)
  return toSnapshot(trx, row, vehicles, orders)
}

/** Snapshot of a plan's row with its present vehicles and orders. */
export async function toSnapshot(
  trx: Trx,
  row: PlanRow,
  vehicles: Snapshot['vehicles'],
  orders: Snapshot['orders'],
): Promise<Snapshot> {
  return {
    tenantId: row.tenant_id,
    planId: row.id,
    date: row.date,
    plannedAt: row.planned_at,
    objective: row.objective,
    seed: row.seed,
    timeLimitSeconds: row.time_limit_seconds,
    rules: row.rules,
    adjustments: row.adjustments,
    speeds: row.driving_speeds,
    units: await readUnits(trx, row.tenant_id),
    vehicles,
    orders,
    zones: await readZones(trx, row.tenant_id),
    fingerprint: await fingerprintOrders(
      trx,
      { tenantId: row.tenant_id, planId: row.id },
      orders.map((order) => order.id),
    ),
  }
}

async function readLocked(trx: Trx, row: PlanRow): Promise<Locked> {
  const { base_plan_id: baseId, locked_orders: orders, locked_vehicles: vehicles } = row
  if (baseId === null || (orders.length === 0 && vehicles.length === 0))
    return { orders: [], vehicles: [], routes: new Map() }
  return { orders, vehicles, routes: await readBaseRoutes(trx, row.tenant_id, baseId) }
}
