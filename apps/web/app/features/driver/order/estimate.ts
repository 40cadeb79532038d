// Another order of the stops ahead, and what it comes to as far as the phone can tell by itself. Pure.
import { mergeOrder, type DriverDay, type DriverRoute, type DriverStop } from '@dropwise/contracts'
import { isOff, isOpen } from '../next-step.ts'

/** Where no planned leg joins two places: crow flight, its usual detour, a town's speed in metres a second. */
const DETOUR = 1.4
const TOWN_MPS = 9
const METRES_PER_DEGREE = 111_195

interface Place {
  lat: number
  lng: number
}

/** Stops that can still change places: the one where the driver stands is not among them. */
export const stopsAhead = ({ stops }: Pick<DriverRoute, 'stops'>): DriverStop[] =>
  stops.filter((stop) => isOpen(stop) && stop.status === 'pending')

const isOrderOpen = ({ rules }: Pick<DriverDay, 'rules'>, route: DriverRoute): boolean => {
  const isOnRoad = route.status === 'dispatched' || route.status === 'started'
  return rules.mayReorder && isOnRoad && stopsAhead(route).length > 1
}

export const mayReorder = (day: Pick<DriverDay, 'rules'>, route: DriverRoute): boolean =>
  isOrderOpen(day, route) && !stopsAhead(route).every(({ isLocked }) => isLocked)

/** The driver could change the order, had dispatch not locked all that is ahead. */
export const isOrderHeld = (day: Pick<DriverDay, 'rules'>, route: DriverRoute): boolean =>
  isOrderOpen(day, route) && !mayReorder(day, route)

/** The route with the stops ahead as wanted, and times by the phone's own reckoning until the server says better. */
export function inOrder(route: DriverRoute, wanted: readonly string[], now: number): DriverRoute {
  const { orderIds } = mergeOrder(stopsAhead(route), wanted)
  const ahead = estimate(route, orderIds, now)
  const isAhead = new Set(orderIds)
  const others = route.stops.filter(({ orderId }) => !isAhead.has(orderId))
  const behind = others.filter((stop) => stop.status !== 'pending' || isOff(stop))
  const stops = [...behind, ...ahead].map((stop, index) => ({ ...stop, sequence: index + 1 }))
  return { ...route, stops }
}

/** The stops with new times: between two that follow each other today as the server reckoned, else by crow flight. */
export function estimate(route: DriverRoute, orderIds: readonly string[], now: number): DriverStop[] {
  const ahead = stopsAhead(route)
  const byId = new Map(ahead.map((stop) => [stop.orderId, stop]))
  const start = startOf(route, now)
  const known = knownLegs(ahead, start.at)
  let { at, place }: { at: number; place: Place } = start
  let before: string | null = null
  return orderIds.flatMap((orderId) => {
    const stop = byId.get(orderId)
    if (!stop) return []
    const leg = known.get(`${before} ${orderId}`) ?? secondsBetween(place, stop)
    const opens = stop.window ? Date.parse(stop.window.from) : 0
    const etaAt = Math.max(at + leg * 1000, opens)
    const closes = stop.window ? Date.parse(stop.window.to) : Infinity
    at = etaAt + stop.serviceSeconds * 1000
    place = stop
    before = orderId
    const lateSeconds = Math.max(0, Math.round((etaAt - closes) / 1000))
    return [{ ...stop, etaAt: new Date(etaAt).toISOString(), lateSeconds }]
  })
}

/** Where and when the driver goes on. */
function startOf(route: DriverRoute, now: number): { at: number; place: Place } {
  const standing = route.stops.find(({ status }) => status === 'arrived')
  if (standing) {
    const leavesAt = Date.parse(standing.arrivedAt ?? '') + standing.serviceSeconds * 1000
    return { at: Math.max(now, leavesAt || now), place: standing }
  }
  const last = route.stops.findLast(({ status }) => status === 'served' || status === 'failed')
  const departAt = route.status === 'dispatched' ? Date.parse(route.departAt) : now
  return { at: Math.max(now, departAt), place: last ?? route.depot }
}

const arrivesAt = (stop: DriverStop): number => Date.parse(stop.etaAt ?? stop.plannedArriveAt)

/** Seconds between neighbours of today's order, by `before next`. What waits for its window says nothing of the way to it. */
function knownLegs(ahead: readonly DriverStop[], startAt: number): Map<string, number> {
  const legs = new Map<string, number>()
  let before: DriverStop | null = null
  for (const stop of ahead) {
    const leftAt: number = before ? arrivesAt(before) + before.serviceSeconds * 1000 : startAt
    const seconds = (arrivesAt(stop) - leftAt) / 1000
    const isWaiting = stop.window !== null && arrivesAt(stop) <= Date.parse(stop.window.from)
    if (seconds > 0 && !isWaiting) legs.set(`${before?.orderId ?? null} ${stop.orderId}`, seconds)
    before = stop
  }
  return legs
}

function secondsBetween(from: Place, to: Place): number {
  const north = (to.lat - from.lat) * METRES_PER_DEGREE
  const east = (to.lng - from.lng) * METRES_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180)
  return (Math.hypot(north, east) * DETOUR) / TOWN_MPS
}

/** What is picked up for another stop of the route comes before it. */
export function isPairReversed(stops: readonly DriverStop[]): boolean {
  return stops.some(
    ({ pair, type }, index) =>
      pair !== null &&
      type === 'delivery' &&
      stops.slice(index + 1).some((later) => later.pair?.name === pair.name && later.type === 'pickup'),
  )
}
