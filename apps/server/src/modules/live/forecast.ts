// Forecasts arrivals: the rest of the legs on the planner's clock, at the day's pace. Pure.
import {
  atMapSpeed,
  metresBetween,
  clockLegs,
  DEFAULT_ESTIMATE,
  LEAST_DRIFT_MINUTES,
  estimateTrip,
  openInOrder,
  roadsBetween,
  travelMs,
  type ClockLegMs,
  type DrivingSpeeds,
  type LegPart,
} from '@dropwise/contracts'
import { driveTime, placeBreaks, timeLegs, type Roads, type TimedLeg } from '@dropwise/planner/clock'
import type { Place } from '../../platform/geo.ts'
import type { StopToAdvance } from './advance.ts'
import { aheadAfterLeaving, aheadWhileStanding, NO_STAY, partsAhead, withTravel } from './legs-ahead.ts'
import type { EtaRange } from './shown-ranges.ts'
import { plannedService, visitsOf } from './visits.ts'

/** All times in milliseconds since 1970. */
export interface StopToForecast extends StopToAdvance {
  /** Start of the window; null for any time. */
  windowStart: number | null
  plannedServiceAt: number
  plannedDepartAt: number
  promisedFrom?: number | null
  promisedTo: number | null
  /** Planned leg from the previous stop or depot. */
  leg: LegPart[]
  /** Usual service time at this address; null before enough visits. */
  learntServiceSeconds: number | null
}

export interface RouteToForecast {
  departAt: number
  returnAt: number
  startedAt: number | null
  /** When the van ended its day; null or absent until then. */
  finishedAt?: number | null
  depot: Place
  end?: Place
  /** Planned leg from the last stop to the end of the day. */
  returnLeg: LegPart[]
  /** The company's driving speeds, by which plans are timed too; null: the speeds of the map. */
  speeds: DrivingSpeeds | null
}

export interface ForecastInput {
  route: RouteToForecast
  stops: readonly StopToForecast[]
  /** The day's clock. */
  clock: number
  /** Newest position and its time; absent: at the clock. A silent van drives on from there. */
  position: Place | null
  positionAt?: number | null
  /** Remaining driving time to the next stop at the speed on the map; null before departure. */
  secondsToNext: number | null
}

interface StopForecast {
  id: string
  /** Forecast start of service. */
  etaAt: number
  /** Seconds after the end of the promise. */
  lateSeconds: number
  /** Stops before this one. */
  stopsBefore: number
}

export interface Forecast {
  stops: StopForecast[]
  etaReturnAt: number
  /** Seconds behind (+) or ahead (-) of the plan at the next stop, after the last stop at the end of the day. */
  driftSeconds: number
  /** The day's driving time as a multiple of the plan. */
  pace: number
}

/** A break stays where it is planned unless it would begin more than this after its latest start. */
export const BREAK_LATE_MS = 15 * 60_000
/** A stop counts as on plan while its delay is shorter than this. */
const ON_PLAN_MS = LEAST_DRIFT_MINUTES * 60_000
/** Seconds of driving that count as planned, so that one long leg does not set the pace. */
const PACE_PRIOR_SECONDS = 3_600
/** The same for service, in seconds. */
const SERVICE_PRIOR_SECONDS = 1_800
/** Values beyond these come from a closed road or wrong clock, not from the day's pace. */
const PACE_LIMITS = { least: 0.75, most: 1.6 }

export interface Pace {
  driving: number
  service: number
}

/**
 * The day's pace, from finished legs and services: against the plan, and against the traffic of the hours in which the van drove.
 * Legs are at the speed on the map.
 */
