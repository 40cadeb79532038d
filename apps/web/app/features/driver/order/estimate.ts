// Estimates another sequence of the stops ahead on the phone. Pure.
import {
  atMapSpeed,
  metresBetween,
  DEFAULT_ESTIMATE,
  estimateTrip,
  clockLegs,
  mergeOrder,
  type ClockLegMs,
  type DriverDay,
  type DriverRoute,
  type DriverStop,
  type LegPart,
  type Stay,
} from '@dropwise/contracts'
import { freeSeconds, placeBreaks, timeLegs, type Roads } from '@dropwise/planner/clock'
import { isOff, isOpen } from '../next-step.ts'

interface Place {
  lat: number
  lng: number
}

/** Stops that can move, without the current one. */
export const stopsAhead = ({ stops }: Pick<DriverRoute, 'stops'>): DriverStop[] =>
  stops.filter((stop) => isOpen(stop) && stop.status === 'pending')

const isOrderOpen = ({ rules }: Pick<DriverDay, 'rules'>, route: DriverRoute): boolean => {
  const isOnRoad = route.status === 'dispatched' || route.status === 'started'
  return rules.mayReorder && isOnRoad && stopsAhead(route).length > 1
}

export const mayReorder = (day: Pick<DriverDay, 'rules'>, route: DriverRoute): boolean =>
  isOrderOpen(day, route) && !stopsAhead(route).every(({ isLocked }) => isLocked)

/** True when the driver could reorder if dispatch had not locked the order. */
export const isOrderHeld = (day: Pick<DriverDay, 'rules'>, route: DriverRoute): boolean =>
  isOrderOpen(day, route) && !mayReorder(day, route)

/** The route in the wanted sequence, with the phone's estimates until the server responds. */
export function inOrder(route: DriverRoute, sequence: readonly string[], now: number): DriverRoute {
  const { orderIds } = mergeOrder(stopsAhead(route), sequence)
  const ahead = estimate(route, orderIds, now)
  const isAhead = new Set(orderIds)
  const others = route.stops.filter(({ orderId }) => !isAhead.has(orderId))
  const behind = others.filter((stop) => stop.status !== 'pending' || isOff(stop))
  const stops = [...behind, ...ahead].map((stop, index) => ({ ...stop, sequence: index + 1 }))
  return { ...route, stops }
}

/**
 * The stops with new times on the plan's clock: planned legs between current neighbours, else straight-line
 * estimates.
 */
export function estimate(route: DriverRoute, orderIds: readonly string[], now: number): DriverStop[] {
  const ahead = stopsAhead(route)
  const byId = new Map(ahead.map((stop) => [stop.orderId, stop]))
  const stops = orderIds.flatMap((orderId) => byId.get(orderId) ?? [])
  const start = startOf(route, now)
  const roads = roadsOf(route)
  const legsByOrder = knownLegs(ahead, start.at, roads)
  const isSame = stops.every((stop, i) => stop === ahead[i])
  const before = (i: number): DriverStop | undefined => stops[i - 1]
  const ways = stops.map((stop, i) => {
    const leg: LegPart[] = legsByOrder.get(`${before(i)?.orderId ?? null} ${stop.orderId}`) ?? [
      { kind: 'travel', seconds: secondsBetween(before(i) ?? start.place, stop) },
      ...(stop.timing?.leg ?? []).filter(({ kind }) => kind === 'reload' || kind === 'handover'),
    ]
    return clockLegs(atMapSpeed(leg), stayOf(stop))
  })
  const legs = ways.flat()
  const breaks = breaksAhead(ahead, start.at)
  const placedBreaks = isSame ? null : placeBreaks(start.at, legs, breaks, roads)
  const timed = timeLegs(
    start.at,
    legs.map((leg, i) => (placedBreaks ? { ...leg, breaks: placedBreaks[i]! } : leg)),
    roads,
  )
  let count = 0
  return stops.map((stop, i) => {
    const { begin } = timed[(count += ways[i]!.length) - 1]!
    const closes = stop.window ? Date.parse(stop.window.to) : Infinity
    const lateSeconds = Math.max(0, Math.round((begin - closes) / 1000))
    return { ...stop, etaAt: new Date(begin).toISOString(), lateSeconds }
  })
}

