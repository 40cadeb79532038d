// The pair kernel's current plan. Routes are copied on first write, so a step can be undone.
import type { PairInserter, PairPlace } from './insertion.ts'
import type { PairInstance } from './instance.ts'
import { PairRoute, refresh } from './route.ts'

export interface PairPlan {
  routes: PairRoute[]
  /** Route of each order; -1 when unserved. */
  routeOf: Int32Array
  /** Unserved pairs. */
  absent: number[]
  /** Scaled cost of all routes. */
  cost: number
  used: number
  /** Removes pairs from a route; a route that is infeasible without them is emptied. */
  remove(route: number, isOut: Uint8Array): void
  insert(route: number, pair: number, place: PairPlace): void
  /** Replaces a route; false, without changes, when infeasible. The caller maintains `absent`. */
  replace(route: number, nodes: ArrayLike<number>, length: number): boolean
  commit(): void
  undo(): void
}

/** An empty plan for all vehicles of the instance. */
export function createPairPlan(inst: PairInstance): PairPlan {
  const { n, pick, drop, pairOf, vehicles } = inst
  const fresh = (): PairRoute => {
    const route = new PairRoute(16)
    refresh(inst, route)
    return route
  }
  const storedRoutes: PairRoute[] = Array.from({ length: vehicles }, fresh)
  const routes = storedRoutes.slice()
  const routeOf = new Int32Array(n).fill(-1)
  const spare: PairRoute[] = []
  const changed = new Uint8Array(vehicles)
  const changedList: number[] = []
  let buffer = new Int32Array(64)
  let savedAbsent: number[] = Array.from(pick.keys())
  let keptCost = 0
  let keptUsed = 0

  /** A writable copy of the route's nodes. */
  function open(r: number, room: number): PairRoute {
    const from = routes[r]
    if (changed[r] === 1) {
      from.reserve(room)
      return from
    }
    changed[r] = 1
    changedList.push(r)
    const route = spare.pop() ?? new PairRoute(16)
    route.reserve(Math.max(room, from.length))
    route.nodes.set(from.nodes.subarray(0, from.length + 2))
    route.length = from.length
    route.cost = from.cost
    routes[r] = route
    return route
  }

  function write(r: number, nodes: ArrayLike<number>, length: number): boolean {
    const route = open(r, length)
    self.cost -= route.cost
    if (route.length > 0) self.used--
    for (let i = 0; i < length; i++) route.nodes[i + 1] = nodes[i]
    route.length = length
    const drivable = refresh(inst, route)
    if (!drivable) {
      route.length = 0
      refresh(inst, route)
    }
    self.cost += route.cost
    if (route.length > 0) self.used++
    return drivable
  }

  function remove(r: number, isOut: Uint8Array): void {
    const { nodes, length } = routes[r]
    if (buffer.length < length + 2) buffer = new Int32Array(2 * length + 8)
    let k = 0
    for (let i = 1; i <= length; i++) {
      const o = nodes[i]
      if (isOut[pairOf[o]] === 0) buffer[k++] = o
      else leave(o)
    }
    if (write(r, buffer, k)) return
    // Without the triangle inequality a shorter sequence may be infeasible.
    for (let i = 0; i < k; i++) leave(buffer[i])
  }

  function leave(o: number): void {
    routeOf[o] = -1
    if (pick[pairOf[o]] === o) self.absent.push(pairOf[o])
  }

  function insert(r: number, pair: number, place: PairPlace): void {
    const { nodes, length } = routes[r]
    if (buffer.length < length + 2) buffer = new Int32Array(2 * length + 8)
    let k = 0
    for (let i = 0; i <= length; i++) {
      if (i > 0) buffer[k++] = nodes[i]
      if (i === place.pickAt) buffer[k++] = pick[pair]
      if (i === place.dropAt) buffer[k++] = drop[pair]
    }
    write(r, buffer, k)
    routeOf[pick[pair]] = r
    routeOf[drop[pair]] = r
  }

  function replace(r: number, nodes: ArrayLike<number>, length: number): boolean {
    const before = Array.from(routes[r].nodes.subarray(1, routes[r].length + 1))
    if (!write(r, nodes, length)) {
      write(r, before, before.length)
      return false
    }
    for (const o of before) routeOf[o] = -1
    for (let i = 0; i < length; i++) routeOf[nodes[i]] = r
    return true
  }

  function commit(): void {
    for (const r of changedList) {
      spare.push(storedRoutes[r])
      storedRoutes[r] = routes[r]
      changed[r] = 0
    }
    changedList.length = 0
    savedAbsent = self.absent.slice()
    keptCost = self.cost
    keptUsed = self.used
  }

  function undo(): void {
    for (const r of changedList) {
      const { nodes, length } = routes[r]
      for (let i = 1; i <= length; i++) routeOf[nodes[i]] = -1
    }
    for (const r of changedList) {
      spare.push(routes[r])
      const { nodes, length } = storedRoutes[r]
      for (let i = 1; i <= length; i++) routeOf[nodes[i]] = r
      routes[r] = storedRoutes[r]
      changed[r] = 0
    }
    changedList.length = 0
    self.absent = savedAbsent.slice()
    self.cost = keptCost
    self.used = keptUsed
  }

  const self: PairPlan = {
    routes,
    routeOf,
    absent: savedAbsent.slice(),
    cost: 0,
    used: 0,
    remove,
    insert,
    replace,
    commit,
    undo,
  }
  return self
}

