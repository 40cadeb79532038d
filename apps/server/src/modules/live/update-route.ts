// One update of a route: takes its new fixes, returns the changes to write. Pure except for the road engine.
import {
  atMapSpeed,
  DRIVER_NEAR_MINUTES,
  NEAR_STOPS,
  OFF_LEG_METRES,
  openInOrder,
  etaReasonText,
  travelMs,
  type EtaReason,
  type RoadKey,
} from '@dropwise/contracts'
import { decodePolyline } from '@dropwise/roads'
import { isDeepStrictEqual } from 'node:util'
import { nearestOnLine, type Place } from '../../platform/geo.ts'
import { advanceRoute, EMPTY_TRACKING_STATE, type Advance } from './advance.ts'
import {
  etaRange,
  forecastRoute,
  keepsPromise,
  lateSeconds,
  type Forecast,
  type StopToForecast,
} from './forecast.ts'
import { keepRanges, type NewRange, type RecordedRange } from './shown-ranges.ts'
import { placeName, type DeliveryMove } from '../../platform/delivery-moves.ts'
import type { RouteSnapshot, StopSnapshot } from './update-queries.ts'
import type { DeliveryForecast, RouteChange, StopChange, TrackingResult, Warning } from './write-queries.ts'
import { warningsOf } from './warnings.ts'
import { whereaboutsOf, type Whereabouts } from './whereabouts.ts'

export interface Changes {
  result: TrackingResult
  route: RouteChange | null
  stops: StopChange[]
  /** Lists of deliveries to move one step, applied in this order. */
  transitions: DeliveryMove[][]
  completedOrders: string[]
  forecasts: DeliveryForecast[]
  /** Ranges that recipients were shown an hour before, of stops that ended. */
  recordedRanges: RecordedRange[]
  /** Deliveries whose driver is near since this update. */
  near: string[]
  /** Problems for the dispatcher. */
  warnings: Warning[]
  /** The day's clock at this update. */
  clock: number
  /** Deliveries whose tracking page changed. */
  touched: string[]
}

/** Seconds of driving between two places with a road profile, at the speed on the map. */
export type AskRoads = (from: Place, to: Place, profile: RoadKey) => Promise<number>

/** A forecast is not written if it moved by less, because people do not act on less than a minute. */
const NOTICEABLE_MS = 60_000

/**
 * Null when nothing changed. Carries a silent route forward to `quietAt`, the clock of its day, without
 * marking deliveries as near.
 */
export async function updateRoute(
  snapshot: RouteSnapshot,
  askRoads: AskRoads,
  quietAt: number | null = null,
): Promise<Changes | null> {
  const hasWord = snapshot.eventCount > (snapshot.saved?.eventCount ?? 0)
  const isHeard = snapshot.fixes.length > 0 || hasWord
  if (!isHeard && quietAt === null) return null
  const route = { ...snapshot, stops: snapshot.stops.map(assumeServedOnDeparture) }
  const advanced = advance(route)
  const { state } = advanced
  if (state.lastAt === null && route.lastEventAt === null && quietAt === null) return null
  const clock = Math.max(state.lastAt ?? 0, route.lastEventAt ?? 0, isHeard ? 0 : (quietAt ?? 0))
  const stops = withProgress(route, advanced)
  const forecast = await forecastNow(route, advanced, stops, clock, askRoads)
  const whereabouts = whereaboutsOf(route, advanced, stops)
  const { ranges, ...deliveries } = deliveryChanges(route, advanced, stops, forecast, { clock, isHeard })
  const shownBefore = route.saved?.shown ?? {}
  const { shown, recorded } = keepRanges(shownBefore, stops, ranges, {
    clock,
    seenUntil: route.saved?.state.lastAt ?? null,
  })
  const changes: Changes = {
    result: {
      state: { ...state, offRouteSince: whereabouts.offRouteSince },
      shown: isDeepStrictEqual(shown, shownBefore) ? null : shown,
      lateCount: route.lateCount,
      eventCount: route.eventCount,
      lastFixAt: toIso(state.lastAt),
      lastFixReceivedAt: toIso(route.fixes.findLast((fix) => fix.at <= clock)?.receivedAt ?? null),
    },
    route: routeChange(route, { ...advanced, ...whereabouts }, forecast),
    stops: stopChanges(route, stops, forecast),
    ...deliveries,
    recordedRanges: recorded,
    warnings: warningsOf(route, { ...advanced, ...whereabouts }, stops, clock),
    clock,
  }
  return isHeard || isNews(changes) ? changes : null
}