export function paceOf(stops: readonly StopToForecast[], roads: Roads = FREE_ROADS): Pace {
  const driving = { planned: 0, actual: 0 }
  const service = { planned: 0, actual: 0 }
  const visits = visitsOf(stops, roads)
  for (const [index, { stop, arrivedAt, beganAt, departedAt, freeAt, way }] of visits.entries()) {
    if (departedAt === null || stop.status !== 'served') continue
    const before = visits[index - 1]
    if (before?.departedAt && stop.sequence === before.stop.sequence + 1 && arrivedAt >= before.departedAt) {
      const { parts } = aheadAfterLeaving(way, before.freeAt, before.departedAt)
      const timed = timeLegs(before.departedAt, clockLegs(parts, NO_STAY), roads)
      const expected = timed.reduce((sum, { driven }) => sum + driven, 0) / 1000
      driving.planned += expected
      // Breaks and reloads are not driving.
      driving.actual += Math.max(0, expected + (arrivedAt - timed.at(-1)!.arrive) / 1000)
    }
    if (departedAt <= beganAt) continue
    const next = stops.find(({ sequence }) => sequence === stop.sequence + 1)
    const { pausedMs } = aheadAfterLeaving(next?.leg ?? [], freeAt, departedAt)
    service.planned += plannedService(stop)
    service.actual += (departedAt - beganAt - pausedMs) / 1000
  }
  return { driving: ratio(driving, PACE_PRIOR_SECONDS), service: ratio(service, SERVICE_PRIOR_SECONDS) }
}

function ratio({ planned, actual }: { planned: number; actual: number }, prior: number): number {
  const { least, most } = PACE_LIMITS
  return Math.min(most, Math.max(least, (actual + prior) / (planned + prior)))
}

const FREE_ROADS: Roads = { traffic: null }
/** Traffic is read from before a late day's departure until after its longest rest. */
const TRAFFIC_MS = { before: 24 * 3_600_000, after: 48 * 3_600_000 }

/** A forecast's input with legs at the speed on the map, and the traffic of its hours. */
interface OnRoads extends ForecastInput {
  roads: Roads
}

function onRoads(input: ForecastInput): OnRoads {
  const { route, stops, clock } = input
  const { before, after } = TRAFFIC_MS
  return {
    ...input,
    roads: roadsBetween(
      route.speeds,
      Math.min(clock, route.departAt) - before,
      Math.max(clock, route.departAt) + after,
    ),
    route: { ...route, returnLeg: atMapSpeed(route.returnLeg) },
    stops: stops.map((stop) => ({ ...stop, leg: atMapSpeed(stop.leg) })),
  }
}

/** Forecasts every open stop. A van at a stop stays until its service ends. */
export function forecastRoute(forecastInput: ForecastInput): Forecast {
  const input = onRoads(forecastInput)
  const { route, stops, clock, position, roads } = input
  const open = openInOrder(stops)
  const pace = paceOf(stops, roads)
  const standing = open.slice(0, 1).find(({ arrivedAt }) => arrivedAt !== null) ?? null
  const serviceMs = (stop: StopToForecast) =>
    (stop.learntServiceSeconds ?? plannedService(stop) * pace.service) * 1000
  const ahead = standing ? open.slice(1) : open
  const beganAt = standing && visitsOf(stops, roads).find(({ stop }) => stop.id === standing.id)!.beganAt
  /** The part of a leg that is still ahead of a van standing at a stop. */
  const onward = (leg: LegPart[]) =>
    standing && beganAt !== null ? aheadWhileStanding(leg, beganAt + serviceMs(standing), clock) : leg
  let before: StopToForecast | null = standing
  const ways = ahead.map((stop, index) => {
    const leg =
      index > 0
        ? legBetween(stops, before, stop)
        : standing
          ? onward(legBetween(stops, before, stop))
          : firstLeg(input, stop, pace)
    before = stop
    const stay = { opensAt: stop.windowStart, serviceMs: serviceMs(stop) }
    return clockLegs(leg, stay, pace.driving)
  })
  const wayHome = ahead.length === 0 ? onward(homeLeg(input)) : homeLeg(input)
  const home = clockLegs(wayHome, NO_STAY, open.length > 0 ? pace.driving : 1)

  const startAt =
    standing && beganAt !== null ? Math.max(clock, beganAt + serviceMs(standing)) : leavesAt(input, ways[0])
  const timed = timeOnBreaks(startAt, [...ways.flat(), ...home], roads)
  const arrivals = lastOfEach(timed, ways)
  const begins = [...(beganAt === null ? [] : [beganAt]), ...arrivals.map(({ begin }) => begin)]
  const forecasts = open.map((stop, index): StopForecast => {
    const etaAt = begins[index]!
    return { id: stop.id, etaAt, lateSeconds: expectedLateness(etaAt, stop), stopsBefore: index }
  })
  const returnsAt = timed.at(-1)!.arrive
  const isHomeward = open.length === 0 && position !== null
  const etaReturnAt =
    route.finishedAt ??
    (isHomeward
      ? clock +
        Math.min(
          returnsAt - startAt,
          driveTime(roads, clock, crowSeconds(position, route.end ?? route.depot) * 1000),
        )
      : returnsAt)
  const [next] = open
  return {
    stops: forecasts,
    etaReturnAt,
    pace: pace.driving,
    driftSeconds: Math.round(
      (next ? forecasts[0]!.etaAt - next.plannedServiceAt : etaReturnAt - route.returnAt) / 1000,
    ),
  }
}