/** Finds the cheapest position of a pair over all routes; caches results until a route changes. */
export interface PlaceFinder {
  /**
   * Route with the cheapest position below `limit`, or -1; writes `place`. `blink`: probability of skipping
   * improvements in a route.
   */
  cheapest(plan: PairPlan, pair: number, limit: number, blink: number): number
  /** Finds a position in an idle vehicle, at `discount` times its cost. */
  opening(plan: PairPlan, pair: number, discount: number, place: PairPlace): number
  readonly place: PairPlace
}

const CARELESS = 0.5
/** Encodes a position in one number. */
const POSITIONS = 8192

/** Creates the finder with a cache of one entry per pair and route. */
export function createPlaceFinder(
  inst: PairInstance,
  inserter: PairInserter,
  unit: () => number,
): PlaceFinder {
  const { pairs, vehicles } = inst
  const marks = new Float64Array(pairs * vehicles).fill(-1)
  const deltas = new Float64Array(pairs * vehicles)
  const places = new Int32Array(pairs * vehicles)
  const bestPlace: PairPlace = { delta: Infinity, pickAt: -1, dropAt: -1 }

  function cheapest(plan: PairPlan, pair: number, limit: number, blink: number): number {
    const { routes } = plan
    const { place } = self
    let best = limit
    let chosen = -1
    for (let r = 0; r < vehicles; r++) {
      const route = routes[r]
      if (route.length === 0) continue
      const k = pair * vehicles + r
      if (blink > 0 && unit() < blink) inserter.find(route, pair, best, CARELESS, bestPlace)
      else if (marks[k] === route.mark && (places[k] >= 0 || best <= deltas[k])) {
        if (places[k] < 0 || deltas[k] >= best) continue
        bestPlace.delta = deltas[k]
        bestPlace.pickAt = (places[k] / POSITIONS) | 0
        bestPlace.dropAt = places[k] % POSITIONS
      } else {
        inserter.find(route, pair, best, 0, bestPlace)
        marks[k] = route.mark
        places[k] = bestPlace.pickAt >= 0 ? bestPlace.pickAt * POSITIONS + bestPlace.dropAt : -1
        deltas[k] = bestPlace.pickAt >= 0 ? bestPlace.delta : best
      }
      if (bestPlace.pickAt < 0 || bestPlace.delta >= best) continue
      best = bestPlace.delta
      chosen = r
      place.delta = bestPlace.delta
      place.pickAt = bestPlace.pickAt
      place.dropAt = bestPlace.dropAt
    }
    return chosen
  }

  function opening(plan: PairPlan, pair: number, discount: number, place: PairPlace): number {
    const r = plan.routes.findIndex((route) => route.length === 0)
    if (r < 0) return -1
    inserter.find(plan.routes[r], pair, Infinity, 0, place)
    if (place.pickAt < 0) return -1
    place.delta *= discount
    return r
  }

  const self: PlaceFinder = { cheapest, opening, place: { delta: Infinity, pickAt: -1, dropAt: -1 } }
  return self
}