/** The traffic by which the server times the route too. */
function roadsOf({ traffic = [] }: DriverRoute): Roads {
  if (traffic.length === 0) return { traffic: null }
  return {
    traffic: {
      from: traffic.map(({ from }) => Date.parse(from)),
      factor: traffic.map(({ factor }) => factor),
    },
  }
}

/** Days cached by older versions lack timing: use the promise's start and the service time. */
function stayOf({ timing, window, serviceSeconds }: DriverStop): Stay {
  if (!timing) return { opensAt: window && Date.parse(window.from), serviceMs: serviceSeconds * 1000 }
  return {
    opensAt: timing.opensAt === null ? null : Date.parse(timing.opensAt),
    serviceMs: timing.staySeconds * 1000,
  }
}

/** Breaks not yet taken. */
function breaksAhead(ahead: readonly DriverStop[], now: number): ClockLegMs['breaks'] {
  const parts = ahead.flatMap(({ timing }) => timing?.leg ?? [])
  const open = parts.filter(
    (part) => part.kind === 'break' && Date.parse(part.startAt) + part.seconds * 1000 > now,
  )
  return clockLegs(open, { opensAt: null, serviceMs: 0 })[0]!.breaks
}

/** Where and when the driver continues. */
function startOf(route: DriverRoute, now: number): { at: number; place: Place } {
  const standing = route.stops.find(({ status }) => status === 'arrived')
  if (standing) {
    const { opensAt, serviceMs } = stayOf(standing)
    const leavesAt =
      Math.max(Date.parse(standing.arrivedAt ?? ''), standing.timing ? (opensAt ?? 0) : 0) + serviceMs
    return { at: Math.max(now, leavesAt || now), place: standing }
  }
  const last = route.stops.findLast(({ status }) => status === 'served' || status === 'failed')
  const departAt = route.status === 'dispatched' ? Date.parse(route.departAt) : now
  return { at: Math.max(now, departAt), place: last ?? route.depot }
}

const arrivesAt = (stop: DriverStop): number => Date.parse(stop.etaAt ?? stop.plannedArriveAt)

/**
 * Planned legs between current neighbours, by `before next`; the first as forecast by the server. In days
 * cached by older versions, a stop that waits for its window reveals no driving time.
 */
function knownLegs(ahead: readonly DriverStop[], startAt: number, roads: Roads): Map<string, LegPart[]> {
  const legs = new Map<string, LegPart[]>()
  let before: DriverStop | null = null
  for (const stop of ahead) {
    const leftAt: number = before ? arrivesAt(before) + stayOf(before).serviceMs : startAt
    const seconds = (arrivesAt(stop) - leftAt) / 1000
    const { opensAt } = stayOf(stop)
    const isWaiting = opensAt !== null && arrivesAt(stop) <= opensAt
    const key = `${before?.orderId ?? null} ${stop.orderId}`
    if (before && stop.timing) legs.set(key, stop.timing.leg)
    else if (seconds > 0 && (!isWaiting || (!before && stop.timing)))
      legs.set(key, [{ kind: 'travel', seconds: freeSeconds(roads, leftAt, seconds * 1000) / 1000 }])
    before = stop
  }
  return legs
}

function secondsBetween(from: Place, to: Place): number {
  return estimateTrip(metresBetween(from, to), DEFAULT_ESTIMATE).duration
}

/** True when a pickup would come after its delivery on the route. */
export function isPairReversed(stops: readonly DriverStop[]): boolean {
  return stops.some(
    ({ pair, type }, index) =>
      pair !== null &&
      type === 'delivery' &&
      stops
        .slice(index + 1)
        .some((nextStop) => nextStop.pair?.name === pair.name && nextStop.type === 'pickup'),
  )
}
