// One run of a week plan on a worker: orders and vans of each day, one road table, search with progress, and
// the proposal.
import {
  addDays,
  daysFrom,
  describeUnserved,
  dispatcherWording,
  MAX_WEEK_ORDERS,
  type DayString,
  type WeekProgress,
} from '@dropwise/contracts'
import { RoadsError } from '@dropwise/roads'
import { readUnits } from '../../../platform/company-units.ts'
import { readSpeeds } from '../../../platform/driving-speeds.ts'
import { Loads } from '../../../platform/planning-rules.ts'
import { readZones, type Zones } from '../../../platform/zones.ts'
import { readRules } from '../company-rules.ts'
import { PlanFailure, type RunDeps } from '../prepare-run.ts'
import { listPlaces, toProblem } from '../problem.ts'
import { readVehicles, type Snapshot } from '../snapshot.ts'
import { atOneSpeed, daysServed, type DayProblem } from './join-days.ts'
import {
  claimWeek,
  finishWeek,
  readSpans,
  readWeekOrders,
  writeWeekProgress,
  type WeekOrder,
  type WeekResult,
  type WeekRow,
} from './queries.ts'
import { figuresOf } from './figures.ts'
import { reasonsTooBig } from '../too-big.ts'
import { savingsOfMoves } from './price-moves.ts'
import { searchWeek, type SearchedWeek } from './search-week.ts'

/** Milliseconds between writes of progress, which are the heartbeat too. */
const PROGRESS_MS = 500
/** Share of the time for storing the proposal. */
const SEARCH_SHARE = 0.95

interface Week {
  row: WeekRow
  days: DayProblem[]
  zones: Zones
  isOnRoads: boolean
  hasUnknownLimits: boolean
  units: Snapshot['units']
}

/** Runs a queued week plan to its end. `stop` keeps the best so far. */
export async function runWeek(
  deps: RunDeps,
  job: { tenantId: string; weekPlanId: string },
  stop: AbortController,
  onClaimed: () => void,
): Promise<void> {
  const { tenantId, weekPlanId } = job
  const row = await deps.scopes.asService('week plan: claim', ({ trx }) =>
    claimWeek(trx, tenantId, weekPlanId),
  )
  if (!row) return
  onClaimed()
  const began = performance.now()
  const progress: WeekProgress = {
    elapsedSeconds: 0,
    limitSeconds: row.time_limit_seconds,
    phase: 'alone',
    costAlone: null,
    cost: null,
  }
  let writing: Promise<void> | undefined
  const write = async () => {
    progress.elapsedSeconds = Math.round((performance.now() - began) / 10) / 100
    try {
      const isOver = await deps.scopes.asService('week plan: progress', ({ trx }) =>
        writeWeekProgress(trx, tenantId, weekPlanId, progress),
      )
      if (isOver) stop.abort()
    } catch (error) {
      deps.log.warn({ err: error, weekPlanId }, 'week plan progress')
    }
  }
  const timer = setInterval(() => (writing ??= write().finally(() => (writing = undefined))), PROGRESS_MS)
  try {
    const week = await prepareWeek(deps, row)
    const searched = await searchWeek(week.days, week.zones, {
      limitMs: Math.max(
        row.time_limit_seconds * 500,
        row.time_limit_seconds * 1000 * SEARCH_SHARE - (performance.now() - began),
      ),
      seed: row.seed,
      threads: deps.threads,
      signal: stop.signal,
      onRefused: deps.onRefused,
      onCost: (phase, cost) => {
        progress.phase = phase
        if (phase === 'alone') progress.costAlone = Math.round(cost)
        else progress.cost = Math.round(cost)
      },
    })
    clearInterval(timer)
    await writing
    progress.cost = Math.round(searched.week.cost)
    progress.elapsedSeconds = Math.round((performance.now() - began) / 10) / 100
    const proposal = await proposalOf(week, searched, deps.roads)
    await deps.scopes.asService('week plan: end', ({ trx }) =>
      finishWeek(trx, tenantId, weekPlanId, {
        status: stop.signal.aborted ? 'stopped' : 'done',
        proposal: { ...proposal, progress },
      }),
    )
  } catch (error) {
    const message = error instanceof PlanFailure || error instanceof RoadsError ? error.message : undefined
    if (message === undefined) deps.log.error({ err: error, weekPlanId }, 'week plan')
    await deps.scopes.asService('week plan: failed', ({ trx }) =>
      finishWeek(trx, tenantId, weekPlanId, {
        status: 'failed',
        error:
          message ??
          'Planning failed for a reason that lies on our side. Run it again. If it keeps happening, tell support.',
      }),
    )
  } finally {
    clearInterval(timer)
  }
}