/** The last of the clock's legs to each stop. */
function lastOfEach(timed: readonly TimedLeg[], ways: readonly ClockLegMs[][]): TimedLeg[] {
  let count = 0
  return ways.map((way) => timed[(count += way.length) - 1]!)
}

/**
 * Keeps breaks where they are planned, unless the delay moves one more than `BREAK_LATE_MS` past its latest start.
 * A break that can still begin in its window gets a new time. Any other break stays at its planned place and begins late.
 */
function timeOnBreaks(startAt: number, legs: ClockLegMs[], roads: Roads): TimedLeg[] {
  const timed = timeLegs(startAt, legs, roads)
  const breaks = legs.flatMap((leg) => leg.breaks)
  const begins = timed.flatMap((leg) => leg.breaks)
  if (!breaks.some(({ to }, k) => begins[k]!.start > Math.max(...to) + BREAK_LATE_MS)) return timed
  const placeable = breaks.filter(({ to }) => Math.max(...to) >= startAt)
  const placedBreaks = placeBreaks(startAt, legs, placeable, roads)
  const moved = new Set(placeable.slice(0, placedBreaks.flat().length))
  return timeLegs(
    startAt,
    legs.map((leg, i) => ({
      ...leg,
      breaks: [...leg.breaks.filter((one) => !moved.has(one)), ...(placedBreaks[i] as typeof breaks)],
    })),
    roads,
  )
}

/**
 * When the van drives on: as planned or now before departure, else from its last position, and never before
 * the clock.
 */
function leavesAt(
  { route, clock, positionAt, roads }: OnRoads,
  first: readonly ClockLegMs[] | undefined,
): number {
  if (route.startedAt === null) return Math.max(clock, route.departAt)
  if (!first) return clock
  const seenAt = Math.min(clock, positionAt ?? clock)
  const arrive = timeLegs(seenAt, first, roads).at(-1)!.arrive
  return seenAt + Math.max(0, clock - arrive)
}

/** The remaining way to the next stop: drops finished parts, and breaks by the clock. */
function firstLeg(
  { route, stops, clock, position, positionAt, secondsToNext, roads }: OnRoads,
  stop: StopToForecast,
  pace: Pace,
): LegPart[] {
  const planned = legTo(stops, stop)
  if (route.startedAt === null) return aheadWhileStanding(planned, route.departAt, clock)
  const isUnknown = secondsToNext === null && (!position || stop.sequence === 1)
  const remainingSeconds = isUnknown
    ? travelMs(planned) / 1000
    : (secondsToNext ?? crowSeconds(position!, stop))
  const leftAt = Math.max(route.startedAt, ...stops.map(({ departedAt }) => departedAt ?? 0))
  const last = visitsOf(stops, roads).findLast(({ departedAt }) => departedAt === leftAt)
  const freeAt = last?.freeAt ?? Math.min(leftAt, route.departAt)
  const { parts } = aheadAfterLeaving(planned, freeAt, leftAt)
  return withTravel(
    partsAhead(parts, leftAt, Math.min(clock, positionAt ?? clock), pace.driving, roads),
    remainingSeconds,
  )
}

/** The planned leg to a stop, with breaks and reloads on legs of skipped stops before it. */
function legTo(stops: readonly StopToForecast[], stop: StopToForecast): LegPart[] {
  const passedStops = stops.filter(({ sequence, status }) => sequence < stop.sequence && isOff(status))
  const reached = Math.max(
    0,
    ...stops
      .filter(({ status, sequence }) => !isOff(status) && sequence < stop.sequence)
      .map(({ sequence }) => sequence),
  )
  const skipped = passedStops.filter(({ sequence }) => sequence > reached)
  return [...skipped.flatMap(({ leg }) => leg.filter(({ kind }) => kind !== 'travel')), ...stop.leg]
}