/** Whether carrying a route forward changed anything visible. */
function isNews({ route, stops, forecasts, warnings }: Changes): boolean {
  return route !== null || stops.length + forecasts.length + warnings.length > 0
}

/** Counts a stop that the van has left as served, before its driver reports the outcome. */
function assumeServedOnDeparture(stop: StopSnapshot): StopSnapshot {
  return stop.status === 'arrived' && stop.departedAt !== null ? { ...stop, status: 'served' } : stop
}

/**
 * Advances the saved state by new fixes, or replays the whole day when some came late. Events that happened
 * stay.
 */
function advance(route: RouteSnapshot): Advance {
  if (!route.isRecount)
    return advanceRoute(route, route.stops, route.fixes, route.saved?.state ?? EMPTY_TRACKING_STATE)
  const fresh = route.stops.map((stop) =>
    stop.status === 'failed' || stop.status === 'skipped'
      ? stop
      : { ...stop, status: 'pending' as const, arrivedAt: null, departedAt: null },
  )
  const recounted = advanceRoute({ ...route, startedAt: null, finishedAt: null }, fresh, route.fixes)
  return {
    ...recounted,
    startedAt: route.startedAt ?? recounted.startedAt,
    finishedAt: route.finishedAt ?? recounted.finishedAt,
    stops: recounted.stops.map((stop, index) => {
      const stopBefore = route.stops[index]
      return stopBefore?.status === 'served' ? stopBefore : stop
    }),
  }
}

/** The stops of a route after an update. */
function withProgress({ stops }: RouteSnapshot, { stops: progress }: Advance): StopSnapshot[] {
  return stops.map((stop, index) => asDriverSaid({ ...stop, ...progress[index] }))
}

/** Keeps an arrival and its time as the driver reported them, whatever positions say. */
function asDriverSaid(stop: StopSnapshot): StopSnapshot {
  const { driverArrivedAt, status } = stop
  if (driverArrivedAt === null) return stop
  return { ...stop, arrivedAt: driverArrivedAt, status: status === 'pending' ? 'arrived' : status }
}

async function forecastNow(
  route: RouteSnapshot,
  progress: Advance,
  stops: StopSnapshot[],
  clock: number,
  askRoads: AskRoads,
): Promise<Forecast> {
  const position = progress.state.last
  const next: StopToForecast | undefined = openInOrder(stops)[0]
  const isUnderWay = progress.startedAt !== null && next !== undefined && next.arrivedAt === null
  const secondsToNext = isUnderWay && position ? await secondsLeft(route, next, position, askRoads) : null
  return forecastRoute({
    route: { ...route, startedAt: progress.startedAt, finishedAt: progress.finishedAt },
    stops,
    clock,
    position,
    positionAt: progress.state.lastAt,
    secondsToNext,
  })
}

/** Remaining seconds at the speed on the map: along the planned leg while the van is on it, else by the road engine. */
async function secondsLeft(
  route: RouteSnapshot,
  next: StopToForecast,
  position: Place,
  askRoads: AskRoads,
): Promise<number> {
  const leg = route.legs[next.sequence - 1]
  const on = leg ? nearestOnLine(decodePolyline(leg), position) : null
  if (on && on.offMetres <= OFF_LEG_METRES) return (travelMs(atMapSpeed(next.leg)) / 1000) * (1 - on.fraction)
  return askRoads(position, next, route.roadProfile)
}

