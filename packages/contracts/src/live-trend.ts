// Warns of a van before a promise breaks: how far it is behind, and which promise breaks first if it goes on
// losing time as it does. Pure.
import { stopListOf } from './live-lists.ts'

/** A van less than this behind its plan is not reported, in seconds: the usual scatter of a day. */
export const LEAST_DELAY_SECONDS = 600
/** The trend is read from this many of the latest stops. */
const TREND_STOPS = 4

interface StopOfTrend {
  sequence: number
  status: 'pending' | 'arrived' | 'served' | 'failed' | 'skipped'
  plannedArriveAt: string
  arrivedAt: string | null
  etaAt: string | null
  windowEnd: string | null
  lateSeconds: number
}

interface RouteOfTrend<Stop> {
  status: 'dispatched' | 'started' | 'finished' | 'cancelled'
  isClosed?: boolean | undefined
  driftSeconds: number
  stops: readonly Stop[]
}

export interface Slipping<Stop> {
  behindSeconds: number
  /** Time lost from one stop to the next, over the latest stops; 0 if the van loses none. */
  lostPerStopSeconds: number
  /** The first stop whose promise would break, and when that promise ends. */
  first: Stop
  breaksAt: string
}

const seconds = (at: string): number => Date.parse(at) / 1000

/** Seconds lost per stop over the latest stops that the van reached; never below 0. */
function lostPerStop<Stop extends StopOfTrend>({ driftSeconds, stops }: RouteOfTrend<Stop>): number {
  const reached = stops
    .filter((stop) => stop.arrivedAt !== null)
    .toSorted((a, b) => a.sequence - b.sequence)
    .slice(-TREND_STOPS)
  const oldest = reached[0]
  if (!oldest?.arrivedAt) return 0
  const driftThen = seconds(oldest.arrivedAt) - seconds(oldest.plannedArriveAt)
  return Math.max(0, Math.round((driftSeconds - driftThen) / reached.length))
}

/**
 * A started van at least ten minutes behind whose promises all hold by the forecast, and of which one breaks
 * if it loses time as it did at its latest stops, or ten minutes more. Null for any other van.
 */
export function slippingOf<Stop extends StopOfTrend>(route: RouteOfTrend<Stop>): Slipping<Stop> | null {
  if (route.status !== 'started' || route.driftSeconds < LEAST_DELAY_SECONDS) return null
  if (route.stops.some((stop) => stopListOf(stop, route) === 'at_risk')) return null
  const lostSeconds = lostPerStop(route)
  const ahead = route.stops
    .filter((stop) => stop.status === 'pending' && stopListOf(stop, route) === 'ahead')
    .toSorted((a, b) => a.sequence - b.sequence)
  for (const [index, stop] of ahead.entries()) {
    if (!stop.windowEnd) continue
    const slack = seconds(stop.windowEnd) - seconds(stop.etaAt ?? stop.plannedArriveAt)
    if (slack < Math.max(LEAST_DELAY_SECONDS, lostSeconds * (index + 1)))
      return {
        behindSeconds: route.driftSeconds,
        lostPerStopSeconds: lostSeconds,
        first: stop,
        breaksAt: stop.windowEnd,
      }
  }
  return null
}