const isOff = (status: StopToForecast['status']): boolean => status === 'failed' || status === 'skipped'

/** The planned leg between consecutive stops; else a straight line with the same breaks and reloads. */
function legBetween(
  stops: readonly StopToForecast[],
  before: StopToForecast | null,
  stop: StopToForecast,
): LegPart[] {
  const leg = legTo(stops, stop)
  if (!before || stop.sequence === before.sequence + 1) return leg
  return withTravel(
    [{ kind: 'travel', seconds: 0 }, ...leg.filter(({ kind }) => kind !== 'travel')],
    crowSeconds(before, stop),
  )
}

/** Routes from before legs were stored return as long as planned. */
function homeLeg({ route, stops }: ForecastInput): LegPart[] {
  if (route.returnLeg.length > 0) return route.returnLeg
  const lastPlanned = Math.max(route.departAt, ...stops.map((stop) => stop.plannedDepartAt))
  return [{ kind: 'travel', seconds: Math.max(0, route.returnAt - lastPlanned) / 1000 }]
}

/** Seconds after the end of a promise; 0 in time or without a promise. */
export function lateSeconds(serviceAt: number, promisedTo: number | null): number {
  return promisedTo === null ? 0 : Math.max(0, Math.round((serviceAt - promisedTo) / 1000))
}

type PlannedStop = Pick<StopToForecast, 'plannedServiceAt' | 'promisedTo'>

/** Whether the delay of a stop is too short for messages to mention it. */
const isOnPlan = (etaAt: number, { plannedServiceAt }: PlannedStop): boolean =>
  etaAt - plannedServiceAt < ON_PLAN_MS

/** Whether a stop keeps its promise because it is on plan. */
export const keepsPromise = (
  { etaAt, lateSeconds: late }: Pick<StopForecast, 'etaAt' | 'lateSeconds'>,
  stop: PlannedStop,
): boolean => late === 0 && isOnPlan(etaAt, stop)

/** Expected seconds after the end of the promise. For a stop on plan, this is at most its planned lateness. */
function expectedLateness(etaAt: number, stop: PlannedStop): number {
  return lateSeconds(isOnPlan(etaAt, stop) ? Math.min(etaAt, stop.plannedServiceAt) : etaAt, stop.promisedTo)
}

/** Seconds between two places without a planned leg. */
export function crowSeconds(from: Place, to: Place): number {
  return estimateTrip(metresBetween(from, to), DEFAULT_ESTIMATE).duration
}

const MINUTE = 60_000
/**
 * Width of a forecast's range before calibration: 6 minutes plus 15 % of the remaining time on each side. `npm run
 * bench eta` measures how often it holds.
 */
const SPAN_BASE_MS = 6 * MINUTE
const SPAN_SHARE = 0.15

/** Bounds of a forecast's span. */
export interface PromiseToKeep {
  /** When service may begin; null for any time. */
  opensAt: number | null
  promisedFrom: number | null
  promisedTo: number | null
  /** True when the stop is on plan and its planned time keeps the promise. */
  isKept: boolean
}

/**
 * The range that a recipient sees, in whole minutes. It does not start before service may begin, and stays
 * within the promise while the stop is on plan. `factor` is the company's calibration.
 */
export function etaRange(
  etaAt: number,
  clock: number,
  { opensAt, promisedFrom, promisedTo, isKept }: PromiseToKeep,
  factor = 1,
): EtaRange {
  const half = SPAN_BASE_MS + Math.max(0, etaAt - clock) * SPAN_SHARE
  const width = half * factor
  const floor = (time: number) => Math.floor(time / MINUTE) * MINUTE
  const isEarly = promisedFrom !== null && etaAt < promisedFrom
  const least = Math.max(opensAt ?? 0, isKept && !isEarly ? (promisedFrom ?? 0) : 0)
  const most = isKept ? (promisedTo ?? Infinity) : Infinity
  const first = floor(Math.max(etaAt - width, Math.min(clock, etaAt)))
  const last = floor(etaAt + width) + MINUTE
  const to = Math.min(most, last)
  const from = Math.min(Math.max(least, first), to)
  return { from, to, half, isFromBound: from > first, isToBound: to < last }
}