function routeChange(
  route: RouteSnapshot,
  progress: Advance & Whereabouts,
  forecast: Forecast,
): RouteChange | null {
  const status =
    progress.finishedAt !== null ? 'finished' : progress.startedAt !== null ? 'started' : 'dispatched'
  const { etaReturnAt } = forecast
  const isSame =
    status === route.status &&
    progress.offRouteSince === route.offRouteSince &&
    progress.standingSince === route.standingSince &&
    Math.abs(forecast.driftSeconds - route.driftSeconds) * 1000 < NOTICEABLE_MS &&
    route.etaReturnAt !== null &&
    Math.abs(etaReturnAt - route.etaReturnAt) < NOTICEABLE_MS
  if (isSame) return null
  return {
    status,
    startedAt: toIso(progress.startedAt),
    finishedAt: toIso(progress.finishedAt),
    driftSeconds: forecast.driftSeconds,
    etaReturnAt: toIso(etaReturnAt),
    offRouteSince: toIso(progress.offRouteSince),
    standingSince: toIso(progress.standingSince),
  }
}

function stopChanges(route: RouteSnapshot, stops: StopSnapshot[], forecast: Forecast): StopChange[] {
  const etas = new Map(forecast.stops.map((stop) => [stop.id, stop]))
  return route.stops.flatMap((before, index) => {
    const stop = stops[index] ?? before
    const eta = etas.get(stop.id)
    const isDone = stop.status === 'served' && before.status !== 'served'
    const servedAt =
      stop.arrivedAt === null ? null : Math.max(stop.arrivedAt, stop.windowStart ?? stop.arrivedAt)
    const etaAt = eta?.etaAt ?? servedAt ?? stop.etaAt
    const late =
      eta?.lateSeconds ??
      (isDone && servedAt !== null ? lateSeconds(servedAt, stop.promisedTo) : stop.lateSeconds)
    // Where drivers complete stops themselves, a departure leaves the outcome to them.
    const status = stop.status === 'served' && route.completeStopsBy === 'driver' ? 'arrived' : stop.status
    const moved =
      stop.status !== before.status ||
      stop.arrivedAt !== before.arrivedAt ||
      stop.departedAt !== before.departedAt ||
      etaAt === null ||
      hasMoved(before, { etaAt, lateSeconds: late })
    if (!moved || before.status === 'served' || before.status === 'failed' || before.status === 'skipped')
      return []
    return [
      {
        id: stop.id,
        status,
        arrivedAt: toIso(stop.arrivedAt),
        departedAt: toIso(stop.departedAt),
        etaAt: toIso(etaAt),
        lateSeconds: late,
      },
    ]
  })
}

/** Whether people notice the new forecast: it differs by a minute, or begins or ceases to keep the promise. */
function hasMoved(before: StopSnapshot, eta: { etaAt: number; lateSeconds: number }): boolean {
  const { etaAt, lateSeconds: late } = before
  if (etaAt === null || Math.abs(eta.etaAt - etaAt) >= NOTICEABLE_MS) return true
  return (
    late > 0 !== eta.lateSeconds > 0 ||
    keepsPromise({ etaAt, lateSeconds: late }, before) !== keepsPromise(eta, before)
  )
}

type DeliveryChanges = Pick<Changes, 'transitions' | 'completedOrders' | 'forecasts' | 'near' | 'touched'> & {
  /** Ranges that change, by stop. */
  ranges: Map<string, NewRange>
}

