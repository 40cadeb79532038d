// What a vehicle's fixes mean for its day: left the depot, came to a stop, left it served, came home. Pure: a fold over fixes in
// fix-time order, so that the order in which a phone sends them changes nothing.
import { ARRIVAL_RADIUS_METRES, DEPARTURE_RADIUS_METRES, openInOrder } from '@dropwise/contracts'
import { metresBetween, type Place } from '../../platform/geo.ts'
import { ROUTE_OPENS_BEFORE_MS } from '../../platform/route-hours.ts'

export interface Fix extends Place {
  /** The device's clock, milliseconds since 1970. */
  at: number
  /** Metres a second; null when the device does not say. */
  speedMps: number | null
  /** One sigma in metres; null when the device does not say. */
  accuracyMetres: number | null
}

export interface RouteToAdvance {
  depot: Place
  /** Where the day ends; absent: at the depot. */
  end?: Place
  /** Nearer than this to a stop a van has arrived; absent: as usual. */
  arrivalRadiusMetres?: number
  /** Milliseconds since 1970. */
  departAt: number
  startedAt: number | null
  finishedAt: number | null
}

export interface StopToAdvance extends Place {
  id: string
  sequence: number
  status: 'pending' | 'arrived' | 'served' | 'failed' | 'skipped'
  serviceSeconds: number
  arrivedAt: number | null
  departedAt: number | null
}

interface Visit {
  stopId: string
  since: number
  lastInsideAt: number
  /** Where the van came to stand for it. */
  stand: Place
}

/** What is kept between two calls. Plain JSON. */
export interface TrackingState {
  lastAt: number | null
  last: Place | null
  /** Newest fix that lay impossibly far away, and how many of its kind came in a row. */
  doubt: { lat: number; lng: number; at: number; count: number } | null
  lastAtDepot: number | null
  visit: Visit | null
  /** A stop whose circle the van is in without having come to it yet. */
  near: { stopId: string; since: number; standingSince: number | null } | null
  /** Around where it has been without going further, and since when. */
  stand?: (Place & { since: number }) | null
  /** Since when it is far from every leg of its route. */
  offRouteSince?: number | null
}

export const EMPTY_TRACKING_STATE: TrackingState = {
  lastAt: null,
  last: null,
  doubt: null,
  lastAtDepot: null,
  visit: null,
  near: null,
}

export interface Advance {
  state: TrackingState
  startedAt: number | null
  finishedAt: number | null
  /** All stops as they stand now, in the order given. */
  stops: StopToAdvance[]
  /** Newest fix that was believed in this call. */
  position: Fix | null
}

/** Leaving begins this far outside a circle of arrival that a company has made wide. */
const EDGE_METRES = 40
/** Who goes no further stands, whatever a fix strays. */
const STAND_METRES = 100
/** A depot is a yard, not a door. */
export const DEPOT_RADIUS_METRES = 150
/** Slower than this a van stands or looks for a place to park. */
const STANDING_MPS = 2
/** Fixes less sure than this say nothing about a circle of 60 m. */
export const ACCURACY_LIMIT_METRES = 100
/** 250 km/h. */
export const IMPOSSIBLE_MPS = 70
const JUMP_METRES = 300
/** So many fixes in a row that agree with one another: the van is there, the fix before was wrong. */
const DOUBTS_BELIEVED = 3
/** Shorter than this nobody was served: a traffic light, a look for the house number. */
const LEAST_DWELL_MS = 20_000
/** A slow pass through the circle of the stop whose turn it is counts as being there after this long. */
const PASSING_DWELL_MS = 45_000
/** Standing near a stop whose turn it is not: a queue at a light is shorter than this. */
const OUT_OF_TURN_DWELL_MS = 90_000
/** Two stops at one door, or at doors side by side. */
const SAME_DOOR_METRES = 20
/** The van moved from one door to the next. */
const MOVED_METRES = 15
/** How fast a van is on its first metres away from a stop, to guess when it left between two fixes. */
const LEAVING_MPS = 8
/** After a silence of so long it drove on at the speed of a town's streets. */
const GAP_MS = 60_000
const TOWN_MPS = 14

/**
 * Folds fixes into a route's day. Fixes that are older than what was seen are left out (pass all of a day with
 * `EMPTY_TRACKING_STATE` and open stops to count them in).
 */
export function advanceRoute(
  route: RouteToAdvance,
  stops: readonly StopToAdvance[],
  fixes: readonly Fix[],
  state: TrackingState = EMPTY_TRACKING_STATE,
): Advance {
  const day = new Day(route, stops, state)
  const sorted = fixes.toSorted((a, b) => a.at - b.at)
  let position: Fix | null = null
  for (const fix of sorted) if (day.take(fix)) position = fix
  return {
    state: day.state,
    startedAt: day.startedAt,
    finishedAt: day.finishedAt,
    stops: day.stops,
    position,
  }
}

