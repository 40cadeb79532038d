// Replays a file's driven days one by one, and sums up the comparable ones.
import {
  estimateText,
  formatDuration,
  REPLAY_DAY_SECONDS,
  REPLAY_MAX_DAYS,
  REPLAY_SECONDS,
  toPlanViolation,
  violationText,
  type DistanceUnit,
  type ReplayDay,
  type ReplayDayFigures,
  type ReplayResponse,
} from '@dropwise/contracts'
import { replay, type ReplayFigures, type Violation } from '@dropwise/planner'
import { sql } from 'kysely'
import { readUnits } from '../../../platform/company-units.ts'
import { readSpeeds } from '../../../platform/driving-speeds.ts'
import type { Scopes, Trx } from '../../../platform/db/scope.ts'
import { errors } from '../../../platform/errors.ts'
import { fairQueue } from '../../../platform/fair-queue.ts'
import type { Member } from '../../../platform/member.ts'
import { readFirstDepot } from '../../../platform/van-day/read-van-days.ts'
import { readZones } from '../../../platform/zones.ts'
import type { PlanningRoads } from '../matrix-cache.ts'
import { measureDay } from '../prepare-run.ts'
import { readVehicles } from '../snapshot.ts'
import { toDrivenSnapshot, type DrivenDay, type Fleet } from './driven-snapshot.ts'

const THREADS = 2

/** One replay at a time, because plans come first. */
const takeTurn = fairQueue({ what: 'replays', running: 1, waitingPerCompany: 2, waiting: 20 })

/** A file as read by `readDrivenFile`. */
interface DrivenFile {
  days: DrivenDay[]
  refused: { date: string; message: string }[]
  missing: { message: string }[]
}

export interface ReplayDeps {
  scopes: Pick<Scopes, 'asUser'>
  roads: PlanningRoads
  readDrivenFile: (member: Member, file: Uint8Array) => Promise<DrivenFile>
}

/**
 * Prices and plans each day of a file. Stores nothing. Throws FileError, RoadsError, too_many_waiting,
 * unavailable.
 */
export async function replayFile(
  deps: ReplayDeps,
  member: Member,
  file: Uint8Array,
  signal: AbortSignal,
): Promise<ReplayResponse> {
  const { days, refused, missing } = await deps.readDrivenFile(member, file)
  const driven = days.filter(({ routes }) => routes.length > 0)
  const empty = days
    .filter(({ routes }) => routes.length === 0)
    .map(({ date }) => ({ date, message: 'No order of this day was found on the map.' }))
  const answer = {
    problems: missing.map(({ message }) => message),
    days: [],
    refused: [...refused, ...empty],
  }
  if (driven.length === 0) {
    if (answer.problems.length === 0 && answer.refused.length === 0)
      answer.problems.push('No order of the file can be read.')
    return { ...answer, total: null }
  }
  if (driven.length > REPLAY_MAX_DAYS)
    throw errors.validation_failed([
      { field: 'file', message: `The file has ${driven.length} days; at most ${REPLAY_MAX_DAYS} at once` },
    ])
  const seconds = Math.min(REPLAY_DAY_SECONDS, REPLAY_SECONDS / driven.length)
  const replayed = await takeTurn(member.tenantId, async () => {
    const results: ReplayDay[] = []
    for (const day of driven) {
      signal.throwIfAborted()
      results.push(await replayDay(deps, member, day, { seconds, signal }))
    }
    return results
  })
  return { ...answer, days: replayed, total: totalOf(replayed) }
}

