// What fixes mean for a route: it left the depot, arrived at a stop, left it, came home. Pure, so that its stories can be told as tests.
import {
  ARRIVAL_RADIUS_METRES,
  DEPARTURE_RADIUS_METRES,
  type RouteStatus,
  type StopStatus,
} from '@dropwise/contracts'

export interface Place {
  lat: number
  lng: number
}

export interface FollowedFix extends Place {
  /** The device's own time, milliseconds. */
  at: number
  speedMps: number | null
  accuracyMetres: number | null
}

export interface FollowedStop extends Place {
  id: string
  sequence: number
  status: StopStatus
  arrivedAt: number | null
  departedAt: number | null
  serviceSeconds: number
}

export interface FollowedRoute {
  status: RouteStatus
  depot: Place
  startedAt: number | null
  finishedAt: number | null
  /** Newest fix that was read; older ones are history. */
  fixesUntil: number | null
  lastFix: FollowedFix | null
  stops: FollowedStop[]
}

/** Slower than this a van is not driving through, in metres a second (walking pace of a queue). */
const STANDING_MPS = 3
/** Fixes that say less about the place than this are not believed, in metres. */
const ACCURACY_LIMIT_METRES = 150
/** No van drives faster; a fix that would need it is a jump, in metres a second (250 km/h). */
const JUMP_MPS = 70
/** Doors so close that one stands at both, in metres. */
const SAME_PLACE_METRES = 20
/** How much nearer the next door must be before the van counts as having moved on to it, in metres. */
const MOVED_ON_METRES = 15
/** Away from the depot by this, the route has begun, in metres. */
const DEPOT_RADIUS_METRES = 150

/** Metres between two places; exact enough below a few hundred kilometres (equirectangular). */
export function metresBetween(a: Place, b: Place): number {
  const perDegree = 111_195
  const x = (b.lng - a.lng) * Math.cos(((a.lat + b.lat) * Math.PI) / 360)
  return Math.hypot(x, b.lat - a.lat) * perDegree
}

/**
 * Reads fixes in the order of their own time and returns the route as it is after them; the given one stays as it is.
 * Fixes older than what was read, too vague, or further away than a van can drive change nothing.
 */
export function advanceRoute(route: FollowedRoute, fixes: FollowedFix[]): FollowedRoute {
  const next: FollowedRoute = { ...route, stops: route.stops.map((stop) => ({ ...stop })) }
  for (const fix of fixes.toSorted((a, b) => a.at - b.at)) {
    if (next.fixesUntil !== null && fix.at <= next.fixesUntil) continue
    if ((fix.accuracyMetres ?? 0) > ACCURACY_LIMIT_METRES) continue
    if (next.lastFix && isJump(next.lastFix, fix)) continue
    readFix(next, fix)
    next.fixesUntil = fix.at
    next.lastFix = fix
  }
  return next
}

function isJump(from: FollowedFix, to: FollowedFix): boolean {
  const seconds = (to.at - from.at) / 1000
  // After a long silence anything is possible.
  return seconds < 600 && metresBetween(from, to) > Math.max(300, seconds * JUMP_MPS)
}

function readFix(route: FollowedRoute, fix: FollowedFix): void {
  if (route.status === 'dispatched' && metresBetween(route.depot, fix) > DEPOT_RADIUS_METRES) {
    route.status = 'started'
    route.startedAt = fix.at
  }
  if (route.status !== 'started') return
  const standing = route.stops.find((stop) => stop.status === 'arrived')
  if (standing) leaveOrStay(route, standing, fix)
  if (!route.stops.some((stop) => stop.status === 'arrived')) arrive(route, fix)
  const isDone = route.stops.every((stop) => stop.status !== 'pending' && stop.status !== 'arrived')
  if (isDone && metresBetween(route.depot, fix) <= DEPOT_RADIUS_METRES) {
    route.status = 'finished'
    route.finishedAt = fix.at
  }
}

function leaveOrStay(route: FollowedRoute, stop: FollowedStop, fix: FollowedFix): void {
  const away = metresBetween(stop, fix)
  const next = nextStop(route)
  const stood = (fix.at - (stop.arrivedAt ?? fix.at)) / 1000
  if (away > DEPARTURE_RADIUS_METRES) return leave(stop, fix.at)
  if (!next || !isStanding(fix)) return
  const isAtNext =
    metresBetween(next, fix) + MOVED_ON_METRES < away && metresBetween(next, fix) <= ARRIVAL_RADIUS_METRES
  const isSameDoor = metresBetween(stop, next) <= SAME_PLACE_METRES && stood >= stop.serviceSeconds
  if (isAtNext || isSameDoor) leave(stop, fix.at)
}

function leave(stop: FollowedStop, at: number): void {
  stop.status = 'served'
  stop.departedAt = at
}

/** The next in sequence wins; another one only where the van stands right at its door (drivers change the order). */
function arrive(route: FollowedRoute, fix: FollowedFix): void {
  if (!isStanding(fix)) return
  const next = nextStop(route)
  if (!next) return
  const candidates = route.stops.filter((stop) => stop.status === 'pending')
  const found =
    metresBetween(next, fix) <= ARRIVAL_RADIUS_METRES
      ? next
      : candidates.find((stop) => metresBetween(stop, fix) <= SAME_PLACE_METRES)
  if (!found) return
  found.status = 'arrived'
  found.arrivedAt = fix.at
}

const isStanding = (fix: FollowedFix): boolean => (fix.speedMps ?? 0) < STANDING_MPS

/** First stop in sequence that is still to come. */
export function nextStop(route: Pick<FollowedRoute, 'stops'>): FollowedStop | undefined {
  return route.stops
    .filter((stop) => stop.status === 'pending')
    .toSorted((a, b) => a.sequence - b.sequence)[0]
}