function deliveryChanges(
  route: RouteSnapshot,
  progress: Advance,
  stops: StopSnapshot[],
  forecast: Forecast,
  { clock, isHeard }: { clock: number; isHeard: boolean },
): DeliveryChanges {
  const loaded: DeliveryMove[] = []
  const moves: DeliveryMove[] = []
  const out: DeliveryMove[] = []
  const finishedMoves: DeliveryMove[] = []
  const changes: DeliveryChanges = {
    transitions: [loaded, moves, out, finishedMoves],
    completedOrders: [],
    forecasts: [],
    ranges: new Map(),
    near: [],
    touched: [],
  }
  const etas = new Map(forecast.stops.map((stop) => [stop.id, stop]))
  const depot = { place: route.depot.name, lat: route.depot.lat, lng: route.depot.lng }
  const here = progress.state.last
  for (const [index, before] of route.stops.entries()) {
    const stop = stops[index] ?? before
    const id = stop.deliveryId
    const eta = etas.get(stop.id)
    const door = { place: placeName(stop), lat: stop.lat, lng: stop.lng }
    const isServed =
      stop.status === 'served' && before.status !== 'served' && route.completeStopsBy === 'position'
    const isNear = isHeard && eta !== undefined && isComingSoon(eta, clock)
    const { startedAt } = progress
    if (startedAt !== null && stop.status !== 'skipped' && stop.status !== 'failed') {
      if (before.deliveryStatus === 'pending') {
        const atDepot = Math.min(progress.state.lastAtDepot ?? startedAt, startedAt)
        loaded.push({
          id,
          status: 'picked_up',
          at: iso(atDepot - 1_000),
          note: `Loaded on ${route.vehicleName}`,
          ...depot,
        })
      }
      if (before.deliveryStatus === 'pending' || before.deliveryStatus === 'picked_up')
        moves.push({ id, status: 'in_transit', at: iso(startedAt), note: 'Left the depot', ...depot })
      if (before.deliveryStatus !== 'out_for_delivery' && (isServed || isNear))
        out.push({
          id,
          status: 'out_for_delivery',
          at: iso(stop.arrivedAt ?? clock),
          note: 'Out for delivery',
          place: null,
          lat: here?.lat ?? null,
          lng: here?.lng ?? null,
        })
    }
    if (isServed) {
      finishedMoves.push({
        id,
        status: 'delivered',
        at: iso(stop.departedAt ?? clock),
        note: 'Delivered',
        isPresumed: true,
        ...door,
      })
      changes.completedOrders.push(stop.orderId)
      changes.touched.push(id)
    }
    if (!eta || (startedAt === null && isHeard)) continue
    const minutesAway = (eta.etaAt - clock) / 60_000
    if (isHeard && before.driverNearAt === null && minutesAway <= DRIVER_NEAR_MINUTES) changes.near.push(id)
    const reason = turnReason(eta.stopsBefore, forecast)
    if (
      !hasMoved(before, eta) &&
      etaReasonText(reason) === (before.etaReason && etaReasonText(before.etaReason)) &&
      !isNear
    )
      continue
    const promise = {
      opensAt: stop.windowStart,
      promisedFrom: stop.promisedFrom,
      promisedTo: stop.promisedTo,
      isKept: keepsPromise(eta, stop),
    }
    const span = etaRange(eta.etaAt, clock, promise, route.rangeFactor ?? undefined)
    changes.ranges.set(stop.id, { etaAt: eta.etaAt, range: span, isCalibrated: route.rangeFactor !== null })
    changes.forecasts.push({
      id,
      etaFrom: iso(span.from),
      etaTo: iso(span.to),
      reason,
      // Only recipients whose stop is near may see the van.
      lat: isNear ? (here?.lat ?? null) : null,
      lng: isNear ? (here?.lng ?? null) : null,
      at: isNear ? iso(clock) : null,
    })
    changes.touched.push(id)
  }
  return changes
}

/** The stop is reached in turn: how many come before it, how late the van is and how slow it drives. */
const turnReason = (stopsBefore: number, { driftSeconds, pace }: Forecast): EtaReason => ({
  code: 'in_turn',
  values: {
    stopsBefore,
    driftMinutes: Math.round(driftSeconds / 60),
    // Rounded to five percent: finer steps would produce a new reason at every stop.
    slowerPercent: Math.round(((pace - 1) * 100) / 5) * 5,
  },
})

/** Few stops away or arriving soon: the recipient may see the van from now on. */
function isComingSoon(eta: { stopsBefore: number; etaAt: number }, clock: number): boolean {
  return eta.stopsBefore <= NEAR_STOPS && eta.etaAt - clock <= 2 * DRIVER_NEAR_MINUTES * 60_000
}

const iso = (at: number): string => new Date(at).toISOString()
const toIso = (at: number | null): string | null => (at === null ? null : iso(at))