async function replayDay(
  { scopes, roads }: ReplayDeps,
  { claims, tenantId }: Member,
  day: DrivenDay,
  { seconds, signal }: { seconds: number; signal: AbortSignal },
): Promise<ReplayDay> {
  const fleet = await scopes.asUser(claims, ({ trx }) => readFleet(trx, tenantId, day))
  const { depot } = fleet
  if (!depot) throw errors.validation_failed([{ field: 'file', message: 'The company has no depot yet' }])
  const { snapshot, driven, notes } = toDrivenSnapshot(day, depot, fleet)
  const { problem, isOnRoads, estimate } = await measureDay(roads, snapshot)
  const result = await replay(problem, driven, { timeLimitMs: seconds * 1000, threads: THREADS, signal })
  const nameOf = new Map<unknown, string>(snapshot.vehicles.map(({ id, name }) => [id, name]))
  return {
    date: day.date,
    driven: toFigures(result.driven),
    planned: toFigures(result.planned),
    saved: result.saved && toFigures(result.saved),
    outcome: result.outcome,
    unserved: result.unserved.map(String),
    leftOut: day.leftOut,
    notes: [
      ...notes,
      ...(isOnRoads
        ? []
        : [
            `No road map of this place: distances are estimated${estimate ? ` (${estimateText(estimate, snapshot.units)})` : ''}.`,
          ]),
      ...result.drivenBreaks.map((drivenBreak) =>
        describeBreak(drivenBreak, nameOf.get(drivenBreak.vehicle) ?? 'A van', snapshot.units),
      ),
    ],
  }
}

/** Company vehicles that the day names by name, registration or driver. */
async function readFleet(trx: Trx, tenantId: string, { date, routes }: DrivenDay): Promise<Fleet> {
  const names = [...new Set(routes.map(({ vehicle }) => vehicle.toLowerCase()))]
  const { rows } = await sql<{ id: string; called: string }>`
    select v.id, called from public.vehicles v
      left join public.drivers d on d.tenant_id = v.tenant_id and d.id = v.driver_id
      cross join lateral (values (1, lower(v.name)), (2, lower(v.registration)), (3, lower(d.name))) n (rank, called)
    where v.tenant_id = ${tenantId} and v.status = 'active' and called = any(${names}::text[])
    order by rank desc, v.id desc`.execute(trx)
  const vehicleIds = [...new Set(rows.map(({ id }) => id))]
  return {
    depot: await readFirstDepot(trx, tenantId),
    vehicles:
      vehicleIds.length === 0
        ? []
        : await readVehicles(trx, tenantId, { date, depotId: null, vehicleIds, orderIds: null }),
    // Later entries win: a name before a registration before a driver.
    byName: new Map(rows.map(({ id, called }) => [called, id])),
    zones: await readZones(trx, tenantId),
    units: await readUnits(trx, tenantId),
    speeds: await readSpeeds(trx, tenantId),
  }
}

function toFigures(figures: ReplayFigures): ReplayDayFigures {
  const { vehicles, served: orders, distance, duration, travel, cost, missedWindows } = figures
  return {
    vehicles,
    orders,
    distanceMetres: distance,
    durationSeconds: duration,
    driveSeconds: travel,
    costMinor: Math.round(cost),
    missedWindows,
  }
}

function describeBreak(violation: Violation, van: string, units: DistanceUnit): string {
  const { code, amount, vehicle } = violation
  switch (code) {
    case 'load':
      return `${van} was driven with more than it takes. The new plan keeps its limit.`
    case 'delay':
      return `${van}, as driven, is back ${formatDuration(amount)} after its hours. The new plan keeps them.`
    default:
      return `${van}, as driven: ${violationText(toPlanViolation(String(vehicle), violation), units)}. The new plan keeps this rule.`
  }
}

/** Totals without incomparable days. */
function totalOf(days: readonly ReplayDay[]): ReplayResponse['total'] {
  const compared = days.flatMap(({ driven, planned, saved }) => (saved ? [{ driven, planned, saved }] : []))
  if (compared.length === 0) return null
  const sumOf = (side: 'driven' | 'planned' | 'saved') => compared.map((day) => day[side]).reduce(add)
  return { days: compared.length, driven: sumOf('driven'), planned: sumOf('planned'), saved: sumOf('saved') }
}

function add(a: ReplayDayFigures, b: ReplayDayFigures): ReplayDayFigures {
  return {
    vehicles: a.vehicles + b.vehicles,
    orders: a.orders + b.orders,
    distanceMetres: a.distanceMetres + b.distanceMetres,
    durationSeconds: a.durationSeconds + b.durationSeconds,
    driveSeconds: a.driveSeconds + b.driveSeconds,
    costMinor: a.costMinor + b.costMinor,
    missedWindows: a.missedWindows + b.missedWindows,
  }
}
