// State of one plan in the annealing kernel: linked routes in one array, saved and restored by one copy.
import type { KernelInstance } from '../instance.ts'

/** Below any price, so no bound passes it. */
export const NO_LEG = -0x20000000
/** Above any price or bound. */
export const NONE = 0x3fffffff

export interface State {
  /** The buffer behind all views below. */
  all: Int32Array
  next: Int32Array
  prev: Int32Array
  /** Route of a node, -1 when unserved; a depot node belongs to its own route. */
  route: Int32Array
  /** Earliest start of service; for a depot the start of its shift. */
  begin: Int32Array
  /** Latest start of service that keeps later stops in time; for a depot the end of its shift. */
  latest: Int32Array
  /** Price of the leg to the next node. */
  leg: Int32Array
  /** Seconds of that leg, when times count. */
  legTime: Int32Array
  /** By route: price of the last leg, NO_LEG while empty. */
  homeLeg: Int32Array
  load: Int32Array
  count: Int32Array
  /** By route: further loads, and paid waiting in seconds. */
  extraLoad: Int32Array
  waiting: Int32Array
  /** By route: price that simulation adds, if simulated. */
  surcharge: Int32Array
  /** By node and number of breaks taken: earliest and latest departure (`clock.ts`). */
  ready: Int32Array
  due: Int32Array
  /** By node: first node of its trip. By such node: load and release of the trip. */
  trip: Int32Array
  tripLoad: Int32Array
  released: Int32Array
  /** By route: number of reloads. */
  reloads: Int32Array
  /** By route: the slot of its current van, that van's capacity (-1 for a closed route), and its tables. */
  van: Int32Array
  room: Int32Array
  base: Int32Array
}

/** Creates a state with empty routes. */
export function createState(inst: KernelInstance): State {
  const { n, m, routes, extra } = inst
  const ofRoutes = 6 * m + 3 * routes
  const waits = inst.paysWaiting ? routes : 0
  const ofDrives = ofRoutes + routes * extra + waits
  const ofClock = ofDrives + (inst.drive ? routes : 0)
  const clocked = m * (inst.drive?.clockWidth ?? 0)
  const ofVans = ofClock + 2 * clocked
  // When a leg's price equals its seconds, one entry serves both.
  const ownTimes = inst.hasTime && (inst.time !== inst.price || inst.tariffs > 1)
  const ofTimes = ofVans + (inst.exchanges ? 3 * routes : 0)
  // When vans never change, undoing a step need not restore them.
  const vans = inst.exchanges ? new Int32Array(0) : new Int32Array(3 * routes)
  const ofTrips = ofTimes + (ownTimes ? m : 0)
  const tripped = inst.trips ? m : 0
  const tripLoads = tripped * (inst.trips?.dims ?? 0)
  const all = new Int32Array(ofTrips + 2 * tripped + tripLoads + (inst.trips ? routes : 0))
  const view = (at: number, length: number): Int32Array => all.subarray(at, at + length)
  const vanView = (k: number): Int32Array =>
    inst.exchanges ? view(ofVans + k * routes, routes) : vans.subarray(k * routes, (k + 1) * routes)
  const state: State = {
    all,
    next: view(0, m),
    prev: view(m, m),
    route: view(2 * m, m),
    begin: view(3 * m, m),
    latest: view(4 * m, m),
    leg: view(5 * m, m),
    legTime: ownTimes ? view(ofTimes, m) : view(5 * m, m),
    load: view(6 * m, routes),
    count: view(6 * m + routes, routes),
    homeLeg: view(6 * m + 2 * routes, routes),
    extraLoad: view(ofRoutes, routes * extra),
    waiting: view(ofRoutes + routes * extra, waits),
    surcharge: view(ofDrives, inst.drive ? routes : 0),
    ready: view(ofClock, clocked),
    due: view(ofClock + clocked, clocked),
    trip: view(ofTrips, tripped),
    released: view(ofTrips + tripped, tripped),
    tripLoad: view(ofTrips + 2 * tripped, tripLoads),
    reloads: view(ofTrips + 2 * tripped + tripLoads, inst.trips ? routes : 0),
    van: vanView(0),
    room: vanView(1),
    base: vanView(2),
  }
  state.route.fill(-1, 0, n)
  state.homeLeg.fill(NO_LEG)
  for (let r = 0; r < routes; r++) {
    const s = n + r
    state.next[s] = s
    state.prev[s] = s
    state.route[s] = r
    state.begin[s] = inst.early[s]
    state.latest[s] = inst.late[s]
    state.van[r] = r
    state.room[r] = inst.capacity[r]
    state.base[r] = inst.tariff[r] * m * m
  }
  return state
}

/** Orders of each vehicle's route by the vehicle's slot, empty ones included. */
export function routesOf(inst: KernelInstance, { next, van }: Pick<State, 'next' | 'van'>): number[][] {
  const result: number[][] = Array.from({ length: inst.usable }, () => [])
  for (let r = 0; r < inst.usable; r++) {
    const s = inst.n + r
    const orders = result[van[r]]
    for (let c = next[s]; c !== s; c = next[c]) if (c < inst.n) orders.push(c)
  }
  return result
}

/** The same for a copy of `all`. */
export function routesOfCopy(inst: KernelInstance, state: State, all: Int32Array): number[][] {
  const { next, van } = state
  const copyOf = (part: Int32Array): Int32Array =>
    part.buffer === state.all.buffer
      ? all.subarray(part.byteOffset / 4, part.byteOffset / 4 + part.length)
      : part
  return routesOf(inst, { next: copyOf(next), van: copyOf(van) })
}