class Day {
  readonly state: TrackingState
  readonly stops: StopToAdvance[]
  startedAt: number | null
  finishedAt: number | null
  readonly #route: RouteToAdvance
  readonly #arrivalMetres: number
  readonly #departureMetres: number

  constructor(route: RouteToAdvance, stops: readonly StopToAdvance[], state: TrackingState) {
    this.#route = route
    this.#arrivalMetres = route.arrivalRadiusMetres ?? ARRIVAL_RADIUS_METRES
    this.#departureMetres = Math.max(DEPARTURE_RADIUS_METRES, this.#arrivalMetres + EDGE_METRES)
    this.stops = stops.map((stop) => ({ ...stop }))
    this.state = structuredClone(state)
    this.startedAt = route.startedAt
    this.finishedAt = route.finishedAt
  }

  /** True when the fix was new and believed. */
  take(fix: Fix): boolean {
    const { state } = this
    if (state.lastAt !== null && fix.at <= state.lastAt) return false
    if (this.#isJump(fix)) return false
    const before = state.last && state.lastAt !== null ? { ...state.last, at: state.lastAt } : null
    state.lastAt = fix.at
    state.last = { lat: fix.lat, lng: fix.lng }
    if ((fix.accuracyMetres ?? 0) > ACCURACY_LIMIT_METRES) return true
    if (!state.stand || metresBetween(fix, state.stand) > STAND_METRES)
      state.stand = { lat: fix.lat, lng: fix.lng, since: fix.at }
    const isStanding = (fix.speedMps ?? speedBetween(before, fix) ?? Infinity) <= STANDING_MPS

    this.#checkDepot(fix)
    if (state.visit && !this.#stay(fix, state.visit, isStanding)) return true
    if (!state.visit) this.#update(fix, isStanding)
    return true
  }

  #isJump(fix: Fix): boolean {
    const { state } = this
    if (!state.last || state.lastAt === null) return false
    if (!isImpossible(state.last, state.lastAt, fix)) {
      state.doubt = null
      return false
    }
    const { doubt } = state
    const agrees = doubt !== null && fix.at > doubt.at && !isImpossible(doubt, doubt.at, fix)
    const count = agrees ? doubt.count + 1 : 1
    if (count >= DOUBTS_BELIEVED) {
      state.doubt = null
      return false
    }
    state.doubt = { lat: fix.lat, lng: fix.lng, at: fix.at, count }
    return true
  }

  #checkDepot(fix: Fix): void {
    const { state } = this
    const metres = metresBetween(fix, this.#route.depot)
    if (metresBetween(fix, this.#route.end ?? this.#route.depot) <= DEPOT_RADIUS_METRES) {
      const isDone = this.stops.every((stop) => stop.status !== 'pending' && stop.status !== 'arrived')
      if (this.startedAt !== null && this.finishedAt === null && isDone) this.finishedAt = fix.at
    }
    if (metres <= DEPOT_RADIUS_METRES) {
      state.lastAtDepot = fix.at
      return
    }
    const isAway = metres - (fix.accuracyMetres ?? 0) > DEPOT_RADIUS_METRES
    if (isAway && state.lastAtDepot !== null) this.#start(fix.at)
  }

  #start(at: number): void {
    if (this.startedAt === null && at >= this.#route.departAt - ROUTE_OPENS_BEFORE_MS) this.startedAt = at
  }

  /** At a stop. True when the van left it with this fix, so that it may be at another one now. */
  #stay(fix: Fix, visit: Visit, isStanding: boolean): boolean {
    const stop = this.#stop(visit.stopId)
    const metres = metresBetween(fix, stop)
    if (metres - (fix.accuracyMetres ?? 0) > this.#departureMetres) {
      const isGap = fix.at - visit.lastInsideAt > GAP_MS
      const mps = Math.max(isGap ? TOWN_MPS : LEAVING_MPS, fix.speedMps ?? 0)
      const left = Math.max(visit.lastInsideAt, fix.at - (metres / mps) * 1000)
      this.#leave(visit, left)
      if (stop.status === 'served') this.#serveSameDoor(stop, visit, left)
      return true
    }
    if (metres <= this.#departureMetres) visit.lastInsideAt = fix.at
    if (isStanding) this.#moveOn(fix)
    return false
  }

  /** The next stop lies in the same circle: the van moved on to it, or the same door's next parcel had its turn. */
  #moveOn(fix: Fix): void {
    for (let { visit } = this.state; visit; visit = this.state.visit) {
      const stop = this.#stop(visit.stopId)
      const next = this.#inTurn(stop.id)
      if (!next) return
      const toNext = metresBetween(fix, next)
      if (toNext > this.#arrivalMetres || fix.at - visit.since < LEAST_DWELL_MS) return
      const isServedAt = visit.since + Math.max(LEAST_DWELL_MS, stop.serviceSeconds * 1000)
      const isSameDoor = metresBetween(stop, next) <= SAME_DOOR_METRES
      const hasMoved =
        metresBetween(fix, visit.stand) > MOVED_METRES && toNext + MOVED_METRES < metresBetween(fix, stop)
      if (isSameDoor ? fix.at < isServedAt : !hasMoved) return
      const at = isSameDoor ? isServedAt : fix.at
      this.#leave(visit, at)
      this.#arrive(next, at, fix)
    }
  }

  /** Between stops: does this fix begin a visit? */
  #update(fix: Fix, isStanding: boolean): void {
    const { state } = this
    const inTurn = this.#inTurn()
    const stop = this.#openStopAt(fix, inTurn)
    if (!stop) {
      state.near = null
      return
    }
    if (state.near?.stopId !== stop.id) state.near = { stopId: stop.id, since: fix.at, standingSince: null }
    const { near } = state
    near.standingSince = isStanding ? (near.standingSince ?? fix.at) : null
    if (stop.id === inTurn?.id) {
      if (isStanding) this.#arrive(stop, fix.at, fix)
      else if (fix.at - near.since >= PASSING_DWELL_MS) this.#arrive(stop, near.since, fix)
    } else if (near.standingSince !== null && fix.at - near.standingSince >= OUT_OF_TURN_DWELL_MS) {
      this.#arrive(stop, near.standingSince, fix)
    }
  }

  #arrive(stop: StopToAdvance, at: number, fix: Fix): void {
    this.#start(at)
    if (this.startedAt === null) return
    stop.status = 'arrived'
    stop.arrivedAt = at
    this.state.near = null
    this.state.visit = {
      stopId: stop.id,
      since: at,
      lastInsideAt: fix.at,
      stand: { lat: fix.lat, lng: fix.lng },
    }
  }

