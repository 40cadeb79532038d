// Moves the forecast of a silent route on by the clock, since no position does. Pure.
import {
  type DrivingSpeeds,
  LATE_START_SECONDS,
  openInOrder,
  type LegPart,
  type LiveRoute,
  type RouteException,
  type WatchedRoute,
} from '@dropwise/contracts'
import { forecastRoute, type StopToForecast } from './forecast.ts'

/** A van on the road that is silent for longer is carried forward, in milliseconds. */
export const SILENT_MS = 3 * 60_000

/** A stop of the live day with the values that its forecast needs. */
type FollowedStop = LiveRoute['stops'][number] & {
  /** When service may begin; null for any time. */
  opensAt: string | null
  plannedServiceAt: string
  leg: LegPart[]
}

export interface FollowedRoute
  extends Omit<LiveRoute, 'stops'>, Pick<WatchedRoute, 'offRouteSince' | 'standingSince'> {
  returnLeg: LegPart[]
  /** The company's driving speeds, by which plans are timed too; null: the speeds of the map. */
  speeds: DrivingSpeeds | null
  /** Events of watched zones that still hold. */
  zoneEvents: RouteException[]
  /** Incidents of the van in the route's hours that nobody took up yet. */
  incidents: RouteException[]
  /** Minutes over plan before the company counts a stop as long. */
  longStopMinutes: number
  stops: FollowedStop[]
}

/**
 * The route with times that are still possible at `clock` (milliseconds since 1970): a van that should have
 * left leaves now, one that should be at its next stop arrives now. Returns other routes unchanged.
 */
export function carryForward(route: FollowedRoute, clock: number): FollowedRoute {
  const departAt = Date.parse(route.departAt)
  const isStarted = route.status === 'started'
  if (!isStarted && (route.status !== 'dispatched' || clock <= departAt + LATE_START_SECONDS * 1000))
    return route
  const lastFixAt = route.position ? Date.parse(route.position.at) : departAt
  const stops = route.stops.map(toForecast)
  const [next] = openInOrder(stops)
  if (isStarted && (!next || clock - lastFixAt <= SILENT_MS || isAhead(next, clock))) return route
  const forecast = forecastRoute({
    route: {
      departAt,
      returnAt: Date.parse(route.returnAt),
      startedAt: isStarted ? clock : null,
      depot: route.depot,
      returnLeg: route.returnLeg,
      speeds: route.speeds,
    },
    // A van on the road should have reached its next stop by now.
    stops: isStarted ? stops.map((stop) => (stop === next ? { ...stop, leg: [] } : stop)) : stops,
    clock,
    position: null,
    secondsToNext: null,
  })
  const etas = new Map(forecast.stops.map((stop) => [stop.id, stop]))
  return {
    ...route,
    stops: route.stops.map((stop) => {
      const eta = etas.get(stop.id)
      return eta ? { ...stop, etaAt: toIso(eta.etaAt), lateSeconds: eta.lateSeconds } : stop
    }),
    driftSeconds: forecast.driftSeconds,
    etaReturnAt: toIso(forecast.etaReturnAt),
  }
}

/** Whether the next stop's forecast is still possible: its arrival is ahead or its service is running. */
function isAhead(stop: StopToForecast & { etaAt: string | null }, clock: number): boolean {
  if (stop.arrivedAt === null) return stop.etaAt !== null && Date.parse(stop.etaAt) >= clock
  const beganAt = Math.max(stop.arrivedAt, stop.windowStart ?? stop.arrivedAt)
  return beganAt + stop.serviceSeconds * 1000 >= clock
}

function toForecast(stop: FollowedStop): StopToForecast & { etaAt: string | null } {
  const plannedServiceAt = Date.parse(stop.plannedServiceAt)
  const plannedDepartAt = Date.parse(stop.plannedDepartAt)
  return {
    ...stop,
    arrivedAt: toTime(stop.arrivedAt),
    departedAt: toTime(stop.departedAt),
    windowStart: toTime(stop.opensAt),
    plannedServiceAt,
    plannedDepartAt,
    promisedTo: toTime(stop.windowEnd),
    serviceSeconds: (plannedDepartAt - plannedServiceAt) / 1000,
    learntServiceSeconds: null,
  }
}

const toIso = (time: number): string => new Date(time).toISOString()
const toTime = (text: string | null): number | null => (text === null ? null : Date.parse(text))
