// When the van comes: times of the stops ahead from road times, service times and windows. Pure.
import { openInOrder } from '@dropwise/contracts'
import { metresBetween, type Place } from '../../platform/geo.ts'
import type { StopToAdvance } from './advance.ts'

/** All times in milliseconds since 1970. */
export interface StopToForecast extends StopToAdvance {
  /** When service may begin; null for any time. */
  windowStart: number | null
  plannedServiceAt: number
  plannedDepartAt: number
  promisedTo: number | null
  /** From the stop (or depot) before, as planned on roads. */
  legSeconds: number
  /** What drivers took at this address before; null until it was visited often enough. */
  learntServiceSeconds: number | null
}

export interface ForecastInput {
  route: { departAt: number; returnAt: number; startedAt: number | null; depot: Place; end?: Place }
  stops: readonly StopToForecast[]
  /** The day's clock. */
  clock: number
  position: Place | null
  /** Driving time left to the next stop; null when the van has not left. */
  secondsToNext: number | null
}

export interface StopForecast {
  id: string
  /** When service will begin. */
  etaAt: number
  /** Past the end of the promise, seconds. */
  lateSeconds: number
  /** Stops the van makes first. */
  stopsBefore: number
}

export interface Forecast {
  stops: StopForecast[]
  etaReturnAt: number
  /** Behind (+) or ahead (-) of the plan at the next stop, seconds. */
  driftSeconds: number
  /** Driving time of this day as a multiple of the planned one. */
  pace: number
}

/** Where no planned leg joins two places: crow flight, its usual detour, a town's speed. */
const DETOUR = 1.4
const TOWN_MPS = 9

/** Driving that counts as on plan before the day says otherwise, in seconds: one long leg must not set the pace. */
const PACE_PRIOR_SECONDS = 3_600
/** Service likewise, in seconds. */
const SERVICE_PRIOR_SECONDS = 1_800
/** Beyond these a day tells of a closed road or a wrong clock, not of its pace. */
const PACE_LIMITS = { least: 0.75, most: 1.6 }

export interface Pace {
  driving: number
  service: number
}

/** How this day goes compared with its plan, from the legs and the services that are behind the van. */
export function paceOf(stops: readonly StopToForecast[]): Pace {
  const driving = { planned: 0, actual: 0 }
  const service = { planned: 0, actual: 0 }
  const done = stops.filter(isBehind).toSorted((a, b) => a.arrivedAt - b.arrivedAt)
  for (const [index, stop] of done.entries()) {
    const before = done[index - 1]
    if (before && stop.sequence === before.sequence + 1 && stop.arrivedAt >= before.departedAt) {
      driving.planned += stop.legSeconds
      driving.actual += (stop.arrivedAt - before.departedAt) / 1000
    }
    const beganAt = Math.max(stop.arrivedAt, stop.windowStart ?? stop.arrivedAt)
    if (stop.departedAt <= beganAt) continue
    service.planned += plannedService(stop)
    service.actual += (stop.departedAt - beganAt) / 1000
  }
  return { driving: ratio(driving, PACE_PRIOR_SECONDS), service: ratio(service, SERVICE_PRIOR_SECONDS) }
}

type Behind = StopToForecast & { arrivedAt: number; departedAt: number }
const isBehind = (stop: StopToForecast): stop is Behind =>
  stop.status === 'served' && stop.arrivedAt !== null && stop.departedAt !== null

const plannedService = (stop: StopToForecast): number => (stop.plannedDepartAt - stop.plannedServiceAt) / 1000

function ratio({ planned, actual }: { planned: number; actual: number }, prior: number): number {
  const { least, most } = PACE_LIMITS
  return Math.min(most, Math.max(least, (actual + prior) / (planned + prior)))
}

/** Forecasts every open stop. A van that is at a stop stays there until its service is over. */
export function forecastRoute({ route, stops, clock, position, secondsToNext }: ForecastInput): Forecast {
  const open = openInOrder(stops)
  const pace = paceOf(stops)
  const forecasts: StopForecast[] = []
  let time = route.startedAt === null ? Math.max(clock, route.departAt) : clock
  let before: StopToForecast | null = null
  let driftSeconds: number | null = null
  for (const [index, stop] of open.entries()) {
    const leg = legTo(stop, before, index === 0 ? secondsToNext : null, position)
    const arriveAt = stop.arrivedAt ?? time + leg * pace.driving * 1000
    const serviceAt = Math.max(arriveAt, stop.windowStart ?? arriveAt)
    driftSeconds ??= Math.round((serviceAt - stop.plannedServiceAt) / 1000)
    forecasts.push({
      id: stop.id,
      etaAt: serviceAt,
      lateSeconds: lateSeconds(serviceAt, stop.promisedTo),
      stopsBefore: index,
    })
    const serviceSeconds = stop.learntServiceSeconds ?? plannedService(stop) * pace.service
    time = Math.max(clock, serviceAt + serviceSeconds * 1000)
    before = stop
  }
  const lastPlanned = Math.max(route.departAt, ...stops.map((stop) => stop.plannedDepartAt))
  const returnLegMs = Math.max(0, route.returnAt - lastPlanned)
  const etaReturnAt =
    open.length > 0 || position === null
      ? time + returnLegMs
      : returnSeconds(route, position, clock, returnLegMs)
  return {
    stops: forecasts,
    etaReturnAt,
    pace: pace.driving,
    driftSeconds: driftSeconds ?? Math.round((etaReturnAt - route.returnAt) / 1000),
  }
}

/** Seconds past the end of a promise, 0 when in time or when nothing was promised. */
export function lateSeconds(serviceAt: number, promisedTo: number | null): number {
  return promisedTo === null ? 0 : Math.max(0, Math.round((serviceAt - promisedTo) / 1000))
}

/** Seconds between two places where no planned leg tells. */
export function crowSeconds(from: Place, to: Place): number {
  return (metresBetween(from, to) * DETOUR) / TOWN_MPS
}

function legTo(
  stop: StopToForecast,
  before: StopToForecast | null,
  secondsToNext: number | null,
  position: Place | null,
): number {
  if (!before) {
    if (secondsToNext !== null) return secondsToNext
    return position && stop.sequence > 1 ? crowSeconds(position, stop) : stop.legSeconds
  }
  return stop.sequence === before.sequence + 1 ? stop.legSeconds : crowSeconds(before, stop)
}

function returnSeconds(
  route: ForecastInput['route'],
  position: Place,
  clock: number,
  returnLegMs: number,
): number {
  return clock + Math.min(returnLegMs, crowSeconds(position, route.end ?? route.depot) * 1000)
}

const MINUTE = 60_000
/** A forecast is told as a span: 5 minutes to either side, and a seventh of the time to go when that is more: `npm run bench eta` says how often it holds. */
const SPAN_LEAST_MS = 5 * MINUTE
const SPAN_SHARE = 0.14

/** The span that a recipient is told, in whole minutes. */
export function etaRange(etaAt: number, clock: number): { from: number; to: number } {
  const half = Math.max(SPAN_LEAST_MS, (etaAt - clock) * SPAN_SHARE)
  const floor = (time: number) => Math.floor(time / MINUTE) * MINUTE
  return { from: floor(Math.max(etaAt - half, Math.min(clock, etaAt))), to: floor(etaAt + half) + MINUTE }
}