  #leave(visit: Visit, at: number): void {
    this.state.visit = null
    const stop = this.#stop(visit.stopId)
    // Failed or skipped by hand in the meantime: that stays.
    if (stop.status !== 'arrived') return
    const dwell = at - visit.since
    if (dwell < Math.min(LEAST_DWELL_MS, stop.serviceSeconds * 1000)) {
      stop.status = 'pending'
      stop.arrivedAt = null
      return
    }
    serve(stop, visit.since, at)
  }

  /** One ring of the bell for several parcels: too short for their services, long enough for the handovers. */
  #serveSameDoor(served: StopToAdvance, visit: Visit, at: number): void {
    let next = this.#inTurn()
    for (let count = 2; next; count += 1) {
      if (metresBetween(served, next) > SAME_DOOR_METRES || at - visit.since < count * LEAST_DWELL_MS) return
      serve(next, visit.since, at)
      next = this.#inTurn()
    }
  }

  #stop(id: string): StopToAdvance {
    const stop = this.stops.find((candidate) => candidate.id === id)
    if (!stop) throw new Error(`Stop ${id} is not on this route.`)
    return stop
  }

  /** The stop whose turn it is: the first open one behind all that were served; then those that were passed over. */
  #inTurn(except?: string): StopToAdvance | undefined {
    return openInOrder(this.stops).find((stop) => stop.id !== except)
  }

  #openStopAt(fix: Fix, inTurn: StopToAdvance | undefined): StopToAdvance | undefined {
    if (inTurn && metresBetween(fix, inTurn) <= this.#arrivalMetres) return inTurn
    const around = this.stops
      .filter((stop) => stop.status === 'pending')
      .map((stop) => ({ stop, metres: metresBetween(fix, stop) }))
      .filter(({ metres }) => metres <= this.#arrivalMetres)
    return around.toSorted((a, b) => a.metres - b.metres)[0]?.stop
  }
}

function serve(stop: StopToAdvance, arrivedAt: number, departedAt: number): void {
  stop.status = 'served'
  stop.arrivedAt = arrivedAt
  stop.departedAt = departedAt
}

function isImpossible(from: Place, fromAt: number, fix: Fix): boolean {
  const metres = metresBetween(from, fix)
  const seconds = (fix.at - fromAt) / 1000
  return metres > JUMP_METRES && metres > seconds * IMPOSSIBLE_MPS
}

/** Metres a second since the fix before; null when that is too long ago to say anything. */
function speedBetween(before: (Place & { at: number }) | null, fix: Fix): number | null {
  if (!before) return null
  const seconds = (fix.at - before.at) / 1000
  if (seconds < 1 || seconds > 120) return null
  return metresBetween(before, fix) / seconds
}