/** The days' problems on one road table, with the orders of the run that are still open. */
async function prepareWeek(deps: RunDeps, row: WeekRow): Promise<Week> {
  const { tenant_id: tenantId, first_date: from } = row
  const to = addDays(from, row.days - 1)
  const dates = daysFrom(from, row.days)
  const read = await deps.scopes.asService('week plan: snapshot', async ({ trx }) => {
    const spans = await readSpans(trx, tenantId, row.id)
    const open = await readWeekOrders(trx, tenantId, { from, to }, MAX_WEEK_ORDERS)
    const orders = open.flatMap((order): WeekOrder[] => {
      const span = spans.get(order.id)
      return span?.version === order.version
        ? [{ ...order, earliest: span.earliest, latest: span.latest }]
        : []
    })
    const vehicles = []
    for (const date of dates) {
      vehicles.push(
        await readVehicles(trx, tenantId, { date, depotId: null, vehicleIds: null, orderIds: null }),
      )
    }
    return {
      orders,
      vehicles,
      zones: await readZones(trx, tenantId),
      units: await readUnits(trx, tenantId),
      rules: (await readRules(trx, tenantId)).rules,
      speeds: await readSpeeds(trx, tenantId),
    }
  })
  const { orders, vehicles, zones, units, rules, speeds } = read
  if (orders.length === 0)
    throw new PlanFailure(`The orders from ${from} to ${to} changed meanwhile. Run it again.`)
  if (vehicles.every((vans) => vans.length === 0))
    throw new PlanFailure(`No vehicle is free from ${from} to ${to}.`)
  const places = listPlaces({ vehicles: vehicles.flat(), orders })
  const profiles = vehicles.flat().map(({ roadProfile }) => roadProfile)
  const { matrices, isOnRoads, hasUnknownLimits } = await deps.roads.matrices(places.points, profiles)
  const shared = { loads: new Loads(orders), clocks: vehicles.flat() }
  const days = dates.map((date, i): DayProblem => {
    const ordersOfDay = orders.filter((order) => order.onDate === date)
    const snapshot: Snapshot = {
      tenantId,
      planId: row.id,
      date,
      plannedAt: row.created_at,
      objective: 'cost',
      seed: row.seed,
      timeLimitSeconds: row.time_limit_seconds,
      rules,
      adjustments: [],
      units,
      vehicles: vehicles[i]!,
      orders: ordersOfDay,
      zones,
      speeds,
      fingerprint: '',
    }
    return {
      date,
      vehicles: vehicles[i]!,
      orders: ordersOfDay,
      problem: toProblem(snapshot, places, matrices, shared),
    }
  })
  return { row, days: atOneSpeed(days), zones, isOnRoads, hasUnknownLimits, units }
}

/** The proposed day of each order, and figures of each day. Orders that no day serves keep their day. */
async function proposalOf(
  { days, isOnRoads, hasUnknownLimits, units }: Week,
  { joined, alone, week }: SearchedWeek,
  roads: RunDeps['roads'],
) {
  const ownDays = new Map(days.flatMap(({ orders }) => orders.map(({ id, onDate }) => [id, onDate])))
  const ownDayOf = (id: string): DayString => ownDays.get(id)!
  const served = daysServed(week)
  const findings = new Map(week.unserved.map((finding) => [String(finding.order), finding]))
  const names = new Map(
    days.flatMap(({ date, vehicles }) =>
      vehicles.map(({ id, name }) => [`${date} ${id}`, `${name} (${date})`]),
    ),
  )
  const wording = dispatcherWording(names, units)
  const unreachable = days
    .flatMap(({ orders }) => orders)
    .filter(({ id }) => findings.get(id)?.code === 'unreachable')
  // A van has the same size on every day.
  const vans = new Map(days.flatMap(({ vehicles }) => vehicles.map((van) => [van.id, van])))
  const tooBig = await reasonsTooBig(roads, [...vans.values()], unreachable, units)
  const result: WeekResult = {
    days: days.map(({ date, vehicles }) => ({
      date,
      vehicles: vehicles.length,
      alone: figuresOf(alone, date, ownDayOf),
      week: figuresOf(week, date, ownDayOf),
    })),
    isEstimated: !isOnRoads,
    hasUnknownLimits,
    savings: Object.fromEntries(await savingsOfMoves(joined, week, ownDayOf)),
  }
  return {
    result,
    days: [...ownDays].map(([orderId, ownDay]) => {
      const finding = findings.get(orderId)
      const { message, fix } =
        tooBig.get(orderId) ?? (finding ? describeUnserved(finding, wording) : { message: null, fix: null })
      return {
        orderId,
        date: served.get(orderId) ?? ownDay,
        problem: message === null ? null : [message, fix].filter(Boolean).join(' ').slice(0, 1_000),
      }
    }),
  }
}
