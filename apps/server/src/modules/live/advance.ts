// Turns a vehicle's fixes into progress of its day: left the depot, arrived at a stop, left it served,
// returned. Pure: a fold over fixes in the order of their times, whatever order the phone sends them in.
import {
  metresBetween,
  ARRIVAL_RADIUS_METRES,
  DEPARTURE_RADIUS_METRES,
  openInOrder,
} from '@dropwise/contracts'
import type { Place } from '../../platform/geo.ts'
import { ROUTE_OPENS_BEFORE_MS } from '../../platform/route-hours.ts'

export interface Fix extends Place {
  /** The device's clock, milliseconds since 1970. */
  at: number
  /** Metres a second; null when the device does not report it. */
  speedMps: number | null
  /** One sigma in metres; null when the device does not report it. */
  accuracyMetres: number | null
}

export interface RouteToAdvance {
  depot: Place
  /** End of the day; absent: the depot. */
  end?: Place
  /** Metres around a stop within which the van has arrived; absent: the default. */
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
  /** Position of the van during service. */
  stand: Place
}

/** Saved between two calls, as plain JSON. */
export interface TrackingState {
  lastAt: number | null
  last: Place | null
  /** Newest fix that lay impossibly far away, and how many such fixes agreed in a row. */
  doubt: { lat: number; lng: number; at: number; count: number } | null
  lastAtDepot: number | null
  visit: Visit | null
  /** A stop whose circle the van entered without arriving yet. */
  near: { stopId: string; since: number; standingSince: number | null } | null
  /** Place around which the van has stayed, and since when. */
  stand?: (Place & { since: number }) | null
  /** Since when the van is far from every leg of its route. */
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
  /** All stops after this call, in the given order. */
  stops: StopToAdvance[]
  /** Newest fix that this call accepted. */
  position: Fix | null
}

/** A van leaves this far outside the circle of arrival, where a company made the circle wide. */
const EDGE_METRES = 40
/** A van that stays within this distance is standing, however its fixes drift. */
const STAND_METRES = 100
/** A depot is a yard, not a door. */
export const DEPOT_RADIUS_METRES = 150
/** Below this speed a van stands or looks for a parking space. */
const STANDING_MPS = 2
/** Fixes less precise than this cannot tell whether a van is in a circle of 60 m. */
export const ACCURACY_LIMIT_METRES = 100
/** 250 km/h. */
export const IMPOSSIBLE_MPS = 70
const JUMP_METRES = 300
/** After this many far-away fixes that agree, the van is there and the earlier fix was wrong. */
const DOUBTS_BELIEVED = 3
/** A shorter stay is no service: a traffic light, or a search for the house number. */
const LEAST_DWELL_MS = 20_000
/** A slow pass through the next stop's circle counts as an arrival after this long. */
const PASSING_DWELL_MS = 45_000
/** A stay near a stop out of turn counts after this long, longer than a queue at a light. */
const OUT_OF_TURN_DWELL_MS = 90_000
/** Stops this near share a door or have neighbouring doors. */
const SAME_DOOR_METRES = 20
/** The van has moved to the next door. */
const MOVED_METRES = 15
/** Speed on the first metres away from a stop, to estimate the departure between two fixes. */
const LEAVING_MPS = 8
/** After a silence this long the van is assumed to have driven at town speed. */
const GAP_MS = 60_000
const TOWN_MPS = 14

/**
 * Folds fixes into a route's day, and skips fixes older than the state. To count late fixes, pass all fixes
 * of the day with `EMPTY_TRACKING_STATE` and open stops.
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

  /** True for a new, accepted fix. */
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

  /** Handles a fix during a visit. True when the van left with it and may have arrived at another stop. */
  #stay(fix: Fix, visit: Visit, isStanding: boolean): boolean {
    const stop = this.#stop(visit.stopId)
    const metres = metresBetween(fix, stop)
    if (metres - (fix.accuracyMetres ?? 0) > this.#departureMetres) {
      const isGap = fix.at - visit.lastInsideAt > GAP_MS
      const mps = Math.max(isGap ? TOWN_MPS : LEAVING_MPS, fix.speedMps ?? 0)
      const leftAt = Math.max(visit.lastInsideAt, fix.at - (metres / mps) * 1000)
      this.#leave(visit, leftAt)
      if (stop.status === 'served') this.#serveSameDoor(stop, visit, leftAt)
      return true
    }
    if (metres <= this.#departureMetres) visit.lastInsideAt = fix.at
    if (isStanding) this.#moveOn(fix)
    return false
  }

  /**
   * Moves on to a next stop in the same circle: the van drove there, or the next parcel of the same door is
   * due.
   */
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

  /** Decides whether a fix between stops begins a visit. */
  #update(fix: Fix, isStanding: boolean): void {
    const { state } = this
    // A van at its depot before departure is loading, even when a stop lies there.
    if (this.startedAt === null && fix.at < this.#route.departAt && state.lastAtDepot === fix.at) return
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
    // A driver or dispatcher marked it as failed or skipped meanwhile: keep that.
    if (stop.status !== 'arrived') return
    const dwell = at - visit.since
    if (dwell < Math.min(LEAST_DWELL_MS, stop.serviceSeconds * 1000)) {
      stop.status = 'pending'
      stop.arrivedAt = null
      return
    }
    serve(stop, visit.since, at)
  }

  /**
   * Serves several parcels of one door together: the stay is too short for separate services, but long
   * enough for the handovers.
   */
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

  /** The next stop: the first open one after all served ones, then skipped ones. */
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

/** Metres a second since the previous fix; null when that is too old to tell. */
function speedBetween(before: (Place & { at: number }) | null, fix: Fix): number | null {
  if (!before) return null
  const seconds = (fix.at - before.at) / 1000
  if (seconds < 1 || seconds > 120) return null
  return metresBetween(before, fix) / seconds
}
