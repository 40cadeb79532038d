// A van that should have left and has not: no position tells of it, so its day is moved on by the clock. Pure.
import type { LiveRoute } from '@dropwise/contracts'
import { forecastRoute, type StopToForecast } from './forecast.ts'

/** A start that is later than this moves the day; less is how people leave, in milliseconds. */
const GRACE_MS = 5 * 60_000

/**
 * The route as forecast if the van left at `clock` (milliseconds since 1970). Routes that are under way, over or not yet
 * due come back as they are.
 */
export function projectLateDeparture(route: LiveRoute, clock: number): LiveRoute {
  const departAt = Date.parse(route.departAt)
  if (route.status !== 'dispatched' || clock <= departAt + GRACE_MS) return route
  const forecast = forecastRoute({
    route: { departAt, returnAt: Date.parse(route.returnAt), startedAt: null, depot: route.depot },
    stops: toForecast(route),
    clock,
    position: null,
    secondsToNext: null,
  })
  const etas = new Map(forecast.stops.map((stop) => [stop.id, stop]))
  const stops = route.stops.map((stop) => {
    const eta = etas.get(stop.id)
    return eta ? { ...stop, etaAt: toIso(eta.etaAt), lateSeconds: eta.lateSeconds } : stop
  })
  return { ...route, stops, driftSeconds: forecast.driftSeconds, etaReturnAt: toIso(forecast.etaReturnAt) }
}

/** Planned times of the live day as the forecast takes them: a leg is what the plan left between two stops. */
function toForecast(route: LiveRoute): StopToForecast[] {
  let leftAt = Date.parse(route.departAt)
  return route.stops.map((stop) => {
    const arriveAt = Date.parse(stop.plannedArriveAt)
    const plannedDepartAt = Date.parse(stop.plannedDepartAt)
    const windowStart = toTime(stop.windowStart)
    const plannedServiceAt = Math.max(arriveAt, windowStart ?? arriveAt)
    const legSeconds = (arriveAt - leftAt) / 1000
    leftAt = plannedDepartAt
    return {
      ...stop,
      arrivedAt: toTime(stop.arrivedAt),
      departedAt: toTime(stop.departedAt),
      windowStart,
      plannedServiceAt,
      plannedDepartAt,
      promisedTo: toTime(stop.windowEnd),
      serviceSeconds: (plannedDepartAt - plannedServiceAt) / 1000,
      legSeconds,
      learntServiceSeconds: null,
    }
  })
}

const toIso = (time: number): string => new Date(time).toISOString()
const toTime = (text: string | null): number | null => (text === null ? null : Date.parse(text))
